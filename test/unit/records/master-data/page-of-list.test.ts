import { describe, expect, it } from 'vitest'
import { pageOfList } from '../../../../src/records/master-data/page-of-list.ts'
import { countedId, testService } from '../../../fixtures/service.ts'

const at = (minute: number) => `2025-06-01T08:0${minute}:00.000Z`
const owned = (nth: number, minute: number) => ({ id: countedId(nth), createdAt: at(minute) })
const idsOf = ({ rows }: { readonly rows: readonly { readonly id: string }[] }) => rows.map(({ id }) => id)

/** Two that all companies have before, and one behind; those of a company: the newest first, then by id. */
const before = [{ id: 'built-in-1' }, { id: 'built-in-2' }]
const own = [owned(5, 3), owned(2, 2), owned(4, 2), owned(1, 1)]
const behind = [{ id: 'published' }]
const list = pageOfList({ before, own, behind })

describe('a list that is at hand', () => {
  it('goes on behind the last record of the page before, whichever it is', async () => {
    const all = [...before, ...own, ...behind]
    const walked: string[] = []
    for (let page = await list.list({ limit: 1 }); ; page = await list.list({ limit: 1, after: page.next })) {
      walked.push(...idsOf(page))
      if (page.next === null) break
    }
    expect(walked).toEqual(all.map(({ id }) => id))
  })

  it('goes on with the next that is left where that record is gone', async () => {
    const behindGone = async (nth: number, minute: number) =>
      idsOf(await list.list({ after: { at: at(minute), key: [countedId(nth)] } }))
    const rest = ['published']
    // of the same moment, the greater ids come after it
    expect(await behindGone(3, 2)).toEqual([countedId(4), countedId(1), ...rest])
    expect(await behindGone(6, 2)).toEqual([countedId(1), ...rest])
    expect(await behindGone(9, 4)).toEqual([countedId(5), countedId(2), countedId(4), countedId(1), ...rest])
    // none of the company stands behind it
    expect(await behindGone(8, 1)).toEqual(rest)
    expect(await behindGone(9, 0)).toEqual(rest)
  })

  it('begins with the first of a moment where the position names no record', async () => {
    expect(idsOf(await list.list({ after: { at: at(2), key: [] }, limit: 2 }))).toEqual([countedId(2), countedId(4)])
  })

  it('of kinds or files goes on when the last record of a page is deleted before the next page', async () => {
    const { company, clock } = testService()
    for (const name of ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf']) {
      await company.files.create({ name, url: `https://files.example/${name}` })
      clock.advance()
    }
    const first = await company.files.list({ limit: 2, isCounted: false })
    expect(first.records.map(({ name }) => name)).toEqual(['d.pdf', 'c.pdf'])
    await company.files.delete(first.records[1]?.id ?? '')
    const rest = await company.files.list({ limit: 2, after: first.next ?? '' })
    expect(rest.records.map(({ name }) => name)).toEqual(['b.pdf', 'a.pdf'])
    expect(rest.next).toBeUndefined()
    await company.files.delete(rest.records[1]?.id ?? '')
    const [second] = rest.records
    const cursor = JSON.stringify([second?.createdAt, second?.id])
    await company.files.delete(second?.id ?? '')
    expect((await company.files.list({ limit: 2, after: cursor })).records).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { listRows } from '../../../src/ledger/context/list-rows.ts'
import { pageOfList } from '../../../src/records/master-data/page-of-list.ts'
import { countedId, refusalsOf, START } from '../../fixtures/service.ts'

/** More rows than a store gives in one page. */
const MANY = 10_001
const own = Array.from({ length: MANY }, (_, nth) => ({ id: countedId(nth), createdAt: START }))

describe('a list behind a cursor', () => {
  it('without a limit is all of it, however many pages of a store that takes', async () => {
    const all = await listRows(pageOfList({ own }), { isCounted: false })
    expect(all.records).toEqual(own)
    expect([all.total, all.next]).toEqual([null, undefined])
    const rest = await listRows(pageOfList({ own }), { after: JSON.stringify([START, countedId(MANY - 3)]) })
    expect(rest.records.map(({ id }) => id)).toEqual([countedId(MANY - 2), countedId(MANY - 1)])
  })

  it('is rejected for what is no cursor', async () => {
    const refused = (after: unknown) => refusalsOf(() => listRows(pageOfList({ own }), { after } as never))
    for (const after of [5, null, {}, ['["2025","a"]'], '', '[]', '["2025"]', 'next', '[1,{}]'])
      expect(await refused(after), JSON.stringify(after)).toEqual(['after query_invalid'])
  })

  it('is rejected where a number of rows to leave out stands beside the cursor, and says so', async () => {
    const both = () => listRows(pageOfList({ own }), { after: JSON.stringify([START, countedId(0)]), offset: 0 })
    const message = 'cannot be combined with after; send one of them'
    await expect(both()).rejects.toMatchObject({ violations: [{ path: 'offset', code: 'query_invalid', message }] })
  })
})

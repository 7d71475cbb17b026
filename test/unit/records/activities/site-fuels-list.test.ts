import { describe, expect, it } from 'vitest'
import { resourceSchemas } from '../../../../src/resources/index.ts'
import type { UncheckedPayload } from '../../../../src/service/index.ts'
import { countedId, fuelInput, OURS, refusalsOf, siteInput } from '../../../fixtures/service.ts'
import { reasonsOf, revisionsOf, siteWith } from '../../service/fixtures/site-fuels.ts'

const UNKNOWN = countedId(999_999)

describe('fuel of a site', () => {
  it('F14: is listed from the newest start on, then by id', async () => {
    const { create, company, siteId } = await siteWith()
    for (const day of ['02', '03', '02', '01']) await create({ startDate: `2025-01-${day}`, comment: day })
    const { records, total } = await company.siteFuels.list(siteId)
    expect(records.map(({ comment }) => comment)).toEqual(['03', '02', '02', '01'])
    const ids = records.map(({ id }) => id)
    expect([ids[1], total]).toEqual([[ids[1], ids[2]].sort()[0], 4])
    const part = await company.siteFuels.list(siteId, { limit: 2, offset: 1 })
    expect(part.records.map(({ id }) => id)).toEqual(ids.slice(1, 3))
    const withoutTotal = await company.siteFuels.list(siteId, { limit: 2, offset: 1, isCounted: false })
    expect(withoutTotal).toEqual({ records: part.records, total: null })
    for (const record of records) expect(resourceSchemas.SiteFuel.safeParse(record).success).toBe(true)
  })

  it('of an unknown site is not found, whatever else is wrong; a part without records is empty', async () => {
    const { create, company, siteId } = await siteWith()
    await create()
    const lists = (id: string) => [
      () => company.siteFuels.list(id),
      () => company.siteFuels.list(id, { after: '[', limit: 0 }),
    ]
    for (const id of [UNKNOWN, '', '\ud800', undefined as unknown as string]) {
      for (const list of lists(id)) expect(await refusalsOf(list)).toEqual(['siteId not_found'])
    }
    expect(await refusalsOf(lists(siteId)[1] as () => Promise<unknown>)).toEqual(['limit query_invalid'])
    expect(await company.siteFuels.list(siteId, { offset: 5, limit: 3 })).toEqual({ records: [], total: 1 })
  })

  it('F15: no offset is ever subtracted', async () => {
    const { create } = await siteWith()
    const { record } = await create({ offsets: [{ co2e: 100 }] } as unknown as UncheckedPayload<'createSiteFuel'>)
    expect([record.offsets, record.totalEmission]).toEqual([[], 2570.82])
  })

  it('X2, E9: is found below its own site alone', async () => {
    const { create, company, others, siteId } = await siteWith()
    const { record } = await create()
    const other = await company.sites.create(siteInput())
    const fuelId = record.id
    for (const path of [
      { siteId: other.record.id, fuelId },
      { siteId, fuelId: UNKNOWN },
      { siteId, fuelId: '\ud800' },
    ]) {
      const works = [
        () => company.siteFuels.get(path),
        () => company.siteFuels.update(path, { comment: '' }),
        () => company.siteFuels.delete(path),
        () => company.siteFuels.recalculate(path),
      ]
      for (const work of works) expect(await refusalsOf(work)).toEqual(['fuelId not_found'])
    }
    expect(await refusalsOf(() => others.siteFuels.get({ siteId, fuelId }))).toEqual(['siteId not_found'])
  })

  it('X15: adds up exactly at site, vendor and company, whatever is made, changed and deleted', async () => {
    const { create, company, siteId, store } = await siteWith()
    const made = []
    for (let n = 1; n <= 20; n++) made.push((await create({ value: `${n}.1` })).record.id)
    for (const fuelId of made.slice(0, 10)) await company.siteFuels.update({ siteId, fuelId }, { value: '0.3' })
    expect(await company.verifyTotals()).toEqual([])
    // (10 × 0.3 + Σ 11.1…20.1) × 2.57082
    const total = await store.read(OURS, (tx) => tx.companyTotal())
    expect(total).toBe('408.76038')
    for (const fuelId of made) await company.siteFuels.delete({ siteId, fuelId })
    expect(await company.verifyTotals()).toEqual([])
    expect(await store.read(OURS, (tx) => tx.companyTotal())).toBe('0')
  })

  it('keeps one snapshot of a factor for all its records, and one revision a calculation', async () => {
    const { create, company, siteId, store } = await siteWith()
    const { record } = await create()
    await create()
    await company.siteFuels.update({ siteId, fuelId: record.id }, { value: 1 })
    await company.siteFuels.recalculate({ siteId, fuelId: record.id })
    const snapshots = await store.read(OURS, (tx) => tx.factorSnapshots.count({ by: 'createdAt' }))
    expect(snapshots).toBe(1)
    const lines = await company.audit.log({ recordId: record.id })
    expect(lines.map(({ actor, action, before, after }) => [actor, action, before, after])).toEqual([
      ['tester', 'create', null, '2570.82'],
      ['tester', 'update', '2570.82', '2.57082'],
      ['tester', 'recalculate', '2.57082', '2.57082'],
    ])
    expect(await revisionsOf(store, record.id)).toEqual([1, 2, 3])
    expect(await reasonsOf(store, record.id)).toEqual(['created', 'updated', 'recalculated'])
  })

  it('X17: a request that is sent again is answered as the first time', async () => {
    const { service, siteId, company } = await siteWith()
    const idempotency = { route: 'POST fuel', key: 'k', fingerprint: 'f' }
    const send = () => service.company(OURS, { idempotency }).siteFuels.create(siteId, fuelInput())
    expect(await send()).toEqual(await send())
    expect((await company.siteFuels.list(siteId)).total).toBe(1)
  })
})

import { describe, expect, it } from 'vitest'
import { resourceSchemas } from '../../../../src/resources/index.ts'
import { countedId, OURS, refusalsOf, siteInput } from '../../../fixtures/service.ts'
import { siteWith, whole, withPolicy } from '../../service/fixtures/site-energies.ts'

const UNKNOWN = countedId(999_999)

describe('electricity of a site', () => {
  it('E9, X2: is found below its own site alone', async () => {
    const { create, company, others, siteId } = await siteWith()
    const { record } = await create()
    const other = await company.sites.create(siteInput())
    const energyId = record.id
    for (const path of [
      { siteId: other.record.id, energyId },
      { siteId, energyId: UNKNOWN },
      { siteId, energyId: '\0' },
    ]) {
      const works = [
        () => company.siteEnergies.get(path),
        () => company.siteEnergies.update(path, whole()),
        () => company.siteEnergies.delete(path),
        () => company.siteEnergies.recalculate(path),
        () => company.siteEnergies.locationBased(path),
      ]
      for (const work of works) expect(await refusalsOf(work)).toEqual(['energyId not_found'])
    }
    expect(await refusalsOf(() => others.siteEnergies.get({ siteId, energyId }))).toEqual(['siteId not_found'])
  })

  it('E8: asks for the five fields that the reference marks, a lenient service for none', async () => {
    const { create, company, siteId } = await siteWith()
    const { record } = await create()
    const path = { siteId, energyId: record.id }
    expect(await refusalsOf(() => company.siteEnergies.update(path, {}))).toEqual([
      'value required',
      'endDate required',
      'startDate required',
      'percentageOfCleanEnergy required',
      'emissionKindId required',
    ])
    expect((await company.siteEnergies.update(path, {}, { required: 'lenient' })).version).toBe(1)
    const changed = await company.siteEnergies.update(path, whole({ value: 2000 }))
    expect([changed.record.totalEmission, changed.version]).toEqual([354, 2])
  })

  it('X20: is listed from the last made on, in the shape of the contract', async () => {
    const { create, company, siteId, clock } = await siteWith()
    for (const day of ['02', '03', '01']) {
      await create({ startDate: `2025-01-${day}`, comment: day })
      clock.advance()
    }
    const { records, total } = await company.siteEnergies.list(siteId, { limit: 2 })
    expect([records.map(({ comment }) => comment), total]).toEqual([['01', '03'], 3])
    for (const record of records) expect(resourceSchemas.SiteEnergy.safeParse(record).success).toBe(true)
  })

  it('is logged with every calculation, both figures of it', async () => {
    const { create, company, siteId, store } = await withPolicy({})
    const { record } = await create()
    const path = { siteId, energyId: record.id }
    await company.siteEnergies.update(path, { percentageOfCleanEnergy: 50 })
    await company.siteEnergies.recalculate(path)
    await company.siteEnergies.delete(path)
    const rows = await store.read(OURS, async (tx) => (await tx.log.list({ recordId: record.id, by: 'sequence' })).rows)
    expect(rows.map(({ record: line }) => [line.action, line.before, line.after, line.computed?.revision])).toEqual([
      ['create', null, '177', 1],
      ['update', '177', '88.5', 2],
      ['recalculate', '88.5', '88.5', 3],
      ['delete', '88.5', null, undefined],
    ])
    expect(rows.flatMap(({ record: line }) => line.computed?.reason ?? [])).toEqual([
      'created',
      'updated',
      'recalculated',
    ])
    expect(rows.slice(0, 3).map(({ record: line }) => line.computed?.location?.method.id)).toEqual(
      Array.from({ length: 3 }, () => 'electricity_location'),
    )
  })
})

import { describe, expect, it } from 'vitest'
import type { StoredRestatement } from '../../../src/ledger/context/records.ts'
import { publishedCatalogue } from '../../../src/reference/factors/index.ts'
import type { RestatementInput, UncheckedPayload } from '../../../src/service/index.ts'
import { verifyBundle } from '../../../src/verify/index.ts'
import { FACTORS, fuelInput, recordInput, refusalsOf, siteInput, testService } from '../../fixtures/service.ts'

const YEAR = { from: '2025-01-01', to: '2026-01-01' }
const RULES = { ...YEAR, rules: true }

/** A company whose fuel a rule for all chose, 1,000 litres each month, and one record that names its factor. */
async function aCompany() {
  const { company } = testService()
  const siteId = (await company.sites.create(siteInput())).record.id
  const figures = { co2: 2, ch4: 0, n2o: 0, co2e: 2, denominatorUnitId: 13 }
  const own = (await company.emissionFactors.create({ name: 'Own blend', ...figures })).record.id
  const rule = async (changes: UncheckedPayload<'createFactorRule'>) =>
    (await company.factorRules.create({ activity: 'siteFuels', emissionFactorId: FACTORS.diesel.id, ...changes }))
      .record.id
  const fuel = async (changes: UncheckedPayload<'createSiteFuel'> = {}) =>
    (await company.siteFuels.create(siteId, fuelInput({ emissionFactorId: null, ...changes }))).record.id
  const general = await rule({})
  const january = await fuel()
  const february = await fuel({ startDate: '2025-02-01', endDate: '2025-03-01', account: '4930' })
  const named = await fuel({ emissionFactorId: FACTORS.diesel.id })
  const get = async (fuelId: string) => (await company.siteFuels.get({ siteId, fuelId })).record
  const run = async (input: RestatementInput): Promise<StoredRestatement> => {
    let last: StoredRestatement | undefined
    for await (const state of company.restatements.run(input)) last = state
    return last as StoredRestatement
  }
  return { company, siteId, own, rule, fuel, general, january, february, named, get, run }
}

describe('a restatement by rules', () => {
  it('moves the records for which the rules choose another factor now, with attribution and log', async () => {
    const { company, own, rule, general, january, february, named, get, run } = await aCompany()
    const special = await rule({ account: '4930', emissionFactorId: own })
    const { ruleAssignment, records, changed, unchanged, failed, differenceKg, byFactor } = await run(RULES)
    expect({ ruleAssignment, records, changed, unchanged, failed, differenceKg }).toEqual({
      ...{ ruleAssignment: { named: false }, records: 3, changed: 1, unchanged: 2, failed: 0 },
      differenceKg: '-570.82',
    })
    expect(byFactor).toMatchObject([{ collection: 'siteFuels', records: 1, differenceKg: '-570.82' }])
    expect(byFactor[0]?.before?.[0]).toContain(FACTORS.diesel.key)
    expect(await get(february)).toMatchObject({
      ...{ emissionFactorId: own, totalEmission: 2000 },
      assignedBy: { ruleId: special, level: ['account'] },
    })
    const line = (await company.audit.log({ recordId: february })).at(-1)
    expect(line).toMatchObject({ action: 'recalculate', before: '2570.82', after: '2000' })
    expect((await get(january)).assignedBy).toEqual({ ruleId: general, level: [] })
    expect((await get(named)).assignedBy ?? null).toBeNull()
    const lines: string[] = []
    for await (const one of company.export()) lines.push(one)
    expect((await verifyBundle(lines, { catalogue: publishedCatalogue })).differences).toEqual([])
  })

  it('moves a record whose factor stays and whose rule does not: it is another rule that stands behind it', async () => {
    const { rule, february, get, run } = await aCompany()
    const special = await rule({ account: '4930' })
    expect(await run(RULES)).toMatchObject({ changed: 1, differenceKg: '0' })
    expect((await get(february)).assignedBy?.ruleId).toBe(special)
  })

  it('lists what no rule fits any longer, whose factor is gone, or what is locked; it stays', async () => {
    const { company, own, rule, fuel, general, january, february, get, run } = await aCompany()
    const march = await fuel({ startDate: '2025-03-01', endDate: '2025-04-01', account: '4600' })
    await company.factorRules.delete(general)
    await rule({ account: '4930', emissionFactorId: FACTORS.diesel.id })
    await company.periods.lock({ from: '2025-02-01', to: '2025-03-01' })
    await rule({ account: '4600', emissionFactorId: own })
    await company.emissionFactors.delete(own)
    const done = await run(RULES)
    expect(done).toMatchObject({ records: 4, changed: 0, unchanged: 1, failed: 3, differenceKg: '0' })
    const codes = done.failures.map(({ recordId, violations }) => [recordId, violations.map(({ code }) => code)])
    expect(new Map(codes as never)).toEqual(
      new Map([
        [january, ['required']],
        [february, ['period_locked']],
        [march, ['unknown_emission_factor']],
      ]),
    )
    expect((await get(march)).assignedBy).toEqual({ ruleId: general, level: [] })
  })

  it('assigns records that name their factor where that is asked for and a rule fits', async () => {
    const { company, own, general, rule, named, get, run } = await aCompany()
    const other = { value: 1, account: '1', emissionFactorId: FACTORS.landfill.id }
    const waste = (await company.activityRecords.create(recordInput(other))).record.id
    expect(await run({ ...RULES, named: true })).toMatchObject({ records: 4, changed: 1, failed: 0, differenceKg: '0' })
    expect((await get(named)).assignedBy).toEqual({ ruleId: general, level: [] })
    await company.factorRules.update(general, { emissionFactorId: own })
    expect(await run({ ...RULES, named: true })).toMatchObject({ changed: 3, differenceKg: '-1712.46' })
    // no rule is of activity records
    expect((await company.activityRecords.get(waste)).record).toMatchObject({ assignedBy: null })
    await rule({ activity: 'activityRecords', emissionFactorId: FACTORS.cans.id })
    // waste by a factor of purchased goods: the category of Scope 3 follows the factor
    expect(await run({ ...RULES, named: true })).toMatchObject({ changed: 1, failed: 0 })
    expect((await company.activityRecords.get(waste)).record).toMatchObject({ scope3Category: 1 })
  })

  it('leaves the figures of a factor that the rules choose still as they were used', async () => {
    const { company, own, general, january, get, run } = await aCompany()
    await company.factorRules.update(general, { emissionFactorId: own })
    await run(RULES)
    await company.emissionFactors.update(own, { co2e: 3, co2: 3 })
    expect(await run(RULES)).toMatchObject({ changed: 0, unchanged: 3 })
    expect((await get(january)).totalEmission).toBe(2000)
    expect(await run(YEAR)).toMatchObject({ changed: 2, differenceKg: '2000' })
  })

  it('is rejected beside editions, and is another one than that of the same span without rules', async () => {
    const { company } = await aCompany()
    const refusals = (scope: object) =>
      refusalsOf(() => company.restatements.start({ ...YEAR, ...scope } as RestatementInput))
    const editions = { from: 'desnz-2024', to: 'desnz-2025' }
    expect(await refusals({ rules: true, editions })).toEqual(['rules invalid_choice'])
    expect(await refusals({ named: true, vehicles: true })).toEqual(['vehicles invalid_choice', 'named invalid_choice'])
    await company.restatements.start({ ...RULES, id: 'a' })
    await company.restatements.start({ ...RULES, id: 'a', named: false })
    expect(await refusals({ id: 'a' })).toEqual(['id duplicate'])
    expect(await refusals({ id: 'a', rules: true, named: true })).toEqual(['id duplicate'])
    await expect(company.restatements.start({ ...YEAR, id: 'a' })).rejects.toThrow('by rules; send another id')
    await company.restatements.start({ ...RULES, id: 'b', named: true })
    const other = company.restatements.start({ ...YEAR, id: 'b' })
    await expect(other).rejects.toThrow('by rules, named factors too; send another id')
  })
})

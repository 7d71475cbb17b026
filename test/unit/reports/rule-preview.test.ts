import { describe, expect, it } from 'vitest'
import type { UncheckedPayload } from '../../../src/service/index.ts'
import { FACTORS, fuelInput, recordInput, refusalsOf, siteInput, testService } from '../../fixtures/service.ts'
import { bentStore } from '../service/fixtures/bent-store.ts'

/** A company with a rule for all fuel, and fuel of an account in each of the first months of 2025. */
async function aCompany(months = 3) {
  const { company, others, store } = testService()
  const siteId = (await company.sites.create(siteInput())).record.id
  const figures = { co2: 2, ch4: 0, n2o: 0, co2e: 2, denominatorUnitId: 13 }
  const own = (await company.emissionFactors.create({ name: 'Own blend', ...figures })).record.id
  const rule = async (changes: UncheckedPayload<'createFactorRule'> = {}) =>
    (await company.factorRules.create({ activity: 'siteFuels', emissionFactorId: FACTORS.diesel.id, ...changes }))
      .record.id
  const general = await rule()
  const fuels: string[] = []
  for (let month = 1; month <= months; month++) {
    const startDate = `2025-0${month}-01T00:00:00.000Z`
    const input = fuelInput({ emissionFactorId: null, account: '4930', startDate, endDate: startDate })
    fuels.push((await company.siteFuels.create(siteId, input)).record.id)
  }
  const { preview } = company.factorRules
  return { company, others, store, siteId, own, rule, general, fuels, preview }
}

const RULE = { activity: 'siteFuels', account: '4930', emissionFactorId: FACTORS.diesel.id } as const

describe('a preview of a rule', () => {
  it('lists each record that a new rule would move, with rule, factor and emission before and after', async () => {
    const { own, general, fuels, preview } = await aCompany()
    const { moves, ...page } = await preview({ create: { ...RULE, emissionFactorId: own } })
    expect(page).toEqual({
      ...{ ties: [], records: 3, changed: 3, unchanged: 0, failed: 0, differenceKg: '-1712.46', next: null },
    })
    expect(moves.map(({ recordId }) => recordId)).toEqual(fuels)
    expect(moves[0]).toEqual({
      ...{ collection: 'siteFuels', recordId: fuels[0], differenceKg: '-570.82', violations: [] },
      before: {
        ...{ assignedBy: { ruleId: general, level: [] }, emissionFactorId: FACTORS.diesel.id, co2eKg: '2570.82' },
        factor: expect.stringContaining(FACTORS.diesel.key),
      },
      after: {
        ...{ assignedBy: { ruleId: 'new', level: ['account'] }, emissionFactorId: own, co2eKg: '2000' },
        factor: expect.stringContaining(own),
      },
    })
  })

  it('lists what a deletion leaves without a rule, what is locked, and whose factor was deleted, as what stays', async () => {
    const { company, own, rule, general, fuels, preview } = await aCompany()
    const codesOf = async (change: Parameters<typeof preview>[0]) => {
      const { moves, failed } = await preview(change)
      expect(failed).toBe(moves.filter(({ after }) => after === null).length)
      return moves.map(({ recordId, after, violations: [first] }) => [recordId, after === null, first?.code])
    }
    const [january, february, march] = fuels
    await company.periods.lock({ from: '2025-02-01', to: '2025-02-02' })
    expect(await codesOf({ delete: general })).toEqual(fuels.map((id) => [id, true, 'required']))
    expect(await codesOf({ create: RULE })).toEqual([
      [january, false, undefined],
      [february, true, 'period_locked'],
      [march, false, undefined],
    ])
    await rule({ from: '2025-03-01', emissionFactorId: own })
    const special = await rule({ ...RULE, from: '2025-03-01' })
    await company.emissionFactors.delete(own)
    for await (const { failed } of company.restatements.run({ from: '2025-03-01', to: '2025-04-01', rules: true }))
      expect(failed).toBe(0)
    expect(await codesOf({ delete: special })).toEqual([[march, true, 'unknown_emission_factor']])
  })

  it('lists the records that would become ambiguous, and names the rules of the tie', async () => {
    const { rule, fuels, preview } = await aCompany()
    const special = await rule({ ...RULE, to: '2025-02-15' })
    const { ties, changed, failed, moves } = await preview({ create: { ...RULE, from: '2025-02-01' } })
    expect([ties, changed, failed]).toEqual([[special], 1, 1])
    expect(moves.map(({ recordId, violations }) => [recordId, violations.map(({ code }) => code)])).toEqual([
      [fuels[1], ['factor_rule_tie']],
      [fuels[2], []],
    ])
    expect(moves[0]?.violations[0]?.message).toContain(`the rules "new" and "${special}"`)
  })

  it('lists nothing for a change that moves nothing, nor what an earlier change would move', async () => {
    const { company, own, general, siteId, preview } = await aCompany()
    await company.factorRules.update(general, { emissionFactorId: own })
    const counts = async (change: Parameters<typeof preview>[0]) => {
      const { records, changed, unchanged, failed, moves } = await preview(change)
      return [records, changed, unchanged, failed, moves.length]
    }
    expect(await counts({ update: { id: general, comment: 'Own' } })).toEqual([3, 0, 3, 0, 0])
    expect(await counts({ create: { ...RULE, account: '4600' } })).toEqual([3, 0, 3, 0, 0])
    // it only brings back what the records have
    expect(await counts({ update: { id: general, emissionFactorId: FACTORS.diesel.id } })).toEqual([3, 0, 3, 0, 0])
    expect(await counts({ update: { id: general, from: '2025-02-01', siteId } })).toEqual([3, 2, 0, 1, 3])
  })

  it('looks at records that name their factor where that is asked for', async () => {
    const { company, preview } = await aCompany(0)
    const { record } = await company.activityRecords.create(recordInput())
    const create = { activity: 'activityRecords', emissionFactorId: FACTORS.cans.id } as const
    expect(await preview({ create })).toMatchObject({ records: 1, changed: 0, unchanged: 1 })
    const { moves } = await preview({ create }, { named: true })
    expect(moves).toMatchObject([
      { recordId: record.id, before: { assignedBy: null }, after: { co2eKg: '1431.950655' } },
    ])
  })

  it('goes from page to page, through both activities of a rule that changes from one to the other', async () => {
    const { company, own, general, fuels, preview } = await aCompany()
    const { record } = await company.activityRecords.create(recordInput())
    const figures = { co2: 1, ch4: 0, n2o: 0, co2e: 1, denominatorUnitId: 2 }
    const perKg = (await company.emissionFactors.create({ name: 'Per kg', ...figures })).record.id
    const update = { id: general, activity: 'activityRecords', emissionFactorId: perKg } as const
    const pages = [await preview({ update }, { limit: 2, named: true })]
    for (let next = pages[0]?.next; next !== null && next !== undefined; next = pages.at(-1)?.next)
      pages.push(await preview({ update }, { limit: 2, named: true, after: next }))
    expect(pages.map(({ records, changed, failed }) => [records, changed, failed])).toEqual([
      [2, 0, 2],
      [2, 1, 1],
    ])
    expect(pages.flatMap(({ moves }) => moves.map(({ recordId }) => recordId))).toEqual([...fuels, record.id])
    const spanned = await preview({ delete: general }, { from: '2025-02-01', to: '2025-03-01' })
    expect(spanned.moves.map(({ recordId }) => recordId)).toEqual([fuels[1]])
    expect(own).not.toBe(perKg)
  })

  it('begins a page with the other activity where the one before ends with the first', async () => {
    const { company, general, fuels, preview } = await aCompany()
    const { record } = await company.activityRecords.create(recordInput())
    const figures = { co2: 1, ch4: 0, n2o: 0, co2e: 1, denominatorUnitId: 2 }
    const perKg = (await company.emissionFactors.create({ name: 'Per kg', ...figures })).record.id
    const update = { id: general, activity: 'activityRecords', emissionFactorId: perKg } as const
    const first = await preview({ update }, { limit: fuels.length, named: true })
    expect([first.moves.length, first.next]).toEqual([fuels.length, 'activityRecords'])
    const rest = await preview({ update }, { limit: fuels.length, named: true, after: first.next ?? '' })
    expect([rest.moves.map(({ recordId }) => recordId), rest.next]).toEqual([[record.id], null])
  })

  it('looks at more records than are read at once', async () => {
    const { company, siteId, preview, own } = await aCompany(0)
    const records = Array.from({ length: 501 }, (_, nth) => {
      const account = nth === 500 ? '4930' : '4600'
      return {
        siteId,
        ...fuelInput({ emissionFactorId: null, account, startDate: '2025-01-01', endDate: '2025-01-02' }),
      }
    })
    const imported = await company.import({ activity: 'siteFuels', records })
    const page = await preview({ create: { ...RULE, emissionFactorId: own } })
    expect([page.records, page.changed, page.next]).toEqual([501, 1, null])
    expect(page.moves.map(({ recordId }) => recordId)).toEqual([imported.records[500]?.id])
  })

  it('ends where the store fails, which is no reason why a record stays', async () => {
    const { store, own } = await aCompany()
    let reads = 0
    // the rule is read, and no record after it
    const get = function (this: { get(id: unknown): unknown }, id: unknown) {
      reads += 1
      if (reads > 1) throw new RangeError('the disk is gone')
      return this.get(id)
    }
    const broken = testService({ store: bentStore(store, { emissionFactors: { get } }) }).company
    const preview = broken.factorRules.preview({ create: { ...RULE, emissionFactorId: own } })
    await expect(preview).rejects.toThrow('the disk is gone')
  })

  it('is rejected where the change is, but for ties, and where the request means nothing', async () => {
    const { others, general, preview } = await aCompany(1)
    const refusals = (change: object, request: object = {}) => refusalsOf(() => preview(change as never, request))
    expect(await refusals({ create: { ...RULE, siteId: 'x', emissionFactorId: FACTORS.cans.id } })).toEqual([
      'emissionFactorId factor_category_mismatch',
      'siteId unknown_site',
    ])
    expect(await refusals({ create: { ...RULE, from: '2025-02-01', to: '2025-01-01' } })).toEqual([
      'to period_reversed',
    ])
    expect(await refusals({ update: { id: 'x', account: '1' } })).toEqual(['factorRuleId not_found'])
    expect(await refusals({ delete: 'x' })).toEqual(['factorRuleId not_found'])
    expect(await refusalsOf(() => others.factorRules.preview({ delete: general }))).toEqual(['factorRuleId not_found'])
    for (const change of [{}, { create: RULE, delete: general }])
      expect(await refusals(change)).toEqual(['change invalid_choice'])
    const request = { from: '2025-02-30', limit: 0 }
    expect(await refusals({ create: RULE }, request)).toEqual(['from invalid_date', 'limit query_invalid'])
    expect(await refusals({ create: RULE }, { from: '2025-02-01', to: '2025-01-01' })).toEqual(['to period_reversed'])
    expect(await refusals({ create: RULE }, { limit: 1001 })).toEqual(['limit query_invalid'])
    for (const after of ['x', '["2025-01-01T00:00:00.000Z","x"]', 'activityRecords', 'siteFuels x'])
      expect(await refusals({ create: RULE }, { after })).toEqual(['after query_invalid'])
  })
})

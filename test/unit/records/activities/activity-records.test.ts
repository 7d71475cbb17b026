import { describe, expect, it } from 'vitest'
import { FACTOR_CATEGORIES, toTrace } from '../../../../src/core/emissions/index.ts'
import { builtInUnits, units, unitTable } from '../../../../src/core/units/index.ts'
import { calculateQuantity } from '../../../../src/index.ts'
import { kindOf } from '../../../../src/ledger/references/emission-kinds.ts'
import { kindOfUse, RECORD_KINDS } from '../../../../src/records/activities/activity-records/activity-record.ts'
import { publishedCatalogue } from '../../../../src/reference/factors/index.ts'
import { builtInKindId, resourceSchemas } from '../../../../src/resources/index.ts'
import { verify, verifyBundle } from '../../../../src/verify/index.ts'
import { FACTORS, OURS, recordInput, refusalsOf, START, siteInput, testService } from '../../../fixtures/service.ts'
import { usesByKey } from '../../../fixtures/uses-by-key.ts'

const LENIENT = { required: 'lenient' } as const
const YEAR = { from: '2025-01-01', to: '2026-01-01' }

async function furnished(options?: Parameters<typeof testService>[0]) {
  const made = testService(options)
  const siteId = (await made.company.sites.create(siteInput())).record.id
  const vendor = { name: 'Aire Recycling', countryId: 826, vendorType: 'waste' }
  const vendorId = (await made.company.vendors.create(vendor)).record.id
  const { activityRecords: records } = made.company
  const create = (changes?: Parameters<typeof recordInput>[0]) => records.create(recordInput(changes))
  return { ...made, siteId, vendorId, records, create }
}

async function linesOf(company: Awaited<ReturnType<typeof furnished>>['company']) {
  const lines: string[] = []
  for await (const line of company.export()) lines.push(line)
  return lines
}

describe('recording an activity by its quantity', () => {
  it('gives back the record with its unit, its factor, and the kind and category that follow from the factor', async () => {
    const { create, siteId, vendorId } = await furnished()
    const { record, version, notices } = await create({ siteId, vendorId, comment: 'skip 4' })
    expect(record).toEqual({
      id: expect.any(String),
      value: 500,
      totalEmission: 4.491555,
      scope3Category: 5,
      startDate: '2025-01-01T00:00:00.000Z',
      endDate: '2025-02-01T00:00:00.000Z',
      comment: 'skip 4',
      unitId: units.kilogram.id,
      currency: null,
      price: null,
      priceYear: null,
      siteId,
      vendorId,
      companyId: OURS,
      emissionId: expect.any(String),
      emissionKindId: builtInKindId('waste'),
      emissionFactorId: FACTORS.landfill.id,
      createdAt: START,
      updatedAt: START,
      emissionKind: expect.objectContaining({ scope: 'SCOPE_3', name: 'Waste generated in operations' }),
      unit: expect.objectContaining({ id: units.kilogram.id }),
      emissionFactor: expect.objectContaining({ id: FACTORS.landfill.id }),
      ...{ account: null, productId: null, assignedBy: null },
    })
    expect(resourceSchemas.ActivityRecord.safeParse(record).success).toBe(true)
    expect([version, notices]).toEqual([1, []])
  })

  it('is the calculation of the library, digit by digit, whose trace verifies', async () => {
    const { create, company } = await furnished()
    const value = '0.1000000000000000000001'
    const { record } = await create({ value, unitId: units.pound.id })
    const computed = calculateQuantity({ value, unit: 'lb', factor: FACTORS.landfill })
    const trace = await company.audit.trace(record.emissionId)
    expect(JSON.parse(trace).contributions).toEqual(JSON.parse(toTrace(computed)).contributions)
    expect(verify(trace, { catalogue: publishedCatalogue })).toMatchObject({ verified: true })
    expect((await company.audit.log({ recordId: record.id }))[0]).toMatchObject({ action: 'create', revision: 1 })
  })

  it('has a built-in kind for the scope of every published factor that fits, by the table of the tests', () => {
    const ofQuantities = publishedCatalogue.factors().flatMap(({ key }) => usesByKey(key).quantity ?? [])
    // money is of goods and services, or of capital goods
    const scopes = new Set([...ofQuantities, '3.1', '3.2'])
    const kinds = [...scopes].map((scope) => kindOfUse({ scope, by: 'factor' } as Parameters<typeof kindOfUse>[0]).id)
    expect(scopes.size).toBeGreaterThan(5)
    expect(new Set(kinds)).toEqual(new Set(RECORD_KINDS.map((key) => kindOf(key).id)))
    expect(FACTOR_CATEGORIES.length).toBeGreaterThan(scopes.size)
  })

  it('has no kind for a scope that no use of a quantity has, and makes none up', () => {
    expect(() => kindOfUse({ scope: '3.4', by: 'factor' })).toThrow('no kind of activity records is of scope 3.4')
  })

  it('rejects all that its fields cannot mean, at the fields of the client, and stores nothing', async () => {
    const { create, company } = await furnished()
    const unknown = { unitId: 999_999, emissionFactorId: 'nobody', emissionKindId: 'x', siteId: 'no', vendorId: 'no' }
    expect(await refusalsOf(() => create(unknown))).toEqual([
      'unitId unknown_unit',
      'emissionFactorId unknown_emission_factor',
      'emissionKindId unknown_emission_kind',
      'siteId unknown_site',
      'vendorId unknown_vendor',
    ])
    expect(await refusalsOf(() => create({ unitId: units.litre.id }))).toEqual(['unitId unit_dimension_mismatch'])
    expect(await refusalsOf(() => create({ value: -1 }))).toEqual(['value must_be_non_negative'])
    expect(await refusalsOf(() => create({ startDate: '2025-03-01' }))).toEqual(['endDate period_reversed'])
    expect(await company.exactTotal()).toBe('0')
  })

  it('rejects a basis or a year of prices beside a unit, since they are of money', async () => {
    const { create } = await furnished()
    expect(await refusalsOf(() => create({ price: 'PRODUCER' }))).toEqual(['price invalid_choice'])
    expect(await refusalsOf(() => create({ priceYear: 2024 }))).toEqual(['priceYear invalid_choice'])
  })

  it('takes a unit of the service, exactly as the kilograms that it is', async () => {
    const sack = { id: 5001, name: 'Sack', short_name: 'sack', multiplier: '50', parent_id: 2, typeUnit: 'WEIGHT' }
    const { create } = await furnished({ units: unitTable([sack, ...builtInUnits.units]) })
    const { record } = await create({ value: 10, unitId: sack.id })
    expect([record.unit?.short_name, record.totalEmission]).toEqual(['sack', (await create()).record.totalEmission])
  })

  it('rejects a factor, a kind or a category that contradict each other', async () => {
    const { create, company } = await furnished()
    const mismatch = (path: string) => [`${path} factor_category_mismatch`]
    expect(await refusalsOf(() => create({ emissionFactorId: FACTORS.diesel.id, unitId: 13 }))).toEqual(
      mismatch('emissionFactorId'),
    )
    expect(await refusalsOf(() => create({ scope3Category: 1 }))).toEqual(mismatch('scope3Category'))
    expect(await refusalsOf(() => create({ emissionKindId: builtInKindId('product') }))).toEqual(
      mismatch('emissionKindId'),
    )
    expect((await create({ scope3Category: 5, emissionKindId: builtInKindId('waste') })).notices).toEqual([])
    const own = (category?: 'waste-disposal') =>
      company.emissionFactors.create({
        name: 'Skip hire',
        co2e: 20,
        denominatorUnitId: 3,
        ...(category && { category }),
      })
    const unstated = (await own()).record.id
    expect(await refusalsOf(() => create({ emissionFactorId: unstated, scope3Category: 5 }))).toEqual(
      mismatch('scope3Category'),
    )
    const { record, notices } = await create({ emissionFactorId: unstated })
    expect([record.scope3Category, record.emissionKind.name]).toEqual([1, 'Purchased goods and services'])
    expect(notices.map(({ code, path }) => `${path} ${code}`)).toEqual(['emissionFactorId factor_category_unstated'])
    const stated = await create({ emissionFactorId: (await own('waste-disposal')).record.id, scope3Category: 5 })
    expect([stated.record.totalEmission, stated.record.emissionKind.name]).toEqual([
      10,
      'Waste generated in operations',
    ])
  })
})

describe('an activity by its quantity', () => {
  it('follows its factor in kind and category, while a kind of the company stays', async () => {
    const { create, company, records } = await furnished()
    const kind = { scope: 'SCOPE_3', underScope: 'Sites', activityTypeUnderScope: 'SCRAP', name: 'Scrap' } as const
    const ownKind = (await company.emissionKinds.create(kind)).record.id
    const [plain, kept] = [(await create()).record.id, (await create({ emissionKindId: ownKind })).record.id]
    const toCans = { emissionFactorId: FACTORS.cans.id }
    const shown = async (id: string) => {
      const { record } = await records.update(id, toCans, LENIENT)
      return [record.totalEmission, record.scope3Category, record.emissionKind.name]
    }
    expect(await shown(plain)).toEqual([1431.950655, 1, 'Purchased goods and services'])
    expect(await shown(kept)).toEqual([1431.950655, 1, 'Scrap'])
    expect(await refusalsOf(() => records.update(plain, { scope3Category: 5 }, LENIENT))).toEqual([
      'scope3Category factor_category_mismatch',
    ])
    const renamed = await records.update(plain, { emissionKindId: ownKind }, LENIENT)
    expect([renamed.record.totalEmission, renamed.record.emissionKind.name]).toEqual([1431.950655, 'Scrap'])
  })

  it('is computed again by its own factor as that is now, which stays what it was until then', async () => {
    const { create, company, records } = await furnished()
    const own = await company.emissionFactors.create({ name: 'Skip hire', co2e: 20, denominatorUnitId: 3 })
    const { id } = (await create({ emissionFactorId: own.record.id })).record
    await company.emissionFactors.update(own.record.id, { co2e: 30, category: 'waste-disposal' })
    expect((await records.update(id, { value: 1000 }, LENIENT)).record).toMatchObject({
      totalEmission: 20,
      scope3Category: 1,
    })
    const { record } = await records.recalculate(id)
    expect(record).toMatchObject({ totalEmission: 30, scope3Category: 5, emissionKindId: builtInKindId('waste') })
  })

  it('stays as it is, with its version, where a change has no field', async () => {
    const { create, records } = await furnished()
    const { record, version } = await create()
    const same = await records.update(record.id, {}, LENIENT)
    expect([same.record, same.version]).toEqual([record, version])
  })

  it('is changed, moved, listed and deleted, and every total follows', async () => {
    const { create, company, records, siteId, vendorId } = await furnished()
    const { record } = await create({ vendorId })
    const changed = await records.update(record.id, { value: '1000', siteId, vendorId: null }, LENIENT)
    expect([changed.version, changed.record.totalEmission]).toEqual([2, 8.98311])
    const totals = [
      await company.exactTotal(),
      (await company.sites.get(siteId)).record.totalEmission,
      (await company.vendors.get(vendorId)).record.totalEmission,
    ]
    expect(totals).toEqual(['8.98311', 8.98311, 0])
    expect(await refusalsOf(() => company.sites.delete(siteId))).not.toEqual([])
    expect((await records.list()).records.map(({ id }) => id)).toEqual([record.id])
    expect(await company.verifyTotals()).toEqual([])
    await records.delete(record.id)
    expect([await company.exactTotal(), await refusalsOf(() => records.get(record.id))]).toEqual([
      '0',
      ['activityRecordId not_found'],
    ])
    expect(await company.audit.verifyLog()).toMatchObject({ verified: true, differences: [] })
  })

  it('counts under its scope and kind in the inventory, of its site or of the company alone', async () => {
    const { create, company, siteId } = await furnished()
    await create({ siteId })
    await create({ emissionFactorId: FACTORS.cans.id })
    const { scope3, byScope3Category, byKind, bySite, companyWide, byMonth } = await company.inventory(YEAR)
    expect(scope3.co2e.exact).toBe('1436.44221')
    expect(byScope3Category.map(({ category, amounts }) => [category, amounts.co2e.exact])).toEqual([
      [1, '1431.950655'],
      [5, '4.491555'],
    ])
    expect(byKind.map(({ name, amounts }) => [name, amounts.co2e.exact])).toEqual([
      ['Purchased goods and services', '1431.950655'],
      ['Waste generated in operations', '4.491555'],
    ])
    expect([bySite[0]?.amounts.co2e.exact, companyWide.co2e.exact]).toEqual(['4.491555', '1431.950655'])
    expect(byMonth.map(({ month }) => month)).toEqual(['2025-01'])
  })

  it('stands in the bundle, which verifies, and no more with another quantity', async () => {
    const { create, company, siteId, vendorId } = await furnished()
    await create({ siteId, vendorId })
    const lines = await linesOf(company)
    expect(await verifyBundle(lines, { catalogue: publishedCatalogue })).toMatchObject({ verified: true })
    const forged = lines.map((line) => line.replace(/("collection":"activityRecords".*?"value":)500\b/, '$1501'))
    expect(forged).not.toEqual(lines)
    expect(await verifyBundle(forged, { catalogue: publishedCatalogue })).toMatchObject({ verified: false })
  })

  it('cannot be recorded, changed or deleted in a period that is locked', async () => {
    const { create, company, records } = await furnished()
    const { id } = (await create()).record
    await company.periods.lock(YEAR)
    for (const work of [() => create(), () => records.update(id, { value: 1 }, LENIENT), () => records.delete(id)])
      expect(await refusalsOf(work)).toEqual(['startDate period_locked'])
  })
})

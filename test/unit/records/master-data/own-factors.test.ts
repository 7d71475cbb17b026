import { describe, expect, it } from 'vitest'
import { builtInUnits, type Unit, units, unitTable } from '../../../../src/core/units/index.ts'
import {
  countedId,
  energyInput,
  FACTORS,
  fuelInput,
  noticesOf,
  OURS,
  refusalsOf,
  siteInput,
  testService,
  unitInput,
} from '../../../fixtures/service.ts'

const KWH = units.kilowattHour.id
const LITRE = units.litre.id
const NOT_RECALCULATED = ['records_not_recalculated ']
const OIL = { name: 'Oil', co2e: 2, denominatorUnitId: LITRE }

async function withSite(options: Parameters<typeof testService>[0] = {}) {
  const test = testService({ policy: { required: 'lenient' }, ...options })
  const siteId = (await test.company.sites.create(siteInput())).record.id
  const own = async (changes: object) =>
    (await test.company.emissionFactors.create({ name: 'Own', co2e: '0.2', denominatorUnitId: KWH, ...changes })).record
      .id
  return { ...test, siteId, own }
}

describe("a company's own factor", () => {
  it.each(['net', 'gross', undefined] as const)(
    'reads energy on the heating value it states: %s',
    async (heatingValue) => {
      const { company, siteId, own } = await withSite()
      const emissionFactorId = await own({ heatingValue, category: 'fuel' })
      const {
        totalEmission: _,
        emissionId: __,
        ...input
      } = fuelInput({ unitId: KWH, unit: unitInput(KWH), emissionFactorId })
      const made = await company.siteFuels.create(siteId, input)
      const said = heatingValue === undefined ? [] : [`heating_value_assumed_${heatingValue} emissionFactorId`]
      expect(noticesOf(made)).toEqual(said)
      await company.emissionFactors.update(emissionFactorId, { name: 'Other' })
      expect(noticesOf(await company.siteFuels.recalculate({ siteId, fuelId: made.record.id }))).toEqual(said)
    },
  )

  it('of the mix of a supplier holds the clean share already, before and after a change of something else', async () => {
    const { company, siteId, own } = await withSite()
    const customEmissionFactorId = await own({ supplierMix: true, category: 'electricity' })
    const made = await company.siteEnergies.create(
      siteId,
      energyInput({ customEmissionFactorId, percentageOfCleanEnergy: 50 }),
    )
    const said = ['clean_share_in_supplier_mix percentageOfCleanEnergy']
    expect(noticesOf(made)).toEqual(said)
    expect(noticesOf(await company.emissionFactors.update(customEmissionFactorId, { co2e: 1 }))).toEqual(
      NOT_RECALCULATED,
    )
    const again = await company.siteEnergies.recalculate({ siteId, energyId: made.record.id })
    expect([noticesOf(again), again.record.totalEmission]).toEqual([said, 1000])
  })

  it('per unit of money counts what was spent, in its currency and the prices of its year', async () => {
    const { company, own } = await withSite()
    const money = { denominatorUnitId: 2001, currency: 'GBP', priceYear: 2025 } as const
    const emissionFactorId = await own({ ...money, tier: 'supplier' })
    const year = { startDate: '2025-01-01', endDate: '2026-01-01' }
    const spend = { ...year, value: 1500, currency: 'GBP', price: 'PURCHASER', emissionFactorId } as const
    const made = await company.activityRecords.create(spend)
    expect(made.record).toMatchObject({ totalEmission: 300, scope3Category: 1 })
    expect(made.record.emissionFactor).toMatchObject({ denominatorUnitId: 2001, isCustom: true })
    const { byTier } = await company.inventory({ from: '2025-01-01', to: '2026-01-01' })
    expect(byTier).toEqual([{ tier: 'supplier', records: 1, co2e: { exact: '300', kg: 300 } }])
    await company.emissionFactors.update(emissionFactorId, { name: 'Printing', co2e: '0.3' })
    expect((await company.activityRecords.recalculate(made.record.id)).record.totalEmission).toBe(450)
    const of2024 = { startDate: '2024-01-01', endDate: '2025-01-01' }
    expect(await refusalsOf(() => company.activityRecords.create({ ...spend, ...of2024 }))).toEqual([
      'startDate price_index_missing',
    ])
    const eur = () => company.activityRecords.create({ ...spend, currency: 'EUR' })
    expect(await refusalsOf(eur)).toEqual(['startDate exchange_rate_missing'])
    const litres = { unitId: LITRE, currency: null, price: null }
    expect(await refusalsOf(() => company.activityRecords.create({ ...spend, ...litres }))).toEqual([
      'emissionFactorId factor_category_mismatch',
    ])
  })

  it('is per money by currency and year together, and per a unit by neither', async () => {
    const { company, own } = await withSite()
    const refused = (changes: object) => refusalsOf(() => own(changes))
    const per = (changes: object) => refused({ denominatorUnitId: 2001, currency: 'GBP', priceYear: 2025, ...changes })
    expect(await per({ currency: null })).toEqual(['currency required'])
    expect(await per({ currency: null, priceYear: null })).toEqual(['currency required', 'priceYear required'])
    expect(await per({ currency: 'pounds' })).toEqual(['currency unknown_currency'])
    expect(await per({ priceYear: 25 })).toEqual(['priceYear must_be_whole'])
    expect(await refused({ currency: 'GBP' })).toEqual(['currency invalid_choice'])
    expect(await refused({ tier: 'guess' })).toEqual(['tier invalid_choice'])
    const id = await own({ denominatorUnitId: 2001, currency: 'GBP', priceYear: 2025 })
    expect(await refusalsOf(() => company.emissionFactors.update(id, { currency: null }))).toEqual([
      'currency required',
    ])
    const perLitre = await company.emissionFactors.update(id, { denominatorUnitId: LITRE })
    expect(perLitre.record.denominatorUnitId).toBe(LITRE)
  })

  it('says where records or vehicles were made with it, and of no other', async () => {
    const { company, own } = await withSite()
    const emissionFactorId = await own({ denominatorUnitId: LITRE })
    const change = async (sent: object) => noticesOf(await company.emissionFactors.update(emissionFactorId, sent))
    expect(await change({ co2e: 3 })).toEqual([])
    const vehicle = { name: 'Van', fuelSource: 'OIL', emissionFactorId, activityUnitId: LITRE }
    await company.vehicles.create(vehicle)
    expect(await change({ co2e: 4 })).toEqual(NOT_RECALCULATED)
    expect(await change({ source: 'invoice' })).toEqual([])
  })

  it('is named in the proof of a record by its company, its id and its source', async () => {
    const { company, siteId, own } = await withSite()
    const emissionFactorId = await own({ name: 'Gas', source: 'boiler test' })
    const input = fuelInput({ unitId: KWH, unit: unitInput(KWH), emissionFactorId })
    const { record } = await company.siteFuels.create(siteId, input)
    const [{ factor }] = JSON.parse(await company.audit.trace(record.id)).contributions
    expect(factor).toMatchObject({
      edition: `company-${OURS}`,
      name: 'Gas',
      source: { publisher: 'own factor', title: 'boiler test' },
    })
    expect(factor.key.startsWith(`company-${OURS}/${emissionFactorId}/`)).toBe(true)
    expect(await company.audit.explain(record.id)).toContain(`0.2 kg CO2e/kWh (own factor, row ${factor.key})`)
  })

  it('is found by words in its name and source, of which one that has none says nothing', async () => {
    const { company, own } = await withSite()
    await own({ name: 'Pellets', source: null })
    const found = async (search: string) => (await company.emissionFactors.list({ search, isCustom: true })).total
    expect([await found('pellets'), await found('null'), await found('undefined')]).toEqual([1, 0, 0])
    // letters make no word, and neither do a name and a source together
    await own({ name: 'Holz', source: 'boiler' })
    expect([await found('stellep'), await found('holzboiler'), await found('boiler holz')]).toEqual([0, 0, 1])
    expect([await found(''), await found('  pel  '), await found('x'.repeat(255))]).toEqual([2, 1, 0])
  })

  it('has figures in masses that the service knows, by id and by name', async () => {
    const { company } = testService()
    const input = { name: 'a', co2e: 1, denominatorUnitId: LITRE, numeratorUnitId: KWH }
    await expect(company.emissionFactors.create(input)).rejects.toMatchObject({
      violations: [
        {
          path: 'numeratorUnitId',
          message: 'is kWh (ELECTRICITY); figures are masses in g, kg, t or lb',
          expected: '1 (g), 2 (kg), 3 (t), 1001 (lb)',
        },
      ],
    })
    const gram = builtInUnits.find(units.gram.id)
    const others = builtInUnits.units.filter(({ id }) => id !== gram.id)
    const stone: Unit = { ...gram, name: 'Stone', short_name: 'stone' }
    for (const other of [stone, { ...gram, id: 5000 }]) {
      const own = testService({ units: unitTable([...others, other]) }).company
      const of = () => own.emissionFactors.create({ ...input, numeratorUnitId: other.id })
      expect(await refusalsOf(of)).toEqual(['numeratorUnitId unit_dimension_mismatch'])
    }
  })

  it('in a unit that a service does not know serves nothing there', async () => {
    const { company, store, siteId } = await withSite()
    const cask: Unit = { ...builtInUnits.find(LITRE), id: 5000, name: 'Cask', short_name: 'cask', parent_id: LITRE }
    const brewery = testService({
      store,
      units: unitTable([...builtInUnits.units, cask]),
      newId: () => countedId(9000),
    })
    const { id } = (await brewery.company.emissionFactors.create({ ...OIL, denominatorUnitId: cask.id })).record
    const create = () => company.siteFuels.create(siteId, fuelInput({ emissionFactorId: id }))
    expect(await refusalsOf(create)).toEqual(['denominatorUnitId unknown_unit'])
  })
})

describe('a published factor', () => {
  it('that may not stand alone serves no record', async () => {
    const { company, siteId } = await withSite()
    const input = fuelInput({ emissionFactorId: 'epa-2025/mobile/motor-gasoline/us-gallon' })
    const refused = ['emissionFactorId factor_incomplete']
    expect(await refusalsOf(() => company.siteFuels.create(siteId, input))).toEqual(refused)
  })

  it('is not to be changed: create one of your own', async () => {
    const { company } = testService()
    await expect(company.emissionFactors.delete(FACTORS.gas.id)).rejects.toThrow(
      'is a published factor; create one of your own',
    )
  })
})

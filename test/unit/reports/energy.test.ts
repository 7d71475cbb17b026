import { describe, expect, it } from 'vitest'
import { calculateFuel, calculateVehicle } from '../../../src/core/activities/index.ts'
import { combineFactors } from '../../../src/core/emissions/index.ts'
import { ONE } from '../../../src/core/exact/index.ts'
import { builtInUnits, units } from '../../../src/core/units/index.ts'
import { findFactor } from '../../../src/reference/factors/index.ts'
import { nationalCatalogue } from '../../../src/reference/factors/national/index.ts'
import { drawnSource, energyReader } from '../../../src/reports/energy/record-energy.ts'
import { TECHNOLOGIES } from '../../../src/resources/index.ts'
import type { Company, DisclosureTable } from '../../../src/service/index.ts'
import { differingFormulas, evaluatedWorkbook } from '../../fixtures/evaluated-workbook.ts'
import {
  energyInput,
  fuelInput,
  leakInput,
  recordInput,
  siteInput,
  testService,
  unitInput,
} from '../../fixtures/service.ts'

const KWH = 4
const KM = 10
const LITRE = 13

const CARS = 'desnz-2025/passenger-vehicles/cars-by-market-segment'
const CHARGED = 'desnz-2025/uk-electricity-for-evs/cars-by-market-segment'

/** One company, and the energy of its report. */
async function open() {
  const { company } = testService({ policy: { required: 'lenient' } })
  const siteId = (await company.sites.create(siteInput())).record.id
  return { company, siteId }
}

async function drive(company: Company<never>, key: string, activityUnitId = KM) {
  const vehicle = { name: 'Car', fuelSource: 'DIESEL', emissionFactorId: findFactor(key).id, activityUnitId } as const
  const { id } = (await company.vehicles.create(vehicle)).record
  const period = { startDateUtc: '2025-01-01', endDateUtc: '2025-02-01' }
  return (await company.vehicleEmissions.create(id, { ...period, amount: 100 })).record.id
}

async function reportOf(company: Company<never>): Promise<DisclosureTable> {
  return company.report({ standard: 'esrs-e1', year: 2025 })
}

const mwhOf = ({ rows }: DisclosureTable, id: string) => rows.find((row) => row.id === `energy.${id}`)?.value?.exact
const mwhValueOf = ({ rows }: DisclosureTable, id: string) =>
  rows.find((row) => row.id === `energy.${id}`)?.value?.value ?? Number.NaN
const gapsOf = ({ missing }: DisclosureTable) => missing.filter(({ code }) => code === 'energy_incomplete')

describe('the energy of records', () => {
  it('of vehicles is the published one per kilometre, of the fuel or of the electricity that the factor is about', async () => {
    const { company } = await open()
    // a hybrid has a factor of each, so that two records hold what it used
    await drive(company, `${CARS}/supermini/plug-in-hybrid-electric-vehicle/km`)
    await drive(company, `${CHARGED}/supermini/plug-in-hybrid-electric-vehicle/km`)
    await drive(company, `${CARS}/mini/diesel/km`)
    await drive(company, 'desnz-2025/passenger-vehicles/cars-by-size/large-car/cng/km')
    const table = await reportOf(company)
    const [hybrid, diesel] = [Number(mwhOf(table, 'petroleum')) - 0.042263, 0.042263]
    expect(hybrid).toBeGreaterThan(0.01)
    const [{ text = '' } = {}] = table.methodology.filter(({ datapoint }) => datapoint === 'AR 18')
    expect(text).toContain(
      'SECR kWh. Contains public sector information licensed under the Open Government Licence v3.0.',
    )
    expect(diesel + hybrid).toBeCloseTo(Number(mwhOf(table, 'petroleum')), 12)
    expect(Number(mwhOf(table, 'purchasedFossil'))).toBeGreaterThan(0)
    expect(Number(mwhOf(table, 'naturalGas'))).toBeGreaterThan(0)
    expect(gapsOf(table)).toEqual([])
  })

  it('of a battery car counts where its electricity is recorded, and not with the factor that is zero', async () => {
    const { company } = await open()
    await drive(company, `${CARS}/mini/battery-electric-vehicle/km`)
    expect(mwhOf(await reportOf(company), 'total')).toBeUndefined()
    await drive(company, `${CHARGED}/mini/battery-electric-vehicle/km`)
    const table = await reportOf(company)
    expect(mwhOf(table, 'total')).toBe('0.016955')
    expect(gapsOf(table)).toEqual([])
  })

  it('of vehicles that are recorded by fuel or by kilowatt hours is that fuel and that electricity', async () => {
    const { company } = await open()
    await drive(company, 'desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres', LITRE)
    await drive(company, 'desnz-2025/uk-electricity/electricity-generated/electricity-uk/kwh', KWH)
    const table = await company.report({ standard: 'secr', year: 2025, statement: { company: 'unquoted' } })
    const kwh = table.rows.find(({ id }) => id === 'unquoted.energy.transport')?.value?.value
    expect(kwh).toBeCloseTo(990.4864688611111 + 100, 9)
  })

  it('of a pair of factors is that of its fuel, whichever of the two comes first', () => {
    const [fuel, gases] = combineFactors(
      findFactor('epa-2025/mobile/motor-gasoline/us-gallon'),
      findFactor('epa-2025/mobile/heavy-duty-trucks-lng/vehicle-mile'),
    )
    const groups = { kind: { scope: 'SCOPE_1' } }
    for (const factor of [[fuel, gases] as const, [gases, fuel] as const]) {
      const calculation = calculateVehicle({ amount: 100, unit: 'mi', factor, fuel: { value: 10, unit: 'US gal' } })
      const watched = { groups, revision: { calculation }, record: calculation }
      const energy = energyReader(builtInUnits)(watched as never, [])
      expect(energy).toMatchObject({ parts: [{ use: 'transport', conversion: { source: { fuel: 'petroleum' } } }] })
      const [{ kwh } = { kwh: ONE }] = energy !== null && 'parts' in energy ? energy.parts : []
      // 0.125 mmBtu gross per US gallon, of Btu(IT); 44.65 GJ net of 47 GJ gross
      const expected = (10 * 0.125e6 * 1055.05585262 * 44.65) / 47 / 3.6e6
      expect(Number(kwh.n) / Number(kwh.d)).toBeCloseTo(expected, 9)
    }
  })

  it.each(['agriculture', 'process'] as const)(
    'is none in Scope 1 of the category %s, and nothing is missing',
    async (category) => {
      const { company } = await open()
      const own = { name: 'Lime kiln', co2e: '0.785', denominatorUnitId: units.kilogram.id, category }
      const emissionFactorId = (await company.emissionFactors.create(own)).record.id
      const month = { startDate: '2025-01-01', endDate: '2025-02-01' }
      await company.activityRecords.create({ ...month, value: 100, unitId: units.kilogram.id, emissionFactorId })
      const table = await reportOf(company)
      expect(table.rows.find(({ id }) => id === 'scope1')?.value?.exact).toBe('0.0785')
      expect(gapsOf(table)).toEqual([])
    },
  )

  it('of heat is that of the record, and refrigerants and Scope 3 have none', async () => {
    const { company, siteId } = await open()
    const heat = findFactor('desnz-2025/heat-and-steam/district-heat-and-steam/kwh').id
    await company.activityRecords.create(recordInput({ value: 3000, unitId: KWH, emissionFactorId: heat, siteId }))
    await company.activityRecords.create(recordInput())
    await company.refrigerantLeaks.create(siteId, leakInput())
    const gas = findFactor(
      'desnz-2025/refrigerant-other/kyoto-protocol-products/hfc-134a/total-emissions-including-non-kyoto-products/kg',
    ).id
    await company.siteFuels.create(
      siteId,
      fuelInput({ value: 1, unitId: 2, unit: unitInput(2), emissionFactorId: gas }),
    )
    const table = await reportOf(company)
    expect([mwhOf(table, 'purchasedFossil'), mwhOf(table, 'total')]).toEqual(['3', '3'])
    expect(gapsOf(table)).toEqual([])
  })

  it('of a fuel whose publisher states gross values alone is net by the two values of the same fuel elsewhere', async () => {
    const { company, siteId } = await open()
    const gas = findFactor('epa-2025/stationary/natural-gas/scf')
    const { id: unitId } = builtInUnits.find(gas.unit)
    await company.siteFuels.create(
      siteId,
      fuelInput({ value: 10_000, unitId, unit: unitInput(unitId), emissionFactorId: gas.id }),
    )
    // 1,026 Btu(IT) per standard cubic foot
    const kwh = (10_000 * 1026 * 1055.05585262) / 3.6e6
    expect(1000 * mwhValueOf(await reportOf(company), 'naturalGas')).toBeCloseTo((kwh * 45.745) / 50.678, 6)
  })

  it('of a fuel of a national publisher is by the energy content of its emission, and net by DESNZ', async () => {
    const diesel = nationalCatalogue.find('nga-2025/liquid-fuels/diesel-oil/gj')
    const content = nationalCatalogue
      .bridges?.()
      .find((one) => 'key' in one && one.key === 'nga-2025/liquid-fuels/diesel-oil/energy-content')
    if (diesel === undefined || content === undefined) throw new TypeError('the edition is shipped')
    const energyOf = energyReader(builtInUnits)
    const kwhOf = (times: string) => {
      const bridge = { ...content, times }
      const calculation = calculateFuel({ value: 20_000, unit: 'l', factor: diesel, bridge })
      const groups = { kind: { scope: 'SCOPE_1' } }
      const energy = energyOf({ groups, revision: { calculation }, record: calculation } as never, [])
      if (energy === null || 'underived' in energy) throw new TypeError(`no energy: ${energy?.underived}`)
      return Number(energy.parts[0]?.calculation().energyKwh)
    }
    const net = 43.027 / 45.774
    expect(content.times).toBe('38.6')
    expect(kwhOf('38.6')).toBeCloseTo(((20 * 38.6) / 0.0036) * net, 6)
    // another content of the same factor and unit is not taken from the first
    expect(kwhOf('40')).toBeCloseTo(((20 * 40) / 0.0036) * net, 6)
  })

  it('that an earlier column leaves out is named too', async () => {
    const { company, siteId } = await open()
    const own = await company.emissionFactors.create({ name: 'Own fuel', co2e: 2, denominatorUnitId: LITRE })
    const byOwn = { emissionFactorId: own.record.id }
    await company.siteFuels.create(siteId, fuelInput({ ...byOwn, startDate: '2024-01-01', endDate: '2024-02-01' }))
    await company.siteFuels.create(siteId, fuelInput({ ...byOwn, startDate: '2022-01-01', endDate: '2022-02-01' }))
    await company.siteEnergies.create(siteId, energyInput())
    const table = await company.report({ standard: 'esrs-e1', year: 2025, prior: [2022] })
    expect(gapsOf(table).map(({ message }) => message.split(' is left out')[0])).toEqual([
      'The energy of 1 record of the period before',
      'The energy of 1 record of the period of 2022',
    ])
  })

  it('is left out and named where nothing leads to it, and every record is counted', async () => {
    const { company, siteId } = await open()
    const marine = findFactor('desnz-2025/fuels/liquid-fuels/marine-gas-oil/kwh-gross-cv').id
    const byBill = { unitId: KWH, unit: unitInput(KWH), emissionFactorId: marine }
    for (let month = 0; month < 12; month += 1) await company.siteFuels.create(siteId, fuelInput(byBill))
    const perKm = await company.emissionFactors.create({ name: 'Own van', co2e: 1, denominatorUnitId: KM })
    const own = await company.emissionFactors.create({ name: 'Own fuel', co2e: 2, denominatorUnitId: LITRE })
    const { id: fuelId } = (await company.siteFuels.create(siteId, fuelInput({ emissionFactorId: own.record.id })))
      .record
    const van = { name: 'Van', fuelSource: 'DIESEL', emissionFactorId: perKm.record.id, activityUnitId: KM } as const
    const { id } = (await company.vehicles.create(van)).record
    const period = { startDateUtc: '2025-01-01', endDateUtc: '2025-02-01' }
    await company.vehicleEmissions.create(id, { ...period, amount: 1 })
    const table = await reportOf(company)
    const messages = gapsOf(table).map(({ message }) => message)
    expect(messages).toHaveLength(3)
    expect(messages.find((one) => one.includes('Marine gas oil'))).toMatch(
      /^The energy of 12 records is left out, so that the figures are too low: .*basis/,
    )
    // the first ten of them are named
    expect(
      messages
        .find((one) => one.includes('Marine gas oil'))
        ?.split('The first are ')[1]
        ?.split(', '),
    ).toHaveLength(10)
    expect(messages.find((one) => one.includes('Own fuel'))).toContain(fuelId)
    expect(messages.find((one) => one.includes('Own van'))).toContain('per distance')
    expect(mwhOf(table, 'total')).toBe('0')
  })

  it('that is drawn is that of its instruments, of the days in the period, with nothing left where they cover all', async () => {
    const { company, siteId } = await open()
    const year = { startDate: '2024-01-01', endDate: '2026-01-01' }
    const instrument = async (technology: 'wind' | 'fossil', energyKwh: number) => {
      const made = { kind: 'contract', name: technology, technology, energyKwh, countryId: 826, ...year } as const
      const emissionFactorId = 'tonne/zero-emission-electricity/kwh'
      return (await company.instruments.create({ ...made, emissionFactorId })).record.id
    }
    const instruments = [
      { instrumentId: await instrument('wind', 600), energyKwh: 600 },
      { instrumentId: await instrument('fossil', 400), energyKwh: 400 },
    ]
    // 10 of its 20 days are of 2025
    const days = { startDate: '2024-12-22', endDate: '2025-01-11' }
    await company.siteEnergies.create(siteId, energyInput({ ...days, value: 1000, instruments }))
    const table = await reportOf(company)
    expect(['renewable', 'purchasedFossil', 'total'].map((id) => mwhOf(table, id))).toEqual(['0.3', '0.2', '0.5'])
    const { methodology } = table
    expect(methodology.find(({ datapoint }) => datapoint === 'AR 23')?.text).toBe(
      'Electricity draws on contract, wind: 0.3 MWh; contract, fossil: 0.2 MWh.',
    )
    const workbook = await company.reportWorkbook({ standard: 'esrs-e1', year: 2025 })
    const cells = await evaluatedWorkbook(workbook)
    expect(differingFormulas(cells)).toEqual([])
    const lines = cells.filter(({ sheet }) => sheet === 'Energy')
    expect(new Set(lines.map(({ row }) => row)).size).toBe(4)
  })
})

describe('electricity that is drawn from an instrument', () => {
  it('is renewable, nuclear or fossil by its technology, and of no origin where that is mixed', () => {
    const origins = TECHNOLOGIES.map((technology) => {
      const source = drawnSource({ kind: 'certificate', technology, kwh: ONE })
      return [technology, 'origin' in source ? source.origin : null]
    })
    const renewable = ['wind', 'solar', 'hydro', 'geothermal', 'marine', 'biomass']
    expect(origins).toEqual([
      ...renewable.map((technology) => [technology, 'renewable']),
      ['nuclear', 'nuclear'],
      ['fossil', 'fossil'],
      ['mixed', null],
    ])
  })
})

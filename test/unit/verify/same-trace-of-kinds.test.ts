import { describe, expect, test } from 'vitest'
import {
  type Calculation,
  calculateElectricity,
  calculateFuel,
  calculateMovement,
  calculateQuantity,
  calculateRefrigerant,
  calculateSpend,
  calculateTrip,
  calculateVehicle,
  defineFactor,
  toTrace,
} from '../../../src/index.ts'
import {
  createCatalogue,
  findFactor,
  findRefrigerant,
  joinCatalogues,
  publishedCatalogue,
} from '../../../src/reference/factors/index.ts'
import { publishedSeries } from '../../../src/reference/factors/spend/index.ts'
import { calculateRows } from '../../../src/rows/calculate-rows.ts'
import { ACTIVITY_KINDS, type ActivityKind } from '../../../src/rows/columns.ts'
import type { Company } from '../../../src/service/index.ts'
import { verify } from '../../../src/verify/index.ts'
import { batchInput, movementInput } from '../../fixtures/batches.ts'
import {
  energyInput,
  FACTORS,
  fuelInput,
  leakInput,
  recordInput,
  siteInput,
  testService,
} from '../../fixtures/service.ts'
import { places, tripInput, way } from '../../fixtures/travels.ts'

const LEGAL = defineFactor({
  ...{ key: 'test-2022/legal', edition: 'test-2022', unit: 'USD 2022', category: 'spend', per1: { co2e: '0.5' } },
  source: { publisher: 'Test', title: 'Legal services', editionYear: 2022 },
})
const catalogue = joinCatalogues(publishedCatalogue, createCatalogue([LEGAL]))
const GAS_OIL = findFactor('desnz-2025/fuels/liquid-fuels/gas-oil/litres')
const GRID = findFactor('desnz-2024/uk-electricity/electricity-generated/electricity-uk/kwh')
const LORRY = findFactor('desnz-2025/freighting-goods/hgv-all-diesel/all-hgvs/average-laden/tonne-km')
const FLIGHT = findFactor(
  'desnz-2025/business-travel-air/flights/long-haul-to-from-uk/average-passenger/without-rf/passenger-km',
)

/** One calculation by the library, as a row and as a record; each returns its traces. */
interface Way {
  readonly library: () => Promise<readonly Calculation[]> | readonly Calculation[]
  readonly row: Readonly<Record<string, string>>
  readonly record: (company: Company<never>, siteId: string) => Promise<{ readonly record: { readonly id: string } }>
}

const DATES = { start: '2024-01-01', end: '2024-02-01' }
const PERIOD = { startDate: '2024-01-01', endDate: '2024-02-01' }
const TIMES = { startDateUtc: '2024-01-01', endDateUtc: '2024-02-01' }
const ENDS = { from: '53.79, -1.53', to: '53.76, -0.32' }

/** The ways of each kind of activity: a new kind does not compile without one. */
const WAYS: Readonly<Record<ActivityKind, Way>> = {
  fuel: {
    library: () => [calculateFuel({ value: '100.5', unit: 'l', factor: GAS_OIL })],
    row: { value: '100.5', unit: 'l', factor: GAS_OIL.key },
    record: (company, siteId) =>
      company.siteFuels.create(siteId, fuelInput({ ...PERIOD, value: '100.5', emissionFactorId: GAS_OIL.id } as never)),
  },
  electricity: {
    library: () => {
      const use = { value: '1000.25', unit: 'kWh', grid: GRID, percentageOfCleanEnergy: '40' } as const
      return [calculateElectricity({ ...use, method: 'market' }), calculateElectricity({ ...use, method: 'location' })]
    },
    row: { value: '1000.25', unit: 'kWh', country: 'GB', percentageOfCleanEnergy: '40' },
    record: (company, siteId) =>
      company.siteEnergies.create(
        siteId,
        energyInput({ ...PERIOD, value: '1000.25', percentageOfCleanEnergy: 40 } as never),
      ),
  },
  vehicle: {
    library: () => [
      calculateVehicle({
        amount: '1200.5',
        unit: 'km',
        factor: GAS_OIL,
        consumption: { value: '7.5', unit: 'l', per: 100 },
      }),
    ],
    row: {
      ...{ value: '1200.5', unit: 'km', factor: GAS_OIL.key },
      ...{ consumption: '7.5', consumptionUnit: 'l', consumptionPer: '100' },
    },
    async record(company) {
      const consumption = { fuelConsumption: '7.5', fuelConsumptionUnitId: 13, consumptionPer: 100 }
      const car = {
        name: 'Car',
        fuelSource: 'DIESEL',
        emissionFactorId: GAS_OIL.id,
        activityUnitId: 10,
        ...consumption,
      }
      const { id } = (await company.vehicles.create(car as never)).record
      return company.vehicleEmissions.create(id, { ...TIMES, amount: '1200.5' })
    },
  },
  movement: {
    async library() {
      const distance = await places.distance({ ...ENDS, mode: 'TRUCK' } as never)
      return [
        calculateMovement({
          mass: '8.5',
          massUnit: 't',
          mode: 'TRUCK',
          distance,
          factor: LORRY,
          isReturnMoving: true,
        } as never),
      ]
    },
    row: {
      ...{ value: '8.5', unit: 't', mode: 'TRUCK', ...ENDS },
      ...{ isReturn: 'true', factor: LORRY.key },
    },
    async record(company) {
      const { id } = (await company.batches.create(batchInput())).record
      const own = { fromAddress: { startPoint: ENDS.from }, toAddress: { endPoint: ENDS.to } }
      const move = { ...own, ...PERIOD, transportWeightTon: '8.5', isReturnMoving: true, emissionFactorId: LORRY.id }
      return company.movements.create(id, movementInput({ ...move, distanceKm: undefined } as never))
    },
  },
  trip: {
    async library() {
      const distance = await places.distance({ from: 'LHR', to: 'JFK', mode: 'AIR' } as never)
      return [
        calculateTrip({ legs: [{ mode: 'AIR', distance, factor: FLIGHT, passengers: 2, isReturn: true }] } as never),
      ]
    },
    row: { mode: 'AIR', from: 'LHR', to: 'JFK', passengers: '2', isReturn: 'true', factor: FLIGHT.key },
    record: (company) => {
      const options = { passengers: 2, emissionFactorId: FLIGHT.id }
      return company.travels.create(
        tripInput({ ...way('LHR', 'JFK'), isReturnMoving: true, customOptions: options }, { ...TIMES } as never),
      )
    },
  },
  refrigerant: {
    library: () => [
      calculateRefrigerant({ mass: '2.5', unit: 'kg', ...findRefrigerant('R-410A', 'AR5_GWP100') } as never),
    ],
    row: { value: '2.5', unit: 'kg', blend: 'R-410A', gwp: 'AR5_GWP100' },
    record: (company, siteId) =>
      company.refrigerantLeaks.create(siteId, leakInput({ ...PERIOD, value: '2.5' } as never)),
  },
  quantity: {
    library: () => [calculateQuantity({ value: '500.5', unit: 'kg', factor: FACTORS.landfill })],
    row: { value: '500.5', unit: 'kg', factor: FACTORS.landfill.key },
    record: (company) => company.activityRecords.create(recordInput({ ...PERIOD, value: '500.5' } as never)),
  },
  spend: {
    library: () => [
      calculateSpend({
        amount: '1500.5',
        currency: 'GBP',
        year: 2024,
        factor: LEGAL,
        series: publishedSeries,
        price: 'purchaser',
      }),
    ],
    row: { value: '1500.5', currency: 'GBP', price: 'purchaser', factor: LEGAL.key },
    record: (company) =>
      company.activityRecords.create(
        recordInput({
          ...PERIOD,
          ...{ unitId: null, value: '1500.5', emissionFactorId: LEGAL.id, currency: 'GBP', price: 'PURCHASER' },
        } as never),
      ),
  },
}

async function tracesOfRow(kind: ActivityKind): Promise<readonly string[]> {
  const rows = [{ id: 'one', activity: kind, ...DATES, ...WAYS[kind].row }]
  const [row] = await calculateRows(rows, { catalogue })
  return (row?.results ?? []).map(({ calculation }) => toTrace(calculation as Calculation))
}

async function tracesOfRecord(kind: ActivityKind): Promise<readonly string[]> {
  const { company } = testService({
    places,
    series: publishedSeries,
    catalogue,
    policy: { required: 'lenient' } as never,
  })
  const site = (await company.sites.create(siteInput())).record.id
  const { id } = (await WAYS[kind].record(company as never, site)).record
  const methods = kind === 'electricity' ? (['market', 'location'] as const) : (['market'] as const)
  return Promise.all(methods.map((method) => company.audit.trace(id, { method })))
}

describe('the same calculation', () => {
  test.each(ACTIVITY_KINDS)('of %s has the same trace from the library, as a row and as a record', async (kind) => {
    const byRecord = await tracesOfRecord(kind)
    const byRow = await tracesOfRow(kind)
    const byLibrary = (await WAYS[kind].library()).map((calculation) => toTrace(calculation))
    const parsed = (texts: readonly string[]) => texts.map((text) => JSON.parse(text)).sort(byMethod)
    expect(parsed(byRow)).toEqual(parsed(byRecord))
    expect(parsed(byLibrary)).toEqual(parsed(byRecord))
    expect([...byRow].sort()).toEqual([...byRecord].sort())
    for (const text of byRecord) expect(verify(text, { catalogue }).differences).toEqual([])
  })
})

function byMethod(
  one: { readonly method: { readonly id: string } },
  other: { readonly method: { readonly id: string } },
) {
  return one.method.id < other.method.id ? -1 : 1
}

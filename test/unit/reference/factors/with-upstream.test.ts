import { describe, expect, it } from 'vitest'
import {
  apportionCalculation,
  type Calculation,
  calculateElectricity,
  calculateFuel,
  calculateMovement,
  calculateQuantity,
  calculateTrip,
  calculateVehicle,
  defineFactor,
  type EmissionFactor,
  restate,
  scope2,
  scopesOf,
  sumEmissions,
  toExact,
  toTrace,
  wellToWheel,
  withGwpSetOfFactor,
  withRadiativeForcing,
} from '../../../../src/index.ts'
import {
  findFactor,
  publishedCatalogue,
  type WithUpstream,
  withUpstream,
} from '../../../../src/reference/factors/index.ts'
import { verify } from '../../../../src/verify/index.ts'

const GRID = 'uk-electricity/electricity-generated/electricity-uk/kwh'
const grid = findFactor(`desnz-2025/${GRID}`)
const diesel = findFactor('desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres')
const hgv = findFactor('desnz-2025/freighting-goods/hgv-all-diesel/all-hgvs/average-laden/tonne-km')
const hgvKm = findFactor('desnz-2025/freighting-goods/hgv-all-diesel/all-hgvs/average-laden/km')
const flight = findFactor(
  'desnz-2025/business-travel-air/flights/long-haul-to-from-uk/economy-class/without-rf/passenger-km',
)
const km = (value: number) => ({ value, kind: 'actual' as const })

const figuresOf = ({ upstream }: WithUpstream) =>
  upstream.map(({ of, kind, scope: { scope, category }, calculation }) => {
    return [...of, kind, `${scope}.${category}`, calculation.method.id, toExact(calculation).co2e]
  })
const codesOf = ({ notices }: Pick<WithUpstream, 'notices'>) => notices.map(({ code }) => code)

/** Each part proves itself, counts where it says, and stands beside an original that did not change. */
function proven(calculation: Calculation): WithUpstream {
  const before = toTrace(calculation)
  const result = withUpstream(calculation)
  expect(result.calculation).toBe(calculation)
  expect(toTrace(calculation)).toBe(before)
  for (const { calculation: part, scope } of result.upstream) {
    expect(verify(toTrace(part), { catalogue: publishedCatalogue })).toEqual({ verified: true, differences: [] })
    expect(scopesOf(part)).toEqual(part.contributions.map(() => scope))
    expect(scope.scope).toBe(3)
  }
  return result
}

describe('upstream emissions of what a company burns, buys and drives', () => {
  it('adds the well-to-tank row of a fuel, in any unit that leads to it', () => {
    const fuel = proven(calculateFuel({ value: 2, unit: 'm3', factor: diesel }))
    expect(figuresOf(fuel)).toEqual([[0, 'well_to_tank', '3.3', 'fuel', '1222.02']])
    expect(fuel.notices).toEqual([])
  })

  it('adds well-to-tank, losses, and well-to-tank of the losses of the grid', () => {
    const used = proven(calculateElectricity({ method: 'location', value: 1, unit: 'MWh', grid }))
    expect(figuresOf(used)).toEqual([
      [0, 'well_to_tank', '3.3', 'fuel', '45.9'],
      [0, 'losses', '3.3', 'fuel', '18.53'],
      [0, 'well_to_tank_of_losses', '3.3', 'fuel', '3.97'],
    ])
    expect(used.notices).toEqual([])
    expect(sumEmissions(used.upstream.map(({ calculation }) => calculation)).emission.co2e).toBe(68.4)
  })

  it('keeps a vehicle that a grid charges in its own method', () => {
    const car = calculateVehicle({
      amount: 100,
      unit: 'km',
      factor: grid,
      consumption: { value: 18, unit: 'kWh', per: 100 },
    })
    expect(figuresOf(proven(car))).toEqual([
      [0, 'well_to_tank', '3.3', 'vehicle', '0.8262'],
      [0, 'losses', '3.3', 'vehicle', '0.33354'],
      [0, 'well_to_tank_of_losses', '3.3', 'vehicle', '0.07146'],
    ])
  })

  it('adds the losses of district heat, of which heat made on site has none', () => {
    const heat = (kind: string) =>
      calculateQuantity({
        value: 1000,
        unit: 'kWh',
        factor: findFactor(`desnz-2025/heat-and-steam/${kind}-heat-and-steam/kwh`),
      })
    expect(figuresOf(proven(heat('district')))).toEqual([
      [0, 'well_to_tank', '3.3', 'quantity', '33.41'],
      [0, 'losses', '3.3', 'quantity', '9.45'],
      [0, 'well_to_tank_of_losses', '3.3', 'quantity', '1.76'],
    ])
    const onsite = proven(heat('onsite'))
    expect(figuresOf(onsite)).toEqual([[0, 'well_to_tank', '3.3', 'quantity', '33.41']])
    expect(onsite.notices).toEqual([])
  })

  it('counts a lorry of the company in category 3, by whichever method it was recorded', () => {
    const byVehicle = calculateVehicle({ amount: 10, unit: 'km', factor: hgvKm })
    const byQuantity = calculateQuantity({ value: 10, unit: 'km', factor: hgvKm })
    const [vehicle, quantity] = [byVehicle, byQuantity].map((one) => figuresOf(proven(one)))
    expect(vehicle).toEqual([[0, 'well_to_tank', '3.3', 'vehicle', expect.any(String)]])
    expect(quantity).toEqual(vehicle)
  })

  it('adds what an electric car of the company does not emit itself', () => {
    const row = 'cars-by-size/average-car/battery-electric-vehicle/km'
    const car = calculateVehicle({
      amount: 1000,
      unit: 'km',
      factor: findFactor(`desnz-2025/passenger-vehicles/${row}`),
    })
    expect(figuresOf(proven(car))).toEqual([[0, 'well_to_tank', '3.3', 'vehicle', '10.49']])
    const charged = calculateVehicle({
      amount: 1000,
      unit: 'km',
      factor: findFactor(`desnz-2025/uk-electricity-for-evs/${row}`),
    })
    const result = proven(charged)
    expect(figuresOf(result)).toEqual([[0, 'losses', '3.3', 'vehicle', '3.84']])
    expect(codesOf(result)).toEqual(['upstream_not_published'])
    expect(result.notices[0]?.message).toContain('published per distance')
  })
})

describe('upstream emissions of freight and travel by others', () => {
  it('stay in the category of the freight, for the way back too', () => {
    const movement = calculateMovement({
      mass: 8,
      distance: km(250),
      mode: 'TRUCK',
      factor: hgv,
      emptyReturn: { distance: km(250), factor: hgvKm },
    })
    const result = proven(movement)
    expect(result.upstream.map(({ of, kind, scope }) => [of, kind, scope.category])).toEqual([
      [[0, 1], 'well_to_tank', 4],
    ])
    const [part] = result.upstream
    expect(part?.calculation.contributions.map(({ label }) => label)).toEqual(['movement', 'empty return'])
    const alone = calculateMovement({
      mass: 8,
      distance: km(250),
      mode: 'TRUCK',
      factor: own({ unit: 't·km' }),
      emptyReturn: { distance: km(250), factor: hgvKm },
    })
    const without = proven(alone)
    expect([without.upstream, codesOf(without)]).toEqual([[], ['upstream_not_published', 'upstream_not_published']])
  })

  it('stay in business travel, leg by leg; nights at a hotel have none', () => {
    const hotel = { nights: 2, factor: findFactor('desnz-2025/hotel-stay/uk/room-per-night') }
    const legs = [
      {
        mode: 'AIR' as const,
        distance: { value: 5540, kind: 'great_circle' as const },
        factor: flight,
        isReturn: true,
      },
      {
        mode: 'TRUCK' as const,
        distance: { value: 20, kind: 'estimate' as const },
        factor: own({ unit: 'passenger·km', distanceBasis: 'actual' }),
      },
      {
        mode: 'RAIL' as const,
        distance: { value: 100, kind: 'shortest_feasible' as const },
        factor: findFactor('desnz-2025/business-travel-land/rail/national-rail/passenger-km'),
      },
    ]
    const result = proven(calculateTrip({ legs, hotel }))
    expect(result.upstream.map(({ of, scope }) => [of, scope.category])).toEqual([[[0, 2], 6]])
    const noted = codesOf(result.upstream[0]?.calculation as Calculation)
    expect(noted).toContain('return_doubled')
    expect(noted.filter((code) => code === 'distance_estimated' || code.startsWith('radiative_forcing'))).toEqual([])
    expect(codesOf(result.calculation)).toContain('distance_estimated')
    expect(result.upstream[0]?.calculation.contributions.map(({ label }) => label)).toEqual(['leg 1', 'leg 2'])
    expect(result.notices.map(({ code, path }) => [code, path])).toEqual([
      ['upstream_not_published', 'contributions[1].factor'],
      ['upstream_not_published', 'contributions[3].factor'],
    ])
  })

  it('raises a distance as the original does', () => {
    const distance = { value: 100, kind: 'shortest_feasible' as const }
    const movement = calculateMovement({ mass: 1, distance, mode: 'TRUCK', factor: hgv })
    expect(figuresOf(proven(movement))).toEqual([[0, 'well_to_tank', '3.4', 'movement', '2.47695']])
  })

  it('has no radiative forcing on the way to the tank', () => {
    const distance = { value: 5540, kind: 'great_circle' as const }
    const parts = [flight, withRadiativeForcing(flight)].map((factor) =>
      figuresOf(proven(calculateTrip({ legs: [{ mode: 'AIR', distance, factor }] }))),
    )
    expect(parts[0]).toEqual(parts[1])
  })

  it('leaves a car charged on a trip by others without losses that would count in category 3', () => {
    const factor = findFactor('desnz-2025/uk-electricity-for-evs/cars-by-size/average-car/battery-electric-vehicle/km')
    const result = proven(calculateTrip({ legs: [{ mode: 'TRUCK', distance: km(10), factor }] }))
    expect(figuresOf(result)).toEqual([])
    expect(codesOf(result)).toEqual(['upstream_not_published'])
  })
})

describe('upstream emissions of electricity under a contract', () => {
  const use = { value: 1, unit: 'MWh', grid, percentageOfCleanEnergy: 40 }

  it('are of all the electricity, by its grid, and say so', () => {
    const { location, market } = scope2(use)
    const [located, contracted] = [proven(location), proven(market)]
    expect(figuresOf(contracted)).toEqual(figuresOf(located))
    for (const { calculation } of contracted.upstream) expect(codesOf(calculation)).toContain('upstream_by_location')
    for (const { calculation } of located.upstream) expect(codesOf(calculation)).not.toContain('upstream_by_location')
  })

  it('are none where the contract covers all, or the grid is not known: that is a notice', () => {
    const clean = proven(calculateElectricity({ ...use, percentageOfCleanEnergy: 100, method: 'market' }))
    expect(figuresOf(clean)).toEqual([])
    expect(clean.notices[0]?.message).toContain('location-based')
    const custom = proven(calculateElectricity({ ...use, custom: own({ unit: 'kWh' }), method: 'market' }))
    expect([figuresOf(custom), codesOf(custom)]).toEqual([[], ['upstream_not_published']])
  })
})

describe('a factor without an upstream row', () => {
  const calculated = (factor: EmissionFactor, unit: string) => proven(calculateFuel({ value: 1, unit, factor }))

  it.each([
    ['an own factor', own({ unit: 'l' }), 'l'],
    ['a fuel of EPA', findFactor('epa-2025/stationary/natural-gas/scf'), 'scf'],
    ['lubricants, of which DESNZ prints none', findFactor('desnz-2025/fuels/liquid-fuels/lubricants/litres'), 'l'],
  ])('%s leaves a notice and no zero', (_, factor, unit) => {
    const result = calculated(factor, unit)
    expect([result.upstream, codesOf(result)]).toEqual([[], ['upstream_not_published']])
  })

  it('grids of Ember and well-to-wheel factors hold theirs', () => {
    const german = calculateElectricity({ method: 'location', value: 1, unit: 'kWh', grid: findFactor('ember/de/kwh') })
    const wheel = wellToWheel(
      diesel,
      findFactor('desnz-2025/wtt-fuels/liquid-fuels/diesel-average-biofuel-blend/litres'),
    )
    for (const result of [proven(german), calculated(wheel, 'l')]) {
      expect([result.upstream, codesOf(result)]).toEqual([[], ['upstream_in_factor']])
    }
  })

  it('managed assets are of another category, whose upstream emissions no row counts', () => {
    const managed = findFactor('desnz-2025/managed-assets-electricity/electricity-generated/electricity-uk/kwh')
    const result = proven(calculateElectricity({ method: 'location', value: 1, unit: 'kWh', grid: managed }))
    expect([result.upstream, codesOf(result)]).toEqual([[], ['upstream_not_published']])
  })

  it('upstream emissions have none of their own, but losses have', () => {
    const wtt = calculated(findFactor('desnz-2025/wtt-fuels/liquid-fuels/gas-oil/litres'), 'l')
    expect([wtt.upstream, wtt.notices]).toEqual([[], []])
    const losses = findFactor('desnz-2025/transmission-and-distribution/t-d-uk-electricity/electricity-uk/kwh')
    expect(figuresOf(calculated(losses, 'kWh'))).toEqual([[0, 'well_to_tank', '3.3', 'fuel', '0.00397']])
  })
})

describe('upstream emissions follow the original', () => {
  it('a factor of another GWP set, shares of batches, a restated factor and credits', () => {
    const gas = findFactor('desnz-2025/fuels/gaseous-fuels/natural-gas/kwh-gross-cv')
    const ar6 = calculateFuel({ value: 1, unit: 'GJ', factor: withGwpSetOfFactor(gas, 'AR6_GWP100') })
    expect(figuresOf(proven(ar6))[0]?.at(-1)).toMatch(/^8\.391666/)
    const credit = calculateFuel({ value: -10, unit: 'l', factor: diesel, allowCredits: true })
    expect(figuresOf(proven(credit))[0]?.at(-1)).toBe('-6.1101')
    const restated = restate(calculateFuel({ value: 1, unit: 'l', factor: diesel }), { activity: 3 }).after
    expect(figuresOf(proven(restated))[0]?.at(-1)).toBe('1.83303')
    const year = { start: '2025-01-01', end: '2025-12-31' }
    for (const { calculation } of apportionCalculation(ar6, year, 'month')) proven(calculation)
  })

  it('a secondary copy says so again, of its upstream row', () => {
    const used = calculateElectricity({
      method: 'location',
      value: 1,
      unit: 'kWh',
      grid: findFactor(`desnz-2026/${GRID}`),
    })
    const { upstream } = proven(used)
    expect(upstream).toHaveLength(3)
    for (const { calculation } of upstream) expect(codesOf(calculation)).toEqual(['factor_from_secondary_copy'])
  })
})

function own(change: Partial<Parameters<typeof defineFactor>[0]>): EmissionFactor {
  return defineFactor({ key: 'own/factor', unit: 'kWh', per1: { co2e: 1 }, ...change })
}

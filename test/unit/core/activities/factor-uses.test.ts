import { describe, expect, it } from 'vitest'
import { FACTOR_USES, type FactorUse, fittingUse } from '../../../../src/core/emissions/index.ts'
import {
  builtInUnits,
  type Calculation,
  calculateElectricity,
  calculateFuel,
  calculateMovement,
  calculateQuantity,
  calculateRefrigerant,
  calculateSpend,
  calculateTrip,
  calculateVehicle,
  combineFactors,
  defineFactor,
  type EmissionFactor,
  FACTOR_CATEGORIES,
  prepareFuel,
  scopesOf,
  type TransportMode,
  wellToWheel,
} from '../../../../src/index.ts'
import { findFactor, publishedCatalogue } from '../../../../src/reference/factors/index.ts'
import { SEEDS } from '../../../fixtures/seeds.ts'
import { usesByKey } from '../../../fixtures/uses-by-key.ts'
import { at, thrownBy, violationsOf } from '../../../fixtures/violations.ts'

const all = publishedCatalogue.factors()
/** An eighth of them for each seed. */
const some = all.filter((_, index) => SEEDS.some((seed) => index % 8 === seed % 8))
const own = (change: Partial<Parameters<typeof defineFactor>[0]>) =>
  defineFactor({ key: 'own/factor', unit: 'kWh', per1: { co2e: 1 }, ...change })
const freight = own({ key: 'own/freight', unit: 't·km' })
const typeOf = (unit: string) => builtInUnits.find(unit).typeUnit
const isOfDistance = (factor: EmissionFactor) => typeOf(factor.unit) === 'DISTANCE'

/** One of a factor by a mode: freight, a way back, or a leg of a trip. */
function carried(activity: string, mode: TransportMode, factor: EmissionFactor): Calculation {
  const distance = { value: 1 }
  if (activity === 'trip') {
    const mass = typeOf(factor.unit) === 'FREIGHT' ? { mass: 1 } : {}
    return calculateTrip({ legs: [{ mode, distance, factor, ...mass }] })
  }
  const emptyReturn = { distance, factor }
  return calculateMovement({
    ...{ mass: 1, distance, mode },
    ...(isOfDistance(factor) ? { factor: freight, emptyReturn } : { factor }),
  })
}

/** One unit of a factor in a use. */
function calculate(use: FactorUse, factor: EmissionFactor): Calculation {
  const { unit } = factor
  switch (use) {
    case 'fuel':
      return calculateFuel({ value: 1, unit, factor })
    case 'electricity':
      return calculateElectricity({ value: 1, unit, grid: factor, method: 'location' })
    case 'vehicle':
      return calculateVehicle({ amount: 1, unit, factor })
    case 'hotel':
      return calculateTrip({ legs: [], hotel: { nights: 1, factor } })
    case 'quantity':
      return calculateQuantity({ value: 1, unit, factor })
    case 'spend':
    case 'spend-capital':
      return calculateSpend({ amount: 1, currency: 'USD', year: 2022, factor, scope3Category: use === 'spend' ? 1 : 2 })
    case 'refrigerant':
      return calculateRefrigerant({ mass: 1, factor })
    default: {
      const [activity = '', mode = ''] = use.split('-')
      return carried(activity, mode.toUpperCase() as TransportMode, factor)
    }
  }
}

/** '3.6' where it was calculated, else the codes. */
function outcome(use: FactorUse, factor: EmissionFactor): string {
  const found: string[] = []
  const thrown = thrownBy(() => {
    const { scope, category } = scopesOf(calculate(use, factor)).at(-1) ?? {}
    found.push(category === null ? String(scope) : `${scope}.${category}`)
  })
  return [...found, ...thrown.map(({ code }) => code)].join(' ')
}

const DIMENSIONS: readonly (readonly [use: RegExp, of: readonly string[]])[] = [
  [/^movement/, ['FREIGHT', 'DISTANCE']],
  [/^trip/, ['FREIGHT', 'DISTANCE', 'PASSENGER_DISTANCE']],
  [/^hotel/, ['ROOM_NIGHT']],
  [/^refrigerant/, ['WEIGHT']],
]

function expectedOutcome(use: FactorUse, factor: EmissionFactor): string {
  if (!factor.complete) return 'factor_incomplete'
  const [, dimensions] = DIMENSIONS.find(([pattern]) => pattern.test(use)) ?? []
  if (dimensions?.includes(typeOf(factor.unit)) === false) return 'unit_dimension_mismatch'
  return usesByKey(factor.key)[use] ?? 'factor_category_mismatch'
}

describe('every published factor', () => {
  it.each(FACTOR_USES)(`of the seeds ${SEEDS} in the use %s is calculated under its scope, or rejected`, (use) => {
    const differing = some
      .map((factor) => [factor.key, outcome(use, factor), expectedOutcome(use, factor)] as const)
      .filter(([, is, due]) => is !== due)
    expect(differing).toEqual([])
  })

  it.each(FACTOR_USES)('fits the use %s by its category alone as its key says, whatever its unit', (use) => {
    const differing = all
      .map((factor) => [factor.key, fittingUse(factor, use)?.scope, usesByKey(factor.key)[use]] as const)
      .filter(([, is, due]) => is !== due)
    expect(differing).toEqual([])
  })

  it('states a category of the list', () => {
    expect(
      all.filter(({ category }) => category === 'own' || !FACTOR_CATEGORIES.some((one) => one === category)),
    ).toEqual([])
  })
})

const gas = findFactor('desnz-2025/fuels/gaseous-fuels/natural-gas/kwh-gross-cv')
const upstream = findFactor('desnz-2025/wtt-fuels/gaseous-fuels/natural-gas/kwh-gross-cv')
const water = findFactor('desnz-2025/water-supply/cubic-metres')
const heat = findFactor('desnz-2025/heat-and-steam/district-heat-and-steam/kwh')
const coal = findFactor('desnz-2025/fuels/solid-fuels/coal-industrial/tonnes')
const hgv = findFactor('desnz-2025/freighting-goods/hgv-all-diesel/all-hgvs/average-laden/tonne-km')
const ship = findFactor('desnz-2025/freighting-goods/cargo-ship/container-ship/average/tonne-km')
const grid = findFactor('desnz-2025/uk-electricity/electricity-generated/electricity-uk/kwh')
const mismatch = (path: string) => [at(path, 'factor_category_mismatch')]

describe('a factor of another category', () => {
  it('is rejected in a sentence that says what it is, and what fits', () => {
    expect(thrownBy(() => calculateFuel({ value: 1, unit: 'm3', factor: water }))).toEqual([
      {
        path: 'factor',
        code: 'factor_category_mismatch',
        message:
          'desnz-2025/water-supply/cubic-metres is of the category water, which does not fit fuel or heat used at a site; choose a factor of a fuel, of heat, or of their upstream emissions',
        expected: expect.stringMatching(/^fuel, bioenergy, .*refrigerant/),
        received: '"water"',
      },
    ])
  })

  it('is rejected for fuel, prepared or not', () => {
    expect(violationsOf(() => prepareFuel({ unit: 'm3', factor: water }))).toEqual(mismatch('factor'))
    expect(violationsOf(() => calculateFuel({ value: '1', unit: 'm3', factor: water }))).toEqual(mismatch('factor'))
    expect(violationsOf(() => calculateFuel({ value: 1, unit: 'kWh', factor: grid }))).toEqual(mismatch('factor'))
  })

  it.each(['grid', 'residual', 'clean', 'custom'] as const)('is rejected for electricity as %s', (path) => {
    const use = { value: 1, unit: 'kWh', grid, method: 'market', percentageOfCleanEnergy: 50 } as const
    const isGrid = path === 'grid'
    const choice = { ...use, ...(isGrid ? { method: 'location' as const } : {}), [path]: gas }
    expect(violationsOf(() => calculateElectricity(choice))).toEqual(mismatch(path))
  })

  it('is rejected as a refrigerant, alone and in a blend', () => {
    const gasOfBlend = findFactor('ipcc-ar5/gwp100/hfc-32/kg')
    expect(violationsOf(() => calculateRefrigerant({ mass: 1, factor: coal }))).toEqual(mismatch('factor'))
    const parts = [
      { factor: gasOfBlend, share: '0.5' },
      { factor: coal, share: '0.5' },
    ]
    expect(violationsOf(() => calculateRefrigerant({ mass: 1, parts }))).toEqual(mismatch('parts[1].factor'))
  })

  it('is rejected for freight by another mode, and for the way back', () => {
    const load = { mass: 1, distance: { value: 1 } }
    expect(violationsOf(() => calculateMovement({ ...load, mode: 'SHIP', factor: hgv }))).toEqual(mismatch('factor'))
    const emptyReturn = {
      distance: { value: 1 },
      factor: findFactor('desnz-2025/freighting-goods/hgv-all-diesel/all-hgvs/0pct-laden/km'),
    }
    expect(violationsOf(() => calculateMovement({ ...load, mode: 'SHIP', factor: ship, emptyReturn }))).toEqual(
      mismatch('emptyReturn.factor'),
    )
  })

  it('is rejected for a leg and for nights, at once', () => {
    const rail = findFactor('desnz-2025/business-travel-land/rail/national-rail/passenger-km')
    const legs = [{ mode: 'AIR', distance: { value: 1 }, factor: rail }] as const
    const hotel = { nights: 1, factor: own({ unit: 'room·night', category: 'homeworking' }) }
    expect(violationsOf(() => calculateTrip({ legs, hotel }))).toEqual([
      ...mismatch('legs[0].factor'),
      ...mismatch('hotel.factor'),
    ])
  })

  it('is rejected for a vehicle, also where its consumption is missing', () => {
    expect(violationsOf(() => calculateVehicle({ amount: 1, unit: 'km', factor: water }))).toEqual(mismatch('factor'))
  })

  it('is rejected for each of a pair', () => {
    const [fuel] = combineFactors(
      findFactor('epa-2025/mobile/motor-gasoline/us-gallon'),
      findFactor('epa-2025/mobile/gasoline-passenger-cars-model-year-2018/vehicle-mile'),
    )
    const fuelOnly = { amount: 1, unit: 'mi', fuel: { value: 1, unit: 'US gal' } } as const
    expect(violationsOf(() => calculateVehicle({ ...fuelOnly, factor: [fuel, water] }))).toContain(
      at('factor[1]', 'factor_category_mismatch'),
    )
  })
})

describe('the scope of a calculation', () => {
  it('is that of the factor: heat 2, what is upstream 3.3', () => {
    const scopes = (factor: EmissionFactor) => scopesOf(calculateFuel({ value: 1, unit: 'kWh', factor }))
    expect(scopes(heat)).toEqual([{ scope: 2, category: null, by: 'factor' }])
    expect(scopes(upstream)).toEqual([{ scope: 3, category: 3, by: 'factor' }])
    expect(scopes(gas)).toEqual([{ scope: 1, category: null, by: 'factor' }])
  })

  it('is that of the activity where the factor states no category', () => {
    expect(scopesOf(calculateFuel({ value: 1, unit: 'kWh', factor: own({}) }))).toEqual([
      { scope: 1, category: null, by: 'activity' },
    ])
    const use = { value: 1, unit: 'kWh', method: 'market', grid, custom: own({}), percentageOfCleanEnergy: 10 } as const
    expect(scopesOf(calculateElectricity(use))).toEqual([
      { scope: 2, category: null, by: 'activity' },
      { scope: 2, category: null, by: 'factor' },
    ])
  })

  it('is 3.3 of what says that it is upstream, whatever its category', () => {
    const factor = own({ boundary: 'WTT' })
    expect(scopesOf(calculateFuel({ value: 1, unit: 'kWh', factor }))).toMatchObject([{ scope: 3, category: 3 }])
    expect(violationsOf(() => calculate('electricity', factor))).toEqual(mismatch('grid'))
    const load = {
      mass: 1,
      distance: { value: 1 },
      mode: 'TRUCK',
      factor: own({ unit: 't·km', boundary: 'WTT' }),
    } as const
    expect(scopesOf(calculateMovement(load))).toMatchObject([{ scope: 3, category: 4 }])
  })

  it('is of two scopes for a well-to-wheel factor, which is said; freight has it in one', () => {
    const factor = wellToWheel(gas, upstream)
    const { notices } = calculateFuel({ value: 1, unit: 'kWh', factor })
    expect(notices.map(({ code }) => code)).toEqual(['heating_value_assumed_gross', 'upstream_in_scope'])
    const carriedBy = wellToWheel(
      hgv,
      findFactor('desnz-2025/wtt-delivery-vehs-freight/wtt-hgv-all-diesel/all-hgvs/average-laden/tonne-km'),
    )
    const load = { mass: 1, distance: { value: 1, kind: 'actual' }, mode: 'TRUCK', factor: carriedBy } as const
    expect(calculateMovement(load).notices).toEqual([])
  })
})

describe('a factor of one’s own', () => {
  it('is held to the category that it states', () => {
    const supplier = own({ category: 'electricity' })
    expect(outcome('electricity', supplier)).toBe('2')
    expect(outcome('fuel', supplier)).toBe('factor_category_mismatch')
    expect(outcome('fuel', own({ category: 'cooling' }))).toBe('2')
    expect(outcome('movement-rail', own({ unit: 't·km', category: 'freight-rail' }))).toBe('3.4')
    expect(outcome('movement-truck', own({ unit: 't·km', category: 'freight-rail' }))).toBe('factor_category_mismatch')
  })

  it('fits every mode by a category of several, unless its name tells one', () => {
    const factor = (name: string) => own({ unit: 't·km', category: 'freight', name })
    expect(
      ['truck', 'rail', 'ship', 'air'].map((mode) => outcome(`movement-${mode}` as FactorUse, factor('Ours'))),
    ).toEqual(['3.4', '3.4', '3.4', '3.4'])
    expect(outcome('movement-ship', factor('Freight by rail'))).toBe('factor_category_mismatch')
    expect(outcome('movement-ship', factor('Truck and rail'))).toBe('3.4')
  })

  it('fits by its unit where it states none', () => {
    expect(FACTOR_USES.filter((use) => outcome(use, own({ unit: 't·km' })).startsWith('3'))).toEqual(
      FACTOR_USES.filter((use) => /^(movement|trip|quantity)/.test(use)),
    )
    expect(outcome('electricity', own({}))).toBe('2')
  })

  it('cannot state a category that no table holds', () => {
    expect(violationsOf(() => own({ category: 'electricty' }))).toEqual([at('category', 'invalid_choice')])
    expect(own({ category: 'own' }).category).toBe('own')
  })

  it('that came as data of another category fits by its unit', () => {
    const kept = { ...own({}), category: 'sheet-of-next-year' }
    expect(outcome('fuel', kept)).toBe('1')
  })
})

import { describe, expect, it } from 'vitest'
import { adjustedFactor, isCombinedPair } from '../../../../src/core/emissions/index.ts'
import { printSignificant, type Rational } from '../../../../src/core/exact/index.ts'
import {
  calculateFuel,
  combineFactors,
  defineFactor,
  type EmissionFactor,
  type FactorDefinition,
  wellToWheel,
  withGwpSetOfFactor,
  withRadiativeForcing,
} from '../../../../src/index.ts'
import { definition, factors } from '../../../fixtures/own-factors.ts'
import { at, violationsOf } from '../../../fixtures/violations.ts'

const one = (factor: ReturnType<typeof defineFactor>) => calculateFuel({ value: 1, unit: factor.unit, factor })
const flight = defineFactor({
  key: 'test/flight/passenger-km',
  unit: 'passenger·km',
  gasBasis: 'co2e',
  gwp: 'AR5_GWP100',
  radiativeForcing: 'excluded',
  per1: { co2: '0.13395', ch4: '0.00022', n2o: '0.00134', co2e: '0.13552' },
})

describe('withRadiativeForcing', () => {
  it('raises CO2 by 0.7 of itself, and co2e by the same mass; methane and nitrous oxide stay', () => {
    const before = one(flight).emission
    const after = one(withRadiativeForcing(flight)).emission
    expect(after.co2).toBe(0.227715)
    expect(after.co2e).toBe(0.229285)
    expect([after.ch4, after.n2o]).toEqual([before.ch4, before.n2o])
  })

  it('keeps the published digits and says so in the key', () => {
    const raised = withRadiativeForcing(flight)
    expect(raised.key).toBe('test/flight/passenger-km?rf=1.7')
    expect(raised.per1).toEqual(flight.per1)
    expect(raised.radiativeForcing).toBe('included')
  })

  it('and another GWP set give the same figures in either order', () => {
    const first = withGwpSetOfFactor(withRadiativeForcing(flight), 'AR6_GWP100')
    const last = withRadiativeForcing(withGwpSetOfFactor(flight, 'AR6_GWP100'))
    expect(one(first).emission).toEqual(one(last).emission)
    expect(first.key).toBe('test/flight/passenger-km?gwp=AR6_GWP100&rf=1.7')
    expect(last).toEqual(first)
    expect(first.adjustments.map(({ gas, why }) => `${gas} ${why}`)).toEqual([
      ...['ch4 gwp', 'n2o gwp', 'co2e gwp', 'co2e radiative_forcing', 'co2 radiative_forcing'],
    ])
  })

  it.each([
    ['holds it already', withRadiativeForcing(flight)],
    ['is not a flight', factors.diesel],
    ['has no CO2 apart', defineFactor(definition({ radiativeForcing: 'excluded' }))],
  ])('rejects a factor that %s', (_, factor) => {
    expect(violationsOf(() => withRadiativeForcing(factor, 'leg'))).toEqual([at('leg', 'factor_basis_mismatch')])
    const why =
      factor.radiativeForcing === 'included'
        ? 'already includes radiative forcing'
        : 'is not a flight factor with separate CO2'
    expect(() => withRadiativeForcing(factor)).toThrow(
      `factor: ${factor.key} ${why}; choose a flight factor without it`,
    )
  })
})

describe('wellToWheel', () => {
  const { diesel, dieselUpstream } = factors

  it('is the sum of the totals, without gases', () => {
    const whole = wellToWheel(diesel, dieselUpstream)
    expect(whole.per1).toEqual({ co2: null, ch4: null, n2o: null, co2e: '3.18183' })
    expect(whole.boundary).toBe('WTW')
    expect(whole.key).toBe('test/diesel/litres+wtt')
    expect(whole.row).toBe('1_101_1011_8+11_101_1011_8')
    expect([whole.id, whole.name]).toEqual([`${diesel.id}+${dieselUpstream.id}`, `${diesel.name}, well to wheel`])
    expect(whole.adjustments).toEqual([])
  })

  it('keeps what the direct factor is: heating value, basis, region', () => {
    const direct = defineFactor(definition({ heatingValue: 'net', distanceBasis: 'actual', region: 'GB' }))
    const upstream = defineFactor(definition({ boundary: 'WTT', heatingValue: 'net' }))
    expect(wellToWheel(direct, upstream)).toMatchObject({ heatingValue: 'net', distanceBasis: 'actual', region: 'GB' })
  })

  it('adds figures in grams as grams', () => {
    const direct = defineFactor(definition({ massUnit: 'g', per1: { co2: '73', co2e: '74' }, biogenicCo2: '5' }))
    const upstream = defineFactor(definition({ massUnit: 'g', boundary: 'WTT', per1: { co2e: '15' } }))
    const { emission, biogenicCo2 } = one(wellToWheel(direct, upstream))
    expect(emission).toEqual({ co2: null, ch4: null, n2o: null, co2e: 0.089 })
    expect(biogenicCo2).toBe(0.005)
  })

  const row = (change: Partial<FactorDefinition>) => defineFactor(definition({ gwp: 'AR5_GWP100', ...change }))
  it.each([
    ['grams and kilograms', diesel, row({ unit: 'l', boundary: 'WTT', massUnit: 'g' })],
    ['two GWP sets', diesel, row({ unit: 'l', boundary: 'WTT', gwp: 'AR4_GWP100' })],
    ['a factor under another GWP set', withGwpSetOfFactor(diesel, 'AR6_GWP100'), dieselUpstream],
    ['the two swapped', dieselUpstream, diesel],
    ['a factor with itself', diesel, diesel],
    ['a factor that is well to wheel already', wellToWheel(diesel, dieselUpstream), dieselUpstream],
    ['the way to the tank twice', dieselUpstream, dieselUpstream],
    ['a published factor of the whole way', row({ unit: 'l', boundary: 'WTW' }), dieselUpstream],
    ['a lifecycle factor', row({ unit: 'l', boundary: 'lifecycle' }), dieselUpstream],
    ['another unit', row({ unit: 'kg' }), dieselUpstream],
    ['another edition', row({ unit: 'l', edition: 'other' }), dieselUpstream],
    ['another heating value', factors.naturalGasGross, row({ unit: 'kWh', boundary: 'WTT' })],
    ['no published total', factors.propane, row({ unit: 'US gal', boundary: 'WTT' })],
    [
      'no published total of the way to the tank',
      row({ unit: 'US gal' }),
      defineFactor({ ...factors.propane, boundary: 'WTT' }),
    ],
    ['a way to the tank that was derived', diesel, defineFactor({ ...dieselUpstream, key: 'test/diesel-wtt/l?x=y' })],
  ])('rejects %s, naming both', (_, direct, upstream) => {
    expect(violationsOf(() => wellToWheel(direct, upstream, 'fuel'))).toEqual([at('fuel', 'factor_not_combinable')])
    expect(() => wellToWheel(direct, upstream)).toThrow(
      `factor: ${direct.key} (${direct.boundary}) and ${upstream.key} (${upstream.boundary}) do not make a well-to-wheel factor`,
    )
  })

  it('says which fields differ', () => {
    const upstream = row({ unit: 'kg', boundary: 'WTT', gwp: null })
    expect(() => wellToWheel(diesel, upstream)).toThrow(
      'do not make a well-to-wheel factor, because unit is l and kg, gwp is AR5_GWP100 and null; pass a published direct factor and its WTT partner',
    )
  })

  it.each(['TTW', 'direct'] as const)('takes a factor of use that calls itself %s', (boundary) => {
    const direct = defineFactor({ ...diesel, boundary })
    expect(wellToWheel(direct, dieselUpstream).per1.co2e).toBe('3.18183')
  })
})

describe('combineFactors', () => {
  const { gasolineCo2, carGases } = factors
  const kg = (mass: Rational | null) => (mass === null ? null : Number(printSignificant(mass, 15)))
  /** The kilograms of one unit: neither calculator takes one factor of a pair alone. */
  const per1Of = (factor: EmissionFactor) => {
    const { co2, ch4, n2o, co2e } = adjustedFactor(factor)
    return { co2: kg(co2), ch4: kg(ch4), n2o: kg(n2o), co2e: kg(co2e) }
  }

  it('makes two complete factors, each for its own activity, the other gases being zero', () => {
    const [fuel, distance] = combineFactors(gasolineCo2, carGases)
    expect(per1Of(fuel)).toEqual({ co2: 8.78, ch4: 0, n2o: 0, co2e: 8.78 })
    expect(per1Of(distance)).toEqual({ co2: 0, ch4: 0.0000052, n2o: 0.0000016, co2e: 0.0005696 })
  })

  it('names each other in the keys', () => {
    const [fuel, distance] = combineFactors(gasolineCo2, carGases)
    expect(fuel.key).toBe(`${gasolineCo2.key}?with=${carGases.key}`)
    expect(distance.key).toBe(`${carGases.key}?with=${gasolineCo2.key}`)
  })

  it('keeps biogenic CO2 apart', () => {
    const ethanol = defineFactor({
      ...definition({ edition: 'test', unit: 'US gal', complete: false }),
      per1: {},
      biogenicCo2: '5.75',
    })
    const [fuel] = combineFactors(ethanol, carGases)
    expect(per1Of(fuel)).toEqual({ co2: 0, ch4: 0, n2o: 0, co2e: 0 })
    expect(kg(adjustedFactor(fuel).biogenicCo2)).toBe(5.75)
  })

  it('adds the gases up by the set of their row, and by no set that nobody stated', () => {
    const unstated = (factor: EmissionFactor) => defineFactor({ ...factor, gwp: null, publishedGwp: null })
    const [fuel, distance] = combineFactors(unstated(gasolineCo2), carGases)
    expect([fuel.gwp, distance.gwp]).toEqual(['AR5_GWP100', 'AR5_GWP100'])
    expect(per1Of(distance).co2e).toBe(0.0005696)
    expect(violationsOf(() => combineFactors(gasolineCo2, unstated(carGases), 'car'))).toEqual([
      at('car', 'factor_not_combinable'),
    ])
    expect(() => combineFactors(gasolineCo2, unstated(carGases))).toThrow('states no GWP set')
  })

  it('says what was added to the published figures, and keeps what they needed', () => {
    const pounds = { edition: 'test', massUnit: 'lb', gwp: 'AR6_GWP100', complete: false, per1: { co2: '1' } } as const
    const [fuel] = combineFactors(defineFactor(definition(pounds)), carGases)
    expect(fuel.adjustments).toEqual([
      { gas: 'co2', why: 'mass_unit', times: '45359237/100000000' },
      { gas: 'ch4', why: 'combined', becomes: [] },
      { gas: 'n2o', why: 'combined', becomes: [] },
      {
        ...{ gas: 'co2e', why: 'sum_of_gases' },
        becomes: [
          ['1', 'co2'],
          ['27', 'ch4'],
          ['273', 'n2o'],
        ],
      },
    ])
    expect(fuel.complete).toBe(true)
  })

  it('recomputes a total that one of the rows was published with', () => {
    const grams = { massUnit: 'g', complete: false, edition: 'test', per1: { co2: '1000', co2e: '7' } } as const
    const [fuel] = combineFactors(defineFactor(definition(grams)), carGases)
    expect(fuel.adjustments.map(({ gas, why }) => `${gas} ${why}`)).toEqual([
      ...['co2 mass_unit', 'ch4 combined', 'n2o combined', 'co2e sum_of_gases'],
    ])
    expect(per1Of(fuel).co2e).toBe(1)
  })

  it('makes of a pair that was taken apart the same pair again', () => {
    const pair = combineFactors(gasolineCo2, carGases)
    const [fuel, distance] = pair.map((factor) => defineFactor({ ...factor, complete: false }))
    expect(combineFactors(fuel as EmissionFactor, distance as EmissionFactor)).toEqual(pair)
  })

  const row = (per1: FactorDefinition['per1'], change: Partial<FactorDefinition> = {}) =>
    defineFactor(definition({ edition: 'test', complete: false, per1, ...change }))
  it.each([
    ['the two swapped', carGases, gasolineCo2],
    ['a row with itself', gasolineCo2, gasolineCo2],
    ['a row that is whole', factors.propane, carGases],
    ['a row that was combined already', combineFactors(gasolineCo2, carGases)[0], carGases],
    ['rows of two editions', defineFactor({ ...gasolineCo2, edition: 'other' }), carGases],
    ['CO2 with methane beside it', row({ co2: 1, ch4: 1 }), carGases],
    ['CO2 with nitrous oxide beside it', row({ co2: 1, n2o: 1 }), carGases],
    ['no CO2 at all', row({}), carGases],
    ['CO2 with a total that may stand alone', row({ co2: 1, co2e: 1 }, { complete: true }), carGases],
    ['other gases with CO2 beside them', gasolineCo2, row({ co2: 1, ch4: 1, n2o: 1 })],
    ['other gases with biogenic CO2 beside them', gasolineCo2, row({ ch4: 1, n2o: 1 }, { biogenicCo2: 1 })],
    ['methane alone', gasolineCo2, row({ ch4: 1 })],
    ['nitrous oxide alone', gasolineCo2, row({ n2o: 1 })],
    ['other gases that may stand alone', gasolineCo2, row({ ch4: 1, n2o: 1, co2e: 1 }, { complete: true })],
  ])('rejects %s, naming both', (_, co2Row, otherRow) => {
    expect(violationsOf(() => combineFactors(co2Row, otherRow, 'vehicle.factor'))).toEqual([
      at('vehicle.factor', 'factor_not_combinable'),
    ])
    expect(() => combineFactors(co2Row, otherRow)).toThrow(
      `factor: ${co2Row.key} and ${otherRow.key} do not complete each other; pass a CO2 row and a CH4/N2O row of one edition`,
    )
  })

  it('makes a pair, which is one in either order and under another GWP set, and no other two are', () => {
    const [fuel, distance] = combineFactors(gasolineCo2, carGases)
    const [lone, newer] = [gasolineCo2, defineFactor({ ...carGases, key: 'test/newer/vehicle-mile' })]
    const restated = [fuel, distance].map((factor) => withGwpSetOfFactor(factor, 'AR6_GWP100'))
    expect([isCombinedPair(fuel, distance), isCombinedPair(distance, fuel)]).toEqual([true, true])
    expect(isCombinedPair(...(restated as [EmissionFactor, EmissionFactor]))).toBe(true)
    expect([
      isCombinedPair(fuel, combineFactors(lone, newer)[1]),
      isCombinedPair(combineFactors(lone, newer)[1], fuel),
    ]).toEqual([false, false])
    expect([isCombinedPair(fuel, carGases), isCombinedPair(carGases, fuel), isCombinedPair(lone, lone)]).toEqual([
      false,
      false,
      false,
    ])
  })

  it('rejects what is not a factor', () => {
    expect(violationsOf(() => combineFactors(undefined as never, carGases))).toEqual([at('factor', 'required')])
  })
})

it('a well-to-wheel factor of factors in grams is in grams in what it publishes, and in nothing else', () => {
  const inGrams = { unit: 'kg', massUnit: 'g', per1: { co2: '90', ch4: '1', n2o: '1', co2e: '100' } } as const
  const direct = defineFactor({ key: 'test/a', ...inGrams, boundary: 'TTW', biogenicCo2: '3' })
  const wheel = wellToWheel(direct, defineFactor({ key: 'test/b', ...inGrams, boundary: 'WTT' }))
  expect(wheel.adjustments).toEqual([
    { gas: 'co2e', why: 'mass_unit', times: '1/1000' },
    { gas: 'biogenicCo2', why: 'mass_unit', times: '1/1000' },
  ])
  expect(one(wheel).emission.co2e).toBe(0.2)
})

import { describe, expect, it } from 'vitest'
import {
  calculateFuel,
  combineFactors,
  defineFactor,
  type EmissionFactor,
  wellToWheel,
  withGwpSetOfFactor,
  withRadiativeForcing,
} from '../../../src/index.ts'
import { definition, factors } from '../../fixtures/own-factors.ts'
import { at, violationsOf } from '../../fixtures/violations.ts'

const one = (factor: ReturnType<typeof defineFactor>) => calculateFuel({ value: 1, unit: factor.unit, factor })
const flight = defineFactor({
  key: 'test/flight/passenger-km',
  unit: 'passenger·km',
  gasBasis: 'co2e',
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
    expect(last.key).toBe(first.key)
  })

  it.each([
    ['holds it already', withRadiativeForcing(flight)],
    ['is no flight', factors.diesel],
    ['has no CO2 apart', defineFactor(definition({ radiativeForcing: 'excluded' }))],
  ])('refuses a factor that %s', (_, factor) => {
    expect(violationsOf(() => withRadiativeForcing(factor))).toEqual([at('factor', 'factor_basis_mismatch')])
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
  })

  it('keeps what the direct factor is: heating value, basis, region', () => {
    const direct = defineFactor(definition({ heatingValue: 'net', distanceBasis: 'actual', region: 'GB' }))
    const upstream = defineFactor(definition({ boundary: 'WTT', heatingValue: 'net' }))
    expect(wellToWheel(direct, upstream)).toMatchObject({ heatingValue: 'net', distanceBasis: 'actual', region: 'GB' })
  })

  it('adds figures in grams as grams', () => {
    const direct = defineFactor(definition({ massUnit: 'g', per1: { co2e: '74' }, biogenicCo2: '5' }))
    const upstream = defineFactor(definition({ massUnit: 'g', boundary: 'WTT', per1: { co2e: '15' } }))
    const { emission, biogenicCo2 } = one(wellToWheel(direct, upstream))
    expect(emission).toEqual({ co2: null, ch4: null, n2o: null, co2e: 0.089 })
    expect(biogenicCo2).toBe(0.005)
  })

  it.each([
    ['grams and kilograms', diesel, defineFactor(definition({ unit: 'l', boundary: 'WTT', massUnit: 'g' }))],
    ['two GWP sets', diesel, defineFactor(definition({ unit: 'l', boundary: 'WTT', gwp: 'AR4_GWP100' }))],
    ['a factor under another GWP set', withGwpSetOfFactor(diesel, 'AR6_GWP100'), dieselUpstream],
    ['the two swapped', dieselUpstream, diesel],
    ['a factor with itself', diesel, diesel],
    ['a factor that is well to wheel already', wellToWheel(diesel, dieselUpstream), dieselUpstream],
    ['a lifecycle factor', defineFactor(definition({ unit: 'l', boundary: 'lifecycle' })), dieselUpstream],
    ['another unit', defineFactor(definition({ unit: 'kg' })), dieselUpstream],
    ['another edition', defineFactor(definition({ unit: 'l', edition: 'other' })), dieselUpstream],
    ['another heating value', factors.naturalGasGross, defineFactor(definition({ unit: 'kWh', boundary: 'WTT' }))],
    ['no published total', factors.propane, defineFactor(definition({ unit: 'US gal', boundary: 'WTT' }))],
  ])('refuses %s', (_, direct, upstream) => {
    expect(violationsOf(() => wellToWheel(direct, upstream))).toEqual([at('factor', 'factor_not_combinable')])
  })
})

describe('combineFactors', () => {
  const { gasolineCo2, carGases } = factors

  it('makes two complete factors, each for its own activity, the other gases being zero', () => {
    const [fuel, distance] = combineFactors(gasolineCo2, carGases)
    expect(one(fuel).emission).toEqual({ co2: 8.78, ch4: 0, n2o: 0, co2e: 8.78 })
    expect(one(distance).emission).toEqual({ co2: 0, ch4: 0.0000052, n2o: 0.0000016, co2e: 0.0005696 })
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
    const { emission, biogenicCo2 } = one(combineFactors(ethanol, carGases)[0])
    expect(emission).toEqual({ co2: 0, ch4: 0, n2o: 0, co2e: 0 })
    expect(biogenicCo2).toBe(5.75)
  })

  it('adds the gases up by AR5 where no set was stated', () => {
    const unstated = [gasolineCo2, carGases].map((factor) => defineFactor({ ...factor, gwp: null, publishedGwp: null }))
    const [fuel, distance] = combineFactors(...(unstated as [EmissionFactor, EmissionFactor]))
    expect([fuel.gwp, distance.gwp]).toEqual(['AR5_GWP100', 'AR5_GWP100'])
    expect(one(distance).emission.co2e).toBe(0.0005696)
  })

  const complete = { co2: defineFactor({ ...gasolineCo2, complete: false, edition: 'other' }), whole: factors.propane }
  it.each([
    ['the two swapped', carGases, gasolineCo2],
    ['a row with itself', gasolineCo2, gasolineCo2],
    ['a row that is whole', complete.whole, carGases],
    ['a row that was combined already', combineFactors(gasolineCo2, carGases)[0], carGases],
    ['rows of two editions', complete.co2, carGases],
  ])('refuses %s', (_, co2Row, otherRow) => {
    expect(violationsOf(() => combineFactors(co2Row, otherRow))).toEqual([at('factor', 'factor_not_combinable')])
  })

  it('refuses what is no factor', () => {
    expect(violationsOf(() => combineFactors(undefined as never, carGases))).toEqual([at('factor', 'required')])
  })
})

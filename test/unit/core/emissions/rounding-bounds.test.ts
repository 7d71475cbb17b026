import { describe, expect, it } from 'vitest'
import {
  type Calculation,
  calculateElectricity,
  calculateFuel,
  calculateVehicle,
  combineFactors,
  defineFactor,
  type EmissionFactor,
  type FuelBridge,
  roundingBounds,
  sumEmissions,
  wellToWheel,
  withGwpSetOfFactor,
  withRadiativeForcing,
} from '../../../../src/index.ts'
import { findBridge, findFactor, partnerOf, publishedCatalogue } from '../../../../src/reference/factors/index.ts'
import { takeShare } from '../../../fixtures/seeds.ts'

const diesel = findFactor('desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres')
const flight = findFactor(
  'desnz-2025/business-travel-air/flights/long-haul-to-from-uk/economy-class/without-rf/passenger-km',
)
const own = (co2e: string | number) => defineFactor({ key: 'own/factor', unit: 'kg', per1: { co2e } })
const burnt = (factor: EmissionFactor, value: number | string = 1) =>
  calculateFuel({ value, unit: factor.unit, factor, allowCredits: true })
const endsOf = (calculation: Calculation) => {
  const bounds = roundingBounds(calculation)
  return bounds && [bounds.low, bounds.high]
}

describe('roundingBounds', () => {
  it.each([
    ['2.57082', '2.570815', '2.570825'],
    ['100', '99.5', '100.5'],
    ['1e-3', '0.0005', '0.0015'],
    ['2.5e3', '2450', '2550'],
    ['.5', '0.45', '0.55'],
    ['0.50', '0.495', '0.505'],
    ['1/3', '1/3', '1/3'],
    ['0', '0', '0'],
  ])('reads %s as the figures that round to it: %s to %s', (digits, low, high) => {
    expect(endsOf(burnt(own(digits)))).toEqual([low, high])
  })

  it('holds half the width as a part of the figure, at any quantity', () => {
    const widths = ['1', '1000', '-7.3'].map((value) => roundingBounds(burnt(own('0.25'), value))?.relativeHalfWidth)
    expect(widths).toEqual([0.02, 0.02, 0.02])
    expect(roundingBounds(burnt(own('0.25'), 0))).toEqual({ low: '0', high: '0', relativeHalfWidth: null })
  })

  it('turns around for a credit', () => {
    expect(endsOf(burnt(own('0.25'), -2))).toEqual(['-0.51', '-0.49'])
  })

  it('takes conversions of units as exact', () => {
    const tonne = calculateFuel({ value: 1, unit: 't', factor: own('0.25') })
    expect(endsOf(tonne)).toEqual(['245', '255'])
  })

  it('adds the gases of a factor without a total, each with its own digits', () => {
    // by hand: CO2 + 28 × CH4 + 265 × N2O per US gallon
    const propane = findFactor('epa-2025/stationary/propane/us-gallon')
    expect(propane.per1).toMatchObject({ co2: '5.72', ch4: '0.00027', n2o: '0.00005' })
    // 5.715 + 0.00742 + 0.011925, and 5.725 + 0.0077 + 0.014575
    expect(endsOf(burnt(propane))).toEqual(['5.734345', '5.747275'])
  })

  it('widens by a declared density, whichever way it leads', () => {
    const density: FuelBridge = { name: 'density', from: 'l', to: 'kg', times: '0.8', source: 'measured' }
    expect(endsOf(calculateFuel({ value: 10, unit: 'l', factor: own('0.25'), bridge: density }))).toEqual([
      '1.8375',
      '2.1675',
    ])
    const perLitre = defineFactor({ key: 'own/l', unit: 'l', per1: { co2e: '0.25' } })
    expect(endsOf(calculateFuel({ value: 17, unit: 'kg', factor: perLitre, bridge: density }))).toEqual(['4.9', '5.78'])
  })

  it('widens by the digits of a density alone where the opposite one does not end', () => {
    const density: FuelBridge = { name: 'density', from: 'l', to: 'kg', times: '0.7', source: 'measured' }
    // 0.65 to 0.75 kg per litre, 0.245 to 0.255 kg of CO2e
    const perKilogram = calculateFuel({ value: 10, unit: 'l', factor: own('0.25'), bridge: density })
    expect(endsOf(perKilogram)).toEqual(['1.5925', '1.9125'])
    const perLitre = defineFactor({ key: 'own/l', unit: 'l', per1: { co2e: '0.25' } })
    // 10 × 0.245 / 0.75 and 10 × 0.255 / 0.65
    expect(endsOf(calculateFuel({ value: 10, unit: 'kg', factor: perLitre, bridge: density }))).toEqual([
      '49/15',
      '51/13',
    ])
  })

  it('is not known for a factor that has no CO2e of its own', () => {
    const half = findFactor('epa-2025/mobile/motor-gasoline/us-gallon')
    expect(half.complete).toBe(false)
    expect(roundingBounds({ contributions: [contributionOf(half)] })).toBeNull()
  })

  it('is not known for figures that were computed from several published ones', () => {
    expect(roundingBounds(burnt(wellToWheel(diesel, partnerOf(diesel, 'WTT'))))).toBeNull()
    const bridge = findBridge('gas oil/litre-to-kwh-gross')
    const factor = findFactor('desnz-2025/fuels/liquid-fuels/gas-oil/kwh-gross-cv')
    expect(roundingBounds(calculateFuel({ value: 1000, unit: 'l', factor, bridge }))).toBeNull()
  })

  it('adds the parts of a calculation', () => {
    const grid = findFactor('desnz-2025/uk-electricity/electricity-generated/electricity-uk/kwh')
    const use = { value: 1, unit: 'MWh', grid, percentageOfCleanEnergy: 40, method: 'market' as const }
    expect(endsOf(calculateElectricity(use))).toEqual(['105.9', '106.5'])
    const pair = combineFactors(
      findFactor('epa-2025/mobile/motor-gasoline/us-gallon'),
      findFactor('epa-2025/mobile/heavy-duty-trucks-lng/vehicle-mile'),
    )
    const truck = { amount: 100, unit: 'mi', factor: pair, fuel: { value: 10, unit: 'US gal' } }
    expect(endsOf(calculateVehicle(truck))).not.toBeNull()
  })

  it('holds the figure of every published factor, and every figure that rounds to it', () => {
    let widest = 0
    /** At most, as far as doubles can tell. */
    const isAtMost = (least: number, most: number) => least <= most + 1e-9 * Math.abs(most)
    for (const published of takeShare(publishedCatalogue.factors())) {
      if (!published.complete || published.per1.co2e === null) continue
      // one more digit that rounds to the published ones
      const decimals = published.per1.co2e.split('.')[1] ?? ''
      const further = ['4', '-5'].map((last) => [Number(last) / 10, decimals.length] as const)
      const bounds = roundingBounds({ contributions: [contributionOf(published)] })
      const kg = { kg: 1, g: 1e-3, t: 1e3, lb: 0.45359237 }[published.massUnit]
      const [low, high] = [Number(bounds?.low) / kg, Number(bounds?.high) / kg]
      const figure = Number(published.per1.co2e)
      expect(isAtMost(low, figure) && isAtMost(figure, high), published.key).toBe(true)
      if (figure !== 0) {
        for (const [units, places] of further) {
          const rounding = figure + units * 10 ** -places
          expect(isAtMost(low, rounding) && isAtMost(rounding, high), published.key).toBe(true)
        }
      }
      widest = Math.max(widest, bounds?.relativeHalfWidth ?? 0)
    }
    expect(widest).toBeLessThanOrEqual(0.5)
  })

  it('follows derived factors', () => {
    const forced = withRadiativeForcing(flight)
    const [plain, raised] = [flight, forced].map((factor) =>
      roundingBounds({ contributions: [contributionOf(factor)] }),
    )
    const width = (bounds: typeof plain) => Number(bounds?.high) - Number(bounds?.low)
    expect(width(raised) / width(plain)).toBeCloseTo(1.7, 6)
    const ar6 = withGwpSetOfFactor(findFactor('epa-2025/stationary/propane/us-gallon'), 'AR6_GWP100')
    expect(Number(endsOf(burnt(ar6))?.[0])).toBeCloseTo(5.715 + 27 * 0.000265 + 273 * 0.000045, 9)
  })
})

function contributionOf(factor: EmissionFactor) {
  return { label: 'fuel', activity: { value: 1, unit: factor.unit }, steps: [], factor }
}

describe('totals', () => {
  it('have the bounds of their calculations added', () => {
    const months = [1, 2, 3].map((value) => burnt(diesel, value))
    const parts = months.map(roundingBounds)
    const all = roundingBounds({ contributions: months.flatMap(({ contributions }) => contributions) })
    expect(Number(all?.low)).toBeCloseTo(
      parts.reduce((sum, one) => sum + Number(one?.low), 0),
      9,
    )
    expect(sumEmissions(months).emission.co2e).toBe(15.42492)
    expect(all).toMatchObject({ low: '15.42489', high: '15.42495' })
  })
})

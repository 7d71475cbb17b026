import { describe, expect, it } from 'vitest'
import { calculationOf } from '../../../src/emissions/index.ts'
import {
  type Calculation,
  calculateFuel,
  calculateMovement,
  calculateTrip,
  type EmissionFactor,
  explain,
  type FoundDistance,
  type TripLeg,
  withGwpSetOfFactor,
  withRadiativeForcing,
} from '../../../src/index.ts'
import { foundDistances } from '../../fixtures/found-distances.ts'
import { factors } from '../../fixtures/own-factors.ts'
import { transport, unitFactor } from '../../fixtures/transport-factors.ts'

/** One flight over kilometres that were given. */
function flown(change: Partial<TripLeg> = {}) {
  const distance = { value: 1000, kind: 'great_circle' } as const
  return calculateTrip({ legs: [{ mode: 'AIR', distance, factor: unitFactor('passenger·km'), ...change }] })
}

/** The product that stands first, without where its factor stands. */
function firstTerms(calculation: Calculation) {
  return explain(calculation).split(' (own factor')[0]
}

/** A calculation of one thing by a factor that may not stand alone. */
function alone(factor: EmissionFactor) {
  const contributions = [{ label: 'x', activity: { value: 5, unit: factor.unit }, steps: [], factor }]
  return calculationOf({ method: { id: 'fuel', version: 1 }, contributions, notices: [] })
}

describe('the term of a distance', () => {
  it('is the kilometres alone where nothing raises them', () => {
    const factor = unitFactor('passenger·km', 'great_circle')
    expect(firstTerms(flown({ factor }))).toBe('1 passenger × 1000 km × 1 kg CO2e/passenger·km')
  })

  it('shows the 95 km of a flight as a sum, with the rule that adds them', () => {
    expect(firstTerms(flown())).toBe('1 passenger × (1000 km + 95 km) [iso14083-air-95] × 1 kg CO2e/passenger·km')
  })

  it('shows the uplift of a road as a product, with its rule', () => {
    const distance = { value: 200, kind: 'shortest_feasible' } as const
    const factor = unitFactor('t·km')
    expect(firstTerms(calculateMovement({ mass: 2, mode: 'TRUCK', distance, factor }))).toBe(
      '2 t × 200 km × 1.05 [glec-road-1.05] × 1 kg CO2e/t·km',
    )
  })
})

describe('the other terms', () => {
  it('name the way back', () => {
    const factor = unitFactor('passenger·km', 'great_circle')
    expect(firstTerms(flown({ factor, isReturn: true }))).toContain(' × 2 [return] × ')
  })

  it('round a fraction that is too long to type', () => {
    const [long, factor] = ['1234567890123/70000000000001', unitFactor('kg')]
    expect(firstTerms(calculateFuel({ value: long, unit: 'kg', factor }))).toBe('0.01763668414461403 kg × 1 kg CO2e/kg')
    expect(firstTerms(calculateFuel({ value: '123456789/1000000007', unit: 'kg', factor }))).toBe(
      '(123456789/1000000007) kg × 1 kg CO2e/kg',
    )
  })

  it('say that a factor lacks CO2e, and make up no figure', () => {
    expect(explain(alone(transport.incomplete))).toBe(
      '5 t·km × a factor without CO2e (own factor, row test/incomplete/tonne-km)',
    )
    const pounds = { ...factors.gridCalifornia, complete: false, adjustments: [] }
    expect(explain(alone(pounds))).toBe('5 MWh × a factor without CO2e (US EPA 2025, Table 6, row camx)')
  })
})

describe('the line of radiative forcing', () => {
  it('gives no published sum where another GWP set changed what was published', () => {
    const factor = withRadiativeForcing(withGwpSetOfFactor(transport.flight, 'AR6_GWP100'))
    const lines = explain(flown({ factor })).split('\n')
    expect(lines).toContain('  CO2e holds 0.7 × CO2 more [radiative_forcing]')
    expect(lines.filter((line) => line.includes('radiative_forcing'))).toHaveLength(1)
  })

  it('gives the published sum where nothing did', () => {
    const lines = explain(flown({ factor: withRadiativeForcing(transport.flight) })).split('\n')
    expect(lines).toContain(
      '  0.117042 kg CO2e/passenger·km = 0.06926 kg CO2e + 0.7 × 0.06826 kg CO2 [radiative_forcing]',
    )
  })
})

describe('the places of a distance', () => {
  const { road } = foundDistances
  const explained = (distance: FoundDistance) =>
    explain(calculateMovement({ mass: 2, mode: 'TRUCK', distance, factor: unitFactor('t·km') })).split('\n')[1]

  it('are what was written, what was understood, and what knew it', () => {
    expect(explained(road)).toMatch(
      /^ {2}distance from "Leeds" = Leeds, GB \[GeoNames@1\] to "Kassel" = Kassel, DE \[GeoNames@1\]: /,
    )
  })

  it('are said once where a point was written as it is printed', () => {
    const { from } = road.route
    const point = { ...from, input: '53.797, -1.543', label: '53.797, -1.543', scheme: 'coordinates', source: 'input' }
    expect(explained({ ...road, route: { ...road.route, from: point as typeof from } })).toMatch(
      /^ {2}distance from 53\.797, -1\.543 to "Kassel" = /,
    )
  })
})

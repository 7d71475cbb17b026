import { describe, expect, it } from 'vitest'
import { calculationOf } from '../../../../src/core/emissions/index.ts'
import {
  type Calculation,
  calculateFuel,
  calculateMovement,
  calculateTrip,
  defineFactor,
  type EmissionFactor,
  explain,
  type FactorDefinition,
  type TripLeg,
  withGwpSetOfFactor,
  withRadiativeForcing,
} from '../../../../src/index.ts'
import { definition, factors } from '../../../fixtures/own-factors.ts'
import { transport, unitFactor } from '../../../fixtures/transport-factors.ts'

/** One flight over kilometres that were given. */
function flown(change: Partial<TripLeg> = {}) {
  const distance = { value: 1000, kind: 'great_circle' } as const
  return calculateTrip({ legs: [{ mode: 'AIR', distance, factor: unitFactor('passenger·km'), ...change }] })
}

/** The product that stands first, without where its factor stands. */
function firstTerms(calculation: Calculation) {
  return explain(calculation).split(' (own factor')[0]
}

/** A calculation of five of something by each factor, whether it may stand alone or not. */
function five(...parts: readonly EmissionFactor[]) {
  const activity = (factor: EmissionFactor) => ({ value: 5, unit: factor.unit })
  const contributions = parts.map((factor, index) => ({
    label: `part ${index}`,
    activity: activity(factor),
    steps: [],
    factor,
  }))
  return calculationOf({ method: { id: 'fuel', version: 1 }, contributions, notices: [] })
}

/** The lines below the product of five kilograms by a factor. */
function linesOf(change: Partial<FactorDefinition>) {
  return explain(five(defineFactor(definition(change))))
    .split('\n')
    .slice(1)
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

  it('says both figures of a raised distance in a line of its own, and nothing of one that was not raised', () => {
    const route = (kind: 'shortest_feasible' | 'actual') =>
      explain(calculateMovement({ mass: 2, mode: 'SHIP', distance: { value: 200, kind }, factor: unitFactor('t·km') }))
    expect(route('shortest_feasible')).toContain(
      '\n  distance raised from 200 km to 230 km, which count (glec-sea-1.15)',
    )
    expect(route('actual')).not.toContain('raised')
  })

  it('raises the sum where both are done', () => {
    const factor = unitFactor('km')
    const figures = { km: '10', kind: 'great_circle', addedKm: '0.5', uplift: '1.1', rule: 'none' } as const
    const distance = { ...figures, method: 'declared', route: null }
    const steps = [{ kind: 'distance', times: '11.55', unit: 'km', distance }] as const
    const contributions = [{ label: 'x', activity: { value: 1, unit: 'vehicle' }, steps, factor }]
    const calculation = calculationOf({ method: { id: 'trip', version: 1 }, contributions, notices: [] })
    expect(firstTerms(calculation)).toBe('1 vehicle × (10 km + 0.5 km) × 1.1 × 1 kg CO2e/km')
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

  it('have up to twenty characters, and beyond that sixteen digits', () => {
    const product = (value: string) => explain(calculateFuel({ value, unit: 'kg', factor: unitFactor('kg') }))
    expect(product('1234567890.123456789')).toMatch(/ = 1234567890\.123456789 kg CO2e$/)
    expect(product('12345678901.123456789')).toMatch(/ ≈ 12345678901\.12346 kg CO2e$/)
    expect(product('123456789/9876543211')).toMatch(/^\(123456789\/9876543211\) kg × /)
    expect(product('123456789/98765432111')).toMatch(/^0\.001249999988470156 kg × /)
  })

  it('say that a factor lacks CO2e, and make up no figure', () => {
    expect(explain(five(transport.incomplete))).toBe(
      '5 t·km × a factor without CO2e (own factor, row test/incomplete/tonne-km)',
    )
    const pounds = { ...factors.gridCalifornia, complete: false, adjustments: [] }
    expect(explain(five(pounds))).toBe('5 MWh × a factor without CO2e (US EPA 2025, Table 6, row camx)')
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

describe('the column that is explained', () => {
  const wood = { unit: 'kg', biogenicCo2: '1.7', complete: false } as const
  const explained = (change: Partial<FactorDefinition>) => explain(five(defineFactor(definition(change))))

  it('is CO2e where a gas beside biogenic CO2 was published, whether it makes up a total or not', () => {
    const head = '5 kg × a factor without CO2e (own factor, row test/own/kg)'
    const beside = '  beside it, in no total: 1.7 kg biogenic CO2/kg, 8.5 kg together'
    for (const per1 of [{ ch4: '1' }, { n2o: '1' }]) {
      expect(explained({ ...wood, per1 })).toBe([head, beside].join('\n'))
    }
    expect(explained({ ...wood, per1: { co2e: '2' } })).toMatch(/^5 kg × 2 kg CO2e\/kg .* = 10 kg CO2e\n/)
  })

  it('is biogenic CO2 where nothing but fossil CO2 stands beside it', () => {
    expect(explained({ ...wood, per1: {} })).toMatch(
      /^5 kg × 1\.7 kg biogenic CO2\/kg \([^)]*\) = 8\.5 kg biogenic CO2$/,
    )
  })

  it('has a sum of several parts, where every part is known', () => {
    const [one, third] = [unitFactor('kg'), defineFactor(definition({ per1: { co2e: '1/3' } }))]
    expect(explain(five(one, one)).split('\n').at(-1)).toBe('together = 10 kg CO2e')
    expect(explain(five(one, third)).split('\n').at(-1)).toBe('together ≈ 6.666666666666667 kg CO2e')
    expect(explain(five(one, transport.incomplete))).not.toContain('together')
  })
})

describe('the lines on what was published', () => {
  it('have the figures in their unit of mass, those alone that there are', () => {
    expect(linesOf({ massUnit: 'g', per1: { co2e: '1500' } })).toEqual([
      '  published per kg: 1500 g CO2e; 1 g = 0.001 kg',
    ])
    expect(linesOf({ massUnit: 't', per1: { co2: '1', ch4: '2', n2o: 0, co2e: '3.0' } })).toEqual([
      '  published per kg: 1 t CO2, 2 t CH4, 0 t N2O, 3.0 t CO2e; 1 t = 1000 kg',
    ])
  })

  it('have the biogenic CO2 too, beside a total or alone', () => {
    expect(linesOf({ massUnit: 'g', per1: { co2e: '9' }, biogenicCo2: '1700' })).toEqual([
      '  published per kg: 9 g CO2e, 1700 g biogenic CO2; 1 g = 0.001 kg',
      '  beside it, in no total: 1.7 kg biogenic CO2/kg, 8.5 kg together',
    ])
    expect(linesOf({ massUnit: 'g', per1: {}, biogenicCo2: '1700' })).toEqual([
      '  published per kg: 1700 g biogenic CO2; 1 g = 0.001 kg',
    ])
  })

  it('say ? of a gas in a sum that nobody published', () => {
    const adjustments = [
      { gas: 'co2e', why: 'sum_of_gases', becomes: [['28', 'ch4']] },
      { gas: 'co2e', why: 'sum_of_gases', becomes: [['1', 'co2']] },
    ] as const
    expect(linesOf({ per1: { co2: '2' }, gwp: 'AR5_GWP100', adjustments })).toEqual([
      '  2 kg CO2e/kg = 28 × ? kg CH4 [AR5_GWP100]',
      '  2 kg CO2e/kg = 2 kg CO2 [AR5_GWP100]',
    ])
  })

  it('are of CO2e alone, and of none that is not known', () => {
    const ofCo2 = [{ gas: 'co2', why: 'sum_of_gases', becomes: [['3', 'ch4']] }] as const
    expect(linesOf({ per1: { ch4: '1', co2e: '2' }, adjustments: ofCo2 })).toEqual([])
    const ofNothing = [{ gas: 'co2e', why: 'sum_of_gases', becomes: [['28', 'ch4']] }] as const
    expect(linesOf({ per1: { co2: '1' }, complete: false, adjustments: ofNothing })).toEqual([])
  })

  it('give no sum of radiative forcing that was not published in kilograms', () => {
    const flight = { radiativeForcing: 'excluded', unit: 'passenger·km' } as const
    const per1 = { co2: '100', ch4: '0', n2o: '0' }
    const forced = (change: Partial<FactorDefinition>) =>
      explain(five(withRadiativeForcing(defineFactor(definition({ ...flight, ...change }))))).split('\n')
    expect(forced({ massUnit: 'g', per1: { ...per1, co2e: '100' } })).toContain(
      '  CO2e holds 0.7 × CO2 more [radiative_forcing]',
    )
    expect(forced({ per1, gwp: 'AR5_GWP100' }).slice(1)).toEqual([
      '  170 kg CO2e/passenger·km = 170 kg CO2 + 28 × 0 kg CH4 + 265 × 0 kg N2O [AR5_GWP100]',
      '  CO2e holds 0.7 × CO2 more [radiative_forcing]',
    ])
  })
})

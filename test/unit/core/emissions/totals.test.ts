import { describe, expect, it } from 'vitest'
import {
  type Adjustment,
  adjustedFactor,
  COLUMNS,
  type Contribution,
  exactCo2e,
  exactTotal,
  radiativeForcingNotices,
  toExact,
} from '../../../../src/core/emissions/index.ts'
import { printExact, type Rational } from '../../../../src/core/exact/index.ts'
import { calculateFuel, defineFactor, type EmissionFactor } from '../../../../src/index.ts'
import { definition } from '../../../fixtures/own-factors.ts'
import { transport } from '../../../fixtures/transport-factors.ts'
import { at, violationsOf } from '../../../fixtures/violations.ts'

/** A kilogram by a factor of one's own. */
function kilogram(change: Parameters<typeof definition>[0], value = '1'): Contribution {
  return { label: 'x', activity: { value, unit: 'kg' }, steps: [], factor: defineFactor(definition(change)) }
}

function flightBy(factor: EmissionFactor): Contribution {
  return { label: 'leg 1', activity: { value: 2, unit: factor.unit }, steps: [], factor }
}

function printed(value: Rational | null): string | null {
  return value === null ? null : printExact(value)
}

const fossil = kilogram({ per1: { co2e: '2' } })
const wood = kilogram({ per1: { co2e: '0.1' }, biogenicCo2: '1.5' })
const unknown = kilogram({ complete: false, per1: { co2: '1' } })

/** The exact kilograms of every column that is known. */
function amountsOf(change: Parameters<typeof definition>[0]) {
  const adjusted = adjustedFactor(defineFactor(definition(change)))
  const known = COLUMNS.flatMap((column) => (adjusted[column] === null ? [] : [[column, printed(adjusted[column])]]))
  return Object.fromEntries(known)
}

describe('the figures of a factor', () => {
  it('are changed by the adjustments that it is given, in order, and by no others', () => {
    const adjustments: readonly Adjustment[] = [
      {
        ...{ gas: 'co2e', why: 'gwp' },
        becomes: [
          ['1', 'co2'],
          ['10', 'ch4'],
        ],
      },
      { gas: 'co2e', why: 'radiative_forcing', plus: ['0.5', 'co2'] },
      { gas: 'co2', why: 'radiative_forcing', times: '3/2' },
    ]
    const per1 = { co2: '2', ch4: '0.1', co2e: '9' }
    expect(amountsOf({ massUnit: 'g', per1, adjustments })).toEqual({ co2: '3', ch4: '0.1', co2e: '4' })
  })

  const [co2, ch4] = [['1', 'co2'] as const, ['28', 'ch4'] as const]
  it.each<[string, Adjustment]>([
    ['the last of a sum', { gas: 'co2e', why: 'sum_of_gases', becomes: [co2, ch4] }],
    ['the first of a sum', { gas: 'co2e', why: 'sum_of_gases', becomes: [ch4, co2] }],
    ['what is added', { gas: 'co2e', why: 'radiative_forcing', plus: ['0.7', 'ch4'] }],
  ])('hold no total where %s was not published', (_, adjustment) => {
    const factor = { per1: { co2: '1', co2e: '1' }, complete: false, adjustments: [adjustment] }
    expect(amountsOf(factor)).toEqual({ co2: '1' })
  })

  it('hold no total where something was added to one that was not published', () => {
    const adjustments = [{ gas: 'co2e', why: 'radiative_forcing', plus: ['0.7', 'co2'] }] as const
    expect(amountsOf({ per1: { co2: '1' }, complete: false, adjustments })).toEqual({ co2: '1' })
  })
})

describe('the exact total', () => {
  it('adds the biogenic CO2 that was published, in any order, beside parts without any', () => {
    for (const parts of [
      [fossil, wood],
      [wood, fossil],
    ]) {
      expect(printed(exactTotal(parts).biogenicCo2)).toBe('1.5')
    }
    expect(printed(exactTotal([wood, fossil, wood]).biogenicCo2)).toBe('3')
    expect(exactTotal([fossil, fossil]).biogenicCo2).toBe(null)
  })

  it('knows no gas that one of the parts does not know, in any order', () => {
    expect(exactTotal([fossil, unknown]).co2e).toBe(null)
    expect(exactTotal([unknown, fossil]).co2e).toBe(null)
    expect(printed(exactTotal([fossil, fossil]).co2e)).toBe('4')
  })

  it('of nothing knows nothing', () => {
    expect(exactTotal([])).toEqual({
      co2: null,
      ch4: null,
      n2o: null,
      co2e: null,
      biogenicCo2: null,
      montrealCo2e: null,
    })
  })
})

describe('an emission that no double can hold', () => {
  it('is rejected as such, and has its digits all the same', () => {
    const factor = defineFactor(definition({ per1: { co2e: '1e150' } }))
    expect(violationsOf(() => calculateFuel({ value: '1e200', unit: 'kg', factor }))).toEqual([
      at('emission', 'number_out_of_range'),
    ])
    const contributions = [kilogram({ per1: { co2e: '1e150' } }, '1e200')]
    expect(exactCo2e(contributions)).toBe(`1${'0'.repeat(350)}`)
  })
})

describe('the exact CO2e', () => {
  it('has all digits where they end, else 34 significant ones', () => {
    expect(exactCo2e([fossil, wood])).toBe('2.1')
    expect(exactCo2e([kilogram({ per1: { co2e: '2' } }, '1/3')])).toBe('0.6666666666666666666666666666666667')
    expect(exactCo2e([])).toBe('0')
  })

  it('is unknown where one of the parts is, in any order', () => {
    expect(exactCo2e([fossil, unknown, fossil])).toBe(null)
    expect(exactCo2e([unknown])).toBe(null)
  })
})

describe('toExact', () => {
  class Digits {
    readonly digits: string
    constructor(digits: string) {
      this.digits = digits
    }
  }

  it('gives decimals of the class that is passed, and null where nothing was published', () => {
    const calculation = calculateFuel({ value: 3, unit: 'kg', factor: wood.factor })
    const nothing = { co2: null, ch4: null, n2o: null, montrealCo2e: null }
    expect(toExact(calculation)).toEqual({ ...nothing, co2e: '0.3', biogenicCo2: '4.5' })
    const [co2e, biogenicCo2] = ['0.3', '4.5'].map((digits) => new Digits(digits))
    expect(toExact(calculation, Digits)).toEqual({ ...nothing, co2e, biogenicCo2 })
  })
})

describe('the notice on radiative forcing', () => {
  it('says what it would make', () => {
    const [said, ...others] = radiativeForcingNotices([flightBy(transport.flight)], 'legs')
    expect(others).toEqual([])
    expect(said).toMatchObject({ code: 'radiative_forcing_excluded', path: 'legs' })
    expect(said?.message).toContain('leg 1 would be 0.234084 kg CO2e instead of 0.13852 kg CO2e')
  })

  it('calls unknown what a factor without a total would make, never zero', () => {
    const { flight } = transport
    const incomplete = defineFactor({ ...flight, complete: false, adjustments: [], per1: { co2: '1' } })
    const [said] = radiativeForcingNotices([flightBy(incomplete)], 'legs')
    expect(said?.message).toContain('would be unknown instead of unknown')
  })

  it('says that it is in the result, and nothing of the way to the tank', () => {
    const notices = radiativeForcingNotices([flightBy(transport.flightWithForcing)], 'legs')
    expect(notices.map(({ code, message }) => [code, message])).toEqual([
      ['radiative_forcing_included', 'radiative forcing is in the result (leg 1)'],
    ])
    expect(radiativeForcingNotices([flightBy(transport.flightUpstream)], 'legs')).toEqual([])
  })

  it('asks for CO2 apart where only a total was published', () => {
    const flights = [flightBy(transport.flightTotal), flightBy(transport.flightWithForcing)]
    expect(radiativeForcingNotices(flights, 'legs').map(({ code }) => code)).toEqual([
      'radiative_forcing_included',
      'radiative_forcing_excluded',
    ])
    expect(radiativeForcingNotices([flightBy(transport.flightTotal)], 'legs')).toEqual([
      {
        code: 'radiative_forcing_excluded',
        path: 'legs',
        message:
          'radiative forcing is not in the result; its value for leg 1 needs a flight factor that was published with its CO2 apart',
      },
    ])
  })

  it('names all flights that it holds of, and sums what it would make of them', () => {
    const legs = (...factorsOf: readonly EmissionFactor[]) =>
      factorsOf.map((factor, index) => ({ ...flightBy(factor), label: `leg ${index + 1}` }))
    const { flight, flightTotal, flightWithForcing, rail } = transport
    const said = radiativeForcingNotices(legs(flight, rail, flight, flightTotal, flightWithForcing), 'legs')
    expect(said.map(({ message }) => message)).toEqual([
      'radiative forcing is in the result (leg 5)',
      'radiative forcing is not in the result; with it (CO2 × 1.7, DESNZ) leg 1, leg 3 would be 0.468168 kg CO2e instead of 0.27704 kg CO2e',
      'radiative forcing is not in the result; its value for leg 4 needs a flight factor that was published with its CO2 apart',
    ])
    expect(radiativeForcingNotices(legs(rail), 'legs')).toEqual([])
  })
})

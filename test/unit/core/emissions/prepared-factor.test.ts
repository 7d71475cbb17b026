import { Decimal } from 'decimal.js'
import { describe, expect, it } from 'vitest'
import {
  convertSteps,
  preparedEmission,
  preparedEmissionOf,
  prepareFactor,
} from '../../../../src/core/emissions/index.ts'
import { printExact } from '../../../../src/core/exact/index.ts'
import { builtInUnits } from '../../../../src/core/units/index.ts'
import { calculateFuel, defineFactor, prepareFuel } from '../../../../src/index.ts'
import { definition, factors } from '../../../fixtures/own-factors.ts'
import { at, violationsOf } from '../../../fixtures/violations.ts'

const values = [0, 1, 0.1, 1234.56, 1e-6, 1e-7, 123456789.123456, 2 ** 53, 2 ** 53 + 2, 1e15, 1e17, 5e-300, 1e300]

describe('the step of a conversion', () => {
  const between = (from: string, to: string) => convertSteps(from, to, { table: builtInUnits })

  it('has its multiplier, what it multiplies by, and the way from unit to unit', () => {
    const chain = [
      { from: 'm3', to: 'l', times: '1000' },
      { from: 'l', to: 'in3', times: '125000000/2048383' },
      { from: 'in3', to: 'US gal', times: '1/231' },
    ]
    expect(between('m3', 'US gal')).toEqual([
      { kind: 'convert', times: '125000000000/473176473', unit: 'US gal/m3', chain },
    ])
    expect(between('l', 'l')).toEqual([])
  })

  it('is shared by calculations, so nobody can change it', () => {
    const [step] = between('m3', 'l')
    if (step?.kind !== 'convert') throw new Error('a conversion is one step')
    for (const part of [step, step.chain, ...step.chain]) expect(Object.isFrozen(part)).toBe(true)
  })
})

describe('preparedEmission', () => {
  const litres = prepareFactor(factors.diesel, convertSteps('m3', 'l', { table: builtInUnits }))

  it.each(values)('of %d is what the steps give one by one', (value) => {
    const stepByStep = calculateFuel({ value: String(value), unit: 'm3', factor: factors.diesel })
    expect(preparedEmission(value, litres)).toEqual(stepByStep.emission)
    expect(calculateFuel({ value, unit: 'm3', factor: factors.diesel }).emission).toEqual(stepByStep.emission)
  })

  it.each(['co2', 'ch4', 'n2o', 'co2e'] as const)('decides a tie of %s to even', (gas) => {
    const ties = { co2: '1', ch4: '1', n2o: '1', co2e: '1', [gas]: '3002399751580331' }
    const factor = defineFactor(definition({ per1: ties }))
    expect(preparedEmission(3, prepareFactor(factor, []))).toEqual({ co2: 3, ch4: 3, n2o: 3, co2e: 3, [gas]: 2 ** 53 })
  })

  it('leaves null what was not published', () => {
    const total = prepareFactor(factors.residualMix, [])
    expect(preparedEmission(2, total)).toEqual({ co2: null, ch4: null, n2o: null, co2e: 0.6973 })
    expect(total.isComplete).toBe(false)
  })

  it('gives +0 for zero, negative zero and a zero factor', () => {
    const nothing = prepareFactor(factors.batteryCar, [])
    for (const emission of [preparedEmission(0, litres), preparedEmission(-0, litres), preparedEmission(7, nothing)]) {
      for (const kilograms of Object.values(emission)) expect(Object.is(kilograms, 0)).toBe(true)
    }
  })

  it('takes strings, fractions and Decimals beyond a double', () => {
    expect(preparedEmissionOf('1/3', litres).co2e).toBe(856.94)
    expect(preparedEmissionOf(new Decimal('9007199254740993'), prepareFactor(factors.residualMix, [])).co2e).toBe(
      3140360020165447,
    )
    expect(preparedEmissionOf('9007199254740992.75', litres)).toEqual(
      calculateFuel({ value: '9007199254740992.75', unit: 'm3', factor: factors.diesel }).emission,
    )
  })

  it('of a credit is that of the charge, with the other sign', () => {
    for (const value of values) {
      const [charge, credit] = [preparedEmission(value, litres), preparedEmission(-value, litres)]
      for (const gas of ['co2', 'ch4', 'n2o', 'co2e'] as const) {
        expect(credit[gas]).toBe(charge[gas] === 0 ? 0 : -(charge[gas] as number))
      }
    }
  })

  it('is exact where a double holds fewer than the six places that it is read to', () => {
    const factor = prepareFactor(factors.diesel, [])
    for (const value of [8747755864.540571, 9221207718.528131, 15184952966.022053, 615594071257638400]) {
      expect(preparedEmission(value, factor)).toEqual(preparedEmissionOf(String(value), factor))
      expect(preparedEmission(-value, factor)).toEqual(preparedEmissionOf(String(-value), factor))
    }
  })

  it('has biogenic CO2 beside the gases, and none where none was published', () => {
    const steps = convertSteps('MWh', 'kWh', { table: builtInUnits })
    const { biogenicCo2 } = prepareFactor(factors.biomassPower, steps)
    expect(biogenicCo2 && printExact(biogenicCo2.exact)).toBe('350')
    expect(litres.biogenicCo2).toBe(null)
    expect(litres.isComplete).toBe(true)
  })

  it('rejects a value that is not a number, and an emission that no double can hold', () => {
    expect(violationsOf(() => preparedEmissionOf('ten', litres))).toEqual([at('value', 'not_a_number')])
    expect(violationsOf(() => preparedEmissionOf(Number.NaN, litres))).toEqual([at('value', 'not_finite')])
    const huge = prepareFactor(defineFactor(definition({ per1: { co2e: '1e199' } })), [])
    for (const value of ['1e150', 1e150, '-1e150', -1e150]) {
      expect(violationsOf(() => preparedEmissionOf(value, huge))).toEqual([at('value', 'number_out_of_range')])
    }
  })

  it('rejects a factor that no product can hold', () => {
    const huge = defineFactor(definition({ per1: { co2e: '1e201' } }))
    expect(violationsOf(() => prepareFactor(huge, []))).toEqual([at('factor', 'number_out_of_range')])
    const tiny = defineFactor(definition({ per1: { co2e: '1e-201' } }))
    expect(violationsOf(() => prepareFactor(tiny, []))).toEqual([at('factor', 'number_out_of_range')])
  })
})

describe('prepareFuel', () => {
  const diesel = prepareFuel({ unit: 'l', factor: factors.diesel })

  it.each(values)('of %d is the emission of calculateFuel', (value) => {
    expect(diesel(value)).toEqual(calculateFuel({ value, unit: 'l', factor: factors.diesel }).emission)
  })

  it('takes a credit only where it is allowed', () => {
    expect(violationsOf(() => diesel(-1))).toEqual([at('value', 'must_be_non_negative')])
    const credits = prepareFuel({ unit: 'l', factor: factors.diesel, allowCredits: true })
    expect(credits(-1).co2e).toBe(-2.57082)
    expect(credits('-1').co2e).toBe(-2.57082)
  })

  it('checks unit, factor and options once, before any value', () => {
    expect(violationsOf(() => prepareFuel({ unit: 'furlong' as string, factor: factors.diesel }))).toEqual([
      at('unit', 'unknown_unit'),
    ])
    expect(violationsOf(() => prepareFuel({ unit: 'kWh', factor: factors.diesel }))).toEqual([
      at('unit', 'unit_dimension_mismatch'),
    ])
  })
})

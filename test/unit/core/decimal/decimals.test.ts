import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compile, totalColumns } from '../../../../src/bulk/index.ts'
import { convertToDecimal, toDecimal, toDecimals } from '../../../../src/core/decimal/index.ts'
import {
  calculateFuel,
  convert,
  defineFactor,
  EmissionSum,
  ExactSum,
  sumEmissions,
  toExact,
} from '../../../../src/index.ts'
import { SEEDS, scaleRuns } from '../../../fixtures/seeds.ts'
import { violationsOf } from '../../../fixtures/violations.ts'

const third = defineFactor({ key: 'own/third', unit: 'kg', per1: { co2e: '1/3', co2: '0.25' }, biogenicCo2: '0.5' })
const calculated = (value: number | string | Decimal) => calculateFuel({ value, unit: 'kg', factor: third })

/** Half to even at `digits` significant ones, by integers alone. */
function roundedByIntegers(n: bigint, d: bigint, digits: number): { readonly q: bigint; readonly places: number } {
  const sign = n < 0n ? -1n : 1n
  const size = n * sign
  for (let places = digits + d.toString().length + 1; ; places--) {
    const scale = 10n ** BigInt(Math.abs(places))
    const [over, under] = places >= 0 ? [size * scale, d] : [size, d * scale]
    const down = over / under
    const twice = 2n * (over % under)
    const q = twice > under || (twice === under && down % 2n === 1n) ? down + 1n : down
    if (q.toString().length <= digits) return { q: q * sign, places }
  }
}

describe('toDecimal', () => {
  it.each(SEEDS)('rounds any fraction once, half to even, to the digits asked for (seed %i)', (seed) => {
    const fractions = fc.tuple(
      fc.bigInt(-(10n ** 60n), 10n ** 60n),
      fc.bigInt(1n, 10n ** 40n),
      fc.integer({ min: 1, max: 120 }),
    )
    fc.assert(
      fc.property(fractions, ([n, d, digits]) => {
        const { q, places } = roundedByIntegers(n, d, digits)
        const due = `${q}e${-places}`
        expect(toDecimal(`${n}/${d}`, { digits }).eq(new Decimal(due))).toBe(true)
      }),
      { seed, numRuns: scaleRuns(100) },
    )
  })

  it('keeps all digits of what is short, and rounds ties to even', () => {
    expect(toDecimal('12.5', { digits: 2 }).toString()).toBe('12')
    expect(toDecimal('13.5', { digits: 2 }).toString()).toBe('14')
    expect(toDecimal(0.1).toString()).toBe('0.1')
    expect(toDecimal(new Decimal('1e-30')).toFixed()).toBe('0.000000000000000000000000000001')
    expect(toDecimal('-0').toString()).toBe('0')
  })

  it('takes sums of more digits than any input, and the fraction of an exact sum', () => {
    const long = `1${'0'.repeat(1500)}.5`
    expect(toDecimal(long, { digits: 1000 }).eq(new Decimal('1e1500'))).toBe(true)
    expect(toDecimal(new ExactSum().add(0.1).add(0.2).exact()).toString()).toBe('0.3')
  })

  it.each([0, 1001, 2.5, Number.NaN, '34'])('rejects %s digits', (digits) => {
    expect(violationsOf(() => toDecimal(1, { digits: digits as number }))).toEqual(['digits invalid_choice'])
  })

  it.each([
    ['', 'empty'],
    ['five', 'not_a_number'],
    [Number.NaN, 'not_finite'],
    ['1e999', 'number_out_of_range'],
  ])('rejects %j as a number', (value, code) => {
    expect(violationsOf(() => toDecimal(value))).toEqual([`value ${code}`])
  })
})

describe('toDecimals', () => {
  it('gives the exact kilograms of a calculation, as toExact prints them', () => {
    const { co2e, co2, ch4, biogenicCo2 } = toDecimals(calculated('0.1'))
    expect([co2e, co2, ch4, biogenicCo2].map(String)).toEqual([`0.0${'3'.repeat(34)}`, '0.025', 'null', '0.05'])
    expect(String(co2e)).toBe(toExact(calculated('0.1')).co2e)
    expect(toDecimals(calculated('0.1'), { digits: 60 }).co2e?.toFixed()).toBe(`0.0${'3'.repeat(60)}`)
  })

  it('takes Decimals wherever numbers are', () => {
    expect(calculated(new Decimal('0.1'))).toEqual(calculated('0.1'))
    expect(convert(new Decimal('1'), 'kg', 't')).toBe(0.001)
  })

  it('gives the exact total of a sum, of its state, and of a key of bulk totals', () => {
    const sum = new EmissionSum().add(calculated(0.1)).add(calculated(0.2))
    expect(String(toDecimals(sum).co2e)).toBe('0.1')
    expect(toDecimals(sum.state())).toEqual(toDecimals(sum))
    const set = compile({ pairs: [{ unit: 'kg', factor: third }], unpublished: 'mark' })
    const rows = { value: Float64Array.of(0.1, 0.2), coefficient: new Uint8Array(2), key: new Uint8Array(2) }
    const totals = totalColumns(set, rows, { keys: 1 })
    expect(String(toDecimals(totals.exact(0)).co2e)).toBe('0.1')
    expect(toDecimals(totals.exact(0)).ch4).toBe(null)
  })

  it('knows no gas that a part does not publish, and biogenic CO2 of the parts that do', () => {
    const co2eOnly = defineFactor({ key: 'own/co2e', unit: 'kg', per1: { co2e: 1 } })
    const other = calculateFuel({ value: 1, unit: 'kg', factor: co2eOnly })
    const { co2, co2e, biogenicCo2 } = toDecimals(new EmissionSum().add(calculated(3)).add(other))
    expect([co2, co2e, biogenicCo2].map(String)).toEqual(['null', '2', '1.5'])
    expect(toDecimals(new EmissionSum().add(other)).biogenicCo2).toBe(null)
    expect(String(toDecimals(new EmissionSum()).co2e)).toBe('0')
  })

  it('gives the same for a sum, its state and its total, also after it went through JSON', () => {
    const co2eOnly = calculateFuel({
      value: 1,
      unit: 'kg',
      factor: defineFactor({ key: 'own/co2e', unit: 'kg', per1: { co2e: 1 } }),
    })
    for (const parts of [
      [],
      [calculated(1)],
      [calculated(1), calculated('0.1')],
      [calculated(1), co2eOnly],
      [co2eOnly],
    ]) {
      const sum = new EmissionSum()
      for (const part of parts) sum.add(part)
      const total = sumEmissions(parts)
      for (const source of [sum.state(), total, JSON.parse(JSON.stringify(total)) as typeof total]) {
        expect(toDecimals(source, { digits: 60 })).toEqual(toDecimals(sum, { digits: 60 }))
      }
    }
    expect(String(toDecimals(sumEmissions([calculated(1), calculated(1)])).co2e)).toBe(`0.${'6'.repeat(33)}7`)
  })
})

describe('convertToDecimal', () => {
  it('converts without an intermediate rounding', () => {
    expect(convertToDecimal('1', { from: 'MJ', to: 'kWh', digits: 50 }).toString()).toBe(`0.2${'7'.repeat(48)}8`)
    expect(Number(convertToDecimal(1234.5, { from: 'US gal', to: 'l' }))).toBe(convert(1234.5, 'US gal', 'l'))
  })

  it('rejects what convert rejects', () => {
    expect(violationsOf(() => convertToDecimal(1, { from: 'l' as string, to: 'kWh' }))).toEqual([
      'from unit_dimension_mismatch',
    ])
    expect(violationsOf(() => convertToDecimal('x', { from: 'kg', to: 't' }))).toEqual(['value not_a_number'])
  })
})

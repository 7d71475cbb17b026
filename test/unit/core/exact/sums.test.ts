import { Decimal } from 'decimal.js'
import { describe, expect, it } from 'vitest'
import { ExactSum, printExact, sumDoubles, sumExact } from '../../../../src/core/exact/index.ts'
import { reduce } from '../../../../src/core/exact/rational.ts'
import { errorsOf } from './errors-of.ts'

describe('sumExact', () => {
  it.each([
    [[], 0],
    [[0.1, 0.2], 0.3],
    [[-0, -0], 0],
    [[1e16, 1, -1e16], 1],
    [[1e300, 1e-300, -1e300], 1e-300],
    [['1/3', '2/3'], 1],
    [['0.10000000000000000001', -0.1], 1e-20],
    [[new Decimal('0.1'), 0.2, '0.3'], 0.6],
    [Array.from({ length: 10 }, () => 0.1), 1],
    [new Float64Array(1000).fill(0.001), 1],
    [new Int32Array([1, 2, 3]), 6],
    [new Set([0.1, 0.2, 0.7]), 1],
    [[0.1, 0.2, 0.3, 0.4, '1e-30', 0.5, 0.5, 0.5, 0.5], 3],
  ])('%o is %s', (values, total) => {
    expect(sumExact(values)).toBe(total)
    expect(Object.is(sumExact(values), -0)).toBe(false)
  })

  it('keeps every digit through carries', () => {
    const values = new Float64Array(300_000).fill(999_999_999.999999)
    expect(printExact(new ExactSum().addAll(values).exact())).toBe('299999999999999.7')
    const cents = new Float64Array(300_000).fill(99_999_999.99)
    expect(printExact(new ExactSum().addAll(cents).exact())).toBe('29999999997000')
  })

  it.each([2, 4, 6])('keeps every digit where one of each four values is large, with %i places', (places) => {
    for (const lane of [0, 1, 2, 3]) {
      // in units of the last place: runs of them would come beyond 2^53 long before their end
      const [small, large] = [1n, 10n ** 15n - 1n]
      const values = new Float64Array(40_000)
      let sum = 0n
      for (let index = 0; index < values.length; index++) {
        const units = index % 4 === lane ? large : small
        values[index] = Number(`${units}e-${places}`)
        sum += units
      }
      expect(new ExactSum().addAll(values).exact()).toEqual(reduce({ n: sum, d: 10n ** BigInt(places) }))
    }
  })

  it.each([
    [2, 2n ** 45n, 2 ** 10],
    [4, 2n ** 40n, 2 ** 15],
    [6, 2n ** 36n, 2 ** 19],
  ])('keeps every digit of the largest values that runs of %i places take', (places, limit, count) => {
    // in units of the last place: together they come to 2^55, and are odd
    const units = [limit - 1n, limit - 1n, limit - 1n, limit - 2n]
    const values = new Float64Array(count)
    for (let index = 0; index < count; index++) values[index] = Number(`${units[index % 4]}e-${places}`)
    const sum = (units.reduce((integer, one) => integer + one) * BigInt(count)) / 4n
    expect(new ExactSum().addAll(values).exact()).toEqual(reduce({ n: sum, d: 10n ** BigInt(places) }))
  })

  it.each([2, 4, 6])('keeps every digit where one value of a run of %i places has more', (places) => {
    for (const lane of [0, 1, 2, 3]) {
      for (const start of [1n, 10n ** 12n]) {
        // in thousandths of the last place
        const values = new Float64Array(4000)
        let sum = 0n
        for (let index = 0; index < values.length; index++) {
          const thousandths = (start + BigInt(index)) * 1000n + (index % 1000 === 400 + lane ? 7n : 0n)
          values[index] = Number(`${thousandths}e-${places + 3}`)
          sum += thousandths
        }
        expect(new ExactSum().addAll(values).exact()).toEqual(reduce({ n: sum, d: 10n ** BigInt(places + 3) }))
      }
    }
  })

  it('keeps every digit of millions of values added one by one', () => {
    // in integers of 2^32 and the rest: the rest of each is 2^31 - 1, so that 2^22 of them come to 2^53
    const [size, count] = [2n ** 40n + 2n ** 31n - 1n, 2n ** 22n + 2n ** 20n]
    const value = Number(`${size}e-6`)
    const sum = new ExactSum()
    for (let added = 0; added < count; added++) sum.add(value)
    expect(sum.exact()).toEqual(reduce({ n: size * count, d: 10n ** 6n }))
  })

  it('names every value that is not a number, and adds none', () => {
    const values = [1, Number.NaN, 'x', '', Number.POSITIVE_INFINITY, undefined as unknown as number]
    const sum = new ExactSum().add(7)
    expect(errorsOf(() => sum.addAll(values))).toEqual([
      'values[1] not_finite',
      'values[2] not_a_number',
      'values[3] empty',
      'values[4] not_finite',
      'values[5] not_a_number',
    ])
    expect(sum.total()).toBe(7)
    expect(errorsOf(() => sumExact(new Float64Array(500).fill(Number.NaN)))).toHaveLength(100)
    expect(errorsOf(() => sum.add(Number.NaN))).toEqual(['value not_finite'])
    expect(errorsOf(() => sum.add('0x10'))).toEqual(['value not_a_number'])
    expect(errorsOf(() => sum.addAll([1, 2, 3, 4, '0x10']))).toEqual(['values[4] not_a_number'])
    expect(errorsOf(() => sumExact([1.7e308, 1.7e308]))).toEqual(['values number_out_of_range'])
  })

  it('merges without touching what is merged', () => {
    const part = new ExactSum().addAll([0.1, '1/3'])
    const whole = new ExactSum().add('1/6').merge(part).merge(part)
    expect(whole.exact()).toEqual({ n: 31n, d: 30n })
    expect(part.exact()).toEqual({ n: 13n, d: 30n })
    expect(part.merge(part).exact()).toEqual({ n: 13n, d: 15n })
  })
})

describe('sumDoubles', () => {
  it.each([null, undefined, 7, 'text'])('rejects %s, which is not a list', (value) => {
    expect(errorsOf(() => sumDoubles(value as never))).toEqual(['values invalid_type'])
    expect(() => sumDoubles(value as never)).toThrow('must be a list of numbers')
  })

  it.each([
    [[], 0],
    [[-0, -0], 0],
    [[0.1, 0.2], 0.30000000000000004],
    [Array.from({ length: 10 }, () => 0.1), 1],
    [[1e100, 1, -1e100], 1],
    [[1e308, 1e308, -1e308, -1e308, 0.5], 0.5],
    [[2 ** 53, 1], 2 ** 53],
    [[2 ** 53, 1, 2 ** -1000], 2 ** 53 + 2],
    [[5e-324, 5e-324], 1e-323],
    [[1, 2 ** -60, 2 ** -60, 3, 4, -8], 2 ** -59],
    [new Set([1, 2]), 3],
  ])('%o is %s', (values, total) => {
    expect(sumDoubles(values)).toBe(total)
    expect(Object.is(sumDoubles(values), -0)).toBe(false)
  })

  it('names every value that is not a finite number', () => {
    const values = [1, Number.NaN, Number.NEGATIVE_INFINITY, '5' as unknown as number, undefined as unknown as number]
    expect(errorsOf(() => sumDoubles(values))).toEqual([
      'values[1] not_finite',
      'values[2] not_finite',
      'values[3] not_a_number',
      'values[4] not_a_number',
    ])
    expect(errorsOf(() => sumDoubles(new Float64Array(9000).fill(1.7e308)))).toEqual(['values number_out_of_range'])
    expect(errorsOf(() => sumDoubles(new Float64Array(500).fill(Number.NaN)))).toHaveLength(100)
  })
})

describe('sumDoubles where one part in 2^53 decides', () => {
  // 1 + 2^-53 lies halfway between two doubles, and the least more rounds it up
  const parts = [1, 2 ** -53, 2 ** -200]
  const sum = 1 + 2 ** -52

  it.each([2 ** 600, 2 ** 100, 1, 2 ** -100, 2 ** -500])('sees it at the size of %s', (size) => {
    for (let zeros = 0; zeros <= 12; zeros++) {
      for (const order of [
        [0, 1, 2],
        [1, 2, 0],
        [2, 0, 1],
      ]) {
        const values = order.map((part) => (parts[part] as number) * size)
        expect(sumDoubles([...new Array<number>(zeros).fill(0), ...values])).toBe(sum * size)
        expect(sumDoubles([...values, ...new Array<number>(zeros).fill(0)])).toBe(sum * size)
        expect(sumDoubles(values.map((value) => -value))).toBe(-sum * size)
      }
    }
  })

  it('keeps what is small beside what is large and taken away again, in each lane', () => {
    for (const lane of [0, 1, 2, 3]) {
      for (const large of [2 ** 14, 2 ** 60, 1e30, 1e200]) {
        const values = new Float64Array(4096).fill(1 + 2 ** -40)
        values[400 + lane] = large
        values[800 + lane] = -large
        expect(sumDoubles(values)).toBe(4094 * (1 + 2 ** -40))
      }
    }
  })

  it('sees it after blocks of values that are taken away again', () => {
    for (const size of [1, 2 ** 12, 2 ** 13, 2 ** 40]) {
      const there = new Float64Array(4096).fill(1 / size)
      const back = there.map((value) => -value)
      expect(sumDoubles([...there, ...back, ...parts.map((part) => part * size)])).toBe(sum * size)
      expect(sumDoubles([...parts.map((part) => part * size), ...there, ...back])).toBe(sum * size)
    }
  })
})

describe('sumDoubles', () => {
  it.each([
    [[1, null, 3, 4]],
    [[1, 2, 3, 4, null]],
    [['1', '2']],
    [[1, true, 3, 4]],
    [[1, [], 3, 4]],
    [[1n]],
    ['12'],
    [5],
  ])('rejects %s', (values) => {
    expect(() => sumDoubles(values as never)).toThrow(expect.objectContaining({ name: 'EmissionsError' }))
  })
})

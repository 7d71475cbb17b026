import { sha256 } from '@noble/hashes/sha2.js'
import { describe, expect, it } from 'vitest'
import {
  calculateAndTotalColumns,
  calculateColumns,
  compile,
  createColumns,
  Totals,
  totalColumns,
} from '../../../../src/bulk/index.ts'
import { kernelNames } from '../../../../src/bulk/kernel/create-workspace.ts'
import { calculateFuel, EmissionSum, EmissionsError } from '../../../../src/index.ts'
import { findFactor } from '../../../../src/reference/factors/index.ts'
import { type Fraction, setOf } from '../../../fixtures/bulk-totals.ts'
import { at, violationsOf } from '../../../fixtures/violations.ts'

const diesel = findFactor('desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres')
const petrol = findFactor('desnz-2025/fuels/liquid-fuels/petrol-average-biofuel-blend/litres')
const set = compile({
  pairs: [
    { unit: 'l', factor: diesel },
    { unit: 'US gal', factor: petrol },
  ],
})

const rows = (value: readonly number[], coefficient: readonly number[], key: readonly number[]) => ({
  value: Float64Array.from(value),
  coefficient: Uint32Array.from(coefficient),
  key: Uint32Array.from(key),
})

const some = rows([0.1, 0.2, 12.5, 0.30000000000000004], [0, 0, 1, 1], [0, 0, 1, 2])

describe('totals of columns', () => {
  it('are the sums of the scalar calculations', () => {
    const totals = totalColumns(set, some, { keys: 4 })
    const sum = new EmissionSum().add(calculateFuel({ value: 12.5, unit: 'US gal', factor: petrol }))
    expect(totals.of(1)).toEqual(sum.total().emission)
    expect(totals.exact(0).co2e).toBe('0.771246')
    expect(totals.of(3)).toEqual({ co2: 0, ch4: 0, n2o: 0, co2e: 0 })
    expect({ rows: totals.rows, exactRows: totals.exactRows, failed: totals.failed }).toEqual({
      rows: 4,
      exactRows: 1,
      failed: 0,
    })
    for (const [value, unit, factor] of [
      [0.1, 'l', diesel],
      [0.2, 'l', diesel],
      [0.30000000000000004, 'US gal', petrol],
    ] as const) {
      sum.add(calculateFuel({ value, unit, factor }))
    }
    expect(totals.sum()).toEqual(sum.total().emission)
  })

  it('count and list the rows that fail, over all chunks', () => {
    const status = new Uint8Array(5)
    const bad = rows([Number.NaN, -1, 1, 1, 1], [0, 0, 2, 0, 0], [0, 0, 0, 4, 0])
    const totals = totalColumns(set, some, { keys: 4 })
    totalColumns(set, bad, { into: totals, status })
    expect(totals.failedRows).toEqual([
      { row: 4, code: 'not_finite' },
      { row: 5, code: 'must_be_non_negative' },
      { row: 6, code: 'unknown_pair' },
      { row: 7, code: 'unknown_key' },
    ])
    expect(totals.failedByCode).toEqual({
      not_finite: 1,
      must_be_non_negative: 1,
      number_out_of_range: 0,
      unknown_pair: 1,
      unknown_key: 1,
    })
    expect([...status]).toEqual([1, 2, 4, 5, 0])
    expect(totals.rows).toBe(9)
    const { totals: again, ...results } = calculateAndTotalColumns(set, bad, { keys: 4 })
    expect([...results.failedRows]).toEqual([0, 1, 2, 3])
    expect([...results.co2e].map(Number.isNaN)).toEqual([true, true, true, true, false])
    expect(again.failedRows.map(({ row }) => row)).toEqual([0, 1, 2, 3])
    expect(calculateColumns(set, { value: bad.value, coefficient: bad.coefficient }).failed).toBe(3)
  })

  it('know which gases rows of a key do not publish, be they zero', () => {
    const [one, none]: Fraction[] = [[1n, 1n], null]
    const holes = setOf({
      pairs: [
        [one, one, one, one],
        [one, none, none, one],
      ] as never,
    })
    const totals = totalColumns(holes, rows([1, 0, 2], [0, 1, 0], [0, 0, 1]), { keys: 2 })
    expect(totals.of(0)).toEqual({ co2: 1, ch4: null, n2o: null, co2e: 1 })
    expect(totals.of(1)).toEqual({ co2: 2, ch4: 2, n2o: 2, co2e: 2 })
    expect(totals.sum()).toEqual({ co2: 3, ch4: null, n2o: null, co2e: 3 })
    const columns = totals.columns()
    expect([[...columns.ch4], [...columns.unknownKeys]]).toEqual([[Number.NaN, 2], [0]])
    expect(Totals.from(totals.toBytes(), holes).of(0).ch4).toBeNull()
  })

  it('say that no double holds a total', () => {
    const huge = setOf({
      pairs: [
        [
          [1n, 1n],
          [1n, 1n],
          [1n, 1n],
          [1n, 1n],
        ],
      ],
    })
    const totals = totalColumns(huge, rows([1.7e308, 1.7e308], [0, 0], [0, 0]), { keys: 1 })
    expect(violationsOf(() => totals.of(0))).toEqual([at('keys[0].co2', 'number_out_of_range')])
    expect(violationsOf(() => totals.columns())).toEqual([at('keys[0].co2', 'number_out_of_range')])
    expect(totals.exact(0).co2?.length).toBe(309)
  })
})

describe('columns that hold totals', () => {
  it('are gathered in place, and totals before move out', () => {
    const columns = createColumns(set, { rows: 4, keys: 4 })
    columns.value.set(some.value)
    columns.coefficient.set(some.coefficient)
    columns.key.set(some.key)
    const first = totalColumns(set, columns)
    const before = first.columns()
    columns.value.fill(1)
    const second = totalColumns(set, columns)
    expect(second.of(0).co2e).toBe(5.14164)
    expect(first.columns()).toEqual(before)
    expect(totalColumns(set, columns, { into: first }).of(0).co2e).toBe(5.912886)
    expect(totalColumns(set, some, { into: second }).of(0).co2e).toBe(5.912886)
    expect([...columns.value]).toEqual([1, 1, 1, 1])
    expect(second.clear().rows).toBe(0)
    expect(totalColumns(set, columns, { into: second }).of(0).co2e).toBe(5.14164)
  })

  it('reject what they cannot store', () => {
    const wrong = (work: () => unknown) => violationsOf(work)
    expect(wrong(() => totalColumns(set, some))).toEqual([at('keys', 'required')])
    expect(wrong(() => totalColumns(set, some, { keys: 2 ** 25 + 1 }))).toEqual([at('keys', 'list_too_long')])
    expect(wrong(() => createColumns(set, { rows: 1, keys: 2 ** 25 + 1 }))).toEqual([at('keys', 'list_too_long')])
    expect(wrong(() => totalColumns(set, some, { keys: 0 }))).toEqual([at('keys', 'must_be_positive')])
    expect(wrong(() => totalColumns(set, some, { keys: 1.5 }))).toEqual([at('keys', 'invalid_type')])
    expect(wrong(() => totalColumns(set, some, { keys: 4, status: new Uint8Array(3) }))).toEqual([
      at('status', 'columns_unequal'),
    ])
    expect(
      wrong(() => totalColumns(set, { value: some.value, coefficient: some.coefficient } as never, { keys: 4 })),
    ).toEqual([at('key', 'required')])
    expect(wrong(() => totalColumns(set, { ...some, key: new Uint32Array(3) }, { keys: 4 }))).toEqual([
      at('key', 'columns_unequal'),
    ])
    expect(wrong(() => totalColumns(set, some, { into: {} as never }))).toEqual([at('into', 'invalid_type')])
    const totals = totalColumns(set, some, { keys: 4 })
    expect(wrong(() => totals.of(4))).toEqual([at('key', 'unknown_key')])
    expect(wrong(() => totalColumns(set, some, { into: totals, keys: 5 }))).toEqual([at('into', 'mixed_totals')])
  })
})

describe('totals from elsewhere', () => {
  const totals = totalColumns(set, some, { keys: 4 })
  const other = compile({
    pairs: [
      { unit: 'l', factor: petrol },
      { unit: 'US gal', factor: petrol },
    ],
  })

  it('are rejected when they are of another set, of other keys, or none', () => {
    const mixed = (path: string) => [at(path, 'mixed_totals')]
    expect(violationsOf(() => totals.merge(totalColumns(other, some, { keys: 4 })))).toEqual(mixed('set'))
    expect(violationsOf(() => totals.merge(totalColumns(set, some, { keys: 5 })))).toEqual(mixed('keys'))
    expect(violationsOf(() => totals.merge({} as never))).toEqual(mixed(''))
    expect(violationsOf(() => totalColumns(other, some, { into: totals }))).toEqual(mixed('into'))
    expect(violationsOf(() => Totals.from(totals.toBytes(), other))).toEqual(mixed('bytes'))
    expect(violationsOf(() => Totals.from('' as never, set))).toEqual(mixed('bytes'))
    expect(violationsOf(() => Totals.from(new Uint8Array(0), set))).toEqual(mixed('bytes'))
    expect(totals.rows).toBe(4)
  })

  it('of the same pairs compiled again are the same', () => {
    const again = compile({
      pairs: [
        { unit: 'l', factor: diesel },
        { unit: 'US gal', factor: petrol },
      ],
    })
    expect(totalColumns(again, some, { keys: 4 }).merge(totals).of(0).co2e).toBe(1.542492)
  })

  it('are rejected where values below zero are treated otherwise', () => {
    const credits = { ...set, allowCredits: true }
    expect(violationsOf(() => totalColumns(credits, some, { into: totals }))).toEqual([at('into', 'mixed_totals')])
    expect(violationsOf(() => calculateAndTotalColumns(credits, some, { into: totals }))).toEqual([
      at('into', 'mixed_totals'),
    ])
  })

  it('as bytes that count more rows than there can be are rejected', () => {
    const most = [...new Array(7).fill(0xff), 0x0f] // 2^53 - 1
    const counts = [4, ...most, ...most, 0, 0, 0]
    const made = Uint8Array.from([...totals.toBytes().subarray(0, 13 + 32), ...counts, ...new Array(8).fill(0)])
    made.set(sha256(made.subarray(0, made.length - 8)).subarray(0, 8), made.length - 8)
    expect(violationsOf(() => Totals.from(made, set))).toEqual([at('bytes', 'mixed_totals')])
  })

  it('as bytes that were damaged or made up give a code, and never hang or crash', () => {
    const bytes = totals.toBytes()
    for (let byte = 0; byte < bytes.length; byte++) {
      const damaged = bytes.slice()
      damaged[byte] = (damaged[byte] as number) ^ 0x41
      expect(violationsOf(() => Totals.from(damaged, set))).toEqual([at('bytes', 'mixed_totals')])
      expect(violationsOf(() => Totals.from(bytes.slice(0, byte), set))).toEqual([at('bytes', 'mixed_totals')])
    }
  })

  it('as bytes with a check of their own are read or rejected, whatever they hold', () => {
    const bytes = totals.toBytes()
    const check = bytes.length - 8
    let refused = 0
    for (let byte = 13 + 32; byte < check; byte++) {
      for (const put of [0, 1, 0x7f, 0x80, 0xff]) {
        const made = bytes.slice()
        made[byte] = put
        made.set(sha256(made.subarray(0, check)).subarray(0, 8), check)
        try {
          Totals.from(made, set).columns()
        } catch (error) {
          if (!EmissionsError.is(error)) throw error
          refused++
        }
      }
    }
    expect(refused).toBeGreaterThan(20)
  })
})

describe.each(kernelNames())('totals that are very large (%s)', (kernel) => {
  const ones = Array.from({ length: 4 }, (): Fraction => [1n, 1n])
  const sets = {
    one: setOf({ pairs: [ones as never] }),
    two: setOf({ pairs: [ones as never], second: 'km' }),
  }
  const filled = (count: number, value: number) => ({
    value: new Float64Array(count).fill(value),
    coefficient: new Uint8Array(count),
    key: new Uint8Array(count),
  })

  it('are doubled when they are merged with themselves', () => {
    const columns = { ...filled(1, 1e9), second: Float64Array.of(1e9) }
    const totals = totalColumns(sets.two, columns, { keys: 1, kernel })
    expect(totals.merge(totals).exact(0).co2).toBe('2000000000000000000')
    expect(totals.merge(totals).exact(0).co2).toBe('4000000000000000000')
    expect(totals.rows).toBe(4)
  })

  it('are merged as often as one likes', () => {
    const large = totalColumns(sets.one, filled(1, 1e9), { keys: 1, kernel })
    for (let times = 0; times < 29; times++) large.merge(large)
    const totals = totalColumns(sets.one, filled(0, 0), { keys: 1, kernel })
    for (let times = 0; times < 90_000; times++) totals.merge(large)
    expect(totals.exact(0).co2).toBe(String(90_000n * 2n ** 29n * 10n ** 9n))
    expect(totals.columns().co2[0]).toBe(4.831838208e22)
    expect(totals.clear().merge(large).exact(0).co2).toBe(String(2n ** 29n * 10n ** 9n))
  })

  it('are merged when their cells are full', () => {
    const totals = totalColumns(sets.two, { ...filled(0, 0), second: new Float64Array(0) }, { keys: 1, kernel })
    let sum = 0n
    const add = (count: number, value: number) => {
      totalColumns(sets.two, { ...filled(count, value), second: new Float64Array(count).fill(1e9) }, { into: totals })
      sum += BigInt(count) * BigInt(value) * 10n ** 9n
    }
    add(20_800, 1e9)
    for (let value = 1e8; value >= 1; value /= 10) add(12, value)
    const other = totalColumns(sets.two, { ...filled(1, 1), second: Float64Array.of(1) }, { keys: 1, kernel })
    expect(totals.merge(other).exact(0).co2).toBe(String(sum + 1n))
  })
})

import { describe, expect, it } from 'vitest'
import {
  calculateColumns,
  codeOfRowStatus,
  compile,
  createColumns,
  restateColumns,
  restateTotals,
  totalColumns,
} from '../../../../src/bulk/index.ts'
import { GASES } from '../../../../src/core/emissions/index.ts'
import { factors } from '../../../fixtures/own-factors.ts'
import { transport } from '../../../fixtures/transport-factors.ts'
import { violationsOf } from '../../../fixtures/violations.ts'

const { diesel } = factors
const set = compile({ pairs: [{ unit: 'l', factor: diesel }] })
const freight = compile({ pairs: [{ unit: 't', second: 'km', factor: transport.hgv }] })

const value = Float64Array.of(1, 2)
const coefficient = Uint32Array.of(0, 0)

function detached(): Float64Array {
  const column = Float64Array.of(1, 2)
  structuredClone(column.buffer, { transfer: [column.buffer] })
  return column
}

const shared = () => new Float64Array(new SharedArrayBuffer(16))

describe('columns that cannot be read are rejected, all at once, and nothing is calculated', () => {
  it.each([
    ['no columns', undefined, [' required']],
    ['no column at all', {}, ['value required', 'coefficient required']],
    ['a list of numbers', { value: [1, 2], coefficient }, ['value invalid_type']],
    ['single precision', { value: Float32Array.of(1, 2), coefficient }, ['value invalid_type']],
    ['signed indexes', { value, coefficient: Int32Array.of(0, 0) }, ['coefficient invalid_type']],
    ['a column that is shorter', { value, coefficient: Uint32Array.of(0) }, ['coefficient columns_unequal']],
    ['a column that is longer', { value, coefficient: Uint32Array.of(0, 0, 0) }, ['coefficient columns_unequal']],
    ['a second column that nothing multiplies', { value, second: value, coefficient }, ['second unknown_field']],
    ['memory handed away', { value: detached(), coefficient }, ['value buffer_unusable']],
    ['memory that others may change', { value: shared(), coefficient }, ['value buffer_unusable']],
  ])('%s', (_, columns, expected) => {
    expect(violationsOf(() => calculateColumns(set, columns as never))).toEqual(expected)
  })

  const results = () => ({
    co2: new Float64Array(2),
    ch4: new Float64Array(2),
    n2o: new Float64Array(2),
    co2e: new Float64Array(2),
    status: new Uint8Array(2),
  })

  it.each([
    ['no columns', null, ['into required']],
    ['no column at all', {}, [...GASES.map((gas) => `into.${gas} required`), 'into.status required']],
    ['a list', { ...results(), co2: [0, 0] }, ['into.co2 invalid_type']],
    ['a shorter one', { ...results(), n2o: new Float64Array(1) }, ['into.n2o columns_unequal']],
    ['memory handed away', { ...results(), ch4: detached() }, ['into.ch4 buffer_unusable']],
    ['memory that others may change', { ...results(), co2e: shared() }, ['into.co2e buffer_unusable']],
    ['the column that is read', { ...results(), co2: value }, ['into.co2 buffer_unusable']],
    [
      'one column for two gases',
      { ...results(), co2: value, ch4: value },
      ['into.co2 buffer_unusable', 'into.ch4 buffer_unusable'],
    ],
  ])('columns that receive the results: %s', (_, into, expected) => {
    expect(violationsOf(() => calculateColumns(set, { value, coefficient }, { into } as never))).toEqual(expected)
  })

  it('columns that receive the results of columns that hold them', () => {
    const columns = createColumns(set, { rows: 2 })
    expect(violationsOf(() => calculateColumns(set, columns, { into: results() }))).toEqual(['into unknown_field'])
  })

  it('a second column that is missing', () => {
    expect(violationsOf(() => calculateColumns(freight, { value, coefficient }))).toEqual(['second required'])
  })

  it.each([
    ['no number', { rows: '10' }, ['rows invalid_type']],
    ['not whole', { rows: 1.5 }, ['rows invalid_type']],
    ['none', { rows: 0 }, ['rows must_be_positive']],
    ['more than a kernel can reach', { rows: 64_000_001 }, ['rows list_too_long']],
    ['no options', undefined, [' required']],
  ])('room for rows: %s', (_, options, expected) => {
    expect(violationsOf(() => createColumns(set, options as never))).toEqual(expected)
  })

  it.each([null, undefined, {}, { pairs: [] }])('a set that compile did not make: %s', (made) => {
    const wrong = made as never
    const columns = { value, coefficient, key: coefficient }
    const none = ['set invalid_type']
    expect(violationsOf(() => calculateColumns(wrong, columns))).toEqual(none)
    expect(violationsOf(() => createColumns(wrong, { rows: 1 }))).toEqual(none)
    expect(violationsOf(() => totalColumns(wrong, columns, { keys: 1 }))).toEqual(none)
    expect(violationsOf(() => restateColumns({ before: set, after: wrong }, columns))).toEqual(['after invalid_type'])
    expect(violationsOf(() => restateTotals(totalColumns(set, columns, { keys: 1 }), wrong))).toEqual([
      'after invalid_type',
    ])
  })

  it('options that are not objects, and what only calls itself a column', () => {
    const options = ['options invalid_type']
    expect(violationsOf(() => calculateColumns(set, { value, coefficient }, null as never))).toEqual(options)
    expect(violationsOf(() => restateColumns(null as never, { value, coefficient }))).toEqual(options)
    const named = { [Symbol.toStringTag]: 'Float64Array', length: 2 } as never
    expect(violationsOf(() => calculateColumns(set, { value: named, coefficient }))).toEqual(['value invalid_type'])
  })

  it('more rows than the columns have', () => {
    expect(violationsOf(() => calculateColumns(set, { value, coefficient }, { rows: 3 }))).toEqual([
      'rows list_too_long',
    ])
    expect(violationsOf(() => calculateColumns(set, { value, coefficient }, { rows: -1 }))).toEqual([
      'rows must_be_positive',
    ])
  })
})

describe('rows that cannot be calculated fail alone', () => {
  const rows = [
    [Number.NaN, 0, 'not_finite'],
    [Number.POSITIVE_INFINITY, 0, 'not_finite'],
    [Number.NEGATIVE_INFINITY, 0, 'not_finite'],
    [-1, 0, 'must_be_non_negative'],
    [-1e-9, 0, 'must_be_non_negative'],
    [1, 1, 'unknown_pair'],
    [1, 2 ** 32 - 1, 'unknown_pair'],
    [1.7e308, 0, 'number_out_of_range'],
    [5e-324, 0, 'number_out_of_range'],
    [1e-300, 0, undefined],
    [-0, 0, undefined],
    [1, 0, undefined],
  ] as const
  const columns = {
    value: Float64Array.from(rows, ([one]) => one),
    coefficient: Uint32Array.from(rows, ([, pair]) => pair),
  }

  it.each(['own columns', 'columns of the kernel'])('%s', (where) => {
    const own = createColumns(set, { rows: rows.length })
    own.value.set(columns.value)
    own.coefficient.set(columns.coefficient)
    const done = calculateColumns(set, where === 'own columns' ? columns : own)
    expect([...done.status].map(codeOfRowStatus)).toEqual(rows.map(([, , code]) => code))
    expect([...done.failedRows]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
    expect(done.failed).toBe(9)
    expect([...done.co2e.subarray(0, 9)].every(Number.isNaN)).toBe(true)
    expect([...done.co2e.subarray(9)]).toEqual([2.57082e-300, 0, 2.57082])
    expect(Object.is(done.co2[10], 0)).toBe(true)
  })

  it('a second column below zero fails even where credits are allowed', () => {
    const credits = compile({ pairs: [{ unit: 't', second: 'km', factor: transport.hgv }], allowCredits: true })
    const second = Float64Array.of(10, -10, Number.NaN)
    const done = calculateColumns(credits, {
      value: Float64Array.of(-1, 1, 1),
      second,
      coefficient: Uint8Array.of(0, 0, 0),
    })
    expect([...done.status].map(codeOfRowStatus)).toEqual([undefined, 'must_be_non_negative', 'not_finite'])
    expect(done.co2e[0]).toBe(-1.0163)
  })
})

describe('columns are used again', () => {
  it('only their first rows, and statuses of the last time are gone', () => {
    const columns = createColumns(set, { rows: 3 })
    columns.value.set([Number.NaN, 1, 2])
    expect(calculateColumns(set, columns).failed).toBe(1)
    columns.value.set([3, 1, Number.NaN])
    const first = calculateColumns(set, columns, { rows: 2 })
    expect([first.failed, first.co2e.length, first.co2e[0]]).toEqual([0, 2, 7.71246])
  })

  it('another set, with more pairs than there is room for', () => {
    const columns = createColumns(set, { rows: 1 })
    const many = compile({ pairs: new Array(2000).fill({ unit: 'm3', factor: diesel }) })
    columns.value[0] = 1
    columns.coefficient[0] = 1999
    expect(calculateColumns(many, columns).co2e[0]).toBe(2570.82)
    expect(columns.co2e[0]).toBe(2570.82)
  })

  it('no rows at all', () => {
    const none = calculateColumns(set, { value: new Float64Array(0), coefficient: new Uint32Array(0) })
    expect([none.failed, none.co2e.length, none.exactRows]).toEqual([0, 0, 0])
  })

  it('a gas that is not published holds NaN, and the row did not fail', () => {
    const marked = compile({
      pairs: [
        { unit: 'l', factor: factors.dieselUpstream },
        { unit: 'l', factor: diesel },
      ],
      unpublished: 'mark',
    })
    const done = calculateColumns(marked, { value: Float64Array.of(1, 1), coefficient: Uint8Array.of(0, 1) })
    expect([...done.co2]).toEqual([Number.NaN, 2.53763])
    expect([...done.co2e]).toEqual([0.61101, 2.57082])
    expect(done.failed).toBe(0)
  })
})

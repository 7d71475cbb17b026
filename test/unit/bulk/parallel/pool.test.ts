import { afterAll, describe, expect, it } from 'vitest'
import {
  calculateColumns,
  compile,
  createColumns,
  type ParallelOptions,
  parallel,
  totalColumns,
  WORKERS_MAX,
} from '../../../../src/bulk/index.ts'
import { parallel as threads } from '../../../../src/bulk/node.ts'
import { fuelPairs } from '../../../fixtures/bulk-sets.ts'
import { StandIn, workerHere } from '../../../fixtures/bulk-workers.ts'
import { transport } from '../../../fixtures/transport-factors.ts'

const PAIRS = fuelPairs()
const SET = compile({ pairs: PAIRS.slice(0, 4) })
/** More pairs than columns of the other set have room for. */
const LARGE_SET = compile({
  pairs: Array.from({ length: 1500 }, (_, index) => PAIRS[index % PAIRS.length] ?? PAIRS[0]) as [],
})
const SECOND_SET = compile({ pairs: [{ unit: 't', second: 'km', factor: transport.hgv }] })

const pool = parallel({ workers: 2, spawn: workerHere })
afterAll(() => pool.close())

/** The code that a call throws, or rejects with. */
async function codeOf(work: () => unknown): Promise<string | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    return (error as { readonly code?: string }).code
  }
}

const rowsOf = (rows: number) => ({
  value: Float64Array.from({ length: rows }, (_, row) => row / 10),
  coefficient: new Uint8Array(rows),
})

describe('a pool is not made', () => {
  it.each([
    ['of no workers', { workers: 0 }, 'must_be_positive'],
    ['of fewer than none', { workers: -1 }, 'must_be_positive'],
    ['of half a worker', { workers: 0.5 }, 'invalid_type'],
    ['of NaN workers', { workers: Number.NaN }, 'invalid_type'],
    ['of a word', { workers: '2' }, 'invalid_type'],
    ['of an unknown number', {}, 'required'],
    ['of a million workers', { workers: 1_000_000 }, 'quantity_too_large'],
    ['of one more than the most', { workers: WORKERS_MAX + 1 }, 'quantity_too_large'],
    ['by nothing', { workers: 2, spawn: undefined }, 'required'],
    ['by an object', { workers: 2, spawn: {} }, 'required'],
    ['of no worker', { workers: 2, spawn: () => undefined }, 'worker_failed'],
  ])('%s', async (_, options, code) => {
    expect(await codeOf(() => parallel({ spawn: workerHere, ...options } as ParallelOptions))).toBe(code)
    if (!('spawn' in options) && 'workers' in options) expect(await codeOf(() => threads(options as object))).toBe(code)
  })

  it.each([[undefined], [null], [3]])('of %s', async (options) => {
    expect(await codeOf(() => parallel(options as never))).toBe('required')
    expect(await codeOf(() => threads(options as never))).toBe(options === undefined ? undefined : 'required')
  })

  it('when a worker cannot be started, and those that were are ended', async () => {
    const first = new StandIn()
    const started = [first]
    const spawn = () => {
      const next = started.pop()
      if (next === undefined) throw new Error('no more threads')
      return next
    }
    expect(await codeOf(() => parallel({ workers: 3, spawn }))).toBe('worker_failed')
    expect(first.terminated).toBe(1)
    expect(() => parallel({ workers: 1, spawn })).toThrow('worker 0 of 1 could not be started: no more threads')
  })
})

describe('a pool', () => {
  it('does two calls one after the other', async () => {
    const columns = pool.createColumns(SET, { rows: 50_000, keys: 3 })
    columns.value.fill(1.5)
    const both = [
      pool.calculateColumns(SET, columns),
      pool.totalColumns(SET, columns),
      pool.calculateColumns(SET, columns),
    ]
    const [rows, totals] = await Promise.all(both)
    expect(rows).toMatchObject({ failed: 0 })
    expect(totals).toMatchObject({ rows: 50_000, failed: 0 })
  })

  it('lends its columns: nobody else may work on them meanwhile', async () => {
    const columns = pool.createColumns(SET, { rows: 50_000, keys: 3 })
    const under = pool.calculateColumns(SET, columns)
    await Promise.resolve()
    expect(await codeOf(() => calculateColumns(SET, columns))).toBe('buffer_unusable')
    expect(await codeOf(() => totalColumns(SET, columns))).toBe('buffer_unusable')
    await under
    expect(calculateColumns(SET, columns).failed).toBe(0)
    expect(totalColumns(SET, columns).rows).toBe(50_000)
  })

  it('calculates some rows only, and none', async () => {
    const columns = pool.createColumns(SET, { rows: 10 })
    columns.value.fill(-1)
    expect((await pool.calculateColumns(SET, columns, { rows: 3 })).failedRows).toEqual(Uint32Array.of(0, 1, 2))
    expect((await pool.calculateColumns(SET, columns, { rows: 0 })).co2e.length).toBe(0)
    expect((await pool.calculateColumns(SET, rowsOf(0))).co2e.length).toBe(0)
    expect((await pool.totalColumns(SET, { ...rowsOf(0), key: new Uint8Array(0) }, { keys: 1 })).rows).toBe(0)
    expect(await codeOf(() => pool.calculateColumns(SET, columns, { rows: 11 }))).toBe('list_too_long')
  })

  it('takes columns of one thread, and writes in them', async () => {
    const columns = createColumns(SET, { rows: 100 })
    columns.value.fill(2)
    const { co2e } = await pool.calculateColumns(SET, columns)
    expect(co2e.buffer).toBe(columns.co2e.buffer)
    expect(co2e[99]).toBe(calculateColumns(SET, { value: Float64Array.of(2), coefficient: Uint8Array.of(0) }).co2e[0])
  })

  it('takes a set that its columns have no room for', async () => {
    const columns = pool.createColumns(SET, { rows: 100 })
    columns.value.fill(2)
    columns.coefficient.fill(1400)
    const given = { value: columns.value.slice(), coefficient: columns.coefficient.slice() }
    const expected = calculateColumns(LARGE_SET, given)
    expect((await pool.calculateColumns(LARGE_SET, columns)).co2e).toEqual(expected.co2e)
    expect(calculateColumns(LARGE_SET, columns).co2e).toEqual(expected.co2e)
  })

  it('adds to totals that are there, and counts the rows on', async () => {
    const bad = { value: Float64Array.of(1, -1), coefficient: new Uint8Array(2), key: new Uint8Array(2) }
    const into = totalColumns(SET, bad, { keys: 1 })
    await Promise.all([pool.totalColumns(SET, bad, { into }), pool.totalColumns(SET, bad, { into })])
    expect(into.failedRows.map(({ row }) => row)).toEqual([1, 3, 5])
    await pool.totalColumns(SET, bad, { into, firstRow: 100 })
    expect(into.failedRows.map(({ row }) => row)).toEqual([1, 3, 5, 101])
  })

  it('takes many sets', async () => {
    for (const pair of PAIRS.slice(0, 20)) {
      const set = compile({ pairs: [pair] })
      expect((await pool.calculateColumns(set, rowsOf(3))).failed).toBe(0)
    }
  })
})

describe('columns are rejected', () => {
  it('of another pool', async () => {
    const other = parallel({ workers: 1, spawn: workerHere })
    const columns = other.createColumns(SET, { rows: 10, keys: 1 })
    expect(await codeOf(() => pool.calculateColumns(SET, columns))).toBe('buffer_unusable')
    expect(await codeOf(() => pool.totalColumns(SET, columns))).toBe('buffer_unusable')
    await other.close()
  })

  const shared = { ...rowsOf(2), value: new Float64Array(new SharedArrayBuffer(16)) }
  it.each([
    ['that are none', undefined, 'required'],
    ['without values', { coefficient: Uint8Array.of(0) }, 'required'],
    ['of lists', { value: [1], coefficient: [0] }, 'invalid_type'],
    ['of two lengths', { value: Float64Array.of(1, 2), coefficient: Uint8Array.of(0) }, 'columns_unequal'],
    ['in memory that the caller shares', shared, 'buffer_unusable'],
    ['with a second column too many', { ...rowsOf(1), second: Float64Array.of(1) }, 'unknown_field'],
  ])('%s', async (_, columns, code) => {
    expect(await codeOf(() => pool.calculateColumns(SET, columns as never))).toBe(code)
    const keyed = columns === undefined ? columns : { ...columns, key: new Uint8Array(2) }
    expect(await codeOf(() => pool.totalColumns(SET, keyed as never, { keys: 1 }))).toBe(code)
  })

  it('without a second column that the set needs', async () => {
    const columns = pool.createColumns(SET, { rows: 10 })
    expect(await codeOf(() => pool.calculateColumns(SECOND_SET, columns))).toBe('required')
    expect(await codeOf(() => pool.calculateColumns(SECOND_SET, rowsOf(10)))).toBe('required')
  })

  it('that are handed away while workers are at work on them; the pool goes on', async () => {
    const given = rowsOf(400_000)
    const under = codeOf(() => pool.calculateColumns(SET, given))
    structuredClone(given.value, { transfer: [given.value.buffer] })
    expect(await under).toBe('buffer_unusable')
    expect((await pool.calculateColumns(SET, rowsOf(100))).failed).toBe(0)
  })

  it('too many rows, or keys', async () => {
    expect(await codeOf(() => pool.createColumns(SET, { rows: 1e9 }))).toBe('list_too_long')
    expect(await codeOf(() => pool.createColumns(SET, { rows: 10, keys: 2 ** 26 }))).toBe('list_too_long')
    expect(await codeOf(() => pool.createColumns(SET, undefined as never))).toBe('required')
  })
})

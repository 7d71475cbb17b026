import { afterAll, describe, expect, it, vi } from 'vitest'
import {
  type BulkPool,
  type Columns,
  calculateColumns,
  compile,
  type KeyedColumnInput,
  parallel,
  totalColumns,
} from '../../../src/bulk/index.ts'
import { parallel as threads } from '../../../src/bulk/node.ts'
import { fuelPairs } from '../../fixtures/bulk-sets.ts'
import { BAD_VALUES, randomBits, randomValue } from '../../fixtures/bulk-values.ts'
import { workerHere } from '../../fixtures/bulk-workers.ts'
import { IS_THOROUGH, SEEDS } from '../../fixtures/seeds.ts'
import { transport } from '../../fixtures/transport-factors.ts'

/** Rows of each comparison; TONNE_BULK_ROWS asks for more. */
const ROWS = Number(process.env.TONNE_BULK_ROWS ?? 70_000)
const KEYS = 100
const GASES = ['co2', 'ch4', 'n2o', 'co2e'] as const

/** Rows as they are met, some of them odd, some with what no row may hold. */
function randomRows(seed: number, pairs: number): Required<KeyedColumnInput> {
  const next = randomBits(seed)
  const some = () => {
    const kind = next() % 400
    if (kind === 0) return BAD_VALUES[next() % 3] as number
    return kind < 40 ? randomValue(next) : (next() % 1e9) / 10 ** (next() % 7)
  }
  return {
    value: Float64Array.from({ length: ROWS }, some),
    second: Float64Array.from({ length: ROWS }, some),
    coefficient: Uint32Array.from({ length: ROWS }, () => (next() % 1000 === 0 ? pairs : 0) + (next() % pairs)),
    key: Uint32Array.from({ length: ROWS }, () => (next() % 1000 === 0 ? KEYS : 0) + (next() % KEYS)),
  }
}

function fill(columns: Columns, { value, second, coefficient, key }: KeyedColumnInput): void {
  columns.value.set(value)
  if (second !== undefined) columns.second.set(second)
  columns.coefficient.set(coefficient)
  columns.key.set(key)
}

/** Equal bytes: as the matcher would find, and a hundred times faster. */
const areSame = (a: Uint8Array, b: Uint8Array) => Buffer.compare(a, b) === 0

const SETS = {
  'one column': compile({ pairs: fuelPairs() }),
  'two columns': compile({
    pairs: (['t', 'kg', 'lb'] as const).map((unit) => ({ unit, second: 'km', factor: transport.hgv })),
    allowCredits: true,
  }),
}

/** Pools are kept for all tests: threads take a while to start, and most of them only in a thorough run. */
const POOLS: Readonly<Record<string, BulkPool>> = {
  '2 threads': threads({ workers: 2 }),
  ...(IS_THOROUGH ? { '1 thread': threads({ workers: 1 }), '3 threads': threads({ workers: 3 }) } : {}),
  '7 workers here': parallel({ workers: 7, spawn: workerHere }),
}

afterAll(() => Promise.all(Object.values(POOLS).map((pool) => pool.close())))

describe.each(SEEDS)('a pool says what one thread says, bit for bit (seed %i)', (seed) => {
  describe.each(Object.entries(SETS))('%s', (_, set) => {
    const { second, ...rest } = randomRows(seed, set.pairs.length)
    const rows = set.hasSecond ? { second, ...rest } : rest
    const { key, ...keyless } = rows
    const single = calculateColumns(set, keyless)
    const expected = new Uint8Array(ROWS)
    const total = totalColumns(set, rows, { keys: KEYS, status: expected })
    const more = totalColumns(set, rows, { keys: 2 * KEYS })

    it('of rows of which some fail', () => {
      expect(single.failed).toBeGreaterThan(ROWS / 1000)
      expect(total.failed).toBeGreaterThan(single.failed)
    })

    function expectSame(found: Awaited<ReturnType<BulkPool['calculateColumns']>>): void {
      for (const gas of GASES) expect(found[gas].every((one, row) => Object.is(one, single[gas][row]))).toBe(true)
      expect(areSame(found.status, single.status)).toBe(true)
      expect([...found.failedRows]).toEqual([...single.failedRows])
      expect([found.failed, found.exactRows, found.kernel]).toEqual([single.failed, single.exactRows, single.kernel])
    }

    it.each(Object.entries(POOLS))('%s, in columns of the pool', async (_name, pool) => {
      const columns = pool.createColumns(set, { rows: ROWS, keys: KEYS })
      fill(columns, rows)
      expectSame(await pool.calculateColumns(set, columns))
      const totals = await pool.totalColumns(set, columns)
      expect(areSame(totals.toBytes(), total.toBytes())).toBe(true)
      expect(totals.failedRows).toEqual(total.failedRows)
      const other = await pool.totalColumns(set, columns, { keys: 2 * KEYS })
      expect(areSame(other.toBytes(), more.toBytes())).toBe(true)
    })

    it.each(Object.entries(POOLS))('%s, in columns of the caller', async (_name, pool) => {
      expectSame(await pool.calculateColumns(set, keyless))
      const status = new Uint8Array(ROWS)
      const totals = await pool.totalColumns(set, rows, { keys: KEYS, status })
      expect(areSame(totals.toBytes(), total.toBytes())).toBe(true)
      expect(areSame(status, expected)).toBe(true)
    })

    it.each(Object.entries(POOLS))('%s, where no memory is shared', async (_name, pool) => {
      vi.stubGlobal('SharedArrayBuffer', undefined)
      try {
        const columns = pool.createColumns(set, { rows: ROWS, keys: KEYS })
        expect(columns.value.buffer).toBeInstanceOf(ArrayBuffer)
        fill(columns, rows)
        expectSame(await pool.calculateColumns(set, columns))
        const totals = await pool.totalColumns(set, columns)
        expect(areSame(totals.toBytes(), total.toBytes())).toBe(true)
      } finally {
        vi.unstubAllGlobals()
      }
    })
  })
})

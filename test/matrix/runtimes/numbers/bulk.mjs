import {
  calculateAndTotalColumns,
  calculateColumns,
  compile,
  createColumns,
  KERNEL_NAMES,
  restateTotals,
  totalColumns,
} from 'tonne/bulk'
import { searchFactors } from 'tonne/factors'
import { bitsOf, digest, randomBits, randomNumber } from './digest.mjs'

const ROWS = 20_000
const KEYS = 97

function setOf(edition) {
  const litres = searchFactors('', { category: 'fuel' }).filter(
    ({ key, unit, complete, per1 }) =>
      key.startsWith(edition) && unit === 'l' && complete && Object.values(per1).every((gas) => gas !== null),
  )
  return compile({
    pairs: litres.slice(0, 8).flatMap((factor) => ['l', 'm3', 'US gal'].map((unit) => ({ unit, factor }))),
  })
}

/** The sets that rows are calculated with. */
export const sets = () => ({ now: setOf('desnz-2025'), before: setOf('desnz-2024') })

/** Rows of the same numbers, up to 17 digits, with some that fail. */
export function fill(columns, pairs) {
  const next = randomBits(42)
  for (let row = 0; row < ROWS; row++) {
    const kind = next() % 10
    const value = kind < 7 ? (next() % 1e9) / [1, 10, 100, 1000, 1e4, 1e5, 1e6][next() % 7] : randomNumber(next)
    columns.value[row] = row % 1999 === 5 ? -1 : row % 1999 === 6 ? Number.NaN : value
    columns.coefficient[row] = next() % pairs
    columns.key[row] = next() % KEYS
  }
  return columns
}

/** What a calculation gives, short. */
export const rowsOf = ({ co2, ch4, n2o, co2e, status, failedRows, exactRows }) => ({
  bits: digest(bitsOf([co2, ch4, n2o, co2e])),
  status: digest(status),
  failed: Array.from(failedRows),
  exactRows,
})

/** What totals hold, short. */
export const totalsOf = (totals) => ({
  bits: digest(bitsOf(Object.values(totals.columns()).filter((column) => column instanceof Float64Array))),
  sum: totals.sum(),
  exact: totals.exact(1),
  bytes: digest(totals.toBytes()),
})

function ofKernel(kernel) {
  const { now, before } = sets()
  const columns = fill(createColumns(now, { rows: ROWS, keys: KEYS, kernel }), now.pairs.length)
  const rows = calculateColumns(now, columns)
  const totals = totalColumns(now, columns, { kernel })
  const both = calculateAndTotalColumns(now, columns, { kernel })
  return {
    kernel: rows.kernel,
    numbers: {
      rows: rowsOf(rows),
      totals: totalsOf(totals),
      both: [rowsOf(both), totalsOf(both.totals)],
      restated: restateTotals(totals, before).of(1),
    },
  }
}

function isMissing({ violations }) {
  return violations?.some(({ code }) => code === 'invalid_choice') === true
}

/** The numbers of every kernel that this runtime has, and which one it takes when nobody says. */
export function bulkNumbers() {
  const chosen = ofKernel(undefined)
  const kernels = {}
  for (const kernel of KERNEL_NAMES) {
    try {
      kernels[kernel] = ofKernel(kernel).numbers
    } catch (error) {
      if (!isMissing(error)) throw error
    }
  }
  return { chosen: chosen.kernel, kernels }
}

/** A table of a pool with the same rows, calculated and totalled. */
export async function poolNumbers(pool) {
  const { now } = sets()
  const columns = fill(pool.createColumns(now, { rows: ROWS, keys: KEYS }), now.pairs.length)
  const { failedRows, kernel } = await pool.calculateColumns(now, columns)
  const { co2, ch4, n2o, co2e, status } = columns
  const totals = await pool.totalColumns(now, columns)
  await pool.close()
  return { kernel, rows: rowsOf({ co2, ch4, n2o, co2e, status, failedRows }), totals: totalsOf(totals) }
}

import { readItem } from '../../base/index.ts'
import { GASES, type Gas } from '../../core/emissions/index.ts'
import { checkChoice, collectEach, fail } from '../../core/errors/index.ts'
import { type CoefficientSet, checkOptions } from '../coefficients/coefficient-set.ts'
import { calculateByCopies, inputOf, sliceColumns } from '../columns/calculate-copied.ts'
import { type ColumnInput, checkColumns } from '../columns/check-columns.ts'
import { type Columns, checkColumnsFree, isOwnColumns } from '../columns/columns.ts'
import { failedRowsOf } from '../columns/failed-rows-of.ts'
import { newResults } from '../kernel/cells.ts'
import { CHUNK_ROWS, rangesOf } from '../kernel/workspace.ts'
import { differenceSet } from './difference-set.ts'

/** The coefficients of rows before and after a change. */
export interface ColumnsRestatement<G extends Gas = 'co2e'> {
  readonly before: CoefficientSet
  readonly after: CoefficientSet
  /** The gases to write; defaults to co2e. */
  readonly gases?: readonly G[] | undefined
}

/** Rows before and after a change of the coefficients. */
export interface RestatedColumns<G extends Gas = 'co2e'> {
  /** Kilograms, nearest doubles; NaN in a failed row and for an unpublished gas. */
  readonly before: Readonly<Record<G, Float64Array>>
  readonly after: Readonly<Record<G, Float64Array>>
  /** after - before of the exact results, rounded once; not the difference of two rounded numbers. */
  readonly difference: Readonly<Record<G, Float64Array>>
  /** 0, or the status number of the row's error code: `codeOfRowStatus` names it. */
  readonly status: Uint8Array
  readonly failed: number
  /** The failed rows by number, from 0, in order. */
  readonly failedRows: Uint32Array
}

interface Side {
  readonly set: CoefficientSet
  readonly columns: Partial<Record<Gas, Float64Array>>
}

function checkGases(gases: readonly Gas[]): void {
  if (!Array.isArray(gases) || gases.length === 0) {
    fail('gases', 'required', { message: 'must list at least one gas', expected: GASES.join(', '), received: gases })
  }
  collectEach(gases, (value, index) => checkChoice({ path: `gases[${index}]`, value }, GASES))
}

type Sides<G extends Gas> = Pick<RestatedColumns<G>, 'before' | 'after' | 'difference'>

/** Writes NaN into all results of rows that fail before, after, or in the difference. */
function propagateFailures(sides: readonly Side[], status: Uint8Array): void {
  for (const row of failedRowsOf(status)) {
    for (const { columns } of sides) for (const column of Object.values(columns)) column[row] = Number.NaN
  }
}

function sideOf(set: CoefficientSet, gases: readonly Gas[], rows: number): Side {
  return { set, columns: Object.fromEntries(gases.map((gas) => [gas, new Float64Array(rows)])) }
}

/** Calculates rows by one set; gases that were not requested go to discarded columns. */
function calculateSide(
  { set, columns }: Side,
  rows: ColumnInput,
  { from, status }: { from: number; status: Uint8Array },
) {
  const into = { results: newResults(status.length), status: new Uint8Array(status.length) }
  calculateByCopies(set, rows, into)
  for (const [index, gas] of GASES.entries()) columns[gas]?.set(readItem(into.results, index), from)
  for (const [row, failure] of into.status.entries()) if (status[row] === 0) status[row] = failure
}

/**
 * Calculates every row by the coefficients before and after a change, and the exact difference rounded once, chunk by
 * chunk in one pass. Both sets have the same pairs, in the same units: the old factor of a row is its pair's in
 * `before`, the new one the same pair's in `after`. Throws `restatement_invalid`, and the errors of `calculateColumns`.
 *
 * @example
 * ```ts
 * import { compile, restateColumns } from 'tonne/bulk'
 * import { findFactor } from 'tonne/factors'
 * const of = (edition: string) => findFactor(`${edition}/fuels/liquid-fuels/diesel-average-biofuel-blend/litres`)
 * const before = compile({ pairs: [{ unit: 'l', factor: of('desnz-2024') }] })
 * const after = compile({ pairs: [{ unit: 'l', factor: of('desnz-2025') }] })
 * const rows = restateColumns({ before, after }, { value: Float64Array.of(1000, 0.1), coefficient: new Uint8Array(2) })
 * Array.from(rows.before.co2e) // => [2512.79, 0.251279]
 * Array.from(rows.after.co2e) // => [2570.82, 0.257082]
 * Array.from(rows.difference.co2e) // => [58.03, 0.005803]
 * ```
 */
export function restateColumns<G extends Gas = 'co2e'>(
  restatement: ColumnsRestatement<G>,
  columns: Columns | ColumnInput,
): RestatedColumns<G> {
  checkOptions(restatement, { before: true, after: true, gases: true })
  const { before, after } = restatement
  const gases = (restatement.gases ?? ['co2e']) as readonly G[]
  checkGases(gases)
  const difference = differenceSet(before, after)
  const isOwn = isOwnColumns(columns)
  if (isOwn) checkColumnsFree(columns)
  const input = isOwn ? inputOf(columns) : columns
  const rows = checkColumns(before, input, isOwn ? 'ours' : 'of the caller')
  const sides = {
    before: sideOf(before, gases, rows),
    after: sideOf(after, gases, rows),
    difference: sideOf(difference, gases, rows),
  }
  const status = new Uint8Array(rows)
  for (const range of rangesOf({ from: 0, to: rows }, CHUNK_ROWS)) {
    const chunk = sliceColumns(input, range)
    const into = { from: range.from, status: status.subarray(range.from, range.to) }
    for (const side of Object.values(sides)) calculateSide(side, chunk, into)
  }
  propagateFailures(Object.values(sides), status)
  const failedRows = failedRowsOf(status)
  const results = { before: sides.before.columns, after: sides.after.columns, difference: sides.difference.columns }
  return { ...(results as Sides<G>), status, failed: failedRows.length, failedRows }
}

import type { CoefficientSet } from '../coefficients/coefficient-set.ts'
import { type CalculatedColumns, firstRows, outcome } from '../columns/calculate-columns.ts'
import { copyResults } from '../columns/calculate-copied.ts'
import type { KeyedColumnInput } from '../columns/check-columns.ts'
import type { Columns } from '../columns/columns.ts'
import { newResults, type ResultColumns } from '../kernel/cells.ts'
import { calculateAndGather, copiedRows, gatherCopies, gatherRange } from './gather.ts'
import { type Placement, placeRows, type TotalColumnsOptions } from './placement.ts'
import { Totals } from './totals.ts'

/** Calculated columns, and the totals that their rows were added to. */
export interface CalculatedAndTotalledColumns extends CalculatedColumns {
  readonly totals: Totals
}

/**
 * Exact totals of rows by key: each is the exact sum of exact rows, rounded once. Rows may come in chunks of any size,
 * with the totals of earlier chunks as `into`. A row that cannot be calculated, or whose key does not exist, is in no
 * total; it is counted and listed, and its status gives the code.
 * Throws `required`, `invalid_type`, `columns_unequal`, `buffer_unusable`, `unknown_field`, `list_too_long` for the
 * columns as a whole, and `mixed_totals` for totals of another set or other keys.
 *
 * @example
 * ```ts
 * import { compile, totalColumns } from 'tonne/bulk'
 * import { findFactor } from 'tonne/factors'
 * const diesel = findFactor('desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres')
 * const set = compile({ pairs: [{ unit: 'l', factor: diesel }, { unit: 'US gal', factor: diesel }] })
 * const march = { value: Float64Array.of(0.1, 10, -1), coefficient: Uint8Array.of(0, 1, 0), key: Uint8Array.of(0, 1, 1) }
 * const april = { value: Float64Array.of(0.2), coefficient: Uint8Array.of(0), key: Uint8Array.of(0) }
 * const totals = totalColumns(set, march, { keys: 2 })
 * totalColumns(set, april, { into: totals }).of(0).co2e // => 0.771246
 * totals.of(1).co2e // => 97.3161232254288
 * totals.failedRows // => [{ row: 2, code: 'must_be_non_negative' }]
 * ```
 */
export function totalColumns(
  set: CoefficientSet,
  columns: Columns | KeyedColumnInput,
  options: TotalColumnsOptions = {},
): Totals {
  const placement = placeRows(set, columns, options)
  const { state, rows, firstRow, own, isInPlace } = placement
  if (own !== undefined && isInPlace) gatherRange({ state, status: own.status, firstRow }, { from: 0, to: rows })
  else gatherCopies(placement)
  return options.into ?? new Totals(state)
}

function calculateCopies(placement: Placement, results: ResultColumns): number {
  let exactRows = 0
  for (const { range, ...gathering } of copiedRows(placement)) {
    exactRows += calculateAndGather(gathering, range.to - range.from)
    copyResults(gathering.state.workspace(), range, results)
  }
  return exactRows
}

/**
 * Returns the emission of every row and the exact totals by key in one pass: the results of `calculateColumns` and
 * `totalColumns`, except that a row whose key does not exist has no emission either. Throws the errors of both.
 *
 * @example
 * ```ts
 * import { calculateAndTotalColumns, compile } from 'tonne/bulk'
 * import { findFactor } from 'tonne/factors'
 * const hgv = findFactor('desnz-2025/freighting-goods/hgv-all-diesel/all-hgvs/average-laden/tonne-km')
 * const set = compile({ pairs: [{ unit: 't', second: 'km', factor: hgv }] })
 * const columns = { value: Float64Array.of(8, 2), second: Float64Array.of(250, 10), coefficient: new Uint8Array(2), key: new Uint8Array(2) }
 * const { co2e, totals } = calculateAndTotalColumns(set, columns, { keys: 1 })
 * Array.from(co2e) // => [203.26, 2.0326]
 * totals.of(0).co2e // => 205.2926
 * ```
 */
export function calculateAndTotalColumns(
  set: CoefficientSet,
  columns: Columns | KeyedColumnInput,
  options: TotalColumnsOptions = {},
): CalculatedAndTotalledColumns {
  const placement = placeRows(set, columns, options)
  const { state, rows, firstRow, own, isInPlace } = placement
  const { kernel } = state.workspace()
  const status = placement.status?.subarray(0, rows) ?? new Uint8Array(rows)
  const results = own === undefined ? newResults(rows) : firstRows(own, rows).results
  const exactRows = isInPlace
    ? calculateAndGather({ state, status, firstRow }, rows)
    : calculateCopies({ ...placement, status }, results)
  const totals = options.into ?? new Totals(state)
  return { ...outcome({ results, status }, { exactRows, kernel }), totals }
}

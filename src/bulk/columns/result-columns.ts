import { readItem } from '../../base/index.ts'
import { GASES } from '../../core/emissions/index.ts'
import { collectEach, fail, requireObject } from '../../core/errors/index.ts'
import { type GasColumns, newResults, resultsOf } from '../kernel/cells.ts'
import type { Destination } from './calculate-copied.ts'
import { type CheckedColumn, type ColumnInput, checkColumn } from './check-columns.ts'

/**
 * Columns of the caller that receive results: kilograms of each gas and the status, each with at least as many rows as
 * are calculated. The result of an earlier call fits.
 */
export interface ResultsInto extends GasColumns {
  readonly status: Uint8Array
}

/** True if two views share a byte. */
function overlaps(a: ArrayBufferView, b: ArrayBufferView): boolean {
  const isBefore = a.byteOffset + a.byteLength <= b.byteOffset
  const isAfter = b.byteOffset + b.byteLength <= a.byteOffset
  return a.buffer === b.buffer && !isBefore && !isAfter
}

function checkDestination(into: ResultsInto, rows: number, input: ColumnInput): void {
  const expected = '{ co2, ch4, n2o, co2e, status }'
  requireObject({ path: 'into', value: into }, { message: 'must be columns that receive the results', expected })
  const checked: readonly (CheckedColumn & { readonly column: Float64Array | Uint8Array })[] = [
    ...GASES.map((gas) => ({ path: `into.${gas}`, column: into[gas], types: ['Float64Array'] })),
    { path: 'into.status', column: into.status, types: ['Uint8Array'] },
  ]
  collectEach(checked, (column) => checkColumn(column, 'of the caller'))
  const { value, second = value, coefficient } = input
  const others: [string, ArrayBufferView][] = Object.entries({ value, second, coefficient })
  collectEach(checked, ({ path, column }) => {
    if (column.length < rows) {
      const message = `has ${column.length} rows and ${rows} are calculated; give it at least as many`
      fail(path, 'columns_unequal', { message, expected: `at least ${rows}`, received: column.length })
    }
    const other = others.find(([, one]) => overlaps(column, one))
    if (other !== undefined) {
      fail(path, 'buffer_unusable', `lies in the memory of ${other[0]}; give each column memory of its own`)
    }
    others.push([path, column])
  })
}

/**
 * Returns the columns that receive the results of rows: views of the caller's, or new ones. Throws all violations at
 * once.
 */
export function destinationOf(into: ResultsInto | undefined, rows: number, input: ColumnInput): Destination {
  if (into === undefined) return { results: newResults(rows), status: new Uint8Array(rows) }
  checkDestination(into, rows, input)
  const columns = GASES.map((gas) => into[gas].subarray(0, rows))
  return { results: resultsOf((gas) => readItem(columns, gas)), status: into.status.subarray(0, rows) }
}

/** Throws `unknown_field` for columns to receive results that lie in the kernel's memory already. */
export function rejectDestination(into: ResultsInto | undefined): void {
  if (into === undefined) return
  fail(
    'into',
    'unknown_field',
    'is given, but the results of these columns are stored in the columns themselves; leave it out',
  )
}

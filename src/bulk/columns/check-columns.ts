import { collectEach, fail, requireObject, show } from '../../core/errors/index.ts'
import type { CoefficientSet } from '../coefficients/coefficient-set.ts'
import { CELLS_MAX } from '../kernel/cells.ts'

/** Small unsigned integers, one per row. */
export type IndexColumn = Uint8Array | Uint16Array | Uint32Array

/** Columns of the caller, all of one length: a row is a value and the index of its pair in the set. */
export interface ColumnInput {
  /** Amount in the unit of the row's pair. A number means the shortest decimal that prints it. */
  readonly value: Float64Array
  /** Multiplier of the value, if the set has a second column: kilometres, an uncovered share, passengers. */
  readonly second?: Float64Array | undefined
  /** Index of the row's pair in `pairs` of the set. */
  readonly coefficient: IndexColumn
}

/** Columns with the key of the total that each row is added to. */
export interface KeyedColumnInput extends ColumnInput {
  readonly key: IndexColumn
}

const DOUBLES = ['Float64Array']
const INDEXES = ['Uint32Array', 'Uint16Array', 'Uint8Array']

const nameOfClass = (value: unknown): string => Object.prototype.toString.call(value).slice(8, -1)

/** True if the buffer was transferred: no view can be created on it. */
function isDetached(buffer: ArrayBufferLike): boolean {
  try {
    return new Uint8Array(buffer, 0, 0).length > 0
  } catch {
    return true
  }
}

/** Owner of the memory of the columns; ours may be shared with workers. */
export type Memory = 'ours' | 'of the caller'

function checkBuffer(path: string, { buffer }: ArrayBufferView): void {
  if (nameOfClass(buffer) === 'SharedArrayBuffer') {
    const message = 'is in shared memory, which others may change meanwhile; copy it, or let `parallel` share columns'
    fail(path, 'buffer_unusable', message)
  }
  if (isDetached(buffer)) {
    const message =
      'was transferred to another thread, or its memory grew; create the column again on the current memory'
    fail(path, 'buffer_unusable', message)
  }
}

/** A column, and its allowed array types; empty if the set has no such column. */
export interface CheckedColumn {
  readonly path: string
  readonly column: ArrayLike<number> | undefined
  readonly types: readonly string[]
}

/** Checks the type and the memory of a column. */
export function checkColumn({ path, column, types }: CheckedColumn, memory: Memory): void {
  if (types.length === 0) {
    if (column === undefined) return
    const message =
      'is given, but no pair of the set multiplies by a second column; leave it out, or compile with `second`'
    fail(path, 'unknown_field', message)
  }
  const about = { expected: types.join(', '), received: column }
  if (column === undefined || column === null) {
    fail(path, 'required', { message: 'is a column that every row needs', ...about })
  }
  if (!ArrayBuffer.isView(column) || !types.includes(nameOfClass(column))) {
    fail(path, 'invalid_type', { message: `must be a column of rows in a ${types[0]}`, ...about })
  }
  if (memory === 'of the caller') checkBuffer(path, column)
}

function checkLength({ path, column }: CheckedColumn, rows: number): void {
  if (column === undefined || column.length === rows) return
  const message = `has ${column.length} rows and value has ${rows}; all columns must have the same length`
  fail(path, 'columns_unequal', { message, expected: String(rows), received: column.length })
}

/** Returns the number of rows of the caller's columns. Throws all violations at once. */
export function checkColumns(
  set: CoefficientSet,
  columns: ColumnInput | KeyedColumnInput,
  memory: Memory = 'of the caller',
): number {
  requireObject({ path: '', value: columns }, { message: 'columns must be given', expected: '{ value, coefficient }' })
  const checked: readonly CheckedColumn[] = [
    { path: 'value', column: columns.value, types: DOUBLES },
    { path: 'second', column: columns.second, types: set.hasSecond ? DOUBLES : [] },
    { path: 'coefficient', column: columns.coefficient, types: INDEXES },
    ...('key' in columns ? [{ path: 'key', column: columns.key, types: INDEXES }] : []),
  ]
  collectEach(checked, (column) => checkColumn(column, memory))
  const rows = columns.value.length
  collectEach(checked, (column) => checkLength(column, rows))
  return rows
}

/** Checks an integer number of rows or keys. Throws `invalid_type`, `must_be_positive` or `list_too_long`. */
export function checkRowCount(count: unknown, path: string, { least, most }: { least: number; most: number }): number {
  if (typeof count !== 'number' || !Number.isInteger(count)) {
    fail(path, 'invalid_type', { message: 'must be a whole number', expected: `${least} to ${most}`, received: count })
  }
  if (count < least) {
    const message = `must be at least ${least}; received ${show(count)}`
    fail(path, 'must_be_positive', { message, expected: `${least} to ${most}`, received: count })
  }
  if (count > most) {
    const message = `is more than one table holds; work in chunks of at most ${most}`
    fail(path, 'list_too_long', { message, expected: `${least} to ${most}`, received: count })
  }
  return count
}

/** Checks the number of keys of totals of a set. Throws `list_too_long`, `must_be_positive`, `invalid_type`. */
export function checkKeys(keys: unknown, { pairs }: CoefficientSet): number {
  const most = Math.floor(CELLS_MAX / pairs.length)
  if (typeof keys === 'number' && Number.isInteger(keys) && keys > most) {
    const message = `times ${pairs.length} pairs makes more than ${CELLS_MAX} cells; split the rows by key range, at most ${most} keys each`
    fail('keys', 'list_too_long', { message, expected: `1 to ${most}`, received: keys })
  }
  return checkRowCount(keys, 'keys', { least: 1, most })
}

import { fail, show, Violations } from '../../errors/index.ts'
import type { CoefficientSet } from '../coefficients/coefficient-set.ts'
import { CELLS_MAX } from '../kernel/cells.ts'

/** Small unsigned integers, one per row. */
export type IndexColumn = Uint8Array | Uint16Array | Uint32Array

/** Columns of the caller, all of one length: a row is a value and the index of its pair in the set. */
export interface ColumnInput {
  /** Amount in the unit of the row's pair. A number means the shortest decimal that prints it. */
  readonly value: Float64Array
  /** Multiplier of the value, if the set has a second column: kilometres, an uncovered share, passengers. */
  readonly second?: Float64Array
  /** Index of the row's pair in `pairs` of the set. */
  readonly coefficient: IndexColumn
}

/** Columns with the key of the total that each row is added to. */
export interface KeyedColumnInput extends ColumnInput {
  readonly key: IndexColumn
}

type Kind = 'Float64Array' | 'an array of whole numbers'

const KINDS: Readonly<Record<Kind, readonly string[]>> = {
  Float64Array: ['Float64Array'],
  'an array of whole numbers': ['Uint32Array', 'Uint16Array', 'Uint8Array'],
}

const nameOf = (value: unknown): string => Object.prototype.toString.call(value).slice(8, -1)

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

interface Checked {
  readonly violations: Violations
  readonly memory: Memory
}

function checkBuffer(path: string, buffer: ArrayBufferLike, violations: Violations): void {
  if (nameOf(buffer) === 'SharedArrayBuffer') {
    const message = 'lies in shared memory, which others may change meanwhile; copy it, or let `parallel` share columns'
    violations.add(path, 'buffer_unusable', message)
  } else if (isDetached(buffer)) {
    const message = 'was transferred to another thread or grew away; take the column from where its memory is now'
    violations.add(path, 'buffer_unusable', message)
  }
}

function checkColumn(
  path: string,
  kind: Kind,
  { column, violations, memory }: Checked & { readonly column: unknown },
): void {
  if (column === undefined || column === null) {
    violations.add(path, 'required', { message: 'is a column that every row needs', expected: kind, received: column })
  } else if (!ArrayBuffer.isView(column) || !KINDS[kind].includes(nameOf(column))) {
    const about = { expected: KINDS[kind].join(', '), received: column }
    violations.add(path, 'invalid_type', { message: `must be a column of rows in a ${KINDS[kind][0]}`, ...about })
  } else if (memory === 'of the caller') {
    checkBuffer(path, (column as Float64Array).buffer, violations)
  }
}

function checkLengths(columns: Readonly<Record<string, ArrayLike<number>>>, violations: Violations): void {
  const rows = columns.value?.length as number
  for (const [path, { length }] of Object.entries(columns)) {
    if (length === rows) continue
    const message = `has ${length} rows and value has ${rows}; all columns must have as many`
    violations.add(path, 'columns_unequal', { message, expected: String(rows), received: length })
  }
}

function checkSecond(columns: ColumnInput, { hasSecond }: CoefficientSet, { violations, memory }: Checked): void {
  if (hasSecond) checkColumn('second', 'Float64Array', { column: columns.second, violations, memory })
  if (hasSecond || columns.second === undefined) return
  const message =
    'is given, and no pair of the set multiplies by a second column; leave it out, or compile with `second`'
  violations.add('second', 'unknown_field', message)
}

/** Returns the number of rows of the caller's columns. Throws all violations at once. */
export function checkColumns(
  set: CoefficientSet,
  columns: ColumnInput | KeyedColumnInput,
  memory: Memory = 'of the caller',
): number {
  if (typeof columns !== 'object' || columns === null) {
    fail('', 'required', { message: 'columns must be given', expected: '{ value, coefficient }', received: columns })
  }
  const violations = new Violations()
  checkColumn('value', 'Float64Array', { column: columns.value, violations, memory })
  checkSecond(columns, set, { violations, memory })
  checkColumn('coefficient', 'an array of whole numbers', { column: columns.coefficient, violations, memory })
  const key = 'key' in columns ? { key: columns.key } : {}
  if ('key' in columns) checkColumn('key', 'an array of whole numbers', { column: columns.key, violations, memory })
  violations.throwIfAny()
  const second = set.hasSecond ? { second: columns.second as Float64Array } : {}
  checkLengths({ value: columns.value, ...second, coefficient: columns.coefficient, ...key }, violations)
  violations.throwIfAny()
  return columns.value.length
}

/** Checks an integer number of rows or keys. Throws `invalid_type`, `must_be_positive` or `list_too_long`. */
export function checkCount(count: unknown, path: string, { least, most }: { least: number; most: number }): number {
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
  return checkCount(keys, 'keys', { least: 1, most })
}

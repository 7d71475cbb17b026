import { getOrCompute } from '../../base/index.ts'
import { type Gas, gasesOf } from '../../core/emissions/index.ts'
import { type ErrorCode, fail, VIOLATIONS_MAX, Violations } from '../../core/errors/index.ts'
import { type Exact, parseNumber, powerOfTen, printInteger, roundToPlaces } from '../../core/exact/index.ts'
import type { CoefficientSet } from '../coefficients/coefficient-set.ts'
import { ACTIVITY_END, ACTIVITY_TYPE, printAtScale } from './dialect.ts'
import { type SqlNumberOptions, type SqlNumbers, sqlNumbers } from './sql-numbers.ts'

/** The key that rows are totalled by. */
export type SqlKey = number | string

/** The rows of an activity table, column by column. A number means the decimal that it prints as. */
export interface SqlColumns {
  readonly value: ArrayLike<Exact>
  readonly second?: ArrayLike<Exact> | undefined
  /** Index of the pair. */
  readonly coefficient: ArrayLike<number>
  readonly key: ArrayLike<SqlKey>
}

/**
 * The total of a key: kilograms of each gas with all decimals of the engine; null if a row's pair does not publish it.
 */
export interface SqlTotal extends Readonly<Record<Gas, string | null>> {
  readonly key: SqlKey
  readonly rows: number
  /**
   * Maximum distance of any total from the exact one: Σ|activity| × half a unit of a coefficient's last place.
   * Kilograms, exact.
   */
  readonly bound: string
}

const UNIT = 10n ** BigInt(ACTIVITY_TYPE.scale)

interface Group {
  readonly key: SqlKey
  /** Sum of the activity integers by pair. */
  readonly integers: Map<number, bigint>
  size: bigint
  rows: number
}

/** Returns a number as an integer of 10^-6; undefined if it has more decimals. */
function readInteger(value: Exact, path: string): bigint | undefined {
  if (typeof value === 'number') {
    const near = Math.round(value * 1e6)
    // division is correctly rounded, and up to 15 digits no two decimals share a double
    if (near / 1e6 === value && Math.abs(near) <= 1e15) return BigInt(near)
  }
  const { n, d } = parseNumber(value, path)
  const over = n * UNIT
  return over % d === 0n ? over / d : undefined
}

/** A value by its path. */
interface Cell {
  readonly path: string
  readonly value: Exact
}

function rejectCell({ path, value }: Cell, code: ErrorCode, message: string): never {
  return fail(path, code, { message, received: value })
}

function exceedsActivity(integer: bigint): boolean {
  return integer >= ACTIVITY_END * UNIT || integer <= -ACTIVITY_END * UNIT
}

/** Returns the integer of 10^-6 of a cell, as DECIMAL(18,6) holds it. */
function cellInteger(cell: Cell, { mayBeNegative }: { readonly mayBeNegative: boolean }): bigint {
  const integer = readInteger(cell.value, cell.path)
  if (integer === undefined)
    return rejectCell(cell, 'number_out_of_range', 'has more than 6 decimals, which would be rounded')
  if (exceedsActivity(integer))
    rejectCell(cell, 'number_out_of_range', 'is not below 10^12 in size, as DECIMAL(18,6) holds it')
  if (integer < 0n && !mayBeNegative) {
    rejectCell(cell, 'must_be_non_negative', 'is below zero; compile with allowCredits for corrections')
  }
  return integer
}

function checkSqlColumns(columns: SqlColumns, { hasSecond }: CoefficientSet): void {
  const violations = new Violations()
  const expected = columns.value?.length
  for (const name of ['value', 'coefficient', 'key', ...(hasSecond ? (['second'] as const) : [])] as const) {
    const column = columns[name]
    if (column === undefined || column === null) violations.add(name, 'required', 'is a column that is missing')
    else if (column.length !== expected) {
      const message = `has ${column.length} rows and value ${expected}`
      violations.add(name, 'columns_unequal', { message, expected: `${expected} rows` })
    }
  }
  if (!hasSecond && columns.second !== undefined) {
    violations.add('second', 'unknown_field', 'is a column that the pairs of this set do not have; leave it out')
  }
  violations.throwIfAny()
}

/** Returns the cell of a row that the column has. */
function readSqlCell<Cell>(column: ArrayLike<Cell>, row: number): Cell {
  return column[row] as Cell
}

/** Returns the integer of value, or of value × second, at the scale of the activity. */
function scaledActivity(
  set: CoefficientSet,
  { value, second }: SqlColumns,
  { row, scale }: { row: number; scale: number },
): bigint {
  const first = cellInteger(
    { path: `value[${row}]`, value: readSqlCell(value, row) },
    { mayBeNegative: set.allowCredits },
  )
  if (second === undefined) return first
  const cell = { path: `second[${row}]`, value: readSqlCell(second, row) }
  const product = first * cellInteger(cell, { mayBeNegative: false })
  const over = powerOfTen(2 * ACTIVITY_TYPE.scale - scale)
  if (over === 1n) return product
  const integer = product / over
  if (product % over !== 0n || exceedsActivity(integer)) {
    const message = 'makes a product of more than 6 decimals, or not below 10^12, which the engine cannot represent'
    rejectCell(cell, 'number_out_of_range', message)
  }
  return integer
}

function groupsOf(set: CoefficientSet, columns: SqlColumns, scale: number): readonly Group[] {
  const groups = new Map<SqlKey, Group>()
  const violations = new Violations()
  for (let row = 0; row < columns.value.length && violations.list.length < VIOLATIONS_MAX; row++) {
    const pair = readSqlCell(columns.coefficient, row)
    const key = readSqlCell(columns.key, row)
    if (set.pairs[pair] === undefined) {
      const about = { message: 'is not the index of a pair', expected: `0 to ${set.pairs.length - 1}`, received: pair }
      violations.add(`coefficient[${row}]`, 'unknown_pair', about)
    }
    const integer = violations.attempt(() => scaledActivity(set, columns, { row, scale }))
    if (integer === undefined) continue
    const group = getOrCompute(groups, key, () => ({ key, integers: new Map(), size: 0n, rows: 0 }))
    group.integers.set(pair, (group.integers.get(pair) ?? 0n) + integer)
    group.size += integer < 0n ? -integer : integer
    group.rows++
  }
  violations.throwIfAny()
  return [...groups.values()]
}

type Rounded = Readonly<Record<Gas, bigint | null>>

function roundedOf({ pairs }: CoefficientSet, scale: number): readonly Rounded[] {
  return pairs.map(({ per1 }) =>
    gasesOf((gas) => {
      const exact = per1[gas]
      return exact === null ? null : roundToPlaces(exact, scale)
    }),
  )
}

function groupTotal({ key, integers, size, rows }: Group, rounded: readonly Rounded[], numbers: SqlNumbers): SqlTotal {
  const { totalScale } = numbers
  const total = (gas: Gas) => {
    let sum = 0n
    for (const [pair, integer] of integers) {
      const coefficient = rounded[pair]?.[gas] ?? null
      if (coefficient === null) return null
      sum += integer * coefficient
    }
    return printAtScale(sum, totalScale)
  }
  // a half is five of the next decimal
  return Object.freeze({ key, ...gasesOf(total), rows, bound: printInteger(size * 5n, totalScale + 1) })
}

function checkCapacity(groups: readonly Group[], { activityMax, activityScale }: SqlNumbers): void {
  if (activityMax === null) return
  const violations = new Violations()
  const { n, d } = parseNumber(activityMax)
  const most = (n * powerOfTen(activityScale)) / d
  for (const { key, size } of groups) {
    if (size <= most || violations.list.length >= VIOLATIONS_MAX) continue
    const message = `holds more activity than activityMax, ${printInteger(size, activityScale)}; state more`
    violations.add(`key ${key}`, 'number_out_of_range', message)
  }
  violations.throwIfAny()
}

/**
 * Calculates the answer of the `total` of `toSql` for these rows, digit for digit, one total per key in order of first
 * appearance: the same rounded coefficients, and exact integers. `bound` limits the distance from the exact total of
 * `totalColumns`. Options are those of `toSql`.
 * Throws if a guard would find a row: the codes of numbers, `number_out_of_range` (beyond DECIMAL(18,6), or a key with
 * more than `activityMax`), `must_be_non_negative`, `unknown_pair`, `columns_unequal`; the first 100 at once.
 *
 * @example
 * ```ts
 * import { compile, sqlTotal } from 'tonne/bulk'
 * import { findFactor } from 'tonne/factors'
 * const diesel = findFactor('desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres')
 * const set = compile({ pairs: [{ unit: 'l', factor: diesel }, { unit: 'US gal', factor: diesel }] })
 * const rows = { value: [1234.56, 10], coefficient: [0, 1], key: ['Leeds', 'Leeds'] }
 * const [leeds] = sqlTotal(set, rows, { dialect: 'spark' })
 * leeds?.co2e // => '3271.147662425430000000'
 * leeds?.bound // => '0.00000000062228'
 * sqlTotal(set, { ...rows, value: [0.1234567, 10] }, { dialect: 'spark' }) // throws number_out_of_range
 * ```
 */
export function sqlTotal(set: CoefficientSet, columns: SqlColumns, options: SqlNumberOptions): readonly SqlTotal[] {
  const numbers = sqlNumbers(set, options)
  checkSqlColumns(columns, set)
  const groups = groupsOf(set, columns, numbers.activityScale)
  checkCapacity(groups, numbers)
  const rounded = roundedOf(set, numbers.coefficient.scale)
  return Object.freeze(groups.map((group) => groupTotal(group, rounded, numbers)))
}

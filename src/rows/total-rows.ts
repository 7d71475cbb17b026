import { definedFields, getOrCompute } from '../base/index.ts'
import {
  compare,
  multiply,
  parseNumber,
  type Rational,
  RationalSum,
  ratio,
  subtract,
  ZERO,
} from '../core/exact/index.ts'
import type { InputColumn } from './columns.ts'
import type { LeftOutCause } from './left-out-cause.ts'
import type { Failure } from './row-failure.ts'
import { measureLevels, rowMeasure } from './row-measure.ts'
import type { SourceRow } from './source-row.ts'
import { hasTotalWord, isGroupTotal, isSiteTotal, isTotalName } from './words/total-words.ts'

/** The sum of the values of rows with one measure: as written, and in the base unit. */
export interface QuantitySum {
  readonly key: string
  readonly written: Rational
  readonly inBase: Rational
}

/** A row that was left out. */
export interface LeftOutRow {
  readonly cause: LeftOutCause
  readonly line: number
  /** The cell that names it. */
  readonly label: string
  readonly value: string
  readonly unit: string
}

/** A row that is not calculated: left out, or named as a total and not counted until its parts are known. */
export interface HeldRow extends LeftOutRow {
  readonly column: InputColumn
  /** The measure of its value; '' if it has no unit. */
  readonly key: string
  /** Its quantity in the base unit, and the rounding error of its digits; null if it has no quantity. */
  readonly quantity: { readonly inBase: Rational; readonly rounding: Rational } | null
  /** True if it is named as a total and has no date, so that it can be nothing else. */
  readonly isCertain?: boolean
  /** The quantity of a row that is left out: totals may contain it, and those of a ledger add up all of its accounts. */
  readonly ofTotals?: QuantitySum
  /** The failures if the row is not a sum: those of its calculation, otherwise that it is not a sum. */
  readonly failures: readonly Failure[]
  /** Its text, if bad rows are written. */
  readonly text?: string
}

const UNMATCHED = { cause: 'unmatched_total' } as const
/** Maximum sums of one measure that a total is compared with. */
const MARKS_MAX = 1000
const WRITTEN = ''
/** Maximum rows that wait for a decision; further rows are never treated as totals. */
const HELD_MAX = 10_000

/** The columns that may name a total. The second entry decides whether the column names the total of a group. */
const LABELS: readonly (readonly [InputColumn, (text: string) => boolean])[] = [
  ['id', isSiteTotal],
  ['site', isSiteTotal],
  ['product', () => false],
  ['note', () => false],
  ['factor', isGroupTotal],
  // a date column with the word for a total has no date
  ['start', isGroupTotal],
]
const OF_ROW: readonly InputColumn[] = ['site', 'activity', 'fuel', 'unit', 'country']

/** True if the start of a row is a day or a month. */
function hasStartDay(cells: SourceRow['cells']): boolean {
  const start = cells.get('start')
  // the year of an option is of every row
  return start !== undefined && !('problem' in start) && start.raw !== '' && /^\d{4}/.test(start.text)
}

function labelOf({ cells, hasOnlyNumbers, totalName }: SourceRow): readonly [InputColumn, string] | undefined {
  if (totalName !== undefined) return ['note', totalName]
  if (hasOnlyNumbers === true) return ['value', cells.get('value')?.raw ?? '']
  for (const [column, isGroup] of LABELS) {
    const raw = cells.get(column)?.raw
    // a supplier or an account may be called 'Total', but not a booking without a day
    if (raw === undefined || !hasTotalWord(raw) || (column === 'factor' && hasStartDay(cells))) continue
    const ofRow = OF_ROW.filter((one) => one !== column).map((one) => cells.get(one)?.raw ?? '')
    if (isTotalName(raw, ofRow) || isGroup(raw)) return [column, raw]
  }
  return undefined
}

/** Returns the tolerance of a total: half of its last digit, or the rounding of a spreadsheet if that is larger. */
function roundingOf(text: string, value: Rational): Rational {
  const [, decimals = ''] = /^[+-]?\d*\.?(\d*)$/.exec(text) ?? []
  const isDecimal = /^[+-]?\d*\.?\d*$/.test(text)
  const ofDigits = isDecimal ? ratio(1n, 2n * 10n ** BigInt(decimals.length)) : ZERO
  const ofAdding = multiply(sizeOf(value), ratio(1n, 10n ** 9n))
  return compare(ofDigits, ofAdding) < 0 ? ofAdding : ofDigits
}

function sizeOf(value: Rational): Rational {
  return value.n < 0n ? { n: -value.n, d: value.d } : value
}

/** Parses the value of a row; undefined if it has no valid value. */
function writtenValue({ cells }: SourceRow): Rational | undefined {
  const text = cells.get('value')?.text
  try {
    return text === undefined ? undefined : parseNumber(text)
  } catch {
    return undefined
  }
}

/** Returns the quantity of a row; undefined if it has none. */
export function quantityOfRow(row: SourceRow): QuantitySum | undefined {
  const written = writtenValue(row)
  if (written === undefined) return undefined
  const { key, toBase } = rowMeasure((column) => row.cells.get(column)?.text)
  return { key, written, inBase: multiply(written, toBase) }
}

function isProblem({ cells }: SourceRow, column: InputColumn): boolean {
  const cell = cells.get(column)
  return cell !== undefined && 'problem' in cell
}

function totalRowFailure(row: SourceRow, [column, label]: readonly [InputColumn, string]): Failure {
  const [value, unit] = (['value', 'unit'] as const).map((one) => row.cells.get(one)?.text)
  const amount = [value ?? 'without a value, it', ...(unit === undefined ? [] : [unit])].join(' ')
  const message = `${column}: names a total, but ${amount} is not the sum of the rows above or below; delete the row if other rows contain its quantity, or rename it if it is a separate activity`
  const position = row.positionOf(column) ?? { line: row.line, column: 1 }
  return { position, code: 'total_row', message, cell: { column, id: row.cells.get('id')?.text, content: label } }
}

/** Returns the cause for leaving out a row before it is calculated; undefined for other rows. */
export function leftOutCause({ cells, leftOut }: SourceRow): LeftOutCause | undefined {
  return cells.get('status')?.text === 'cancelled' ? 'cancelled' : leftOut
}

/** The columns whose cell explains why a row is left out. */
const COLUMN_OF_CAUSE: Readonly<Record<LeftOutCause, InputColumn>> = {
  total: 'id',
  unmatched_total: 'id',
  cancelled: 'status',
  estimated: 'reading',
  footer: 'note',
  header: 'note',
  not_energy: 'product',
  first_fill: 'serviceReason',
  fed_in: 'product',
  reactive: 'register',
  unpowered: 'mode',
  homeworking: 'mode',
  no_value: 'value',
  pay: 'factor',
  tax: 'factor',
  depreciation: 'factor',
  financing: 'factor',
  income: 'factor',
  balance: 'factor',
}
/** Accounts that buy nothing: totals of a ledger contain their rows. */
const OF_ACCOUNTS: readonly LeftOutCause[] = ['pay', 'tax', 'depreciation', 'financing', 'income']

/** The columns that tell which row it is, if the one of its cause is empty. */
const NAMING = [
  'id',
  'product',
  'gas',
  'blend',
  'fuel',
  'factor',
  'meter',
  'registration',
  'site',
  'note',
] as const satisfies readonly InputColumn[]

function leftOutRow(row: SourceRow, cause: LeftOutCause): HeldRow {
  const isOfRegister = row.cells.has('register') && (cause === 'fed_in' || cause === 'not_energy')
  const column = isOfRegister ? 'register' : COLUMN_OF_CAUSE[cause]
  const textOf = (one: InputColumn) => row.cells.get(one)?.text
  const value = textOf('value') ?? ''
  const unit = value === '' ? '' : (textOf('unit') ?? textOf('currency') ?? '')
  // a day says less than the thing that the row is about
  const [named, first] = [NAMING.find((one) => row.cells.has(one)), [...row.cells.values()][0]]
  const label = (row.cells.get(column) ?? row.cells.get(named ?? '') ?? first)?.raw ?? cause
  const ofTotals = quantityOfRow(row)
  const held = { cause, line: row.line, column, label, value, unit, key: WRITTEN, quantity: null, failures: [] }
  return { ...held, ...definedFields({ ofTotals }) }
}

/**
 * Returns a row that is left out, or that is named as a total, with the failures of its calculation; undefined for every
 * other row.
 */
export function findHeldRow(row: SourceRow, failures: readonly Failure[] = []): HeldRow | undefined {
  const cause = leftOutCause(row)
  if (cause !== undefined) return leftOutRow(row, cause)
  const label = labelOf(row)
  if (label === undefined) return undefined
  const textOf = (column: InputColumn) => row.cells.get(column)?.text
  const quantity = quantityOfRow(row)
  const text = textOf('value') ?? ''
  const { key, toBase } = rowMeasure(textOf)
  return {
    cause: 'total',
    line: row.line,
    column: label[0],
    label: label[1],
    value: text,
    unit: textOf('unit') ?? textOf('currency') ?? '',
    // the sign of a currency may be on totals only
    key: key.startsWith('\n') || isProblem(row, 'currency') ? WRITTEN : key,
    quantity:
      quantity === undefined
        ? null
        : { inBase: quantity.inBase, rounding: multiply(roundingOf(text, quantity.written), toBase) },
    ...(isCertainTotal(row, label) && { isCertain: true }),
    failures: failures.length > 0 ? failures : [totalRowFailure(row, label)],
  }
}

/** True for a row with the name of a total and no date: it is no activity of its own. */
function isCertainTotal(
  { cells, hasOnlyNumbers, totalName }: SourceRow,
  [column, label]: readonly [InputColumn, string],
): boolean {
  if (totalName !== undefined) return true
  // an object of a program has no lines below its rows
  if (hasOnlyNumbers === undefined) return false
  return !hasStartDay(cells) && (column === 'factor' || column === 'start' || isTotalName(label))
}

/** The sum of a measure, and its value at each total. */
class MarkedSum {
  readonly #sum = new RationalSum()
  readonly #marks: Rational[] = [ZERO]
  #last = ZERO
  #isMarked = true

  add(quantity: Rational): void {
    this.#sum.add(quantity)
    this.#isMarked = false
  }

  /** Marks and returns the sum. If there are too many marks, the first and the latest remain. */
  mark(): Rational {
    if (this.#isMarked) return this.#last
    // a copy: the sum goes on
    this.#last = { ...this.#sum.exact() }
    this.#marks.push(this.#last)
    if (this.#marks.length > MARKS_MAX) this.#marks.splice(1, 1)
    this.#isMarked = true
    return this.#last
  }

  /** True if a quantity is the sum of the rows between two marks. */
  isSumSince(mark: Rational, { inBase, rounding }: NonNullable<HeldRow['quantity']>): boolean {
    return this.#marks.some((other) => {
      const between = sizeOf(subtract(mark, other))
      return between.n !== 0n && compare(sizeOf(subtract(between, sizeOf(inBase))), rounding) <= 0
    })
  }
}

/** A held row with the sums above it. */
interface HeldEntry {
  readonly row: HeldRow
  readonly marks: readonly (readonly [MarkedSum, Rational])[]
}

/** True if the row is the sum of adjacent rows, or zero, or has no value at all. */
function isSumOfOthers({ row: { quantity, value }, marks }: HeldEntry): boolean {
  if (quantity === null) return value === ''
  return quantity.inBase.n === 0n || marks.some(([sum, mark]) => sum.isSumSince(mark, quantity))
}

/**
 * Compares rows that are named as totals with the sums of all other rows, which are added in the order of the table. Rows that
 * are left out may be in a total or not, so there are two sums of each measure.
 */
export class TotalRows {
  readonly #counted = new Map<string, MarkedSum>()
  readonly #all = new Map<string, MarkedSum>()
  readonly #held: HeldEntry[] = []
  readonly #leftOut: LeftOutRow[] = []

  /** Adds the quantities of counted rows. */
  add(sums: readonly QuantitySum[]): void {
    addQuantities(this.#counted, sums)
    addQuantities(this.#all, sums)
  }

  /** Adds a row that is not calculated, after the rows above it; false if there are already too many totals. */
  hold(row: HeldRow): boolean {
    if (row.cause !== 'total') {
      this.#leftOut.push(row)
      if (row.ofTotals === undefined) return true
      if (OF_ACCOUNTS.includes(row.cause)) this.add([row.ofTotals])
      else addQuantities(this.#all, [row.ofTotals])
      return true
    }
    if (this.#held.length === HELD_MAX) return false
    this.#mark()
    const levels = row.key === WRITTEN ? [WRITTEN] : measureLevels(row.key)
    const sums = levels.flatMap((level) => [this.#counted, this.#all].map((all) => findSum(all, level)))
    this.#held.push({ row, marks: sums.map((sum) => [sum, sum.mark()] as const) })
    return true
  }

  /** Separates the rows that are sums of others from those that are not. Call it after the last row. */
  decide(): { readonly leftOut: readonly LeftOutRow[]; readonly unclear: readonly HeldRow[] } {
    this.#mark()
    const sums = new Set(this.#held.filter(isSumOfOthers).map(({ row }) => row))
    const others = this.#held.map(({ row }) => row).filter((row) => !sums.has(row))
    // the row stays the same object: an import finds its source by it
    const certain = others.filter(({ isCertain }) => isCertain === true).map((row) => Object.assign(row, UNMATCHED))
    const leftOut = [...this.#leftOut, ...sums, ...certain].sort((a, b) => a.line - b.line)
    return { leftOut, unclear: others.filter(({ isCertain }) => isCertain !== true) }
  }

  #mark(): void {
    for (const sum of [...this.#counted.values(), ...this.#all.values()]) sum.mark()
  }
}

function findSum(sums: Map<string, MarkedSum>, key: string): MarkedSum {
  return getOrCompute(sums, key, () => new MarkedSum())
}

/** Adds quantities to the sums of their measures. */
function addQuantities(all: Map<string, MarkedSum>, sums: readonly QuantitySum[]): void {
  for (const { key, written, inBase } of sums) {
    findSum(all, WRITTEN).add(written)
    for (const level of measureLevels(key)) findSum(all, level).add(inBase)
  }
}

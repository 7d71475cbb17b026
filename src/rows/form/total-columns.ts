import type { CsvRecord } from '../../core/csv/index.ts'
import { EmissionsError, show } from '../../core/errors/index.ts'
import { add, compare, parseNumber, printExact, type Rational, ratio, subtract, ZERO } from '../../core/exact/index.ts'
import { isTotalName } from '../words/total-words.ts'
import type { DecimalMark } from './file-form.ts'
import { numberInterpretations } from './number-interpretations.ts'

/** The columns of a wide table, by position. */
export interface WideColumns {
  readonly names: readonly string[]
  readonly values: readonly number[]
  readonly kept: readonly number[]
  /** The columns that repeat the values of a row as a total. */
  readonly totals: readonly number[]
}

/** The findings about the totals of a wide table. */
export interface WideTotals {
  /** The lines of rows that are the sums of the rows above them. */
  readonly totalLines: ReadonlySet<number>
  readonly sentences: readonly string[]
}

/** A number as it is written, and half of its last digit. */
export interface WrittenNumber {
  readonly value: Rational
  readonly rounding: Rational
}

const NO_VALUES: ReadonlySet<string> = new Set(['', '-', '–', '—', 'n/a', 'na'])
const DIFFERENCES_SHOWN = 3

/** Reads a number; an empty cell is zero, and any other text undefined. */
export function readNumber(text: string, mark: DecimalMark): WrittenNumber | undefined {
  const cell = text.trim()
  if (NO_VALUES.has(cell.toLowerCase())) return { value: ZERO, rounding: ZERO }
  const [first, second] = numberInterpretations(cell)
  const chosen = second !== undefined && first.convention !== mark ? second : first
  try {
    const [, decimals = ''] = /\.(\d*)/.exec(chosen.text) ?? []
    return { value: parseNumber(chosen.text), rounding: ratio(1n, 2n * 10n ** BigInt(decimals.length)) }
  } catch (error) {
    if (EmissionsError.is(error)) return undefined
    throw error
  }
}

function absoluteValue(value: Rational): Rational {
  return compare(value, ZERO) < 0 ? subtract(ZERO, value) : value
}

/** True if a total is the sum of numbers, within the rounding of their digits. */
export function agrees(total: WrittenNumber, numbers: readonly WrittenNumber[]): boolean {
  const sum = numbers.reduce((all, { value }) => add(all, value), ZERO)
  const rounding = numbers.reduce((all, one) => add(all, one.rounding), total.rounding)
  return compare(absoluteValue(subtract(sum, total.value)), rounding) <= 0
}

/** Writes the sum of numbers. */
export function sumText(numbers: readonly WrittenNumber[]): string {
  return printExact(numbers.reduce((all, { value }) => add(all, value), ZERO))
}

function numbersOf(record: CsvRecord, columns: readonly number[], mark: DecimalMark): readonly WrittenNumber[] {
  return columns.flatMap((index) => readNumber(record.cells[index] ?? '', mark) ?? [])
}

/** A row whose total differs from its values. */
interface Difference {
  readonly line: number
  readonly text: string
  readonly sum: string
}

function differencesOf(
  records: readonly CsvRecord[],
  { values }: WideColumns,
  { column, mark }: { readonly column: number; readonly mark: DecimalMark },
): readonly Difference[] {
  return records.flatMap((record) => {
    const text = (record.cells[column] ?? '').trim()
    const total = readNumber(text, mark)
    if (NO_VALUES.has(text.toLowerCase()) || total === undefined) return []
    const numbers = numbersOf(record, values, mark)
    return agrees(total, numbers) ? [] : [{ line: record.line, text, sum: sumText(numbers) }]
  })
}

function totalSentence(name: string, differences: readonly Difference[]): string {
  const [first] = differences
  if (first === undefined) return `the column ${show(name)} is not read, because the rows add up to it`
  const examples = differences
    .slice(0, DIFFERENCES_SHOWN)
    .map(({ line, text, sum }) => `line ${line} says ${text}, and its cells add up to ${sum}`)
  const more = differences.length > DIFFERENCES_SHOWN ? ', …' : ''
  return `the column ${show(name)} is not read, but check it: in ${differences.length} ${differences.length === 1 ? 'row' : 'rows'} it is not the sum of the other columns (${examples.join('; ')}${more})`
}

/** Says of each column of totals whether the values of its rows add up to it. */
export function checkTotalColumns(
  records: readonly CsvRecord[],
  columns: WideColumns,
  mark: DecimalMark,
): readonly string[] {
  return columns.totals.map((column) =>
    totalSentence(columns.names[column] ?? '', differencesOf(records, columns, { column, mark })),
  )
}

/** The rows that are named as a total, and whose every value is the sum of the rows since the last total or of all. */
function totalRowsOf(records: readonly CsvRecord[], columns: WideColumns, mark: DecimalMark): readonly CsvRecord[] {
  const all: CsvRecord[] = []
  const found: CsvRecord[] = []
  let since: CsvRecord[] = []
  for (const record of records) {
    const isNamed = columns.kept.some((index) => isTotalName(record.cells[index] ?? ''))
    const isSum =
      isNamed && [since, all].some((rows) => rows.length > 0 && isSumOfRows(record, rows, { columns, mark }))
    if (isSum) {
      found.push(record)
      since = []
    } else {
      all.push(record)
      since.push(record)
    }
  }
  return found
}

function isSumOfRows(
  record: CsvRecord,
  rows: readonly CsvRecord[],
  { columns, mark }: { readonly columns: WideColumns; readonly mark: DecimalMark },
): boolean {
  return columns.values.every((index) => {
    const total = readNumber(record.cells[index] ?? '', mark)
    return (
      total !== undefined &&
      agrees(
        total,
        rows.flatMap((row) => numbersOf(row, [index], mark)),
      )
    )
  })
}

/**
 * Compares the totals of a wide table with its values: its columns of totals, and its rows that are named as totals. The
 * decimal mark is the one under which more of them agree.
 */
export function checkWideTotals(records: readonly CsvRecord[], columns: WideColumns, usual: DecimalMark): WideTotals {
  const marks: readonly DecimalMark[] = usual === '.' ? ['.', ','] : [',', '.']
  const readings = marks.map((mark) => {
    const rows = totalRowsOf(records, columns, mark)
    const parts = records.filter((record) => !rows.includes(record))
    const byColumn = columns.totals.map((column) => differencesOf(parts, columns, { column, mark }))
    const agreed = rows.length - byColumn.reduce((sum, { length }) => sum + length, 0)
    return { rows, byColumn, agreed }
  })
  const best = readings.reduce((one, other) => (other.agreed > one.agreed ? other : one))
  const ofColumns = columns.totals.map((column, at) =>
    totalSentence(columns.names[column] ?? '', best.byColumn[at] ?? []),
  )
  const ofRows = best.rows.map(({ line, cells }) => {
    const name = columns.kept.map((index) => cells[index] ?? '').find((cell) => isTotalName(cell)) ?? ''
    return `line ${line} (${show(name.trim())}) is not read, because it is the sum of the rows above it`
  })
  return { totalLines: new Set(best.rows.map(({ line }) => line)), sentences: [...ofColumns, ...ofRows] }
}

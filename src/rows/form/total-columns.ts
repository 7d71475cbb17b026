import { foldName } from '../../core/countries/index.ts'
import type { CsvRecord } from '../../core/csv/index.ts'
import { EmissionsError, show } from '../../core/errors/index.ts'
import { add, compare, parseNumber, printExact, type Rational, ratio, subtract, ZERO } from '../../core/exact/index.ts'
import { readAccount } from '../words/account-words.ts'
import { groupOfTotal, isTotalName } from '../words/total-words.ts'
import type { DecimalMark } from './file-form.ts'
import { numberInterpretations } from './number-interpretations.ts'
import { columnList } from './value-columns.ts'

/** The columns of a wide table, by position. */
export interface WideColumns {
  readonly names: readonly string[]
  readonly values: readonly number[]
  readonly kept: readonly number[]
  /** The columns that repeat values of a row as a total. */
  readonly totals: readonly TotalColumn[]
}

/** A column that repeats others of its row as a total, and the columns that it may add up, the most likely first. */
export interface TotalColumn {
  readonly index: number
  readonly parts: readonly (readonly number[])[]
}

/** The findings about the totals of a wide table. */
export interface WideTotals {
  /** The lines of rows that are the sums of the rows above them. */
  readonly totalLines: ReadonlySet<number>
  readonly sentences: readonly string[]
}

/** A number as it is written, and half of its last digit. */
interface WrittenNumber {
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
function agrees(total: WrittenNumber, numbers: readonly WrittenNumber[]): boolean {
  const sum = numbers.reduce((all, { value }) => add(all, value), ZERO)
  const rounding = numbers.reduce((all, one) => add(all, one.rounding), total.rounding)
  return compare(absoluteValue(subtract(sum, total.value)), rounding) <= 0
}

/** Writes the sum of numbers. */
function sumText(numbers: readonly WrittenNumber[]): string {
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

/** The rows in which a total differs from the columns that it adds up. */
interface ComparedTotal {
  readonly index: number
  readonly part: readonly number[]
  readonly differences: readonly Difference[]
}

/** Compares a column of totals with the columns that it may add up, and takes those that differ in the fewest rows. */
function compareTotal(records: readonly CsvRecord[], { index, parts }: TotalColumn, mark: DecimalMark): ComparedTotal {
  const compared = (parts.length === 0 ? [[]] : parts).map((part) => {
    const differences = records.flatMap((record) => {
      const text = (record.cells[index] ?? '').trim()
      const total = readNumber(text, mark)
      if (NO_VALUES.has(text.toLowerCase()) || total === undefined) return []
      const numbers = numbersOf(record, part, mark)
      return agrees(total, numbers) ? [] : [{ line: record.line, text, sum: sumText(numbers) }]
    })
    return { index, part, differences }
  })
  return compared.reduce((one, other) => (other.differences.length < one.differences.length ? other : one))
}

function totalSentence(
  { index, part, differences }: ComparedTotal,
  { names, values }: Omit<WideColumns, 'kept'>,
): string {
  const name = show(names[index] ?? '')
  const isAll = values.every((one) => part.includes(one))
  const [first] = differences
  const added = columnList(part.map((one) => names[one] ?? ''))
  if (first === undefined)
    return `the column ${name} is not read, because ${isAll ? 'the rows add up' : `${added} add up`} to it`
  const examples = differences
    .slice(0, DIFFERENCES_SHOWN)
    .map(({ line, text, sum }) => `line ${line} says ${text}, and its cells add up to ${sum}`)
  const more = differences.length > DIFFERENCES_SHOWN ? ', …' : ''
  return `the column ${name} is not read, but check it: in ${differences.length} ${differences.length === 1 ? 'row' : 'rows'} it is not the sum of ${isAll ? 'the other columns' : added} (${examples.join('; ')}${more})`
}

/** Says of each column of totals whether the values of its rows add up to it. */
function checkTotalColumns(records: readonly CsvRecord[], columns: WideColumns, mark: DecimalMark): readonly string[] {
  return columns.totals.map((total) => totalSentence(compareTotal(records, total, mark), columns))
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

/** True for the sums of rows: of each value, or only of the totals in a line without values. */
function isSumOfRows(
  record: CsvRecord,
  rows: readonly CsvRecord[],
  { columns, mark }: { readonly columns: WideColumns; readonly mark: DecimalMark },
): boolean {
  const totals = columns.totals.map(({ index }) => index)
  const isFilled = (index: number) => !NO_VALUES.has((record.cells[index] ?? '').trim().toLowerCase())
  const compared = columns.values.some(isFilled) ? columns.values : totals.filter(isFilled)
  return (
    compared.length > 0 &&
    compared.every((index) => {
      const total = readNumber(record.cells[index] ?? '', mark)
      const numbers = rows.flatMap((row) => numbersOf(row, [index], mark))
      return total !== undefined && agrees(total, numbers)
    })
  )
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
    const byColumn = columns.totals.map((total) => compareTotal(parts, total, mark))
    const agreed = rows.length - byColumn.reduce((sum, { differences }) => sum + differences.length, 0)
    return { rows, byColumn, agreed }
  })
  const best = readings.reduce((one, other) => (other.agreed > one.agreed ? other : one))
  const ofColumns = best.byColumn.map((total) => totalSentence(total, columns))
  const ofRows = best.rows.map(({ line, cells }) => {
    const name = columns.kept.map((index) => cells[index] ?? '').find((cell) => isTotalName(cell)) ?? ''
    return `line ${line} (${show(name.trim())}) is not read, because it is the sum of the rows above it`
  })
  return { totalLines: new Set(best.rows.map(({ line }) => line)), sentences: [...ofColumns, ...ofRows] }
}

/** A line below the header of a profit and loss: an account, a heading without amounts, a total or a result. */
export interface ProfitLine {
  readonly record: CsvRecord
  readonly name: string
  /** True for a total or a result, which counts its accounts again. */
  readonly isResult: boolean
}

/** The columns of a profit and loss, by position. */
export interface ProfitColumns {
  readonly names: readonly string[]
  readonly values: readonly number[]
  /** The columns that repeat the amounts of a line as a total. */
  readonly totals: readonly TotalColumn[]
}

/** A total that differs from its lines. */
interface WrongTotal {
  readonly line: number
  readonly name: string
  readonly column: string
  readonly says: string
  readonly sum: string
}

/** The result of comparing the totals of a profit and loss. */
interface Comparison {
  readonly agreed: readonly string[]
  readonly wrong: readonly WrongTotal[]
}

/** The accounts above a line: their amounts in one column, whether they are income, and where groups and totals began. */
class Accounts {
  readonly #amounts: WrittenNumber[] = []
  readonly #isIncome: boolean[] = []
  /** The index after the last total. */
  #mark = 0
  /** The open groups, with the index of their first account. */
  #groups: readonly (readonly [name: string, start: number])[] = []

  add(amount: WrittenNumber, isIncome: boolean): void {
    this.#amounts.push(amount)
    this.#isIncome.push(isIncome)
  }

  open(name: string): void {
    this.#groups = [...this.#groups, [foldName(name), this.#amounts.length]]
  }

  /** Returns the sums that a total or a result may be: of its group, of the lines above it, or income less costs. */
  sumsOf(name: string): readonly (readonly WrittenNumber[])[] {
    const group = groupOfTotal(name)
    const own = this.#groups[this.#indexOfGroup(name)]
    if (own !== undefined) return [this.#amounts.slice(own[1])]
    const negated = ({ value, rounding }: WrittenNumber) => ({ value: subtract(ZERO, value), rounding })
    const isIncome = (index: number) => this.#isIncome[index] === true
    const result = this.#amounts.map((amount, index) => (isIncome(index) ? amount : negated(amount)))
    if (group === undefined) return [result, this.#amounts]
    return [this.#mark, ...this.#amounts.keys()].map((start) => this.#amounts.slice(start)).concat([result])
  }

  /** Closes the group of a total, with those inside it. */
  close(name: string): void {
    const index = this.#indexOfGroup(name)
    if (index >= 0) this.#groups = this.#groups.slice(0, index)
    this.#mark = this.#amounts.length
  }

  #indexOfGroup(total: string): number {
    return this.#groups.map(([name]) => name).lastIndexOf(groupOfTotal(total) ?? '')
  }

  /** The groups that contain the next account. */
  get path(): readonly string[] {
    return this.#groups.map(([name]) => name)
  }
}

function isIncomeAccount(path: readonly string[], name: string): boolean {
  const reading = readAccount([...path, name].join(':'))
  return reading?.kind === 'left_out' && reading.cause === 'income'
}

/** Compares the totals of one column. */
function compareColumn(lines: readonly ProfitLine[], column: number, mark: DecimalMark) {
  const accounts = new Accounts()
  const closed = new Set(lines.flatMap(({ name, isResult }) => (isResult ? (groupOfTotal(name) ?? []) : [])))
  return lines.flatMap(({ record, name, isResult }) => {
    const text = (record.cells[column] ?? '').trim()
    const number = text === '' ? undefined : readNumber(text, mark)
    if (!isResult) {
      if (closed.has(foldName(name))) accounts.open(name)
      if (number !== undefined) accounts.add(number, isIncomeAccount(accounts.path, name))
      return []
    }
    const sums = accounts.sumsOf(name)
    accounts.close(name)
    if (number === undefined) return []
    const isAgreed = sums.some((numbers) => agrees(number, numbers))
    return [{ isAgreed, line: record.line, name, column, says: text, sum: sumText(sums[0] ?? []) }]
  })
}

/** Compares the totals of all columns, with the decimal mark under which more of them agree. */
function compareTotals(lines: readonly ProfitLine[], { names, values }: ProfitColumns, usual: DecimalMark) {
  const marks: readonly DecimalMark[] = usual === '.' ? ['.', ','] : [',', '.']
  const readings = marks.map((mark) => {
    const found = values.flatMap((column) => compareColumn(lines, column, mark))
    const wrong = found.filter(({ isAgreed }) => !isAgreed)
    const wrongLines = new Set(wrong.map(({ line }) => line))
    const agreed = found.filter(({ line }) => !wrongLines.has(line)).map(({ name, line }) => `${line} ${name}`)
    return {
      mark,
      agreed: [...new Set(agreed)],
      wrong: wrong.map(({ column, ...one }) => ({ ...one, column: (names[column] ?? '').trim() })),
    }
  })
  return readings.reduce((one, other) => (other.agreed.length > one.agreed.length ? other : one))
}

function comparisonText({ agreed, wrong }: Comparison): string {
  if (wrong.length === 0 && agreed.length === 0) return ''
  const lines = new Set(wrong.map(({ line }) => line)).size
  if (lines === 0) return `; ${agreed.length === 1 ? 'it' : `each of the ${agreed.length}`} is the sum of its lines`
  const examples = wrong
    .slice(0, DIFFERENCES_SHOWN)
    .map(
      ({ line, name, column, says, sum }) =>
        `line ${line} (${show(name)}) says ${says} in ${show(column)}, and its lines add up to ${sum}`,
    )
  const more = wrong.length > DIFFERENCES_SHOWN ? ', …' : ''
  const isOne = lines === 1
  return `; check ${lines} of the ${lines + agreed.length}, which ${isOne ? 'is' : 'are'} not the sum of ${isOne ? 'its' : 'their'} lines: ${examples.join('; ')}${more}`
}

/** Says that totals and results are not counted, and whether they are the sums of their lines. */
export function profitTotalSentences(
  lines: readonly ProfitLine[],
  columns: ProfitColumns,
  usual: DecimalMark,
): readonly string[] {
  const comparison = compareTotals(lines, columns, usual)
  const first = lines.find(({ isResult }) => isResult)
  const like = first === undefined ? '' : `, like ${show(first.name)} (line ${first.record.line})`
  const accounts = lines.filter(({ isResult }) => !isResult).map(({ record }) => record)
  return [
    `totals and results are not read${like}, and no column that repeats others${comparisonText(comparison)}`,
    ...checkTotalColumns(accounts, { ...columns, kept: [] }, comparison.mark),
  ]
}

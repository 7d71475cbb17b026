import { foldName } from '../../core/countries/index.ts'
import type { CsvRecord } from '../../core/csv/index.ts'
import { show } from '../../core/errors/index.ts'
import { subtract, ZERO } from '../../core/exact/index.ts'
import { readAccount } from '../words/account-words.ts'
import { groupOfTotal } from '../words/total-words.ts'
import type { DecimalMark } from './file-form.ts'
import { agrees, checkTotalColumns, readNumber, sumText, type WrittenNumber } from './total-columns.ts'

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
  readonly totals: readonly number[]
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

const SHOWN = 3

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
    .slice(0, SHOWN)
    .map(
      ({ line, name, column, says, sum }) =>
        `line ${line} (${show(name)}) says ${says} in ${show(column)}, and its lines add up to ${sum}`,
    )
  const more = wrong.length > SHOWN ? ', …' : ''
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

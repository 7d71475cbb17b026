import { foldName } from '../../core/countries/index.ts'
import { type CsvDelimiter, type CsvRecord, rejectCsv } from '../../core/csv/index.ts'
import { show } from '../../core/errors/index.ts'
import { DAY_MS, daysInMonth } from '../../core/time/index.ts'
import { isBalance } from '../words/account-words.ts'
import { MONTH_WORDS } from '../words/month-words.ts'
import { groupOfTotal, hasTotalWord, isGroupTotal } from '../words/total-words.ts'
import { calendarUnitOf } from './calendar-units.ts'
import { calendarPeriod } from './date-interpretations.ts'
import {
  countLaterYears,
  daysOfFinancialPeriod,
  FINANCIAL_ADVICE,
  type FinancialYears,
  financialAssumption,
  isFinancialPeriod,
} from './financial-year.ts'
import { addsUpMonths, isOfMonth, totalByName } from './period-totals.ts'
import { type ProfitLine, profitTotalSentences } from './total-columns.ts'

/** A column of amounts with its period: a month, quarter or year, or a first and a last day. */
interface ProfitColumn {
  readonly index: number
  readonly start: string
  readonly end: string
}

/** The plan for reading a profit and loss, whose rows are accounts. */
export interface ProfitPlan {
  readonly delimiter: CsvDelimiter
  readonly header: CsvRecord
  readonly values: readonly ProfitColumn[]
  /** The number of columns with names of accounts, which may be indented. */
  readonly nameColumns: number
  /** The folded names of groups that a total closes. */
  readonly closed: ReadonlySet<string>
  readonly sentences: readonly string[]
}

/** An amount of an account in a period. */
export interface ProfitRow {
  readonly record: CsvRecord
  readonly index: number
  readonly account: string
  readonly start: string
  readonly end: string
  readonly amount: string
}

const TITLE =
  /profit (?:and|&) loss|profit & loss|\bp ?& ?l\b|income statement|statement of (?:income|operations|activities|profit)|gewinn-? ?und ?verlust|\bguv\b|compte de r[ée]sultat|cuenta de (?:resultados|p[ée]rdidas)|p[ée]rdidas y ganancias|conto economico|winst[- ]en[- ]verlies/i
const RESULT =
  /^(?:(?:net|gross|operating|ordinary) .*(?:profit|loss|income|margin|surplus)|profit|loss|surplus|ebitd?a?|(?:profit|loss) (?:for|before|after)\b.*|ergebnis.*|r[ée]sultat .*|resultado .*|utile .*|risultato .*)$/i
const LINES_MAX = 20
/** Headers of columns that repeat, plan or compare amounts. */
const NO_PERIOD =
  /%|\b(?:ytd|year[- ]to[- ]date|budget(?:ed)?|forecast|plan|target|variance|var\.?|difference|diff\.?|change|abweichung|[ée]cart|desviaci[óo]n|scostamento|afwijking|prior (?:year|period)|last year|previous (?:year|period)|vorjahr)\b/i

/** An empty cell, a dash, or zero, which changes no sum. Any other text is an amount, or reported as none. */
const NO_AMOUNT = /^(?:|[-–—]|[€£$\s]*-?0*(?:[.,]0+)*)$/

function isResult(name: string): boolean {
  return isGroupTotal(name) || isBalance(name) || RESULT.test(name)
}

/** A range of months as a calendar unit, or as its first and its last day. */
function periodOfMonths(start: string, end: string): Pick<ProfitColumn, 'start' | 'end'> {
  const [year = '', first = ''] = start.split('-')
  const [lastYear = '', last = ''] = end.split('-')
  const units = [start, `${year}-Q${Math.ceil(Number(first) / 3)}`, year]
  const lastDay = `${end}-${daysInMonth(Number(lastYear), Number(last))}`
  const exact = units.find((unit) => {
    const days = calendarUnitOf(unit)
    return days?.start === `${start}-01` && new Date(Date.parse(days.end) - DAY_MS).toISOString().startsWith(lastDay)
  })
  return exact === undefined ? { start: `${start}-01`, end: lastDay } : { start: exact, end: '' }
}

const MONTH = '(\\p{L}{3,10})\\.?'
const RANGE = new RegExp(
  `(?:^|\\s)(?:\\d{1,2}\\.? )?${MONTH}(?: \\d{1,2})?,?(?: (\\d{4}|\\d{2}(?=\\D)))?\\s*(?:-|–|to|through|until|bis|à|au|al|a|hasta)\\s*(?:\\d{1,2}\\.? )?${MONTH}(?: \\d{1,2})?,? (\\d{4}|\\d{2})$`,
  'iu',
)
const ENDED = new RegExp(`(year|months?|quarter) ended (?:\\d{1,2} ${MONTH}|${MONTH} \\d{1,2}),? (\\d{4})$`, 'iu')
const MONTHS_ENDED = /(\d{1,2}) months? ended/i

function monthText(year: string, month: number): string {
  return `${year.length === 2 ? `20${year}` : year}-${String(month).padStart(2, '0')}`
}

/** Reads a period in a title: 'January - December 2025', 'For the year ended 31 December 2025'; undefined for other texts. */
export function periodOfTitle(text: string): Pick<ProfitColumn, 'start' | 'end'> | undefined {
  const title = text.trim()
  const [, from = '', fromYear, to = '', toYear = ''] = RANGE.exec(title) ?? []
  const [first, last] = [from, to].map((word) => Number(MONTH_WORDS.find(word) ?? 0))
  if (first && last) return periodOfMonths(monthText(fromYear ?? toYear, first), monthText(toYear, last))
  const [, unit = '', dayFirst, monthFirst, year = ''] = ENDED.exec(title) ?? []
  const end = Number(MONTH_WORDS.find(dayFirst ?? monthFirst ?? '') ?? 0)
  if (end === 0) {
    const period = calendarPeriod(title)
    return period === undefined ? undefined : { start: period, end: '' }
  }
  const stated = MONTHS_ENDED.exec(title)?.[1]
  const months = stated !== undefined ? Number(stated) : /year/i.test(unit) ? 12 : /quarter/i.test(unit) ? 3 : 1
  const begin = new Date(Date.UTC(Number(year), end - months, 1)).toISOString().slice(0, 7)
  return periodOfMonths(begin, monthText(year, end))
}

function filledCells({ cells }: CsvRecord): readonly string[] {
  return cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
}

/** Reads a financial year, or a part of it, as its days; undefined for other texts. */
function financialPeriod(
  name: string,
  years: FinancialYears | undefined,
): Pick<ProfitColumn, 'start' | 'end'> | undefined {
  const [start, end] = daysOfFinancialPeriod(name, years) ?? []
  return start === undefined || end === undefined ? undefined : { start, end }
}

/** Finds out which names repeat others as totals: 'Total', and next to months also 'Q1', 'YTD' and 'FY25'. */
function repeatedMonths(names: readonly string[], nameColumns: number): (name: string) => boolean {
  const months = names
    .map((text, index) => ({ index, text }))
    .filter((one) => one.index >= nameColumns && isOfMonth(one))
  return (name) => hasTotalWord(name) || (months.length > 1 && (addsUpMonths(name, months) || isFinancialPeriod(name)))
}

/** The columns of a header of periods; undefined if any other column has a name. */
function columnsOfHeader(
  record: CsvRecord,
  ofTitle: Pick<ProfitColumn, 'start' | 'end'> | undefined,
  years: FinancialYears | undefined,
): Pick<ProfitPlan, 'values' | 'nameColumns'> | undefined {
  const names = record.cells.map((cell) => cell.trim())
  const nameColumns = names.findIndex((name, index) => index > 0 && name !== '')
  if (nameColumns < 1 || !/^(?:|accounts?|account name|name|konto|compte|cuenta|conto|category)$/i.test(names[0] ?? ''))
    return undefined
  const isMonth = (name: string, index: number) => index >= nameColumns && MONTH_WORDS.find(name) !== undefined
  const months = names.flatMap((name, index) => (isMonth(name, index) ? [index] : []))
  const laterYears = countLaterYears(months.map((index) => names[index] ?? ''))
  const isRepeated = repeatedMonths(names, nameColumns)
  const periods = names.map((name, index) => {
    if (index < nameColumns || name === '' || NO_PERIOD.test(name) || isRepeated(name)) return undefined
    if (!isMonth(name, index) || ofTitle === undefined) return periodOfTitle(name) ?? financialPeriod(name, years)
    return periodOfTitle(`${name} ${Number(ofTitle.start.slice(0, 4)) + (laterYears[months.indexOf(index)] ?? 0)}`)
  })
  const isOther = (name: string, index: number) =>
    index >= nameColumns && name !== '' && !isRepeated(name) && !NO_PERIOD.test(name) && periods[index] === undefined
  if (names.some(isOther)) return undefined
  const values = periods.flatMap((period, index) => (period === undefined ? [] : [{ index, ...period }]))
  const lengths = new Set(values.map(({ start, end }) => (end === '' ? start.length + Number(start.includes('Q')) : 0)))
  if (lengths.size === 1 && new Set(values.map(({ start }) => start)).size === values.length)
    return { values, nameColumns }
  const total = names.findIndex((name, index) => index >= nameColumns && hasTotalWord(name))
  if (values.length > 0 || total < 0 || ofTitle === undefined) return undefined
  return { values: [{ index: total, ...ofTitle }], nameColumns }
}

/** Any year, to find out if a header lacks only one. */
const ANY_YEAR = { start: '2000', end: '' }

/** Financial years of any first month, to find out if a header lacks only that. */
const ANY_YEARS: FinancialYears = { firstMonth: 1, named: 'end' }
/** True for a header whose columns are financial years of an unknown first month. */
function lacksFirstMonth({ cells }: CsvRecord, years: FinancialYears | undefined): boolean {
  return years === undefined && cells.some((cell) => isFinancialPeriod(cell))
}

/** Throws for a header of a profit and loss if neither a title nor an option has its period. */
function rejectMissingYear(header: CsvRecord, years: FinancialYears | undefined): never {
  const ofYears = `is the header of a profit and loss by financial years, and companies begin them in different months; ${FINANCIAL_ADVICE}`
  const withoutYear =
    'is the header of a profit and loss without a year in it or in a title; pass --year, like --year 2025, if its amounts are of that year, or export it with the months and their year'
  return rejectCsv({ line: header.line, column: 1 }, lacksFirstMonth(header, years) ? ofYears : withoutYear)
}

/** The separator of a table, and the year and the financial years that options name. */
interface ProfitOptions {
  readonly delimiter: CsvDelimiter
  readonly year?: string | undefined
  readonly years?: FinancialYears | undefined
}

/** Says how columns of financial years are read. */
function yearSentences({ header, values }: ProfitPlan, years: FinancialYears | undefined): readonly string[] {
  const clauses = values.flatMap(({ index }) => financialAssumption(header.cells[index] ?? '', years) ?? [])
  return [...new Set(clauses)].map((clause) => `the header ${clause}`)
}

/** Plans how a profit and loss is read, by its title or its results, and by a header of periods; undefined for other tables. */
export function planProfitAndLoss(
  all: readonly CsvRecord[],
  { delimiter, year, years }: ProfitOptions,
): ProfitPlan | undefined {
  const records = all.filter((record) => filledCells(record).length > 0)
  for (const [place, header] of records.slice(0, LINES_MAX).entries()) {
    const titles = records.slice(0, place).flatMap(filledCells)
    const stated = titles.map(periodOfTitle).find((period) => period !== undefined)
    const ofTitle = year === undefined ? stated : { start: year, end: '' }
    const columns =
      columnsOfHeader(header, ofTitle, years) ?? columnsOfHeader(header, ofTitle ?? ANY_YEAR, years ?? ANY_YEARS)
    if (columns === undefined) continue
    const below = records.slice(place + 1)
    const names = below.map((record) => rowName(record, columns))
    const isNamed = titles.some((title) => TITLE.test(title)) || names.filter((name) => RESULT.test(name)).length > 0
    const lines = below.flatMap((record, index) => {
      const name = names[index] ?? ''
      return name === '' ? [] : [{ record, name, isResult: isResult(name) }]
    })
    if (!isNamed || !lines.some((line) => line.isResult)) return undefined
    if (columnsOfHeader(header, ofTitle, years) === undefined) rejectMissingYear(header, years)
    const closed = new Set(names.flatMap((name) => groupOfTotal(name) ?? []))
    const plan = { delimiter, header, ...columns, closed, sentences: [] }
    return { ...plan, sentences: [...profitSentences(plan, lines), ...yearSentences(plan, years)] }
  }
  return undefined
}

function rowName({ cells }: CsvRecord, { nameColumns }: Pick<ProfitPlan, 'nameColumns'>): string {
  return (
    cells
      .slice(0, nameColumns)
      .map((cell) => cell.trim())
      .find((cell) => cell !== '') ?? ''
  )
}

function profitSentences(plan: ProfitPlan, lines: readonly ProfitLine[]): readonly string[] {
  const { header, values, nameColumns, delimiter } = plan
  const [first] = values
  const name = show((header.cells[first?.index ?? 0] ?? '').trim())
  const period = first === undefined ? '' : [first.start, first.end].filter((part) => part !== '').join(' to ')
  const amounts =
    values.length === 1
      ? `the amounts of ${name}, in the period ${period}`
      : `a row for each amount in its ${values.length} columns of periods, from ${name} (${period})`
  const indexes = values.map(({ index }) => index)
  const isRepeated = repeatedMonths(header.cells, nameColumns)
  const isTotal = (cell: string, index: number) =>
    index >= nameColumns && isRepeated(cell.trim()) && !indexes.includes(index) && values.length > 1
  const places = header.cells.flatMap((cell, index) => (isTotal(cell, index) ? [index] : []))
  const textOf = (index: number) => (header.cells[index] ?? '').trim()
  const columns = { values: indexes.map((index) => ({ index, text: textOf(index) })), totals: places }
  const totals = places.map((index) => totalByName({ index, text: textOf(index) }, columns))
  return [
    `it is a profit and loss with its header on line ${header.line}: each account has ${amounts}, with its headings before its name`,
    ...profitTotalSentences(lines, { names: header.cells, values: indexes, totals }, delimiter === ';' ? ',' : '.'),
  ]
}

/** Reads the records of a profit and loss below its header, in order. */
export class ProfitReader {
  readonly #plan: ProfitPlan
  #open: readonly string[] = []

  constructor(plan: ProfitPlan) {
    this.#plan = plan
  }

  /** Returns the amounts of an account; none for a heading, a total or a result. */
  read(record: CsvRecord): readonly ProfitRow[] {
    const { values, closed } = this.#plan
    const name = rowName(record, this.#plan)
    if (name === '') return []
    if (isResult(name)) {
      this.#close(groupOfTotal(name) ?? '')
      return []
    }
    const account = [...this.#open.map((group) => group.replace(/^(?:less|plus):? /i, '')), name].join(':')
    const rows = values.flatMap(({ index, start, end }) => {
      const amount = (record.cells[index] ?? '').trim()
      return NO_AMOUNT.test(amount) ? [] : [{ record, index, account, start, end, amount }]
    })
    if (closed.has(foldName(name))) this.#open = [...this.#open, name]
    return rows
  }

  #close(folded: string): void {
    const index = this.#open.map(foldName).lastIndexOf(folded)
    if (index >= 0) this.#open = this.#open.slice(0, index)
  }
}

import { show } from '../../core/errors/index.ts'
import { type AdvisedMessage, optionText } from '../advice.ts'
import { MONTH_WORDS } from '../words/month-words.ts'

/** Words before the year of a financial year. */
const YEAR_WORDS =
  'fye?|f/y|gj|wj|fiscal year|financial year|geschäftsjahr|wirtschaftsjahr|exercice|ejercicio|esercizio|boekjaar'
/** Two successive years: '2024/25', 'FY 2024-2025'. */
const TWO_YEARS = /^(?:fy|gj|wj|year)?\s*((?:19|20)\d\d)\s*[/-]\s*(\d\d|(?:19|20)\d\d)$/i
/** The year of a period: 'FY25', 'FY 2024/25', 'GJ 24/25', and '2024/25' or '2024-25' without a word. */
const NAMED_YEAR = new RegExp(
  `(?<!\\p{L})(${YEAR_WORDS})\\s*['’]?\\s*(\\d{4}|\\d\\d)(?:\\s*[/–-]\\s*(\\d{4}|\\d\\d))?(?![\\d/])`,
  'iu',
)
const BARE_YEARS = /(?<![\d/-])()((?:19|20)\d\d)\s*[/–-]\s*(\d{4}|\d\d)(?![\d/-])/iu
/** A part of a year: 'Q1', 'H2', 'P03', 'Period 3'. */
const PART = /^(q|qtr|quarter|quartal|t|h|half|s|p|per|period|periode)\.?\s*0?(\d{1,2})$/i
const HALF_YEAR = /^(?:h[12]\s*(?:19|20)\d\d|(?:19|20)\d\d\s*-?\s*h[12])$/i
/** Months of a year. */
export const MONTHS_OF_YEAR = 12

/** The financial years of a file: the month that begins them, and whether 'FY25' ends or begins in 2025. */
export interface FinancialYears {
  /** 1 to 12. */
  readonly firstMonth: number
  readonly named: 'end' | 'begin'
}

/** A financial year or a part of it, whose first month is not known. */
interface FinancialPeriod {
  /** The year as a number, and which year it is. */
  readonly year: number
  readonly is: 'first' | 'last' | 'named'
  /** The first month of the part after that of the year, or the calendar month; and the number of months. */
  readonly offset: number
  readonly calendarMonth?: number | undefined
  readonly months: number
}

function fourDigitYear(digits: string): number {
  return digits.length === 2 ? 2000 + Number(digits) : Number(digits)
}

/** Reads a part of a year by its place in it; undefined for any other text. */
function partOfYear(text: string): Pick<FinancialPeriod, 'offset' | 'months' | 'calendarMonth'> | undefined {
  if (text === '') return { offset: 0, months: MONTHS_OF_YEAR }
  const month = MONTH_WORDS.find(text.replace(/\.$/, ''))
  if (month !== undefined) return { offset: 0, months: 1, calendarMonth: Number(month) }
  const [, kind = '', number = ''] = PART.exec(text) ?? []
  const months = /^[qt]/i.test(kind) ? 3 : /^[hs]/i.test(kind) ? 6 : 1
  const offset = (Number(number) - 1) * months
  return number === '' || offset < 0 || offset >= MONTHS_OF_YEAR ? undefined : { offset, months }
}

/** Parses 'FY25', '2024/25', 'FY25 Q1', 'P03 FY2024/25'; undefined for any other text, also for a month like 2011-12. */
function parseFinancialPeriod(text: string): FinancialPeriod | undefined {
  const found = NAMED_YEAR.exec(text) ?? BARE_YEARS.exec(text)
  const [all = '', word = '', first = '', second] = found ?? []
  if (found === null) return undefined
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + all.length)}`
  const part = partOfYear(rest.replace(/^[\s,_/–-]+|[\s,_/–-]+$/g, ''))
  const year = fourDigitYear(first)
  if (part === undefined) return undefined
  if (second === undefined) return { ...part, year, is: /^fye$/i.test(word) ? 'last' : 'named' }
  // '2011-12' is a month
  const isMonth = word === '' && /-/.test(all) && second.length === 2 && Number(second) <= MONTHS_OF_YEAR
  const isNext = Number(second) % 100 === (year + 1) % 100
  return isNext && !(isMonth && part.months === MONTHS_OF_YEAR) ? { ...part, year, is: 'first' } : undefined
}

/** True for a financial year or a part of it: 'FY25', '2024/25', 'FY25 Q1'. */
export function isFinancialPeriod(text: string): boolean {
  return parseFinancialPeriod(text.trim()) !== undefined
}

/** Returns the first and the last day of a financial year or a part of it; undefined for other texts. */
export function daysOfFinancialPeriod(
  text: string,
  years: FinancialYears | undefined,
): readonly [first: string, last: string] | undefined {
  const period = years === undefined ? undefined : parseFinancialPeriod(text.trim())
  if (years === undefined || period === undefined) return undefined
  const { firstMonth, named } = years
  const isOfOne = firstMonth === 1
  if (period.is === 'first' && isOfOne) return undefined
  const isLast = period.is === 'last' || (period.is === 'named' && named === 'end')
  const firstYear = isLast && !isOfOne ? period.year - 1 : period.year
  const { calendarMonth, months } = period
  const offset =
    calendarMonth === undefined ? period.offset : (calendarMonth - firstMonth + MONTHS_OF_YEAR) % MONTHS_OF_YEAR
  const begin = firstMonth - 1 + offset
  const day = (month: number, dayOfMonth: number) =>
    new Date(Date.UTC(firstYear, month, dayOfMonth)).toISOString().slice(0, 10)
  return [day(begin, 1), day(begin + months, 0)]
}

/** Writes the days of a financial year after its name: ', 2024-04-01 to 2025-03-31'; '' for other texts. */
export function financialDaysText(text: string, years: FinancialYears | undefined): string {
  const days = daysOfFinancialPeriod(text, years)
  return days === undefined ? '' : `, ${days[0]} to ${days[1]}`
}

const MONTH_NAMES: readonly string[] =
  'january february march april may june july august september october november december'.split(' ')

/** Parses the first month of financial years: 'april', '4', or 'april:begins' if FY25 is the year that begins in 2025. */
export function parseFinancialYears(text: string): FinancialYears | undefined {
  const [, month = '', begins] = /^([^:]+?)(?:\s*:\s*(begins))?$/i.exec(text.trim()) ?? []
  const firstMonth = Number(MONTH_WORDS.find(month) ?? /^0?([1-9]|1[0-2])$/.exec(month)?.[1] ?? 0)
  return firstMonth === 0 ? undefined : { firstMonth, named: begins === undefined ? 'end' : 'begin' }
}

/** Says how a financial year was read, as a clause; undefined for other texts. */
export function financialAssumption(text: string, years: FinancialYears | undefined): string | undefined {
  const period = parseFinancialPeriod(text.trim())
  if (period === undefined || years === undefined || daysOfFinancialPeriod(text, years) === undefined) return undefined
  const name = MONTH_NAMES[years.firstMonth - 1] ?? ''
  const clause = `has financial years that begin in ${name} (--year-starts)`
  if (period.is !== 'named' || years.firstMonth === 1) return clause
  if (years.named === 'begin') return `${clause}, each named by the year in which it begins`
  return `${clause}, each named by the year in which it ends; if by the one in which it begins, pass ${optionText({ name: 'year-starts', value: `${name}:begins` })}`
}

/** The option for the first month of financial years. */
const ASK_MONTH = { name: 'year-starts', value: 'MONTH' } as const
/** The advice to name the first month of financial years. */
export const FINANCIAL_ADVICE = `pass ${optionText(ASK_MONTH)} with their first month, like --year-starts april`

/** Parses two successive years as the first one: 2024 of '2024/25'; undefined for other texts. */
export function firstOfTwoYears(text: string): string | undefined {
  const [, first = '', second = ''] = TWO_YEARS.exec(text.trim()) ?? []
  return first !== '' && Number(second) % 100 === (Number(first) + 1) % 100 ? first : undefined
}

const WRITE_DAYS = 'write its first day in start and its last day in end'

/** Explains why a financial year is no date; undefined for other texts. */
export function financialYearProblem(cell: string, years: FinancialYears | undefined): AdvisedMessage | undefined {
  const text = cell.trim()
  if (HALF_YEAR.test(text))
    return { message: `${show(cell)} is half a year; ${WRITE_DAYS}, like 2025-01-01 and 2025-06-30` }
  if (!isFinancialPeriod(text) && !NAMED_YEAR.test(text)) return undefined
  const what = `${show(cell)} is a financial year, or a part of one`
  const days = `${WRITE_DAYS}, like 2024-04-01 and 2025-03-31`
  if (years !== undefined) {
    const name = MONTH_NAMES[years.firstMonth - 1] ?? ''
    return { message: `${what}, but not of years that begin in ${name} (--year-starts); ${days}` }
  }
  const message = `${what}, and companies begin it in different months; ${days}; or ${FINANCIAL_ADVICE}`
  return { message, answer: ASK_MONTH }
}

/**
 * Counts for each of several months without a year, in the order of their columns, how many years it is after the first: April to
 * March is of two years. Months in any other order are of one year.
 */
export function countLaterYears(names: readonly string[]): readonly number[] {
  const months = names.map((name) => Number(MONTH_WORDS.find(name) ?? 0))
  const falls = months.flatMap((month, index) => (index > 0 && month < (months[index - 1] ?? 0) ? [index] : []))
  const [fall, other] = falls
  if (fall === undefined || other !== undefined || months.includes(0)) return names.map(() => 0)
  const [first = 0] = months
  const isNext = months.slice(fall).every((month) => month < first)
  return names.map((_, index) => (isNext && index >= fall ? 1 : 0))
}

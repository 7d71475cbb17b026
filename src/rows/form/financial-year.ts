import { show } from '../../core/errors/index.ts'
import { MONTH_WORDS } from '../words/month-words.ts'

/** Two successive years: '2024/25', 'FY 2024-2025'. */
const TWO_YEARS = /^(?:fy|gj|wj|year)?\s*((?:19|20)\d\d)\s*[/-]\s*(\d\d|(?:19|20)\d\d)$/i
/** A year, a half or a quarter of a year that begins in another month: 'FY25', 'Q1 FY25', 'GJ 2024/25'. */
const FINANCIAL =
  /^(?:[qh]\d\s*)?(?:fy|gj|fiscal year|financial year|geschäftsjahr|exercice|ejercicio|esercizio)\s*['’]?\d{2,4}(?:\s*[/-]\s*\d{2,4})?(?:\s*[qhp]\d{1,2})?$/i
const HALF = /^(?:h[12]\s*(?:19|20)\d\d|(?:19|20)\d\d\s*-?\s*h[12])$/i

/** Parses two successive years as the first one: 2024 of '2024/25'; undefined for other texts. */
export function firstOfTwoYears(text: string): string | undefined {
  const [, first = '', second = ''] = TWO_YEARS.exec(text.trim()) ?? []
  return first !== '' && Number(second) % 100 === (Number(first) + 1) % 100 ? first : undefined
}

/** Explains why a financial year is no date; undefined for other texts. */
export function financialYearProblem(cell: string): string | undefined {
  // a day, or a month up to 12
  if (/^\d{4}[-/](?:0[1-9]|1[0-2])(?!\d)/.test(cell.trim())) return undefined
  if (HALF.test(cell.trim()))
    return `${show(cell)} is half a year; write its first day in start and its last day in end, like 2025-01-01 and 2025-06-30`
  if (!FINANCIAL.test(cell.trim()) && firstOfTwoYears(cell) === undefined) return undefined
  return `${show(cell)} is a financial year, or a part of one, and companies begin it in different months; write its first day in start and its last day in end, like 2024-04-01 and 2025-03-31`
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

import { DAY_MS } from '../../core/time/index.ts'
import type { RowCells } from '../cell.ts'
import { daysOfWeek } from './calendar-weeks.ts'
import { dateInterpretations } from './date-interpretations.ts'
import type { FileForm } from './file-form.ts'
import { daysOfFinancialPeriod } from './financial-year.ts'
import { readCell } from './read-cell.ts'

/** Words between the first and the last day of a period. */
const PERIOD_SEPARATORS: readonly RegExp[] = [
  /\s+[-–—]\s+/,
  /\s*[–—]\s*/,
  /\s+(?:to|through|thru|until|till|bis|au|al|a|hasta|do|t\/m|tot|até|til)\s+/i,
  /(?<=\d{4}|\d{1,2}[./]\d{1,2}\.?)-(?=\d{1,2}[./])/,
]
const PERIOD_BEGINNING = /^(?:du|vom|von|from|del?|dal|od|van|vanaf|desde|från)\s+/i
/** A day without the year of the last one: '01.01. - 31.01.2025', '1 Jan - 31 Jan 2025'. */
const WITHOUT_YEAR = /^(?:\d{1,2}[./]\d{1,2}[./]?|\d{1,2} \p{L}{3,}\.?)$/u

function isFullDate(text: string): boolean {
  return dateInterpretations(text).some((one) => /^\d{4}-\d\d-\d\d$/.test(one?.text ?? ''))
}

function completeYear(first: string, last: string): string {
  const [year = ''] = /(?:19|20)\d\d|\d\d$/.exec(last) ?? []
  if (!WITHOUT_YEAR.test(first)) return first
  return /\p{L}/u.test(first)
    ? `${first} ${year}`
    : `${first.replace(/[./]$/, '')}${first.includes('/') ? '/' : '.'}${year}`
}

/** Splits the text of a period in its first and last day, as written: '01.01.2024 - 31.12.2024', or of a week: '2025-W05'. Undefined for other texts. */
export function splitPeriod(text: string): readonly [string, string] | undefined {
  const week = daysOfWeek(text)
  if (week !== undefined) return week
  const period = text.trim().replace(PERIOD_BEGINNING, '')
  if (period.length < 10 || !/\d/.test(period) || isFullDate(period)) return undefined
  for (const separator of PERIOD_SEPARATORS) {
    const [first = '', last = '', other] = period.split(separator).map((part) => part.trim())
    if (other !== undefined || last === '') continue
    const begin = completeYear(first, last)
    if (isFullDate(begin) && isFullDate(last)) return [begin, last]
  }
  return undefined
}

/** Reads a start that is a whole period as the first and the last day of the row. True if it is one. */
export function completePeriod(cells: RowCells, form: FileForm): boolean {
  const start = cells.get('start')
  const days =
    start === undefined || cells.has('end')
      ? undefined
      : (splitPeriod(start.raw) ?? daysOfFinancialPeriod(start.raw, form.financialYears))
  if (start === undefined || days === undefined) return false
  const { raw, position } = start
  const [first, last] = days.map((day) => readCell(day, 'start', form))
  if (first === undefined || last === undefined) return false
  cells.set('start', { ...first, raw, position })
  const isRead = !('problem' in last) && form.endDate !== 'inclusive'
  const dayAfter = () => new Date(Date.parse(last.text) + DAY_MS).toISOString().slice(0, 10)
  cells.set('end', { ...last, ...(isRead ? { text: dayAfter() } : {}), raw, position })
  return true
}

import { show } from '../../core/errors/index.ts'
import { DAY_MS } from '../../core/time/index.ts'

/** Weeks of ISO 8601, which are those of German calendars: '2025-W05', '2025W5', 'W05 2025', 'KW 6/2025', 'CW6 2025'. */
const YEAR_WEEK = /^((?:19|20)\d\d)[\s/-]*(?:W|KW|CW)\s?(\d{1,2})$/i
const WEEK_YEAR = /^(?:W|KW|CW)\.?\s?(\d{1,2})[\s/.,-]*((?:19|20)\d\d)$/i
/** Weeks that may be of another calendar, or of no stated year: 'Week 7 2025', 'wk 7', 'KW 6'. */
const OTHER_WEEK =
  /^(?:(?:19|20)\d\d[\s/-]*)?(?:week|wk|w|kw|cw|woche|semaine|sem|semana|settimana)\.?\s?\d{1,2}(?:[\s/.,-]*\d{2,4})?$/i
const DAYS = 7
/** The day of January that is in week 1 of every year. */
const DAY_OF_FIRST = 4
/** The day of a week, from Monday, whose year is that of the week. */
const THURSDAY = 3

const dayText = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** Returns the first and the last day of a week; undefined for other texts, and for a week that the year does not have. */
export function daysOfWeek(text: string): readonly [string, string] | undefined {
  const [, year, week] = YEAR_WEEK.exec(text.trim()) ?? []
  const [, weekFirst, yearAfter] = WEEK_YEAR.exec(text.trim()) ?? []
  const [ofYear, number] = [Number(year ?? yearAfter), Number(week ?? weekFirst)]
  if (Number.isNaN(ofYear) || number === 0) return undefined
  const inFirst = Date.UTC(ofYear, 0, DAY_OF_FIRST)
  const sinceMonday = (new Date(inFirst).getUTCDay() + DAYS - 1) % DAYS
  const monday = inFirst + ((number - 1) * DAYS - sinceMonday) * DAY_MS
  if (new Date(monday + THURSDAY * DAY_MS).getUTCFullYear() !== ofYear) return undefined
  return [dayText(monday), dayText(monday + (DAYS - 1) * DAY_MS)]
}

/** Explains why a week is no date; undefined for other texts. */
export function weekProblem(cell: string): string | undefined {
  if (!OTHER_WEEK.test(cell.trim())) return undefined
  return `${show(cell)} is a week; write its first day in start and its last day in end, or a week of ISO 8601 that the year has in start alone, like 2025-W07`
}

import { checkChoice, collect, fail, requireObject, Violations } from '../../core/errors/index.ts'
import { DAY_MS, dayNumber } from '../../core/time/index.ts'

/**
 * The law of clock changes: that of the European Union (Directive 2000/84/EC: the last Sundays of March and October),
 * of the United States (15 U.S.C. 260a: the second Sunday of March, the first of November), or none.
 */
export type ClockChange = 'none' | 'eu' | 'us'

/** A day of local time: its date, and the value of each of its hours in order. */
export interface DayOfHours {
  /** '2025-03-30'. */
  readonly date: string
  /** 24 values; 23 on the day when clocks go forward, 25 when they go back. */
  readonly hours: ArrayLike<number>
}

/** A year and its law of clock changes. */
export interface HoursOfYear {
  /** 1583 to 9998. */
  readonly year: number
  /** Default: 'none'. */
  readonly clockChange?: ClockChange | undefined
}

const [YEAR_MIN, YEAR_MAX] = [1583, 9998]
const HOURS = 24

/** 1970-01-01 was a Thursday; 0 is Sunday. */
function weekday(day: number): number {
  return (day + 4) % 7
}

function lastSunday(year: number, month: number): number {
  const last = dayNumber(year, month, 31)
  return last - weekday(last)
}

function nthSunday(year: number, [month, nth]: readonly [number, number]): number {
  const first = dayNumber(year, month, 1)
  return first + ((7 - weekday(first)) % 7) + 7 * (nth - 1)
}

/** The days when clocks go forward and back. */
const CHANGES: Readonly<Record<ClockChange, (year: number) => readonly number[]>> = {
  none: () => [],
  eu: (year) => [lastSunday(year, 3), lastSunday(year, 10)],
  us: (year) => [nthSunday(year, [3, 2]), nthSunday(year, [11, 1])],
}

/**
 * Draft. Counts the hours of each local day of a year, 1 January first: 24, or 23 and 25 when clocks change; together
 * 8,760, or 8,784 in a leap year. Throws `required`, `invalid_date`, `invalid_choice`.
 *
 * @example
 * ```ts
 * import { hoursOfDays } from 'tonne/energy'
 * const days = hoursOfDays({ year: 2025, clockChange: 'eu' })
 * days.length // => 365
 * days.reduce((all, hours) => all + hours) // => 8760
 * days[88] // => 23
 * days[298] // => 25
 * ```
 */
export function hoursOfDays(options: HoursOfYear): readonly number[] {
  requireObject({ path: 'options', value: options }, { message: 'must name a year', expected: '{ year }' })
  const { year, clockChange } = collect({
    year: () => {
      if (Number.isInteger(options.year) && options.year >= YEAR_MIN && options.year <= YEAR_MAX) return options.year
      const message = `must be a year from ${YEAR_MIN} to ${YEAR_MAX}`
      return fail('year', 'invalid_date', { message, expected: '2025', received: options.year })
    },
    clockChange: () =>
      checkChoice<ClockChange>({ path: 'clockChange', value: options.clockChange ?? 'none' }, ['none', 'eu', 'us']),
  })
  const [first, next] = [dayNumber(year, 1, 1), dayNumber(year + 1, 1, 1)]
  const hours = Array.from({ length: next - first }, () => HOURS)
  for (const [index, day] of CHANGES[clockChange](year).entries()) hours[day - first] = index === 0 ? 23 : 25
  return hours
}

/**
 * Draft. Joins the hours of a year in one column, from its local days in any order. Throws `hours_missing` for each day
 * that is missing or has too few or too many hours, `duplicate_item` for a repeated day and `invalid_date` for a day of
 * another year, all at once; also the codes of `hoursOfDays`.
 *
 * @example
 * ```ts
 * import { hourColumn, hoursOfDays } from 'tonne/energy'
 * const year = { year: 2025, clockChange: 'eu' } as const
 * const days = hoursOfDays(year).map((hours, index) => {
 *   return { date: new Date(Date.UTC(2025, 0, 1 + index)).toISOString().slice(0, 10), hours: new Array(hours).fill(1) }
 * })
 * hourColumn(days, year).length // => 8760
 * hourColumn(days.slice(1), year) // throws hours_missing
 * ```
 */
export function hourColumn(days: readonly DayOfHours[], options: HoursOfYear): Float64Array {
  const lengths = hoursOfDays(options)
  const first = dayNumber(options.year, 1, 1)
  const violations = new Violations()
  const found = new Map<number, ArrayLike<number>>()
  for (const [index, { date, hours }] of days.entries()) {
    const place = Date.parse(`${date}T00:00:00Z`) / DAY_MS - first
    const due = Number.isInteger(place) ? lengths[place] : undefined
    const path = `days[${index}]`
    if (due === undefined) {
      violations.add(`${path}.date`, 'invalid_date', { message: `is not a day of ${options.year}`, received: date })
    } else if (found.has(place)) {
      violations.add(`${path}.date`, 'duplicate_item', { message: 'is listed twice', received: date })
    } else if (hours.length !== due) {
      const message = `must have the ${due} hours of ${date}, but has ${hours.length}`
      violations.add(`${path}.hours`, 'hours_missing', { message, expected: String(due), received: hours.length })
    }
    found.set(place, hours)
  }
  for (const place of lengths.keys()) {
    if (found.has(place)) continue
    const date = new Date((first + place) * DAY_MS).toISOString().slice(0, 10)
    violations.add('days', 'hours_missing', {
      message: `lack ${date}; an hour that was not read is not zero`,
      expected: date,
    })
  }
  violations.throwIfAny()
  const column = new Float64Array(lengths.reduce((all, hours) => all + hours, 0))
  let place = 0
  for (const [day, length] of lengths.entries()) {
    column.set(found.get(day) ?? [], place)
    place += length
  }
  return column
}

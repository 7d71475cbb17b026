export {
  DAY_MS,
  dayNumber,
  daysInMonth,
  type Period,
  type PeriodInput,
  parseDate,
  periodOf,
  yearKeyOf,
  yearOfPeriod,
  yearsOf,
} from './calendar-date.ts'
export { OverlapTime } from './overlap-time.ts'
export { msOfTimestamp } from './timestamp.ts'

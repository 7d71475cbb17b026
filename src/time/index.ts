export {
  DAY_MS,
  dayNumber,
  daysInMonth,
  type Instant,
  type Period,
  type PeriodInput,
  parseDate,
  periodOf,
  type YearShare,
  yearKeyOf,
  yearOfPeriod,
  yearsOf,
} from './calendar-date.ts'
export { OverlapTime } from './overlap-time.ts'
export { msOfTimestamp } from './timestamp.ts'

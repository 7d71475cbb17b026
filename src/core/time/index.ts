export * from './calendar-date.ts'
export { OverlapTime } from './overlap-time.ts'
export { type EndDate, isDay, type WrittenPeriod, writtenPeriodOf } from './written-period.ts'

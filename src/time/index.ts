export * from './calendar-date.ts'
export { OverlapTime } from './overlap-time.ts'
export { msOfTimestamp } from './timestamp.ts'

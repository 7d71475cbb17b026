export * from './footprint-event.ts'
export { FILTER_FIELDS, type FootprintFilter, footprintMatcher, readFilter } from './footprint-filter.ts'
export * from './footprint-store.ts'

export {
  FOOTPRINT_EVENT_MEDIA_TYPE,
  FOOTPRINT_EVENT_TYPES,
  type FootprintEvent,
  type FootprintEventData,
  type FootprintEventKind,
  type FootprintEventOrigin,
  footprintEvent,
  type PactError,
  type PactErrorCode,
  readFootprintEvent,
} from './footprint-event.ts'
export { FILTER_FIELDS, type FootprintFilter, footprintMatcher, readFilter } from './footprint-filter.ts'
export {
  type FootprintPage,
  type FootprintQuery,
  type FootprintStore,
  memoryFootprints,
} from './footprint-store.ts'

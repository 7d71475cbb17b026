/**
 * tonne/http/pact: the API of PACT version 3, by which companies exchange product footprints: tokens, lists, single
 * footprints and events. `createPactApi` builds it over your footprints; the adapters of tonne/http/node, /fetch, /fastify
 * and /lambda mount it in a host.
 *
 * @module
 */
export {
  FOOTPRINT_EVENT_MEDIA_TYPE,
  FOOTPRINT_EVENT_TYPES,
  type FootprintEvent,
  type FootprintEventData,
  type FootprintEventKind,
  type FootprintEventOrigin,
  type FootprintFilter,
  type FootprintPage,
  type FootprintQuery,
  type FootprintStore,
  footprintEvent,
  footprintMatcher,
  memoryFootprints,
  type PactError,
  type PactErrorCode,
  readFootprintEvent,
} from '../../standards/pact/exchange/index.ts'
export { createPactApi } from './create-pact-api.ts'
export type { PactApiOptions, PactCredentials } from './pact-options.ts'

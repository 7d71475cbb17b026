import { isFields, keysOf } from '../../../base/index.ts'
import { checkChoice, prefixErrors } from '../../../core/errors/index.ts'
import {
  anyObject,
  anyText,
  type FieldRules,
  listOf,
  name,
  objectOf,
  oneOf,
  readFields,
  requireField,
  rule,
  timestamp,
  uuid,
} from '../../documents/index.ts'
import { readFootprint } from '../check-footprint.ts'
import type { ProductFootprint } from '../footprint.ts'
import { uriReference } from '../footprint-fields.ts'
import { FILTER_FIELDS, type FootprintFilter, withoutEmpty } from './footprint-filter.ts'

/** The `type` of each event of PACT version 3. */
export const FOOTPRINT_EVENT_TYPES = {
  RequestCreated: 'org.wbcsd.pact.ProductFootprint.RequestCreatedEvent.3',
  RequestFulfilled: 'org.wbcsd.pact.ProductFootprint.RequestFulfilledEvent.3',
  RequestRejected: 'org.wbcsd.pact.ProductFootprint.RequestRejectedEvent.3',
  Published: 'org.wbcsd.pact.ProductFootprint.PublishedEvent.3',
} as const

/** The media type for sending an event. */
export const FOOTPRINT_EVENT_MEDIA_TYPE = 'application/cloudevents+json; charset=UTF-8'

const ERROR_CODES = [
  'BadRequest',
  'AccessDenied',
  'TokenExpired',
  'NotFound',
  'InternalError',
  'NotImplemented',
] as const

/** A code of an error between partners. */
export type PactErrorCode = (typeof ERROR_CODES)[number]

/** An error between partners. */
export interface PactError {
  readonly code: PactErrorCode
  readonly message: string
}

/** The data of each event. */
export interface FootprintEventData {
  /** A partner asks for footprints; answer with an event that names its id. */
  readonly RequestCreated: FootprintFilter & { readonly comment?: string }
  readonly RequestFulfilled: { readonly requestEventId: string; readonly pfs: readonly ProductFootprint[] }
  readonly RequestRejected: { readonly requestEventId: string; readonly error: PactError }
  /** Ids of new or changed footprints. */
  readonly Published: { readonly pfIds: readonly string[] }
}

/** The name of an event. */
export type FootprintEventKind = keyof FootprintEventData

/** An event between partners, as CloudEvents 1.0; `type` is its kind. */
export type FootprintEvent<Kind extends FootprintEventKind = FootprintEventKind> = {
  readonly [Each in Kind]: {
    readonly type: (typeof FOOTPRINT_EVENT_TYPES)[Each]
    readonly specversion: '1.0'
    /** Unique for its `source`: the same id again is the same event, delivered twice. */
    readonly id: string
    readonly source: string
    readonly time: string
    readonly data: FootprintEventData[Each]
  }
}[Kind]

/** Accepts a footprint unchanged, so that its id still matches its content. */
const footprint = rule('a product footprint', (value, path) => {
  prefixErrors(path, () => readFootprint(value))
  return value
})

const DATA_FIELDS = {
  RequestCreated: { ...FILTER_FIELDS, comment: anyText },
  RequestFulfilled: { requestEventId: requireField(name), pfs: requireField(listOf(footprint)) },
  RequestRejected: {
    requestEventId: requireField(name),
    error: requireField(objectOf({ code: requireField(oneOf(ERROR_CODES)), message: requireField(anyText) })),
  },
  Published: { pfIds: requireField(listOf(uuid)) },
} as const satisfies Readonly<Record<FootprintEventKind, FieldRules>>

const ENVELOPE = {
  type: requireField(oneOf(Object.values(FOOTPRINT_EVENT_TYPES))),
  specversion: requireField(oneOf(['1.0'])),
  id: requireField(name),
  source: requireField(uriReference),
  time: requireField(timestamp),
  data: requireField(anyObject),
} as const satisfies FieldRules

function eventKind(type: unknown): FootprintEventKind | undefined {
  return keysOf(FOOTPRINT_EVENT_TYPES).find((kind) => FOOTPRINT_EVENT_TYPES[kind] === type)
}

/**
 * Reads a received event: timestamps in UTC, footprints unchanged, without attributes that PACT does not define. Throws
 * the codes of its fields, all at once.
 *
 * @example
 * ```ts
 * import { FOOTPRINT_EVENT_TYPES, readFootprintEvent } from 'tonne/http/pact'
 * const received = {
 *   type: 'org.wbcsd.pact.ProductFootprint.RequestCreatedEvent.3',
 *   specversion: '1.0',
 *   id: 'request-1',
 *   source: 'https://buyer.example',
 *   time: '2026-03-05T17:31:00Z',
 *   data: { productId: ['urn:gtin:4712345060507'] },
 * }
 * const event = readFootprintEvent(received)
 * event.type === FOOTPRINT_EVENT_TYPES.RequestCreated && event.data.productId // => ['urn:gtin:4712345060507']
 * readFootprintEvent({ ...received, specversion: '0.3' }) // throws invalid_choice
 * ```
 */
export function readFootprintEvent(event: unknown): FootprintEvent {
  const kind = isFields(event) ? eventKind(event.type) : undefined
  const data = kind === undefined ? anyObject : objectOf(DATA_FIELDS[kind])
  const read = readFields({ ...ENVELOPE, data: requireField(data) }, event)
  return { ...read, data: withoutEmpty(read.data) } as FootprintEvent
}

/** The sender of an event, and its id there. */
export interface FootprintEventOrigin {
  /** Unique for the source: a new UUID per event, the same for each attempt to deliver it. */
  readonly id: string
  /** The URL of your own events. */
  readonly source: string
  readonly time: string
}

/**
 * Builds an event to send to a partner: `POST` it to `/3/events` of the partner as JSON, with the media type
 * `FOOTPRINT_EVENT_MEDIA_TYPE` and an access token of the partner. If it is not accepted, send it again at growing
 * intervals for up to 72 hours. Throws the codes of its fields, all at once.
 *
 * @example
 * ```ts
 * import { footprintEvent } from 'tonne/http/pact'
 * const origin = { id: 'event-1', source: 'https://acme.example/3/events', time: '2026-03-05T17:31:00Z' }
 * const event = footprintEvent('Published', { pfIds: ['3a6c14a7-4deb-498a-b5ea-16ce2535b576'] }, origin)
 * event.type // => 'org.wbcsd.pact.ProductFootprint.PublishedEvent.3'
 * footprintEvent('Published', { pfIds: ['urn:gtin:1'] }, origin) // throws invalid_type
 * ```
 */
export function footprintEvent<Kind extends FootprintEventKind>(
  kind: Kind,
  data: FootprintEventData[Kind],
  { id, source, time }: FootprintEventOrigin,
): FootprintEvent<Kind> {
  checkChoice({ path: 'kind', value: kind }, keysOf(FOOTPRINT_EVENT_TYPES))
  const event = { type: FOOTPRINT_EVENT_TYPES[kind], specversion: '1.0', id, source, time, data }
  return readFootprintEvent(event) as FootprintEvent<Kind>
}

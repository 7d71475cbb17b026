import { isFields } from '../../../base/index.ts'
import { findCountry } from '../../../core/countries/index.ts'
import type { Point } from '../../../core/emissions/index.ts'
import { collect, EmissionsError, fail } from '../../../core/errors/index.ts'
import { geodesicMetres } from '../earth/geodesic.ts'
import { readPoint } from '../point/read-point.ts'
import { askService, failAsService, type ServiceAnswer } from '../services/ask-service.ts'
import { type ConnectionOptions, readConnection } from '../services/connection.ts'
import type { PlaceCandidate, PlaceQuery, PlaceResolver } from './place-resolver.ts'

/** Options of a Nominatim server. The public one requires a User-Agent in `headers` that names the application. */
export interface GeocoderOptions extends ConnectionOptions {
  /** The number of results to request, 1 to 40; default 5. 1 accepts the server's first choice, even if ambiguous. */
  readonly limit?: number | undefined
  /** The attribution to print with its data; default: that of OpenStreetMap. */
  readonly attribution?: string | undefined
}

const ID = 'nominatim'
const LIMIT = 5
const LIMIT_MAX = 40
/** Results closer together than this are one place, mapped twice. */
const SAME_PLACE_METRES = 1000
const OPENSTREETMAP = 'Geocoding: © OpenStreetMap contributors, ODbL 1.0 (https://www.openstreetmap.org/copyright).'

function requestPath(limit: number, { name, country }: PlaceQuery): string {
  const parameters = {
    // a lone surrogate cannot be encoded
    q: name.replace(/\p{Surrogate}/gu, '\uFFFD'),
    ...(country !== undefined && { countrycodes: country.toLowerCase() }),
    format: 'jsonv2',
    addressdetails: 1,
    limit,
    'accept-language': 'en',
  }
  const parts = Object.entries(parameters).map(([field, value]) => `${field}=${encodeURIComponent(value)}`)
  return `/search?${parts.join('&')}`
}

function readResultPoint({ lat, lon }: Readonly<Record<string, unknown>>): Point {
  try {
    return readPoint({ lat, lng: lon }, '').point
  } catch (error) {
    if (!EmissionsError.is(error)) throw error
    return failAsService(ID, 'answered with a place that is not a point on Earth')
  }
}

function readResult(result: unknown): PlaceCandidate {
  if (!isFields(result) || typeof result.display_name !== 'string' || result.display_name === '') {
    return failAsService(ID, 'answered with a place without display_name; check its version')
  }
  const code = isFields(result.address) ? result.address.country_code : undefined
  const country = typeof code === 'string' ? (findCountry(code)?.alpha2 ?? null) : null
  return { label: result.display_name, point: readResultPoint(result), country, scheme: 'resolver' }
}

function candidatesOf({ isOk, body }: ServiceAnswer): readonly PlaceCandidate[] {
  if (!isOk) failAsService(ID, 'rejects the request; check its version')
  if (!Array.isArray(body)) return failAsService(ID, 'answered with something else than a list of places')
  const distinct: PlaceCandidate[] = []
  for (const candidate of body.map(readResult)) {
    const isNew = distinct.every(({ point }) => geodesicMetres(point, candidate.point) > SAME_PLACE_METRES)
    if (isNew) distinct.push(candidate)
  }
  return distinct
}

function readLimit(limit: number): number {
  if (Number.isInteger(limit) && limit >= 1 && limit <= LIMIT_MAX) return limit
  const about = { expected: `1 to ${LIMIT_MAX}`, received: limit }
  return fail('limit', 'number_out_of_range', { message: 'must be a whole number of results', ...about })
}

function readAttribution(attribution: string): string {
  if (typeof attribution === 'string') return attribution
  return fail('attribution', 'invalid_type', { message: 'must be text', received: attribution })
}

/**
 * Creates a resolver that asks a Nominatim server for addresses and names that no table lists. Several results more
 * than 1 km apart are `ambiguous_place`; no result means that the place is unknown. Any failure is `router_failed`,
 * without the address, the headers or the response text of the server. Codes with a prefix ('IATA:LHR') are not sent.
 * Options are validated immediately: `required`, `invalid_type`, `number_out_of_range`. Source:
 * https://nominatim.org/release-docs/latest/api/Search/ (format jsonv2).
 *
 * @example
 * ```ts
 * import { createPlaces, geocoder } from 'tonne/places'
 * const answer = '[{ "lat": "53.5437641", "lon": "9.9887153", "display_name": "Am Sandtorkai 1, Hamburg", "address": { "country_code": "de" } }]'
 * const fetch = async () => new Response(answer)
 * const headers = { 'user-agent': 'example.org emissions' }
 * const nominatim = geocoder({ fetch, baseUrl: 'https://nominatim.example.org', version: '4.5', headers })
 * const { place } = await createPlaces({ resolvers: [nominatim] }).resolve('Am Sandtorkai 1, Hamburg')
 * place.point // => { lat: 53.5437641, lng: 9.9887153 }
 * place.source // => 'nominatim@4.5'
 * ```
 */
export function geocoder(options: GeocoderOptions): PlaceResolver {
  const { connection, limit, attribution } = collect({
    connection: () => readConnection(options ?? {}),
    limit: () => readLimit(options?.limit ?? LIMIT),
    attribution: () => readAttribution(options?.attribution ?? OPENSTREETMAP),
  })
  const resolve: PlaceResolver['resolve'] = async (query, { signal }) => {
    if (query.scheme !== undefined) return []
    return candidatesOf(await askService(connection, { id: ID, path: requestPath(limit, query), signal }))
  }
  return Object.freeze({ id: ID, version: connection.version, attribution, resolve })
}

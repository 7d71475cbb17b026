import { isFields } from '../../base/index.ts'
import {
  checkTransportMode,
  type FoundDistance,
  type Place,
  type Point,
  type TransportMode,
} from '../../core/emissions/index.ts'
import { collect, EmissionsError, fail, type Notice, notice, show } from '../../core/errors/index.ts'
import { geodesicMetres } from './earth/geodesic.ts'
import { type PlacesOptions, readPlacesOptions } from './places-options.ts'
import { type PlaceQuestion, pointLabel } from './resolve/found-place.ts'
import { locatePlace, type PlaceSources, type ResolvedPlace } from './resolve/locate-place.ts'
import type { PlaceInput, PlaceParts } from './resolve/place-input.ts'
import { type DistanceFinder, type DistanceRequest, findDistance } from './route/find-distance.ts'
import { readSignal } from './services/abort.ts'
import type { StopSignal } from './services/web.ts'

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

function isParts(input: PlaceInput): input is PlaceParts {
  return isFields(input) && ('point' in input || 'address' in input)
}

/** Compares a resolved point with its address: no notices if they agree. Throws `coordinates_swapped`. */
async function compareAddress(
  { place }: ResolvedPlace,
  locate: () => Promise<ResolvedPlace>,
  { path, signal }: PlaceQuestion,
): Promise<readonly Notice[]> {
  let address: Place
  try {
    address = (await locate()).place
  } catch (error) {
    signal?.throwIfAborted()
    if (!EmissionsError.is(error)) throw error
    const message = `the address beside the point is not known (${error.code}) and was not used`
    return [notice('place_not_used', path, message)]
  }
  const km = geodesicMetres(place.point, address.point) / 1000
  if (km <= ADDRESS_KM_MAX) return []
  rejectExchange({ place, address, km }, `${path}.point`)
  const message = `the address ${show(address.input)} (${address.label}) is ${km.toFixed(0)} km from the point (${place.label}), which was used`
  return [notice('point_and_address_differ', path, message), ...signNotices({ place, address, km }, path)]
}

function checkParts({ point, address }: PlaceParts, path: string): void {
  if (!isBlank(address) && typeof address !== 'string') {
    fail(`${path}.address`, 'invalid_type', {
      message: 'is not text; write an address or leave it out',
      received: address,
    })
  }
  if (!isBlank(point) || !isBlank(address)) return
  const isMissing = (point ?? address ?? undefined) === undefined
  const message = 'has neither point nor address; give one of them, or the distance'
  fail(path, isMissing ? 'required' : 'empty', message)
}

async function resolveParts(parts: PlaceParts, question: PlaceQuestion, sources: PlaceSources): Promise<ResolvedPlace> {
  const { path } = question
  checkParts(parts, path)
  const locate = (field: 'point' | 'address') =>
    locatePlace(parts[field], { ...question, path: `${path}.${field}` }, sources)
  const resolved = await locate(isBlank(parts.point) ? 'address' : 'point')
  const isCompared = !isBlank(parts.point) && !isBlank(parts.address)
  const compared = isCompared ? await compareAddress(resolved, () => locate('address'), question) : []
  const own = resolved.notices.map(({ code, message }) => notice(code, path, message))
  return Object.freeze({ place: resolved.place, notices: Object.freeze([...own, ...compared]) })
}

/**
 * Resolves a place, with `notices` of the assumptions; all have the path. Text is tried against the formats of points,
 * the caller's own table, the gazetteers together and the resolvers one by one, until one matches. Throws `required`,
 * `empty`, `invalid_type`, `invalid_coordinates`, `coordinates_swapped`, `ambiguous_place`, `place_not_found` and
 * `router_failed`, at the path or below it (`from.address`); rejects with the signal's reason when it aborts.
 */
export async function resolvePlace(
  input: PlaceInput,
  question: PlaceQuestion,
  sources: PlaceSources,
): Promise<ResolvedPlace> {
  question.signal?.throwIfAborted()
  if (input === undefined || input === null) {
    const expected = 'a name, a code, coordinates, or { point, address }'
    fail(question.path, 'required', { message: 'is missing; say where', expected, received: input })
  }
  return isParts(input) ? resolveParts(input, question, sources) : locatePlace(input, question, sources)
}

/** A point and its address differ if they lie farther apart than this. */
const ADDRESS_KM_MAX = 50
/** Another reading of the numbers is assumed only if it is this many times nearer to the address. */
const CLEARLY_NEARER = 4

/** Formats a point in its original notation. */
function printLikeSource({ lat, lng }: Point, { scheme }: Place): string {
  if (scheme === 'wkt') return `POINT(${lng} ${lat})`
  if (scheme === 'geojson') return `{"type":"Point","coordinates":[${lng},${lat}]}`
  return scheme === 'geo_uri' ? `geo:${lat},${lng}` : pointLabel({ lat, lng })
}

/** A point, its address and the distance between them. */
interface PointAndAddress {
  readonly place: Place
  readonly address: Place
  readonly km: number
}

/** Returns the distance from another reading of the point to the address, if clearly nearer; otherwise undefined. */
function kmAtAddress(reading: Point, { address, km }: PointAndAddress): number | undefined {
  if (Math.abs(reading.lat) > 90) return undefined
  const near = geodesicMetres(reading, address.point) / 1000
  return near <= ADDRESS_KM_MAX && near * CLEARLY_NEARER <= km ? near : undefined
}

/**
 * Rejects a point far from its address that lies at the address once latitude and longitude are swapped. Throws
 * `coordinates_swapped`.
 */
function rejectExchange(apart: PointAndAddress, path: string): void {
  const { place, address } = apart
  const { point, source, input } = place
  const swapped = { lat: point.lng, lng: point.lat }
  const near = source === 'input' ? kmAtAddress(swapped, apart) : undefined
  if (near === undefined) return
  const expected = printLikeSource(swapped, place)
  const message = `matches its address, ${show(address.input)} (${address.label}), only if latitude and longitude are swapped (then ${near.toFixed(1)} km away, otherwise ${apart.km.toFixed(0)} km); send "${expected}" for the point, or correct the address`
  fail(path, 'coordinates_swapped', { message, expected, received: input })
}

/** Returns a notice if the point matches the address with a flipped sign, swapped or not. */
function signNotices(apart: PointAndAddress, path: string): readonly Notice[] {
  const { place, address } = apart
  const { lat, lng } = place.point
  if (place.source !== 'input') return []
  const readings = [
    { lat, lng: -lng },
    { lat: -lat, lng },
    { lat: -lat, lng: -lng },
    { lat: lng, lng: -lat },
    { lat: -lng, lng: lat },
    { lat: -lng, lng: -lat },
  ]
  const intended = readings.find((reading) => kmAtAddress(reading, apart) !== undefined)
  if (intended === undefined) return []
  const message = `the point lies at its address, ${show(address.input)} (${address.label}), if it is "${pointLabel(intended)}": check its signs (south and west are negative) and send that, or correct the address`
  return [notice('point_sign_doubtful', path, message)]
}

/** Options for resolving a place. */
export interface ResolveOptions {
  /** The mode of transport; AIR prefers airports. */
  readonly mode?: TransportMode
  /** The field that contains the place, for errors and notices; default 'place'. */
  readonly path?: string
  /** Aborts resolvers; the promise then rejects with the signal's reason. */
  readonly signal?: StopSignal | null | undefined
}

/** Finds places and the distances between them. */
export interface Places {
  /**
   * Resolves a name or a written point, with notices of the assumptions. Rejects with `place_not_found`,
   * `ambiguous_place`, `invalid_coordinates`, `empty`, `router_failed` for a resolver that fails, and `invalid_type`
   * and `invalid_choice` for options; with the reason of `signal` when it aborts, even if a resolver ignores it.
   */
  resolve(place: PlaceInput, options?: ResolveOptions): Promise<ResolvedPlace>
  /**
   * The distance between two places. A declared `distanceKm` takes precedence; then the routers for the mode are asked
   * in order; then the distance is computed offline: AIR the geodesic, SHIP the sea graph, TRUCK and RAIL the geodesic
   * times a detour factor, an estimate of low quality. By TRUCK and RAIL a name of several places is the one that a road or
   * railway reaches from the other end (`place_within_reach`). Places 0 km apart call no router. The result is the same for the
   * same input and data, and offline the same in both directions.
   *
   * Rejects with all violations of `from` and `to` at once (codes of `resolve`), `required`, `invalid_type`,
   * `invalid_choice`, the number codes for `distanceKm`, `no_route`, and `router_failed`; with the reason of `signal`
   * when it aborts, whether or not resolvers and routers heed it.
   */
  distance(request: DistanceRequest): Promise<FoundDistance>
}

function questionOf(options: ResolveOptions): PlaceQuestion {
  if (typeof options !== 'object' || options === null) {
    fail('', 'invalid_type', { message: 'options must be an object', expected: "{ mode: 'AIR' }", received: options })
  }
  const { mode, path = 'place', signal } = options
  const checked = collect({
    mode: () => (mode === undefined ? undefined : checkTransportMode({ path: 'mode', value: mode })),
    signal: () => readSignal(signal),
  })
  return { ...checked, path }
}

/**
 * Creates a resolver of places and distances. Without options it reads points only, and computes everything offline;
 * the network is used only through the given `resolvers` and `routers`. Options are validated immediately and all
 * together: `invalid_type`, `invalid_choice`, `required`, `number_out_of_range`, and the codes of points for `own`.
 *
 * @example
 * ```ts
 * import { createPlaces } from 'tonne/places'
 * const places = createPlaces({ own: { 'Leeds works': { lat: 53.79, lng: -1.53, country: 'GB' } } })
 * const { km, kind, method, route } = await places.distance({ from: 'Leeds works', to: '51.95, 4.14', mode: 'TRUCK' })
 * km // => 541.342289077
 * kind // => 'estimate'
 * method // => 'geodesic-wgs84@1'
 * route.detour // => '1.25'
 * const { place } = await places.resolve('Leeds works')
 * place.country // => 'GB'
 * await places.distance({ from: 'Leeds works', to: 'Nowhere', mode: 'AIR' }) // throws place_not_found
 * createPlaces({ detour: { TRUCK: 0.9 } }) // throws number_out_of_range
 * ```
 */
export function createPlaces(options: PlacesOptions = {}): Places {
  const { sources, ...routing } = readPlacesOptions(options)
  const resolve: DistanceFinder['resolve'] = (place, question) => resolvePlace(place, question, sources)
  return Object.freeze({
    resolve: async (place: PlaceInput, how: ResolveOptions = {}) => resolve(place, questionOf(how)),
    distance: (request: DistanceRequest) => findDistance(request, { resolve, ...routing }),
  })
}

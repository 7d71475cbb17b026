import { checkTransportMode, type FoundDistance, type TransportMode } from '../../core/emissions/index.ts'
import { collect, fail } from '../../core/errors/index.ts'
import { type PlacesOptions, readPlacesOptions } from './places-options.ts'
import type { PlaceQuestion } from './resolve/found-place.ts'
import type { ResolvedPlace } from './resolve/locate-place.ts'
import type { PlaceInput } from './resolve/place-input.ts'
import { resolvePlace } from './resolve/resolve-place.ts'
import { type DistanceFinder, type DistanceRequest, findDistance } from './route/find-distance.ts'
import { readSignal } from './services/abort.ts'
import type { StopSignal } from './services/web.ts'

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
   * times a detour factor, an estimate of low quality. Places 0 km apart call no router. The result is the same for the
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

import { isFields } from '../../../base/index.ts'
import {
  checkTransportMode,
  DISTANCE_KINDS,
  type DistanceKind,
  type FoundDistance,
  isFoundRoute,
  type Place,
  type TransportMode,
  zeroDistanceNotices,
} from '../../../core/emissions/index.ts'
import {
  checkChoice,
  collect,
  EmissionsError,
  fail,
  type Notice,
  notice,
  requireObject,
  show,
} from '../../../core/errors/index.ts'
import { multiply, type NumberInput, parseNumber, rationalOf } from '../../../core/exact/index.ts'
import {
  exactGeodesicKm,
  GEODESIC_METHOD,
  geodesicMetres,
  isSamePoint,
  roundKm,
  roundMetres,
} from '../earth/geodesic.ts'
import type { PlaceQuestion } from '../resolve/found-place.ts'
import type { ResolvedPlace } from '../resolve/locate-place.ts'
import type { PlaceInput } from '../resolve/place-input.ts'
import { SEA_GRAPH_VERSION } from '../sea/sea-graph.ts'
import type { SeaPassage } from '../sea/sea-passages.ts'
import { readAvoid, seaRoute } from '../sea/sea-route.ts'
import { longestCrossingKm } from '../sea/sight.ts'
import { readSignal } from '../services/abort.ts'
import type { StopSignal } from '../services/web.ts'
import { askRouters, type RouterChain } from './ask-routers.ts'
import type { Detour } from './detour.ts'
import { foundDistance, type Journey, prependNotices } from './found-distance.ts'
import type { RouterQuestion } from './router-cache.ts'

/** A request for the distance between two places by a mode. */
export interface DistanceRequest {
  /** Required unless `distanceKm` is given. */
  readonly from?: PlaceInput
  readonly to?: PlaceInput
  readonly mode: TransportMode
  /** A known distance in kilometres, 0 or more. It takes precedence over everything else. */
  readonly distanceKm?: NumberInput
  /** The kind of measurement of `distanceKm`; only allowed together with it. */
  readonly distanceKind?: DistanceKind
  /** The passages that a ship must avoid: ['SUEZ', 'PANAMA']. */
  readonly avoid?: readonly SeaPassage[]
  /** Aborts resolvers and routers; the promise then rejects with the signal's reason. */
  readonly signal?: StopSignal | null | undefined
}

/** The services for finding distances. */
export interface DistanceFinder {
  resolve(place: PlaceInput, question: PlaceQuestion): Promise<ResolvedPlace>
  readonly routers: RouterChain
  readonly detour: Detour
}

type Settled = PromiseSettledResult<ResolvedPlace> | undefined

/** Reads the kilometres declared by the caller; undefined if there are none. */
function readDeclaredKm(distanceKm: NumberInput | undefined): number | undefined {
  if (distanceKm === undefined) return undefined
  const exact = parseNumber(distanceKm, 'distanceKm')
  const about = { expected: '0 or more', received: distanceKm }
  if (exact.n < 0n) fail('distanceKm', 'must_be_non_negative', { message: 'must not be negative', ...about })
  const km = roundKm(exact)
  if (Number.isFinite(km)) return km
  return fail('distanceKm', 'number_out_of_range', { message: 'is more than any number can hold', ...about })
}

/** Rejects `avoid` for modes other than SHIP, which would silently ignore it. */
function readAvoidOf(mode: TransportMode, avoid: readonly SeaPassage[]): readonly SeaPassage[] {
  const passages = readAvoid(avoid, 'avoid')
  if (mode === 'SHIP' || passages.length === 0) return passages
  const about = { expected: 'mode SHIP', received: mode }
  return fail('avoid', 'invalid_choice', { message: 'is for ships only; leave it out for other modes', ...about })
}

/** Rejects `distanceKind` without `distanceKm`, which would be silently ignored. */
function readDeclaredKind({ distanceKm, distanceKind }: DistanceRequest): DistanceKind | undefined {
  if (distanceKind === undefined) return undefined
  const kind = checkChoice({ path: 'distanceKind', value: distanceKind }, DISTANCE_KINDS)
  if (distanceKm !== undefined) return kind
  const message = 'is for distanceKm only; give distanceKm, or leave it out'
  return fail('distanceKind', 'invalid_choice', { message, received: distanceKind })
}

function requireEnd(end: 'from' | 'to', request: DistanceRequest): void {
  if (request.distanceKm !== undefined || request[end] !== undefined) return
  const message = 'is missing; give a place, or distanceKm'
  fail(end, 'required', { message, expected: 'a place, or distanceKm', received: undefined })
}

function readRequest(request: DistanceRequest) {
  const rule = { message: 'must name the two places and the mode', expected: '{ from, to, mode }' }
  requireObject({ path: '', value: request }, rule)
  const { mode, distanceKm, avoid = [], signal } = request
  return collect({
    mode: () => checkTransportMode({ path: 'mode', value: mode }),
    avoid: () => readAvoidOf(mode, avoid),
    distanceKind: () => readDeclaredKind(request),
    distanceKm: () => readDeclaredKm(distanceKm),
    from: () => requireEnd('from', request),
    to: () => requireEnd('to', request),
    signal: () => readSignal(signal),
  })
}

/** Settles both ends, so that the violations of both are reported at once. */
async function settleEnds(request: DistanceRequest, { resolve }: DistanceFinder): Promise<readonly [Settled, Settled]> {
  const { mode } = request
  const signal = request.signal ?? undefined
  const settle = async (end: 'from' | 'to'): Promise<Settled> => {
    const place = request[end]
    if (place === undefined) return undefined
    const [result] = await Promise.allSettled([resolve(place, { mode, path: end, signal })])
    signal?.throwIfAborted()
    if (result.status === 'rejected' && !EmissionsError.is(result.reason)) throw result.reason
    return result
  }
  return Promise.all([settle('from'), settle('to')])
}

function settledPlace(settled: Settled): ResolvedPlace {
  if (settled?.status === 'fulfilled') return settled.value
  throw settled?.reason
}

/** Returns the violations of a place as sentences, without the path, which a notice has separately. */
function sentencesOf({ violations }: EmissionsError): string {
  return violations.map(({ message }) => message).join('; ')
}

function declaredDistance(
  { mode, km, kind }: { readonly mode: TransportMode; readonly km: number; readonly kind: DistanceKind | undefined },
  settled: readonly [Settled, Settled],
): FoundDistance {
  const [from, to] = settled.map((one) => (one?.status === 'fulfilled' ? one.value.place : null))
  const notUsed = settled.flatMap((one, index) =>
    one?.status !== 'rejected' ? [] : [notice('place_not_used', index === 0 ? 'from' : 'to', sentencesOf(one.reason))],
  )
  const assumed = settled.flatMap((one) => (one?.status === 'fulfilled' ? one.value.notices : []))
  const message = `${km} km were declared and used; the distance between the places was not computed`
  const declared = from && to ? [notice('distance_declared', 'distanceKm', message)] : []
  const quality = kind === 'estimate' ? 'low' : 'high'
  const notices = [...assumed, ...notUsed, ...declared]
  return foundDistance({ mode, from: from ?? null, to: to ?? null }, { km, kind, method: 'declared', quality, notices })
}

async function findRoute(question: RouterQuestion, { routers, detour }: DistanceFinder): Promise<FoundDistance> {
  // places 0 km apart need no service
  if (isSamePoint(question.from.point, question.to.point)) return offlineDistance(question, detour)
  const { distance, notices } = await askRouters(question, routers)
  return prependNotices(notices, distance ?? offlineDistance(question, detour))
}

/** Returns the distance, with a notice if it is zero. Throws `distance_is_zero` for a flight. */
function withZeroNotice(distance: FoundDistance, path: string): FoundDistance {
  const { km, route } = distance
  const isFound = isFoundRoute(distance)
  return prependNotices(zeroDistanceNotices({ km, mode: route.mode, isFound, path }), distance)
}

/** The countries of the two lands that roads cross, with the islands that a bridge, a tunnel or a regular ferry joins to them. */
const LANDS = [
  'AR BO BR BZ CA CL CO CR EC GF GT GY HN MX NI PA PE PY SR SV US UY VE',
  'AD AE AF AL AM AO AT AX AZ BA BD BE BF BG BH BI BJ BN BT BW BY CD CF CG CH CI CM CN CY CZ DE DJ DK DZ EE EG EH ER ES ET FI FR GA GB GE GG GH GI GM GN GQ GR GW HK HR HU IE IL IM IN IQ IR IT JE JO KE KG KH KP KR KW KZ LA LB LI LR LS LT LU LV LY MA MC MD ME MK ML MM MN MO MR MT MW MY MZ NA NE NG NL NO NP OM PK PL PS PT QA RO RS RU RW SA SD SE SG SI SK SL SM SN SO SS SY SZ TD TG TH TJ TM TN TR TZ UA UG UZ VA VN XK YE ZA ZM ZW',
].map((codes) => new Set(codes.split(' ')))

/** True if a road or railway may lead from one country to another; also if a country is not known. */
export function haveLandLink(one: string | null, other: string | null): boolean {
  if (one === null || other === null || one === other) return true
  return LANDS.some((land) => land.has(one) && land.has(other))
}

/** Both ends of a journey. */
interface Ends<T> {
  readonly from: T
  readonly to: T
}

type End = keyof Ends<unknown>

function isByLand(mode: TransportMode): boolean {
  return mode === 'TRUCK' || mode === 'RAIL'
}

/** Adds a country to a name; undefined for other forms of places. */
function withCountry(input: PlaceInput | undefined, country: string): PlaceInput | undefined {
  if (typeof input === 'string') return input.includes(',') ? undefined : `${input}, ${country}`
  if (!isFields(input) || !('point' in input || 'address' in input)) return undefined
  const { point, address } = input
  const name = typeof point === 'string' && point.trim() !== '' ? point : address
  return typeof name === 'string' ? withCountry(name, country) : undefined
}

/** A journey whose ends were resolved, and the way to resolve them again. */
interface ResolvedJourney {
  readonly mode: TransportMode
  readonly inputs: Partial<Ends<PlaceInput>>
  readonly resolved: Ends<ResolvedPlace>
  readonly signal: PlaceQuestion['signal']
  resolve(place: PlaceInput, question: PlaceQuestion): Promise<ResolvedPlace>
}

/** Finds the namesake of an end in the country of the other; undefined if the end is not one of several, or has none there. */
async function findNamesake(end: End, { mode, inputs, resolved, signal, resolve }: ResolvedJourney) {
  const { place, notices } = resolved[end]
  const other = resolved[end === 'from' ? 'to' : 'from'].place
  const named = other.country === null ? undefined : withCountry(inputs[end], other.country)
  if (named === undefined || !notices.some(({ code }) => code === 'largest_place_taken')) return undefined
  try {
    const found = await resolve(named, { mode, path: end, signal })
    if (!haveLandLink(found.place.country, other.country)) return undefined
    const message = `${show(place.input)} was taken for ${found.place.label}, because no road or railway leads from ${other.label} to ${place.label}; write the country after the name`
    return { ...found, notices: [...found.notices, notice('place_within_reach', end, message)] }
  } catch (error) {
    if (EmissionsError.is(error)) return undefined
    throw error
  }
}

/**
 * Replaces an end that was chosen among places of one name, if no road or railway leads to it from the other end, by its
 * namesake in the country of the other end. Both ends stay if both or neither has one.
 */
async function endsWithinReach(journey: ResolvedJourney): Promise<Ends<ResolvedPlace>> {
  const { mode, resolved } = journey
  const { from, to } = resolved
  if (!isByLand(mode) || haveLandLink(from.place.country, to.place.country)) return resolved
  const [start, end] = [await findNamesake('from', journey), await findNamesake('to', journey)]
  if ((start === undefined) === (end === undefined)) return resolved
  return { from: start ?? from, to: end ?? to }
}

/** Throws `no_route` for a journey by land between countries that no road or railway links. */
function checkLandLink({ mode, from, to }: Ends<Place> & { readonly mode: TransportMode }): void {
  if (!isByLand(mode) || haveLandLink(from.country, to.country)) return
  const message = `cannot be reached by ${mode === 'RAIL' ? 'rail' : 'road'}: no road or railway leads from ${from.label} to ${to.label}; write the country after a name that several places have, give the distance, or choose another mode`
  fail('to', 'no_route', { message, received: to.input })
}

/** Returns the distance between two places, in the order: declared, routers, offline. See `Places.distance`. */
export async function findDistance(request: DistanceRequest, finder: DistanceFinder): Promise<FoundDistance> {
  const { mode, avoid, distanceKm, distanceKind, signal } = readRequest(request)
  signal?.throwIfAborted()
  const settled = await settleEnds(request, finder)
  if (distanceKm !== undefined) {
    return withZeroNotice(declaredDistance({ mode, km: distanceKm, kind: distanceKind }, settled), 'distanceKm')
  }
  const resolved = collect({ from: () => settledPlace(settled[0]), to: () => settledPlace(settled[1]) })
  const { from, to } = await endsWithinReach({
    ...{ mode, inputs: request, resolved, resolve: finder.resolve },
    signal: signal ?? undefined,
  })
  const distance = await findRoute({ mode, from: from.place, to: to.place, avoid, signal }, finder)
  return prependNotices([...from.notices, ...to.notices], withZeroNotice(distance, 'to'))
}

const SEA_METHOD = `sea-graph@${SEA_GRAPH_VERSION}`
/** Beyond this distance from the sea, a port leaves a notice. */
const PORT_KM_MAX = 50

/** The longest bridge or tunnel assumed; a longer stretch of sea leaves a notice. */
const CROSSING_KM_MAX = 30

function distanceByAir(journey: Journey): FoundDistance {
  const km = roundMetres(geodesicMetres(journey.from.point, journey.to.point))
  return foundDistance(journey, { km, kind: 'great_circle', method: GEODESIC_METHOD, quality: 'high' })
}

function overWater({ mode, from, to }: Journey): Notice[] {
  const km = longestCrossingKm(from.point, to.point)
  if (km <= CROSSING_KM_MAX) return []
  const message = `the straight line leads over about ${km.toFixed(0)} km of sea, which an estimate by ${mode} does not see; give the distance, or a router, or a leg by SHIP`
  return [notice('estimate_crosses_water', '', message)]
}

/** Returns the geodesic times a detour factor, rounded once from the unrounded geodesic. */
function estimatedDistance(journey: Journey, detour: Detour[keyof Detour]): FoundDistance {
  checkLandLink(journey)
  const { from, to } = journey
  return foundDistance(journey, {
    km: roundKm(multiply(exactGeodesicKm(from.point, to.point), rationalOf(detour))),
    baseKm: roundMetres(geodesicMetres(from.point, to.point)),
    detour,
    kind: 'estimate',
    method: GEODESIC_METHOD,
    quality: 'low',
    notices: overWater(journey),
  })
}

function farFromWater(end: 'from' | 'to', km: number): Notice[] {
  if (km <= PORT_KM_MAX) return []
  const message = `lies ${km.toFixed(0)} km from navigable water, counted as a straight line; name the port itself`
  return [notice('port_far_from_water', end, message)]
}

function distanceBySea(journey: Journey): FoundDistance {
  const { from, to, avoid } = journey
  const method = { kind: 'shortest_feasible', method: SEA_METHOD, quality: 'medium' } as const
  if (isSamePoint(from.point, to.point)) return foundDistance(journey, { ...method, km: 0 })
  const { km, path, snapKm } = seaRoute(from.point, to.point, { avoid })
  const notices = [...farFromWater('from', snapKm[0]), ...farFromWater('to', snapKm[1])]
  return foundDistance(journey, { ...method, km, path, notices })
}

/**
 * Computes a distance without any service: the geodesic by air, the sea graph by ship, the geodesic times a detour
 * factor by road and rail. A single place is 0 km. Throws `no_route` for a ship whose port lies inland, if every route
 * passes something avoided, and by road and rail between lands without a link.
 */
function offlineDistance(journey: Journey, detour: Detour): FoundDistance {
  const { mode } = journey
  if (mode === 'SHIP') return distanceBySea(journey)
  return mode === 'AIR' ? distanceByAir(journey) : estimatedDistance(journey, detour[mode])
}

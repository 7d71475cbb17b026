import {
  DISTANCE_KINDS,
  type DistanceKind,
  type FoundDistance,
  type Route,
  type TransportMode,
} from '../../emissions/index.ts'
import { collect, EmissionsError, fail, notice, Violations } from '../../errors/index.ts'
import { type NumberInput, parseNumber } from '../../exact/index.ts'
import { isSamePoint } from '../earth/geodesic.ts'
import { roundKm } from '../earth/round-km.ts'
import type { PlaceQuestion } from '../resolve/found-place.ts'
import type { ResolvedPlace } from '../resolve/locate-place.ts'
import type { PlaceInput } from '../resolve/place-input.ts'
import type { SeaPassage } from '../sea/sea-passages.ts'
import { checkAvoid } from '../sea/sea-route.ts'
import { checkSignal } from '../services/check-signal.ts'
import type { StopSignal } from '../services/web.ts'
import { askRouters, type RouterChain } from './ask-routers.ts'
import type { Detour } from './detour.ts'
import type { Ends, FoundRoute } from './found-route.ts'
import { checkMode } from './modes.ts'
import { offlineRoute } from './offline-route.ts'

/** Collects `invalid_choice` unless the value is a kind of distance. */
function checkKind(kind: unknown, path: string, violations: Violations): void {
  if (DISTANCE_KINDS.includes(kind as DistanceKind)) return
  const expected = DISTANCE_KINDS.join(', ')
  violations.add(path, 'invalid_choice', {
    message: `is no kind of distance; use one of: ${expected}`,
    expected,
    received: kind,
  })
}

/** A request for the distance between two places by a mode. */
export interface DistanceRequest {
  /** Required unless `distanceKm` is given. */
  readonly from?: PlaceInput
  readonly to?: PlaceInput
  readonly mode: TransportMode
  /** A known distance in kilometres, 0 or more. It takes precedence over everything else. */
  readonly distanceKm?: NumberInput
  /** The kind of measurement behind `distanceKm`; only allowed together with it. */
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

function checkDeclared({ distanceKm }: DistanceRequest, violations: Violations): void {
  const exact = violations.attempt(() => parseNumber(distanceKm, 'distanceKm'))
  if (exact === undefined) return
  const about = { expected: '0 or more', received: distanceKm }
  if (exact.n < 0n) violations.add('distanceKm', 'must_be_non_negative', { message: 'must not be negative', ...about })
  else if (!Number.isFinite(roundKm(exact))) {
    violations.add('distanceKm', 'number_out_of_range', { message: 'is more than any number can hold', ...about })
  }
}

/** Rejects `avoid` for modes other than SHIP, which would silently ignore it. */
function checkAvoidingMode({ avoid = [], mode }: DistanceRequest, violations: Violations): void {
  if (mode === 'SHIP' || avoid.length === 0) return
  const about = { expected: 'mode SHIP', received: mode }
  violations.add('avoid', 'invalid_choice', { message: 'is for ships only; leave it out for other modes', ...about })
}

/** Rejects `distanceKind` without `distanceKm`, which would be silently ignored. */
function checkDeclaredKind({ distanceKm, distanceKind }: DistanceRequest, violations: Violations): void {
  if (distanceKind === undefined) return
  checkKind(distanceKind, 'distanceKind', violations)
  if (distanceKm !== undefined) return
  const message = 'is for distanceKm only; give distanceKm, or leave it out'
  violations.add('distanceKind', 'invalid_choice', { message, received: distanceKind })
}

function checkRequest(request: DistanceRequest): void {
  if (typeof request !== 'object' || request === null) {
    const expected = '{ from, to, mode }'
    fail('', 'required', { message: 'a distance is asked for by its places and mode', expected, received: request })
  }
  const violations = new Violations()
  const { mode, distanceKm, avoid = [], signal } = request
  checkMode(mode, 'mode', violations)
  checkAvoid(avoid, 'avoid', violations)
  checkAvoidingMode(request, violations)
  checkDeclaredKind(request, violations)
  if (distanceKm !== undefined) checkDeclared(request, violations)
  for (const end of ['from', 'to'] as const) {
    if (distanceKm !== undefined || request[end] !== undefined) continue
    const expected = 'a place, or distanceKm'
    violations.add(end, 'required', {
      message: 'is missing; give a place, or distanceKm',
      expected,
      received: undefined,
    })
  }
  checkSignal(signal, violations)
  violations.throwIfAny()
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

function placeOf(settled: Settled): ResolvedPlace {
  if (settled?.status === 'fulfilled') return settled.value
  throw settled?.reason
}

function resolvedOf(settled: readonly [Settled, Settled]): readonly [ResolvedPlace, ResolvedPlace] {
  const { from, to } = collect({ from: () => placeOf(settled[0]), to: () => placeOf(settled[1]) })
  return [from, to]
}

function asFound(way: FoundRoute, ends: Pick<Route, 'mode' | 'from' | 'to'>): FoundDistance {
  const { km, kind, method, baseKm, detour, quality, path, notices } = way
  const route = Object.freeze({ ...ends, baseKm, detour, quality, path: Object.freeze([...path]) })
  return Object.freeze({ km, kind, method, route, notices: Object.freeze([...notices]) })
}

/** The violations of a place as sentences, without the path, which a notice has separately. */
function sentencesOf({ violations }: EmissionsError): string {
  return violations.map(({ message }) => message).join('; ')
}

function declaredDistance(request: DistanceRequest, settled: readonly [Settled, Settled]): FoundDistance {
  const km = roundKm(parseNumber(request.distanceKm))
  const [from, to] = settled.map((one) => (one?.status === 'fulfilled' ? one.value.place : null))
  const notUsed = settled.flatMap((one, index) =>
    one?.status !== 'rejected' ? [] : [notice('place_not_used', index === 0 ? 'from' : 'to', sentencesOf(one.reason))],
  )
  const assumed = settled.flatMap((one) => (one?.status === 'fulfilled' ? one.value.notices : []))
  const message = `${km} km were declared and used; the distance between the places was not computed`
  const declared = from && to ? [notice('distance_declared', 'distanceKm', message)] : []
  const kind = request.distanceKind
  const quality = kind === 'estimate' ? 'low' : 'high'
  const notices = [...assumed, ...notUsed, ...declared]
  const way = { km, baseKm: km, detour: '1', method: 'declared', quality, path: [], notices } as const
  return asFound({ ...way, kind }, { mode: request.mode, from: from ?? null, to: to ?? null })
}

async function findRoute(ends: Ends, request: DistanceRequest, finder: DistanceFinder): Promise<FoundRoute> {
  const { mode, avoid = [] } = request
  const signal = request.signal ?? undefined
  const offline = () => offlineRoute(ends, { mode, detour: finder.detour, avoid })
  // places 0 km apart need no service
  if (isSamePoint(ends.from.point, ends.to.point)) return offline()
  const { way: route, notices } = await askRouters({ ...ends, mode, avoid, signal }, finder.routers)
  const found = route ?? offline()
  return { ...found, notices: [...notices, ...found.notices] }
}

/** The distance between two places, in the order: declared, routers, offline. See `Places.distance`. */
export async function findDistance(request: DistanceRequest, finder: DistanceFinder): Promise<FoundDistance> {
  checkRequest(request)
  request.signal?.throwIfAborted()
  const settled = await settleEnds(request, finder)
  if (request.distanceKm !== undefined) return declaredDistance(request, settled)
  const [from, to] = resolvedOf(settled)
  const ends = { from: from.place, to: to.place }
  const route = await findRoute(ends, request, finder)
  return asFound(
    { ...route, notices: [...from.notices, ...to.notices, ...route.notices] },
    { mode: request.mode, ...ends },
  )
}

import { lazy, readDouble, readItem, readUint16, readUint32 } from '../../../base/index.ts'
import type { Point } from '../../../core/emissions/index.ts'
import { geodesicMetres } from '../earth/geodesic.ts'
import { BoundedCache } from './bounded-cache.ts'
import { COASTAL_KM, type CoastalField, coastalField, ROUGH_SHARE } from './coastal-field.ts'
import { nearestWater } from './land-mask.ts'
import { positionKey, type SeaGraph, seaGraph } from './sea-graph.ts'
import { sees } from './sight.ts'
import { quickKm, reducedDirectionOf } from './sphere.ts'

/** A leg between a place and a waypoint. */
export interface Link {
  readonly node: number
  readonly km: number
}

/** The connection of a place to the sea graph. */
export interface Approach {
  readonly place: Point
  /** Undefined: the place lies at a waypoint, or nearer to a port than to open water. */
  readonly shore: Shore | undefined
  /** The distance from the place to navigable water, or to the port that represents it. */
  readonly snapKm: number
  readonly links: readonly Link[]
}

/** The connection of a place to open water. */
interface Shore {
  readonly water: Point
  /** The place itself if it lies at the water, otherwise the point of the shore that it reaches. */
  readonly start: Point
  readonly leadKm: number
}

/** Up to this distance a place lies at the water, and its legs have no leading kilometres over land. */
const AT_WATER_KM = 10
/** A waypoint needs no direct leg if a route over others exceeds the straight line by no more than this share. */
const DETOUR_SHARE = 0.0005
/** A waypoint without open water around it is visible from the sea over this much land. */
const HARBOUR_KM = 20
/** A port up a channel is visible only from this near, and a place this near lies at it. */
const PORT_SEEN_KM = 40
const AT_PORT_KM = 12
/** A place this near to a port is only reached by its channel: ships do not cross the banks next to it. */
const IN_PORT_KM = 8
/** Ports up to this factor or these kilometres above the nearest are joined too. */
const PORT_SHARE = 1.25
const PORT_KM = 8
/** Hidden waypoints are joined along the coast if that saves at least this share. */
const HIDDEN_SHARE = 0.005

const approaches = lazy(() => new BoundedCache<Approach>(1000))

/**
 * Returns the connection of a place to the sea graph, cached for recently used places. Longitudes: above −180 to 180.
 */
export function approachOf(place: Point): Approach {
  return approaches().get(positionKey(place.lat, place.lng), () => findApproach(place))
}

/** Computes the connection of a place to the sea graph, uncached. */
export function findApproach(place: Point): Approach {
  const graph = seaGraph()
  const node = graph.byPosition.get(positionKey(place.lat, place.lng))
  if (node !== undefined) return { place, shore: undefined, snapKm: 0, links: [{ node, km: 0 }] }
  const nearest = nearestWater(place)
  const ports = nearestPorts(graph, place, nearest.km)
  const portKm = Math.min(...ports.map(({ km }) => km))
  if (portKm <= Math.max(nearest.km, IN_PORT_KM)) return { place, shore: undefined, snapKm: portKm, links: ports }
  const waterKm = nearest.km === 0 ? 0 : geodesicMetres(place, nearest.point) / 1000
  const shore = shoreOf(place, nearest.point, waterKm)
  return { place, shore, snapKm: Math.min(portKm, waterKm), links: [...ports, ...linksOverWater(graph, shore)] }
}

function shoreOf(place: Point, water: Point, km: number): Shore {
  return km <= AT_WATER_KM ? { water, start: place, leadKm: 0 } : { water, start: water, leadKm: km }
}

/** Straight kilometres from a shore to a point or shore, at least those from the water, where visibility begins. */
export function straightLegKm(from: Shore, to: Pick<Shore, 'start' | 'water'>): number {
  const km = Math.max(geodesicMetres(from.start, to.start), geodesicMetres(from.water, to.water)) / 1000
  return from.leadKm + km
}

/**
 * Returns the waypoints without open water that a place is joined to, if it lies at a port or nearer to one than to any
 * water: the nearest and those hardly farther.
 */
function nearestPorts(graph: SeaGraph, place: Point, waterKm: number): readonly Link[] {
  const from = reducedDirectionOf(place)
  const ashore = graph.sites.flatMap((site, node) =>
    site === 'water' ? [] : [{ node, site, km: quickKm(from, readItem(graph.directions, node)) }],
  )
  const nearest = Math.min(...ashore.map(({ km }) => km))
  const isAtPort = ashore.some(({ site, km }) => site === 'port' && km <= AT_PORT_KM)
  if (nearest > waterKm && !isAtPort) return []
  const kmMax = Math.max(nearest * PORT_SHARE, nearest + PORT_KM)
  return ashore
    .filter(({ km }) => km <= kmMax)
    .map(({ node }) => ({ node, km: geodesicMetres(place, nodePoint(graph, node)) / 1000 }))
}

const nodePoint = ({ waypoints }: SeaGraph, node: number) => readItem(waypoints, node).point

/**
 * Legs to the waypoints that no route over nearer ones replaces: straight to visible ones, and along the coast to
 * nearby hidden ones.
 */
function linksOverWater(graph: SeaGraph, shore: Shore): readonly Link[] {
  const { water, leadKm } = shore
  const from = reducedDirectionOf(water)
  const kms = Float64Array.from(graph.directions, (direction) => quickKm(from, direction))
  const order = Uint16Array.from(kms.keys()).sort((a, b) => readDouble(kms, a) - readDouble(kms, b) || a - b)
  const known = new Float64Array(kms.length).fill(Number.POSITIVE_INFINITY)
  const field = lazy(() => coastalField(water))
  const links: Link[] = []
  for (const node of order) {
    const [to, straightKm, knownKm] = [nodePoint(graph, node), readDouble(kms, node), readDouble(known, node)]
    if (knownKm > straightKm * (1 + DETOUR_SHARE)) {
      const site = graph.sites[node]
      if (site === 'port' && straightKm > PORT_SEEN_KM) continue
      const isSeen = sees(water, to, site === 'water' ? 0 : HARBOUR_KM)
      const km = isSeen ? straightKm : coastalKm(field, { to, straightKm, knownKm })
      if (km !== undefined) {
        const legKm = straightLegKm(shore, { start: to, water: to })
        links.push({ node, km: isSeen ? legKm : Math.max(leadKm + km, legKm) })
        known[node] = km
      }
    }
    if (known[node] !== Number.POSITIVE_INFINITY) relaxEdges(graph, node, known)
  }
  return links
}

interface Hidden {
  readonly to: Point
  readonly straightKm: number
  /** The length of a route over nearer waypoints. */
  readonly knownKm: number
}

/** Kilometres along the coast to a hidden waypoint; undefined if it is far, or no shorter than the known route. */
function coastalKm(field: () => CoastalField, { to, straightKm, knownKm }: Hidden): number | undefined {
  if (straightKm > COASTAL_KM || knownKm <= straightKm * (1 + HIDDEN_SHARE)) return undefined
  const kmBelow = knownKm * (1 - HIDDEN_SHARE)
  if (field().roughKm(to) / ROUGH_SHARE >= kmBelow) return undefined
  const km = field().km(to)
  return km < kmBelow ? km : undefined
}

/** Propagates the known distance of a node along its edges, except those through passages. */
function relaxEdges({ offsets, targets, tenths, passageBits }: SeaGraph, node: number, known: Float64Array): void {
  const km = readDouble(known, node)
  for (let edge = readUint32(offsets, node); edge < readUint32(offsets, node + 1); edge++) {
    const target = readUint16(targets, edge)
    const over = km + readUint32(tenths, edge) / 10
    if (passageBits[edge] === 0 && over < readDouble(known, target)) known[target] = over
  }
}

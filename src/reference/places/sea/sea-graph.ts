import { lazy, readItem } from '../../../base/index.ts'
import type { Waypoint } from '../../../core/emissions/index.ts'
import { numbersOf, splitLines } from '../tables/packed-columns.ts'
import { SEA_EDGES, SEA_PASSAGE_EDGES, SEA_PORTS } from './data/edges.ts'
import { WAYPOINTS } from './data/waypoints.ts'
import { cellOfPoint, isWaterCell } from './land-mask.ts'
import { SEA_PASSAGES, type SeaPassage } from './sea-passages.ts'
import { type Direction, reducedDirectionOf } from './sphere.ts'

/** The version of waypoints, edges, mask and method: kilometres are reproducible within a version. */
export const SEA_GRAPH_VERSION = '3'

/**
 * The location of a waypoint: on open water, at a shore that is land in the mask, or at a port reached only by a river
 * or a channel.
 */
type Site = 'water' | 'shore' | 'port'

/** The sea graph in arrays: the edges of node n are those from `offsets[n]` to before `offsets[n + 1]`. */
export interface SeaGraph {
  readonly waypoints: readonly Waypoint[]
  readonly directions: readonly Direction[]
  readonly sites: readonly Site[]
  readonly offsets: Uint32Array
  readonly targets: Uint16Array
  /** Tenths of a kilometre, as integers. */
  readonly tenths: Uint32Array
  /** The bits of the passages of an edge: 2 to the power of the index in SEA_PASSAGES; 0 for none. */
  readonly passageBits: Uint16Array
  readonly byPosition: ReadonlyMap<string, number>
}

/** Returns the key of a waypoint's position. */
export function positionKey(lat: number, lng: number): string {
  return `${lat} ${lng}`
}

/** Returns the bits of a set of passages, as in `passageBits`. */
export function bitsOf(passages: readonly SeaPassage[]): number {
  return passages.reduce((bits, passage) => bits | (1 << SEA_PASSAGES.indexOf(passage)), 0)
}

interface Edge {
  readonly a: number
  readonly b: number
  readonly tenths: number
}

/** Parses a line per node: the offsets to its neighbours of higher number, each with the tenths of a kilometre. */
function readEdges(): Edge[] {
  return splitLines(SEA_EDGES).flatMap((line, a) => {
    const numbers = numbersOf(line)
    let b = a
    return Array.from({ length: numbers.length / 2 }, (_, index) => {
      b += readItem(numbers, 2 * index)
      return { a, b, tenths: readItem(numbers, 2 * index + 1) }
    })
  })
}

function passageBitsByPair(waypoints: readonly Waypoint[]): ReadonlyMap<string, number> {
  const index = new Map(waypoints.map(({ name }, node) => [name, node]))
  const nodeOf = (name: string) => index.get(name) as number
  return new Map(
    SEA_PASSAGE_EDGES.map(({ from, to, passage }) => {
      const [a, b] = [nodeOf(from), nodeOf(to)]
      return [`${Math.min(a, b)} ${Math.max(a, b)}`, bitsOf([passage])]
    }),
  )
}

/** One direction of an edge. */
interface Neighbour {
  readonly node: number
  readonly tenths: number
  readonly bits: number
}

/** Returns the edges of each node, in the order of the table. */
function neighboursOf(waypoints: readonly Waypoint[]): readonly (readonly Neighbour[])[] {
  const bitsByPair = passageBitsByPair(waypoints)
  const neighbours = waypoints.map((): Neighbour[] => [])
  const listOf = (node: number) => readItem(neighbours, node)
  for (const { a, b, tenths } of readEdges()) {
    const bits = bitsByPair.get(`${a} ${b}`) ?? 0
    listOf(a).push({ node: b, tenths, bits })
    listOf(b).push({ node: a, tenths, bits })
  }
  return neighbours
}

/** Builds the sea graph from the tables. */
export function readSeaGraph(): SeaGraph {
  const waypoints = readWaypoints()
  const neighbours = neighboursOf(waypoints)
  const edges = neighbours.flat()
  const offsets = new Uint32Array(waypoints.length + 1)
  let end = 0
  for (const [node, own] of neighbours.entries()) {
    end += own.length
    offsets[node + 1] = end
  }
  const ports = new Set(SEA_PORTS.split('\n'))
  const siteOf = ({ name, point }: Waypoint): Site => {
    if (ports.has(name)) return 'port'
    return isWaterCell(cellOfPoint(point)) ? 'water' : 'shore'
  }
  return {
    waypoints,
    directions: waypoints.map(({ point }) => reducedDirectionOf(point)),
    sites: waypoints.map(siteOf),
    offsets,
    targets: Uint16Array.from(edges, ({ node }) => node),
    tenths: Uint32Array.from(edges, ({ tenths }) => tenths),
    passageBits: Uint16Array.from(edges, ({ bits }) => bits),
    byPosition: new Map(waypoints.map(({ point }, index) => [positionKey(point.lat, point.lng), index])),
  }
}

/** The sea graph, built from its tables on first use. */
export const seaGraph = lazy(readSeaGraph)

/** The named points of the sea graph, in the order of their numbers. */
export function readWaypoints(): readonly Waypoint[] {
  return WAYPOINTS.split('\n')
    .filter((line) => line.includes('|'))
    .map((line) => {
      const [name = '', lat, lng] = line.split('|')
      return Object.freeze({ name, point: Object.freeze({ lat: Number(lat), lng: Number(lng) }) })
    })
}

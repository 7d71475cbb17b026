import { uint16At, uint32At } from '../../../base/index.ts'
import { geodesicMetres, roundKilometres, roundMetres } from '../earth/geodesic.ts'
import { type Approach, type Link, straightLegKm } from './approach.ts'
import { COASTAL_KM, coastalField } from './coastal-field.ts'
import { CLOSED_BIT, gatesCrossed } from './gates.ts'
import { type SeaGraph, seaGraph } from './sea-graph.ts'
import { type Path, shortestPath } from './shortest-path.ts'
import { isOverWater } from './sight.ts'
import { reducedDirectionOf } from './sphere.ts'

/** A route over waypoints is accepted if it exceeds the straight line by at most this factor. */
const COASTAL_SHARE = 1.05

/** A route over water: its kilometres, rounded once, its nodes and the bits of its passages. */
export interface GraphRoute {
  readonly km: number
  readonly nodes: readonly number[]
  readonly passageBits: number
}

/** Finds the shortest route between two places joined to the graph; undefined if every route uses `avoid`. */
export function seaRoutePart(from: Approach, to: Approach, avoid: number): GraphRoute | undefined {
  const graph = overGraph(from, to, avoid)
  const direct = pastGraph(from, to, { graphKm: graph?.km ?? Number.POSITIVE_INFINITY, avoid })
  return graph === undefined || (direct !== undefined && direct.km < graph.km) ? direct : graph
}

/** The limits of the search for a route outside the graph. */
interface DirectSearch {
  readonly graphKm: number
  readonly avoid: number
}

/**
 * Returns the route without waypoints: straight if the places see each other, even across a strait; else along a coast.
 */
function pastGraph(from: Approach, to: Approach, { graphKm, avoid }: DirectSearch): GraphRoute | undefined {
  if (from.shore === undefined || to.shore === undefined) return undefined
  const leadKm = from.shore.leadKm + to.shore.leadKm
  const straightKm = straightLegKm(from.shore, to.shore) + to.shore.leadKm
  if (graphKm <= straightKm) return undefined
  const crossed = gatesCrossed(from.shore.water, to.shore.water)
  if ((crossed & (avoid | CLOSED_BIT)) === 0 && isOverWater(from.shore.water, to.shore.water)) {
    return { km: roundedKm(straightKm, from, to), nodes: [], passageBits: crossed }
  }
  if (straightKm > COASTAL_KM || graphKm <= straightKm * COASTAL_SHARE) return undefined
  const km = coastalField(from.shore.water).km(to.shore.water)
  if (!Number.isFinite(km)) return undefined
  return { km: roundedKm(Math.max(leadKm + km, straightKm), from, to), nodes: [], passageBits: 0 }
}

function overGraph(from: Approach, to: Approach, avoid: number): GraphRoute | undefined {
  const graph = seaGraph()
  const goal = reducedDirectionOf(to.place)
  const path = shortestPath(graph, { starts: from.links, goals: to.links, goal, avoid })
  if (path === undefined) return undefined
  return {
    km: roundedKm(pathKm(graph, path, [from.links, to.links]), from, to),
    nodes: path.nodes,
    passageBits: path.edges.reduce((bits, edge) => bits | uint16At(graph.passageBits, edge), 0),
  }
}

/** Kilometres rounded once; never less than the geodesic, since rounding preserves order. */
function roundedKm(km: number, from: Approach, to: Approach): number {
  return Math.max(roundKilometres(km), roundMetres(geodesicMetres(from.place, to.place)))
}

/** Adds up both legs and the edges between in a fixed order. */
function pathKm(
  { tenths }: SeaGraph,
  { nodes, edges }: Path,
  ends: readonly [readonly Link[], readonly Link[]],
): number {
  const between = edges.reduce((sum, edge) => sum + uint32At(tenths, edge), 0)
  return legKm(ends[0], nodes[0]) + legKm(ends[1], nodes.at(-1)) + between / 10
}

function legKm(links: readonly Link[], node: number | undefined): number {
  return Math.min(...links.filter((link) => link.node === node).map(({ km }) => km))
}

import { doubleAt, int32At, itemAt, uint16At, uint32At } from '../../../base/index.ts'
import type { Link } from './approach.ts'
import { MinHeap } from './min-heap.ts'
import type { SeaGraph } from './sea-graph.ts'
import { type Direction, quickKm } from './sphere.ts'

/** No route is shorter than this share of the quick distance, whose error is a hundred-thousandth. */
const BOUND_SHARE = 0.9995

interface PathQuery {
  readonly starts: readonly Link[]
  readonly goals: readonly Link[]
  readonly goal: Direction
  /** The bits of the passages that may not be used. */
  readonly avoid: number
}

/** The nodes of a route from start to goal, and the edges between them. */
export interface Path {
  readonly nodes: readonly number[]
  readonly edges: readonly number[]
}

/** Returns the shortest route over the graph (A*); undefined if there is none. The smaller node wins a tie. */
export function shortestPath(graph: SeaGraph, query: PathQuery): Path | undefined {
  const { offsets, targets, tenths, passageBits, directions } = graph
  const size = directions.length
  const best = new Float64Array(size).fill(Number.POSITIVE_INFINITY)
  const left = new Float64Array(size).fill(-1)
  const byEdge = new Int32Array(size)
  const before = new Int32Array(size).fill(-1)
  const tails = new Float64Array(size).fill(Number.POSITIVE_INFINITY)
  for (const { node, km } of query.goals) tails[node] = Math.min(doubleAt(tails, node), km)
  const heap = new MinHeap()
  let total = Number.POSITIVE_INFINITY
  let last = -1
  const reach = (node: number, km: number): boolean => {
    if (km >= doubleAt(best, node)) return false
    if (left[node] === -1) left[node] = BOUND_SHARE * quickKm(itemAt(directions, node), query.goal)
    const least = km + doubleAt(left, node)
    if (least >= total) return false
    best[node] = km
    heap.push(least, node)
    const integer = km + doubleAt(tails, node)
    if (integer < total || (integer === total && node < last)) {
      total = integer
      last = node
    }
    return true
  }
  for (const { node, km } of query.starts) reach(node, km)
  while (heap.size > 0) {
    const { key, item: node } = heap.pop()
    if (key >= total) break
    const km = doubleAt(best, node)
    if (key > km + doubleAt(left, node)) continue
    for (let edge = uint32At(offsets, node); edge < uint32At(offsets, node + 1); edge++) {
      const target = uint16At(targets, edge)
      const over = km + uint32At(tenths, edge) / 10
      // most edges lead to nodes already reached by a shorter route: skip them before any call
      if (over >= doubleAt(best, target) || (uint16At(passageBits, edge) & query.avoid) !== 0) continue
      if (!reach(target, over)) continue
      before[target] = node
      byEdge[target] = edge
    }
  }
  return last === -1 ? undefined : tracePath(last, before, byEdge)
}

function tracePath(last: number, before: Int32Array, byEdge: Int32Array): Path {
  const nodes: number[] = []
  const edges: number[] = []
  for (let node = last; node !== -1; node = int32At(before, node)) {
    nodes.push(node)
    if (before[node] !== -1) edges.push(int32At(byEdge, node))
  }
  return { nodes: nodes.reverse(), edges: edges.reverse() }
}

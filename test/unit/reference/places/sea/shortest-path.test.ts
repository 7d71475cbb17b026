import { describe, expect, it } from 'vitest'
import type { SeaGraph } from '../../../../../src/reference/places/sea/sea-graph.ts'
import { type Path, shortestPath } from '../../../../../src/reference/places/sea/sea-route.ts'
import { reducedDirectionOf } from '../../../../../src/reference/places/sea/sphere.ts'

type Edge = readonly [a: number, b: number, km: number, passageBits?: number]

const SIZE = 6
/** Node n lies at so many hundredths of a degree on the equator: 1.1 km apart. */
const directionAt = (node: number) => reducedDirectionOf({ lat: 0, lng: node / 100 })

/** A graph of these edges, both ways. */
function graphOf(edges: readonly Edge[]): SeaGraph {
  const nodes = Array.from({ length: SIZE }, (_, node) => node)
  const outgoing = nodes.map((node) =>
    edges.flatMap(([a, b, km, bits = 0]) =>
      a === node ? [{ to: b, km, bits }] : b === node ? [{ to: a, km, bits }] : [],
    ),
  )
  const all = outgoing.flat()
  return {
    waypoints: [],
    directions: nodes.map(directionAt),
    sites: [],
    offsets: Uint32Array.from([0, ...nodes.map((node) => outgoing.slice(0, node + 1).flat().length)]),
    targets: Uint16Array.from(all, ({ to }) => to),
    tenths: Uint32Array.from(all, ({ km }) => 10 * km),
    passageBits: Uint16Array.from(all, ({ bits }) => bits),
    byPosition: new Map(),
  }
}

interface Ends {
  /** Kilometres of the legs by node. */
  readonly starts?: Readonly<Record<number, number>>
  readonly goals?: Readonly<Record<number, number>>
  readonly avoid?: number
}

const linksOf = (kms: Readonly<Record<number, number>>) =>
  Object.entries(kms).map(([node, km]) => ({ node: Number(node), km }))

function pathOf(graph: SeaGraph, { starts = { 0: 0 }, goals = { 5: 0 }, avoid = 0 }: Ends = {}): Path | undefined {
  return shortestPath(graph, { starts: linksOf(starts), goals: linksOf(goals), goal: directionAt(5), avoid })
}

const nodesOf = (edges: readonly Edge[], ends?: Ends) => pathOf(graphOf(edges), ends)?.nodes

const RING: readonly Edge[] = [
  [0, 1, 10],
  [1, 2, 10],
  [2, 5, 10],
  [0, 3, 10],
  [3, 4, 10],
  [4, 5, 11],
]

describe('the shortest way over a graph', () => {
  it('is the one of the fewest kilometres, be it over more nodes', () => {
    expect(nodesOf([...RING, [0, 5, 30.1]])).toEqual([0, 1, 2, 5])
    expect(nodesOf([...RING, [0, 5, 29.9]])).toEqual([0, 5])
  })

  it('has the edges between its nodes, from the start on', () => {
    const graph = graphOf(RING)
    const { nodes, edges } = pathOf(graph) as Path
    expect(edges.map((edge) => graph.targets[edge])).toEqual(nodes.slice(1))
    const from = edges.map((edge) => graph.offsets.filter((offset) => offset <= edge).length - 1)
    expect(from).toEqual(nodes.slice(0, -1))
  })

  it('is found behind one that was reached first by a longer way', () => {
    expect(
      nodesOf([
        [0, 4, 20],
        [0, 1, 5],
        [1, 4, 5],
        [4, 5, 10],
      ]),
    ).toEqual([0, 1, 4, 5])
  })

  it('counts the legs at both ends', () => {
    expect(nodesOf(RING, { starts: { 1: 5, 3: 3 } })).toEqual([3, 4, 5])
    expect(nodesOf(RING, { starts: { 1: 4, 3: 3.1 } })).toEqual([1, 2, 5])
    expect(nodesOf(RING, { goals: { 5: 8, 2: 20 } })).toEqual([0, 1, 2, 5])
    expect(nodesOf(RING, { goals: { 5: 8, 2: 17 } })).toEqual([0, 1, 2])
    expect(nodesOf(RING, { starts: { 0: 1, 2: 3 }, goals: { 0: 2, 5: 4 } })).toEqual([0])
  })

  it('takes the shorter of two legs to one node', () => {
    const goals = [
      { node: 5, km: 100 },
      { node: 5, km: 1 },
      { node: 5, km: 50 },
      { node: 2, km: 12 },
    ]
    const starts = [{ node: 0, km: 0 }]
    expect(shortestPath(graphOf(RING), { starts, goals, goal: directionAt(5), avoid: 0 })?.nodes).toEqual([0, 1, 2, 5])
  })

  it('of equal routes ends at the smaller node', () => {
    expect(nodesOf(RING, { goals: { 2: 5, 3: 15 } })).toEqual([0, 1, 2])
    expect(nodesOf(RING, { goals: { 1: 15, 4: 5 } })).toEqual([0, 1])
    expect(nodesOf(RING, { goals: { 4: 5, 1: 15 } })).toEqual([0, 1])
  })

  it('of equal routes to a node between keeps the one that led nearer to the goal', () => {
    const twoWays: readonly Edge[] = [
      [0, 1, 10],
      [1, 3, 10],
      [0, 2, 10],
      [2, 3, 10],
      [3, 5, 10],
    ]
    expect(nodesOf(twoWays)).toEqual([0, 2, 3, 5])
    expect(nodesOf([...twoWays].reverse())).toEqual([0, 2, 3, 5])
  })

  it('leads through no passage that is avoided', () => {
    const through: readonly Edge[] = [
      [0, 5, 10, 1],
      [0, 1, 10, 2],
      [1, 5, 10, 4],
      [0, 2, 20],
      [2, 5, 20],
    ]
    expect(nodesOf(through)).toEqual([0, 5])
    expect(nodesOf(through, { avoid: 1 })).toEqual([0, 1, 5])
    expect(nodesOf(through, { avoid: 1 | 4 })).toEqual([0, 2, 5])
    expect(nodesOf(through.slice(0, 3), { avoid: 1 | 2 })).toBeUndefined()
  })

  it('is none where the graph falls apart', () => {
    expect(
      nodesOf([
        [0, 1, 10],
        [4, 5, 10],
      ]),
    ).toBeUndefined()
    expect(nodesOf([])).toBeUndefined()
    expect(nodesOf([], { goals: { 0: 7 } })).toEqual([0])
    expect(nodesOf(RING, { goals: {} })).toBeUndefined()
  })
})

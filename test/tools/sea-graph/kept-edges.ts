import { geodesicMetres } from '../../../src/reference/places/earth/geodesic.ts'
import { crossesGate } from '../../../src/reference/places/sea/gates.ts'
import { numbersOf, splitLines } from '../../../src/reference/places/tables/packed-columns.ts'
import { VERSION_1_EDGES, VERSION_1_WAYPOINTS } from './data/version-1.ts'
import { type Edge, type Node, tenthsOf } from './network.ts'

/** A pair of nodes, the lower first. */
export interface NodePair {
  readonly a: number
  readonly b: number
}

/** The waters around the Great Barrier Reef, which version 1 crossed: no route between two nodes in them is kept. */
const isByReef = ({ point: { lat, lng } }: Node) => lat > -40 && lat < -5 && lng > 138 && lng < 170

/** True for the pairs to derive: with a node that version 1 had not, or both in the waters of the reef. */
export function isFresh(nodes: readonly Node[]): (pair: NodePair) => boolean {
  return ({ a, b }) => b >= VERSION_1_WAYPOINTS || (isByReef(nodes[a] as Node) && isByReef(nodes[b] as Node))
}

function readVersion1(): { readonly a: number; readonly b: number; readonly tenths: number }[] {
  return splitLines(VERSION_1_EDGES).flatMap((line, a) => {
    const numbers = numbersOf(line)
    let b = a
    return Array.from({ length: numbers.length / 2 }, (_, index) => {
      b += numbers[2 * index] as number
      return { a, b, tenths: numbers[2 * index + 1] as number }
    })
  })
}

/** The edges of version 1 that stay: those that no gate of today closes and that do not lead through the waters of the reef. */
export function keptEdges(nodes: readonly Node[]): Edge[] {
  const isGone = isFresh(nodes)
  return readVersion1().flatMap(({ a, b, tenths }): Edge[] => {
    const [from, to] = [(nodes[a] as Node).point, (nodes[b] as Node).point]
    const isStraight = tenths === tenthsOf(geodesicMetres(from, to) / 1000)
    if (isGone({ a, b }) || (isStraight && crossesGate(from, to))) return []
    return [{ a, b, tenths, passage: undefined, kind: isStraight ? 'straight' : 'around' }]
  })
}

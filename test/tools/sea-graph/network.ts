import type { Point } from '../../../src/core/emissions/index.ts'
import type { SeaPassage } from '../../../src/reference/places/sea/sea-passages.ts'

export interface Node {
  readonly name: string
  readonly point: Point
}

export interface Edge {
  /** Indices of the nodes, the lower first. */
  readonly a: number
  readonly b: number
  /** Whole tenths of a kilometre, rounded up. */
  readonly tenths: number
  readonly passage: SeaPassage | undefined
  readonly kind: 'listed' | 'straight' | 'around'
}

/** Kilometres as whole tenths, rounded up. */
export const tenthsOf = (km: number) => Math.ceil(km * 10 - 1e-9)

/** The edges of the sea graph as they grow, with the shortest ways over them. */
export class Network {
  readonly edges: Edge[] = []
  readonly #neighbours: { to: number; km: number }[][]

  constructor(size: number) {
    this.#neighbours = Array.from({ length: size }, () => [])
  }

  add(edge: Edge): void {
    this.edges.push(edge)
    this.#neighbours[edge.a]?.push({ to: edge.b, km: edge.tenths / 10 })
    this.#neighbours[edge.b]?.push({ to: edge.a, km: edge.tenths / 10 })
  }

  neighbours(node: number): readonly { to: number; km: number }[] {
    return this.#neighbours[node] ?? []
  }

  /** Kilometres from a node to every other within `kmMax`. */
  from(start: number, kmMax: number): Float64Array {
    const best = new Float64Array(this.#neighbours.length).fill(Number.POSITIVE_INFINITY)
    const queue: { node: number; km: number }[] = [{ node: start, km: 0 }]
    best[start] = 0
    const swap = (i: number, j: number) => {
      const kept = queue[i] as { node: number; km: number }
      queue[i] = queue[j] as { node: number; km: number }
      queue[j] = kept
    }
    const push = (node: number, km: number) => {
      best[node] = km
      let index = queue.push({ node, km }) - 1
      while (index > 0 && (queue[index]?.km as number) < (queue[(index - 1) >> 1]?.km as number)) {
        swap(index, (index - 1) >> 1)
        index = (index - 1) >> 1
      }
    }
    while (queue.length > 0) {
      swap(0, queue.length - 1)
      const { node, km } = queue.pop() as { node: number; km: number }
      for (let index = 0, child = 1; child < queue.length; child = 2 * index + 1) {
        if (child + 1 < queue.length && (queue[child + 1]?.km as number) < (queue[child]?.km as number)) child++
        if ((queue[child]?.km as number) >= (queue[index]?.km as number)) break
        swap(index, child)
        index = child
      }
      if (km > (best[node] as number)) continue
      for (const { to, km: step } of this.neighbours(node)) {
        if (km + step < (best[to] as number) && km + step <= kmMax) push(to, km + step)
      }
    }
    return best
  }
}

import { describe, expect, it } from 'vitest'
import { seaGraph } from '../../../../src/places/sea/sea-graph.ts'

/** The nodes that are reached from one over edges that lead through none of the passages. */
function reachedFrom(start: number, avoid: number): number {
  const { offsets, targets, passageBits, waypoints } = seaGraph()
  const reached = new Uint8Array(waypoints.length)
  const open = [start]
  reached[start] = 1
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    for (let edge = offsets[node] as number; edge < (offsets[node + 1] as number); edge++) {
      const next = targets[edge] as number
      if (reached[next] === 1 || ((passageBits[edge] as number) & avoid) !== 0) continue
      reached[next] = 1
      open.push(next)
    }
  }
  return reached.reduce((sum, one) => sum + one, 0)
}

describe('the sea graph', () => {
  it('is in one piece while no passage is avoided', () => {
    expect(reachedFrom(0, 0)).toBe(seaGraph().waypoints.length)
  })

  it('falls apart without its passages', () => {
    expect(reachedFrom(0, 0xffff)).toBeLessThan(seaGraph().waypoints.length)
  })
})

import { describe, expect, it } from 'vitest'
import { bitsOf, positionKey, readSeaGraph } from '../../../../../src/reference/places/sea/sea-graph.ts'
import { SEA_PASSAGES, type SeaPassage } from '../../../../../src/reference/places/sea/sea-passages.ts'
import { quickKm } from '../../../../../src/reference/places/sea/sphere.ts'

/** The nodes that are reached from one over edges that lead through none of the passages. */
function reachedFrom(start: number, avoid: number): number {
  const { offsets, targets, passageBits, waypoints } = readSeaGraph()
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

interface Edge {
  readonly from: string
  readonly to: string
  readonly tenths: number
  readonly bits: number
}

/** Every edge, from each of its ends. */
function edges(): readonly Edge[] {
  const { waypoints, offsets, targets, tenths, passageBits } = readSeaGraph()
  return waypoints.flatMap(({ name }, node) =>
    Array.from(targets.subarray(offsets[node], offsets[node + 1]), (target, index) => {
      const edge = (offsets[node] as number) + index
      return {
        from: name,
        to: waypoints[target]?.name ?? '',
        tenths: tenths[edge] as number,
        bits: passageBits[edge] as number,
      }
    }),
  )
}

describe('the sea graph', () => {
  it('is in one piece while no passage is avoided', () => {
    expect(reachedFrom(0, 0)).toBe(readSeaGraph().waypoints.length)
  })

  it('falls apart without its passages', () => {
    expect(reachedFrom(0, 0xffff)).toBeLessThan(readSeaGraph().waypoints.length)
  })

  it('has every edge from both of its ends, with the same kilometres and passages', () => {
    const print = ({ from, to, tenths, bits }: Edge) => `${from} > ${to} ${tenths} ${bits}`
    const all = edges()
    expect(all.length).toBe(readSeaGraph().targets.length)
    const turned = all.map(({ from, to, ...edge }) => print({ ...edge, from: to, to: from }))
    expect(turned.sort()).toEqual(all.map(print).sort())
  })

  it('has no edge that is shorter than the straight line, but for rounding to a tenth of a kilometre', () => {
    const { offsets, targets, tenths, directions } = readSeaGraph()
    for (const [node, from] of directions.entries()) {
      for (let edge = offsets[node] as number; edge < (offsets[node + 1] as number); edge++) {
        const straightKm = quickKm(from, directions[targets[edge] as number] as typeof from)
        expect((tenths[edge] as number) / 10).toBeGreaterThan(straightKm * 0.9999 - 0.06)
      }
    }
  })

  it('leads through a passage on one edge, that between its ends', () => {
    const through = edges().filter(({ bits }) => bits !== 0)
    const ends = through.map(({ from, to, bits }) => [
      SEA_PASSAGES.filter((passage) => (bitsOf([passage]) & bits) !== 0).join(),
      [from, to].sort().join(' and '),
    ])
    expect(through.length).toBe(2 * SEA_PASSAGES.length)
    expect(Object.fromEntries(ends)).toEqual({
      SUEZ: 'Port Said and Suez',
      PANAMA: 'Balboa and Colon',
      KIEL: 'Brunsbüttel and Kiel',
      MALACCA: 'Malacca Strait south and Singapore west',
      BABELMANDEB: 'Bab-el-Mandeb north and Bab-el-Mandeb south',
      BOSPHORUS: 'Bosphorus north and Bosphorus south',
      MAGELLAN: 'Magellan east and Punta Arenas',
      GIBRALTAR: 'Gibraltar east and Gibraltar west',
      DOVER: 'Strait of Dover north and Strait of Dover south',
      HORMUZ: 'Hormuz east and Hormuz west',
      SUNDA: 'Sunda Strait north and Sunda Strait west',
    } satisfies Record<SeaPassage, string>)
  })

  it('knows a waypoint by its name, its point and where it lies', () => {
    const { waypoints, sites, byPosition } = readSeaGraph()
    const siteOf = (wanted: string) => sites[waypoints.findIndex(({ name }) => name === wanted)]
    expect(['Elbe estuary', 'Kiel', 'Hamburg', 'Duluth'].map(siteOf)).toEqual(['water', 'shore', 'port', 'shore'])
    const count = (site: string) => sites.filter((one) => one === site).length
    expect([count('water'), count('shore'), count('port')]).toEqual([783, 27, 110])
    expect(waypoints[0]).toEqual({ name: 'Elbe estuary', point: { lat: 54, lng: 8.15 } })
    for (const { name, point } of waypoints) {
      expect(waypoints[byPosition.get(positionKey(point.lat, point.lng)) as number]?.name).toBe(name)
      expect(name).toMatch(/^\p{L}/u)
    }
  })
})

describe('the bits of passages', () => {
  it('are one for each, in their order', () => {
    expect(SEA_PASSAGES.map((passage) => bitsOf([passage]))).toEqual(SEA_PASSAGES.map((_, index) => 2 ** index))
    expect(bitsOf([])).toBe(0)
    expect(bitsOf(['KIEL', 'SUEZ', 'KIEL'])).toBe(0b101)
  })
})

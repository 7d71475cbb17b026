import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { geodesicMetres } from '../../src/reference/places/earth/geodesic.ts'
import { LAND_MASK } from '../../src/reference/places/sea/data/land-mask.ts'
import { seaGraph } from '../../src/reference/places/sea/sea-graph.ts'
import { type Chart, chartOfEarth, passable, seesOver } from '../tools/sea-graph/chart.ts'
import { digestsOfTables, TABLES } from '../tools/sea-graph/digests.ts'
import { readChannels } from '../tools/sea-graph/edges.ts'
import { maskText } from '../tools/sea-graph/mask.ts'
import { NEAR_SHORE, OPEN } from '../tools/sea-graph/raster.ts'
import { wayFinder } from '../tools/sea-graph/way-over-water.ts'

interface Edge {
  readonly a: number
  readonly b: number
  readonly tenths: number
}

const graph = seaGraph()
const pointOf = (node: number) => (graph.waypoints[node] as (typeof graph.waypoints)[number]).point
const edges: Edge[] = graph.waypoints.flatMap((_, a) =>
  Array.from(graph.targets.subarray(graph.offsets[a], graph.offsets[a + 1]), (b, index) => ({
    a,
    b,
    tenths: graph.tenths[(graph.offsets[a] as number) + index] as number,
  })).filter(({ b }) => b > a),
)
const channels = new Map(readChannels(graph.waypoints).map((channel) => [`${channel.a} ${channel.b}`, channel]))
const straightTenths = ({ a, b }: Edge) => Math.ceil(geodesicMetres(pointOf(a), pointOf(b)) / 100 - 1e-9)
const derived = edges.filter(({ a, b }) => !channels.has(`${a} ${b}`))

it('the tables are those of the last derivation, from what it reads now (else: npx tsx test/tools/sea-graph/derive.ts)', () => {
  expect(digestsOfTables()).toEqual(JSON.parse(readFileSync(TABLES, 'utf8')))
})

describe('the edges', () => {
  let chart: Chart
  beforeAll(() => {
    chart = chartOfEarth()
  })

  it('hold every listed channel', () => {
    expect(edges.length - derived.length).toBe(channels.size)
    for (const edge of edges) {
      const channel = channels.get(`${edge.a} ${edge.b}`)
      if (channel !== undefined) expect(edge.tenths).toBe(Math.ceil(channel.km * 10 - 1e-9))
    }
  })

  it('are never shorter than the geodesic', () => {
    for (const edge of edges) expect(edge.tenths).toBeGreaterThanOrEqual(straightTenths(edge))
  })

  it('that are straight lead over open water (a sample)', () => {
    const straight = derived
      .filter((edge) => edge.tenths === straightTenths(edge))
      .filter((_, index) => index % 11 === 0)
    expect(straight.length).toBeGreaterThan(300)
    for (const { a, b } of straight) {
      const ends = [pointOf(a), pointOf(b)] as const
      expect(seesOver(chart, passable(chart, { ends, berth: NEAR_SHORE }))(...ends)).toBe(true)
    }
  })

  it('that lead around land are found again (a sample)', () => {
    const find = wayFinder(chart)
    const around = derived.filter((edge) => edge.tenths > straightTenths(edge)).filter((_, index) => index % 60 === 0)
    expect(around.length).toBeGreaterThan(20)
    for (const edge of around) {
      const query = { from: pointOf(edge.a), to: pointOf(edge.b), kmMax: (straightTenths(edge) / 10) * 3 }
      const ways = [OPEN, NEAR_SHORE].map((berth) => find({ ...query, berth: berth as typeof OPEN }))
      expect(ways.map((km) => km && Math.ceil(km * 10 - 1e-9))).toContain(edge.tenths)
    }
  })

  it('leave the land mask as it is shipped', () => {
    const points = graph.waypoints.map(({ point }) => point)
    expect(maskText(chart, points) === LAND_MASK.slice(1, -1)).toBe(true)
  })
})

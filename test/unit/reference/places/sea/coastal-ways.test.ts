import { describe, expect, it } from 'vitest'
import type { Point, Waypoint } from '../../../../../src/core/emissions/index.ts'
import { geodesicKm } from '../../../../../src/reference/places/earth/geodesic.ts'
import { approachOf } from '../../../../../src/reference/places/sea/approach.ts'
import { coastalField } from '../../../../../src/reference/places/sea/coastal-field.ts'
import {
  CELLS_PER_DEGREE,
  COLUMNS,
  cellOfPoint,
  centreOf,
  isWaterCell,
  ROWS,
} from '../../../../../src/reference/places/sea/land-mask.ts'
import { seaGraph } from '../../../../../src/reference/places/sea/sea-graph.ts'
import { seaRoute } from '../../../../../src/reference/places/sea/sea-route.ts'
import { sees } from '../../../../../src/reference/places/sea/sight.ts'

const KM_PER_MILE = 1.852
const STEP = 1 / CELLS_PER_DEGREE

/** Two water cells that touch at a corner between two land cells, each pair from its southern cell. */
function corners(): readonly (readonly [number, number])[] {
  const found: [number, number][] = []
  for (let row = 0; row < ROWS - 1; row++) {
    for (let column = 1; column < COLUMNS - 1; column++) {
      const cell = row * COLUMNS + column
      for (const right of [-1, 1]) {
        const isCorner = isWaterCell(cell) && isWaterCell(cell + COLUMNS + right)
        if (isCorner && !isWaterCell(cell + right) && !isWaterCell(cell + COLUMNS)) {
          found.push([cell, cell + COLUMNS + right])
        }
      }
    }
  }
  return found
}

describe('legs along a coast', () => {
  it('do not pass between two land cells that touch at a corner', () => {
    const pairs = corners()
    expect(pairs.length).toBeGreaterThan(10)
    for (const [a, b] of pairs) {
      expect(sees(centreOf(a), centreOf(b))).toBe(false)
      expect(coastalField(centreOf(a)).roughKm(centreOf(b))).toBeGreaterThan(STEP * 111 * 1.5)
    }
  })

  it.each([
    ['Annapolis to New York, around Delmarva', { lat: 38.97, lng: -76.48 }, { lat: 40.7, lng: -74.01 }, 365],
    ['Piraeus to Thessaloniki, around Euboea', { lat: 37.94, lng: 23.63 }, { lat: 40.63, lng: 22.93 }, 241],
    ['Jakarta to Semarang, along Java', { lat: -6.1, lng: 106.88 }, { lat: -6.95, lng: 110.42 }, 236],
    ['Benghazi to Tripoli, over the Gulf of Sidra', { lat: 32.11, lng: 20.05 }, { lat: 32.9, lng: 13.19 }, 354],
  ])('%s', (_name, from, to, nauticalMiles) => {
    expect(Math.abs(seaRoute(from, to).km / KM_PER_MILE / nauticalMiles - 1)).toBeLessThan(0.05)
  })
})

function linksOf(place: { readonly lat: number; readonly lng: number }) {
  return approachOf(place).links.map(({ node, km }) => ({ km, point: (seaGraph().waypoints[node] as Waypoint).point }))
}

describe('places around a port up a river', () => {
  const FAR = { lat: -33.9, lng: 18.3 }
  const around = (port: Point, kmAway: number, [north, east]: readonly [number, number]) => ({
    lat: port.lat + (north * kmAway) / 111.2,
    lng: port.lng + (east * kmAway) / 111.2 / Math.cos((port.lat * Math.PI) / 180),
  })
  it('are not farther for being counted to the port where they lie nearer to the water', () => {
    const pairs = seaGraph().waypoints.flatMap(({ name, point }, node) =>
      seaGraph().sites[node] !== 'port'
        ? []
        : (
            [
              [1, 0],
              [0, 1],
              [-1, 0],
              [0, -1],
            ] as const
          ).map((way) => ({
            name,
            inside: around(point, 11.75, way),
            outside: around(point, 12.25, way),
          })),
    )
    const joined = pairs.filter(({ inside, outside }) => approachOf(inside).shore && approachOf(outside).shore)
    expect(joined.length).toBeGreaterThan(50)
    for (const { name, inside, outside } of joined) {
      expect(seaRoute(inside, FAR).km - seaRoute(outside, FAR).km, name).toBeLessThan(5)
    }
  })
})

describe('legs between a place and the lanes', () => {
  const ashore = [
    ['Bergen', { lat: 60.39, lng: 5.32 }],
    ['Genoa', { lat: 44.41, lng: 8.93 }],
    ['Haifa', { lat: 32.79, lng: 35.0 }],
    ['Akureyri', { lat: 65.68, lng: -18.08 }],
    ['Tromso', { lat: 69.65, lng: 18.96 }],
  ] as const

  it.each(ashore)('are not shorter than from the water: %s', (_name, place) => {
    const { shore, snapKm } = approachOf(place)
    expect(shore).toBeDefined()
    if (shore === undefined) return
    expect(isWaterCell(cellOfPoint(shore.water))).toBe(true)
    expect(shore.leadKm).toBe(snapKm > 10 ? snapKm : 0)
    for (const { km, point } of linksOf(place)) {
      expect(km).toBeGreaterThanOrEqual(shore.leadKm + geodesicKm(shore.water, point) - 1e-6)
      expect(km).toBeGreaterThanOrEqual(geodesicKm(place, point) - 1e-6)
    }
  })
})

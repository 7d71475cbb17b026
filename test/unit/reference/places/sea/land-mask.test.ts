import { describe, expect, it } from 'vitest'
import type { Point } from '../../../../../src/core/emissions/index.ts'
import {
  CELLS_PER_DEGREE,
  COLUMNS,
  cellOfPoint,
  centreOf,
  columnOf,
  distancesToLand,
  isClosedCorner,
  isWaterCell,
  nearestWater,
  openKm,
  ROWS,
  readLand,
  rowOfLatitude,
} from '../../../../../src/reference/places/sea/land-mask.ts'
import { quickKm, reducedDirectionOf } from '../../../../../src/reference/places/sea/sphere.ts'

describe('the cells of the land mask', () => {
  it('have a column for any longitude, the same one turn further', () => {
    for (const lng of [-180, -179.99, -90, 0, 12.34, 179.99]) {
      expect([lng - 720, lng - 360, lng + 360].map((turned) => columnOf(turned) + 0)).toEqual(
        Array(3).fill(columnOf(lng)),
      )
    }
    expect(columnOf(-180)).toBe(0)
    expect(columnOf(180)).toBe(0)
    expect(columnOf(180 - 0.5 / CELLS_PER_DEGREE)).toBe(COLUMNS - 1)
  })

  it('have a row from pole to pole, and none beyond', () => {
    expect([-91, -90, 90, 91].map(rowOfLatitude)).toEqual([0, 0, ROWS - 1, ROWS - 1])
  })

  it('have their centre in themselves', () => {
    for (const cell of [0, 1, COLUMNS - 1, COLUMNS, 12_345_678 % (COLUMNS * ROWS), COLUMNS * ROWS - 1]) {
      expect(cellOfPoint(centreOf(cell))).toBe(cell)
    }
  })
})

describe('water', () => {
  it('is most of the Earth between 60° south and 80.5° north, as it was counted', () => {
    const land = readLand()
    expect(land.length).toBe(COLUMNS * ROWS)
    expect(land.reduce((sum, one) => sum + one, 0)).toBe(739_157)
    expect([cellOfPoint({ lat: 51, lng: 10 }), cellOfPoint({ lat: 56, lng: 3 })].map((cell) => land[cell])).toEqual([
      1, 0,
    ])
    expect(isWaterCell(cellOfPoint({ lat: 56, lng: 3 }))).toBe(true)
  })

  it.each([
    ['the North Sea', [56, 3], true],
    ['the Pacific at the date line', [0, 180], true],
    ['Hudson Bay', [60, -86], true],
    ['Germany', [51, 10], false],
    ['the Caspian Sea', [41, 51], false],
    ['Lake Superior', [47.5, -88], false],
    ['the Antarctic', [-62, 20], false],
    ['the Arctic ice', [81, 0], false],
  ] as const)('is, or is not: %s', (_what, [lat, lng], isWater) => {
    expect(isWaterCell(cellOfPoint({ lat, lng }))).toBe(isWater)
  })
})

describe('a closed corner', () => {
  const inland = cellOfPoint({ lat: 51, lng: 10 })
  const inChukotka = rowOfLatitude(65.1) * COLUMNS

  it('lies between cells that touch at a corner, with land on both other sides', () => {
    for (const side of [COLUMNS + 1, COLUMNS - 1, -COLUMNS + 1, -COLUMNS - 1]) {
      expect(isClosedCorner(inland, inland + side)).toBe(true)
    }
  })

  it('is not between cells that touch along a side, are the same or do not touch', () => {
    for (const side of [0, 1, -1, COLUMNS, -COLUMNS, COLUMNS + 2, 2 * COLUMNS + 1, 2 * COLUMNS, 2]) {
      expect(isClosedCorner(inland, inland + side)).toBe(false)
    }
  })

  it('is none where water is on one side', () => {
    const atSea = cellOfPoint({ lat: 56, lng: 3 })
    expect(isClosedCorner(atSea, atSea + COLUMNS + 1)).toBe(false)
    const coast = Array.from({ length: COLUMNS }, (_, column) => rowOfLatitude(46) * COLUMNS + column).filter(
      (cell) => isWaterCell(cell) !== isWaterCell(cell + 1 + COLUMNS),
    )
    expect(coast.length).toBeGreaterThan(10)
    for (const cell of coast) {
      expect(isClosedCorner(cell + 1, cell + COLUMNS)).toBe(false)
      expect(isClosedCorner(cell + COLUMNS, cell + 1)).toBe(false)
    }
  })

  it('may lie on the date line', () => {
    const [west, east] = [inChukotka + COLUMNS - 1, inChukotka]
    expect([west, east, west + COLUMNS, east + COLUMNS].some(isWaterCell)).toBe(false)
    expect(isClosedCorner(west, east + COLUMNS)).toBe(true)
    expect(isClosedCorner(east, west + COLUMNS)).toBe(true)
    expect(isClosedCorner(west, west + COLUMNS)).toBe(false)
  })
})

const KM_PER_DEGREE = (6371.0088 * Math.PI) / 180

describe('the room around a point', () => {
  it.each([
    ['the Pacific', [0, -140], 878.609],
    ['the south Pacific', [-30, -100], 1399.547],
    ['the date line from the east', [45, -179.9], 349.887],
    ['the date line from the west', [45, 179.9], 349.887],
    ['the North Sea', [56, 3], 58.924],
    ['north of Norway', [72, 0], 135.162],
    ['at the ice of the south', [-58, 20], 107.817],
    ['off the Hook of Holland, near land', [51.9, 4], 0],
    ['on land', [30, 20], 0],
    ['the south pole', [-90, 0], 0],
    ['the north pole', [90, 0], 0],
  ] as const)('%s', (_what, [lat, lng], km) => {
    expect(openKm(lat, lng)).toBeCloseTo(km, 3)
  })

  it('is counted in blocks of a degree, over the date line but over no pole', () => {
    const land = new Uint8Array(COLUMNS * ROWS)
    const islands = [
      { lat: 0.5, lng: 0.1 },
      { lat: -49.9, lng: -179.9 },
    ]
    for (const island of islands) land[cellOfPoint(island)] = 1
    const room = distancesToLand(land)
    const roomAt = (lat: number, lng: number) => room[(lat + 90) * 360 + lng + 180]
    expect([0, 1, 2, 7].map((east) => roomAt(0, east))).toEqual([0, 1, 2, 7])
    expect([1, 2, 7].map((west) => roomAt(0, -west))).toEqual([1, 2, 7])
    expect([1, 2, 7].map((north) => [roomAt(north, 0), roomAt(-north, 0)])).toEqual([
      [1, 1],
      [2, 2],
      [7, 7],
    ])
    expect([roomAt(5, 3), roomAt(-3, 5), roomAt(5, -5), roomAt(-4, -6)]).toEqual([5, 5, 5, 6])
    expect([-180, -179, -177, 179, 178, 175].map((lng) => roomAt(-50, lng))).toEqual([0, 1, 3, 1, 2, 5])
    expect([roomAt(-45, 176), roomAt(-53, 178), roomAt(-90, -180), roomAt(89, 0)]).toEqual([5, 3, 1, 1])
  })

  it('holds no land in any direction', () => {
    for (const lat of [-57.3, -41, -22.7, -3, 8.4, 19, 36.6, 48, 63.2, 74]) {
      for (let lng = -179; lng < 180; lng += 23) {
        for (let bearing = 0; bearing < 360; bearing += 15) {
          const cos = Math.cos((bearing * Math.PI) / 180) / KM_PER_DEGREE
          const sin = Math.sin((bearing * Math.PI) / 180) / KM_PER_DEGREE / Math.cos((lat * Math.PI) / 180)
          const km = 0.99 * Math.min(150, openKm(lat, lng))
          const isLand = km > 0 && !isWaterCell(cellOfPoint({ lat: lat + km * cos, lng: lng + km * sin }))
          if (isLand) expect([lat, lng, bearing]).toBe('over water')
        }
      }
    }
  })
})

describe('the nearest water', () => {
  it.each([
    ['Berlin, on the Oder lagoon', [52.52, 13.4], [53.604, 14.404], 137.945],
    ['Madrid, in the east', [40.42, -3.7], [39.596, -0.396], 295.921],
    ['Paris, in the north', [48.85, 2.35], [50.004, 1.396], 145.689],
    ['Chita, far in the south', [52, 113.5], [40.996, 121.204], 1356.467],
    ['Omaha, in the south', [41.25, -96], [29.796, -93.996], 1286.368],
    ['Brasilia, in the southeast', [-15.8, -47.9], [-23.004, -44.596], 872.662],
    ['Alice Springs, in the north', [-23.7, 133.9], [-16.796, 138.204], 889.159],
    ['Milan, straight down the meridian', [45.46, 9.19], [44.396, 9.19], 118.312],
    ['Chukotka, over the date line', [67.5, 179.5], [68.404, -178.196], 139.098],
    ['Chukotka from the east', [67, -178], [66.196, -178.604], 93.295],
    ['Fiji', [-17.8, 178], [-18.204, 178.004], 44.925],
    ['the north pole', [90, 0], [80.396, 0.004], 1067.918],
    ['the south pole', [-90, 10], [-59.996, 10.004], 3336.297],
    ['Rotterdam, on the water', [52.1, 4.1], [52.1, 4.1], 0],
  ] as const)('of %s', (_what, [lat, lng], [waterLat, waterLng], km) => {
    const { point, km: found } = nearestWater({ lat, lng })
    expect(point).toEqual({ lat: expect.closeTo(waterLat, 6), lng: expect.closeTo(waterLng, 6) })
    expect(found).toBeCloseTo(km, 3)
    expect(isWaterCell(cellOfPoint(point))).toBe(true)
  })

  it.each([
    ['Lagos', 6.6, 3.35],
    ['Fiji', -17.8, 178],
    ['Chukotka', 67.5, 179.5],
    ['Berlin', 52.52, 13.4],
  ])('is nearer than any other around: %s', (_what, lat, lng) => {
    const { km } = nearestWater({ lat, lng })
    const [rows, columns] = [Math.ceil(km / 22), Math.ceil(km / 8)]
    for (let up = -rows; up <= rows; up++) {
      for (let right = -columns; right <= columns; right++) {
        const at = { lat: lat + up / CELLS_PER_DEGREE, lng: lng + right / CELLS_PER_DEGREE }
        if (isWaterCell(cellOfPoint(at)))
          expect(quickKmOf({ lat, lng }, centreOf(cellOfPoint(at)))).toBeGreaterThan(km * 0.99)
      }
    }
  })
})

const quickKmOf = (a: Point, b: Point) => quickKm(reducedDirectionOf(a), reducedDirectionOf(b))

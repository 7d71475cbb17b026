import type { Point } from '../../../src/core/emissions/index.ts'
import type { Ring } from './land.ts'

/** Cells per degree, 0.05° or about 5.6 km each. */
export const PER_DEGREE = 20
export const COLUMNS = 360 * PER_DEGREE
export const ROWS = 180 * PER_DEGREE
/** No ship's way leads beyond these latitudes: ice. */
const NORTH_MAX = 80.5
const SOUTH_MAX = -60
/** Ocean-going ships keep so far off the cells of a coast, where there is room. */
const CLEARANCE_KM = 8

/** What a cell is, from the water to the land. */
export const OPEN = 0
export const NEAR_SHORE = 1
export const COAST = 2
export const LAND = 3

export const rowOf = (lat: number) => Math.min(ROWS - 1, Math.max(0, Math.floor((lat + 90) * PER_DEGREE)))
export const columnOf = (lng: number) => ((Math.floor((lng + 180) * PER_DEGREE) % COLUMNS) + COLUMNS) % COLUMNS
export const cellOf = ({ lat, lng }: Point) => rowOf(lat) * COLUMNS + columnOf(lng)
export const latOfRow = (row: number) => (row + 0.5) / PER_DEGREE - 90
export const centreOf = (cell: number): Point => ({
  lat: latOfRow(Math.floor(cell / COLUMNS)),
  lng: ((cell % COLUMNS) + 0.5) / PER_DEGREE - 180,
})

/** Where each row's middle crosses the coasts, as longitudes. */
function crossingsByRow(rings: readonly Ring[]): number[][] {
  const crossings: number[][] = Array.from({ length: ROWS }, () => [])
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [lngA, latA] = ring[i] as [number, number]
      const [lngB, latB] = ring[j] as [number, number]
      const first = Math.max(0, Math.ceil((Math.min(latA, latB) + 90) * PER_DEGREE - 0.5))
      const last = Math.min(ROWS - 1, Math.floor((Math.max(latA, latB) + 90) * PER_DEGREE - 0.5))
      for (let row = first; row <= last; row++) {
        const lat = latOfRow(row)
        if (latA > lat !== latB > lat) crossings[row]?.push(((lngB - lngA) * (lat - latA)) / (latB - latA) + lngA)
      }
    }
  }
  return crossings
}

function fillLand(cells: Uint8Array, rings: readonly Ring[]): void {
  for (const [row, crossings] of crossingsByRow(rings).entries()) {
    crossings.sort((a, b) => a - b)
    for (let k = 0; k + 1 < crossings.length; k += 2) {
      const first = Math.ceil(((crossings[k] as number) + 180) * PER_DEGREE - 0.5)
      const last = Math.floor(((crossings[k + 1] as number) + 180) * PER_DEGREE - 0.5)
      for (let column = first; column <= last; column++) {
        cells[row * COLUMNS + (((column % COLUMNS) + COLUMNS) % COLUMNS)] = LAND
      }
    }
  }
}

/** Marks the water cells that a coastline runs through. */
function drawCoasts(cells: Uint8Array, rings: readonly Ring[]): void {
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [lngA, latA] = ring[i] as [number, number]
      const [lngB, latB] = ring[j] as [number, number]
      const steps = Math.ceil(Math.max(Math.abs(lngB - lngA), Math.abs(latB - latA)) * PER_DEGREE * 3) + 1
      for (let step = 0; step <= steps; step++) {
        const t = step / steps
        const cell = cellOf({ lat: latA + (latB - latA) * t, lng: lngA + (lngB - lngA) * t })
        if (cells[cell] === OPEN) cells[cell] = COAST
      }
    }
  }
}

function drawClearance(cells: Uint8Array): void {
  const high = Math.ceil((CLEARANCE_KM * PER_DEGREE) / 111.2)
  for (let cell = 0; cell < cells.length; cell++) {
    if ((cells[cell] as number) < COAST) continue
    const row = Math.floor(cell / COLUMNS)
    const kmPerColumn = (111.2 / PER_DEGREE) * Math.cos((latOfRow(row) * Math.PI) / 180)
    const wide = Math.min(30, Math.floor(CLEARANCE_KM / kmPerColumn))
    for (let up = -high; up <= high; up++) {
      for (let right = -wide; right <= wide; right++) {
        const inside = (up * 111.2) / PER_DEGREE
        if (row + up < 0 || row + up >= ROWS || inside ** 2 + (right * kmPerColumn) ** 2 > CLEARANCE_KM ** 2) continue
        const other = (row + up) * COLUMNS + (((((cell % COLUMNS) + right) % COLUMNS) + COLUMNS) % COLUMNS)
        if (cells[other] === OPEN) cells[other] = NEAR_SHORE
      }
    }
  }
}

/** The Earth as cells of OPEN water, NEAR_SHORE, COAST or LAND, row by row from the south pole. */
export function rasterOf(rings: readonly Ring[]): Uint8Array {
  const cells = new Uint8Array(COLUMNS * ROWS)
  fillLand(cells, rings)
  cells.fill(LAND, rowOf(NORTH_MAX) * COLUMNS)
  cells.fill(LAND, 0, rowOf(SOUTH_MAX) * COLUMNS)
  drawCoasts(cells, rings)
  drawClearance(cells)
  return cells
}

/** How many cells, at most 255, each cell is away from the nearest that is not open (chessboard moves). */
export function roomOf(cells: Uint8Array): Uint8Array {
  const room = new Uint8Array(cells.length)
  for (let cell = 0; cell < cells.length; cell++) room[cell] = cells[cell] === OPEN ? 255 : 0
  const spread = (cell: number, rowStep: number) => {
    const row = Math.floor(cell / COLUMNS) + rowStep
    const column = cell % COLUMNS
    const aside = Math.floor(cell / COLUMNS) * COLUMNS + ((column + rowStep + COLUMNS) % COLUMNS)
    let least = Math.min(room[cell] as number, (room[aside] as number) + 1)
    if (row >= 0 && row < ROWS) {
      for (const right of [-1, 0, 1]) {
        least = Math.min(least, (room[row * COLUMNS + ((column + right + COLUMNS) % COLUMNS)] as number) + 1)
      }
    }
    room[cell] = least
  }
  for (let cell = 0; cell < cells.length; cell++) spread(cell, -1)
  for (let cell = cells.length - 1; cell >= 0; cell--) spread(cell, 1)
  return room
}

import { lazy, readByte } from '../../../base/index.ts'
import type { Point } from '../../../core/emissions/index.ts'
import { numbersOf, splitLines } from '../tables/packed-columns.ts'
import { LAND_MASK } from './data/land-mask.ts'
import { MEAN_RADIUS_KM, sphereKm } from './sphere.ts'

/** Cells per degree of the mask: 0.2°, at most 22 km. */
export const CELLS_PER_DEGREE = 5
export const COLUMNS = 360 * CELLS_PER_DEGREE
export const ROWS = 180 * CELLS_PER_DEGREE
const KM_PER_DEGREE = (MEAN_RADIUS_KM * Math.PI) / 180
/** Height of a cell. */
export const KM_PER_CELL = KM_PER_DEGREE / CELLS_PER_DEGREE
/** The nearest point of a cell is taken this share of the cell inside it, so that rounding leaves it there. */
const INSIDE = 0.02

/** Returns the cells of the mask by row from the south pole: 1 for land. */
export function readLand(): Uint8Array {
  const cells = new Uint8Array(COLUMNS * ROWS)
  for (const [row, line] of splitLines(LAND_MASK).entries()) {
    let index = row * COLUMNS
    let value = 0
    for (const run of numbersOf(line)) {
      const next = index + run
      cells.fill(value, index, next)
      index = next
      value = 1 - value
    }
    cells.fill(value, index, (row + 1) * COLUMNS)
  }
  return cells
}

const land = lazy(readLand)

/** Row of cells from the south pole. */
export function rowOfLatitude(lat: number): number {
  return Math.min(ROWS - 1, Math.max(0, Math.floor((lat + 90) * CELLS_PER_DEGREE)))
}

/** Column of cells from the date line eastward; any longitude has one. */
export function columnOf(lng: number): number {
  const column = Math.floor((lng + 180) * CELLS_PER_DEGREE) % COLUMNS
  return column < 0 ? column + COLUMNS : column
}

export function cellOfPoint({ lat, lng }: Point): number {
  return rowOfLatitude(lat) * COLUMNS + columnOf(lng)
}

export function centreOf(cell: number): Point {
  return {
    lat: (Math.floor(cell / COLUMNS) + 0.5) / CELLS_PER_DEGREE - 90,
    lng: ((cell % COLUMNS) + 0.5) / CELLS_PER_DEGREE - 180,
  }
}

/** True if the cell is navigable water: oceans and the seas that open to them, without permanent ice. */
export function isWaterCell(cell: number): boolean {
  return land()[cell] === 0
}

/** True if two cells touch only at a corner, between two cells of land: no route passes there. */
export function isClosedCorner(cell: number, next: number): boolean {
  const [column, nextColumn] = [cell % COLUMNS, next % COLUMNS]
  const [rowStart, nextRowStart] = [cell - column, next - nextColumn]
  const columns = Math.abs(column - nextColumn)
  if (Math.abs(rowStart - nextRowStart) !== COLUMNS || (columns !== 1 && columns !== COLUMNS - 1)) return false
  return !isWaterCell(rowStart + nextColumn) && !isWaterCell(nextRowStart + column)
}

/** For each block of 1° × 1°, its distance in blocks to the nearest one with land; 0 if it has land itself. */
export function distancesToLand(cells: Uint8Array): Uint8Array {
  const blocks = new Uint8Array(360 * 180).fill(255)
  for (let cell = 0; cell < cells.length; cell++) {
    const row = Math.floor(cell / COLUMNS / CELLS_PER_DEGREE)
    if (cells[cell] === 1) blocks[row * 360 + Math.floor((cell % COLUMNS) / CELLS_PER_DEGREE)] = 0
  }
  for (let block = 0; block < blocks.length; block++) spreadRoom(blocks, block, -1)
  for (let block = blocks.length - 1; block >= 0; block--) spreadRoom(blocks, block, 1)
  return blocks
}

const room = lazy(() => distancesToLand(land()))

/** Lowers the distance of a block to at most one more than those of its neighbours on one side. */
function spreadRoom(blocks: Uint8Array, block: number, side: -1 | 1): void {
  const row = Math.floor(block / 360)
  const column = block % 360
  const roomAt = (inRow: number, inColumn: number) => blocks[inRow * 360 + ((inColumn + 360) % 360)] ?? 0
  let least = Math.min(readByte(blocks, block), roomAt(row, column + side) + 1)
  for (let aside = -1; aside <= 1; aside++) least = Math.min(least, roomAt(row + side, column + aside) + 1)
  blocks[block] = least
}

/** Kilometres around a point that are certainly water in every direction; 0 near land. */
export function openKm(lat: number, lng: number): number {
  const row = Math.min(179, Math.max(0, Math.floor(lat + 90)))
  const column = Math.floor(columnOf(lng) / CELLS_PER_DEGREE)
  const blocks = readByte(room(), row * 360 + column)
  if (blocks < 2) return 0
  return (blocks - 1) * KM_PER_DEGREE * Math.cos((Math.min(90, Math.abs(lat) + blocks) * Math.PI) / 180)
}

/** The point of navigable water nearest to a place, and its distance. */
interface WaterPoint {
  readonly point: Point
  readonly km: number
}

/** Returns the nearest navigable water; the point itself if it lies on water. Kilometres are those of a sphere. */
export function nearestWater(point: Point): WaterPoint {
  if (isWaterCell(cellOfPoint(point))) return { point, km: 0 }
  let nearest: WaterPoint = { point, km: Number.POSITIVE_INFINITY }
  const row = rowOfLatitude(point.lat)
  for (let away = 0; away < ROWS && (away - 1) * KM_PER_CELL < nearest.km; away++) {
    for (const other of away === 0 ? [row] : [row + away, row - away]) {
      if (other < 0 || other >= ROWS) continue
      const found = nearestInRow(point, other, nearest.km)
      if (found !== undefined && found.km < nearest.km) nearest = found
    }
  }
  return nearest
}

/** Returns the nearest water in one row of cells, within `kmMax`. */
function nearestInRow(point: Point, row: number, kmMax: number): WaterPoint | undefined {
  const kmPerColumn = KM_PER_CELL * Math.cos((Math.abs(centreOf(row * COLUMNS).lat) * Math.PI) / 180)
  const column = columnOf(point.lng)
  let nearest: WaterPoint | undefined
  for (let away = 0; away <= COLUMNS / 2 && (away - 1) * kmPerColumn < kmMax; away++) {
    for (const aside of away === 0 ? [0] : [away, -away]) {
      const cell = row * COLUMNS + ((column + aside + COLUMNS) % COLUMNS)
      if (!isWaterCell(cell)) continue
      const found = nearestOfCell(point, cell, aside)
      if (nearest === undefined || found.km < nearest.km) nearest = found
    }
    if (nearest !== undefined) return nearest
  }
  return nearest
}

/** Returns the point of a cell that is nearest to a point `aside` columns to the west of it. */
function nearestOfCell(point: Point, cell: number, aside: number): WaterPoint {
  const margin = (0.5 - INSIDE) / CELLS_PER_DEGREE
  const centre = centreOf(cell)
  const clamp = (value: number, middle: number) => Math.max(middle - margin, Math.min(middle + margin, value))
  const lat = clamp(point.lat, centre.lat)
  const lng = aside === 0 ? clamp(point.lng, centre.lng) : centre.lng - Math.sign(aside) * margin
  return { point: { lat, lng }, km: sphereKm(point, { lat, lng }) }
}

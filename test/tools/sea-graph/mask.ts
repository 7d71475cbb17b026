import type { Point } from '../../../src/core/emissions/index.ts'
import type { Chart } from './chart.ts'
import { packNumbers } from './pack-numbers.ts'
import { COLUMNS as FINE_COLUMNS, LAND, PER_DEGREE } from './raster.ts'
import { openStraits } from './straits.ts'

const CELLS_PER_DEGREE = 5
const COLUMNS = 360 * CELLS_PER_DEGREE
const ROWS = 180 * CELLS_PER_DEGREE
const FINE = PER_DEGREE / CELLS_PER_DEGREE
/** A cell with this share of land is land: narrow spits and peninsulas stay closed. */
const LAND_SHARE = 0.45

function landCells(chart: Chart): Uint8Array {
  return Uint8Array.from({ length: COLUMNS * ROWS }, (_, cell) =>
    landWithin(chart, cell) >= LAND_SHARE * FINE * FINE ? 1 : 0,
  )
}

/** How many cells of the chart are land within one of the mask. */
function landWithin({ cells }: Chart, cell: number): number {
  const first = Math.floor(cell / COLUMNS) * FINE * FINE_COLUMNS + (cell % COLUMNS) * FINE
  let land = 0
  for (let up = 0; up < FINE; up++) {
    for (let right = 0; right < FINE; right++) if (cells[first + up * FINE_COLUMNS + right] === LAND) land++
  }
  return land
}

/** True where water leads from the one to the other of two cells that touch at a corner, within the square of four around it. */
function joinsOver({ cells }: Chart, { row, column, right }: Corner): boolean {
  const size = 2 * FINE
  const [firstRow, firstColumn] = [row * FINE, Math.min(column, column + right) * FINE]
  const fineOf = (index: number) =>
    (firstRow + Math.floor(index / size)) * FINE_COLUMNS +
    ((firstColumn + (index % size) + FINE_COLUMNS) % FINE_COLUMNS)
  const isLower = (index: number) => index < size * FINE && index % size < FINE === right > 0
  const isUpper = (index: number) => index >= size * FINE && index % size < FINE !== right > 0
  const queue = Array.from({ length: size * size }, (_, index) => index).filter(
    (index) => isLower(index) && cells[fineOf(index)] !== LAND,
  )
  const reached = new Set(queue)
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    if (isUpper(at)) return true
    const beside = [...(at % size > 0 ? [at - 1] : []), ...(at % size < size - 1 ? [at + 1] : [])]
    for (const next of [...beside, at - size, at + size]) {
      if (next < 0 || next >= size * size || reached.has(next) || cells[fineOf(next)] === LAND) continue
      reached.add(next)
      queue.push(next)
    }
  }
  return false
}

/** Where two cells of water touch at a corner between two of land: the southern, and the side on which the other lies. */
interface Corner {
  readonly row: number
  readonly column: number
  readonly right: -1 | 1
}

/**
 * The cells beside such corners to make water of, where a strait leads through to water that is not reached otherwise: of the
 * two cells of land the one with less.
 */
function straitCells(chart: Chart, mask: Uint8Array, reached: Uint8Array): number[] {
  const straits: number[] = []
  for (let row = 0; row < ROWS - 1; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      for (const right of [-1, 1] as const) {
        const across = (column + right + COLUMNS) % COLUMNS
        const [cell, other] = [row * COLUMNS + column, (row + 1) * COLUMNS + across]
        const [beside, above] = [row * COLUMNS + across, (row + 1) * COLUMNS + column]
        if (mask[cell] === 1 || mask[other] === 1 || reached[cell] === reached[other]) continue
        if (!joinsOver(chart, { row, column, right })) continue
        straits.push(landWithin(chart, beside) <= landWithin(chart, above) ? beside : above)
      }
    }
  }
  return straits
}

/** Marks every water cell that is reached over water from those given; not between two cells of land, as in the library. */
function flood(mask: Uint8Array, reached: Uint8Array, from: readonly number[]): void {
  const queue = [...from]
  for (const cell of queue) reached[cell] = 1
  for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
    const row = Math.floor(cell / COLUMNS)
    for (let up = -1; up <= 1; up++) {
      for (let right = -1; right <= 1; right++) {
        const next = (row + up) * COLUMNS + (((cell % COLUMNS) + right + COLUMNS) % COLUMNS)
        if (row + up < 0 || row + up >= ROWS || mask[next] === 1 || reached[next] === 1) continue
        if (mask[cell + up * COLUMNS] === 1 && mask[next - up * COLUMNS] === 1) continue
        reached[next] = 1
        queue.push(next)
      }
    }
  }
}

/** Makes land of every water cell that no waypoint reaches over water: lakes, the Caspian, closed bights. */
function closeUnreached(chart: Chart, mask: Uint8Array, points: readonly Point[]): void {
  const cellOf = ({ lat, lng }: Point) =>
    Math.floor((lat + 90) * CELLS_PER_DEGREE) * COLUMNS + (Math.floor((lng + 180) * CELLS_PER_DEGREE) % COLUMNS)
  const reached = new Uint8Array(mask.length)
  let from = points.map(cellOf).filter((cell) => mask[cell] === 0)
  while (from.length > 0) {
    flood(mask, reached, from)
    from = straitCells(chart, mask, reached)
    for (const cell of from) mask[cell] = 0
  }
  for (let cell = 0; cell < mask.length; cell++) mask[cell] = reached[cell] === 1 ? 0 : 1
  openStraits(chart, mask)
}

/** The land mask as the library ships it: a line for each row from the south, the lengths of its runs packed, water first. */
export function maskText(chart: Chart, points: readonly Point[]): string {
  const mask = landCells(chart)
  closeUnreached(chart, mask, points)
  const lines: string[] = []
  for (let row = 0; row < ROWS; row++) {
    const runs: number[] = []
    let start = 0
    let value = 0
    for (let column = 0; column < COLUMNS; column++) {
      const next = mask[row * COLUMNS + column] as number
      if (next === value) continue
      runs.push(column - start)
      start = column
      value = next
    }
    lines.push(packNumbers(runs))
  }
  return lines.join('\n')
}

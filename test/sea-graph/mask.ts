import type { Point } from '../../src/emissions/index.ts'
import type { Chart } from './chart.ts'
import { COLUMNS as FINE_COLUMNS, LAND, PER_DEGREE } from './raster.ts'

const CELLS_PER_DEGREE = 5
const COLUMNS = 360 * CELLS_PER_DEGREE
const ROWS = 180 * CELLS_PER_DEGREE
const FINE = PER_DEGREE / CELLS_PER_DEGREE
/** A cell with this share of land is land: narrow spits and peninsulas stay closed. */
const LAND_SHARE = 0.45

function landCells({ cells }: Chart): Uint8Array {
  const mask = new Uint8Array(COLUMNS * ROWS)
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      let land = 0
      for (let up = 0; up < FINE; up++) {
        for (let right = 0; right < FINE; right++) {
          if (cells[(row * FINE + up) * FINE_COLUMNS + column * FINE + right] === LAND) land++
        }
      }
      mask[row * COLUMNS + column] = land >= LAND_SHARE * FINE * FINE ? 1 : 0
    }
  }
  return mask
}

/** Makes land of every water cell that no waypoint reaches over water: lakes, the Caspian, closed bights. */
function closeUnreached(mask: Uint8Array, points: readonly Point[]): void {
  const cellOf = ({ lat, lng }: Point) =>
    Math.floor((lat + 90) * CELLS_PER_DEGREE) * COLUMNS + (Math.floor((lng + 180) * CELLS_PER_DEGREE) % COLUMNS)
  const reached = new Uint8Array(mask.length)
  const queue = points.map(cellOf).filter((cell) => mask[cell] === 0)
  for (const cell of queue) reached[cell] = 1
  for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
    const row = Math.floor(cell / COLUMNS)
    for (let up = -1; up <= 1; up++) {
      for (let right = -1; right <= 1; right++) {
        const next = (row + up) * COLUMNS + (((cell % COLUMNS) + right + COLUMNS) % COLUMNS)
        if (row + up < 0 || row + up >= ROWS || mask[next] === 1 || reached[next] === 1) continue
        reached[next] = 1
        queue.push(next)
      }
    }
  }
  for (let cell = 0; cell < mask.length; cell++) mask[cell] = reached[cell] === 1 ? 0 : 1
}

/** The land mask as the library ships it: a line for each row from the south, the lengths of its runs in base 36, water first. */
export function maskText(chart: Chart, points: readonly Point[]): string {
  const mask = landCells(chart)
  closeUnreached(mask, points)
  const lines: string[] = []
  for (let row = 0; row < ROWS; row++) {
    const runs: string[] = []
    let start = 0
    let value = 0
    for (let column = 0; column < COLUMNS; column++) {
      const next = mask[row * COLUMNS + column] as number
      if (next === value) continue
      runs.push((column - start).toString(36))
      start = column
      value = next
    }
    lines.push(runs.join(' '))
  }
  return lines.join('\n')
}

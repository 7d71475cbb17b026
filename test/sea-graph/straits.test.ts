import { describe, expect, it } from 'vitest'
import type { Chart } from '../tools/sea-graph/chart.ts'
import { COLUMNS as FINE_COLUMNS, ROWS as FINE_ROWS, LAND, OPEN } from '../tools/sea-graph/raster.ts'
import { openStraits } from '../tools/sea-graph/straits.ts'

const COLUMNS = 1800
const ROWS = 900
const FINE = 4
const ROW = 450
const WALL = 900

/** Two seas of the mask on both sides of a wall of land one cell wide, joined around its northern end `rowsToNorth` away. */
function seas(rowsToNorth: number): Uint8Array {
  const mask = new Uint8Array(COLUMNS * ROWS).fill(1)
  for (let row = ROW - 30; row <= ROW + rowsToNorth; row++) {
    for (let column = WALL - 20; column <= WALL + 20; column++) {
      if (column !== WALL || row === ROW + rowsToNorth) mask[row * COLUMNS + column] = 0
    }
  }
  return mask
}

/** The chart of the same seas, with a strait through the wall of so many of its four cells. */
function chart(mask: Uint8Array, straitCells: number): Chart {
  const cells = new Uint8Array(FINE_COLUMNS * FINE_ROWS).fill(LAND)
  for (let cell = mask.indexOf(0); cell !== -1; cell = mask.indexOf(0, cell + 1)) {
    const first = Math.floor(cell / COLUMNS) * FINE * FINE_COLUMNS + (cell % COLUMNS) * FINE
    for (let up = 0; up < FINE; up++) cells.fill(OPEN, first + up * FINE_COLUMNS, first + up * FINE_COLUMNS + FINE)
  }
  for (let index = 0; index < straitCells; index++) cells[(ROW * FINE + 1) * FINE_COLUMNS + WALL * FINE + index] = OPEN
  return { cells, gated: new Set(), room: new Uint8Array(0) }
}

describe('a strait that the mask closes', () => {
  it.each([
    ['is opened where the way around is far', 25, 4, [ROW * COLUMNS + WALL]],
    ['stays closed where it does not lead through', 25, 3, []],
    ['stays closed where the way around is short', 3, 4, []],
  ] as const)('%s', (_what, rowsToNorth, straitCells, opened) => {
    const mask = seas(rowsToNorth)
    expect(openStraits(chart(mask, straitCells), mask)).toEqual(opened)
    expect(mask[ROW * COLUMNS + WALL]).toBe(opened.length === 0 ? 1 : 0)
  })
})

import type { Chart } from './chart.ts'
import { COLUMNS as FINE_COLUMNS, LAND, PER_DEGREE } from './raster.ts'

const CELLS_PER_DEGREE = 5
const COLUMNS = 360 * CELLS_PER_DEGREE
const ROWS = 180 * CELLS_PER_DEGREE
const FINE = PER_DEGREE / CELLS_PER_DEGREE
/** A strait is opened where the way around it has more moves from cell to cell: about 150 km and more. */
const MOVES_AROUND = 8

const SIDES = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const

const beside = (cell: number, up: number, right: number) =>
  (Math.floor(cell / COLUMNS) + up) * COLUMNS + (((cell % COLUMNS) + right + COLUMNS) % COLUMNS)

/** The cells of the chart within one of the mask. */
function fineCells(cell: number): number[] {
  const first = Math.floor(cell / COLUMNS) * FINE * FINE_COLUMNS + (cell % COLUMNS) * FINE
  return Array.from(
    { length: FINE * FINE },
    (_, index) => first + Math.floor(index / FINE) * FINE_COLUMNS + (index % FINE),
  )
}

/** True where water of the chart leads from one cell of the mask to another over those given, side by side. */
function joinsOver({ cells }: Chart, [from, to]: readonly [number, number], over: readonly number[]): boolean {
  const water = new Set([from, to, ...over].flatMap(fineCells).filter((fine) => cells[fine] !== LAND))
  const goals = new Set(fineCells(to))
  const queue = fineCells(from).filter((fine) => water.delete(fine))
  for (let fine = queue.pop(); fine !== undefined; fine = queue.pop()) {
    if (goals.has(fine)) return true
    const column = fine % FINE_COLUMNS
    const aside = [(column + 1) % FINE_COLUMNS, (column + FINE_COLUMNS - 1) % FINE_COLUMNS].map(
      (next) => fine - column + next,
    )
    for (const next of [fine + FINE_COLUMNS, fine - FINE_COLUMNS, ...aside]) if (water.delete(next)) queue.push(next)
  }
  return false
}

/** True if one cell is reached from another within `MOVES_AROUND` moves; not between two cells of land. */
function isNear(mask: Uint8Array, from: number, to: number): boolean {
  const reached = new Set([from])
  let front = [from]
  for (let move = 0; move < MOVES_AROUND; move++) {
    const next: number[] = []
    for (const cell of front) {
      for (const up of [-1, 0, 1]) {
        for (const right of [-1, 0, 1]) {
          const other = beside(cell, up, right)
          if (mask[other] !== 0 || reached.has(other)) continue
          if (mask[beside(cell, up, 0)] === 1 && mask[beside(cell, 0, right)] === 1) continue
          reached.add(other)
          next.push(other)
        }
      }
    }
    if (reached.has(to)) return true
    front = next
  }
  return false
}

/** The sides of a land cell that are water, in pairs with what lies between them beside the cell. */
function crossings(mask: Uint8Array, cell: number): readonly (readonly [from: number, to: number, over: number[]])[] {
  const water = SIDES.filter(([up, right]) => mask[beside(cell, up, right)] === 0)
  return water.flatMap(([up, right], index) =>
    water.slice(index + 1).map(([otherUp, otherRight]) => {
      const corner = beside(cell, up + otherUp, right + otherRight)
      const over = up + otherUp === 0 && right + otherRight === 0 ? [cell] : [cell, corner]
      return [beside(cell, up, right), beside(cell, otherUp, otherRight), over] as const
    }),
  )
}

/**
 * Makes water of each land cell through which a strait of the chart joins two cells of water that are far from each other
 * otherwise: the mask closes what is narrower than half of a cell.
 */
export function openStraits(chart: Chart, mask: Uint8Array): number[] {
  const opened: number[] = []
  for (let cell = COLUMNS; cell < (ROWS - 1) * COLUMNS; cell++) {
    if (mask[cell] === 0) continue
    const strait = crossings(mask, cell).find(
      ([from, to, over]) => !isNear(mask, from, to) && joinsOver(chart, [from, to], over),
    )
    if (strait === undefined) continue
    mask[cell] = 0
    opened.push(cell)
  }
  return opened
}

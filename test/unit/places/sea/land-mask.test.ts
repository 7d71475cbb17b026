import { describe, expect, it } from 'vitest'
import { coastalField } from '../../../../src/places/sea/coastal-field.ts'
import {
  CELLS_PER_DEGREE,
  COLUMNS,
  cellOf,
  centreOf,
  columnOf,
  ROWS,
  rowOf,
} from '../../../../src/places/sea/land-mask.ts'

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
    expect([-91, -90, 90, 91].map(rowOf)).toEqual([0, 0, ROWS - 1, ROWS - 1])
  })

  it('have their centre in themselves', () => {
    for (const cell of [0, 1, COLUMNS - 1, COLUMNS, 12_345_678 % (COLUMNS * ROWS), COLUMNS * ROWS - 1]) {
      expect(cellOf(centreOf(cell))).toBe(cell)
    }
  })
})

describe('the ways along a coast', () => {
  const field = coastalField({ lat: 54.5, lng: 5 })

  it('end with the frame around their start: farther off no way is known', () => {
    for (const far of [
      { lat: 20, lng: -40 },
      { lat: -54.5, lng: 5 },
      { lat: 54.5, lng: -175 },
    ]) {
      expect(field.roughKm(far)).toBe(Number.POSITIVE_INFINITY)
      expect(field.km(far)).toBe(Number.POSITIVE_INFINITY)
    }
  })

  it('lead over open water about straight', () => {
    const km = field.km({ lat: 56.5, lng: 5 })
    expect(km).toBeGreaterThan(222)
    expect(km).toBeLessThan(224)
  })
})

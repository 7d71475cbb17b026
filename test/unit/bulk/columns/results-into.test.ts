import { describe, expect, it } from 'vitest'
import { calculateColumns, compile, type ResultsInto } from '../../../../src/bulk/index.ts'
import { parallel } from '../../../../src/bulk/node.ts'
import { GASES } from '../../../../src/core/emissions/index.ts'
import { factors } from '../../../fixtures/own-factors.ts'

const ROWS = 5000
const set = compile({ pairs: [{ unit: 'l', factor: factors.diesel }] })
const columns = {
  value: Float64Array.from({ length: ROWS }, (_, row) => (row % 1000 === 7 ? -1 : Math.sqrt(row))),
  coefficient: new Uint8Array(ROWS),
}

/** Columns with old results in them, one row longer than the results. */
function used(): ResultsInto {
  const column = () => new Float64Array(ROWS + 1).fill(7)
  return { co2: column(), ch4: column(), n2o: column(), co2e: column(), status: new Uint8Array(ROWS + 1).fill(9) }
}

describe('results are written into columns of the caller', () => {
  const expected = calculateColumns(set, columns)

  it('the same as into new ones, and nothing beyond the rows', () => {
    const into = used()
    const results = calculateColumns(set, columns, { into })
    expect(results).toEqual(expected)
    for (const gas of GASES) {
      expect(results[gas].buffer).toBe(into[gas].buffer)
      expect(into[gas][ROWS]).toBe(7)
    }
    expect(results.status.buffer).toBe(into.status.buffer)
    expect(into.status[ROWS]).toBe(9)
  })

  it('the result of an earlier call is used again', () => {
    const first = calculateColumns(set, { ...columns, value: new Float64Array(ROWS).fill(-2) })
    expect(first.failed).toBe(ROWS)
    const again = calculateColumns(set, columns, { into: first })
    expect(again).toEqual(expected)
    expect(again.co2e.buffer).toBe(first.co2e.buffer)
  })

  it('the first rows alone', () => {
    const into = used()
    const results = calculateColumns(set, columns, { rows: 10, into })
    expect(results.co2e).toEqual(expected.co2e.slice(0, 10))
    expect(into.co2e[10]).toBe(7)
  })

  it('by workers as well', async () => {
    const pool = parallel({ workers: 2 })
    try {
      const into = used()
      const results = await pool.calculateColumns(set, columns, { into })
      expect(results).toEqual(expected)
      expect(results.co2e.buffer).toBe(into.co2e.buffer)
    } finally {
      await pool.close()
    }
  })
})

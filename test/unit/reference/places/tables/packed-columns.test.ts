import { describe, expect, it } from 'vitest'
import { numbersOf, splitLines, unpackDegrees } from '../../../../../src/reference/places/tables/packed-columns.ts'
import { packDifferences, packNumbers } from '../../../../tools/sea-graph/pack-numbers.ts'

/** About every power of the two bases, where a digit more begins. */
const EDGES = [0, 1, 29, 30, 31, 1559, 1560, 1561, 81_119, 81_120, 81_121, 4_218_240, 22_315_474, 2 ** 32 - 1]

const column = (...lines: string[]) => `\n${lines.join('\n')}\n`

describe('packed columns', () => {
  it('give the numbers that were packed, in order', () => {
    expect(numbersOf(packNumbers(EDGES))).toEqual(EDGES)
    expect(numbersOf('')).toEqual([])
    for (const value of EDGES) expect(numbersOf(packNumbers([value]))).toEqual([value])
  })

  it('need one character below 30, two below 1,560, three below 81,120', () => {
    expect([0, 29, 30, 1559, 1560, 81_119, 81_120].map((value) => packNumbers([value]).length)).toEqual([
      1, 1, 2, 2, 3, 3, 4,
    ])
    // read by anything: none of the characters is escaped in a text, a template or JSON
    expect(packNumbers(Array.from({ length: 5000 }, (_, value) => value))).toMatch(/^[(-[a-~]+$/)
  })

  it('keep their lines, the empty ones too', () => {
    const packed = column(packNumbers([1, 40]), '', packNumbers([5]))
    expect(splitLines(packed).map(numbersOf)).toEqual([[1, 40], [], [5]])
    expect(numbersOf(packed)).toEqual([1, 40, 5])
  })

  it('give degrees to the last digit, each line from its own first value', () => {
    const lines = [
      [-90_000, -89_999, 12, 12, 90_000],
      [-1, 0, 1],
      [51_507, 51_508],
    ]
    expect([...unpackDegrees(column(...lines.map(packDifferences)), 1000)]).toEqual([
      -90, -89.999, 0.012, 0.012, 90, -0.001, 0, 0.001, 51.507, 51.508,
    ])
  })
})

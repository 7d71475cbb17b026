import { describe, expect, it, vi } from 'vitest'
import {
  ExactSum,
  parseNumber,
  prepareCoefficient,
  product,
  sumDoubles,
  sumExact,
} from '../../../../src/core/exact/index.ts'

/** How often an integer of any length is made: the exact ways need several a number, the fast ones none. */
function integersMade(work: () => unknown): number {
  const made = vi.spyOn(globalThis, 'BigInt')
  try {
    work()
    return made.mock.calls.length
  } finally {
    made.mockRestore()
  }
}

/** Numbers as activity data has them: `digits` significant ones, `places` behind the point. */
const figures = (digits: number, places: number, count = 2000) =>
  Array.from({ length: count }, (_, index) => {
    const integer = (BigInt(index + 1) * 982_451_653_982_451n) % 10n ** BigInt(digits)
    return Number(`${index % 3 === 0 ? '-' : ''}${integer}e-${places}`)
  })

const SHAPES = [
  [3, 0],
  [9, 0],
  [15, 0],
  [5, 2],
  [10, 2],
  [7, 4],
  [9, 6],
  [15, 6],
  [15, 3],
  [12, 9],
  [15, 14],
  [12, 18],
  [16, 8],
  [17, 10],
] as const

describe('a product is computed in doubles', () => {
  const coefficient = prepareCoefficient(parseNumber('2.57082'))

  it.each(SHAPES)('of figures of %d digits, %d of them places', (digits, places) => {
    const values = figures(digits, places)
    const all = () => values.map((value) => product(value, coefficient))
    all() // prepares what is kept of each scale
    // where the product lies between two doubles by a hair, integers decide
    expect(integersMade(all)).toBeLessThan(values.length / 10)
  })
})

describe('a sum of decimals is computed in doubles', () => {
  // the sum of each scale is made an integer once
  const ONCE = 200

  it.each(SHAPES)('of figures of %d digits, %d of them places', (digits, places) => {
    const values = figures(digits, places)
    expect(integersMade(() => sumExact(values))).toBeLessThan(ONCE)
    expect(integersMade(() => sumExact(new Float64Array(values)))).toBeLessThan(ONCE)
    expect(integersMade(() => values.reduce((sum, value) => sum.add(value), new ExactSum()))).toBeLessThan(ONCE)
  })

  it('of scales that differ from one to the next', () => {
    const values = SHAPES.flatMap(([digits, places]) => figures(digits, places, 40))
    expect(integersMade(() => sumExact(values))).toBeLessThan(ONCE)
  })
})

describe('a sum of bits is computed in doubles', () => {
  const sines = Array.from({ length: 9001 }, (_, index) => Math.sin(index + 1))

  it.each<[string, ArrayLike<number>]>([
    ['none', []],
    ['one', [0.1]],
    ['three', [0.1, 0.2, 0.3]],
    ['thousands, listed', sines],
    ['thousands', new Float64Array(sines)],
    ['thousands of single precision', new Float32Array(sines)],
    ['ever larger ones', sines.map((sine, index) => sine * 2 ** (index / 100))],
    ['ever smaller ones', sines.map((sine, index) => sine * 2 ** (-index / 100))],
    ['a large one last', [...sines, 2 ** 40]],
    ['ones, a hundred blocks of them', new Float64Array(409_600).fill(1)],
    ['large ones', sines.map((sine) => sine * 2 ** 900)],
  ])('of %s', (_, values) => {
    expect(integersMade(() => sumDoubles(values))).toBe(0)
  })
})

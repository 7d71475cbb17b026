import { describe, expect, test } from 'vitest'
import { add, parseNumber, printExact, type Rational, ZERO } from '../../../../src/core/exact/index.ts'
import { sharesByWeight } from '../../../../src/records/master-data/batches/shares.ts'

const shares = (weights: readonly (number | string)[]) => sharesByWeight(weights.map((weight) => parseNumber(weight)))
const sum = (texts: readonly string[]) =>
  printExact(texts.reduce<Rational>((total, text) => add(total, parseNumber(text)), ZERO))

describe('shares by weight', () => {
  test('B4: each in proportion', () => {
    expect(shares([1, 3])).toEqual(['0.25', '0.75'])
    expect(shares(['0.1', '0.30', 0.6])).toEqual(['0.1', '0.3', '0.6'])
    expect(shares([7])).toEqual(['1'])
    expect(shares([])).toEqual([])
  })

  test('B4: 34 significant digits, rounded down, and the rest to the last of the heaviest: together exactly 1', () => {
    const third = `0.${'3'.repeat(34)}`
    expect(shares([1, 1, 1])).toEqual([third, third, `0.${'3'.repeat(33)}4`])
    expect(shares([1, 2])).toEqual([third, `0.${'6'.repeat(33)}7`])
    expect(shares([2, 1])).toEqual([`0.${'6'.repeat(33)}7`, third])
    expect(shares([1, 98])[0]).toBe(`0.${'01'.repeat(17)}`)
  })

  test('B4: all weights 0 share equally; one of 0 among others has nothing', () => {
    expect(shares([0, 0])).toEqual(['0.5', '0.5'])
    expect(shares([0])).toEqual(['1'])
    expect(shares([0, 5, 0])).toEqual(['0', '1', '0'])
  })

  test('B4: exactly 1 however many and however unequal', () => {
    const many = Array.from({ length: 1000 }, (_, index) => `${index * index + 1}.${index}`)
    for (const weights of [many, ['1e-300', '1e15'], ['1e-50', 1e15, '3e-20'], [1e15, 1e15, 7], [0.1, 0.2, 0.30001]]) {
      const found = shares(weights)
      expect(sum(found)).toBe('1')
      for (const share of found) expect(share.length).toBeLessThanOrEqual(62)
    }
  })

  test('B4: a share is no more than 10^-33 of itself below its proportion', () => {
    const [small] = shares(['0.000001', 1e9]) as [string]
    expect(small).toBe('0.0000000000000009999999999999990000000000000009999')
  })
})

import { describe, expect, test } from 'vitest'
import { digitsWork, divisorWork, WorkBudget } from '../../../src/verify/budget.ts'
import { fraction } from '../../../src/verify/fraction.ts'

const long = fraction(1n, 3n ** 6000n)

describe('the work of a verification', () => {
  test('is taken from what the input earned, and rejected for ever once it is spent', () => {
    const budget = new WorkBudget(100)
    expect(budget.spend(100)).toBe(true)
    budget.earn(1)
    expect(budget.spend(100)).toBe(true)
    expect(budget.isSpent).toBe(false)
    expect(budget.spend(1)).toBe(false)
    budget.earn(1000)
    expect(budget.spend(1)).toBe(false)
    expect(budget.isSpent).toBe(true)
  })

  test('is counted for products and sums by the length of their numbers', () => {
    const budget = new WorkBudget(1_000_000)
    expect(budget.times(fraction(2n, 3n), fraction(3n, 5n))).toEqual({ n: 6n, d: 15n })
    expect(budget.plus(fraction(1n, 6n), fraction(1n, 4n))).toEqual({ n: 5n, d: 12n })
    expect(budget.plus(fraction(1n, 6n), fraction(1n, 6n))).toEqual({ n: 2n, d: 6n })
    expect(budget.plus(long, fraction(1n, 7n))).toBeUndefined()
    expect(new WorkBudget(10).times(long, long)).toBeUndefined()
  })

  test('grows with the square of the digits, and more for a fraction', () => {
    expect(digitsWork('1'.repeat(2000)) / digitsWork('1'.repeat(1000))).toBeCloseTo(4)
    expect(digitsWork(`1/${'1'.repeat(998)}`)).toBeGreaterThan(digitsWork('1'.repeat(1000)) + divisorWork(3000))
  })
})

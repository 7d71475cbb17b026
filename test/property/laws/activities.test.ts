import { describe, it } from 'vitest'
import type { NumberInput } from '../../../src/index.ts'
import { activities } from '../../fixtures/activities.ts'
import { SEEDS, scaleRuns } from '../../fixtures/seeds.ts'
import {
  creditIsOpposite,
  linearInActivity,
  monotoneInActivity,
  orderOfSumIsIrrelevant,
  restatingIsRecalculating,
  sameInAnotherUnit,
  traceVerifies,
} from './laws.ts'

/** Activities whose quantity is the value of every contribution, which a restatement may replace. */
const byValue = activities.filter(({ name }) => !name.startsWith('calculateTrip'))
const withCredits = byValue

describe.each(SEEDS)('laws of every activity (seed %i)', (seed) => {
  describe.each(activities)('$name', ({ calculate, unit, otherUnit }) => {
    const of = (value: NumberInput) => calculate({ value })

    it('is linear in its activity', () => linearInActivity(of, { seed }))
    it('is the same in another unit', () => {
      const inUnit = (value: NumberInput, symbol: string) => calculate({ value, unit: symbol })
      sameInAnotherUnit(inUnit, [unit, otherUnit], { seed })
    })
    it('is monotone in its activity', () => monotoneInActivity(of, { seed }))
    it('sums the same in any order and partition', () => orderOfSumIsIrrelevant(of, { seed, numRuns: scaleRuns(30) }))
    it('has a trace that verifies', () => traceVerifies(of, { seed, numRuns: scaleRuns(20) }))
  })

  describe.each(withCredits)('$name', ({ calculate }) => {
    it('has credits that are opposite to charges', () => {
      creditIsOpposite((value) => calculate({ value, allowCredits: true }), { seed })
    })
  })

  describe.each(byValue)('$name', ({ calculate }) => {
    it('restated to a quantity is that quantity', () => {
      restatingIsRecalculating((value) => calculate({ value }), { seed, numRuns: scaleRuns(30) })
    })
  })
})

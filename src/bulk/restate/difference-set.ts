import { columnsOf, GASES } from '../../emissions/index.ts'
import { prepareCoefficient, type Rational, subtract } from '../../exact/index.ts'
import { checkSet } from '../coefficients/check-set.ts'
import { type CoefficientSet, cachedBySet } from '../coefficients/coefficient-set.ts'
import type { CompiledPair } from '../coefficients/pair.ts'
import { checkComparable } from './comparable.ts'

function differenceOf(before: CompiledPair, after: CompiledPair, path: string): CompiledPair {
  const per1 = columnsOf((column): Rational | null => {
    const [old, now] = [before.per1[column], after.per1[column]]
    if (old === null || now === null) return null
    const difference = subtract(now, old)
    prepareCoefficient(difference, `${path}.${column}`)
    return difference
  })
  return { ...after, per1, notices: [] }
}

/**
 * The set with the exact differences of the coefficients, `after` less `before`; null for a gas that either does not
 * publish. Throws `restatement_invalid`, and `number_out_of_range` for a non-zero difference out of range.
 */
export function differenceSet(before: CoefficientSet, after: CoefficientSet): CoefficientSet {
  checkSet(before, 'before')
  checkSet(after, 'after')
  return differencesFrom(before)(after)
}

const differencesFrom = cachedBySet((before) => cachedBySet((after) => computeDifference(before, after)))

function computeDifference(before: CoefficientSet, after: CoefficientSet): CoefficientSet {
  checkComparable(before, after)
  const pairs = before.pairs.map((pair, index) =>
    differenceOf(pair, after.pairs[index] as CompiledPair, `after.pairs[${index}]`),
  )
  const hasUnpublished = pairs.some(({ per1 }) => GASES.some((gas) => per1[gas] === null))
  return Object.freeze({ ...after, pairs: Object.freeze(pairs), hasUnpublished })
}

import { columnsOf, GASES } from '../../emissions/index.ts'
import { prepareCoefficient, type Rational, subtract } from '../../exact/index.ts'
import type { CoefficientSet } from '../coefficients/coefficient-set.ts'
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

const remembered = new WeakMap<CoefficientSet, WeakMap<CoefficientSet, CoefficientSet>>()

/**
 * The set with the exact differences of the coefficients, `after` less `before`; null for a gas that either does not
 * publish. Throws `restatement_invalid`, and `number_out_of_range` for a non-zero difference out of range.
 */
export function differenceSet(before: CoefficientSet, after: CoefficientSet): CoefficientSet {
  const known = remembered.get(before)?.get(after)
  if (known !== undefined) return known
  checkComparable(before, after)
  const pairs = before.pairs.map((pair, index) =>
    differenceOf(pair, after.pairs[index] as CompiledPair, `after.pairs[${index}]`),
  )
  const hasUnpublished = pairs.some(({ per1 }) => GASES.some((gas) => per1[gas] === null))
  const made = Object.freeze({ ...after, pairs: Object.freeze(pairs), hasUnpublished })
  const ofBefore = remembered.get(before) ?? new WeakMap<CoefficientSet, CoefficientSet>()
  remembered.set(before, ofBefore.set(after, made))
  return made
}

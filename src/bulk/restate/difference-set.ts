import { cacheByObject, readItem } from '../../base/index.ts'
import {
  byColumn,
  type EmissionFactor,
  FACTOR_USES,
  type FactorUse,
  fittingUse,
  GASES,
  haveSameScope,
} from '../../core/emissions/index.ts'
import { Violations } from '../../core/errors/index.ts'
import { prepareCoefficient, type Rational, subtract } from '../../core/exact/index.ts'
import { type CoefficientSet, checkSet } from '../coefficients/coefficient-set.ts'
import type { CompiledPair } from '../coefficients/pair.ts'

/** The possible uses of a factor if none is stated: a vehicle only if nothing else fits, as it accepts every mode. */
function usesOf(factor: EmissionFactor): readonly FactorUse[] {
  const fitting = FACTOR_USES.filter((use) => use !== 'vehicle' && fittingUse(factor, use) !== undefined)
  return fitting.length > 0 ? fitting : ['vehicle']
}

/** Collects `factor_category_mismatch` for a factor that counts in another category than the one it replaces. */
function checkCategories(
  before: CompiledPair,
  after: CompiledPair,
  place: { path: string; violations: Violations },
): void {
  if (before.parts.length !== after.parts.length) return
  for (const [index, { factor: now }] of after.parts.entries()) {
    const old = before.parts[index]?.factor
    if (old === undefined || haveSameScope(old, now, usesOf(old))) continue
    const message = `${now.key} is of the category ${now.category} and ${old.key} of ${old.category}, which count separately; total them as two activities`
    place.violations.add(place.path, 'factor_category_mismatch', {
      message,
      expected: old.category,
      received: now.category,
    })
  }
}

/**
 * Throws `restatement_invalid` and `factor_category_mismatch`, for all differences at once, unless rows of one set can
 * be calculated with the other.
 */
export function checkComparable(before: CoefficientSet, after: CoefficientSet): void {
  const violations = new Violations()
  if (before.pairs.length !== after.pairs.length) {
    const message = `are ${after.pairs.length}, but the earlier set has ${before.pairs.length}; give a new factor for every old pair, in the same order`
    violations.add('after.pairs', 'restatement_invalid', { message, expected: `${before.pairs.length} pairs` })
  }
  for (const [index, old] of before.pairs.entries()) {
    const { unit, second } = old
    const now = after.pairs[index]
    if (now === undefined) continue
    checkCategories(old, now, { path: `after.pairs[${index}].factor`, violations })
    if (now.unit === unit && now.second === second) continue
    const units = (one: string, other: string | null) => (other === null ? one : `${one} and ${other}`)
    const message = `is in ${units(now.unit, now.second)} and was in ${units(unit, second)}; compile it for the same columns`
    violations.add(`after.pairs[${index}]`, 'restatement_invalid', { message, expected: units(unit, second) })
  }
  if (before.allowCredits !== after.allowCredits) {
    const message = 'differs from the earlier set, so that other rows would fail; compile both with the same options'
    violations.add('after.allowCredits', 'restatement_invalid', { message, expected: String(before.allowCredits) })
  }
  violations.throwIfAny()
}

function pairDifference(before: CompiledPair, after: CompiledPair, path: string): CompiledPair {
  const per1 = byColumn((column): Rational | null => {
    const [old, now] = [before.per1[column], after.per1[column]]
    if (old === null || now === null) return null
    const difference = subtract(now, old)
    prepareCoefficient(difference, `${path}.${column}`)
    return difference
  })
  return { ...after, per1, notices: [] }
}

/**
 * Returns the set with the exact differences of the coefficients, `after` less `before`; null for a gas that either
 * does not publish. Throws `restatement_invalid`, and `number_out_of_range` for a non-zero difference out of range.
 */
export function differenceSet(before: CoefficientSet, after: CoefficientSet): CoefficientSet {
  checkSet(before, 'before')
  checkSet(after, 'after')
  return differencesFrom(before)(after)
}

const differencesFrom = cacheByObject((before: CoefficientSet) =>
  cacheByObject((after: CoefficientSet) => computeDifference(before, after)),
)

function computeDifference(before: CoefficientSet, after: CoefficientSet): CoefficientSet {
  checkComparable(before, after)
  const pairs = before.pairs.map((pair, index) =>
    pairDifference(pair, readItem(after.pairs, index), `after.pairs[${index}]`),
  )
  const hasUnpublished = pairs.some(({ per1 }) => GASES.some((gas) => per1[gas] === null))
  return Object.freeze({ ...after, pairs: Object.freeze(pairs), hasUnpublished })
}

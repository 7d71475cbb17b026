import { Violations } from '../../errors/index.ts'
import { checkSet } from '../coefficients/check-set.ts'
import type { CoefficientSet } from '../coefficients/coefficient-set.ts'

/** Throws `restatement_invalid` unless the rows of one set can be calculated with the other: all that differs at once. */
export function checkComparable(before: CoefficientSet, after: CoefficientSet): void {
  checkSet(before, 'before')
  checkSet(after, 'after')
  const found = new Violations()
  if (before.pairs.length !== after.pairs.length) {
    const message = `are ${after.pairs.length} and were ${before.pairs.length}; give a new factor for every old pair, in the same order`
    found.add('after.pairs', 'restatement_invalid', { message, expected: `${before.pairs.length} pairs` })
  }
  for (const [at, { unit, second }] of before.pairs.entries()) {
    const now = after.pairs[at]
    if (now === undefined || (now.unit === unit && now.second === second)) continue
    const units = (one: string, other: string | null) => (other === null ? one : `${one} and ${other}`)
    const message = `is in ${units(now.unit, now.second)} and was in ${units(unit, second)}; compile it for the same columns`
    found.add(`after.pairs[${at}]`, 'restatement_invalid', { message, expected: units(unit, second) })
  }
  if (before.allowCredits !== after.allowCredits) {
    const message = 'differs from that of the set before, so that other rows would fail; compile both alike'
    found.add('after.allowCredits', 'restatement_invalid', { message, expected: String(before.allowCredits) })
  }
  found.throwIfAny()
}

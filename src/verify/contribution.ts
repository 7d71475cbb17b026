import { checkAdjustments, evaluate } from './adjustments.ts'
import type { WorkBudget } from './budget.ts'
import { checkDerivation } from './derivation.ts'
import { isNearestDouble, isPrintedDouble } from './double.ts'
import type { Field } from './findings.ts'
import { exact, type Fraction, fraction, isSame, times } from './fraction.ts'
import { checkStep } from './steps.ts'
import { COLUMN_NAMES, type ColumnName, type TraceContribution } from './trace-shape.ts'
import type { UnitSizes } from './unit-sizes.ts'
import { UnitWalk } from './unit-walk.ts'

/** Compares an amount, null if unknown, with the expected one. */
export function checkAmount(
  field: Field,
  message: string,
  [due, stated]: readonly [Fraction | null, string | null],
): void {
  const isRight = due === null || stated === null ? due === stated : isSame(due, exact(stated))
  if (!isRight) field.differs(message, due === null ? null : field.findings.print(due), stated)
}

/** The double must be the one nearest to the exact total. */
export function checkRounding(total: string | null, rounded: string | null, field: Field): void {
  if (total === null || rounded === null) {
    field.expect('is not the total rounded', total, rounded)
    return
  }
  const expected = `the double nearest to ${total}`
  if (!isPrintedDouble(rounded)) field.differs('is not how a double prints', expected, rounded)
  else if (!isNearestDouble(rounded, exact(total))) field.differs('is not the nearest double', expected, rounded)
}

/** Computes each step from the printed result of the one before, so that only the wrong step differs. */
export function checkStepResults(
  { activity, steps, quantity }: Pick<TraceContribution, 'activity' | 'steps' | 'quantity'>,
  field: Field,
  { units, target }: { readonly units: UnitSizes; readonly target: string },
): void {
  const walk = new UnitWalk(activity.unit)
  let running = activity.value
  for (const [index, step] of steps.entries()) {
    const place = field.in('steps', index)
    const due = times(exact(running), checkStep(step, place, { units, before: walk.single }))
    checkAmount(place.in('gives'), 'is not the previous value × times', [due, step.gives])
    walk.go(step)
    running = step.gives
  }
  const place = field.in('quantity')
  checkAmount(place.in('value'), 'is not what the last step gives', [exact(running), quantity.value])
  if (quantity.unit !== target) {
    place.in('unit').differs('is not that of the factor', target, quantity.unit)
  } else if (!walk.isAt(target)) {
    place.in('unit').differs('is not the result of the units of the activity and the steps', target, String(walk))
  }
}

/** Returns a distance with an uplift requires a factor per actual kilometre: any other would apply the uplift twice. */
function checkDistanceBasis({ steps, factor }: TraceContribution, field: Field): void {
  for (const step of steps) {
    if (step.kind !== 'distance' || step.distance.rule === 'none') continue
    const message = `is not a basis to which ${step.distance.rule} raises a distance`
    field.in('factor', 'distanceBasis').expect(message, 'actual', factor.distanceBasis)
  }
}

function checkAdjustedFactor({ factor, adjusted }: TraceContribution, field: Field): void {
  const place = field.in('factor')
  place.in('complete').expect('says that the factor may not be used alone', true, factor.complete)
  checkDerivation(factor, place)
  if (!checkAdjustments(factor, place.in('adjustments'))) return
  const due = evaluate(factor)
  for (const name of COLUMN_NAMES) {
    const message = 'is not the published figure with its adjustments'
    checkAmount(field.in('adjusted', name), message, [due[name], adjusted[name]])
  }
}

function checkEmission({ quantity, adjusted, emission }: TraceContribution, field: Field): void {
  for (const name of COLUMN_NAMES) {
    const per1 = adjusted[name]
    const due = per1 === null ? null : times(exact(quantity.value), exact(per1))
    checkAmount(field.in('emission', name), 'is not quantity × adjusted factor', [due, emission[name]])
  }
}

/** Checks a contribution from activity to emission, each number against those it follows from. */
export function checkContribution(contribution: TraceContribution, field: Field, units: UnitSizes): void {
  checkStepResults(contribution, field, { units, target: contribution.factor.unit })
  checkDistanceBasis(contribution, field)
  checkAdjustedFactor(contribution, field)
  checkEmission(contribution, field)
}

/**
 * Returns the sum of a column over all contributions. A gas unknown in one is unknown in the sum; columns of no total
 * sum the published figures. Undefined when the budget does not cover it.
 */
export function addContributions(
  contributions: readonly TraceContribution[],
  name: ColumnName,
  budget: WorkBudget,
): Fraction | null | undefined {
  const parts = contributions.map(({ emission }) => emission[name])
  const known = parts.filter((part) => part !== null)
  const isApart = name === 'biogenicCo2' || name === 'montrealCo2e'
  const isUnknown = isApart ? known.length === 0 : known.length < parts.length
  if (isUnknown) return null
  let sum: Fraction | undefined = fraction(0n)
  for (const part of known) {
    sum = budget.plus(sum, exact(part))
    if (sum === undefined) return undefined
  }
  return sum
}

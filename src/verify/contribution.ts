import { checkAdjustments, evaluate } from './adjustments.ts'
import type { WorkBudget } from './budget.ts'
import { type Findings, within } from './findings.ts'
import { exact, type Fraction, fraction, isSame, times } from './fraction.ts'
import { checkStep } from './steps.ts'
import { COLUMN_NAMES, type Columns, type Contribution, type Factor } from './trace-shape.ts'
import type { UnitSizes } from './unit-sizes.ts'
import { UnitWalk } from './unit-walk.ts'

/** Compares an amount, null if unknown, with the expected one. */
function checkAmount(
  findings: Findings,
  path: string,
  [message, due, given]: readonly [message: string, due: Fraction | null, given: string | null],
): void {
  const isRight = due === null || given === null ? due === given : isSame(due, exact(given))
  if (!isRight) findings.add(path, message, { expected: due === null ? null : findings.print(due), found: given })
}

/** Computes each step from the printed result of the one before, so that only the wrong step differs. */
function checkSteps({ activity, steps, quantity, factor }: Contribution, path: string, context: TraceContext): void {
  const { findings, units } = context
  const walk = new UnitWalk(activity.unit)
  let running = activity.value
  for (const [index, step] of steps.entries()) {
    const place = within(within(path, 'steps'), index)
    const due = times(exact(running), checkStep(step, place, { findings, units, before: walk.single }))
    checkAmount(findings, within(place, 'gives'), ['is not what was before × times', due, step.gives])
    walk.go(step)
    running = step.gives
  }
  const place = within(path, 'quantity')
  checkAmount(findings, within(place, 'value'), ['is not what the last step gives', exact(running), quantity.value])
  if (quantity.unit !== factor.unit) {
    findings.add(within(place, 'unit'), 'is not that of the factor', { expected: factor.unit, found: quantity.unit })
  } else if (!walk.isAt(factor.unit)) {
    const message = 'is not where the units of the activity and the steps lead'
    findings.add(within(place, 'unit'), message, { expected: factor.unit, found: String(walk) })
  }
}

/** A distance with an uplift requires a factor per actual kilometre: any other would apply the uplift twice. */
function checkDistanceBasis({ steps, factor }: Contribution, path: string, findings: Findings): void {
  for (const step of steps) {
    if (step.kind !== 'distance' || step.distance.rule === 'none' || factor.distanceBasis === 'actual') continue
    const message = `is not a basis to which ${step.distance.rule} raises a distance`
    findings.add(within(path, 'factor.distanceBasis'), message, { expected: 'actual', found: factor.distanceBasis })
  }
}

/** The data that every contribution of a trace is checked against. */
export interface TraceContext {
  readonly findings: Findings
  readonly units: UnitSizes
}

interface Place {
  readonly path: string
  readonly findings: Findings
}

function checkFactor(factor: Factor, adjusted: Columns, { path, findings }: Place): void {
  const place = within(path, 'factor')
  if (!factor.complete) {
    findings.add(within(place, 'complete'), 'says that the factor may not be used alone', {
      expected: true,
      found: false,
    })
  }
  if (!checkAdjustments(factor, within(place, 'adjustments'), findings)) return
  const due = evaluate(factor)
  for (const name of COLUMN_NAMES) {
    const message = 'is not the published figure with its adjustments'
    checkAmount(findings, within(within(path, 'adjusted'), name), [message, due[name], adjusted[name]])
  }
}

function checkEmission({ quantity, adjusted, emission }: Contribution, path: string, findings: Findings): void {
  for (const name of COLUMN_NAMES) {
    const [per1, given] = [adjusted[name], emission[name]]
    const due = per1 === null ? null : times(exact(quantity.value), exact(per1))
    checkAmount(findings, within(within(path, 'emission'), name), ['is not quantity × adjusted factor', due, given])
  }
}

/** Checks a contribution from activity to emission, each number against those it follows from. */
export function checkContribution(contribution: Contribution, path: string, context: TraceContext): void {
  const { findings } = context
  checkSteps(contribution, path, context)
  checkDistanceBasis(contribution, path, findings)
  checkFactor(contribution.factor, contribution.adjusted, { path, findings })
  checkEmission(contribution, path, findings)
}

/**
 * The sum of a gas over all contributions. A gas unknown in one is unknown in the sum; biogenic CO2 sums the published
 * figures. Undefined when the budget does not cover it.
 */
export function sumOf(
  contributions: readonly Contribution[],
  name: keyof Columns,
  budget: WorkBudget,
): Fraction | null | undefined {
  const parts = contributions.map(({ emission }) => emission[name])
  const known = parts.filter((part) => part !== null)
  const isUnknown = name === 'biogenicCo2' ? known.length === 0 : known.length < parts.length
  if (isUnknown) return null
  let sum: Fraction | undefined = fraction(0n)
  for (const part of known) {
    sum = budget.plus(sum, exact(part))
    if (sum === undefined) return undefined
  }
  return sum
}

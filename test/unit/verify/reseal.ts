import { nearestDouble, parseNumber, printExact } from '../../../src/core/exact/index.ts'
import { evaluate } from '../../../src/verify/adjustments.ts'
import { Field, Findings } from '../../../src/verify/findings.ts'
import {
  divideFractions,
  type Fraction,
  fraction,
  parseCanonical,
  parseFraction,
  plus,
  printFraction,
  times,
} from '../../../src/verify/fraction.ts'
import { COLUMN_NAMES, isTrace } from '../../../src/verify/trace-shape.ts'
import type { Bent } from './bent-trace.ts'
import { type Data, forged } from './verify-mutations.ts'

function read(digits: unknown): Fraction {
  const value = typeof digits === 'string' ? (parseCanonical(digits) ?? parseFraction(digits)) : undefined
  if (value === undefined) throw new TypeError('no number')
  return value
}

/** What a step multiplies by, when all that it says of itself is believed. */
function timesOf(step: Bent): Fraction {
  if (step.kind === 'convert') {
    return step.chain.reduce((product: Fraction, link: Bent) => times(product, read(link.times)), fraction(1n))
  }
  if (step.kind === 'share') return divideFractions(read(step.part), read(step.whole))
  if (step.kind === 'distance') {
    const { km, addedKm, uplift } = step.distance
    return times(plus(read(km), read(addedKm)), read(uplift))
  }
  return read(step.times)
}

function resealStep(step: Bent, running: Fraction): Fraction {
  const multiplier = timesOf(step)
  if (step.kind === 'convert' && step.chain.length > 0) {
    step.unit = `${step.chain.at(-1).to}/${step.chain[0].from}`
  }
  step.times = printFraction(multiplier)
  step.gives = printFraction(times(running, multiplier))
  return read(step.gives)
}

const isApart = (name: string) => name === 'biogenicCo2' || name === 'montrealCo2e'

function resealContribution(one: Bent): void {
  let running = read(one.activity.value)
  for (const step of one.steps) running = resealStep(step, running)
  one.quantity = { value: printFraction(running), unit: one.factor.unit }
  const amounts = evaluate(one.factor)
  for (const name of COLUMN_NAMES) {
    const amount = amounts[name]
    one.adjusted[name] = amount && printFraction(amount)
    one.emission[name] = amount && printFraction(times(running, amount))
  }
}

function resealTotals(trace: Bent): void {
  for (const name of COLUMN_NAMES) {
    const parts: (string | null)[] = trace.contributions.map(({ emission }: Bent) => emission[name] ?? null)
    const known = parts.filter((part) => part !== null)
    const isUnknown = isApart(name) ? known.length === 0 : known.length < parts.length || parts.length === 0
    const sum = known.map(read).reduce(plus, fraction(0n))
    trace.total[name] = isUnknown ? null : printFraction(sum)
    trace.emission[name] = isUnknown ? null : printExact(parseNumber(nearestDouble(read(printFraction(sum)))))
  }
}

/**
 * The trace as a forger hands it on who changed what stands first and computed all that follows anew: each step's
 * multiplier from its details, each product, the adjusted factors, the sums, the doubles and the digest. What is not a trace
 * any more gets its digest alone.
 */
export function resealed(changed: Data): string {
  const trace: Bent = structuredClone(changed)
  try {
    if (isTrace(trace, new Field(new Findings()))) {
      for (const one of trace.contributions as Bent[]) resealContribution(one)
      resealTotals(trace)
    }
  } catch {
    return forged(changed)
  }
  return forged(trace as Data)
}

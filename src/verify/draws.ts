import type { Field } from './findings.ts'
import { compareFractions, exact } from './fraction.ts'
import type { StepOf, Trace, TraceContribution } from './trace-shape.ts'

/** The beginnings of the labels of draws. */
const KINDS = ['certificate: ', 'contract: ', 'supplier mix: ']

/** True for the label of a draw, which names its instrument, and for that of the uncovered part. */
function namesInstrument(label: string): boolean {
  const kind = KINDS.find((one) => label.startsWith(one))
  return label === 'uncovered share' || (kind !== undefined && /[^ ]/.test(label.slice(kind.length)))
}

/** True for a method whose shares are draws on instruments, in units of the electricity and not per cent. */
export function hasDraws({ id, version }: Trace['method']): boolean {
  return id === 'electricity_market' && version === 2
}

function checkDrawShare(share: StepOf<'share'>, { activity }: TraceContribution, field: Field): void {
  field.in('whole').expect('is not all the electricity', activity.value, share.whole)
  const part = exact(share.part)
  if (part.n <= 0n) field.in('part').differs('is no part of the electricity', 'above 0', share.part)
  if (share.of !== 'instrument' || compareFractions(part, exact(share.held)) <= 0n) return
  field.in('part').differs('is more than the instrument holds', `at most ${share.held}`, share.part)
}

/** Checks that every draw is part of the same electricity, from a different instrument with enough energy. */
export function checkDraws(contributions: readonly TraceContribution[], field: Field): void {
  const seen = new Set<string>()
  for (const [index, one] of contributions.entries()) {
    const label = field.in(index, 'label')
    if (!namesInstrument(one.label)) label.differs('names no instrument', `${KINDS.join('…, ')}…`, one.label)
    if (seen.has(one.label)) label.differs('is listed twice', 'every instrument once', one.label)
    seen.add(one.label)
    for (const [position, step] of one.steps.entries()) {
      const isDrawn = step.kind === 'share' && (step.of === 'instrument' || step.of === 'uncovered')
      if (isDrawn) checkDrawShare(step, one, field.in(index, 'steps', position))
    }
  }
}

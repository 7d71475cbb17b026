/** What the verifiers of documents share: differences, exact figures, and the traces that documents embed. */
export { WorkBudget } from '../budget.ts'
export { type Difference, Field, Findings } from '../findings.ts'
export { exact, type Fraction, fraction, isSame, order, over, plus, readPublished, times } from '../fraction.ts'
export { type AllowedTraces, checkAllowed } from '../methods.ts'
export { canonicalText, listIn, type Plain, plainCopy } from '../plain-data.ts'
export type { Trace, TraceContribution } from '../trace-shape.ts'
export { readEmbeddedTrace } from './embedded-trace.ts'

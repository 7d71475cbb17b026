/** The parts that verifiers of documents share: differences, exact figures, and the traces that documents embed. */
export { WorkBudget } from '../budget.ts'
export { acceptsCategory } from '../factor-category.ts'
export { type Difference, Field, Findings } from '../findings.ts'
export {
  compareFractions,
  exact,
  type Fraction,
  fraction,
  isSame,
  over,
  plus,
  readPublished,
  reduceFraction,
  times,
} from '../fraction.ts'
export { knownUnit } from '../known-units.ts'
export { type AllowedTraces, checkAllowed } from '../methods.ts'
export { asList, canonicalText, checkKnown, checkUnknownFields, type Plain, plainCopy } from '../plain-data.ts'
export { adjustedKm, checkUplift, type UpliftRule } from '../steps.ts'
export { isUplifted, type StepOf, type Trace, type TraceContribution } from '../trace-shape.ts'
export { readEmbeddedTrace } from './embedded-trace.ts'

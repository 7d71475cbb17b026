/** The parts that verifiers of documents share: differences, exact figures, and the traces that documents embed. */
export { WorkBudget } from '../budget.ts'
export { acceptsCategory } from '../factor-category.ts'
export { type Difference, Field, Findings } from '../findings.ts'
export {
  compareFractions,
  divideFractions,
  exact,
  type Fraction,
  fraction,
  isSame,
  parseFraction,
  plus,
  reduceFraction,
  times,
} from '../fraction.ts'
export { knownUnit } from '../known-units.ts'
export { type AllowedTraces, checkAllowedTrace } from '../methods.ts'
export { asList, canonicalText, checkFieldNames, checkForm, type Plain, plainCopy } from '../plain-data.ts'
export { adjustedKm, checkUplift, type UpliftRule } from '../steps.ts'
export { isUplifted, type StepOf, type Trace, type TraceContribution } from '../trace-shape.ts'
export { readEmbeddedTrace } from './embedded-trace.ts'

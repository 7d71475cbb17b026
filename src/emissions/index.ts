export { adjustedFactor } from './adjusted-factor.ts'
export type { Calculation, ChainLink, Contribution, Emission, Method, MethodId, Step } from './calculation.ts'
export { combineFactors, isCombinedPair } from './combine-factors.ts'
export { convertSteps } from './convert-steps.ts'
export { asFactor, defineFactor, type FactorDefinition } from './define-factor.ts'
export type { Distance, DistanceKind } from './distance.ts'
export type {
  Adjustment,
  AdjustmentReason,
  Boundary,
  DistanceBasis,
  EmissionFactor,
  ExactColumns,
  FactorChoice,
  FactorSnapshot,
  SelectedFactor,
  Source,
} from './emission-factor.ts'
export { calculationOf, type DecimalClass, exactContribution, exactTotal, toExact } from './exact-emission.ts'
export { explain } from './explain.ts'
export type { FactorCatalogue } from './factor-catalogue.ts'
export { factorNotices } from './factor-notices.ts'
export type { FuelBridge } from './fuel-bridge.ts'
export { COLUMNS, type Column, type Gas } from './gas.ts'
export { GWP_SET_IDS, type GwpSetId, gwpOf, isGwpSetId, type MethaneKind } from './gwp-set.ts'
export { type PreparedFactor, preparedEmission, preparedEmissionOf, prepareFactor } from './prepared-factor.ts'
export { radiativeForcingNotices } from './radiative-forcing-notices.ts'
export { type Restatement, type RestatementChange, type RestatementPart, restate, withGwpSet } from './restate.ts'
export { EmissionSum, type EmissionSumState, type EmissionTotal, sumEmissions, sumEmissionsBy } from './sum.ts'
export { TRACE_FORMAT, toTrace } from './trace.ts'
export { wellToWheel } from './well-to-wheel.ts'
export { withBiogenicCo2 } from './with-biogenic-co2.ts'
export { withContributions } from './with-contributions.ts'
export { withGwpSetOfFactor } from './with-gwp-set-of-factor.ts'
export { withRadiativeForcing } from './with-radiative-forcing.ts'
export { ZERO_EMISSION_ELECTRICITY } from './zero-emission-electricity.ts'

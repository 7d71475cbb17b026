export type * from './calculation.ts'
export * from './calculation-scopes.ts'
export { canonicalJson, canonicalRecord, frozenJson, type Json, keepFrozenJson, recordJson } from './canonical-json.ts'
export { checkContributions } from './check-calculation.ts'
export * from './distance.ts'
export * from './exact-emission.ts'
export { explain, explainQuantity } from './explain.ts'
export { adjustedFactor, publishedFigure } from './factor/adjusted-factor.ts'
export { combineFactors, isCombinedPair, isHalfOfPair } from './factor/combine-factors.ts'
export {
  asFactor,
  bundleFactor,
  DATA_TIERS,
  defineFactor,
  type FactorDefinition,
  factorOf,
  tierOf,
} from './factor/define-factor.ts'
export type * from './factor/emission-factor.ts'
export * from './factor/factor-categories.ts'
export { baseKeyOf, checkKeyLength, checkWords, isTooLongForKey } from './factor/factor-key.ts'
export { checkFactorNames } from './factor/factor-names.ts'
export { factorNotices, isPerMoney, isSecondaryCopy } from './factor/factor-notices.ts'
export * from './factor/factor-use.ts'
export { type GasClass, gasClassOf, gasNameOf } from './factor/gas-class.ts'
export { GWP_SET_IDS, type GwpSetId, gwpOf, isGwpSetId, type MethaneKind } from './factor/gwp-set.ts'
export {
  checkScope3Category,
  rejectScopeClaim,
  SCOPE_3_CATEGORIES,
  scope3CategoryOf,
} from './factor/scope3-category.ts'
export { wellToWheel } from './factor/well-to-wheel.ts'
export { keyWithoutBiogenicCo2, withBiogenicCo2 } from './factor/with-biogenic-co2.ts'
export { withGwpSetOfFactor } from './factor/with-gwp-set-of-factor.ts'
export { hasSeparateMontreal, withMontrealApart } from './factor/with-montreal-apart.ts'
export { withRadiativeForcing } from './factor/with-radiative-forcing.ts'
export { ZERO_EMISSION_ELECTRICITY } from './factor/zero-emission-electricity.ts'
export {
  CABIN_CLASSES,
  type CabinClass,
  RADIATIVE_FORCING_CHOICES,
  type RadiativeForcing,
} from './flight-choices.ts'
export {
  byColumn,
  COLUMNS,
  type Column,
  type ColumnApart,
  GASES,
  type Gas,
  gasesOf,
  isColumnApart,
  mapColumns,
} from './gas.ts'
export * from './money.ts'
export { type PreparedFactor, preparedEmission, preparedEmissionOf, prepareFactor } from './prepared-factor.ts'
export { type Restatement, type RestatementChange, type RestatementPart, restate, withGwpSet } from './restate.ts'
export { type RoundingBounds, roundingBounds } from './rounding-bounds.ts'
export * from './route.ts'
export * from './stand-ins.ts'
export * from './sum.ts'
export { sumEmissionsByTier, tiersOf } from './tiers.ts'
export * from './trace.ts'
export { rowId, uuidOf } from './uuid.ts'
export { radiativeForcingNotices, withContributions } from './with-contributions.ts'

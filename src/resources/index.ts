/**
 * The resources of the /v1 interface: the shape of each in storage and responses, the schemas of payloads, and their
 * parser.
 *
 * @module
 */

export { type DefinedFields, definedFields, type SomeFields } from '../base/index.ts'
export {
  type ApiKeyResource,
  apiKeySchema,
  type IssuedApiKeyResource,
  issuedApiKeySchema,
  KEY_NEEDED,
} from './api-key.ts'
export * from './base-year.ts'
export * from './boundary-share.ts'
export { BUILT_IN_AT, canonicalTimestamp, timestampOf, wireNumber } from './canonical.ts'
export type { BuiltInKindKey } from './data/built-in-kinds.ts'
export * from './disclosure-statement.ts'
export * from './disclosure-table.ts'
export { type EmissionFactorResource, emissionFactorResource, MONEY_UNIT_ID } from './emission-factor.ts'
export {
  builtInEmissionKinds,
  builtInKindId,
  EMISSION_KINDS,
  type EmissionKindResource,
  SCOPES,
} from './emission-kind.ts'
export type { FactorAssignment, RuledFields, RuledInput } from './factor-assignment.ts'
export { type FactorRuleResource, RULED_ACTIVITIES, type RuledCollection } from './factor-rule.ts'
export { storedInputsOf, usedFields } from './fields/if-used.ts'
export { UNDECIDED } from './fields/reading.ts'
export { INSTRUMENT_KINDS, type InstrumentResource, TECHNOLOGIES, type Technology } from './instrument.ts'
export * from './inventory.ts'
export { LIMITS } from './limits.ts'
export { METERED_FIELDS } from './metered-fields.ts'
export {
  type MovementPageResource,
  type MovementResource,
  TRANSPORT_TYPES,
  type UpdatedMovementResource,
} from './movement.ts'
export { acceptInput, type MisspeltField, misspeltFields, type ParseInputOptions, parseInput } from './parse-input.ts'
export {
  type LockedPeriodResource,
  lockedPeriodSchema,
  type PeriodLockResource,
  periodLockSchema,
} from './period-lock.ts'
export { DEFAULT_INPUT_POLICY, type InputPolicy } from './policy.ts'
export * from './readiness.ts'
export * from './schemas.ts'
export type { AreaUnit, PossessionType, SiteLiterals } from './site.ts'
export { SITE_FUEL_IF_USED, type SiteFuelResource } from './site-fuel.ts'
export type { TravelResource } from './travel.ts'
export { embeddedUnitSchema, LISTED_ID_MAX, type UnitResource, unitResource } from './unit.ts'
export { VEHICLE_TABLE_NAME, type VehicleResource } from './vehicle.ts'

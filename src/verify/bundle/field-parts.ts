import { DUE_OF_FACTOR, DUE_OF_KIND, DUE_OF_UNIT } from './due-embedded.ts'
import { headDigest, shownExact } from './due-others.ts'
import { type FieldsRule, type FieldsRules, linkedFields, statedFields } from './fields.ts'

const STAMPS = 'createdAt updatedAt'

/** Times of a record, which only the log of the service knows. */
export const TIMES: FieldsRules = statedFields(STAMPS)

/** An embedded emission kind. */
export const KIND: FieldsRules = { ...DUE_OF_KIND, ...TIMES }

/** An embedded emission factor; its id is that of the factor next to it. */
export const FACTOR: FieldsRules = linkedFields('id', { ...DUE_OF_FACTOR, ...TIMES })

const NO_LISTS: FieldsRules = {
  'emissionFactorsDenominators?': 'none',
  'emissionFactorsNumerators?': 'none',
  'sitesElectricitys?': 'none',
  'sitesFuels?': 'none',
  'emissions?': 'none',
  'vehiclesActivityUnits?': 'none',
  'vehiclesFuelConsumptionUnit?': 'none',
}

/** An embedded unit. */
export const UNIT: FieldsRules = statedFields('name', { ...DUE_OF_UNIT, ...TIMES, ...NO_LISTS })

/** Fields of records whose factor a rule may choose. */
export const RULED: FieldsRules = {
  'account?': 'stated',
  'productId?': 'stated',
  'assignedBy?': linkedFields('ruleId', { level: 'any' }),
}

/** Fields of records whose quantity a meter may measure. */
export const METERED: FieldsRules = { 'meter?': 'stated' }

/** A draw on an instrument, which is compared with the trace. */
export const DRAW: FieldsRules = linkedFields('instrumentId energyKwh')

/** A file that a record names. */
export const FILE: FieldsRules = statedFields(`id name url ${STAMPS} deletedAt`)

/** An emission in kilograms; the gases are those of the trace. */
export const EMISSION: FieldsRules = linkedFields('id co2 ch4 n2o co2e unitId companyId', TIMES)

/** A figure with all its digits, and as the nearest double. */
const FIGURE: FieldsRules = linkedFields('exact', { kg: shownExact })

/** A figure that only the company states. */
export const STATED_FIGURE: FieldsRules = statedFields('exact', { kg: shownExact })

/** A percentage that only the company states. */
export const STATED_PERCENT: FieldsRules = statedFields('exact', { percent: shownExact })

/** The emissions of a year: their parts add up among themselves, not from other records of the bundle. */
const SERIES: Readonly<Record<string, FieldsRule>> = {
  co2e: FIGURE,
  byScope: [statedFields('scope', { co2e: FIGURE })],
  bySite: [statedFields('siteId name', { co2e: FIGURE })],
  log: linkedFields('sequence', { digest: headDigest }),
}

/** The series that was reported, and one that was recalculated. */
export const REPORTED: FieldsRules = statedFields('at', SERIES)
export const RECALCULATED: FieldsRules = statedFields('at asOf', {
  ...SERIES,
  difference: FIGURE,
  differences: [statedFields('kind siteId name', { triggerIds: 'any', difference: FIGURE })],
})

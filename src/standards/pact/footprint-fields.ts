import { fail } from '../../core/errors/index.ts'
import { compare, ZERO } from '../../core/exact/index.ts'
import {
  anyDecimal,
  anyObject,
  anyText,
  country,
  decimal,
  type FieldRules,
  flag,
  listOf,
  name,
  nonNegative,
  objectOf,
  oneOf,
  percent,
  positive,
  requireField,
  textRule,
  timestamp,
  uri,
  uuid,
} from '../documents/index.ts'
import { DECLARED_UNITS, FOOTPRINT_REGIONS } from './footprint.ts'

const urn = textRule("a URN, such as 'urn:pact:acme.example:product-id:4711'", /^urn:[^:\s]+:\S+$/i)
export const uriReference = textRule('a URI or a path', /^\S+$/)
const specVersion = textRule("a version, such as '3.0.0'", /^\d+\.\d+\.\d+(?:-\d{8})?$/)
const subdivision = textRule("a subdivision by ISO 3166-2, such as 'US-CA'", /^[A-Z]{2}-[A-Z\d]{1,3}$/)
const ipccReport = textRule("an IPCC report, such as 'AR6'", /^AR\d+$/)
const nonPositive = decimal('a decimal of 0 or less', (value, { path, received }) => {
  if (compare(value, ZERO) <= 0) return
  fail(path, 'footprint_invalid', { message: 'is a removal and must be 0 or less', received })
})
const rating = decimal('a rating from 1 to 5', ({ n, d }, { path, received }) => {
  if (n >= d && n <= 5n * d) return
  fail(path, 'footprint_invalid', { message: 'must be a rating from 1 (best) to 5', received })
})

const sectorRule = objectOf({
  operator: requireField(oneOf(['PEF', 'EPD International', 'Other'])),
  ruleNames: requireField(listOf(name)),
  otherOperatorName: name,
})

const assurance = objectOf({
  coverage: oneOf(['PCF calculation model', 'PCF program', 'product level']),
  providerName: anyText,
  completedAt: timestamp,
  standardName: anyText,
  comments: anyText,
})

const extension = objectOf({
  specVersion: requireField(anyText),
  dataSchema: requireField(uri),
  documentation: uri,
  data: requireField(anyObject),
})

/** The fields of a carbon footprint, in the order of the schema of PACT 3.0. */
export const CARBON_FIELDS = {
  declaredUnitOfMeasurement: requireField(oneOf(DECLARED_UNITS)),
  declaredUnitAmount: requireField(positive),
  productMassPerDeclaredUnit: requireField(nonNegative),
  referencePeriodStart: requireField(timestamp),
  referencePeriodEnd: requireField(timestamp),
  geographyRegionOrSubregion: oneOf(FOOTPRINT_REGIONS),
  geographyCountry: country,
  geographyCountrySubdivision: subdivision,
  boundaryProcessesDescription: anyText,
  pcfExcludingBiogenicUptake: requireField(anyDecimal),
  pcfIncludingBiogenicUptake: requireField(anyDecimal),
  fossilCarbonContent: requireField(nonNegative),
  biogenicCarbonContent: nonNegative,
  recycledCarbonContent: nonNegative,
  fossilGhgEmissions: requireField(nonNegative),
  landUseChangeGhgEmissions: nonNegative,
  landCarbonLeakage: nonNegative,
  landManagementFossilGhgEmissions: nonNegative,
  landManagementBiogenicCO2Emissions: nonNegative,
  landManagementBiogenicCO2Removals: nonPositive,
  biogenicCO2Uptake: nonPositive,
  biogenicNonCO2Emissions: nonNegative,
  landAreaOccupation: nonNegative,
  aircraftGhgEmissions: nonNegative,
  packagingEmissionsIncluded: flag,
  packagingGhgEmissions: nonNegative,
  packagingBiogenicCarbonContent: nonNegative,
  outboundLogisticsGhgEmissions: nonNegative,
  ccsTechnologicalCO2CaptureIncluded: flag,
  ccsTechnologicalCO2Capture: nonPositive,
  technologicalCO2CaptureOrigin: anyText,
  technologicalCO2Removals: nonPositive,
  ccuCarbonContent: nonNegative,
  ccuCalculationApproach: oneOf(['Cut-off', 'Credit']),
  ccuCreditCertification: uri,
  ipccCharacterizationFactors: requireField(listOf(ipccReport)),
  crossSectoralStandards: requireField(listOf(name)),
  productOrSectorSpecificRules: listOf(sectorRule),
  exemptedEmissionsPercent: requireField(percent),
  exemptedEmissionsDescription: anyText,
  allocationRulesDescription: anyText,
  secondaryEmissionFactorSources: listOf(objectOf({ name: requireField(name), version: requireField(name) })),
  primaryDataShare: percent,
  dqi: objectOf({
    technologicalDQR: requireField(rating),
    geographicalDQR: requireField(rating),
    temporalDQR: requireField(rating),
  }),
  verification: assurance,
} as const satisfies FieldRules

/** The fields of a product footprint, in the order of the schema of PACT 3.0. */
export const FOOTPRINT_FIELDS = {
  id: requireField(uuid),
  specVersion: requireField(specVersion),
  precedingPfIds: listOf(uuid),
  created: requireField(timestamp),
  status: requireField(oneOf(['Active', 'Deprecated'])),
  validityPeriodStart: timestamp,
  validityPeriodEnd: timestamp,
  companyName: requireField(name),
  companyIds: requireField(listOf(urn)),
  productDescription: requireField(anyText),
  productIds: requireField(listOf(urn)),
  productClassifications: listOf(urn),
  productNameCompany: requireField(name),
  comment: anyText,
  pcf: requireField(objectOf(CARBON_FIELDS)),
  extensions: listOf(extension),
} as const satisfies FieldRules

/** The figures that are computed from traces and never stated. */
const COMPUTED = [
  'pcfExcludingBiogenicUptake',
  'pcfIncludingBiogenicUptake',
  'fossilGhgEmissions',
  'aircraftGhgEmissions',
  'packagingGhgEmissions',
  'outboundLogisticsGhgEmissions',
  'secondaryEmissionFactorSources',
] as const

function omitRules<Rules extends FieldRules, Field extends keyof Rules>(rules: Rules, fields: readonly Field[]) {
  const left: ReadonlySet<unknown> = new Set(fields)
  return Object.fromEntries(Object.entries(rules).filter(([field]) => !left.has(field))) as Omit<Rules, Field>
}

/** The fields of a carbon footprint that the company states. */
export const STATED_CARBON_FIELDS = {
  ...omitRules(CARBON_FIELDS, COMPUTED),
  ipccCharacterizationFactors: listOf(ipccReport),
  // PACT requires these in its text, in addition to those of its schema
  biogenicCO2Uptake: requireField(CARBON_FIELDS.biogenicCO2Uptake),
  packagingEmissionsIncluded: requireField(CARBON_FIELDS.packagingEmissionsIncluded),
  ccsTechnologicalCO2CaptureIncluded: requireField(CARBON_FIELDS.ccsTechnologicalCO2CaptureIncluded),
  primaryDataShare: requireField(CARBON_FIELDS.primaryDataShare),
}

/** The fields of a product footprint that the company states. */
export const STATED_FIELDS = {
  ...omitRules(FOOTPRINT_FIELDS, ['id', 'specVersion', 'status']),
  pcf: requireField(objectOf(STATED_CARBON_FIELDS)),
}

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
  required,
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
  operator: required(oneOf(['PEF', 'EPD International', 'Other'])),
  ruleNames: required(listOf(name)),
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
  specVersion: required(anyText),
  dataSchema: required(uri),
  documentation: uri,
  data: required(anyObject),
})

/** The fields of a carbon footprint, in the order of the schema of PACT 3.0. */
export const CARBON_FIELDS = {
  declaredUnitOfMeasurement: required(oneOf(DECLARED_UNITS)),
  declaredUnitAmount: required(positive),
  productMassPerDeclaredUnit: required(nonNegative),
  referencePeriodStart: required(timestamp),
  referencePeriodEnd: required(timestamp),
  geographyRegionOrSubregion: oneOf(FOOTPRINT_REGIONS),
  geographyCountry: country,
  geographyCountrySubdivision: subdivision,
  boundaryProcessesDescription: anyText,
  pcfExcludingBiogenicUptake: required(anyDecimal),
  pcfIncludingBiogenicUptake: required(anyDecimal),
  fossilCarbonContent: required(nonNegative),
  biogenicCarbonContent: nonNegative,
  recycledCarbonContent: nonNegative,
  fossilGhgEmissions: required(nonNegative),
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
  ipccCharacterizationFactors: required(listOf(ipccReport)),
  crossSectoralStandards: required(listOf(name)),
  productOrSectorSpecificRules: listOf(sectorRule),
  exemptedEmissionsPercent: required(percent),
  exemptedEmissionsDescription: anyText,
  allocationRulesDescription: anyText,
  secondaryEmissionFactorSources: listOf(objectOf({ name: required(name), version: required(name) })),
  primaryDataShare: percent,
  dqi: objectOf({
    technologicalDQR: required(rating),
    geographicalDQR: required(rating),
    temporalDQR: required(rating),
  }),
  verification: assurance,
} as const satisfies FieldRules

/** The fields of a product footprint, in the order of the schema of PACT 3.0. */
export const FOOTPRINT_FIELDS = {
  id: required(uuid),
  specVersion: required(specVersion),
  precedingPfIds: listOf(uuid),
  created: required(timestamp),
  status: required(oneOf(['Active', 'Deprecated'])),
  validityPeriodStart: timestamp,
  validityPeriodEnd: timestamp,
  companyName: required(name),
  companyIds: required(listOf(urn)),
  productDescription: required(anyText),
  productIds: required(listOf(urn)),
  productClassifications: listOf(urn),
  productNameCompany: required(name),
  comment: anyText,
  pcf: required(objectOf(CARBON_FIELDS)),
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

function without<Rules extends FieldRules, Field extends keyof Rules>(rules: Rules, fields: readonly Field[]) {
  const left: ReadonlySet<unknown> = new Set(fields)
  return Object.fromEntries(Object.entries(rules).filter(([field]) => !left.has(field))) as Omit<Rules, Field>
}

/** The fields of a carbon footprint that the company states. */
export const STATED_CARBON_FIELDS = {
  ...without(CARBON_FIELDS, COMPUTED),
  ipccCharacterizationFactors: listOf(ipccReport),
  // PACT requires these in its text, in addition to those of its schema
  biogenicCO2Uptake: required(CARBON_FIELDS.biogenicCO2Uptake),
  packagingEmissionsIncluded: required(CARBON_FIELDS.packagingEmissionsIncluded),
  ccsTechnologicalCO2CaptureIncluded: required(CARBON_FIELDS.ccsTechnologicalCO2CaptureIncluded),
  primaryDataShare: required(CARBON_FIELDS.primaryDataShare),
}

/** The fields of a product footprint that the company states. */
export const STATED_FIELDS = {
  ...without(FOOTPRINT_FIELDS, ['id', 'specVersion', 'status']),
  pcf: required(objectOf(STATED_CARBON_FIELDS)),
}

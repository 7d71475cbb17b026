import type { NumberInput } from '../../core/exact/index.ts'

const UNITS = [
  'liter',
  'kilogram',
  'cubic meter',
  'kilowatt hour',
  'megajoule',
  'ton kilometer',
  'square meter',
  'piece',
  'hour',
  'megabit second',
] as const

/** A unit that a footprint may be declared in. */
export type DeclaredUnit = (typeof UNITS)[number]

/** The units that a footprint may be declared in. */
export const DECLARED_UNITS: readonly DeclaredUnit[] = Object.freeze(UNITS)

const REGIONS = [
  'Africa',
  'Americas',
  'Asia',
  'Europe',
  'Oceania',
  'Australia and New Zealand',
  'Central Asia',
  'Eastern Asia',
  'Eastern Europe',
  'Latin America and the Caribbean',
  'Melanesia',
  'Micronesia',
  'Northern Africa',
  'Northern America',
  'Northern Europe',
  'Polynesia',
  'South-eastern Asia',
  'Southern Asia',
  'Southern Europe',
  'Sub-Saharan Africa',
  'Western Asia',
  'Western Europe',
] as const

/** A region of the United Nations (M49). */
export type FootprintRegion = (typeof REGIONS)[number]

/** The regions of the United Nations (M49) that a footprint may state. */
export const FOOTPRINT_REGIONS: readonly FootprintRegion[] = Object.freeze(REGIONS)

/** The publication of an average emission factor. */
export interface EmissionFactorSource {
  readonly name: string
  readonly version: string
}

/** The rules of a product category or sector used for a footprint. */
export interface SectorRule {
  readonly operator: 'PEF' | 'EPD International' | 'Other'
  readonly ruleNames: readonly string[]
  readonly otherOperatorName?: string | undefined
}

/** Verification of a footprint by a third party. */
export interface FootprintAssurance {
  readonly coverage?: 'PCF calculation model' | 'PCF program' | 'product level' | undefined
  readonly providerName?: string | undefined
  readonly completedAt?: string | undefined
  readonly standardName?: string | undefined
  readonly comments?: string | undefined
}

/** Ratings of the data, 1 (best) to 5. */
export interface DataQuality<Figure = string> {
  readonly technologicalDQR: Figure
  readonly geographicalDQR: Figure
  readonly temporalDQR: Figure
}

/** An extension of the data model of PACT. */
export interface FootprintExtension {
  readonly specVersion: string
  /** URI of the schema of `data`. */
  readonly dataSchema: string
  readonly documentation?: string | undefined
  readonly data: object
}

/**
 * A company's statements on a footprint, in addition to the figures computed from traces. Figures are per declared unit
 * (`declaredUnitAmount` × `declaredUnitOfMeasurement`): kg CO2e if their names say emissions, removals, uptake or
 * capture, kg of carbon if they say carbon content. Those of removals, uptake and capture are 0 or less, all others 0
 * or more.
 */
export interface StatedCarbonFootprint<Figure = NumberInput> {
  readonly declaredUnitOfMeasurement: DeclaredUnit
  /** More than 0. */
  readonly declaredUnitAmount: Figure
  /** Kilograms without packaging; 0 only for energy, transport and services. */
  readonly productMassPerDeclaredUnit: Figure
  /** First instant of the period of the data. */
  readonly referencePeriodStart: string
  /** First instant after the period of the data. */
  readonly referencePeriodEnd: string
  /** At most one of the three is given; without any the footprint is global. */
  readonly geographyRegionOrSubregion?: FootprintRegion | undefined
  /** ISO 3166-1 alpha-2. */
  readonly geographyCountry?: string | undefined
  /** ISO 3166-2. */
  readonly geographyCountrySubdivision?: string | undefined
  readonly boundaryProcessesDescription?: string | undefined
  readonly fossilCarbonContent: Figure
  readonly biogenicCarbonContent?: Figure | undefined
  readonly recycledCarbonContent?: Figure | undefined
  readonly landUseChangeGhgEmissions?: Figure | undefined
  readonly landCarbonLeakage?: Figure | undefined
  readonly landManagementFossilGhgEmissions?: Figure | undefined
  readonly landManagementBiogenicCO2Emissions?: Figure | undefined
  readonly landManagementBiogenicCO2Removals?: Figure | undefined
  readonly biogenicCO2Uptake: Figure
  /** CH4 and N2O of biomass; computed if the traces burn biomass, otherwise stated. */
  readonly biogenicNonCO2Emissions?: Figure | undefined
  /** Square metres and year. */
  readonly landAreaOccupation?: Figure | undefined
  readonly packagingEmissionsIncluded: boolean
  readonly packagingBiogenicCarbonContent?: Figure | undefined
  readonly ccsTechnologicalCO2CaptureIncluded: boolean
  readonly ccsTechnologicalCO2Capture?: Figure | undefined
  readonly technologicalCO2CaptureOrigin?: string | undefined
  readonly technologicalCO2Removals?: Figure | undefined
  readonly ccuCarbonContent?: Figure | undefined
  readonly ccuCalculationApproach?: 'Cut-off' | 'Credit' | undefined
  /** URI. */
  readonly ccuCreditCertification?: string | undefined
  /** IPCC reports used by factors that name none; the reports of the other factors are added. */
  readonly ipccCharacterizationFactors?: readonly string[] | undefined
  /** 'ISO14067', 'PACT-3.0', … */
  readonly crossSectoralStandards: readonly string[]
  readonly productOrSectorSpecificRules?: readonly SectorRule[] | undefined
  /** 0 to 100. */
  readonly exemptedEmissionsPercent: Figure
  readonly exemptedEmissionsDescription?: string | undefined
  readonly allocationRulesDescription?: string | undefined
  /** 0 to 100. */
  readonly primaryDataShare: Figure
  readonly dqi?: DataQuality<Figure> | undefined
  readonly verification?: FootprintAssurance | undefined
}

/** A carbon footprint of PACT version 3: figures are decimals as text, without an exponent. */
export interface CarbonFootprint
  extends Omit<
    StatedCarbonFootprint<string>,
    | 'ipccCharacterizationFactors'
    | 'packagingEmissionsIncluded'
    | 'ccsTechnologicalCO2CaptureIncluded'
    | 'primaryDataShare'
    | 'biogenicCO2Uptake'
  > {
  readonly pcfExcludingBiogenicUptake: string
  readonly pcfIncludingBiogenicUptake: string
  readonly fossilGhgEmissions: string
  readonly biogenicCO2Uptake?: string | undefined
  /** The part emitted by aircraft, without radiative forcing. */
  readonly aircraftGhgEmissions?: string | undefined
  readonly packagingEmissionsIncluded?: boolean | undefined
  readonly packagingGhgEmissions?: string | undefined
  readonly ccsTechnologicalCO2CaptureIncluded?: boolean | undefined
  /** Logistics past the gate that the company pays for; in no other figure. */
  readonly outboundLogisticsGhgEmissions?: string | undefined
  readonly primaryDataShare?: string | undefined
  readonly ipccCharacterizationFactors: readonly string[]
  /** The publications of the secondary data used by the traces. */
  readonly secondaryEmissionFactorSources?: readonly EmissionFactorSource[] | undefined
}

/** A company's statements on a product and on the exchange of its footprint. */
export interface FootprintStatement {
  /** Ids of earlier footprints of the product that this one replaces. */
  readonly precedingPfIds?: readonly string[] | undefined
  readonly created: string
  /** `referencePeriodEnd` or later (default: `referencePeriodEnd`). */
  readonly validityPeriodStart?: string | undefined
  /** At most three years after `referencePeriodEnd` (default: that). */
  readonly validityPeriodEnd?: string | undefined
  readonly companyName: string
  /** URNs. */
  readonly companyIds: readonly string[]
  readonly productDescription: string
  /** URNs; see `productUrn`. */
  readonly productIds: readonly string[]
  /** URNs. */
  readonly productClassifications?: readonly string[] | undefined
  readonly productNameCompany: string
  readonly comment?: string | undefined
  readonly pcf: StatedCarbonFootprint
  readonly extensions?: readonly FootprintExtension[] | undefined
}

/** A product footprint of PACT version 3, as it is exchanged. */
export interface ProductFootprint extends Omit<FootprintStatement, 'pcf'> {
  readonly id: string
  readonly specVersion: string
  readonly status: 'Active' | 'Deprecated'
  readonly pcf: CarbonFootprint
}

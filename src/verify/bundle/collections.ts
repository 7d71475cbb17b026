import { type FieldsRule, fieldsRule } from './fields.ts'

const STAMPS = 'createdAt updatedAt'
const KIND = `id scope underScope activityTypeUnderScope name companyId ${STAMPS}`
const FACTOR = `id name source co2 ch4 n2o co2e denominatorUnitId numeratorUnitId isCustom companyId ${STAMPS} deletedAt`
const UNIT = fieldsRule(`id name short_name multiplier parent_id typeUnit ${STAMPS}`, {
  'emissionFactorsDenominators?': 'none',
  'emissionFactorsNumerators?': 'none',
  'sitesElectricitys?': 'none',
  'sitesFuels?': 'none',
  'emissions?': 'none',
  'vehiclesActivityUnits?': 'none',
  'vehiclesFuelConsumptionUnit?': 'none',
})
const RULED: Readonly<Record<string, FieldsRule>> = {
  'account?': 'leaf',
  'productId?': 'leaf',
  'assignedBy?': fieldsRule('ruleId', { level: 'any' }),
}
const DRAW = fieldsRule('instrumentId energyKwh')
const FILE = `id name url ${STAMPS} deletedAt`
const EMISSION = fieldsRule(`id co2 ch4 n2o co2e unitId companyId ${STAMPS}`)
const MOVEMENT = `id emissionKindId name referenceNumber comment vendorId transportType transportWeightTon distance totalEmission startPoint endPoint startAddress endAddress startDate endDate ${STAMPS} companyId isReturnMoving`

const FIGURE = fieldsRule('exact kg')
const KEPT_SERIES = 'at'
const SERIES: Readonly<Record<string, FieldsRule>> = {
  co2e: FIGURE,
  byScope: [fieldsRule('scope', { co2e: FIGURE })],
  bySite: [fieldsRule('siteId name', { co2e: FIGURE })],
  log: fieldsRule('sequence digest'),
}

/** The records of a collection in a bundle. */
export interface BundleCollection {
  /** The fields of a record; its `given` holds digits beyond the precision of a double. */
  readonly fields: FieldsRule
  /** The number of a record: its emission, the sum of others, or the part of another that it passes on. */
  readonly exact?: 'emission' | 'total' | 'share'
  /** The field with the amount that a calculation starts with: rounded in the record, with all digits in `given`. */
  readonly amount?: string
  /** Totals besides the company's that an emission counts towards: the collection, and the field with the id. */
  readonly countsTowards?: Readonly<Record<string, string>>
  /** True if a log line has the digest of the links of a record. */
  readonly hasLinks?: boolean
  /** True if a deleted record stays, marked as deleted. */
  readonly keepsDeleted?: boolean
  /** True if the records have no field for the company. */
  readonly hasNoCompany?: boolean
}

const TABLE: Readonly<Record<string, BundleCollection>> = {
  sites: {
    exact: 'total',
    fields: fieldsRule(`id name avatarUrl possessionType area unit countryId gridRegionId companyId ${STAMPS}`, {
      address: fieldsRule('address', { coordinates: fieldsRule('lat lng') }),
    }),
  },
  vehicles: {
    exact: 'total',
    fields: fieldsRule(
      `tableName id name imageUrl activityType fuelSource fuelConsumption fuelConsumptionUnitId emissionKindId emissionFactorId activityUnitId companyId ${STAMPS}`,
      {
        emissionKind: fieldsRule(KIND),
        emissionFactor: fieldsRule(FACTOR),
        activityUnit: UNIT,
        fuelConsumptionUnit: UNIT,
        'given?': fieldsRule('fuelConsumption? consumptionPer?'),
      },
    ),
  },
  vendors: { exact: 'total', fields: fieldsRule(`id companyId countryId name logoImageUrl vendorType ${STAMPS}`) },
  products: {
    exact: 'total',
    fields: fieldsRule(`id name companyId weight referenceNumber logoImageUrl emissionKindId ${STAMPS}`, {
      'given?': fieldsRule('weight?'),
    }),
  },
  batches: {
    exact: 'total',
    hasLinks: true,
    fields: fieldsRule(`id name totalWeight comment companyId manufacturingDate ${STAMPS} referenceNumber`, {
      'given?': fieldsRule('totalWeight?'),
    }),
  },
  instruments: {
    fields: fieldsRule(
      `id companyId kind name energyKwh drawnKwh startDate endDate countryId technology emissionFactorId siteId retiredAt evidenceSha256 ${STAMPS}`,
      { files: [fieldsRule(FILE)], given: fieldsRule('energyKwh drawnKwh factorSnapshotId') },
    ),
  },
  emissionKinds: { fields: fieldsRule(KIND) },
  emissionFactors: {
    keepsDeleted: true,
    fields: fieldsRule(FACTOR, {
      'given?': fieldsRule('gwpSet heatingValue supplierMix category? tier?', {
        per1: fieldsRule('co2 ch4 n2o co2e'),
        'money?': fieldsRule('currency year'),
        'residualMix?': fieldsRule('countryId year'),
      }),
    }),
  },
  factorRules: {
    fields: fieldsRule(
      `id companyId activity siteId vendorId productId account emissionKindId from to emissionFactorId comment ${STAMPS}`,
    ),
  },
  boundaryShares: {
    fields: fieldsRule(
      `id companyId siteId from to equityShare financialControl operationalControl group isUnderEts comment ${STAMPS}`,
      { 'given?': fieldsRule('equityShare?') },
    ),
  },
  baseYears: {
    fields: fieldsRule(`id companyId year approach scope2Method comment ${STAMPS}`, {
      scopes: 'any',
      threshold: fieldsRule('exact percent'),
      reported: fieldsRule(KEPT_SERIES, SERIES),
      triggers: [fieldsRule('id kind siteId description createdAt', { effect: FIGURE })],
      recalculations: [
        fieldsRule(`${KEPT_SERIES} asOf`, {
          ...SERIES,
          difference: FIGURE,
          differences: [fieldsRule('kind siteId name', { triggerIds: 'any', difference: FIGURE })],
        }),
      ],
    }),
  },
  files: { keepsDeleted: true, hasNoCompany: true, fields: fieldsRule(FILE) },
  periodLocks: { fields: fieldsRule('id companyId from to comment lockedBy createdAt') },
  siteFuels: {
    exact: 'emission',
    amount: 'value',
    countsTowards: { sites: 'siteId', vendors: 'vendorId' },
    fields: fieldsRule(
      `id value totalEmission startDate endDate comment unitId vendorId siteId companyId emissionId emissionKindId emissionFactorId ${STAMPS}`,
      {
        files: [fieldsRule(FILE)],
        offsets: 'none',
        emissionKind: fieldsRule(KIND),
        unit: UNIT,
        emissionFactor: fieldsRule(FACTOR),
        ...RULED,
        'given?': fieldsRule('value?'),
      },
    ),
  },
  siteEnergies: {
    exact: 'emission',
    amount: 'value',
    countsTowards: { sites: 'siteId', vendors: 'vendorId' },
    fields: fieldsRule(
      `id totalEmission value percentageOfCleanEnergy comment startDate endDate ${STAMPS} emissionId emissionKindId siteId companyId vendorId unitId customEmissionFactorId`,
      {
        files: [fieldsRule(FILE)],
        unit: UNIT,
        offsets: 'none',
        'instruments?': [DRAW],
        given: fieldsRule('value? percentageOfCleanEnergy? customFactorSnapshotId residualSnapshotId?', {
          grid: fieldsRule('countryId gridRegionId year'),
          'drawing?': fieldsRule('isAutomatic', { declared: [DRAW], draws: [DRAW] }),
        }),
      },
    ),
  },
  vehicleEmissions: {
    exact: 'emission',
    amount: 'amount',
    countsTowards: { vehicles: 'vehicleId' },
    fields: fieldsRule(`id vehicleId companyId startDate endDate amount comment totalEmission emissionId ${STAMPS}`, {
      emission: EMISSION,
      given: fieldsRule('amount? emissionKindId', {
        specification: fieldsRule(
          'emissionFactorId activityUnitId fuelConsumption fuelConsumptionUnitId consumptionPer',
        ),
      }),
    }),
  },
  movements: {
    exact: 'emission',
    hasLinks: true,
    countsTowards: { vendors: 'vendorId' },
    fields: fieldsRule(MOVEMENT, { given: fieldsRule('transportWeightTon? distanceKm? emissionId') }),
  },
  movementBatches: { exact: 'share', hasNoCompany: true, fields: fieldsRule('movementId batchId createdAt') },
  travels: {
    exact: 'emission',
    countsTowards: { vendors: 'movementDto.vendorId' },
    fields: fieldsRule(
      `id comment startDateUtc endDateUtc bookingReference hotelNights flightClass totalEmission companyId ${STAMPS}`,
      {
        emissionKind: fieldsRule(KIND, { siteElectricitys: 'none' }),
        movementDto: fieldsRule(
          'transportType startDate endDate isReturnMoving weight transportWeightTon name referenceNumber vendorId comment',
          {
            fromAddress: fieldsRule('startAddress startPoint'),
            toAddress: fieldsRule('endAddress endPoint'),
            customOptions: 'any',
          },
        ),
        emission: EMISSION,
        'given?': fieldsRule('weight? transportWeightTon? startDate? endDate?'),
      },
    ),
  },
  refrigerantLeaks: {
    exact: 'emission',
    amount: 'value',
    countsTowards: { sites: 'siteId' },
    fields: fieldsRule(
      `id refrigerant gwpSet value totalEmission startDate endDate comment unitId siteId companyId emissionId emissionKindId ${STAMPS}`,
      { emissionKind: fieldsRule(KIND), unit: UNIT, 'given?': fieldsRule('value?') },
    ),
  },
  activityRecords: {
    exact: 'emission',
    amount: 'value',
    countsTowards: { sites: 'siteId', vendors: 'vendorId' },
    fields: fieldsRule(
      `id value totalEmission scope3Category startDate endDate comment unitId currency? price? priceYear? siteId vendorId companyId emissionId emissionKindId emissionFactorId ${STAMPS}`,
      {
        emissionKind: fieldsRule(KIND),
        unit: UNIT,
        emissionFactor: fieldsRule(FACTOR),
        ...RULED,
        'given?': fieldsRule('value?'),
      },
    ),
  },
  batchProducts: { exact: 'share', hasNoCompany: true, fields: fieldsRule(`productId batchId count ${STAMPS}`) },
}

/**
 * The collections of a bundle, in the order of their records: every total is complete before it is shared out. An
 * activity is added here alone.
 */
export const COLLECTIONS: ReadonlyMap<unknown, BundleCollection> = new Map(Object.entries(TABLE))

/** Logged collections that no bundle contains. */
export const LEFT_OUT: readonly string[] = ['apiKeys']

// the steps are checked against those of the trace, field by field
const calculation: FieldsRule = {
  method: fieldsRule('id version'),
  contributions: [fieldsRule('label factorSnapshotId', { activity: fieldsRule('value unit'), steps: 'any' })],
  notices: [fieldsRule('code path message')],
}

/** The fields of a log line. */
const LOG_LINE: FieldsRule = fieldsRule(
  'sequence at actor action collection recordId before after digest recordDigest? carriedDigest? computedIn?',
  {
    'computed?': fieldsRule('revision reason', { calculation, location: calculation }),
    'dates?': fieldsRule('from to'),
    'period?': fieldsRule('from to comment'),
  },
)

/** The fields of each kind of bundle line; records have rules of their own, and the verifier of traces reads traces. */
export const LINE_FIELDS: Readonly<Record<string, FieldsRule>> = {
  header: fieldsRule('kind format companyId exportedAt total', { log: fieldsRule('sequence digest') }),
  // written by earlier versions: the first use of the factor
  factor: fieldsRule('kind id createdAt?', { factor: 'any' }),
  line: fieldsRule('kind', { line: LOG_LINE }),
  record: fieldsRule('kind collection version exact', { record: 'any' }),
  trace: fieldsRule('kind recordId method', { trace: 'any' }),
  end: fieldsRule('kind digest', { counts: fieldsRule('factor line record trace') }),
}

import { ACTIVITIES } from './activity-collections.ts'
import type { BundleCollection } from './bundle-collection.ts'
import { shownDigits } from './compared.ts'
import { namedKind, ownColumn } from './due-embedded.ts'
import { instrumentSnapshot, lockComment, lockedBy } from './due-others.ts'
import {
  FACTOR,
  FILE,
  KIND,
  RECALCULATED,
  REPORTED,
  STATED_FIGURE,
  STATED_PERCENT,
  TIMES,
  UNIT,
} from './field-parts.ts'
import { type FieldsRule, type FieldsRules, linkedFields, statedFields } from './fields.ts'

/** The fields that master data share. */
const RECORD: FieldsRules = linkedFields('id companyId', TIMES)

const TABLE: Readonly<Record<string, BundleCollection>> = {
  sites: {
    exact: 'total',
    fields: {
      ...RECORD,
      ...statedFields('name avatarUrl possessionType area unit countryId gridRegionId'),
      address: statedFields('address', { coordinates: statedFields('lat lng') }),
    },
  },
  vehicles: {
    exact: 'total',
    fields: {
      ...RECORD,
      ...statedFields('name imageUrl activityType fuelSource'),
      tableName: () => 'vehicle',
      ...linkedFields('fuelConsumptionUnitId emissionKindId emissionFactorId activityUnitId'),
      fuelConsumption: shownDigits('fuelConsumption'),
      emissionKind: KIND,
      emissionFactor: FACTOR,
      activityUnit: UNIT,
      fuelConsumptionUnit: UNIT,
      'given?': statedFields('fuelConsumption? consumptionPer?'),
    },
  },
  vendors: { exact: 'total', fields: { ...RECORD, ...statedFields('countryId name logoImageUrl vendorType') } },
  products: {
    exact: 'total',
    fields: {
      ...RECORD,
      ...statedFields('name referenceNumber logoImageUrl'),
      weight: shownDigits('weight'),
      emissionKindId: namedKind,
      'given?': statedFields('weight?'),
    },
  },
  batches: {
    exact: 'total',
    hasLinks: true,
    fields: {
      ...RECORD,
      ...statedFields('name comment manufacturingDate referenceNumber'),
      totalWeight: shownDigits('totalWeight'),
      'given?': statedFields('totalWeight?'),
    },
  },
  instruments: {
    fields: {
      ...RECORD,
      ...statedFields('name technology retiredAt evidenceSha256'),
      // compared with each record that draws on the instrument
      ...linkedFields('kind startDate endDate countryId siteId emissionFactorId energyKwh drawnKwh'),
      files: [FILE],
      given: linkedFields('energyKwh drawnKwh', { factorSnapshotId: instrumentSnapshot }),
    },
  },
  emissionKinds: { fields: { ...RECORD, ...statedFields('scope underScope activityTypeUnderScope name') } },
  emissionFactors: {
    keepsDeleted: true,
    fields: {
      ...RECORD,
      ...statedFields('name source denominatorUnitId numeratorUnitId deletedAt'),
      isCustom: () => true,
      ...{ co2: ownColumn('co2'), ch4: ownColumn('ch4'), n2o: ownColumn('n2o'), co2e: ownColumn('co2e') },
      'given?': statedFields('gwpSet heatingValue supplierMix category? tier?', {
        per1: statedFields('co2 ch4 n2o co2e'),
        'money?': statedFields('currency year'),
        'residualMix?': statedFields('countryId year'),
      }),
    },
  },
  factorRules: {
    fields: {
      ...RECORD,
      ...statedFields('activity siteId vendorId productId account from to emissionFactorId comment'),
      emissionKindId: namedKind,
    },
  },
  boundaryShares: {
    fields: {
      ...RECORD,
      ...statedFields('siteId from to financialControl operationalControl group isUnderEts comment'),
      equityShare: shownDigits('equityShare'),
      'given?': statedFields('equityShare?'),
    },
  },
  baseYears: {
    fields: {
      ...RECORD,
      ...statedFields('year approach scope2Method comment'),
      scopes: 'any',
      threshold: STATED_PERCENT,
      reported: REPORTED,
      triggers: [statedFields('id kind siteId description createdAt', { effect: STATED_FIGURE })],
      recalculations: [RECALCULATED],
    },
  },
  files: {
    keepsDeleted: true,
    hasNoCompany: true,
    fields: linkedFields('id', statedFields('name url createdAt updatedAt deletedAt')),
  },
  periodLocks: {
    fields: linkedFields('id companyId from to', { ...statedFields('createdAt'), comment: lockComment, lockedBy }),
  },
  ...ACTIVITIES,
  batchProducts: { exact: 'share', hasNoCompany: true, fields: linkedFields('productId batchId count', TIMES) },
}

/**
 * The collections of a bundle, in the order of their records: every total is complete before it is shared out.
 */
export const COLLECTIONS: ReadonlyMap<unknown, BundleCollection> = new Map(Object.entries(TABLE))

/** Logged collections that no bundle contains. */
export const LEFT_OUT: readonly string[] = ['apiKeys']

// the steps are checked against those of the trace, field by field
const calculation: FieldsRule = {
  method: linkedFields('id version'),
  contributions: [linkedFields('label factorSnapshotId', { activity: linkedFields('value unit'), steps: 'any' })],
  notices: [linkedFields('code path message')],
}

/** The fields of a log line. */
const LOG_LINE: FieldsRule = linkedFields(
  'sequence at actor action collection recordId before after digest recordDigest? carriedDigest? computedIn?',
  {
    'computed?': linkedFields('revision reason', { calculation, location: calculation }),
    'dates?': linkedFields('from to'),
    'period?': linkedFields('from to comment'),
  },
)

/** The fields of each kind of bundle line; records have rules of their own, and the verifier of traces reads traces. */
export const LINE_FIELDS: Readonly<Record<string, FieldsRule>> = {
  header: linkedFields('kind format companyId exportedAt total', { log: linkedFields('sequence digest') }),
  // written by earlier versions: the first use of the factor
  factor: linkedFields('kind id createdAt?', { factor: 'any' }),
  line: linkedFields('kind', { line: LOG_LINE }),
  record: linkedFields('kind collection version exact', { record: 'any' }),
  trace: linkedFields('kind recordId method', { trace: 'any' }),
  end: linkedFields('kind digest', { counts: linkedFields('factor line record trace') }),
}

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
import { type FieldsRule, type FieldsRules, linked, stated } from './fields.ts'

/** The fields that master data share. */
const RECORD: FieldsRules = linked('id companyId', TIMES)

const TABLE: Readonly<Record<string, BundleCollection>> = {
  sites: {
    exact: 'total',
    fields: {
      ...RECORD,
      ...stated('name avatarUrl possessionType area unit countryId gridRegionId'),
      address: stated('address', { coordinates: stated('lat lng') }),
    },
  },
  vehicles: {
    exact: 'total',
    fields: {
      ...RECORD,
      ...stated('name imageUrl activityType fuelSource'),
      tableName: () => 'vehicle',
      ...linked('fuelConsumptionUnitId emissionKindId emissionFactorId activityUnitId'),
      fuelConsumption: shownDigits('fuelConsumption'),
      emissionKind: KIND,
      emissionFactor: FACTOR,
      activityUnit: UNIT,
      fuelConsumptionUnit: UNIT,
      'given?': stated('fuelConsumption? consumptionPer?'),
    },
  },
  vendors: { exact: 'total', fields: { ...RECORD, ...stated('countryId name logoImageUrl vendorType') } },
  products: {
    exact: 'total',
    fields: {
      ...RECORD,
      ...stated('name referenceNumber logoImageUrl'),
      weight: shownDigits('weight'),
      emissionKindId: namedKind,
      'given?': stated('weight?'),
    },
  },
  batches: {
    exact: 'total',
    hasLinks: true,
    fields: {
      ...RECORD,
      ...stated('name comment manufacturingDate referenceNumber'),
      totalWeight: shownDigits('totalWeight'),
      'given?': stated('totalWeight?'),
    },
  },
  instruments: {
    fields: {
      ...RECORD,
      ...stated('name technology retiredAt evidenceSha256'),
      // compared with each record that draws on the instrument
      ...linked('kind startDate endDate countryId siteId emissionFactorId energyKwh drawnKwh'),
      files: [FILE],
      given: linked('energyKwh drawnKwh', { factorSnapshotId: instrumentSnapshot }),
    },
  },
  emissionKinds: { fields: { ...RECORD, ...stated('scope underScope activityTypeUnderScope name') } },
  emissionFactors: {
    keepsDeleted: true,
    fields: {
      ...RECORD,
      ...stated('name source denominatorUnitId numeratorUnitId deletedAt'),
      isCustom: () => true,
      ...{ co2: ownColumn('co2'), ch4: ownColumn('ch4'), n2o: ownColumn('n2o'), co2e: ownColumn('co2e') },
      'given?': stated('gwpSet heatingValue supplierMix category? tier?', {
        per1: stated('co2 ch4 n2o co2e'),
        'money?': stated('currency year'),
        'residualMix?': stated('countryId year'),
      }),
    },
  },
  factorRules: {
    fields: {
      ...RECORD,
      ...stated('activity siteId vendorId productId account from to emissionFactorId comment'),
      emissionKindId: namedKind,
    },
  },
  boundaryShares: {
    fields: {
      ...RECORD,
      ...stated('siteId from to financialControl operationalControl group isUnderEts comment'),
      equityShare: shownDigits('equityShare'),
      'given?': stated('equityShare?'),
    },
  },
  baseYears: {
    fields: {
      ...RECORD,
      ...stated('year approach scope2Method comment'),
      scopes: 'any',
      threshold: STATED_PERCENT,
      reported: REPORTED,
      triggers: [stated('id kind siteId description createdAt', { effect: STATED_FIGURE })],
      recalculations: [RECALCULATED],
    },
  },
  files: {
    keepsDeleted: true,
    hasNoCompany: true,
    fields: linked('id', stated('name url createdAt updatedAt deletedAt')),
  },
  periodLocks: { fields: linked('id companyId from to', { ...stated('createdAt'), comment: lockComment, lockedBy }) },
  ...ACTIVITIES,
  batchProducts: { exact: 'share', hasNoCompany: true, fields: linked('productId batchId count', TIMES) },
}

/**
 * The collections of a bundle, in the order of their records: every total is complete before it is shared out.
 */
export const COLLECTIONS: ReadonlyMap<unknown, BundleCollection> = new Map(Object.entries(TABLE))

/** Logged collections that no bundle contains. */
export const LEFT_OUT: readonly string[] = ['apiKeys']

// the steps are checked against those of the trace, field by field
const calculation: FieldsRule = {
  method: linked('id version'),
  contributions: [linked('label factorSnapshotId', { activity: linked('value unit'), steps: 'any' })],
  notices: [linked('code path message')],
}

/** The fields of a log line. */
const LOG_LINE: FieldsRule = linked(
  'sequence at actor action collection recordId before after digest recordDigest? carriedDigest? computedIn?',
  {
    'computed?': linked('revision reason', { calculation, location: calculation }),
    'dates?': linked('from to'),
    'period?': linked('from to comment'),
  },
)

/** The fields of each kind of bundle line; records have rules of their own, and the verifier of traces reads traces. */
export const LINE_FIELDS: Readonly<Record<string, FieldsRule>> = {
  header: linked('kind format companyId exportedAt total', { log: linked('sequence digest') }),
  // written by earlier versions: the first use of the factor
  factor: linked('kind id createdAt?', { factor: 'any' }),
  line: linked('kind', { line: LOG_LINE }),
  record: linked('kind collection version exact', { record: 'any' }),
  trace: linked('kind recordId method', { trace: 'any' }),
  end: linked('kind digest', { counts: linked('factor line record trace') }),
}

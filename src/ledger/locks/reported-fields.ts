import { builtInEmissionKinds, type Input } from '../../resources/index.ts'
import type { Activity } from '../context/activity-stream.ts'
import type { ReadTx } from '../context/context.ts'
import type { ActivityCollection } from '../context/records.ts'

/**
 * The effect of a field on the reports of a period: the inventory, the tables of standards, the energy account, readiness
 * and the workbook.
 * - `figure`: reports read it; it cannot change while an activity of a locked period counts under its record
 * - `period`: it applies to the period of its record, which must be open
 * - `share`: it divides emissions of movements, which must be open
 * - `stored`: only calculations read it, and stored ones keep what they read
 * - `text`: reports print it next to figures, or do not read it
 */
export type Reach = 'figure' | 'period' | 'share' | 'stored' | 'text'

/** The input that changes a record of each collection. */
export interface Changes {
  sites: 'updateSite'
  vehicles: 'updateVehicle'
  vendors: 'updateVendor'
  products: 'updateProduct'
  batches: 'updateBatch'
  instruments: 'updateInstrument'
  factorRules: 'updateFactorRule'
  boundaryShares: 'updateBoundaryShare'
  emissionKinds: 'updateEmissionKind'
  emissionFactors: 'updateEmissionFactor'
  files: 'updateFile'
}

/**
 * The reach of every changeable field; locks follow from it, and the compiler requires new fields. Records of
 * activities are not listed: any change requires their period to be open. A base year is guarded by the years that
 * are compared with it.
 */
export const REACH: {
  readonly [Name in keyof Changes]: Readonly<Record<keyof Input<Changes[Name]>, Reach>>
} = {
  sites: {
    countryId: 'figure',
    gridRegionId: 'stored',
    ...{ name: 'text', address: 'text', avatarUrl: 'text', possessionType: 'text', area: 'text', unit: 'text' },
  },
  vehicles: {
    emissionKindId: 'figure',
    emissionFactorId: 'stored',
    activityUnitId: 'stored',
    fuelConsumption: 'stored',
    fuelConsumptionUnitId: 'stored',
    consumptionPer: 'stored',
    ...{ name: 'text', imageUrl: 'text', activityType: 'text', fuelSource: 'text' },
  },
  vendors: { name: 'text', countryId: 'text', vendorType: 'text', logoImageUrl: 'text' },
  products: { weight: 'share', name: 'text', referenceNumber: 'text', logoImageUrl: 'text', emissionKindId: 'text' },
  batches: {
    productsBathes: 'share',
    ...{ name: 'text', manufacturingDate: 'text', comment: 'text', referenceNumber: 'text' },
  },
  instruments: {
    technology: 'figure',
    kind: 'figure',
    ...{ energyKwh: 'stored', startDate: 'stored', endDate: 'stored', countryId: 'stored', siteId: 'stored' },
    ...{ emissionFactorId: 'stored', retiredAt: 'stored', name: 'stored' },
    ...{ evidenceSha256: 'text', files: 'text' },
  },
  factorRules: {
    ...{ activity: 'stored', siteId: 'stored', vendorId: 'stored', productId: 'stored', account: 'stored' },
    ...{ emissionKindId: 'stored', from: 'stored', to: 'stored', emissionFactorId: 'stored', comment: 'text' },
  },
  boundaryShares: {
    ...{ siteId: 'period', from: 'period', to: 'period', equityShare: 'period', financialControl: 'period' },
    ...{ operationalControl: 'period', group: 'period', isUnderEts: 'period', comment: 'text' },
  },
  emissionKinds: { scope: 'figure', underScope: 'text', activityTypeUnderScope: 'text', name: 'text' },
  emissionFactors: {
    ...{ name: 'stored', source: 'stored', co2: 'stored', ch4: 'stored', n2o: 'stored', co2e: 'stored' },
    ...{ denominatorUnitId: 'stored', numeratorUnitId: 'stored', gwpSet: 'stored', heatingValue: 'stored' },
    ...{ supplierMix: 'stored', residualMixCountryId: 'stored', residualMixYear: 'stored', category: 'stored' },
    ...{ currency: 'stored', priceYear: 'stored', tier: 'stored' },
  },
  files: { name: 'text', url: 'text' },
}

const BUILT_IN: ReadonlySet<string> = new Set(builtInEmissionKinds().map(({ id }) => id))

/** The rule by which records count under the records of a collection that has a `figure`. */
export interface CountedUnder {
  /** True if a deletion moves figures too. */
  readonly isHeldByDeletion: boolean
  /** The activities whose records can count under it; absent: all. */
  readonly activities?: readonly ActivityCollection[]
  /** True if an activity counts under the record of an id. */
  isCounted(tx: ReadTx, activity: Activity, id: string): boolean | Promise<boolean>
}

/** The rule of each collection that has a `figure`; a test compares its keys with `REACH`. */
export const COUNTED_UNDER: Readonly<Partial<Record<keyof Changes, CountedUnder>>> = {
  sites: { isHeldByDeletion: false, isCounted: (_, { siteId }, id) => siteId === id },
  instruments: {
    isHeldByDeletion: false,
    activities: ['siteEnergies'],
    isCounted: (_, { electricity }, id) => electricity?.draws?.some(({ instrumentId }) => instrumentId === id) === true,
  },
  emissionKinds: { isHeldByDeletion: true, isCounted: (_, { kind }, id) => kind.id === id },
  // under the kind of the vehicle only if that of the record was deleted
  vehicles: {
    isHeldByDeletion: false,
    activities: ['vehicleEmissions'],
    isCounted: async (tx, { vehicleId, kind }, id) =>
      vehicleId === id && !BUILT_IN.has(kind.id) && (await tx.emissionKinds.get(kind.id)) === null,
  },
}

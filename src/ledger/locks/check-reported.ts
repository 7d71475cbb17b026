import { keysOf } from '../../base/index.ts'
import { builtInEmissionKinds, type Input } from '../../resources/index.ts'
import { shapesOf } from '../context/activity-shape.ts'
import { type Activity, readActivities } from '../context/activity-stream.ts'
import type { Context, ReadTx } from '../context/context.ts'
import { END_OF_TIME } from '../context/period.ts'
import type { ActivityCollection } from '../context/records.ts'
import { findLock, readLockedPeriods, rejectLock } from './locked-periods.ts'

/** A record before its change or deletion. */
interface ReportedRecord {
  readonly collection: string
  readonly record: object
}

/** The fields of a collection that reports read. */
function figuresOf(collection: keyof Changes): readonly string[] {
  const reaches: object = Object(REACH[collection])
  return Object.entries(reaches).flatMap(([field, reach]) => (reach === 'figure' ? [field] : []))
}

/**
 * Throws `period_locked` if an activity of a locked period counts under the record. No list has activities by record,
 * so it reads all activities up to the end of the last lock; without locks nothing.
 */
async function checkNothingCounts(tx: ReadTx, context: Context, { collection, id, path }: Held): Promise<void> {
  const rule = COUNTED_UNDER[collection]
  const locks = await readLockedPeriods(tx)
  if (rule === undefined || locks.span === null) return
  const shapes = shapesOf(context.activities).filter((shape) => rule.activities?.includes(shape.collection) !== false)
  for (const shape of shapes) {
    for await (const page of readActivities(tx, shape, locks.span.to)) {
      for (const activity of page) {
        const lock = locks.lockOf(activity)
        if (lock !== undefined && (await rule.isCounted(tx, activity, id))) rejectLock(path, lock)
      }
    }
  }
}

interface Held {
  readonly collection: keyof Changes
  readonly id: string
  readonly path: string
}

function isReported(collection: string): collection is keyof Changes {
  return keysOf(COUNTED_UNDER).includes(collection as keyof Changes)
}

/** Throws `period_locked` if a change moves a figure of a locked period, at its first field that does. */
export async function checkChangeOpen(
  tx: ReadTx,
  context: Context,
  { collection, record, set }: ReportedRecord & { readonly set: object },
): Promise<void> {
  if (!isReported(collection)) return
  const [before, after] = [record, set] as readonly Readonly<Record<string, unknown>>[]
  const path = figuresOf(collection).find((field) => after?.[field] !== undefined && after[field] !== before?.[field])
  if (path !== undefined) await checkNothingCounts(tx, context, { collection, id: String(before?.id), path })
}

/** Throws `period_locked` if a deletion moves a figure of a locked period; `path` names the record. */
export async function checkDeletionOpen(
  tx: ReadTx,
  context: Context,
  { collection, record }: ReportedRecord,
): Promise<void> {
  if (!isReported(collection) || !COUNTED_UNDER[collection]?.isHeldByDeletion) return
  const { id } = record as { readonly id: string }
  await checkNothingCounts(tx, context, { collection, id, path: `${collection.replace(/s$/, '')}Id` })
}

/** Throws `period_locked` if a lock ends after the moment, because the reports of its period have a column of the base year. */
export async function checkReportsOpen(
  tx: ReadTx,
  { from, path }: { readonly from: string; readonly path: string },
): Promise<void> {
  const lock = await findLock(tx, [{ from, to: END_OF_TIME }])
  if (lock !== undefined) rejectLock(path, lock)
}

/**
 * The effect of a field on the reports of a period: the inventory, the tables of standards, the energy account, readiness
 * and the workbook.
 * - `figure`: reports read it; it cannot change while an activity of a locked period counts under its record
 * - `period`: it applies to the period of its record, which must be open
 * - `share`: it divides emissions of movements, which must be open
 * - `stored`: only calculations read it, and stored ones keep what they read
 * - `text`: reports print it next to figures, or do not read it
 */
type Reach = 'figure' | 'period' | 'share' | 'stored' | 'text'

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
interface CountedUnder {
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

import type * as resources from '../../resources/index.ts'
import {
  type Collection,
  type ContributionDefinition,
  collectionsOf,
  type ExactRole,
  LOG_COLLECTION,
  type LogEntry,
  type StoreDefinition,
} from '../../store/index.ts'

/** The collections of every store, as data: their keys, lists and exact numbers. */
export const COLLECTIONS = {
  sites: { key: ['id'], exact: 'total', lists: [{ by: 'createdAt' }] },
  siteFuels: {
    key: ['id'],
    exact: 'emission',
    lists: [
      { by: 'startDate' },
      { where: 'siteId', by: 'startDate' },
      { where: 'vendorId', by: 'startDate' },
      { where: 'emissionFactorId', by: 'startDate' },
    ],
  },
  siteEnergies: {
    key: ['id'],
    exact: 'emission',
    lists: [
      { by: 'startDate' },
      { where: 'siteId', by: 'createdAt' },
      { where: 'siteId', by: 'startDate' },
      { where: 'vendorId', by: 'startDate' },
      { where: 'customEmissionFactorId', by: 'startDate' },
    ],
  },
  vehicles: {
    key: ['id'],
    exact: 'total',
    lists: [{ by: 'createdAt' }, { where: 'emissionFactorId', by: 'createdAt' }],
  },
  vehicleEmissions: {
    key: ['id'],
    exact: 'emission',
    lists: [{ by: 'startDate' }, { where: 'vehicleId', by: 'createdAt' }],
  },
  vendors: { key: ['id'], exact: 'total', lists: [{ by: 'createdAt' }] },
  products: { key: ['id'], numbers: ['id'], isNumbered: true, exact: 'total', lists: [{ by: 'createdAt' }] },
  batches: { key: ['id'], numbers: ['id'], isNumbered: true, exact: 'total', lists: [{ by: 'createdAt' }] },
  batchProducts: {
    key: ['batchId', 'productId'],
    numbers: ['batchId', 'productId'],
    exact: 'share',
    lists: [
      { where: 'batchId', by: 'createdAt' },
      { where: 'productId', by: 'createdAt' },
    ],
  },
  movements: {
    key: ['id'],
    exact: 'emission',
    lists: [{ by: 'startDate' }, { by: 'createdAt' }, { where: 'vendorId', by: 'startDate' }],
  },
  movementBatches: {
    key: ['movementId', 'batchId'],
    numbers: ['batchId'],
    exact: 'share',
    lists: [
      { where: 'batchId', by: 'createdAt' },
      { where: 'movementId', by: 'createdAt' },
    ],
  },
  travels: {
    key: ['id'],
    exact: 'emission',
    paths: { startDate: 'startDateUtc', vendorId: 'movementDto.vendorId' },
    lists: [{ by: 'startDate' }, { by: 'createdAt' }, { where: 'vendorId', by: 'startDate' }],
  },
  refrigerantLeaks: {
    key: ['id'],
    exact: 'emission',
    lists: [{ by: 'startDate' }, { where: 'siteId', by: 'startDate' }],
  },
  activityRecords: {
    key: ['id'],
    exact: 'emission',
    lists: [
      { by: 'startDate' },
      { where: 'siteId', by: 'startDate' },
      { where: 'vendorId', by: 'startDate' },
      { where: 'emissionFactorId', by: 'startDate' },
    ],
  },
  instruments: { key: ['id'], exact: 'none', lists: [{ by: 'createdAt' }] },
  emissionKinds: { key: ['id'], exact: 'none', isLogged: true, lists: [{ by: 'createdAt' }] },
  emissionFactors: { key: ['id'], exact: 'none', isLogged: true, lists: [{ by: 'createdAt' }] },
  factorRules: {
    key: ['id'],
    exact: 'none',
    isLogged: true,
    lists: [{ by: 'createdAt' }, { where: 'activity', by: 'createdAt' }],
  },
  boundaryShares: {
    key: ['id'],
    exact: 'none',
    paths: { startDate: 'from' },
    lists: [{ by: 'createdAt' }, { where: 'siteId', by: 'startDate' }],
  },
  baseYears: { key: ['id'], exact: 'none', lists: [{ by: 'createdAt' }] },
  files: { key: ['id'], exact: 'none', lists: [{ by: 'createdAt' }] },
  restatements: { key: ['id'], exact: 'none', lists: [{ by: 'createdAt' }] },
  imports: { key: ['id'], exact: 'none', lists: [{ by: 'createdAt' }] },
  importChunks: { key: ['importId', 'chunk'], numbers: ['chunk'], exact: 'none', lists: [] },
  periodLocks: {
    key: ['id'],
    exact: 'none',
    isLogged: true,
    paths: { startDate: 'from' },
    lists: [{ by: 'startDate' }],
  },
  apiKeys: { key: ['id'], kind: 'keys', exact: 'none', isLogged: true, lists: [{ by: 'createdAt' }] },
  idempotencyKeys: { key: ['route', 'key'], exact: 'none', isGrowing: true, lists: [{ by: 'createdAt' }] },
  emissions: { key: ['id'], exact: 'none', isGrowing: true, lists: [] },
  factorSnapshots: { key: ['id'], kind: 'content', exact: 'none', isLogged: true, lists: [{ by: 'createdAt' }] },
  // with its type, which declarations made file by file need
  log: LOG_COLLECTION as typeof LOG_COLLECTION,
} as const

/** The name of a collection. */
export type CollectionName = keyof typeof COLLECTIONS

/** The collections whose `exact` has the role. */
export type CollectionOf<Role extends ExactRole> = {
  [Name in CollectionName]: (typeof COLLECTIONS)[Name]['exact'] extends Role ? Name : never
}[CollectionName]

/** The owner of a total: a record of one of these collections, or the company. */
export type TotalHolder = CollectionOf<'total'> | 'company'

/** A contribution between the collections. */
export interface TotalContribution extends ContributionDefinition {
  readonly from: CollectionOf<'emission' | 'total'>
  readonly to: TotalHolder
  readonly through?: CollectionOf<'share'>
}

/** The contributions to every total: which records add to what, each total before it is shared out. */
export const CONTRIBUTIONS: readonly TotalContribution[] = [
  { from: 'siteFuels', to: 'sites', by: 'siteId' },
  { from: 'siteFuels', to: 'vendors', by: 'vendorId' },
  { from: 'siteFuels', to: 'company' },
  { from: 'siteEnergies', to: 'sites', by: 'siteId' },
  { from: 'siteEnergies', to: 'vendors', by: 'vendorId' },
  { from: 'siteEnergies', to: 'company' },
  { from: 'refrigerantLeaks', to: 'sites', by: 'siteId' },
  { from: 'refrigerantLeaks', to: 'company' },
  { from: 'activityRecords', to: 'sites', by: 'siteId' },
  { from: 'activityRecords', to: 'vendors', by: 'vendorId' },
  { from: 'activityRecords', to: 'company' },
  { from: 'vehicleEmissions', to: 'vehicles', by: 'vehicleId' },
  { from: 'vehicleEmissions', to: 'company' },
  { from: 'movements', to: 'vendors', by: 'vendorId' },
  { from: 'movements', to: 'company' },
  { from: 'travels', to: 'vendors', by: 'vendorId' },
  { from: 'travels', to: 'company' },
  { from: 'movements', through: 'movementBatches', source: 'movementId', to: 'batches', by: 'batchId' },
  // shared out to the products, not added back to the batch
  { from: 'batches', through: 'batchProducts', source: 'batchId', to: 'products', by: 'productId' },
]

/** The definition of every store. */
export const STORE_DEFINITION: StoreDefinition = { collections: COLLECTIONS, contributions: CONTRIBUTIONS }

/** A collection with its references and contributions. */
export function collectionOf(name: CollectionName): Collection {
  return collectionsOf(STORE_DEFINITION).get(name)
}

/**
 * The fields of each record that a store reads: those of its key, its lists and its contributions. All other fields
 * are stored and returned unchanged. Timestamps are in the canonical form YYYY-MM-DDTHH:MM:SS.sssZ.
 */
export interface BaseRecords {
  sites: Base
  siteFuels: Base & Dated & FromVendor & { readonly siteId: string; readonly emissionFactorId: string }
  siteEnergies: Base & Dated & FromVendor & { readonly siteId: string; readonly customEmissionFactorId: string | null }
  refrigerantLeaks: Base & Dated & { readonly siteId: string }
  activityRecords: Base & Dated & FromVendor & { readonly siteId: string | null; readonly emissionFactorId: string }
  vehicles: Base & { readonly emissionFactorId: string }
  vehicleEmissions: Base & Dated & { readonly vehicleId: string }
  vendors: Base
  products: NumberedBase
  batches: NumberedBase
  batchProducts: { readonly batchId: number; readonly productId: number; readonly createdAt: string }
  movements: Base & Dated & FromVendor
  /** `createdAt` is that of the movement, so that a batch lists its movements in their order. */
  movementBatches: { readonly movementId: string; readonly batchId: number; readonly createdAt: string }
  travels: Base & { readonly startDateUtc: string; readonly movementDto: { readonly vendorId?: string | null } }
  instruments: Base
  factorRules: Base & { readonly activity: string }
  /** Listed by the start of the period. */
  boundaryShares: Base & { readonly siteId: string; readonly from: string }
  baseYears: Base
  emissionKinds: Base
  emissionFactors: Base
  files: Base
  restatements: Base
  imports: Base
  /** The records that a chunk of an import created. */
  importChunks: { readonly importId: string; readonly chunk: number; readonly createdAt: string }
  /** Listed by the start of the period. */
  periodLocks: Base & { readonly from: string }
  /** `hash` is unique among all companies: a request finds its company by it. */
  apiKeys: Base & { readonly hash: string }
  idempotencyKeys: { readonly route: string; readonly key: string; readonly createdAt: string }
  emissions: Base
  /** `id` is derived from the content, so that equal snapshots are stored once; `createdAt` is their first use. */
  factorSnapshots: Base
  log: LogEntry
}

/** A record with an id. */
export interface Base {
  readonly id: string
  readonly createdAt: string
}

/** A record whose integer id the store assigns. */
export interface NumberedBase {
  readonly id: number
  readonly createdAt: string
}

interface Dated {
  readonly startDate: string
}

interface FromVendor {
  readonly vendorId: string | null
}

/** A resource without its total, which is the row's `exact` as the nearest double. */
type WithoutTotal<Resource> = Omit<Resource, 'totalEmission'>

/** The resources of /v1 as stored, without sums and rows of other collections, which are added when returned. */
export interface ResourceRecords extends BaseRecords {
  sites: WithoutTotal<resources.SiteResource>
  siteFuels: resources.SiteFuelResource
  siteEnergies: resources.SiteEnergyResource
  refrigerantLeaks: resources.RefrigerantLeakResource
  activityRecords: resources.ActivityRecordResource
  vehicles: WithoutTotal<resources.VehicleResource>
  vehicleEmissions: resources.VehicleEmissionResource
  vendors: WithoutTotal<resources.VendorResource>
  products: WithoutTotal<resources.ProductResource>
  batches: Omit<WithoutTotal<resources.BatchResource>, 'productsBathes'>
  batchProducts: Omit<resources.BatchProductLinkResource, 'product'>
  movements: Omit<resources.MovementResource, 'batches' | 'vendor'>
  travels: resources.TravelResource
  instruments: resources.InstrumentResource
  factorRules: resources.FactorRuleResource
  boundaryShares: resources.BoundaryShareResource
  baseYears: resources.BaseYearResource
  emissionKinds: resources.EmissionKindResource
  emissionFactors: resources.EmissionFactorResource
  files: resources.FileResource
  periodLocks: resources.PeriodLockResource
}

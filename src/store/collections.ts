/** An indexed list, at the cost of the rows returned: those with one value of `where`, in the order of `by`. */
export interface ListIndex {
  /** A field that all rows of the list share; absent: all rows of the company. Rows with null are in no list. */
  readonly where?: string
  readonly by: OrderField
}

/** The fields that order rows: timestamps, newest first, and the number of a log line, counted up per company. */
export type OrderField = 'createdAt' | 'startDate' | 'sequence'

/**
 * The role of the exact number stored with each record:
 * - `emission`: its own emission in kg CO2e, set by the writer
 * - `share`: the part of one record's emission that goes to another, set by the writer
 * - `total`: the sum of its contributions in kg CO2e, maintained by the store alone
 */
export type ExactRole = 'emission' | 'share' | 'total' | 'none'

/** The keys, lists and exact number of one kind of record. */
export interface Collection {
  /** Unique together within the company, and immutable. */
  readonly key: readonly [string, ...string[]]
  /** The integer fields of the key and of lists; all others are texts. */
  readonly numbers?: readonly string[]
  readonly exact: ExactRole
  /** Paths of list fields that are not top-level fields of the same name. */
  readonly paths?: Readonly<Record<string, string>>
  readonly lists: readonly ListIndex[]
}

/**
 * All collections of a store, as data: the in-memory store derives its indexes from it, SQL stores their tables. Each
 * list is an index and nothing else can be searched, so that no list costs more than it returns.
 */
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
  products: { key: ['id'], numbers: ['id'], exact: 'total', lists: [{ by: 'createdAt' }] },
  batches: { key: ['id'], numbers: ['id'], exact: 'total', lists: [{ by: 'createdAt' }] },
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
  emissionKinds: { key: ['id'], exact: 'none', lists: [{ by: 'createdAt' }] },
  emissionFactors: { key: ['id'], exact: 'none', lists: [{ by: 'createdAt' }] },
  factorRules: { key: ['id'], exact: 'none', lists: [{ by: 'createdAt' }, { where: 'activity', by: 'createdAt' }] },
  boundaryShares: {
    key: ['id'],
    exact: 'none',
    paths: { startDate: 'from' },
    lists: [{ by: 'createdAt' }, { where: 'siteId', by: 'startDate' }],
  },
  baseYears: { key: ['id'], exact: 'none', lists: [{ by: 'createdAt' }] },
  files: { key: ['id'], exact: 'none', lists: [{ by: 'createdAt' }] },
  restatements: { key: ['id'], exact: 'none', lists: [{ by: 'createdAt' }] },
  periodLocks: { key: ['id'], exact: 'none', paths: { startDate: 'from' }, lists: [{ by: 'startDate' }] },
  apiKeys: { key: ['id'], exact: 'none', lists: [{ by: 'createdAt' }] },
  idempotencyKeys: { key: ['route', 'key'], exact: 'none', lists: [{ by: 'createdAt' }] },
  emissions: { key: ['id'], exact: 'none', lists: [] },
  factorSnapshots: { key: ['id'], exact: 'none', lists: [{ by: 'createdAt' }] },
  log: {
    key: ['sequence'],
    numbers: ['sequence'],
    exact: 'none',
    lists: [{ by: 'sequence' }, { where: 'recordId', by: 'sequence' }],
  },
} as const

/** The name of a collection. */
export type CollectionName = keyof typeof COLLECTIONS

/** The collections whose `exact` has the role. */
export type CollectionOf<Role extends ExactRole> = {
  [Name in CollectionName]: (typeof COLLECTIONS)[Name]['exact'] extends Role ? Name : never
}[CollectionName]

/** The definition of a collection, widened from its literal types. */
export function collectionOf(name: CollectionName): Collection {
  return COLLECTIONS[name]
}

/** True for a collection whose exact number is a total. */
export function isTotalHolder(name: CollectionName): name is CollectionOf<'total'> {
  return collectionOf(name).exact === 'total'
}

/** The owner of a total: a record of one of these collections, or the company. */
export type TotalHolder = CollectionOf<'total'> | 'company'

/**
 * One path along which emissions add up: each row of `from` adds its exact number to the row of `to` in its field `by`.
 * With `through`, a row of that link collection states the share of the row of `from` (in its field `source`) that goes
 * to the row of `to` (in its field `by`).
 */
export interface TotalContribution {
  readonly from: CollectionOf<'emission' | 'total'>
  readonly to: TotalHolder
  /** The field that references the holder; absent for the company. */
  readonly by?: string
  readonly through?: CollectionOf<'share'>
  readonly source?: string
}

/**
 * The contributions to every total: the single definition for updating, recounting and repairing totals. The order
 * guarantees that every total is complete before it is shared out. A referenced holder must exist, and cannot be
 * deleted while referenced.
 */
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

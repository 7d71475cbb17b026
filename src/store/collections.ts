/** A list that an index answers at a price of what it returns: the rows of one value of `where`, in the order of `by`. */
export interface ListIndex {
  /** A field that all rows of the list share; absent: all rows of the company. Rows where it is null are in no list. */
  readonly where?: string
  readonly by: OrderField
}

/** Fields that rows are ordered by: timestamps, newest first, and the number of a line, counted up per company. */
export type OrderField = 'createdAt' | 'startDate' | 'sequence'

/**
 * What stands beside each record as an exact number:
 * - `emission`: its own emission in kg CO2e, given by the writer
 * - `share`: the part of one record's emission that goes to another, given by the writer
 * - `total`: the sum of what contributes to it in kg CO2e, kept by the store alone
 */
export type ExactRole = 'emission' | 'share' | 'total' | 'none'

/** How records of one kind are kept: by which fields they are known, and which lists exist. */
export interface Collection {
  /** Together unique within the company; they never change. */
  readonly key: readonly string[]
  /** Those fields of the key and of lists that are whole numbers; all others are texts. */
  readonly numbers?: readonly string[]
  readonly exact: ExactRole
  /** Where a field of a list lies in the record, if not on top by its own name. */
  readonly paths?: Readonly<Record<string, string>>
  readonly lists: readonly ListIndex[]
}

/**
 * Every collection of a store, as data: the in-memory store builds its indexes from it, an SQL store its tables. Each list
 * is an index; there are no other ways to search, so that no list costs more than it returns.
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
  emissionKinds: { key: ['id'], exact: 'none', lists: [{ by: 'createdAt' }] },
  emissionFactors: { key: ['id'], exact: 'none', lists: [{ by: 'createdAt' }] },
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

/** The definition of a collection without its literal types: compiles while each of them is one. */
export function collectionOf(name: CollectionName): Collection {
  return COLLECTIONS[name]
}

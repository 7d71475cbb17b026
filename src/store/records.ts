/**
 * The least that a store must know of each record: the fields of its key, those it is listed by, and those it contributes
 * by. Whatever else a record holds is kept and given back as it was. Timestamps are in the one canonical form,
 * YYYY-MM-DDTHH:MM:SS.sssZ.
 */
export interface BaseRecords {
  sites: Base
  siteFuels: Base & Dated & FromVendor & { readonly siteId: string; readonly emissionFactorId: string }
  siteEnergies: Base & Dated & FromVendor & { readonly siteId: string; readonly customEmissionFactorId: string | null }
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
  emissionKinds: Base
  emissionFactors: Base
  files: Base
  restatements: Base
  /** Listed by when the period begins. */
  periodLocks: Base & { readonly from: string }
  /** `hash` is unique among all companies: it is how a request finds its company. */
  apiKeys: Base & { readonly hash: string }
  idempotencyKeys: { readonly route: string; readonly key: string; readonly createdAt: string }
  emissions: Base
  /** `id` is made from the content, so that equal snapshots are kept once; `createdAt` is their first use. */
  factorSnapshots: Base
  log: LogEntry
}

/** A record known by its id. */
export interface Base {
  readonly id: string
  readonly createdAt: string
}

/** A record that the contract numbers. */
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

/** One line of the calculation log: who did what to which record, and what that did to its emission. */
export interface LogEntry {
  /** 1, 2, 3, … per company, without gaps; given by the store. */
  readonly sequence: number
  readonly at: string
  readonly actor: string
  readonly action: string
  readonly collection: string
  /** The id of the record; of batches, products and files with the collection before it: 'batches/12'. */
  readonly recordId: string
  /** The exact emission of the record before and after, kg CO2e; null where there was or is none. */
  readonly before: string | null
  readonly after: string | null
  /** SHA-256 in hex of the digest of the line before and of all that this one says; given by the store. */
  readonly digest: string
}

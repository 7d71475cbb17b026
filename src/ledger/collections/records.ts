import type * as resources from '../../resources/index.ts'
import type { LogEntry } from '../../store/index.ts'

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

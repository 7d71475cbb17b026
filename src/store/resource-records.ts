import type {
  BatchProductLinkResource,
  BatchResource,
  EmissionFactorResource,
  EmissionKindResource,
  FileResource,
  MovementResource,
  PeriodLockResource,
  ProductResource,
  SiteEnergyResource,
  SiteFuelResource,
  SiteResource,
  TravelResource,
  VehicleEmissionResource,
  VehicleResource,
  VendorResource,
} from '../resources/index.ts'
import type { BaseRecords } from './records.ts'

/** A resource without its total, which is the row's `exact` as the nearest double. */
type Untotalled<Resource> = Omit<Resource, 'totalEmission'>

/** The resources of /v1 as stored, without sums and rows of other collections, which are added when returned. */
export interface ResourceRecords extends BaseRecords {
  sites: Untotalled<SiteResource>
  siteFuels: SiteFuelResource
  siteEnergies: SiteEnergyResource
  vehicles: Untotalled<VehicleResource>
  vehicleEmissions: VehicleEmissionResource
  vendors: Untotalled<VendorResource>
  products: Untotalled<ProductResource>
  batches: Omit<Untotalled<BatchResource>, 'productsBathes'>
  batchProducts: Omit<BatchProductLinkResource, 'product'>
  movements: Omit<MovementResource, 'batches' | 'vendor'>
  travels: TravelResource
  emissionKinds: EmissionKindResource
  emissionFactors: EmissionFactorResource
  files: FileResource
  periodLocks: PeriodLockResource
}

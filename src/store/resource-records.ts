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

/**
 * The resources of the /v1 interface as a store keeps them: what is a sum, or a row of another collection, is not in the
 * record but put there when it is shown.
 */
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

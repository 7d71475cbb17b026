import type { RequiredFields } from '../../resources/index.ts'
import type { ActivityRecords } from './activity-records/activity-record.ts'
import type { Movements, MovementUseCases } from './movements/movements.ts'
import type { RefrigerantLeaks } from './refrigerant-leaks/refrigerant-leak.ts'
import type { SiteEnergies } from './site-energies/site-energy.ts'
import type { SiteFuels } from './site-fuels/site-fuel.ts'
import type { Travels } from './travels/travel.ts'
import type { VehicleEmissions } from './vehicle-emissions/vehicle-emission.ts'

export type {
  ActivityRecordResource,
  MovementPageResource,
  MovementResource,
  RefrigerantLeakResource,
  SiteEnergyResource,
  SiteFuelResource,
  TravelResource,
  UpdatedMovementResource,
  VehicleEmissionResource,
} from '../../resources/index.ts'
export type { MovementPath } from '../master-data/batches/movement-batches.ts'
export type { MovementExtent, MovementPageRequest } from '../master-data/batches/movement-list.ts'
export type { RefrigerantLeakPath } from './refrigerant-leaks/refrigerant-leak.ts'
export type { EmissionFigure } from './site-energies/energy-calculation.ts'
export type { SiteEnergyPath } from './site-energies/site-energy.ts'
export type { SiteFuelPath } from './site-fuels/site-fuel.ts'
export type { VehicleEmissionPath } from './vehicle-emissions/vehicle-emission.ts'
export type {
  ActivityRecords,
  Movements,
  MovementUseCases,
  RefrigerantLeaks,
  SiteEnergies,
  SiteFuels,
  Travels,
  VehicleEmissions,
}

/** The use cases of every activity, by its collection. */
export interface ActivityUseCases<Required extends RequiredFields = 'reference'> {
  /**
   * Exists only in this type, so that the compiler compares use cases by their members: one that accepts fewer fields replaces
   * one that requires more.
   */
  readonly '~members'?: { readonly [Name in Required as 'compared']?: unknown }
  readonly siteFuels: SiteFuels<Required>
  readonly siteEnergies: SiteEnergies<Required>
  readonly vehicleEmissions: VehicleEmissions<Required>
  readonly movements: Movements<Required>
  readonly travels: Travels<Required>
  readonly refrigerantLeaks: RefrigerantLeaks<Required>
  readonly activityRecords: ActivityRecords<Required>
}

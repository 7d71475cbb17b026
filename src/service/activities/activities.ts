import { keysOf } from '../../errors/index.ts'
import type { Context } from '../core/context/context.ts'
import type { ActivityCollection } from '../core/context/records.ts'
import { ACTIVITY_RECORD } from './activity-records/activity-record.ts'
import { ACTIVITY_RECORD_CREATION, activityRecords } from './activity-records/activity-records.ts'
import type { ActivityUseCases } from './activity-use-cases.ts'
import type { AnyCreation } from './definition/creation.ts'
import type { ActivityDefinition } from './definition/definition.ts'
import { MOVEMENT } from './movements/movement.ts'
import { MOVEMENT_CREATION, movements } from './movements/movements.ts'
import { REFRIGERANT_LEAK } from './refrigerant-leaks/refrigerant-leak.ts'
import { LEAK_CREATION, refrigerantLeaks } from './refrigerant-leaks/refrigerant-leaks.ts'
import { ENERGY_CREATION, siteEnergies } from './site-energies/site-energies.ts'
import { SITE_ENERGY } from './site-energies/site-energy.ts'
import { SITE_FUEL } from './site-fuels/site-fuel.ts'
import { FUEL_CREATION, siteFuels } from './site-fuels/site-fuels.ts'
import { TRAVEL } from './travels/travel.ts'
import { TRAVEL_CREATION, travels } from './travels/travels.ts'
import { VEHICLE_EMISSION } from './vehicle-emissions/vehicle-emission.ts'
import { VEHICLE_EMISSION_CREATION, vehicleEmissions } from './vehicle-emissions/vehicle-emissions.ts'

/**
 * Every activity, by its collection, in the order in which inventories, bundles and restatements go through them: whatever
 * walks over activities walks over this table.
 */
export const ACTIVITIES: { readonly [Name in ActivityCollection]: ActivityDefinition<Name> } = {
  siteFuels: SITE_FUEL,
  siteEnergies: SITE_ENERGY,
  vehicleEmissions: VEHICLE_EMISSION,
  movements: MOVEMENT,
  travels: TRAVEL,
  refrigerantLeaks: REFRIGERANT_LEAK,
  activityRecords: ACTIVITY_RECORD,
}

/** The use cases of every activity. */
export const ACTIVITY_USE_CASES: {
  readonly [Name in ActivityCollection]: (context: Context) => ActivityUseCases[Name]
} = { siteFuels, siteEnergies, vehicleEmissions, movements, travels, refrigerantLeaks, activityRecords }

/** The creation of records of every activity, as imports carry it out for many. */
export const ACTIVITY_CREATIONS: { readonly [Name in ActivityCollection]: AnyCreation } = {
  siteFuels: FUEL_CREATION,
  siteEnergies: ENERGY_CREATION,
  vehicleEmissions: VEHICLE_EMISSION_CREATION,
  movements: MOVEMENT_CREATION,
  travels: TRAVEL_CREATION,
  refrigerantLeaks: LEAK_CREATION,
  activityRecords: ACTIVITY_RECORD_CREATION,
}

/** The collections of activities, in that order. */
export const ACTIVITY_COLLECTIONS: readonly ActivityCollection[] = keysOf(ACTIVITIES)

/** True for a collection of activities. */
export function isActivity(collection: string): collection is ActivityCollection {
  return Object.hasOwn(ACTIVITIES, collection)
}

/** The definition of the activity that a collection holds. */
export function activityOf(collection: ActivityCollection): ActivityDefinition {
  return ACTIVITIES[collection]
}

import { keysOf } from '../../errors/index.ts'
import type { Context } from '../core/context/context.ts'
import type { ActivityCollection } from '../core/context/records.ts'
import { ACTIVITY_RECORD } from './activity-records/activity-record.ts'
import type { ActivityUseCases } from './activity-use-cases.ts'
import type { AnyCreation } from './definition/creation.ts'
import type { ActivityDefinition } from './definition/definition.ts'
import { MOVEMENT } from './movements/movement.ts'
import { MOVEMENT_CREATION, movements } from './movements/movements.ts'
import { REFRIGERANT_LEAK } from './refrigerant-leaks/refrigerant-leak.ts'

import { SITE_ENERGY } from './site-energies/site-energy.ts'
import { SITE_FUEL } from './site-fuels/site-fuel.ts'
import { TRAVEL } from './travels/travel.ts'
import { TRAVEL_CREATION, travels } from './travels/travels.ts'
import { VEHICLE_EMISSION } from './vehicle-emissions/vehicle-emission.ts'

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
} = {
  siteFuels: SITE_FUEL.useCases,
  siteEnergies: SITE_ENERGY.useCases,
  vehicleEmissions: VEHICLE_EMISSION.useCases,
  movements,
  travels,
  refrigerantLeaks: REFRIGERANT_LEAK.useCases,
  activityRecords: ACTIVITY_RECORD.useCases,
}

/** The creation of records of every activity, as imports carry it out for many. */
export const ACTIVITY_CREATIONS: { readonly [Name in ActivityCollection]: AnyCreation } = {
  siteFuels: SITE_FUEL.creation,
  siteEnergies: SITE_ENERGY.creation,
  vehicleEmissions: VEHICLE_EMISSION.creation,
  movements: MOVEMENT_CREATION,
  travels: TRAVEL_CREATION,
  refrigerantLeaks: REFRIGERANT_LEAK.creation,
  activityRecords: ACTIVITY_RECORD.creation,
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

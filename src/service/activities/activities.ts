import type { ActivityCollection } from '../core/context/records.ts'
import { ACTIVITY_RECORD } from './activity-records/activity-record.ts'
import type { ActivityDefinition } from './definition/definition.ts'
import { MOVEMENT } from './movements/movement.ts'
import { REFRIGERANT_LEAK } from './refrigerant-leaks/refrigerant-leak.ts'
import { SITE_ENERGY } from './site-energies/site-energy.ts'
import { SITE_FUEL } from './site-fuels/site-fuel.ts'
import { TRAVEL } from './travels/travel.ts'
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

/** The collections of activities, in that order. */
export const ACTIVITY_COLLECTIONS = Object.keys(ACTIVITIES) as readonly ActivityCollection[]

/** True for a collection of activities. */
export function isActivity(collection: string): collection is ActivityCollection {
  return Object.hasOwn(ACTIVITIES, collection)
}

/** The definition of the activity that a collection holds. */
export function activityOf(collection: ActivityCollection): ActivityDefinition {
  return ACTIVITIES[collection]
}

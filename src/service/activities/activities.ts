import type { Context } from '../core/context/context.ts'
import type { ActivityCollection } from '../core/context/records.ts'
import { ACTIVITY_RECORD } from './activity-records/activity-record.ts'
import { activityRecords } from './activity-records/activity-records.ts'
import type { ActivityUseCases } from './activity-use-cases.ts'
import type { ActivityDefinition } from './definition/definition.ts'
import { MOVEMENT } from './movements/movement.ts'
import { movements } from './movements/movements.ts'
import { REFRIGERANT_LEAK } from './refrigerant-leaks/refrigerant-leak.ts'
import { refrigerantLeaks } from './refrigerant-leaks/refrigerant-leaks.ts'
import { siteEnergies } from './site-energies/site-energies.ts'
import { SITE_ENERGY } from './site-energies/site-energy.ts'
import { SITE_FUEL } from './site-fuels/site-fuel.ts'
import { siteFuels } from './site-fuels/site-fuels.ts'
import { TRAVEL } from './travels/travel.ts'
import { travels } from './travels/travels.ts'
import { VEHICLE_EMISSION } from './vehicle-emissions/vehicle-emission.ts'
import { vehicleEmissions } from './vehicle-emissions/vehicle-emissions.ts'

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

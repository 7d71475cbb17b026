import { keysOf } from '../../base/index.ts'
import type { ActivityCollection } from '../../ledger/context/records.ts'
import { ACTIVITY_RECORD } from './activity-records/activity-record.ts'
import type { ActivityUseCases } from './activity-use-cases.ts'
import type { ActivityDefinition, ActivityModule } from './definition/definition.ts'
import { MOVEMENT } from './movements/movements.ts'
import { REFRIGERANT_LEAK } from './refrigerant-leaks/refrigerant-leak.ts'
import { SITE_ENERGY } from './site-energies/site-energy.ts'
import { SITE_FUEL } from './site-fuels/site-fuel.ts'
import { TRAVEL } from './travels/travel.ts'
import { VEHICLE_EMISSION } from './vehicle-emissions/vehicle-emission.ts'

/**
 * All activities, in the order of inventories, bundles and restatements. The only list of them: use cases, imports and reports
 * follow from it.
 */
export const ACTIVITIES: { readonly [Name in ActivityCollection]: ActivityModule<Name, ActivityUseCases[Name]> } = {
  siteFuels: SITE_FUEL,
  siteEnergies: SITE_ENERGY,
  vehicleEmissions: VEHICLE_EMISSION,
  movements: MOVEMENT,
  travels: TRAVEL,
  refrigerantLeaks: REFRIGERANT_LEAK,
  activityRecords: ACTIVITY_RECORD,
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

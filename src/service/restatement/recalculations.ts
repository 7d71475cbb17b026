import type { FoundDistance } from '../../emissions/index.ts'
import type { Row } from '../../store/index.ts'
import { SITE_ENERGY } from '../activities/site-energy.ts'
import { SITE_FUEL } from '../activities/site-fuel.ts'
import { TRAVEL } from '../activities/travel.ts'
import { VEHICLE_EMISSION } from '../activities/vehicle-emission.ts'
import { findWay } from '../batches/movement-calculation.ts'
import { contentIn as movementContentIn } from '../batches/movement-content.ts'
import { recalculatedMovement } from '../batches/update-movement.ts'
import type { Context, Writing } from '../context/context.ts'
import type { ActivityCollection, ServiceRecords } from '../context/records.ts'
import type { RecalculatedActivity } from '../ledger/activity-ledger.ts'
import { contentIn as travelContentIn } from '../travels/travel-content.ts'
import { type FoundWays, lookForWays } from '../travels/trip-ways.ts'

/** A row of any collection of activities. */
export type ActivityRow = Row<ServiceRecords[ActivityCollection]>

/** What a record comes to again, whichever collection it is of. */
export type AnyRecalculated = RecalculatedActivity<ActivityCollection>

/** What was found before the transaction for a record: its ways, or why there are none. */
export type FoundBefore = () => FoundDistance | FoundWays

/** How the records of a collection are computed again. */
export interface Recalculation {
  /** What has to be found before the transaction, for it asks others; null: nothing. */
  readonly find: ((context: Context, row: ActivityRow) => Promise<FoundBefore>) | null
  /** What `recalculate` of the record would write. Throws all that it would throw. */
  readonly compute: (
    tx: Writing,
    context: Context,
    of: { row: ActivityRow; found: FoundBefore },
  ) => Promise<AnyRecalculated>
}

type RowOf<Name extends ActivityCollection> = Row<ServiceRecords[Name]>

async function distanceOf(context: Context, { record }: RowOf<'movements'>): Promise<FoundBefore> {
  const [result] = await Promise.allSettled([findWay(context, movementContentIn(record))])
  return () => {
    if (result.status === 'fulfilled') return result.value
    throw result.reason
  }
}

/** By collection, in the order in which a restatement goes through them. */
export const RECALCULATIONS: Readonly<Record<ActivityCollection, Recalculation>> = {
  siteFuels: {
    find: null,
    async compute(tx, context, { row: found }) {
      const row = found as RowOf<'siteFuels'>
      const result = await SITE_FUEL.recalculate(tx, context, { row, prepared: null })
      return { activity: SITE_FUEL, row, ...result, reason: 'recalculated' }
    },
  },
  siteEnergies: {
    find: null,
    async compute(tx, context, { row: found }) {
      const row = found as RowOf<'siteEnergies'>
      const result = await SITE_ENERGY.recalculate(tx, context, { row, prepared: null })
      return { activity: SITE_ENERGY, row, ...result, reason: 'recalculated' }
    },
  },
  vehicleEmissions: {
    find: null,
    async compute(tx, context, { row: found }) {
      const row = found as RowOf<'vehicleEmissions'>
      const result = await VEHICLE_EMISSION.recalculate(tx, context, { row, prepared: null })
      return { activity: VEHICLE_EMISSION, row, ...result, reason: 'recalculated' }
    },
  },
  movements: {
    find: (context, row) => distanceOf(context, row as RowOf<'movements'>),
    compute: async (_, context, { row, found }) =>
      recalculatedMovement(context, { row: row as RowOf<'movements'>, found: found() as FoundDistance }),
  },
  travels: {
    async find(context, row) {
      const ways = await lookForWays(context, travelContentIn((row as RowOf<'travels'>).record))
      return () => ways
    },
    async compute(tx, context, { row: found, found: ways }) {
      const row = found as RowOf<'travels'>
      const result = await TRAVEL.recalculate(tx, context, { row, prepared: ways() as FoundWays })
      return { activity: TRAVEL, row, ...result, reason: 'recalculated' }
    },
  },
}

/** The collections in that order. */
export const RESTATED = Object.keys(RECALCULATIONS) as readonly ActivityCollection[]

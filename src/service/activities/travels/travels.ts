import type { TravelResource } from '../../../resources/index.ts'
import type { Context } from '../../core/context/context.ts'
import { rowsIn } from '../../core/context/list-rows.ts'
import { readInput } from '../../core/context/read-input.ts'
import { onFreshRow } from '../../core/context/require.ts'
import type { Recalculated, UseCases } from '../../core/context/use-cases.ts'
import { read, write } from '../../core/context/write.ts'
import type { RecordCreation } from '../definition/creation.ts'
import { deleteRecord, getRecord, listRecords, recalculateRecord, recordOutcome } from '../definition/use-cases.ts'
import { createTravel, findChangedRoutes, requireTravel, TRAVEL, updateTravel } from './travel.ts'
import { contentOf } from './travel-content.ts'
import { type FoundRoutes, findRoutes } from './trip-routes.ts'

/**
 * Business trips: their legs, and the nights away. Distances and factors are found when a trip is made, and again when
 * something that they follow from changes; `recalculate` finds all of them again. Throws beside what all use cases throw:
 * `place_not_found`, `ambiguous_place`, `invalid_coordinates`, `no_route`, `router_failed`, `factor_not_found`,
 * `hotel_country_unknown`, `unknown_vendor`; and `version_conflict` where a trip is changed faster than its places are found.
 */
export type Travels = UseCases<TravelResource, 'createTravel', 'updateTravel'> & Recalculated<string, TravelResource>

const outcome = recordOutcome<TravelResource, unknown>
const ACCESS = { activity: TRAVEL, find: requireTravel, outcome }

/** The use cases of business trips. */
export function travels(context: Context): Travels {
  return {
    get: (id) => getRecord(context, ACCESS, id),
    delete: (id, options) => deleteRecord(context, ACCESS, { path: id, options }),
    recalculate: (id) => recalculateRecord(context, ACCESS, id),
    async create(value) {
      const input = readInput(context, 'createTravel', { value })
      return write(context, {
        prepare: async () => findRoutes(context, contentOf(input)),
        work: async (tx, found) => outcome(tx, (await createTravel(tx, context, found)).row),
      })
    },
    list: (part) => read(context, (tx) => listRecords(TRAVEL, rowsIn(tx.travels, { by: 'createdAt' }), part)),
    async update(id, value, options = {}) {
      const input = readInput(context, 'updateTravel', { value, required: options.required })
      const change = { id, input, options }
      return onFreshRow(() =>
        write(context, {
          prepare: () => findChangedRoutes(context, change),
          work: async (tx, found) => outcome(tx, await updateTravel(tx, context, { ...change, found })),
        }),
      )
    },
  }
}

/** The creation of trips, for imports. */
export const TRAVEL_CREATION: RecordCreation<'travels', 'createTravel', FoundRoutes> = {
  activity: TRAVEL,
  input: 'createTravel',
  parentField: null,
  isBuffered: true,
  prepare: (context, { input }) => findRoutes(context, contentOf(input)),
  create: createTravel,
}

import type { TravelResource } from '../../../resources/index.ts'
import { withDefaults } from '../../core/activity-records/stored.ts'
import { changeRow } from '../../core/context/change-row.ts'
import type { Context, ReadTx } from '../../core/context/context.ts'
import { listRows, rowsIn } from '../../core/context/list-rows.ts'
import type { Outcome } from '../../core/context/outcome.ts'
import { readInput } from '../../core/context/read-input.ts'
import { onFreshRow } from '../../core/context/retry-on-conflict.ts'
import { toResource } from '../../core/context/to-resource.ts'
import type { Recalculated, UseCases } from '../../core/context/use-cases.ts'
import { read, write } from '../../core/context/write.ts'
import { deleteActivity } from '../../core/ledger/activity-ledger.ts'
import { noticesOf } from '../../core/ledger/latest-calculation.ts'
import { recalculateActivity } from '../definition/recalculate.ts'
import { createTravel, findChangedRoutes, findRoutesAgain, requireTravel, TRAVEL, updateTravel } from './travel.ts'
import { contentOf } from './travel-content.ts'
import { type TravelRow, travelOutcome } from './travel-row.ts'
import { findRoutes } from './trip-routes.ts'

/**
 * Business trips: their legs, and the nights away. Distances and factors are found when a trip is made, and again when
 * something that they follow from changes; `recalculate` finds all of them again. Throws beside what all use cases throw:
 * `place_not_found`, `ambiguous_place`, `invalid_coordinates`, `no_route`, `router_failed`, `factor_not_found`,
 * `hotel_country_unknown`, `unknown_vendor`; and `version_conflict` where a trip is changed faster than its places are found.
 */
export type Travels = UseCases<TravelResource, 'createTravel', 'updateTravel'> & Recalculated<string, TravelResource>

async function outcome(tx: ReadTx, row: TravelRow): Promise<Outcome<TravelResource>> {
  return travelOutcome(row, await noticesOf(tx, row.record.id))
}

/** The use cases of business trips. */
export function travels(context: Context): Travels {
  return {
    async create(value) {
      const input = readInput(context, 'createTravel', { value })
      return write(context, {
        prepare: async () => findRoutes(context, contentOf(input)),
        work: async (tx, found) => outcome(tx, await createTravel(tx, context, found)),
      })
    },
    get: (id) => read(context, async (tx) => outcome(tx, await requireTravel(tx, id))),
    list: (part) =>
      read(context, async (tx) => {
        const { records, ...rest } = await listRows(rowsIn(tx.travels, { by: 'createdAt' }), part)
        return { records: records.map(({ record }) => toResource(withDefaults(TRAVEL, record))), ...rest }
      }),
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
    delete: (id, options = {}) =>
      changeRow(context, { find: (tx) => requireTravel(tx, id), options }, async (tx, row) => {
        await deleteActivity(tx, context, { activity: TRAVEL, row })
        return travelOutcome(row, [])
      }),
    recalculate: (id) =>
      onFreshRow(() =>
        write(context, {
          prepare: () => findRoutesAgain(context, id),
          work: async (tx, prepared) => {
            const row = await requireTravel(tx, id)
            return outcome(tx, await recalculateActivity(tx, context, { activity: TRAVEL, row, prepared }))
          },
        }),
      ),
  }
}

import type { SiteFuelResource } from '../../../resources/index.ts'
import { requireStored, withDefaults } from '../../core/activity-records/stored.ts'
import { changeRow } from '../../core/context/change-row.ts'
import type { Context, ReadTx } from '../../core/context/context.ts'
import { listRows, rowsIn } from '../../core/context/list-rows.ts'
import { readInput } from '../../core/context/read-input.ts'
import { notFound, requireRow } from '../../core/context/require.ts'
import { toResource } from '../../core/context/to-resource.ts'
import type { NestedUseCases, Recalculated } from '../../core/context/use-cases.ts'
import { read, write } from '../../core/context/write.ts'
import { deleteActivity } from '../../core/ledger/activity-ledger.ts'
import { noticesOf } from '../../core/ledger/latest-calculation.ts'
import { recalculateActivity } from '../definition/recalculate.ts'
import { type FuelRow, fuelOutcome, type SiteFuelPath } from './fuel-row.ts'
import { createSiteFuel, SITE_FUEL, updateSiteFuel } from './site-fuel.ts'

/**
 * Fuel burnt at the sites of a company, listed from the newest start on. Its factor stays the one that was named until
 * another id is. Throws beside what all use cases throw: `unknown_unit`, `unit_conflict`, `unit_dimension_mismatch`,
 * `unknown_emission_factor`, `unknown_emission_kind`, `unknown_vendor`, `unknown_file`.
 */
export type SiteFuels = NestedUseCases<SiteFuelResource, 'createSiteFuel', 'updateSiteFuel', SiteFuelPath> &
  Recalculated<SiteFuelPath, SiteFuelResource>

/** The row of a record of fuel at a site. Throws `not_found` for either. */
async function requireFuel(tx: ReadTx, { siteId, fuelId }: SiteFuelPath): Promise<FuelRow> {
  await requireRow(tx.sites, siteId, 'siteId')
  const row = await requireStored(tx.siteFuels, SITE_FUEL, { id: fuelId, path: 'fuelId' })
  return row.record.siteId === siteId ? row : notFound('fuelId', fuelId)
}

/** The use cases of fuel at sites. */
export function siteFuels(context: Context): SiteFuels {
  return {
    async create(siteId, value) {
      const input = readInput(context, 'createSiteFuel', { value })
      return write(context, {
        work: async (tx) => {
          await requireRow(tx.sites, siteId, 'siteId')
          return createSiteFuel(tx, context, { siteId, input })
        },
      })
    },
    get: (path) =>
      read(context, async (tx) => {
        const row = await requireFuel(tx, path)
        return fuelOutcome(row, await noticesOf(tx, row.record.id))
      }),
    list: (siteId, part) =>
      read(context, async (tx) => {
        await requireRow(tx.sites, siteId, 'siteId')
        const { records, ...rest } = await listRows(rowsIn(tx.siteFuels, { siteId, by: 'startDate' }), part)
        return { records: records.map(({ record }) => toResource(withDefaults(SITE_FUEL, record))), ...rest }
      }),
    async update(path, value, options = {}) {
      const input = readInput(context, 'updateSiteFuel', { value, required: options.required })
      return changeRow(context, { find: (tx) => requireFuel(tx, path), options }, (tx, row) =>
        updateSiteFuel(tx, context, { row, input }),
      )
    },
    delete: (path, options = {}) =>
      changeRow(context, { find: (tx) => requireFuel(tx, path), options }, async (tx, row) => {
        await deleteActivity(tx, context, { activity: SITE_FUEL, row })
        return fuelOutcome(row, [])
      }),
    recalculate: (path) =>
      write(context, {
        work: async (tx) => {
          const stored = await requireFuel(tx, path)
          const row = await recalculateActivity(tx, context, { activity: SITE_FUEL, row: stored, prepared: null })
          return fuelOutcome(row, await noticesOf(tx, row.record.id))
        },
      }),
  }
}

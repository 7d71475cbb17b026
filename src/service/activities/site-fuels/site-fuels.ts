import type { SiteFuelResource } from '../../../resources/index.ts'
import type { ActivityRow } from '../../core/context/activity-shape.ts'
import type { Context, ReadTx } from '../../core/context/context.ts'
import { rowsIn } from '../../core/context/list-rows.ts'
import { readInput } from '../../core/context/read-input.ts'
import { notFound, requireRow } from '../../core/context/require.ts'
import { requireStored } from '../../core/context/stored-record.ts'
import type { NestedUseCases, Recalculated } from '../../core/context/use-cases.ts'
import { changeRow, read, write } from '../../core/context/write.ts'
import { deleteRecord, getRecord, listRecords, recalculateRecord, recordOutcome } from '../definition/use-cases.ts'
import { createSiteFuel, SITE_FUEL, updateSiteFuel } from './site-fuel.ts'

/** A record of fuel by the site of its path. */
export interface SiteFuelPath {
  readonly siteId: string
  readonly fuelId: string
}

/**
 * Fuel burnt at the sites of a company, listed from the newest start on. Its factor stays the one that was named until
 * another id is. Throws beside what all use cases throw: `unknown_unit`, `unit_conflict`, `unit_dimension_mismatch`,
 * `unknown_emission_factor`, `unknown_emission_kind`, `unknown_vendor`, `unknown_file`.
 */
export type SiteFuels = NestedUseCases<SiteFuelResource, 'createSiteFuel', 'updateSiteFuel', SiteFuelPath> &
  Recalculated<SiteFuelPath, SiteFuelResource>

/** The row of a record of fuel at a site. Throws `not_found` for either. */
async function requireFuel(tx: ReadTx, { siteId, fuelId }: SiteFuelPath): Promise<ActivityRow<'siteFuels'>> {
  await requireRow(tx.sites, siteId, 'siteId')
  const row = await requireStored(tx.siteFuels, SITE_FUEL, { id: fuelId, path: 'fuelId' })
  return row.record.siteId === siteId ? row : notFound('fuelId', fuelId)
}

const ACCESS = { activity: SITE_FUEL, find: requireFuel, outcome: recordOutcome<SiteFuelResource, unknown> }

/** The use cases of fuel at sites. */
export function siteFuels(context: Context): SiteFuels {
  return {
    get: (path) => getRecord(context, ACCESS, path),
    delete: (path, options) => deleteRecord(context, ACCESS, { path, options }),
    recalculate: (path) => recalculateRecord(context, ACCESS, path),
    async create(siteId, value) {
      const input = readInput(context, 'createSiteFuel', { value })
      return write(context, {
        work: async (tx) => {
          await requireRow(tx.sites, siteId, 'siteId')
          return createSiteFuel(tx, context, { siteId, input })
        },
      })
    },
    list: (siteId, part) =>
      read(context, async (tx) => {
        await requireRow(tx.sites, siteId, 'siteId')
        return listRecords(SITE_FUEL, rowsIn(tx.siteFuels, { siteId, by: 'startDate' }), part)
      }),
    async update(path, value, options = {}) {
      const input = readInput(context, 'updateSiteFuel', { value, required: options.required })
      return changeRow(context, { find: (tx) => requireFuel(tx, path), options }, (tx, row) =>
        updateSiteFuel(tx, context, { row, input }),
      )
    },
  }
}

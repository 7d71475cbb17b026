import type { SiteResource } from '../../../resources/index.ts'
import { changeRow } from '../../core/context/change-row.ts'
import type { Context } from '../../core/context/context.ts'
import { listRows, rowsIn } from '../../core/context/list-rows.ts'
import { readInput } from '../../core/context/read-input.ts'
import { requireRow } from '../../core/context/require.ts'
import type { UseCases } from '../../core/context/use-cases.ts'
import { read, write } from '../../core/context/write.ts'
import { log } from '../../core/log/log.ts'
import { gridRegionNotices, siteOutcome, toSiteResource } from './site-row.ts'
import { createSite, updateSite } from './write-site.ts'

/**
 * The places of a company. Their totals hold fuel and electricity (market-based). A change of country or grid region
 * leaves the records of electricity as they are, with a notice. `delete` throws `record_in_use` while a site has records.
 */
export type Sites = UseCases<SiteResource, 'createSite', 'updateSite'>

/** The use cases of sites. */
export function sites(context: Context): Sites {
  return {
    async create(value) {
      const input = readInput(context, 'createSite', { value })
      return write(context, {
        work: async (tx) => {
          const row = await createSite(tx, context, input)
          return siteOutcome(row, gridRegionNotices(context, row.record))
        },
      })
    },
    get: (id) => read(context, async (tx) => siteOutcome(await requireRow(tx.sites, id, 'siteId'))),
    list: (part) =>
      read(context, async (tx) => {
        const { records, ...rest } = await listRows(rowsIn(tx.sites, { by: 'createdAt' }), part)
        return { records: records.map(toSiteResource), ...rest }
      }),
    async update(id, value, options = {}) {
      const input = readInput(context, 'updateSite', { value, required: options.required })
      return changeRow(context, { find: (tx) => requireRow(tx.sites, id, 'siteId'), options }, async (tx, row) => {
        const changed = await updateSite(tx, context, { row, input })
        return siteOutcome(changed.row, changed.notices)
      })
    },
    delete: (id, options = {}) =>
      changeRow(context, { find: (tx) => requireRow(tx.sites, id, 'siteId'), options }, async (tx, row) => {
        await tx.sites.delete(id)
        await log(tx, context, { action: 'delete', collection: 'sites', id })
        return siteOutcome(row)
      }),
  }
}

import type { SiteResource } from '../../../resources/index.ts'
import type { Context } from '../../core/context/context.ts'
import { listResources, rowsIn } from '../../core/context/list-rows.ts'
import { requireRow } from '../../core/context/require.ts'
import type { UseCases } from '../../core/context/use-cases.ts'
import { read } from '../../core/context/write.ts'
import { deleteRecord } from '../../core/log/record-ledger.ts'
import { recordUseCases } from '../record-use-cases.ts'
import { toSiteResource } from './site-row.ts'
import { createSite, updateSite } from './write-site.ts'

/**
 * The places of a company. Their totals hold fuel and electricity (market-based). A change of country or grid region
 * leaves the records of electricity as they are, with a notice. `delete` throws `record_in_use` while a site has records.
 */
export type Sites = UseCases<SiteResource, 'createSite', 'updateSite'>

/** The use cases of sites. */
export function sites(context: Context): Sites {
  return {
    ...recordUseCases(context, {
      inputs: { create: 'createSite', update: 'updateSite' },
      find: (tx, id: string) => requireRow(tx.sites, id, 'siteId'),
      toResource: (_, row) => toSiteResource(row),
      create: (tx, input) => createSite(tx, context, input),
      update: (tx, row, input) => updateSite(tx, context, { row, input }),
      delete: (tx, row) => deleteRecord(tx, context, { collection: 'sites', row }),
    }),
    list: (part) => read(context, (tx) => listResources(rowsIn(tx.sites, { by: 'createdAt' }), part, toSiteResource)),
  }
}

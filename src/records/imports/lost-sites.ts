import { getOrCompute } from '../../base/index.ts'
import { show } from '../../core/errors/index.ts'
import type { RowDraft } from './row-draft.ts'

/** The records without a field for a site, by what their rows are. */
const RECORDS = {
  travels: ['of trips', 'its name is in their comments'],
  movements: ['of freight', 'its name is in their comments'],
  vehicleEmissions: ['of vehicles', 'its name is in those of the vehicles'],
} as const

const NAMES_MAX = 5

/** Rows that name a site which their records cannot hold. */
interface LostRows {
  rows: number
  readonly sites: Set<string>
}

/** Counts the rows whose site no record holds, so that sums by site lack them. */
export class LostSites {
  readonly #byRecords = new Map<keyof typeof RECORDS, LostRows>()

  add({ collection, source }: Pick<RowDraft, 'collection' | 'source'>): void {
    const site = source.cells.get('site')?.text
    if (site === undefined || !(collection in RECORDS)) return
    const lost = getOrCompute(this.#byRecords, collection as keyof typeof RECORDS, () => ({
      rows: 0,
      sites: new Set<string>(),
    }))
    lost.rows++
    if (lost.sites.size <= NAMES_MAX) lost.sites.add(site)
  }

  /** Says for which records sums by site are lost. */
  sentences(): readonly string[] {
    return [...this.#byRecords].map(([collection, { rows, sites }]) => {
      const [what, where] = RECORDS[collection]
      const names = [...sites].slice(0, NAMES_MAX).map((site) => show(site))
      const listed = `${names.join(', ')}${sites.size > NAMES_MAX ? ', …' : ''}`
      return `site is not kept by ${rows === 1 ? '1 row' : `${rows} rows`} ${what}, because such records have no site (${listed}); sums by site do not contain them, and ${where}`
    })
  }
}

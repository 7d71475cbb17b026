import type { CountryInventory } from '../../../disclosure/index.ts'
import { cached } from '../../core/context/cached.ts'
import type { Context, ReadTx } from '../../core/context/context.ts'
import type { SiteRow } from '../../master-data/sites.ts'
import { inOrder } from '../inventory/in-order.ts'
import type { WatchedRecord } from '../inventory/inventory.ts'
import { OwnScopeSums } from '../inventory/tally.ts'

/** Sums of Scope 1 and 2 by the country of the site; records of no site stand apart. */
export class CountryTallies {
  readonly #countryOfSite: (siteId: string) => Promise<string | null>
  readonly #sums = new Map<string | null, OwnScopeSums>()

  constructor(tx: ReadTx, { countryOf }: Pick<Context, 'countryOf'>) {
    this.#countryOfSite = cached(async (siteId) => {
      // a store keeps the site that a record names
      const { record } = (await tx.sites.get(siteId)) as SiteRow
      return countryOf(record.countryId) ?? null
    })
  }

  /** Adds a record; returns its country, null for none. */
  async add({ activity: { siteId }, groups, record }: WatchedRecord): Promise<string | null> {
    const country = siteId === null ? null : await this.#countryOfSite(siteId)
    const sums = this.#sums.get(country) ?? new OwnScopeSums()
    this.#sums.set(country, sums)
    sums.add(groups, record)
    return country
  }

  /** By country code; what has none comes last. `exactMwhIn` reads the energy of a country. */
  resource(exactMwhIn: (country: string | null) => string | null): readonly CountryInventory[] {
    return (
      [...this.#sums]
        // behind every code
        .sort(([a], [b]) => inOrder([a ?? '~'], [b ?? '~']))
        .map(([country, sums]) => ({ country, ...sums.resource(), exactMwh: exactMwhIn(country) }))
    )
  }
}

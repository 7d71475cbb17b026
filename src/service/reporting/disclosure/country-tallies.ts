import type { CountryInventory } from '../../../disclosure/index.ts'
import { cached } from '../../core/context/cached.ts'
import type { Context, ReadTx } from '../../core/context/context.ts'
import type { SiteRow } from '../../master-data/sites.ts'
import { inOrder } from '../inventory/in-order.ts'
import type { WatchedRecord } from '../inventory/inventory.ts'
import { Tally } from '../inventory/tally.ts'

/** Sums of Scope 1 and 2 by the country of the site; records of no site stand apart. */
export class CountryTallies {
  readonly #countryOfSite: (siteId: string) => Promise<string | null>
  readonly #tallies = new Map<string | null, Tally>()

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
    const tally = this.#tallies.get(country) ?? new Tally()
    this.#tallies.set(country, tally)
    tally.add(groups, record)
    return country
  }

  /** By country code; what has none comes last. `exactMwhIn` reads the energy of a country. */
  resource(exactMwhIn: (country: string | null) => string | null): readonly CountryInventory[] {
    return (
      [...this.#tallies]
        // behind every code
        .sort(([a], [b]) => inOrder([a ?? '~'], [b ?? '~']))
        .map(([country, tally]) => {
          const { scope1, scope2 } = tally.resource()
          const { locationBased, marketBased } = scope2
          return { country, scope1, scope2: { locationBased, marketBased }, exactMwh: exactMwhIn(country) }
        })
    )
  }
}

import type { CountryInventory } from '../../../disclosure/index.ts'
import { cached } from '../../core/context/cached.ts'
import type { Context, ReadTx } from '../../core/context/context.ts'
import type { WatchedRecord } from '../inventory/inventory.ts'
import { Tally } from '../inventory/tally.ts'

/** Sums of Scope 1 and 2 by the country of the site; records of no site stand apart. */
export class CountryTallies {
  readonly #countryOfSite: (siteId: string) => Promise<string | null>
  readonly #tallies = new Map<string | null, Tally>()

  constructor(tx: ReadTx, { countryOf }: Pick<Context, 'countryOf'>) {
    this.#countryOfSite = cached(async (siteId) => {
      const countryId = (await tx.sites.get(siteId))?.record.countryId
      return countryId === undefined || countryId === null ? null : (countryOf(countryId) ?? null)
    })
  }

  async add({ activity: { siteId }, groups, record }: WatchedRecord): Promise<void> {
    const country = siteId === null ? null : await this.#countryOfSite(siteId)
    const tally = this.#tallies.get(country) ?? new Tally()
    this.#tallies.set(country, tally)
    tally.add(groups, record)
  }

  /** By country code; what has none comes last. */
  resource(): readonly CountryInventory[] {
    return [...this.#tallies]
      .sort(([a], [b]) => (a === null ? 1 : b === null ? -1 : a < b ? -1 : 1))
      .map(([country, tally]) => {
        const { scope1, scope2 } = tally.resource()
        const { locationBased, marketBased } = scope2
        return { country, scope1, scope2: { locationBased, marketBased } }
      })
  }
}

import type { CountryInventory } from '../../../disclosure/index.ts'
import type { Context } from '../../core/context/context.ts'
import { inOrder } from '../inventory/in-order.ts'
import { OwnScopeSums } from '../inventory/tally.ts'
import type { WatchedRecord } from '../inventory/watched-record.ts'

/** Sums of Scope 1 and 2 by the country of the site. Records without a country are a group of their own. */
export class CountryTallies {
  readonly #countryOf: Context['countryOf']
  readonly #sums = new Map<string | null, OwnScopeSums>()

  constructor({ countryOf }: Pick<Context, 'countryOf'>) {
    this.#countryOf = countryOf
  }

  /** Adds a record; returns its country, or null. */
  add({ groups, record }: WatchedRecord): string | null {
    const { countryId } = groups
    const country = (countryId === null ? null : this.#countryOf(countryId)) ?? null
    const sums = this.#sums.get(country) ?? new OwnScopeSums()
    this.#sums.set(country, sums)
    sums.add(groups, record)
    return country
  }

  /**
   * The sums in the order of country codes; records without a country come last. `exactMwhIn` returns the energy of a
   * country.
   */
  resource(exactMwhIn: (country: string | null) => string | null): readonly CountryInventory[] {
    return (
      [...this.#sums]
        // // sorts after every code
        .sort(([a], [b]) => inOrder([a ?? '~'], [b ?? '~']))
        .map(([country, sums]) => ({ country, ...sums.resource(), exactMwh: exactMwhIn(country) }))
    )
  }
}

import { lazy } from '../base/index.ts'
import type { Store } from '../ledger/collections/index.ts'
import type { ServiceRecords } from '../ledger/context/records.ts'
import { withMembers } from '../ledger/context/with-members.ts'
import { type Catalogue, publishedCatalogue } from '../reference/factors/index.ts'
import { catalogueThatGrows } from '../reference/factors/resolution/index.ts'
import { withFactorSets } from '../rows/index.ts'

/** The shipped factors of a service: those of `tonne/factors`, and those of national publishers once they are loaded. */
export interface ShippedFactors {
  readonly catalogue: Catalogue
  /** Loads the tables of national publishers, once for all services. */
  readonly load: () => Promise<void>
  /** Returns the store, whose reads and transactions begin when the tables are loaded: whatever they select is complete. */
  readonly behind: (store: Store<ServiceRecords>) => Store<ServiceRecords>
}

/** The bundled factors joined with those of national publishers; undefined until they are loaded. */
let whole: Catalogue | undefined

const load = lazy(async () => {
  whole = await withFactorSets(publishedCatalogue, ['national'])
})

function behind(store: Store<ServiceRecords>): Store<ServiceRecords> {
  const transaction: Store<ServiceRecords>['transaction'] = async (...call) => {
    if (whole === undefined) await load()
    return await store.transaction(...call)
  }
  const read: Store<ServiceRecords>['read'] = async (...call) => {
    if (whole === undefined) await load()
    return await store.read(...call)
  }
  return withMembers(store, { transaction, read })
}

/** Returns the shipped factors, whose national tables are loaded before the first read or change of a company. */
export function shippedFactors(): ShippedFactors {
  return { catalogue: catalogueThatGrows(() => whole ?? publishedCatalogue), load, behind }
}

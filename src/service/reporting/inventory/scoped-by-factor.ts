import type { ContributionScope } from '../../../emissions/index.ts'
import { type Notice, notice } from '../../../errors/index.ts'
import type { InventoryResource } from '../../../resources/index.ts'
import { scopeOfRecord } from '../../core/references/factor-scope.ts'
import type { Kind } from './groups-reader.ts'

/** The most records listed; all are counted. */
const RECORDS_MAX = 100

type Resource = InventoryResource['scopeByFactor']

/** Records that count in the scope of their factor instead of the scope of their kind. */
export class RecordsScopedByFactor {
  #records = 0
  readonly #first: Resource['first'] = []

  /** Returns the kind with the scope that the record counts in. */
  kindOf(kind: Kind, { id, scopes }: { readonly id: string; readonly scopes: readonly ContributionScope[] }): Kind {
    const scope = scopeOfRecord(kind, scopes)
    if (scope === kind.scope) return kind
    this.#records++
    if (this.#first.length < RECORDS_MAX) this.#first.push({ recordId: id, emissionKindId: kind.id, scope })
    return { ...kind, scope }
  }

  resource(): Resource {
    return { records: this.#records, first: this.#first }
  }

  notices(): Notice[] {
    if (this.#records === 0) return []
    const message = `holds records that count under the scope of their factor, which is not that of their kind: ${this.#records}; they are named under scopeByFactor`
    return [notice('scope_by_factor', 'scopeByFactor', message)]
  }
}

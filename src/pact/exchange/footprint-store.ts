import { answerAtOnce } from '../../errors/index.ts'
import type { ProductFootprint } from '../footprint.ts'
import { type FootprintFilter, footprintMatcher } from './footprint-filter.ts'

/** A requested page of footprints. */
export interface FootprintQuery {
  readonly filter: FootprintFilter
  /** The most footprints of the page, 1 to 100. */
  readonly limit: number
  /** `next` of the page before; null: the first page. */
  readonly after: string | null
}

/** A page of footprints. */
export interface FootprintPage {
  readonly footprints: readonly ProductFootprint[]
  /** The position of the next page, any text of yours; null: none follows. Take it again for three minutes at least. */
  readonly next: string | null
}

/** The footprints of a host, which decides what each recipient may see. */
export interface FootprintStore {
  /** The footprints for a recipient that match a filter; `footprintMatcher` says which these are. */
  list(recipient: string, query: FootprintQuery): FootprintPage | Promise<FootprintPage>
  /** The footprint of an id, a UUID in lower case; null: there is none, or none for this recipient. */
  get(recipient: string, id: string): ProductFootprint | null | Promise<ProductFootprint | null>
}

/**
 * Footprints in memory, by id: for tests, and to begin with. `isShared` tells which of them a recipient may see; without
 * it, every recipient sees all.
 *
 * @example
 * ```ts
 * import { memoryFootprints } from 'tonne/http/pact'
 * const crate = { id: '3a6c14a7-4deb-498a-b5ea-16ce2535b576', companyIds: ['urn:acme:1'] } as never
 * const store = memoryFootprints([crate], (_footprint, recipient) => recipient === 'buyer')
 * await store.get('buyer', '3a6c14a7-4deb-498a-b5ea-16ce2535b576') === crate // => true
 * await store.get('other', '3a6c14a7-4deb-498a-b5ea-16ce2535b576') // => null
 * ```
 */
export function memoryFootprints(
  footprints: Iterable<ProductFootprint>,
  isShared: (footprint: ProductFootprint, recipient: string) => boolean = () => true,
): FootprintStore {
  const byId = new Map([...footprints].map((footprint) => [footprint.id.toLowerCase(), footprint]))
  const ids = [...byId.keys()].sort()
  const shared = (id: string, recipient: string): ProductFootprint | null => {
    const footprint = byId.get(id)
    if (footprint === undefined) return null
    // a promise is truthy: it would share everything
    return answerAtOnce('isShared', isShared(footprint, recipient), 'internal_error') === true ? footprint : null
  }
  return {
    get: (recipient, id) => shared(id, recipient),
    list: (recipient, { filter, limit, after }) => {
      const matches = footprintMatcher(filter)
      const found: ProductFootprint[] = []
      let last = ''
      for (const id of ids) {
        if (after !== null && id <= after) continue
        const footprint = shared(id, recipient)
        if (footprint === null || !matches(footprint)) continue
        if (found.length === limit) return { footprints: found, next: last }
        found.push(footprint)
        last = id
      }
      return { footprints: found, next: null }
    },
  }
}

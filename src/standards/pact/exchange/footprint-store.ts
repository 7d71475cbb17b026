import { answerAtOnce } from '../../../core/errors/index.ts'
import type { ProductFootprint } from '../footprint.ts'
import { type FootprintFilter, footprintMatcher } from './footprint-filter.ts'

/** A requested page of footprints. */
export interface FootprintQuery {
  readonly filter: FootprintFilter
  /** The most footprints of the page, 1 to 100. */
  readonly limit: number
  /** `next` of the previous page; null for the first page. */
  readonly after: string | null
}

/** A page of footprints. */
export interface FootprintPage {
  readonly footprints: readonly ProductFootprint[]
  /**
   * The position of the next page, any text of the host; null if this is the last page. The host must accept it for at
   * least three minutes.
   */
  readonly next: string | null
}

/** The footprints of a host. The host decides which of them a recipient may see. */
export interface FootprintStore {
  /** Lists the footprints for a recipient that match a filter; see `footprintMatcher`. */
  list(recipient: string, query: FootprintQuery): FootprintPage | Promise<FootprintPage>
  /** Finds the footprint of an id, a UUID in lower case; null if there is none for this recipient. */
  get(recipient: string, id: string): ProductFootprint | null | Promise<ProductFootprint | null>
}

/**
 * Creates a store of footprints in memory, by id, for tests and first steps. `isShared` decides which of them a
 * recipient may see (default: all).
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

import type { MassDigits } from '../display/index.ts'

/** A method of Scope 2. */
export type ShownMethod = 'market' | 'location'

/** Choice of the records that are shown; empty: all. */
export interface RecordFilter {
  readonly site: string
  readonly scope: string
  readonly activity: string
  readonly search: string
}

/** Everything that a reader chose. The address holds it, so that a link leads to the same view. */
export interface PageState {
  /** Null: the latest year with records. */
  readonly year: number | null
  readonly method: ShownMethod
  readonly digits: MassDigits
  readonly filter: RecordFilter
  /** The standard of the report; empty: none. */
  readonly report: string
  /** Keys of the views over the page, the last one on top. */
  readonly open: readonly string[]
}

/** Reads the state from the part of an address after '#'; unknown parts are left out. */
export function stateOf(hash: string): PageState {
  const query = new URLSearchParams(hash.replace(/^#/, ''))
  const text = (name: string) => query.get(name) ?? ''
  const year = /^\d{4}$/.test(text('year')) ? Number(text('year')) : null
  return {
    year,
    method: text('method') === 'location' ? 'location' : 'market',
    digits: text('digits') === 'all' ? 'all' : 'rounded',
    filter: { site: text('site'), scope: text('scope'), activity: text('activity'), search: text('search') },
    report: text('report'),
    open: query.getAll('open'),
  }
}

/** The address of a state, behind '#'. */
export function hashOf({ year, method, digits, filter, report, open }: PageState): string {
  const query = new URLSearchParams()
  if (year !== null) query.set('year', String(year))
  if (method !== 'market') query.set('method', method)
  if (digits !== 'rounded') query.set('digits', digits)
  for (const [name, text] of Object.entries(filter)) if (text !== '') query.set(name, text)
  if (report !== '') query.set('report', report)
  for (const key of open) query.append('open', key)
  return `#${query}`
}

/** True if records are left out. */
export function isFiltered({ site, scope, activity, search }: RecordFilter): boolean {
  return [site, scope, activity, search].some((text) => text !== '')
}

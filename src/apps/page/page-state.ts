import type { MassDigits } from '../../core/display/index.ts'

const SCOPES: Readonly<Record<string, string>> = {
  scope1: 'SCOPE_1',
  'scope2-market': 'SCOPE_2',
  'scope2-location': 'SCOPE_2',
  scope3: 'SCOPE_3',
}

/**
 * The filter that shows the records of a figure, by the key of the figure; null if no filter shows exactly these. The
 * figure of a month also has its month.
 */
export function filterOfFigure(key: string): Partial<RecordFilter> | null {
  const [, month, name = ''] = /^(?:(\d\d)\.)?(.+)$/.exec(key) ?? []
  const inMonth = month === undefined ? {} : { month }
  const scope = SCOPES[name]
  if (scope !== undefined) return { scope, ...inMonth }
  const [, activity, ofScope] = /^kind:(.+):(SCOPE_\d)$/.exec(name) ?? []
  if (activity !== undefined && ofScope !== undefined) return { activity, scope: ofScope, ...inMonth }
  if (name === 'company' || /^(?:site|vehicle):./.test(name)) return { site: name, ...inMonth }
  return name === 'total' && month !== undefined ? { month } : null
}

/** A method of Scope 2. */
export type ShownMethod = 'market' | 'location'

/** The records to show; an empty text sets no filter. */
export interface RecordFilter {
  readonly site: string
  readonly scope: string
  readonly activity: string
  readonly search: string
  /** '03': the month whose records the table lists. Figures are those of the year. */
  readonly month: string
}

/** A filter that excludes nothing. */
export const NO_FILTER: RecordFilter = { site: '', scope: '', activity: '', search: '', month: '' }

/** Everything that a reader chose. It is stored in the address, so that a link opens the same view. */
export interface PageState {
  /** Null for the last complete year. */
  readonly year: number | null
  readonly method: ShownMethod
  readonly digits: MassDigits
  readonly filter: RecordFilter
  /** The divisor of totals: '120 employees', 'area' for the floor area, or empty. */
  readonly per: string
  /** The standard of the report; empty if none is chosen. */
  readonly report: string
  /** Keys of the views over the page, the last one on top. */
  readonly open: readonly string[]
}

/** Parses the state from the part of an address after '#'; unknown parts are ignored. */
export function parseHash(hash: string): PageState {
  const query = new URLSearchParams(hash.replace(/^#/, ''))
  const text = (name: string) => query.get(name) ?? ''
  const year = /^\d{4}$/.test(text('year')) ? Number(text('year')) : null
  return {
    year,
    method: text('method') === 'location' ? 'location' : 'market',
    digits: text('digits') === 'all' ? 'all' : 'rounded',
    filter: {
      site: text('site'),
      scope: text('scope'),
      activity: text('activity'),
      search: text('search'),
      month: /^(?:0[1-9]|1[0-2])$/.test(text('month')) ? text('month') : '',
    },
    per: text('per'),
    report: text('report'),
    open: query.getAll('open'),
  }
}

/** True if an address names another screen than the year: '#import'. */
export function isOtherScreen(hash: string): boolean {
  return /^#[a-z]+(?:-[a-z]+)*$/.test(hash)
}

/** Prints a state as the part of an address after '#'. */
export function printHash({ year, method, digits, filter, per, report, open }: PageState): string {
  const query = new URLSearchParams()
  if (year !== null) query.set('year', String(year))
  if (method !== 'market') query.set('method', method)
  if (digits !== 'rounded') query.set('digits', digits)
  for (const [name, text] of Object.entries(filter)) if (text !== '') query.set(name, text)
  if (per !== '') query.set('per', per)
  if (report !== '') query.set('report', report)
  for (const key of open) query.append('open', key)
  return `#${query}`
}

/** True if the filter excludes records from the figures of the year. */
export function isFiltered({ site, scope, activity, search }: RecordFilter): boolean {
  return [site, scope, activity, search].some((text) => text !== '')
}

/** The key of a record in the address, with the method of its figure. */
export function recordKey(id: string, method: ShownMethod): string {
  return `record:${method}:${id}`
}

/** Parses the key of a record; null if it is not one. */
export function parseRecordKey(key: string): { readonly id: string; readonly method: ShownMethod } | null {
  const [, method, id] = /^record:(market|location):(.+)$/.exec(key) ?? []
  return id === undefined ? null : { id, method: method === 'location' ? method : 'market' }
}

/** The key of the view of the locked periods. */
export const LOCKED_PERIODS = 'locked-periods'

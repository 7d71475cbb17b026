import { type Awaitable, bisect, when } from '../../../base/index.ts'
import { mapErrorPaths } from '../../../core/errors/index.ts'
import { cacheByKey } from '../../../ledger/context/cached.ts'
import type { WriteTx } from '../../../ledger/context/context.ts'
import type { ActivityCollection, LoggedLine, ServiceRecords } from '../../../ledger/context/records.ts'
import { onlyMembers, readingOnce, withMembers } from '../../../ledger/context/with-members.ts'
import type { ListOptions, ListPage, Row, RowSummary } from '../../../store/index.ts'
import type { SitePeriod } from '../definition/definition.ts'
import { COMPARED_MAX, comparedField, listUses, type OtherUse } from '../definition/period-overlaps.ts'

/** Collections that creating a record only reads. */
const REFERENCES = ['sites', 'vehicles', 'vendors', 'products', 'emissionKinds', 'emissionFactors'] as const

/** The only list that creating a record reads of its own collection: the records of a site up to a time. */
interface SiteFilter {
  readonly siteId: string
  readonly to: string
}
interface SiteRow {
  readonly record: OtherUse
}

/** The collection of a chunk, and the periods of its records. */
export interface BufferedRecords {
  readonly collection: ActivityCollection
  readonly sitePeriods: readonly SitePeriod[]
}

type NewLine = Omit<LoggedLine, 'sequence' | 'digest'>
interface NewRecord {
  readonly record: ServiceRecords['siteFuels']
  readonly exact: string
  readonly summary: RowSummary | null
}

/** The arguments of `insert`. */
type InsertedRecord = readonly [record: NewRecord['record'], exact: string, summary: RowSummary | null]

function endsBySite(periods: readonly SitePeriod[]): ReadonlyMap<string, Ends> {
  const ends = new Map<string, Ends>()
  for (const { siteId, endDate } of periods) {
    const { first, last, count } = ends.get(siteId) ?? { first: endDate, last: endDate, count: 0 }
    const widened = { first: endDate < first ? endDate : first, last: endDate > last ? endDate : last }
    ends.set(siteId, { ...widened, count: count + 1 })
  }
  return ends
}

/**
 * Creates many records of one activity. Reads their parents and references once, and writes the new records, their emissions
 * and their log lines together at the end. Reads in between include the new records, or throw. Rows
 * that were read before are returned at once, without a promise.
 */
export class BufferedTransaction {
  /** The transaction for creating each record. */
  readonly tx: WriteTx
  readonly #store: WriteTx
  /** Typed as fuel, because all activities are written alike. */
  readonly #activities: WriteTx['siteFuels']
  readonly #records: NewRecord[] = []
  readonly #emissions = new Map<string, ServiceRecords['emissions']>()
  readonly #lines: NewLine[] = []
  /** By the id of the site. */
  readonly #timelines: ReadonlyMap<string, SiteTimeline<SiteRow>>
  /** The stored emissions, by proposed ids. */
  #stored: ReadonlyMap<string, Row<ServiceRecords['emissions']> | null> = new Map()

  constructor(store: WriteTx, { collection, sitePeriods }: BufferedRecords) {
    this.#store = store
    this.#activities = store[collection as 'siteFuels']
    const listField = comparedField(collection)
    const timelines = [...endsBySite(sitePeriods)].map(([siteId, ends]) => {
      const list: ListStarting<SiteRow> = (span, options) =>
        listUses(this.#activities, { siteId, by: 'startDate', ...span }, { ...options, listField })
      return [siteId, new SiteTimeline(list, ends)] as const
    })
    this.#timelines = new Map(timelines)
    const references = REFERENCES.map((name) => {
      const reader = store[name]
      return [
        name,
        withMembers<object>(reader, { get: cacheByKey((id: never): Awaitable<object | null> => reader.get(id)) }),
      ] as const
    })
    const only = (name: 'emissions' | 'log' | ActivityCollection, members: Readonly<Record<string, unknown>>) =>
      onlyMembers<object>(store[name], members, `an import writes ${name} at its end`)
    this.tx = withMembers(store, {
      ...Object.fromEntries(references),
      // a stored snapshot stays, and any record may store a new one
      factorSnapshots: readingOnce(store.factorSnapshots),
      // new records are compared by their list, which has those that are not written yet
      [collection]: only(collection, { insert: this.#insert, list: this.#list, summaries: undefined }),
      emissions: only('emissions', { insert: this.#insertEmission, get: this.#getEmission }),
      log: only('log', { append: this.#append }),
    })
  }

  /** Reads the emissions that already have a proposed id. */
  async readProposed(ids: readonly string[]): Promise<void> {
    const rows = await this.#store.emissions.getAll(ids)
    this.#stored = new Map(ids.map((id, index) => [id, rows[index] ?? null]))
  }

  /** Reads the sites of the records, and the stored records that new ones are compared with, all at once. */
  async readSites(): Promise<void> {
    const reads = [...this.#timelines].map(([siteId, timeline]) =>
      Promise.all([this.tx.sites.get(siteId), timeline.prepare(COMPARED_MAX)]),
    )
    await Promise.all(reads)
  }

  /** Writes the created records. Throws what the store throws, below the record: `records[3].id`. */
  async write(): Promise<void> {
    const emissions = [...this.#emissions.values()].map((record) => ({ record }))
    await this.#activities.insertAll(this.#records).catch(failInRecord)
    await this.#store.emissions.insertAll(emissions).catch(failInRecord)
    await this.#store.log.appendAll(this.#lines)
  }

  readonly #insert = (...[record, exact, summary]: InsertedRecord): Row<NewRecord['record']> => {
    this.#records.push({ record, exact, summary })
    const row = { version: 1, record, exact } as const
    this.#timelines.get(record.siteId)?.add(row)
    return row
  }

  readonly #insertEmission = (record: ServiceRecords['emissions']): void => {
    if (this.#emissions.has(record.id)) throw new TypeError(`the emission ${record.id} would be there twice`)
    this.#emissions.set(record.id, record)
  }

  readonly #getEmission = (id: string): unknown => {
    const record = this.#emissions.get(id)
    if (record !== undefined) return { version: 1, record, exact: null }
    const stored = this.#stored.get(id)
    return stored === undefined ? this.#store.emissions.get(id) : stored
  }

  readonly #append = (line: NewLine): void => {
    this.#lines.push(line)
  }

  readonly #list = ({ siteId, to }: SiteFilter, { limit }: { readonly limit: number }): unknown => {
    const timeline = this.#timelines.get(siteId)
    if (timeline === undefined) throw new TypeError(`the import states no period of the site ${siteId}`)
    return when(timeline.before(to, limit), (rows) => ({ rows, next: null }))
  }
}

/** Throws the error of a batch again, whose paths begin with the index of a record. */
function failInRecord(error: unknown): never {
  throw mapErrorPaths((path) => `records${path}`, error)
}

/** A row with the start of its period. */
export interface StartingRow {
  readonly record: { readonly id: string; readonly startDate: string }
}

/** Lists the stored rows of a site that start in a span, the latest first. */
type ListStarting<R extends StartingRow> = (
  span: { readonly from?: string; readonly to?: string },
  options: ListOptions,
) => Awaitable<ListPage<R>>

/** The earliest and the latest end of new records, and their number. */
interface Ends {
  readonly first: string
  readonly last: string
  readonly count: number
}

/**
 * Stored rows to read at once, for each new record, instead of a few for each new record. Fewer than a query of a record reads:
 * a site with more stored rows is read by these queries, and the rows read before are wasted.
 */
const READ_PER_RECORD = 4
/** The maximum of stored rows to read at once. */
const READ_MAX = 2000

const NONE = { rows: [], next: null } as const

/** True if `a` comes before `b` in a list: the latest start first, then by id. */
function comesFirst({ record: a }: StartingRow, { record: b }: StartingRow): boolean {
  return a.startDate === b.startDate ? a.id < b.id : a.startDate > b.startDate
}

function mergeRows<R extends StartingRow>(a: readonly R[], b: readonly R[]): R[] {
  return [...a, ...b].sort((one, other) => (comesFirst(one, other) ? -1 : 1))
}

/** The stored and new records of a site by their starts. Reads stored records as rarely as possible. */
export class SiteTimeline<R extends StartingRow> {
  readonly #list: ListStarting<R>
  readonly #ends: Ends
  /** The rows that were read, and the new ones, in the order of a list. */
  #rows: R[] = []
  /** Null: nothing was read yet. */
  #isComplete: boolean | null = null
  /** The limit of the queries that the rows are complete for. */
  #limit = 0

  /** Prepares for queries that end between the ends. */
  constructor(list: ListStarting<R>, ends: Ends) {
    this.#list = list
    this.#ends = ends
  }

  /** Reads every row that queries with this limit may find. False if there are too many. */
  async #read(limit: number): Promise<boolean> {
    const { first, last, count } = this.#ends
    const most = Math.min(count * READ_PER_RECORD, READ_MAX)
    const [{ rows, next }, before] = await Promise.all([
      first < last ? this.#list({ from: first, to: last }, { limit: most }) : NONE,
      this.#list({ to: first }, { limit }),
    ])
    if (next !== null) return false
    const known = new Set(this.#rows.map(({ record }) => record.id))
    const found = [...rows, ...before.rows].filter(({ record }) => !known.has(record.id))
    this.#rows = mergeRows(found, this.#rows)
    this.#limit = limit
    return true
  }

  /** Reads for queries with this limit. */
  async prepare(limit: number): Promise<void> {
    this.#isComplete ??= await this.#read(limit)
  }

  /** Returns up to `limit` rows that start before `to`, the latest first. */
  before(to: string, limit: number): Awaitable<readonly R[]> {
    // a longer list than before needs more stored rows
    const isRead = this.#isComplete === false || limit <= this.#limit
    return when((isRead ? this.#isComplete : null) ?? this.#read(limit), (isComplete) => {
      this.#isComplete = isComplete
      const start = bisect(this.#rows, ({ record }) => record.startDate >= to)
      const rows = this.#rows.slice(start, start + limit)
      if (isComplete) return rows
      return when(this.#list({ to }, { limit }), (stored) => mergeRows(rows, stored.rows).slice(0, limit))
    })
  }

  /** Adds a row that is not stored yet. */
  add(row: R): void {
    this.#rows.splice(
      bisect(this.#rows, (one) => comesFirst(one, row)),
      0,
      row,
    )
  }
}

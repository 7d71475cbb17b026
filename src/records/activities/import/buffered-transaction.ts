import { getOrInsertComputed } from '../../../base/index.ts'
import { cacheByKey } from '../../../ledger/context/cached.ts'
import type { WriteTx } from '../../../ledger/context/context.ts'
import type { ActivityCollection, LoggedLine, ServiceRecords } from '../../../ledger/context/records.ts'
import { readingOnce, withMembers } from '../../../ledger/context/with-members.ts'
import type { ListOptions, Row } from '../../../store/index.ts'
import type { SitePeriod } from '../definition/definition.ts'
import { type Ends, type ListStarting, SiteTimeline, type StartingRow } from './site-timeline.ts'

/** Collections that creating a record only reads. */
const REFERENCES = ['sites', 'vehicles', 'vendors', 'products', 'emissionKinds', 'emissionFactors'] as const

/** Rejects methods that would miss the rows that are not written yet. */
function only(collection: string, methods: Readonly<Record<string, unknown>>): object {
  return new Proxy(methods, {
    get: (_, name) => {
      const method = methods[String(name)]
      if (method === undefined)
        throw new TypeError(`an import writes ${collection} at its end; ${String(name)} must wait`)
      return method
    },
  })
}

/** The only list that creating a record reads of its own collection: the records of a site up to a time. */
interface SiteFilter {
  readonly siteId: string
  readonly to: string
}
type SiteRow = StartingRow & { readonly record: { readonly siteId: string } }

/** The collection of a chunk, and the periods of its records. */
export interface BufferedRecords {
  readonly collection: ActivityCollection
  readonly sitePeriods: readonly SitePeriod[]
}

type NewLine = Omit<LoggedLine, 'sequence' | 'digest'>
interface NewRecord {
  readonly record: ServiceRecords['siteFuels']
  readonly exact: string
}

function endsBySite(periods: readonly SitePeriod[]): ReadonlyMap<string, Ends> {
  const ends = new Map<string, Ends>()
  for (const { siteId, endDate } of periods) {
    const { first, last } = ends.get(siteId) ?? { first: endDate, last: endDate }
    ends.set(siteId, { first: endDate < first ? endDate : first, last: endDate > last ? endDate : last })
  }
  return ends
}

/**
 * Creates many records of one activity. Reads their parents and references once, and writes the new records, their emissions
 * and their log lines together at the end. Reads in between include the new records, or throw.
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
  readonly #timelines = new Map<string, SiteTimeline<SiteRow>>()
  readonly #ends: ReadonlyMap<string, Ends>
  /** The stored emissions, by proposed ids. */
  #stored: ReadonlyMap<string, Row<ServiceRecords['emissions']> | null> = new Map()

  constructor(store: WriteTx, { collection, sitePeriods }: BufferedRecords) {
    this.#store = store
    this.#activities = store[collection as 'siteFuels']
    this.#ends = endsBySite(sitePeriods)
    const references = REFERENCES.map((name) => {
      const reader = store[name] as WriteTx['sites']
      return [name, withMembers(reader, { get: cacheByKey((id: string) => reader.get(id)) })] as const
    })
    this.tx = withMembers(store, {
      ...Object.fromEntries(references),
      // a stored snapshot stays, and any record may store a new one
      factorSnapshots: readingOnce(store.factorSnapshots),
      [collection]: only(collection, { insert: this.#insert, list: this.#list }),
      emissions: only('emissions', { insert: this.#insertEmission, get: this.#getEmission }),
      log: only('log', { append: this.#append }),
    })
  }

  /** Reads the emissions that already have a proposed id. */
  async readProposed(ids: readonly string[]): Promise<void> {
    const rows = await this.#store.emissions.getAll(ids)
    this.#stored = new Map(ids.map((id, index) => [id, rows[index] ?? null]))
  }

  /** Writes the created records. Throws what the store throws, with the index of the record: `[3].siteId`. */
  async write(): Promise<void> {
    await this.#activities.insertAll(this.#records)
    await this.#store.emissions.insertAll([...this.#emissions.values()].map((record) => ({ record })))
    await this.#store.log.appendAll(this.#lines)
  }

  readonly #insert = async (record: NewRecord['record'], exact: string): Promise<NewRecord & { version: 1 }> => {
    this.#records.push({ record, exact })
    const row = { version: 1, record, exact } as const
    if (this.#ends.has(record.siteId)) this.#timelineOf(record.siteId).add(row)
    return row
  }

  readonly #insertEmission = async (record: ServiceRecords['emissions']): Promise<void> => {
    if (this.#emissions.has(record.id)) throw new TypeError(`the emission ${record.id} would be there twice`)
    this.#emissions.set(record.id, record)
  }

  readonly #getEmission = async (id: string): Promise<unknown> => {
    const record = this.#emissions.get(id)
    if (record !== undefined) return { version: 1, record, exact: null }
    const stored = this.#stored.get(id)
    return stored === undefined ? this.#store.emissions.get(id) : stored
  }

  readonly #append = async (line: NewLine): Promise<void> => {
    this.#lines.push(line)
  }

  readonly #list = async ({ siteId, to }: SiteFilter, { limit }: ListOptions): Promise<unknown> => {
    return { rows: await this.#timelineOf(siteId).before(to, limit as number), next: null }
  }

  #timelineOf(siteId: string): SiteTimeline<SiteRow> {
    return getOrInsertComputed(this.#timelines, siteId, () => {
      const ends = this.#ends.get(siteId) as Ends
      const list: ListStarting<SiteRow> = (span, options) =>
        this.#activities.list({ siteId, by: 'startDate', ...span }, options)
      return new SiteTimeline(list, ends)
    })
  }
}

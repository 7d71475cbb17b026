import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { EventLoopYield, readItem } from '../../base/index.ts'
import { canonicalJson, type Json, toTrace } from '../../core/emissions/index.ts'
import { COLLECTIONS, type CollectionName } from '../../ledger/collections/index.ts'
import type { Context, ReadTx } from '../../ledger/context/context.ts'
import { pagesOf } from '../../ledger/context/list-rows.ts'
import { readAll } from '../../ledger/context/long-reads.ts'
import type { ActivityCollection, Revision, ServiceRecords, StoredCalculation } from '../../ledger/context/records.ts'
import { latestCalculations } from '../../ledger/ledger/latest-calculation.ts'
import { restoreCalculation, type SnapshotFinder, snapshotFinder } from '../../ledger/ledger/stored-calculation.ts'
import { ACTIVITY_COLLECTIONS, activityOf } from '../../records/activities/activities.ts'
import type { ListOptions, Row } from '../../store/index.ts'
import { BUNDLED_COLLECTIONS } from '../audit/recorded-collections.ts'

/** The most lines that are written ahead of the reader. */
const AHEAD_MAX = 200

/** Stops the writer when the reader has gone. */
class ReaderGone extends Error {}

type Wake = () => void

/**
 * Passes lines from a writer to a reader. The writer waits while the reader is behind, and stops when the reader stops.
 */
class Pipe {
  readonly #lines: string[] = []
  #isOver = false
  #isDropped = false
  #wakeReader: Wake | null = null
  #wakeWriter: Wake | null = null

  async write(line: string): Promise<void> {
    if (this.#isDropped) throw new ReaderGone()
    this.#lines.push(line)
    this.#wakeReader?.()
    if (this.#lines.length < AHEAD_MAX) return
    await new Promise<void>((wake) => {
      this.#wakeWriter = wake
    })
    if (this.#isDropped) throw new ReaderGone()
  }

  /** Returns the next line, or undefined after the last. */
  async next(): Promise<string | undefined> {
    while (this.#lines.length === 0 && !this.#isOver) {
      this.#wakeWriter?.()
      await new Promise<void>((wake) => {
        this.#wakeReader = wake
      })
    }
    return this.#lines.shift()
  }

  end(): void {
    this.#isOver = true
    this.#wakeReader?.()
  }

  drop(): void {
    this.#isDropped = true
    this.#wakeWriter?.()
  }
}

/**
 * Runs `work`, which writes lines only as fast as they are read. When reading ends for any reason, `work` has ended
 * too.
 */
export async function* pullLines(
  work: (write: (line: string) => Promise<void>) => Promise<void>,
): AsyncGenerator<string, void, undefined> {
  const pipe = new Pipe()
  const ended = work((line) => pipe.write(line)).then(
    () => ({ error: null }),
    (error: unknown) => ({ error }),
  )
  void ended.then(() => pipe.end())
  try {
    for (let line = await pipe.next(); line !== undefined; line = await pipe.next()) yield line
    const { error } = await ended
    if (error !== null) throw error
  } finally {
    pipe.drop()
    await ended
  }
}

/** The kinds of lines in a bundle. */
type BundleKind = 'factor' | 'line' | 'record' | 'trace'

/** The format of a bundle, with its version. A verifier reads every version ever released. */
const BUNDLE_FORMAT = 'tonne-bundle/2'

/** Writes the lines of a bundle, counts them, and computes the digest of all. */
class BundleWriter {
  readonly #write: (line: string) => Promise<void>
  readonly #digest = sha256.create()
  readonly #counts: Record<BundleKind, number> = { factor: 0, line: 0, record: 0, trace: 0 }

  constructor(write: (line: string) => Promise<void>) {
    this.#write = write
  }

  /** Writes the first line. */
  begin(header: object): Promise<void> {
    return this.#line({ kind: 'header', format: BUNDLE_FORMAT, ...header })
  }

  add(kind: BundleKind, fields: object): Promise<void> {
    this.#counts[kind] += 1
    return this.#line({ kind, ...fields })
  }

  /**
   * Writes the last line: the number of lines by kind, and the SHA-256 of all lines before it, including their line
   * feeds.
   */
  end(): Promise<void> {
    const digest = bytesToHex(this.#digest.digest())
    return this.#write(canonicalJson({ kind: 'end', counts: this.#counts, digest }))
  }

  /** Adds a trace: the same bytes as it has alone. */
  addTrace({ recordId, method }: { readonly recordId: string; readonly method: string }, trace: string): Promise<void> {
    this.#counts.trace += 1
    // the members in their canonical order
    return this.#text(`{"kind":"trace","method":"${method}","recordId":${JSON.stringify(recordId)},"trace":${trace}}`)
  }

  #line(fields: object): Promise<void> {
    return this.#text(canonicalJson(fields as Json))
  }

  #text(line: string): Promise<void> {
    this.#digest.update(utf8ToBytes(`${line}\n`))
    return this.#write(line)
  }
}

/** Rows of a page: more than the cache of a store holds, because other requests do not need the rows of a bundle. */
const ROWS_OF_PAGE = 125
/** The cost of writing a trace, in rows that are only read. */
const ROWS_OF_PROOF = 25

type AnyRow = Row<{ readonly id: string | number }>

async function* readPages(tx: ReadTx, name: CollectionName, filter: object): AsyncGenerator<readonly AnyRow[]> {
  const list = (options: ListOptions) => tx[name as 'files'].list(filter as { by: 'createdAt' }, options)
  yield* pagesOf<AnyRow>(list, { limit: ROWS_OF_PAGE })
}

/** Reads all rows of a list, page by page. */
async function* readRows(tx: ReadTx, name: CollectionName, filter: object): AsyncGenerator<AnyRow> {
  for await (const rows of readPages(tx, name, filter)) yield* rows
}

/** Writes all records of a company that belong in a bundle, read at one moment. */
class CompanyExport {
  readonly #tx: ReadTx
  readonly #bundle: BundleWriter
  readonly #snapshot: SnapshotFinder
  readonly #eventLoop = new EventLoopYield()

  constructor(tx: ReadTx, bundle: BundleWriter) {
    this.#tx = tx
    this.#bundle = bundle
    this.#snapshot = snapshotFinder(tx)
  }

  async write(exportedAt: string): Promise<void> {
    const tx = this.#tx
    const { companyId } = tx
    await this.#bundle.begin({ companyId, exportedAt, log: await tx.logHead(), total: await tx.companyTotal() })
    for await (const { record } of readRows(tx, 'factorSnapshots', { by: 'createdAt' })) {
      const { id, factor } = record as ServiceRecords['factorSnapshots']
      await this.#add('factor', { id, factor })
    }
    for await (const { record } of readRows(tx, 'log', { by: 'sequence' })) await this.#add('line', { line: record })
    for (const name of BUNDLED_COLLECTIONS) {
      for await (const row of readRows(tx, name, COLLECTIONS[name].lists[0])) await this.#record(name, row)
    }
    for (const name of ACTIVITY_COLLECTIONS) {
      for await (const page of readPages(tx, name, { by: 'startDate' })) await this.#activities(name, page)
    }
    for await (const { record } of readRows(tx, 'batches', { by: 'createdAt' })) {
      await this.#links('batchProducts', { batchId: record.id })
    }
    await this.#bundle.end()
  }

  async #activities(name: ActivityCollection, page: readonly AnyRow[]): Promise<void> {
    const ids = page.map(({ record }) => String(record.id))
    const { links } = activityOf(name)
    const revisions = await latestCalculations(this.#tx, ids)
    for (const [index, row] of page.entries()) {
      await this.#record(name, row)
      await this.#traces(String(row.record.id), readItem(revisions, index))
      if (links !== null) await this.#links(links, { movementId: row.record.id })
    }
  }

  async #add(kind: BundleKind, fields: object): Promise<void> {
    await this.#bundle.add(kind, fields)
    await this.#eventLoop.after(1)
  }

  #record(collection: CollectionName, { record, version, exact }: AnyRow): Promise<void> {
    return this.#add('record', { collection, record, version, exact })
  }

  async #links(collection: 'movementBatches' | 'batchProducts', of: object): Promise<void> {
    const rows = readRows(this.#tx, collection, { ...of, by: 'createdAt' })
    for await (const row of rows) await this.#record(collection, row)
  }

  async #traces(recordId: string, { calculation, location }: Revision): Promise<void> {
    await this.#trace({ recordId, method: 'market' }, calculation)
    if (location !== null) await this.#trace({ recordId, method: 'location' }, location)
  }

  async #trace(of: { readonly recordId: string; readonly method: string }, stored: StoredCalculation): Promise<void> {
    await this.#bundle.addTrace(of, toTrace(await restoreCalculation(this.#snapshot, stored)))
    await this.#eventLoop.after(ROWS_OF_PROOF)
  }
}

/**
 * Exports the whole inventory of a company as lines of NDJSON, without their line feeds: a header with the head of the
 * log and the exact total, the factors as they were used, the log, all records with the trace of each emission, and a
 * last line with counts and a digest. API keys and stored responses are not exported.
 */
export function exportCompany(context: Context): AsyncGenerator<string, void, undefined> {
  return pullLines((write) =>
    readAll(context, (tx) => new CompanyExport(tx, new BundleWriter(write)).write(context.now())),
  )
}

import { toTrace } from '../../emissions/index.ts'
import { COLLECTIONS, type CollectionName, type Position, type Reader, type Row } from '../../store/index.ts'
import type { Context, Reading } from '../context/context.ts'
import { Pace } from '../context/pace.ts'
import type { KeptCalculation, ServiceRecords } from '../context/records.ts'
import { read } from '../context/write.ts'
import { ACTIVITIES } from '../inventory/activity-stream.ts'
import { calculationOfKept } from '../ledger/kept-calculation.ts'
import { latestCalculation } from '../ledger/latest-calculation.ts'
import { BundleWriter } from './bundle-writer.ts'
import { pulledLines } from './pulled-lines.ts'

/** Records that stand on their own, in the order of a bundle; those that hold totals come before what adds to them. */
const STANDING = [
  'sites',
  'vehicles',
  'vendors',
  'products',
  'batches',
  'emissionKinds',
  'emissionFactors',
  'files',
  'periodLocks',
] as const satisfies readonly CollectionName[]

const PAGE = 500

type AnyRow = Row<{ readonly id: string | number }>
type AnyReader = Reader<'files', ServiceRecords>

/** All rows of a list, a page at a time. */
async function* rowsOf(reader: unknown, filter: object): AsyncGenerator<AnyRow> {
  for (let after: Position | undefined; ; ) {
    const part = { limit: PAGE, ...(after === undefined ? {} : { after }) }
    const { rows, next } = await (reader as AnyReader).list(filter as { by: 'createdAt' }, part)
    yield* rows
    if (next === null) return
    after = next
  }
}

/** The proof of a kept calculation, with its factors by their ids: they stand in the bundle once. */
async function sharedTrace(tx: Reading, kept: KeptCalculation): Promise<object> {
  const trace = JSON.parse(toTrace(await calculationOfKept(tx, kept))) as { contributions: readonly object[] }
  const contributions = trace.contributions.map((one, at) => {
    return { ...one, factor: kept.contributions[at]?.factorSnapshotId }
  })
  return { ...trace, contributions }
}

/** Writes everything of a company that belongs into a bundle, read at one moment. */
class CompanyExport {
  readonly #tx: Reading
  readonly #bundle: BundleWriter
  readonly #pace = new Pace()

  constructor(tx: Reading, bundle: BundleWriter) {
    this.#tx = tx
    this.#bundle = bundle
  }

  async write(exportedAt: string): Promise<void> {
    const tx = this.#tx
    const { companyId } = tx
    await this.#bundle.begin({ companyId, exportedAt, log: await tx.logHead(), total: await tx.companyTotal() })
    for await (const { record } of rowsOf(tx.factorSnapshots, { by: 'createdAt' }))
      await this.#bundle.add('factor', record)
    for await (const { record } of rowsOf(tx.log, { by: 'sequence' })) await this.#add('line', { line: record })
    for (const name of STANDING) {
      for await (const row of rowsOf(tx[name], COLLECTIONS[name].lists[0])) await this.#record(name, row)
    }
    for (const name of ACTIVITIES) {
      for await (const row of rowsOf(tx[name], { by: 'startDate' })) {
        await this.#record(name, row)
        await this.#traces(row.record.id as string)
        if (name === 'movements') await this.#links('movementBatches', { movementId: row.record.id })
      }
    }
    for await (const { record } of rowsOf(tx.batches, { by: 'createdAt' })) {
      await this.#links('batchProducts', { batchId: record.id })
    }
    await this.#bundle.end()
  }

  async #add(kind: 'line' | 'record' | 'trace', fields: object): Promise<void> {
    await this.#bundle.add(kind, fields)
    await this.#pace.after(1)
  }

  #record(collection: CollectionName, { record, version, exact }: AnyRow): Promise<void> {
    return this.#add('record', { collection, record, version, exact })
  }

  async #links(collection: 'movementBatches' | 'batchProducts', of: object): Promise<void> {
    const rows = rowsOf(this.#tx[collection], { ...of, by: 'createdAt' })
    for await (const row of rows) await this.#record(collection, row)
  }

  async #traces(recordId: string): Promise<void> {
    const { calculation, location } = await latestCalculation(this.#tx, recordId)
    await this.#add('trace', { recordId, method: 'market', trace: await sharedTrace(this.#tx, calculation) })
    if (location === null) return
    await this.#add('trace', { recordId, method: 'location', trace: await sharedTrace(this.#tx, location) })
  }
}

/**
 * The whole inventory of a company as lines of NDJSON, without their ends: a header with the head of the log and the exact
 * total, the factors as they were used, the log, all records with the proof of each emission, and a last line with counts and
 * a digest. API keys and remembered answers are not among them.
 */
export function exportCompany(context: Context): AsyncGenerator<string, void, undefined> {
  return pulledLines((write) =>
    read(context, (tx) => new CompanyExport(tx, new BundleWriter(write)).write(context.now())),
  )
}

import { getOrCompute, readItem, sha256Hex, yieldToOthers } from '../../base/index.ts'
import { fail } from '../../core/errors/index.ts'
import { type ActivityRow, type ActivityShape, shapesOf } from '../../ledger/context/activity-shape.ts'
import type { Context, ReadTx } from '../../ledger/context/context.ts'
import { pagesOf, readRecords } from '../../ledger/context/list-rows.ts'
import { readAll } from '../../ledger/context/long-reads.ts'
import type { StoredImport } from '../../ledger/context/records.ts'
import { readerOfName, withDefaults } from '../../ledger/context/stored-record.ts'
import { read } from '../../ledger/context/write.ts'
import type { RowWarning, WarnedRow } from '../../rows/index.ts'
import type { CreatedRow } from './create-records.ts'

/** Rows and stored records are compared up to this number, so that memory and time are bounded. */
const COMPARED_MAX = 200_000
const PAGE = 250
const EXAMPLES_MAX = 3

/** Rows by their meter; null for those that name none. */
type RowsByMeter = Map<string | null, WarnedRow[]>

/** Two numbers of 52 bits, from the SHA-256 of the event behind a record. */
type EventDigest = readonly [number, number]

/** Hexadecimal digits of 52 bits, which a number holds exactly. */
const DIGITS_OF_NUMBER = 13

/**
 * Rows by the event that their record describes. A hundred bytes are kept of a row: a list of rows for each event would take
 * ten times as much.
 */
class RowsByEvent {
  /** The latest row of each event, by the first number of its digest. */
  readonly #latest = new Map<number, number>()
  // one entry for each row
  readonly #rests: number[] = []
  readonly #earlier: number[] = []
  readonly #lines: number[] = []
  readonly #ids: (string | undefined)[] = []
  readonly #meters: (string | null)[] = []

  add([first, rest]: EventDigest, { line, id }: WarnedRow, meter: string | null): void {
    const row = this.#rests.push(rest) - 1
    this.#earlier.push(this.#latest.get(first) ?? NONE)
    this.#lines.push(line)
    this.#ids.push(id)
    this.#meters.push(meter)
    this.#latest.set(first, row)
  }

  /** The rows of an event, of each meter the first one last; undefined if there are none. */
  rowsOf([first, rest]: EventDigest): RowsByMeter | undefined {
    const rows: number[] = []
    for (let row = this.#latest.get(first) ?? NONE; row !== NONE; row = readItem(this.#earlier, row))
      if (this.#rests[row] === rest) rows.push(row)
    if (rows.length === 0) return undefined
    const byMeter: RowsByMeter = new Map()
    // the meters are in the order of their first rows
    for (const row of [...rows].reverse()) byMeter.set(readItem(this.#meters, row), [])
    for (const row of rows) {
      byMeter.get(readItem(this.#meters, row))?.push({ line: readItem(this.#lines, row), id: this.#ids[row] })
    }
    return byMeter
  }
}

const NONE = -1

/** The rows of one activity by what their records are: place, period, kind and emission. */
interface RowsOfActivity {
  from: string
  to: string
  readonly byEvent: RowsByEvent
}

/** Identifies the event behind a record: two records of one bill have the same digest, and no different meters. */
function eventOf(activity: ActivityShape, { record, exact }: ActivityRow) {
  const complete = withDefaults<ActivityRow['record']>(activity, record)
  const { from, to } = activity.periodOf(complete)
  const { siteId, vehicleId, kind, meter = null } = activity.countedAs(complete)
  const key = sha256Hex(JSON.stringify([siteId, vehicleId, kind, from, to, exact]))
  const numberFrom = (start: number) => Number.parseInt(key.slice(start, start + DIGITS_OF_NUMBER), 16)
  const digest: EventDigest = [numberFrom(0), numberFrom(DIGITS_OF_NUMBER)]
  return { key, digest, meter }
}

/** Takes a row of the same meter; otherwise one without a meter, or any row for a record without a meter. */
function takeTwin(rows: RowsByMeter, meter: string | null): WarnedRow | undefined {
  const [first = null] = rows.keys()
  const name = rows.has(meter) ? meter : meter === null ? first : null
  const ofMeter = rows.get(name)
  const twin = ofMeter?.pop()
  if (ofMeter?.length === 0) rows.delete(name)
  return twin
}

/**
 * Finds rows whose records are stored already, as after a corrected file was imported in addition to the first one. It
 * changes no number.
 */
export class StoredTwins {
  readonly #shapes: readonly ActivityShape[]
  readonly #activities = new Map<ActivityShape, RowsOfActivity>()
  #rows = 0

  constructor({ activities }: Context) {
    this.#shapes = shapesOf(activities)
  }

  /** Adds a record that was tried out for a row. */
  add({ draft: { collection, line, source }, row }: CreatedRow): void {
    const activity = this.#shapes.find((one) => one.collection === collection)
    if (activity === undefined || this.#rows >= COMPARED_MAX) return
    this.#rows++
    const { from } = activity.periodOf(row.record)
    const rows = getOrCompute(this.#activities, activity, () => ({ from, to: from, byEvent: new RowsByEvent() }))
    if (from < rows.from) rows.from = from
    if (from > rows.to) rows.to = from
    const { digest, meter } = eventOf(activity, row)
    rows.byEvent.add(digest, { line, id: source.cells.get('id')?.text }, meter)
  }

  /** Compares the rows with the stored records of their days, and lists those that are stored, by line. */
  async list(context: Context): Promise<readonly StoredTwin[]> {
    return readAll(context, async (tx) => {
      const found: StoredTwin[] = []
      for (const [activity, rows] of this.#activities) found.push(...(await findTwins(tx, activity, rows)))
      return found.sort((a, b) => a.row.line - b.row.line)
    })
  }

  /** The warning about rows that are stored. Empty if none is stored. */
  async listWarnings(context: Context): Promise<readonly RowWarning[]> {
    const twins = await this.list(context)
    if (twins.length === 0) return []
    const examples = twins.slice(0, EXAMPLES_MAX).map(({ row }) => row)
    return [{ cause: 'already_stored', count: twins.length, examples }]
  }
}

/** A row whose record is stored already, and the id of that record. */
export interface StoredTwin {
  readonly row: WarnedRow
  readonly recordId: string
}

/** Lists the rows of an activity whose record is stored. As many rows as stored records are twins. */
async function findTwins(tx: ReadTx, activity: ActivityShape, rows: RowsOfActivity): Promise<readonly StoredTwin[]> {
  const reader = readerOfName(tx, activity.collection)
  const { from } = rows
  // the end of a filter is not included
  const to = new Date(Date.parse(rows.to) + 1).toISOString()
  const twins: StoredTwin[] = []
  const left = new Map<string, RowsByMeter>()
  let read = 0
  const list = (options: Parameters<typeof reader.list>[1]) => reader.list({ by: 'startDate', from, to }, options)
  for await (const page of pagesOf(list, { limit: PAGE, order: 'last' }, yieldToOthers)) {
    for (const row of page) {
      const { key, digest, meter } = eventOf(activity, row)
      const byMeter = left.get(key) ?? rows.byEvent.rowsOf(digest)
      if (byMeter === undefined) continue
      left.set(key, byMeter)
      const twin = takeTwin(byMeter, meter)
      if (twin !== undefined) twins.push({ row: twin, recordId: row.record.id })
    }
    read += page.length
    if (read >= COMPARED_MAX) break
  }
  return twins
}

/** Lists the imports that created any of the records, the newest first. */
async function importsOfRecords(tx: ReadTx, ids: ReadonlySet<string>): Promise<readonly StoredImport[]> {
  const found: StoredImport[] = []
  const all = await readRecords(tx.imports, { by: 'createdAt' })
  for (const one of all.filter(({ status }) => status !== 'undone').reverse()) {
    for (let chunk = 0; chunk < one.chunks && found.at(-1) !== one; chunk++) {
      const row = await tx.importChunks.get({ importId: one.id, chunk })
      if (row?.record.records.some(([, , id]) => ids.has(id)) === true) found.push(one)
    }
  }
  return found
}

/** Says how to import a file some of whose rows are stored. */
function storedAdvice(earlier: readonly StoredImport[]): string {
  const named = earlier.slice(0, EXAMPLES_MAX).map(({ id, name }) => `${id} (${name})`)
  const more = earlier.length > EXAMPLES_MAX ? ', …' : ''
  const [is, undo] =
    earlier.length === 1
      ? ['They are records of the import', 'Undo that import']
      : ['They are records of the imports', 'Undo those imports']
  const byImport =
    earlier.length === 0
      ? 'Leave these rows out'
      : `${is} ${named.join(', ')}${more}, whose other records would stay. ${undo} and import this file again`
  return `${byImport}; or preview the file, and import it with the code of the preview if these rows are further activities`
}

/**
 * Throws `precondition_failed` if rows that nobody previewed are stored already, as after a corrected file: they would count
 * twice.
 */
export async function rejectStoredTwins(
  context: Context,
  { twins, tally }: { readonly twins: StoredTwins; readonly tally: { readonly rows: number } },
): Promise<void> {
  const stored = await twins.list(context)
  if (stored.length === 0) return
  const ids = new Set(stored.map(({ recordId }) => recordId))
  const earlier = await read(context, (tx) => importsOfRecords(tx, ids))
  const lines = stored.slice(0, EXAMPLES_MAX).map(({ row }) => row.line)
  const more = stored.length > EXAMPLES_MAX ? ', …' : ''
  const message = `${stored.length} of ${tally.rows} rows are stored already, with the same place, period and emission (line ${lines.join(', ')}${more}); they would count twice. ${storedAdvice(earlier)}`
  fail('', 'precondition_failed', message)
}

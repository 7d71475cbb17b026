import { Violations } from '../../errors/index.ts'
import { equal, parseNumber } from '../../exact/index.ts'
import {
  COLLECTIONS,
  type CollectionName,
  type LogDifference,
  LogFindings,
  type LogHead,
  type Position,
  type Reader,
  type Row,
  readOrDamaged,
  walkLog,
} from '../../store/index.ts'
import { checkWhole } from '../context/check-whole.ts'
import type { Context, Reading } from '../context/context.ts'
import { Pace } from '../context/pace.ts'
import type { LoggedLine, ServiceRecords } from '../context/records.ts'
import { read } from '../context/write.ts'
import { recordIdOf } from '../ledger/log.ts'

/** What a log is held to besides itself. */
export interface VerifyLogOptions {
  /** A head that was kept earlier: the log must still go through it. */
  readonly head?: LogHead
}

/** Collections of which every write is logged. */
const LOGGED = [
  'sites',
  'siteFuels',
  'siteEnergies',
  'vehicles',
  'vehicleEmissions',
  'vendors',
  'products',
  'batches',
  'movements',
  'travels',
  'emissionKinds',
  'emissionFactors',
  'files',
  'periodLocks',
  'apiKeys',
] as const satisfies readonly CollectionName[]

type Logged = (typeof LOGGED)[number]

/** All of them are read alike. */
type AnyReader = Reader<'files', ServiceRecords>

/** Actions after which there is no record, or one that says that it is deleted. */
const ENDS: readonly string[] = ['delete', 'revoke', 'unlock']
/** Actions before which there was none. */
const BEGINS: readonly string[] = ['create', 'issue', 'lock']

const PAGE = 1000

function isLogged(name: string): name is Logged {
  return (LOGGED as readonly string[]).includes(name)
}

/** The key of a record of the log: 12 of 'batches/12', '12' of 'files/12'. */
function keyOf(collection: Logged, recordId: string): string | number {
  const id = recordId.slice(collection.length + 1)
  if (collection === 'files') return id
  return collection === 'products' || collection === 'batches' ? Number(id) : recordId
}

/** True where both are the same number. */
function isSameNumber(a: string | null, b: string | null): boolean {
  if (a === null || b === null || a === b) return a === b
  try {
    return equal(parseNumber(a), parseNumber(b))
  } catch {
    return false
  }
}

/** Holds records to the last line that the log has of each. */
class RecordsOfLog {
  readonly #tx: Reading
  readonly #found: LogFindings
  readonly #pace = new Pace()

  constructor(tx: Reading, found: LogFindings) {
    this.#tx = tx
    this.#found = found
  }

  /** What was created is still there, or was deleted. */
  async checkCreated({ action, collection, recordId, sequence }: LoggedLine): Promise<void> {
    await this.#pace.after(1)
    if (!BEGINS.includes(action) || !isLogged(collection) || typeof recordId !== 'string') return
    const reader = this.#tx[collection] as unknown as AnyReader
    const row = await readOrDamaged(() => reader.get(keyOf(collection, recordId) as string))
    if (row !== null && row !== 'unreadable') return
    const last = await this.#lastLine(recordId)
    if (row === null && last !== undefined && ENDS.includes(last.action)) return
    const message = row === null ? 'was created and never deleted, and is gone' : 'names a record that cannot be read'
    this.#found.add({ sequence, recordId }, message, { expected: `a record of ${collection}`, found: row ?? 'none' })
  }

  /** Every record there is was created, is not deleted, and has the emission that its last line says. */
  async checkHeld(name: Logged): Promise<void> {
    const reader = this.#tx[name] as unknown as AnyReader
    const filter = COLLECTIONS[name].lists[0] as { readonly by: 'createdAt' }
    let left = await reader.count(filter)
    for (let after: Position | undefined; left > 0 && !this.#found.isFull; ) {
      const part = { limit: PAGE, ...(after === undefined ? {} : { after }) }
      const page = await readOrDamaged(() => reader.list(filter, part))
      if (page === 'unreadable') {
        const message = `of ${name} cannot be read as data`
        return this.#found.add({ sequence: null, recordId: null }, message, { expected: 'records', found: page })
      }
      for (const row of page.rows) await this.#checkRow(name, row)
      left -= page.rows.length
      if (page.next === null) return
      after = page.next
    }
  }

  async #checkRow(name: Logged, { record, exact }: Row<ServiceRecords['files']>): Promise<void> {
    await this.#pace.after(1)
    const recordId = recordIdOf(name, record.id)
    const last = await this.#lastLine(recordId)
    if (last === undefined || last.collection !== name) {
      const about = { expected: `a line of ${name}`, found: last?.collection }
      return this.#found.add({ sequence: null, recordId }, 'is there, and no line says that it was created', about)
    }
    const of = { sequence: last.sequence, recordId }
    const isMarked = typeof record.deletedAt === 'string'
    if (ENDS.includes(last.action) !== isMarked) {
      const about = { expected: isMarked ? 'a line that it was deleted' : 'no record', found: last.action }
      return this.#found.add(of, isMarked ? 'is marked as deleted' : 'is there though it was deleted', about)
    }
    if (COLLECTIONS[name].exact !== 'emission' || isSameNumber(exact, last.after)) return
    this.#found.add(of, 'has another emission than its last line', { expected: last.after, found: exact })
  }

  async #lastLine(recordId: string): Promise<LoggedLine | undefined> {
    const page = await readOrDamaged(() => this.#tx.log.list({ recordId, by: 'sequence' }, { limit: 1, order: 'last' }))
    // what cannot be read was found in its place
    return page === 'unreadable' ? undefined : page.rows[0]?.record
  }
}

const DIGEST = /^[0-9a-f]{64}$/

/** Throws `query_invalid`. */
function checkHead({ sequence, digest }: LogHead): void {
  const found = new Violations()
  checkWhole(found, 'sequence', { value: sequence, min: 0 })
  if (typeof digest !== 'string' || !DIGEST.test(digest)) {
    const message = 'is no digest of a line; give what company.audit.head() gave, number and digest'
    found.add('digest', 'query_invalid', { message, expected: '64 hexadecimal digits', received: digest })
  }
  found.throwIfAny()
}

/** Whether the log is what was written, and the records what it says of them. Throws `query_invalid`. */
export async function verifyLog(context: Context, { head }: VerifyLogOptions = {}): Promise<readonly LogDifference[]> {
  if (head !== undefined) checkHead(head)
  return read(context, async (tx) => {
    const found = new LogFindings()
    const records = new RecordsOfLog(tx, found)
    const eachLine = (line: object) => records.checkCreated(line as LoggedLine)
    await walkLog(tx, { found, kept: head, eachLine })
    for (const name of LOGGED) if (!found.isFull) await records.checkHeld(name)
    return found.list
  })
}

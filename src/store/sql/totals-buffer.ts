import { type Steps, wait } from '../../base/index.ts'
import { add, parseRational, printExact, type Rational, ZERO } from '../../core/exact/index.ts'
import type { Collection, Holder } from '../collections.ts'
import { emptyLog, type LogHead } from '../log-chain.ts'
import type { KeyParts } from '../row-fields.ts'
import type { TotalChange } from '../total-changes.ts'
import { splitRows } from './batch-sizes.ts'
import { type HolderId, selectExacts, updateExacts } from './batch-statements.ts'
import type { PipelinedStatement, SqlRow, Statement } from './database.ts'
import type { GuardedConnection } from './guarded-connection.ts'
import { selectCompany, selectExact, updateCompany } from './statements.ts'

/** A record's total within the transaction. */
interface BufferedTotal {
  readonly holder: Collection
  readonly id: string | number
  value: Rational
  isChanged: boolean
  /** True if it is, or was before it was written. */
  isTouched: boolean
}

function keyOf(holder: Holder, id: string | number): string {
  return `${holder === 'company' ? holder : holder.name} ${id}`
}

/** A statement whose rows are not read. */
function withoutCheck(statement: Statement): PipelinedStatement {
  return { check: () => undefined, ...statement }
}

/** The company of the buffered totals. */
interface BufferedFor {
  readonly companyId: number
  readonly connection: GuardedConnection
  /** Its row, if already read. */
  readonly companyRow: SqlRow | null
}

/**
 * Buffers the totals that a transaction touches. Each is read once and written once, at the end or before its row is
 * read: nobody else changes them meanwhile, since writers of a company take turns.
 */
export class TotalsBuffer {
  readonly company: CompanyRow
  readonly #companyId: number
  readonly #connection: GuardedConnection
  /** null: the holder does not exist. */
  readonly #totals = new Map<string, BufferedTotal | null>()
  #changed: BufferedTotal[] = []
  /** Changes of totals that are not read yet. */
  #late = new Map<string, TotalChange & HolderId>()

  constructor({ companyId, connection, companyRow }: BufferedFor) {
    this.company = new CompanyRow(companyId, connection, companyRow)
    this.#companyId = companyId
    this.#connection = connection
  }

  /** True if no change of a record's total is buffered: reads then change nothing here. */
  get isWritten(): boolean {
    return this.#changed.length === 0 && this.#late.size === 0
  }

  /** The total; null if the holder does not exist. */
  *valueOf(holder: Holder, id: string | number): Steps<Rational | null> {
    if (holder === 'company') return yield* this.company.total()
    return (yield* this.#find(holder, id))?.value ?? null
  }

  /** Reads the totals that are not buffered yet in one statement. */
  *readAhead(holders: readonly HolderId[]): Steps<void> {
    const unknown = new Map<string, HolderId>()
    for (const one of holders) {
      const key = keyOf(one.holder, one.id)
      if (!this.#totals.has(key)) unknown.set(key, one)
    }
    // a single one is read on demand
    if (unknown.size < 2) return
    for (const part of splitRows([...unknown.values()], 1)) {
      const rows = yield* wait(this.#connection.run(selectExacts(this.#companyId, part)))
      for (const { holder, id } of part) this.#totals.set(keyOf(holder, id), null)
      for (const row of rows) {
        const key = `${row.holder} ${row.id}`
        const one = unknown.get(key) as HolderId
        this.#totals.set(key, { ...one, value: parseRational(String(row.exact)), isChanged: false, isTouched: false })
      }
    }
  }

  /** Adds to an existing total. */
  *add(holder: Holder, id: string | number, difference: Rational): Steps<void> {
    if (holder === 'company') return yield* this.company.add(difference)
    const total = yield* this.#find(holder, id)
    if (total === null)
      throw new TypeError(`${holder.name} ${id} is named but not there: the references were not checked`)
    total.value = add(total.value, difference)
    if (total.isChanged) return
    total.isChanged = true
    total.isTouched = true
    this.#changed.push(total)
  }

  /** Adds to existing totals on which nothing else depends; those not buffered yet are read later, all at once. */
  *addLater(changes: readonly TotalChange[]): Steps<void> {
    for (const { holder, id, difference } of changes) {
      const key = keyOf(holder, id)
      const late = this.#late.get(key)
      if (holder === 'company' || this.#totals.has(key)) yield* this.add(holder, id, difference)
      else this.#late.set(key, { holder, id, difference: late ? add(late.difference, difference) : difference })
    }
  }

  /** The row as just read, with the total within the transaction, which is buffered from it if it was not yet. */
  *withCurrentTotal(holder: Collection, [id]: KeyParts, row: SqlRow): Steps<SqlRow> {
    yield* this.#addLate()
    const key = keyOf(holder, id)
    const known = this.#totals.get(key)
    if (known?.isTouched) return { ...row, exact: printExact(known.value) }
    if (known === undefined && typeof row.exact === 'string') {
      this.#totals.set(key, {
        holder,
        id,
        value: parseRational(row.exact),
        isChanged: false,
        isTouched: false,
      })
    }
    return row
  }

  /** Drops the buffered total of a row that was inserted or deleted. */
  forget(holder: Collection, id: string | number): void {
    const key = keyOf(holder, id)
    const known = this.#totals.get(key)
    this.#totals.delete(key)
    if (known?.isChanged) this.#changed = this.#changed.filter((one) => one !== known)
  }

  /** Writes changed totals of records; only those of one collection if its rows are about to be read. */
  *write(holder?: Collection): Steps<void> {
    yield* this.#addLate()
    for (const statement of this.#takeUpdates(holder)) yield* wait(this.#connection.send(statement))
  }

  /** Sends all changes, and the new rows held back before them, together. The caller must wait until they are answered. */
  *writeAll(): Steps<void> {
    yield* this.#addLate()
    const connection = this.#connection
    connection.together(() => {
      connection.flush()
      for (const statement of [...this.#takeUpdates(), ...this.company.takeUpdate()]) void connection.send(statement)
    })
  }

  /** Takes the statements that write the changed totals of a collection, or of all. */
  #takeUpdates(holder?: Collection): readonly PipelinedStatement[] {
    const due = this.#changed.filter((one) => holder === undefined || one.holder === holder)
    if (due.length === 0) return []
    this.#changed = holder === undefined ? [] : this.#changed.filter((one) => one.holder !== holder)
    for (const one of due) one.isChanged = false
    return [...new Set(due.map((one) => one.holder))].flatMap((each) => {
      const totals = due.filter((one) => one.holder === each).map(({ id, value }) => ({ id, exact: printExact(value) }))
      return splitRows(totals, 2).map((part) => withoutCheck(updateExacts(each, this.#companyId, part)))
    })
  }

  *#addLate(): Steps<void> {
    const late = [...this.#late.values()]
    if (late.length === 0) return
    this.#late = new Map()
    yield* this.readAhead(late)
    for (const { holder, id, difference } of late) yield* this.add(holder, id, difference)
  }

  *#find(holder: Collection, id: string | number): Steps<BufferedTotal | null> {
    yield* this.#addLate()
    const key = keyOf(holder, id)
    const known = this.#totals.get(key)
    if (known !== undefined) return known
    const [row] = yield* wait(this.#connection.run(selectExact(holder, this.#companyId, id)))
    const total =
      row === undefined
        ? null
        : { holder, id, value: parseRational(String(row.exact)), isChanged: false, isTouched: false }
    this.#totals.set(key, total)
    return total
  }
}

/** The columns of a company's row. */
interface CompanyState {
  readonly total: Rational
  readonly logHead: LogHead
}

function stateOfRow(row: SqlRow | undefined, companyId: number): CompanyState {
  if (row === undefined) return { total: ZERO, logHead: emptyLog(companyId) }
  const logHead = { sequence: Number(row.log_sequence), digest: String(row.log_digest) }
  return { total: parseRational(String(row.exact)), logHead }
}

/** The total and log head of a company, read and written once per transaction, since its writers take turns. */
class CompanyRow {
  readonly #companyId: number
  readonly #connection: GuardedConnection
  #state: CompanyState | null
  #isChanged = false

  /** `row`: the row of the company, if already read. */
  constructor(companyId: number, connection: GuardedConnection, row: SqlRow | null) {
    this.#companyId = companyId
    this.#connection = connection
    this.#state = row === null ? null : stateOfRow(row, companyId)
  }

  *total(): Steps<Rational> {
    return (yield* this.#read()).total
  }

  *logHead(): Steps<LogHead> {
    return (yield* this.#read()).logHead
  }

  *add(difference: Rational): Steps<void> {
    const state = yield* this.#read()
    this.#set({ ...state, total: add(state.total, difference) })
  }

  *moveLogHead({ sequence, digest }: LogHead): Steps<void> {
    this.#set({ ...(yield* this.#read()), logHead: { sequence, digest } })
  }

  /** Takes the statement that writes the changes, if there are any. */
  takeUpdate(): readonly PipelinedStatement[] {
    if (!this.#isChanged || this.#state === null) return []
    this.#isChanged = false
    const { total, logHead } = this.#state
    return [withoutCheck(updateCompany(this.#companyId, { exact: printExact(total), logHead }))]
  }

  #set(state: CompanyState): void {
    this.#state = state
    this.#isChanged = true
  }

  *#read(): Steps<CompanyState> {
    if (this.#state !== null) return this.#state
    const [row] = yield* wait(this.#connection.run(selectCompany(this.#companyId)))
    this.#state = stateOfRow(row, this.#companyId)
    return this.#state
  }
}

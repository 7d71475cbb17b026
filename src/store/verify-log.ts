import { ROWS_OF_STATEMENT } from '../base/index.ts'
import { EmissionsError } from '../core/errors/index.ts'
import { digestOfLine, emptyLog, type LogEntry, type LogHead, type StoredHead } from './log-chain.ts'
import type { ListOptions, ListPage } from './query.ts'
import type { Row } from './repository.ts'

/** The part of a transaction that a walk through its log reads. */
interface LogTransaction {
  readonly companyId: number
  readonly log: {
    get(sequence: number): Promise<Row<LogEntry> | null>
    list(
      filter: { readonly by: 'sequence'; readonly from?: number; readonly to?: number },
      options: ListOptions,
    ): Promise<ListPage<Row<LogEntry>>>
  }
  logHead(): Promise<LogHead>
}

/** A difference between a log and its expected content. */
export interface LogDifference {
  /** The number of the line; null: no line. */
  readonly sequence: number | null
  /** The record of the line or of the missing data; null if unknown. */
  readonly recordId: string | null
  /** A sentence that continues the line or record. */
  readonly message: string
  readonly expected: string
  readonly found: string
}

/** The most differences listed; checking stops after them. */
const DIFFERENCES_MAX = 1000
const TEXT_MAX = 120

/** The differences so far. */
export class LogFindings {
  readonly list: LogDifference[] = []

  /** True when no more are listed. */
  get isFull(): boolean {
    return this.list.length >= DIFFERENCES_MAX
  }

  add(
    of: Pick<LogDifference, 'sequence' | 'recordId'>,
    message: string,
    about: { readonly expected: unknown; readonly found: unknown },
  ): void {
    if (this.isFull) return
    this.list.push(Object.freeze({ ...of, message, expected: brief(about.expected), found: brief(about.found) }))
  }
}

function brief(value: unknown): string {
  const text = value === undefined ? 'nothing' : String(value)
  return text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX - 1)}…` : text
}

/** A row, or the reason why it could not be read. */
export type Read<R> = Row<R> | 'missing' | 'unreadable'

/** The error codes of stores for damaged rows. */
const DAMAGE: readonly string[] = ['store_damaged', 'not_storable']

/** True for an error caused by a damaged row; others are rethrown. */
function isDamage(error: unknown): boolean {
  return error instanceof SyntaxError || (EmissionsError.is(error) && DAMAGE.includes(error.code))
}

/** Reads a value, returning `unreadable` if it is damaged. */
export async function readOrNull<T>(read: () => Promise<T>): Promise<T | 'unreadable'> {
  try {
    return await read()
  } catch (error) {
    if (isDamage(error)) return 'unreadable'
    throw error
  }
}

async function readLine(tx: LogTransaction, sequence: number): Promise<Read<LogEntry>> {
  return (await readOrNull(() => tx.log.get(sequence))) ?? 'missing'
}

/** The lines in a range of numbers, in order, each by its number. */
async function* linesOf(tx: LogTransaction, from: number, to: number): AsyncGenerator<Read<LogEntry>> {
  const page = await readOrNull(() => tx.log.list({ by: 'sequence', from, to }, { limit: to - from }))
  const isComplete =
    page !== 'unreadable' &&
    page.rows.length === to - from &&
    page.rows.every(({ record }, index) => record.sequence === from + index)
  if (isComplete) yield* page.rows
  else for (let sequence = from; sequence < to; sequence++) yield readLine(tx, sequence)
}

/** A walk through the log of a company. */
interface Walk {
  readonly findings: LogFindings
  /** An earlier head that was stored elsewhere. */
  readonly storedHead: StoredHead | undefined
  /** Runs for each readable line. */
  readonly eachLine: (line: LogEntry) => Promise<void>
  /** Runs after every page, to yield to other work. */
  readonly afterPage: () => Promise<void>
}

/** Checks a line against the digest of the previous one; returns its stated digest, undefined if it has none. */
function checkLine(line: Read<LogEntry>, place: LogHead, findings: LogFindings): string | undefined {
  const { sequence, digest: previous } = place
  if (line === 'missing' || line === 'unreadable') {
    const message = line === 'missing' ? 'is missing' : 'cannot be read as data'
    findings.add({ sequence, recordId: null }, message, { expected: `line ${sequence}`, found: line })
    return undefined
  }
  const { record } = line
  const of = { sequence, recordId: typeof record.recordId === 'string' ? record.recordId : null }
  if (record.sequence !== sequence) {
    findings.add(of, 'says that it is another line', { expected: sequence, found: record.sequence })
    return record.digest
  }
  const due = previous === '' ? record.digest : digestOfLine(record, previous)
  const message = 'or the line before it is not what was written: its digest is not that of both'
  if (due !== record.digest) findings.add(of, message, { expected: due, found: record.digest })
  return record.digest
}

function checkStoredHead(storedHead: LogHead | undefined, { sequence, digest }: LogHead, findings: LogFindings): void {
  if (storedHead === undefined || storedHead.sequence !== sequence || storedHead.digest === digest) return
  const message = 'is not the one whose digest was stored'
  findings.add({ sequence, recordId: null }, message, { expected: storedHead.digest, found: digest })
}

function checkEnd(storedHead: StoredHead | undefined, { sequence }: LogHead, findings: LogFindings): void {
  if (storedHead === undefined) return
  if (storedHead.sequence > sequence) {
    const about = { expected: `${storedHead.sequence} lines or more`, found: `${sequence} lines` }
    findings.add({ sequence: storedHead.sequence, recordId: null }, 'was stored as the last line and is gone', about)
  } else if (storedHead.isLast === true && storedHead.sequence < sequence) {
    const about = { expected: `${storedHead.sequence} lines`, found: `${sequence} lines` }
    findings.add(
      { sequence: storedHead.sequence + 1, recordId: null },
      'stands behind the line that was to be the last',
      about,
    )
  }
}

/** Checks for lines before the first or after the last that were never appended. */
async function checkStoredHeads(tx: LogTransaction, head: LogHead, findings: LogFindings): Promise<void> {
  for (const span of [{ to: 1 }, { from: head.sequence + 1 }]) {
    const page = await readOrNull(() => tx.log.list({ by: 'sequence', ...span }, { limit: DIFFERENCES_MAX }))
    const message = 'was never appended: the log ends before it'
    const about = { expected: `1 to ${head.sequence}`, found: 'a line' }
    if (page === 'unreadable') findings.add({ sequence: null, recordId: null }, message, about)
    else for (const { record } of page.rows) findings.add({ sequence: record.sequence, recordId: null }, message, about)
  }
}

/**
 * Walks the log from its first line, a page at a time: checks every line against the previous digest, the last one
 * against the separately stored head, and one of them against the head stored elsewhere. Returns the head.
 */
export async function walkLog(
  tx: LogTransaction,
  { findings, storedHead, eachLine, afterPage }: Walk,
): Promise<LogHead> {
  const head = await tx.logHead()
  let digest: string | undefined = emptyLog(tx.companyId).digest
  checkStoredHead(storedHead, emptyLog(tx.companyId), findings)
  checkEnd(storedHead, head, findings)
  for (let from = 1; from <= head.sequence && !findings.isFull; from += ROWS_OF_STATEMENT) {
    let sequence = from
    for await (const line of linesOf(tx, from, Math.min(from + ROWS_OF_STATEMENT, head.sequence + 1))) {
      digest = checkLine(line, { sequence, digest: digest ?? '' }, findings)
      checkStoredHead(storedHead, { sequence, digest: digest ?? 'nothing' }, findings)
      if (typeof line === 'object') await eachLine(line.record)
      sequence += 1
    }
    await afterPage()
  }
  if (findings.isFull) return head
  if (digest !== head.digest) {
    const message = 'is not the last line that was written'
    findings.add({ sequence: head.sequence, recordId: null }, message, { expected: head.digest, found: digest })
  }
  await checkStoredHeads(tx, head, findings)
  return head
}

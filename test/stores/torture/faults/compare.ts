import { PART_ROUTE } from '../../../../src/ledger/context/write.ts'
import type { ReadTransaction, ServiceRecords } from '../../../../src/service/index.ts'
import { amountOf, KINDS, type Kind } from './activity.ts'
import { type Book, otherFields } from './book.ts'
import { decimalOf, unitsOf } from './exact-amount.ts'
import type { Opened } from './open-store.ts'

type Reading = ReadTransaction<ServiceRecords>

/** How a store differs from what was acknowledged. */
export interface Differences {
  /** Records that were acknowledged and are not there. */
  readonly lost: readonly string[]
  /** Records, or answers, that nobody was told of: done twice, or done though it was told that they were not. */
  readonly surplus: readonly string[]
  /** Contents, totals and lines of the log that are other ones. */
  readonly wrong: readonly string[]
}

interface KeptRow {
  readonly version: number
  readonly exact: string | null
  readonly record: Readonly<Record<string, unknown>>
}

interface Listing {
  list(filter: object, options: object): Promise<{ readonly rows: readonly KeptRow[]; readonly next: unknown }>
}

const PAGE = 1_000

async function all(reader: unknown, filter: object): Promise<KeptRow[]> {
  const rows: KeptRow[] = []
  for (let after = {}; ; ) {
    const page = await (reader as Listing).list(filter, { limit: PAGE, ...after })
    rows.push(...page.rows)
    if (page.next === null) return rows
    after = { after: page.next }
  }
}

/** Exact numbers as the test writes them; what it cannot read stays as it is, and differs. */
function shown(exact: string | null): string {
  try {
    return exact === null ? 'none' : decimalOf(unitsOf(exact))
  } catch {
    return String(exact)
  }
}

class Comparison {
  readonly lost: string[] = []
  readonly surplus: string[] = []
  readonly wrong: string[] = []
  readonly #book: Book

  constructor(book: Book) {
    this.#book = book
  }

  same(what: string, found: unknown, due: unknown): void {
    if (found !== due) this.wrong.push(`${what} is ${JSON.stringify(found)}, not ${JSON.stringify(due)}`)
  }

  async records(tx: Reading, kind: Kind): Promise<void> {
    const rows = new Map((await all(tx[kind], { by: 'startDate' })).map((row) => [String(row.record.id), row]))
    for (const [id, { activity, version }] of this.#book.entries) {
      if (activity.kind !== kind) continue
      const row = rows.get(id)
      rows.delete(id)
      if (row === undefined) {
        this.lost.push(`${kind} ${id}`)
        continue
      }
      this.same(`the version of ${kind} ${id}`, row.version, version)
      this.same(`the emission of ${kind} ${id}`, shown(row.exact), decimalOf(amountOf(activity)))
      this.wrong.push(...otherFields(activity, row.record).map((one) => `${kind} ${id}: ${one}`))
    }
    this.surplus.push(...[...rows.keys()].map((id) => `${kind} ${id}`))
  }

  async totals(tx: Reading): Promise<void> {
    const found = new Map([['company', await tx.companyTotal()]])
    for (const name of ['sites', 'vendors', 'vehicles', 'batches', 'products'] as const) {
      const rows = await all(tx[name], { by: 'createdAt' })
      for (const { record, exact } of rows) found.set(`${name} ${record.id}`, String(exact))
    }
    const due = this.#book.totals()
    for (const holder of new Set([...due.keys(), ...found.keys()])) {
      const amount = due.get(holder)
      this.same(
        `the total of ${holder}`,
        shown(found.get(holder) ?? null),
        amount === undefined ? '' : decimalOf(amount),
      )
    }
  }

  /** Every request is remembered, and no other one. */
  async keys(tx: Reading): Promise<void> {
    const rows = await all(tx.idempotencyKeys, { by: 'createdAt' })
    const kept = rows.filter(({ record }) => record.route !== PART_ROUTE).map(({ record }) => String(record.key))
    const found = new Set(kept.filter((key) => !key.startsWith('furnish-')))
    this.lost.push(...[...this.#book.keys].filter((key) => !found.has(key)).map((key) => `the answer to ${key}`))
    this.surplus.push(...[...found].filter((key) => !this.#book.keys.has(key)).map((key) => `the answer to ${key}`))
  }

  /** What was done is in the log, in order and without gaps, and nothing else of these records. */
  async log(tx: Reading): Promise<void> {
    const lines = (await all(tx.log, { by: 'sequence' })).map(({ record }) => record)
    const found = new Map<string, string[]>()
    lines.sort((a, b) => Number(a.sequence) - Number(b.sequence))
    for (const [index, { sequence, recordId, collection, action, before, after }] of lines.entries()) {
      this.same('the number of a line', sequence, index + 1)
      if (!(KINDS as readonly unknown[]).includes(collection)) continue
      const said = found.get(String(recordId)) ?? []
      found.set(String(recordId), said)
      said.push(`${action} ${shown(before as string | null)} to ${shown(after as string | null)}`)
    }
    for (const id of new Set([...found.keys(), ...this.#book.lines.keys()])) {
      this.same(`the log of ${id}`, (found.get(id) ?? []).join(', '), (this.#book.lines.get(id) ?? []).join(', '))
    }
  }
}

/** How what is kept of the book's company differs from the book: each record, each total, each line of the log. */
export async function differencesFrom(book: Book, { service, store }: Opened): Promise<Differences> {
  const { companyId } = book.setting
  const found = new Comparison(book)
  await store.read(companyId, async (tx) => {
    for (const kind of KINDS) await found.records(tx, kind)
    await found.totals(tx)
    await found.keys(tx)
    await found.log(tx)
  })
  const company = service.company(companyId)
  const own = await company.verifyTotals()
  found.wrong.push(...own.map(({ holder, id }) => `verifyTotals names ${holder} ${id}`), ...book.wrongAnswers)
  const chain = (await company.audit.verifyLog()).differences
  found.wrong.push(...chain.map((one) => `verifyLog says ${JSON.stringify(one)}`))
  return found
}

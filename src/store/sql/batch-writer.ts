import type { Exact } from '../../exact/index.ts'
import { atIndex, ofEntry } from '../at-index.ts'
import { checkedExact, duplicate, keptChange, notFound, storedRecord, versionConflict } from '../checked-write.ts'
import { type CollectionName, collectionOf } from '../collections.ts'
import { referencesOf } from '../contributions.ts'
import type { Row } from '../repository.ts'
import { fieldOf, type KeyParts, keyOfRecord, mapKey } from '../row-fields.ts'
import { inParts, widthOfInsert, widthOfUpdate } from './batch-sizes.ts'
import { insertRows, type RowUpdate, selectRows, selectVersions, updateRows } from './batch-statements.ts'
import type { SqlRow } from './database.ts'
import { RowWriter } from './row-writer.ts'
import { keyIn, rowOf, rowWith } from './sql-row.ts'
import type { SqlSession } from './sql-session.ts'
import { insertRow } from './statements.ts'
import { tableOf } from './table-columns.ts'
import { contributing, TotalKeeper } from './total-keeper.ts'

interface Given {
  readonly record: object
  readonly exact?: Exact | undefined
}

/** The changes of a row that was read. */
export interface Changed {
  readonly row: Row<object>
  readonly set: object
  readonly exact?: Exact | undefined
}

/** A new row that passed its checks. */
interface Insertion {
  readonly key: KeyParts
  readonly record: object
  readonly exact: string | null
}

/** An update that passed its checks. */
interface Update extends RowUpdate {
  readonly before: Row<object>
  readonly isReindexed: boolean
}

/** The entries before the first rejected one, and its error. */
interface UpTo<T> {
  readonly entries: readonly T[]
  readonly rejection: { readonly error: unknown } | null
}

/** Maps entries with `make`, up to the first that it rejects. */
function upToRefused<Entry, T>(given: readonly Entry[], make: (entry: Entry) => T): UpTo<T> {
  const entries: T[] = []
  for (const one of given) {
    try {
      entries.push(make(one))
    } catch (error) {
      return { entries, rejection: { error: ofEntry(entries.length, error) } }
    }
  }
  return { entries, rejection: null }
}

/** True if both reference the same records. */
function areReferencesSame(name: CollectionName, before: object, after: object): boolean {
  const collection = collectionOf(name)
  return referencesOf(name).every(
    ({ field }) => fieldOf(before, field, collection) === fieldOf(after, field, collection),
  )
}

/** Writes many rows of one collection in a few statements: all checks of all rows precede the first change. */
export class BatchWriter {
  readonly #name: CollectionName
  readonly #session: SqlSession
  readonly #totals: TotalKeeper
  readonly #rows: RowWriter

  constructor(name: CollectionName, session: SqlSession) {
    this.#name = name
    this.#session = session
    this.#totals = new TotalKeeper(session)
    this.#rows = new RowWriter(name, session)
  }

  async add(given: readonly Given[]): Promise<Row<never>[]> {
    const { companyId, totals } = this.#session
    const { entries, rejection } = upToRefused(given, (one) => this.#insertion(one))
    await this.#checkNew(entries)
    if (rejection !== null) throw rejection.error
    for (const part of inParts(entries, widthOfInsert(this.#name))) {
      const rows = await this.#session.run(insertRows(this.#name, companyId, part))
      if (rows.length < part.length) duplicate(this.#name, part[0]?.key ?? [])
    }
    if (collectionOf(this.#name).exact === 'total') {
      for (const { key } of entries) totals.forget(this.#name, key[0] as string)
    }
    const changes = entries.map(({ record, exact }) => ({ before: null, after: contributing(record, exact) }))
    await this.#totals.allChanged(this.#name, changes)
    return entries.map(({ record, exact }) => rowWith(this.#name, { record, version: 1, exact }))
  }

  /** Inserts log lines, whose numbers are new. */
  async addFresh(records: readonly object[]): Promise<Row<never>[]> {
    for (const part of inParts(records, widthOfInsert(this.#name))) {
      const rows = part.map((record) => ({ record, exact: null }))
      const check = (written: readonly SqlRow[]) => {
        if (written.length < part.length) duplicate(this.#name, keyOfRecord(part[0] as object, this.#name))
      }
      await this.#session.send(this.#name, { ...insertRows(this.#name, this.#session.companyId, rows), check }, [])
    }
    return records.map((record) => rowWith(this.#name, { record, version: 1, exact: null }))
  }

  /** Updates the records of rows, their exact numbers, or both. */
  async change(changes: readonly Changed[]): Promise<Row<never>[]> {
    const current = await this.#current(changes)
    const { entries, rejection } = upToRefused(current, (one) => this.#update(one))
    for (const [index, { record, before }] of entries.entries()) {
      // references of an existing row are known to exist
      if (areReferencesSame(this.#name, before.record, record)) continue
      await this.#atIndex(index, () => this.#rows.checkReferences(record, null))
    }
    if (rejection !== null) throw rejection.error
    const isReindexed = entries.some((one) => one.isReindexed)
    for (const updates of inParts(entries, widthOfUpdate(this.#name, { isReindexed }))) {
      const check = (rows: readonly SqlRow[]) => {
        if (rows.length < updates.length) versionConflict(this.#name, { held: Number.NaN, seen: updates[0]?.version })
      }
      const statement = updateRows(this.#name, this.#session.companyId, { updates, isReindexed })
      const keys = updates.map(({ key }) => key)
      await this.#session.send(this.#name, { ...statement, check }, keys)
    }
    await this.#totals.allChanged(
      this.#name,
      entries.map(({ record, before, exact }) => ({
        before: contributing(before.record, before.exact),
        after: contributing(record, exact ?? before.exact),
      })),
    )
    return entries.map(({ record, before, version, exact }) =>
      rowWith(this.#name, { record, version: version + 1, exact: exact ?? before.exact }),
    )
  }

  #insertion({ record: given, exact }: Given): Insertion {
    const record = storedRecord(given, this.#session.companyId)
    const key = keyOfRecord(record, this.#name)
    // violations of the record take precedence over those of its number
    insertRow(this.#name, this.#session.companyId, { record, exact: null })
    const written = collectionOf(this.#name).exact === 'total' ? '0' : null
    return { key, record, exact: checkedExact(this.#name, exact) ?? written }
  }

  /** Throws `duplicate` or `reference_missing` for the first row that cannot be inserted. */
  async #checkNew(entries: readonly Insertion[]): Promise<void> {
    const keys = entries.map(({ key }) => key)
    const taken = new Set((await this.#rowsOf(keys, selectVersions)).keys())
    for (const [index, { key, record }] of entries.entries()) {
      await this.#atIndex(index, async () => {
        const isTaken = taken.has(mapKey(key))
        if (isTaken) duplicate(this.#name, key)
        await this.#rows.checkReferences(record, null)
      })
      taken.add(mapKey(key))
    }
  }

  /** The current rows and versions of the rows to change. */
  async #current(changes: readonly Changed[]) {
    const keys = changes.map(({ row }, index) => atIndex(index, () => keyOfRecord(row.record, this.#name)))
    // a row that this transaction has read is known, unless its version has changed
    const isTotal = collectionOf(this.#name).exact === 'total'
    const isKnown = !isTotal && changes.every(({ row }) => this.#session.read.hasOf(this.#name, row))
    const there = await this.#thereOf(changes, keys, { isKnown })
    return changes.map((change, index) => {
      const key = mapKey(keys[index] as KeyParts)
      const held = there.get(key)
      if (held === undefined) return { change, row: change.row, held: null }
      const version = Number(held.version)
      there.set(key, { ...held, version: version + 1 })
      return { change, row: isKnown ? change.row : (rowOf(this.#name, held) as Row<object>), held: version }
    })
  }

  /** The stored rows to change, by key; for known rows the version only. */
  async #thereOf(
    changes: readonly Changed[],
    keys: readonly KeyParts[],
    { isKnown }: { readonly isKnown: boolean },
  ): Promise<Map<string | number, SqlRow>> {
    if (
      isKnown &&
      changes.every(({ row }, index) => this.#session.read.isAsRead(this.#name, row, keys[index] as KeyParts))
    ) {
      return new Map(changes.map(({ row: { version } }, index) => [mapKey(keys[index] as KeyParts), { version }]))
    }
    return this.#rowsOf(keys, isKnown ? selectVersions : selectRows)
  }

  #update({ change, row, held }: { change: Changed; row: Row<object>; held: number | null }): Update {
    const key = keyOfRecord(change.row.record, this.#name)
    const { version } = change.row
    if (held === null) notFound(this.#name, key.length === 1 ? key[0] : key.join(', '))
    if (held !== version) versionConflict(this.#name, { held, seen: version })
    const record = keptChange(this.#name, row.record, change.set)
    const isReindexed =
      record !== row.record && tableOf(this.#name).found.some(({ valueIn }) => valueIn(record) !== valueIn(row.record))
    const exact = change.exact === undefined ? null : checkedExact(this.#name, change.exact)
    return { key, version, record, exact, before: row, isReindexed }
  }

  /** The stored rows of keys, by key. */
  async #rowsOf(
    keys: readonly KeyParts[],
    statement: typeof selectRows | typeof selectVersions,
  ): Promise<Map<string | number, SqlRow>> {
    const there = new Map<string | number, SqlRow>()
    await this.#session.totals.write(this.#name)
    for (const part of inParts(keys, tableOf(this.#name).key.length)) {
      for (const row of await this.#session.run(statement(this.#name, this.#session.companyId, part))) {
        there.set(mapKey(keyIn(this.#name, row)), row)
      }
    }
    return there
  }

  async #atIndex(index: number, work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      throw ofEntry(index, error)
    }
  }
}

import type { Exact } from '../../exact/index.ts'
import { checkedExact, checkReferences, checkUnused, duplicate, keptChange, versionConflict } from '../checked-write.ts'
import { type CollectionName, collectionOf } from '../collections.ts'
import { type Reference, referencesOf, referencesTo, type TotalHolder } from '../contributions.ts'
import type { Row } from '../repository.ts'
import { fieldOf, type KeyParts, keyOfRecord } from '../row-fields.ts'
import type { SqlRow } from './database.ts'
import { recordOf, rowOf, rowWith } from './sql-row.ts'
import type { SqlSession } from './sql-session.ts'
import { deleteRow, insertRow, type RecordHolder, selectNaming, selectRow, updateRow } from './statements.ts'
import { contributing, TotalKeeper } from './total-keeper.ts'

/** The changes of an update. */
interface WrittenChange {
  readonly set: object
  readonly exact?: Exact | undefined
}

/** Writes rows of one collection: all checks precede the first change. */
export class RowWriter {
  readonly #name: CollectionName
  readonly #session: SqlSession
  readonly #totals: TotalKeeper

  constructor(name: CollectionName, session: SqlSession) {
    this.#name = name
    this.#session = session
    this.#totals = new TotalKeeper(session)
  }

  /** Adds a row; `record` is frozen data. */
  async add(record: object, exact?: Exact): Promise<Row<never>> {
    const key = keyOfRecord(record, this.#name)
    const isHolder = collectionOf(this.#name).exact === 'total'
    const written = isHolder ? '0' : null
    // violations of the record take precedence over those of its number
    insertRow(this.#name, this.#session.companyId, { record, exact: null })
    const number = checkedExact(this.#name, exact) ?? written
    const statement = insertRow(this.#name, this.#session.companyId, { record, exact: number })
    await this.checkReferences(record, key)
    const [row] = await this.#session.run(statement)
    if (row === undefined) duplicate(this.#name, key)
    if (isHolder) this.#session.totals.forget(this.#name, key[0] as string)
    else await this.#totals.changed(this.#name, { before: null, after: contributing(record, number) })
    return rowWith(this.#name, { record, version: 1, exact: number })
  }

  /** Updates the record of a row, its exact number, or both. */
  async change(row: SqlRow, key: KeyParts, { set, exact }: WrittenChange): Promise<Row<never>> {
    const before = recordOf(row)
    const record = keptChange(this.#name, before, set)
    const version = Number(row.version)
    const statementWith = (number: string | null) =>
      updateRow(this.#name, this.#session.companyId, { key, version, record, exact: number })
    if (record !== before) {
      // violations of the record take precedence over those of its number
      statementWith(null)
      await this.checkReferences(record, null)
    }
    const number = exact === undefined ? null : checkedExact(this.#name, exact)
    const statement = statementWith(number)
    const [changed] = await this.#session.run(statement)
    if (changed === undefined) versionConflict(this.#name, { held: version + 1, seen: version })
    const held = (row.exact as string | null) ?? null
    const now = number ?? held
    await this.#totals.changed(this.#name, { before: contributing(before, held), after: contributing(record, now) })
    return rowWith(this.#name, { record, version: version + 1, exact: now })
  }

  /** Deletes and returns a row. */
  async remove(row: SqlRow, key: KeyParts): Promise<Row<never>> {
    await this.#checkUnused(key)
    await this.#session.run(deleteRow(this.#name, this.#session.companyId, key))
    const was = rowOf(this.#name, row)
    if (collectionOf(this.#name).exact === 'total') this.#session.totals.forget(this.#name, key[0] as string)
    else await this.#totals.changed(this.#name, { before: contributing(was.record, was.exact), after: null })
    return was
  }

  /** Throws `reference_missing`. `key`: that of a new row; if it is taken, `duplicate` takes precedence. */
  async checkReferences(record: object, key: KeyParts | null): Promise<void> {
    const missing = new Set<string>()
    const named = referencesOf(this.#name).flatMap(({ field, target }) => {
      const id = fieldOf(record, field, collectionOf(this.#name)) as string | number | null | undefined
      return id === null || id === undefined ? [] : [{ target, id }]
    })
    const holders = named.filter(({ target }) => collectionOf(target).exact === 'total')
    await this.#session.totals.readAhead(holders.map(({ target, id }) => ({ holder: target as RecordHolder, id })))
    for (const { target, id } of named) {
      if (!(await this.#isThere(target, id))) missing.add(`${target} ${id}`)
    }
    if (missing.size === 0) return
    if (key !== null) {
      const [taken] = await this.#session.run(selectRow(this.#name, this.#session.companyId, key))
      if (taken !== undefined) duplicate(this.#name, key)
    }
    checkReferences(this.#name, record, (target, id) => !missing.has(`${target} ${id}`))
  }

  async #isThere(target: CollectionName, id: string | number): Promise<boolean> {
    if (collectionOf(target).exact === 'total')
      return (await this.#session.totals.valueOf(target as TotalHolder, id)) !== null
    return (await this.#session.run(selectRow(target, this.#session.companyId, [id]))).length > 0
  }

  async #checkUnused([id]: KeyParts): Promise<void> {
    const users = new Set<Reference>()
    for (const reference of referencesTo(this.#name)) {
      const { collection, field } = reference
      const naming = selectNaming(collection, this.#session.companyId, { field, id: id as string })
      if ((await this.#session.run(naming)).length > 0) users.add(reference)
    }
    checkUnused(this.#name, (reference) => users.has(reference))
  }
}

import type { Exact } from '../../core/exact/index.ts'
import { type CollectionName, collectionOf } from '../../ledger/collections/collections.ts'
import type { ReadTransaction, Store, Transaction } from '../../ledger/collections/store.ts'
import type { ListOptions, ListPage, OffsetPage, PageOptions, Row } from '../../store/index.ts'
import { type AnyRecord, printKey, sample, sampleExact, sampleKey } from './samples.ts'

/** A repository of any collection, for cases that cover all of them. */
export interface UntypedCollection {
  get(key: unknown): Promise<Row<AnyRecord> | null>
  list(filter: object, options?: ListOptions): Promise<ListPage<Row<AnyRecord>>>
  count(filter: object): Promise<number>
  page(filter: object, options: PageOptions): Promise<OffsetPage<Row<AnyRecord>>>
  insert(record: object, exact?: Exact): Promise<Row<AnyRecord>>
  update(key: unknown, version: number, change: { set: object; exact?: Exact }): Promise<Row<AnyRecord>>
  delete(key: unknown): Promise<Row<AnyRecord>>
  append(record: object): Promise<Row<AnyRecord>>
  ensure(record: object): Promise<Row<AnyRecord>>
  getAll(keys: readonly unknown[]): Promise<readonly (Row<AnyRecord> | null)[]>
  insertAll(rows: readonly { record: object; exact?: Exact }[]): Promise<readonly Row<AnyRecord>[]>
  updateAll(changes: readonly { row: Row<AnyRecord>; set: object; exact?: Exact }[]): Promise<readonly Row<AnyRecord>[]>
}

/** The repository of a collection, without its types. */
export function anyOf(tx: ReadTransaction | Transaction, name: CollectionName): UntypedCollection {
  return (tx as unknown as Readonly<Record<CollectionName, UntypedCollection>>)[name]
}

async function ensure(tx: Transaction, name: CollectionName, n: number): Promise<void> {
  if ((await anyOf(tx, name).get(sampleKey(name, n))) === null) await put(tx, name, sample(name, n))
}

/** Inserts the records that a record references, if missing. */
export async function putParents(tx: Transaction, name: CollectionName, record: AnyRecord): Promise<void> {
  for (const { field, target } of collectionOf(name).references) {
    const id = record[field]
    await ensure(tx, target.name as CollectionName, typeof id === 'number' ? id : 1)
  }
}

/** Inserts a record and its references, with the exact number of samples. */
export function put(tx: Transaction, name: CollectionName, record: AnyRecord): Promise<Row<AnyRecord>> {
  return putExactly(tx, name, { record, exact: sampleExact(name) })
}

/** Inserts a record and its references, with a given exact number. */
export async function putExactly(
  tx: Transaction,
  name: CollectionName,
  { record, exact }: { readonly record: AnyRecord; readonly exact: Exact | undefined },
): Promise<Row<AnyRecord>> {
  await putParents(tx, name, record)
  const repository = anyOf(tx, name)
  if (name === 'log') return repository.append(record)
  if (name === 'factorSnapshots') return repository.ensure(record)
  return exact === undefined ? repository.insert(record) : repository.insert(record, exact)
}

/** Inserts sample `n` of a collection and its references. */
export function putSample(tx: Transaction, name: CollectionName, n: number): Promise<Row<AnyRecord>> {
  return put(tx, name, sample(name, n))
}

/** Inserts samples of a collection, in order, and their references. */
export async function putSamples(tx: Transaction, name: CollectionName, numbers: readonly number[]): Promise<void> {
  for (const n of numbers) await putSample(tx, name, n)
}

/** Sample `n` of a collection as stored; null if it is not there. */
export function getSample(tx: ReadTransaction, name: CollectionName, n: number): Promise<Row<AnyRecord> | null> {
  return anyOf(tx, name).get(sampleKey(name, n))
}

/** The same, read in a transaction of its own. */
export function readSample(store: Store, name: CollectionName, n: number): Promise<Row<AnyRecord> | null> {
  return store.read(1, (tx) => getSample(tx, name, n))
}

/** The keys of rows as text, for comparison. */
export function keysOf(name: CollectionName, rows: readonly Row<AnyRecord>[]): string[] {
  return rows.map(({ record }) => printKey(name, record))
}

/** The ids of rows. */
export function idsOf(rows: readonly Row<{ readonly id?: unknown }>[]): unknown[] {
  return rows.map(({ record }) => record.id)
}

/** The numbers of log lines. */
export function sequencesOf(rows: readonly Row<{ readonly sequence: number }>[]): number[] {
  return rows.map(({ record }) => record.sequence)
}

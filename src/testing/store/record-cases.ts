import { type CollectionName, collectionOf } from '../../ledger/collections/collections.ts'
import type { Row } from '../../store/index.ts'
import { type Case, itEach, itEachWithin, mistyped, pathsOf, present, refuses, same } from './harness.ts'
import { anyOf, getSample, put, putParents, putSample, readSample } from './sample-rows.ts'
import { ALL, type AnyRecord, ORDINARY, sample, sampleExact, sampleKey } from './samples.ts'

/** A change that every collection accepts. */
const CHANGE = { note: 'changed', nested: { list: [1, { deep: null }] } }

/** The record with the fields that the store adds; the digests of log lines have cases of their own. */
function asStored(name: CollectionName, record: AnyRecord, stored: Row<AnyRecord>): AnyRecord {
  return name === 'log' ? { ...record, sequence: 1, digest: stored.record.digest } : record
}

/** Tries to modify returned data: frozen data throws, a copy accepts the change; both are correct. */
function attempt(change: () => unknown): void {
  try {
    change()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
  }
}

/** Requirements of every collection for single records. */
export const RECORD_CASES: readonly Case[] = [
  ...itEach(ALL, 'returns the record that was inserted', async (store, name) => {
    const inserted = await store.transaction(1, (tx) => putSample(tx, name, 1))
    const row = present(await readSample(store, name, 1))
    same(row.record, asStored(name, sample(name, 1), row))
    same(row, inserted, 'what insert answered')
    same(row.version, 1, 'the first version')
    const { exact } = collectionOf(name)
    same(row.exact, exact === 'total' ? '0' : (sampleExact(name) ?? null), 'the exact number')
  }),
  ...itEach(ALL, 'returns null for a missing record', async (store, name) => {
    await store.transaction(1, (tx) => putSample(tx, name, 1))
    same(await readSample(store, name, 2), null)
  }),
  ...itEach(ORDINARY, 'rejects a second record with the same key, and continues', async (store, name) => {
    await store.transaction(1, async (tx) => {
      await putSample(tx, name, 1)
      const other = sample(name, 1, { note: 'second', ...(name === 'apiKeys' ? { hash: 'other' } : {}) })
      await refuses('duplicate', () => put(tx, name, other))
      await putSample(tx, name, 2)
    })
    const row = present(await readSample(store, name, 1))
    same(row.record, sample(name, 1))
  }),
  ...itEach(ORDINARY, 'updates the fields of the change and increments the version', async (store, name) => {
    await store.transaction(1, (tx) => putSample(tx, name, 1))
    const updated = await store.transaction(1, (tx) => anyOf(tx, name).update(sampleKey(name, 1), 1, { set: CHANGE }))
    same(updated.version, 2, 'the version')
    same(updated.record, { ...sample(name, 1), ...CHANGE })
    same(await readSample(store, name, 1), updated, 'what is read after')
  }),
  ...itEach(ORDINARY, 'rejects a change of another version than the one that was read', async (store, name) => {
    await store.transaction(1, async (tx) => {
      await putSample(tx, name, 1)
      for (const version of [0, 2, 1.5, Number.NaN, mistyped('1')]) {
        await refuses('version_conflict', () => anyOf(tx, name).update(sampleKey(name, 1), version, { set: CHANGE }))
      }
    })
    same(present(await readSample(store, name, 1)).version, 1, 'the version')
  }),
  ...itEachWithin(ORDINARY, 'rejects changing or deleting a missing record', async (tx, name) => {
    await refuses('not_found', () => anyOf(tx, name).update(sampleKey(name, 1), 1, { set: CHANGE }))
    await refuses('not_found', () => anyOf(tx, name).delete(sampleKey(name, 1)))
  }),
  ...itEach(ORDINARY, 'deletes and returns the row; its key is free again', async (store, name) => {
    const inserted = await store.transaction(1, (tx) => putSample(tx, name, 1))
    const deleted = await store.transaction(1, (tx) => anyOf(tx, name).delete(sampleKey(name, 1)))
    same({ ...deleted, exact: null }, { ...inserted, exact: null })
    same(await readSample(store, name, 1), null)
    same((await store.transaction(1, (tx) => putSample(tx, name, 1))).version, 1, 'the version of the next')
  }),
  ...itEachWithin(ORDINARY, 'rejects a change of its key or company, and accepts the same ones', async (tx, name) => {
    await put(tx, name, sample(name, 1, { companyId: 1 }))
    const [field = ''] = collectionOf(name).key
    const same1 = { [field]: sample(name, 1)[field], companyId: 1 }
    const other = { [field]: 'other', companyId: 2 }
    const error = await refuses('field_immutable', () => anyOf(tx, name).update(sampleKey(name, 1), 1, { set: other }))
    same(pathsOf(error), [field, 'companyId'])
    await anyOf(tx, name).update(sampleKey(name, 1), 1, { set: same1 })
  }),
  ...itEachWithin(ALL, 'rejects a record of another company', async (tx, name) => {
    await putParents(tx, name, sample(name, 1))
    await refuses('company_mismatch', () => put(tx, name, sample(name, 1, { companyId: 2 })))
  }),
  ...itEach(ALL, 'is not there for another company, which may use the same key', async (store, name) => {
    await store.transaction(1, (tx) => putSample(tx, name, 1))
    await store.read(2, async (tx) => {
      same(await getSample(tx, name, 1), null)
      for (const list of collectionOf(name).lists) {
        const filter = list.where === undefined ? { by: list.by } : { [list.where]: 'record-1', by: list.by }
        same((await anyOf(tx, name).list(filter)).rows, [])
        same(await anyOf(tx, name).count(filter), 0)
      }
    })
    const other: AnyRecord = name === 'apiKeys' ? { hash: 'of company 2' } : {}
    await store.transaction(2, (tx) => put(tx, name, sample(name, 1, { note: 'of 2', ...other })))
    const first = present(await readSample(store, name, 1))
    same(first.record.note, undefined, 'the record of company 1')
  }),
  ...itEach(ALL, 'is not changed through the objects passed in or returned', async (store, name) => {
    const nested = { list: [{ deep: 1 }] }
    const record: Record<string, unknown> = { ...sample(name, 1, { nested }) }
    const before: AnyRecord = JSON.parse(JSON.stringify(record))
    const read = () => readSample(store, name, 1)
    const expected = asStored(name, before, await store.transaction(1, (tx) => put(tx, name, record)))
    record.nested = 'gone'
    for (const item of nested.list) item.deep = 2
    nested.list.push({ deep: 3 })
    same(present(await read()).record, expected, 'after changing what was handed in')
    const row = present(await read())
    attempt(() => Object.assign(row, { version: 9 }))
    attempt(() => Object.assign(row.record, { nested: 'gone' }))
    attempt(() => (row.record.nested as typeof nested).list.push({ deep: 4 }))
    same(present(await read()), { version: 1, record: expected, exact: row.exact }, 'after changing what came out')
  }),
]

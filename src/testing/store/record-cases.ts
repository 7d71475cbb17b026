import { type CollectionName, collectionOf } from '../../ledger/collections/collections.ts'
import type { Row } from '../../store/index.ts'
import {
  type Case,
  it,
  itEach,
  itEachInTransaction,
  pathsOf,
  present,
  refuses,
  rollBack,
  same,
  withoutType,
} from './harness.ts'
import { anyOf, getSample, put, putParents, putSample, readSample } from './sample-rows.ts'
import { ALL, type AnyRecord, ORDINARY, sample, sampleExact, sampleKey } from './samples.ts'

/** A change that every collection accepts. */
const CHANGE = { note: 'changed', nested: { list: [1, { deep: null }] } }

/** The record with the fields that the store adds; the digests of log lines have cases of their own. */
function storedForm(name: CollectionName, record: AnyRecord, stored: Row<AnyRecord>): AnyRecord {
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
    same(row.record, storedForm(name, sample(name, 1), row))
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
      for (const version of [0, 2, 1.5, Number.NaN, withoutType('1')]) {
        await refuses('version_conflict', () => anyOf(tx, name).update(sampleKey(name, 1), version, { set: CHANGE }))
      }
    })
    same(present(await readSample(store, name, 1)).version, 1, 'the version')
  }),
  ...itEachInTransaction(ORDINARY, 'rejects changing or deleting a missing record', async (tx, name) => {
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
  ...itEachInTransaction(
    ORDINARY,
    'rejects a change of its key or company, and accepts the same ones',
    async (tx, name) => {
      await put(tx, name, sample(name, 1, { companyId: 1 }))
      const [field = ''] = collectionOf(name).key
      const same1 = { [field]: sample(name, 1)[field], companyId: 1 }
      const other = { [field]: 'other', companyId: 2 }
      const error = await refuses('field_immutable', () =>
        anyOf(tx, name).update(sampleKey(name, 1), 1, { set: other }),
      )
      same(pathsOf(error), [field, 'companyId'])
      await anyOf(tx, name).update(sampleKey(name, 1), 1, { set: same1 })
    },
  ),
  ...itEachInTransaction(ALL, 'rejects a record of another company', async (tx, name) => {
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
    const expected = storedForm(name, before, await store.transaction(1, (tx) => put(tx, name, record)))
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

/** Behaviour specific to single collections. */
export const COLLECTION_CASES: readonly Case[] = [
  it('API keys: are found by their hash, with the company they belong to', async (store) => {
    same(await store.findApiKey('hash-1'), null, 'before')
    const row = await store.transaction(7, (tx) => putSample(tx, 'apiKeys', 1))
    same(await store.findApiKey('hash-1'), { companyId: 7, row })
    for (const hash of ['hash-2', '', 'HASH-1', '__proto__', 'hash-1 ']) same(await store.findApiKey(hash), null)
    const updated = await store.transaction(7, (tx) => tx.apiKeys.update('apiKey-1', 1, { set: { name: 'new' } }))
    same(await store.findApiKey('hash-1'), { companyId: 7, row: updated }, 'after an update')
    await store.transaction(7, (tx) => tx.apiKeys.delete('apiKey-1'))
    same(await store.findApiKey('hash-1'), null, 'after it was deleted')
    await store.transaction(8, (tx) => putSample(tx, 'apiKeys', 1))
    same((await store.findApiKey('hash-1'))?.companyId, 8, 'the company that has the hash next')
  }),
  it('API keys: one hash belongs to one key of one company', async (store) => {
    await store.transaction(1, async (tx) => {
      await putSample(tx, 'apiKeys', 1)
      await refuses('duplicate', () => put(tx, 'apiKeys', sample('apiKeys', 2, { hash: 'hash-1' })))
      await refuses('field_immutable', () => tx.apiKeys.update('apiKey-1', 1, { set: { hash: 'other' } }))
      for (const hash of ['', null, 1]) {
        await refuses('not_storable', () => put(tx, 'apiKeys', sample('apiKeys', 2, { hash })))
      }
    })
    await store.transaction(2, (tx) => refuses('duplicate', () => putSample(tx, 'apiKeys', 1)))
    same((await store.findApiKey('hash-1'))?.companyId, 1)
  }),
  it('API keys: are found when they are committed, not before, and not after a rollback', async (store) => {
    await rollBack(store, 1, async (tx) => {
      await putSample(tx, 'apiKeys', 1)
      same(await store.findApiKey('hash-1'), null, 'before the commit')
    })
    same(await store.findApiKey('hash-1'), null, 'after the rollback')
    const row = await store.transaction(2, (tx) => putSample(tx, 'apiKeys', 1))
    await rollBack(store, 2, async (tx) => {
      await tx.apiKeys.update('apiKey-1', 1, { set: { name: 'new' } })
      await tx.apiKeys.delete('apiKey-1')
      same(await store.findApiKey('hash-1'), { companyId: 2, row }, 'while it is being deleted')
    })
    same(await store.findApiKey('hash-1'), { companyId: 2, row }, 'after deleting was rolled back')
    await store.transaction(2, async (tx) => {
      await tx.apiKeys.delete('apiKey-1')
      await put(tx, 'apiKeys', sample('apiKeys', 2, { hash: 'hash-1' }))
    })
    same((await store.findApiKey('hash-1'))?.row.record.id, 'apiKey-2', 'the key that took the hash over')
  }),
  it('ids: batches and products are numbered from 1, apart, per company', async (store) => {
    for (const companyId of [1, 2]) {
      await store.transaction(companyId, async (tx) => {
        for (const expected of [1, 2, 3]) same(await tx.nextId('batches'), expected)
        same(await tx.nextId('products'), 1)
        await refuses('query_invalid', () => tx.nextId(withoutType('sites')))
        await refuses('query_invalid', () => tx.nextId(withoutType('__proto__')))
      })
    }
    same(await store.transaction(1, (tx) => tx.nextId('batches')), 4)
  }),
  it('factor snapshots: equal content is stored only once, with its first use', async (store) => {
    const first = await store.transaction(1, (tx) => putSample(tx, 'factorSnapshots', 1))
    const later = sample('factorSnapshots', 1, { createdAt: '2026-01-01T00:00:00.000Z' })
    same(await store.transaction(1, (tx) => put(tx, 'factorSnapshots', later)), first)
    await store.transaction(1, async (tx) => {
      const other = { ...later, factor: { key: 'another' } }
      await refuses('duplicate', () => tx.factorSnapshots.ensure(other))
      same(await tx.factorSnapshots.count({ by: 'createdAt' }), 1)
      for (const method of ['insert', 'update', 'delete']) {
        same(method in tx.factorSnapshots, false, `factorSnapshots.${method}`)
      }
    })
  }),
  it('idempotency keys: one per route, rolled back with the change of their request', async (store) => {
    await store.transaction(1, async (tx) => {
      await putSample(tx, 'idempotencyKeys', 1)
      await put(tx, 'idempotencyKeys', sample('idempotencyKeys', 1, { route: 'POST /v1/sites' }))
      await refuses('duplicate', () => putSample(tx, 'idempotencyKeys', 1))
    })
    await rollBack(store, 1, async (tx) => {
      await putSample(tx, 'idempotencyKeys', 2)
      await putSample(tx, 'sites', 1)
    })
    await store.transaction(1, (tx) => putSample(tx, 'idempotencyKeys', 2))
  }),
  it('capabilities: state what the store supports', async (store) => {
    const { durable, multiProcess, refusesNested } = store.capabilities
    same([typeof durable, typeof multiProcess], ['boolean', 'boolean'])
    same(['always', 'before_first_await'].includes(refusesNested), true, 'refusesNested')
    same(await store.read(9, (tx) => anyOf(tx, 'sites').get('site-1')), null, 'a company that never wrote')
    same(await store.read(9, (tx) => tx.companyTotal()), '0')
    same(await store.verifyTotals(9), [])
  }),
]

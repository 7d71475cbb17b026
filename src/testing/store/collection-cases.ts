import { type Case, it, mistyped, refuses, rollBack, same } from './harness.ts'
import { anyOf, put, putSample } from './sample-rows.ts'
import { sample } from './samples.ts'

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
        await refuses('query_invalid', () => tx.nextId(mistyped('sites')))
        await refuses('query_invalid', () => tx.nextId(mistyped('__proto__')))
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
  it('idempotency keys: one per route, rolled back with what they stand for', async (store) => {
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

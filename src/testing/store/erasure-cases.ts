import { collectionOf } from '../../ledger/collections/collections.ts'
import type { Store } from '../../ledger/collections/store.ts'
import { emptyLog } from '../../store/index.ts'
import { type Case, it, refuses, same, withoutType } from './harness.ts'
import { anyOf, getSample, putSample } from './sample-rows.ts'
import { ALL, filterOf } from './samples.ts'

/** Inserts a sample into every collection of a company. */
async function fill(store: Store, companyId: number, first: number): Promise<void> {
  await store.transaction(companyId, async (tx) => {
    for (const name of ALL) {
      // others already inserted some as their references
      const isThere = name !== 'log' && (await getSample(tx, name, 1)) !== null
      if (name !== 'apiKeys' && !isThere) await putSample(tx, name, 1)
    }
    // a hash belongs to one key of one company
    await putSample(tx, 'apiKeys', first)
    await tx.nextId('batches')
  })
}

/** Counts the rows of each list of the company, and reads its totals and log head. */
async function remains(store: Store, companyId: number): Promise<unknown> {
  return store.read(companyId, async (tx) => {
    const rows: Record<string, number> = {}
    for (const name of ALL) {
      const list = collectionOf(name).lists[0]
      if (list !== undefined) rows[name] = await anyOf(tx, name).count(filterOf(name, list))
    }
    const emission = await getSample(tx, 'emissions', 1)
    return { rows, emission: emission !== null, total: await tx.companyTotal(), head: await tx.logHead() }
  })
}

const listed = ALL.filter((name) => collectionOf(name).lists.length > 0)
const NOTHING = Object.fromEntries(listed.map((name) => [name, 0]))

/** Erasure of a company. */
export const ERASURE_CASES: readonly Case[] = [
  it('a company that was erased is as if it had never been, and others are untouched', async (store) => {
    await fill(store, 1, 1)
    await fill(store, 2, 2)
    const others = await remains(store, 2)
    await store.erase(1)
    same(await remains(store, 1), { rows: NOTHING, emission: false, total: '0', head: emptyLog(1) })
    same(await remains(store, 2), others, 'the other company')
    same(await store.verifyTotals(2), [])
  }),
  it('its keys open nothing any more, and their hashes are free', async (store) => {
    await fill(store, 1, 1)
    await fill(store, 2, 2)
    await store.erase(1)
    same(await store.findApiKey('hash-1'), null, 'the key of the company')
    same((await store.findApiKey('hash-2'))?.companyId, 2, 'the key of the other')
    await store.transaction(3, (tx) => putSample(tx, 'apiKeys', 1))
    same((await store.findApiKey('hash-1'))?.companyId, 3, 'whose the hash is now')
  }),
  it('it begins anew: numbers from 1, a log from its first line, and totals from nothing', async (store) => {
    await fill(store, 1, 1)
    const before = await remains(store, 1)
    await store.erase(1)
    await fill(store, 1, 1)
    same(await remains(store, 1), before, 'the same done again')
    same(await store.transaction(1, (tx) => tx.nextId('batches')), 2, 'the next number')
    same(await store.transaction(1, (tx) => tx.nextId('products')), 1, 'the first number')
  }),
  it('erases a company without data too, and rejects invalid company ids', async (store) => {
    await store.erase(9)
    await store.erase(9)
    same(await store.read(9, (tx) => tx.companyTotal()), '0')
    for (const companyId of [0, -1, 1.5, '1', null])
      await refuses('company_mismatch', () => store.erase(withoutType(companyId)))
    await store.transaction(9, async () => {
      // a nested transaction would wait for the outer one
      if (store.capabilities.refusesNested === 'always') await refuses('transaction_nested', () => store.erase(9))
    })
  }),
  it('it waits for its turn, and those behind it find nothing', async (store) => {
    const write = (n: number) => store.transaction(1, (tx) => putSample(tx, 'sites', n))
    const before = [1, 2, 3].map(write)
    await Promise.all(before)
    await Promise.all([store.erase(1), ...[4, 5, 6].map(write)])
    const left = await store.read(1, (tx) => tx.sites.list({ by: 'createdAt' }))
    same(
      left.rows.filter(({ record }) => ['site-1', 'site-2', 'site-3'].includes(record.id)),
      [],
      'what was there before',
    )
  }),
]

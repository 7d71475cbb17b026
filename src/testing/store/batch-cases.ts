import type { ErrorCode } from '../../core/errors/index.ts'
import { type CollectionName, collectionOf } from '../../ledger/collections/collections.ts'
import type { Store, Transaction } from '../../ledger/collections/store.ts'
import type { Row } from '../../store/index.ts'
import {
  type Case,
  it,
  itEach,
  itEachInTransaction,
  itInTransaction,
  pathsOf,
  present,
  refuses,
  rollBack,
  same,
  withoutType,
} from './harness.ts'
import { checkChain } from './log-cases.ts'
import { anyOf, getSample, idsOf, put, putParents, putSample, putSamples, readSample } from './sample-rows.ts'
import { ALL, type AnyRecord, BATCHES, minute, sample, sampleExact, sampleKey } from './samples.ts'

const CHANGE = { note: 'changed', nested: { list: [1, { deep: null }] } }

/** Sample `n` as a batch entry. */
function entry(name: CollectionName, n: number, other: AnyRecord = {}) {
  const exact = sampleExact(name)
  return { record: sample(name, n, other), ...(exact === undefined ? {} : { exact }) }
}

async function parents(tx: Transaction, name: CollectionName, ...numbers: readonly number[]): Promise<void> {
  for (const n of numbers) await putParents(tx, name, sample(name, n))
}

function readSamples(store: Store, name: CollectionName, numbers: readonly number[]) {
  return store.read(1, (tx) => anyOf(tx, name).getAll(numbers.map((n) => sampleKey(name, n))))
}

/** Batches: the same result as single writes, all or nothing. */
export const BATCH_CASES: readonly Case[] = [
  ...itEach(
    ALL,
    'gets the rows of many keys in their order, and null for those that are not there',
    async (store, name) => {
      await store.transaction(1, (tx) => putSamples(tx, name, [1, 2]))
      const [first, second] = await Promise.all([1, 2].map((n) => readSample(store, name, n)))
      const keys = [2, 3, 1, 2].map((n) => sampleKey(name, n))
      const found = await store.read(1, (tx) => anyOf(tx, name).getAll([...keys, null, 'no\nkey']))
      same(found, [second, null, first, second, null, null])
      same(await store.read(1, (tx) => anyOf(tx, name).getAll([])), [])
      same(await store.read(2, (tx) => anyOf(tx, name).getAll(keys)), [null, null, null, null], 'of another company')
    },
  ),
  ...itEach(BATCHES, 'inserts many as one by one', async (store, name) => {
    const rows = await store.transaction(1, async (tx) => {
      await parents(tx, name, 1, 2, 3)
      return anyOf(tx, name).insertAll([3, 1, 2].map((n) => entry(name, n)))
    })
    same(await readSamples(store, name, [3, 1, 2]), rows, 'what is read after')
    const [third] = rows
    same(present(third).record, sample(name, 3))
    same(present(third).version, 1, 'the version')
  }),
  ...itEachInTransaction(BATCHES, 'inserts none if one is rejected, and states its index', async (tx, name) => {
    await parents(tx, name, 1, 2, 3)
    await put(tx, name, sample(name, 2))
    const before = await tx.companyTotal()
    const rejection = async (code: ErrorCode, ...entries: readonly object[]) => {
      const error = await refuses(code, () => anyOf(tx, name).insertAll(withoutType(entries)))
      same(error.path.slice(0, 3), '[1]', 'the path of the violation')
    }
    await rejection('duplicate', entry(name, 1), entry(name, 2))
    // the taken key is the last, or the first and the last of the new ones
    await rejection('duplicate', entry(name, 3), entry(name, 2))
    await rejection('duplicate', entry(name, 1), entry(name, 2), entry(name, 3))
    await rejection('duplicate', entry(name, 1), entry(name, 1))
    await rejection('company_mismatch', entry(name, 1), entry(name, 3, { companyId: 2 }), entry(name, 2))
    await rejection('not_storable', entry(name, 1), entry(name, 3, { note: Number.NaN }))
    same(await getSample(tx, name, 1), null)
    same(await tx.companyTotal(), before, 'the total')
    await anyOf(tx, name).insertAll([1, 3].map((n) => entry(name, n)))
  }),
  ...itEach(
    BATCHES,
    'updates many as one by one, those read before and those read in the transaction',
    async (store, name) => {
      await store.transaction(1, (tx) => putSamples(tx, name, [1, 2]))
      const change = (rows: readonly (Row<AnyRecord> | null)[]) =>
        store.transaction(1, (tx) => anyOf(tx, name).updateAll(rows.map((row) => ({ row: present(row), set: CHANGE }))))
      const changed = await change(await readSamples(store, name, [2, 1]))
      same(
        changed.map(({ version, record }) => ({ version, record })),
        [2, 1].map((n) => ({ version: 2, record: { ...sample(name, n), ...CHANGE } })),
      )
      same(await readSamples(store, name, [2, 1]), changed, 'what is read after')
      const again = await store.transaction(1, async (tx) => {
        const rows = await anyOf(tx, name).getAll([1, 2].map((n) => sampleKey(name, n)))
        const changes = rows.map((row, index) => ({ row: present(row), set: { note: `again ${index}` } }))
        return anyOf(tx, name).updateAll(changes)
      })
      same(
        again.map(({ version, record }) => [version, record.note, record.nested]),
        [
          [3, 'again 0', CHANGE.nested],
          [3, 'again 1', CHANGE.nested],
        ],
      )
      same(await readSamples(store, name, [1, 2]), again, 'what is read after')
    },
  ),
  ...itEach(BATCHES, 'updates none if one is rejected, and states its index', async (store, name) => {
    await store.transaction(1, async (tx) => {
      await putSamples(tx, name, [1, 2])
      const [one, two] = (await anyOf(tx, name).getAll([1, 2].map((n) => sampleKey(name, n)))).map((row) =>
        present(row),
      )
      const [first, second] = [present(one), present(two)]
      const gone = { ...second, record: sample(name, 3) }
      const [field = ''] = collectionOf(name).key
      const rejection = async (code: ErrorCode, ...changes: readonly object[]) => {
        const error = await refuses(code, () => anyOf(tx, name).updateAll(withoutType(changes)))
        same(error.path.slice(0, 3), '[1]', 'the path of the violation')
      }
      const good = { row: first, set: CHANGE }
      await rejection('not_found', good, { row: gone, set: CHANGE })
      await rejection('version_conflict', good, { row: { ...second, version: 2 }, set: CHANGE })
      await rejection('version_conflict', good, good)
      await rejection('field_immutable', good, { row: second, set: { [field]: 99 } })
      await rejection('not_storable', good, { row: second, set: { note: Number.NaN } })
      same(await anyOf(tx, name).getAll([1, 2].map((n) => sampleKey(name, n))), [first, second])
      await anyOf(tx, name).updateAll([good, { row: second, set: {} }])
    })
    const versions = (await readSamples(store, name, [1, 2])).map((row) => row?.version)
    same(versions, [2, 2])
  }),
  itInTransaction('rejects a row that was changed since it was read in the transaction', async (tx) => {
    await putSample(tx, 'siteFuels', 1)
    const stale = [{ row: present(await tx.siteFuels.get('siteFuel-1')), set: {}, exact: '5' }]
    await tx.siteFuels.update('siteFuel-1', 1, { set: { vendorId: null }, exact: '3' })
    await refuses('version_conflict', () => tx.siteFuels.updateAll(stale))
    same(await tx.companyTotal(), '3')
    const again = [{ row: present(await tx.siteFuels.get('siteFuel-1')), set: {}, exact: '4' }]
    await tx.siteFuels.updateAll(again)
    await refuses('version_conflict', () => tx.siteFuels.updateAll(again))
    same(await tx.companyTotal(), '4')
  }),
  it('uses only the key and version of the row that it is passed', async (store) => {
    await store.transaction(1, async (tx) => {
      await putSample(tx, 'siteFuels', 1)
      const row = present(await tx.siteFuels.get('siteFuel-1'))
      const other = { ...row, exact: '999', record: { ...row.record, vendorId: 'nobody', comment: 'made up' } }
      const [changed] = await tx.siteFuels.updateAll([{ row: other, set: { startDate: minute(9) }, exact: '2' }])
      same(present(changed).record, sample('siteFuels', 1, { startDate: minute(9) }))
    })
    same(await store.read(1, (tx) => tx.companyTotal()), '2')
  }),
  itInTransaction('inserts and updates none if one references a missing record', async (tx) => {
    await parents(tx, 'siteFuels', 1)
    const lost = entry('siteFuels', 2, { siteId: 'nowhere', vendorId: 'nobody' })
    const error = await refuses('reference_missing', () =>
      anyOf(tx, 'siteFuels').insertAll([entry('siteFuels', 1), lost]),
    )
    same(pathsOf(error), ['[1].siteId', '[1].vendorId'])
    const rows = await anyOf(tx, 'siteFuels').insertAll([1, 2].map((n) => entry('siteFuels', n)))
    const set = { siteId: 'nowhere' }
    await refuses('reference_missing', () => anyOf(tx, 'siteFuels').updateAll(rows.map((row) => ({ row, set }))))
    same(await tx.companyTotal(), '20.5')
  }),
  it('rows that are moved in a batch are in the lists and totals of where they are now', async (store) => {
    await store.transaction(1, async (tx) => {
      await parents(tx, 'siteFuels', 1)
      for (const n of [2, 3]) await put(tx, 'sites', sample('sites', n))
      const rows = await anyOf(tx, 'siteFuels').insertAll([1, 2, 3].map((n) => entry('siteFuels', n)))
      const changes = rows.map((row, index) => ({
        row,
        set: { siteId: `site-${index + 1}`, startDate: minute(20 - index) },
        exact: `1/${index + 3}`,
      }))
      await anyOf(tx, 'siteFuels').updateAll(changes)
      const at2 = await tx.siteFuels.list({ siteId: 'site-2', by: 'startDate', from: minute(19), to: minute(20) })
      same(idsOf(at2.rows), ['siteFuel-2'])
      same((await tx.sites.get('site-1'))?.exact, '1/3')
      same((await tx.sites.get('site-3'))?.exact, '0.2')
    })
    same(await store.read(1, (tx) => tx.companyTotal()), '47/60')
  }),
  it('takes more rows than one statement has values for, exactly as one by one', async (store) => {
    const count = 4_100
    const ids = Array.from({ length: count }, (_, n) => `many-${n}`)
    const exactOf = (n: number) => `${(n % 97) + 1}e-${n % 7}`
    await store.transaction(1, async (tx) => {
      await parents(tx, 'siteFuels', 1)
      await anyOf(tx, 'siteFuels').insertAll(
        ids.map((id, n) => ({ record: sample('siteFuels', 1, { id }), exact: exactOf(n) })),
      )
      const rows = await anyOf(tx, 'siteFuels').getAll(ids)
      await anyOf(tx, 'siteFuels').updateAll(
        rows.map((row, n) => ({ row: present(row), set: { startDate: minute(n) }, exact: exactOf(n + 1) })),
      )
      await tx.log.appendAll(ids.map((recordId) => sample('log', 1, { recordId })))
    })
    await store.transaction(2, async (tx) => {
      await parents(tx, 'siteFuels', 1)
      for (const [n, id] of ids.slice(0, 50).entries())
        await put(tx, 'siteFuels', sample('siteFuels', 1, { id: `${id}-${n}` }))
    })
    const span = { by: 'startDate', from: minute(1), to: minute(count) } as const
    same(await store.read(1, (tx) => tx.siteFuels.count(span)), count - 1)
    const latest = await store.read(1, (tx) => tx.log.latestOf(ids))
    same(latest.filter((row, index) => row?.record.recordId !== ids[index]).length, 0, 'lines of other records')
  }),
  it('a rollback takes whole batches back', async (store) => {
    await rollBack(store, 1, async (tx) => {
      await parents(tx, 'siteFuels', 1)
      await anyOf(tx, 'siteFuels').insertAll([1, 2].map((n) => entry('siteFuels', n)))
      await tx.log.appendAll([sample('log', 1)])
    })
    same(await readSamples(store, 'siteFuels', [1, 2]), [null, null])
    same((await store.read(1, (tx) => tx.logHead())).sequence, 0)
    same(await store.read(1, (tx) => tx.companyTotal()), '0')
  }),
  it('a read transaction has no batches', (store) =>
    store.read(1, async (tx) => {
      for (const method of ['insertAll', 'updateAll']) same(method in tx.siteFuels, false, `siteFuels.${method}`)
      same('appendAll' in tx.log, false, 'log.appendAll')
    })),
]

/** Batches of log lines. */
export const LOG_BATCH_CASES: readonly Case[] = [
  it('lines that are appended at once are chained as those one by one', async (store) => {
    const entries = [1, 2, 3].map((n) => sample('log', n, { nested: { list: [n, 'ä', null] } }))
    await store.transaction(1, async (tx) => {
      await put(tx, 'log', sample('log', 9))
      const rows = await tx.log.appendAll(entries)
      same(
        rows.map(({ record, version }) => [record.sequence, version]),
        [
          [2, 1],
          [3, 1],
          [4, 1],
        ],
      )
      same(await tx.log.appendAll([]), [])
      await put(tx, 'log', sample('log', 4))
    })
    await checkChain(store, 1, 5)
  }),
  itInTransaction('appends no line if one is rejected, and states its index', async (tx) => {
    for (const line of [null, sample('log', 2, { reason: Number.NaN })]) {
      const error = await refuses('not_storable', () => tx.log.appendAll([sample('log', 1), withoutType(line)]))
      same(error.path.slice(0, 3), '[1]', 'the path of the violation')
    }
    same((await tx.logHead()).sequence, 0)
    same((await tx.log.list({ by: 'sequence' })).rows, [])
  }),
  it('returns the last line of each of many records', async (store) => {
    await store.transaction(1, async (tx) => {
      for (const recordId of ['a', 'b', 'a', 'c', 'b']) await put(tx, 'log', sample('log', 1, { recordId }))
    })
    const sequences = (companyId: number) =>
      store.read(companyId, async (tx) =>
        (await tx.log.latestOf(['b', 'nobody', 'a', 'b', 'no\nid'])).map((row) => row?.record.sequence ?? null),
      )
    same(await sequences(1), [5, null, 3, 5, null])
    same(await sequences(2), [null, null, null, null, null], 'of another company')
    same(await store.read(1, (tx) => tx.log.latestOf([])), [])
  }),
]

import type { Transaction } from '../../ledger/collections/store.ts'
import { type Case, gate, it, present, refuses, rollBack, same, throwsThe, withoutType, yieldTurns } from './harness.ts'
import { anyOf, getSample, put, putExactly, putSample } from './sample-rows.ts'
import { ALL, type AnyRecord, minute, ORDINARY, sample, sampleKey } from './samples.ts'

/** Thrown inside transactions that must roll back. */
const GIVEN_UP = new Error('given up')

async function everything(tx: Transaction): Promise<AnyRecord> {
  const site = await tx.sites.get('site-1')
  const fuels = await tx.siteFuels.list({ siteId: 'site-1', by: 'startDate' })
  const log = await tx.log.list({ by: 'sequence' })
  const keys = await tx.idempotencyKeys.list({ by: 'createdAt' })
  return { site, fuels, log, keys, total: await tx.companyTotal() }
}

/** Requirements of transactions. */
export const TRANSACTION_CASES: readonly Case[] = [
  ...ALL.map((name) =>
    it(`rollback: an insert into ${name} leaves nothing behind`, async (store) => {
      await rollBack(store, 1, async (tx) => {
        await putSample(tx, name, 1)
      })
      await store.transaction(1, async (tx) => {
        same(await getSample(tx, name, 1), null)
        same((await putSample(tx, name, 1)).version, 1, 'the version of the next try')
      })
    }),
  ),
  ...ORDINARY.map((name) =>
    it(`rollback: updates and deletes of ${name} are undone, the last first`, async (store) => {
      const before = await store.transaction(1, async (tx) => {
        await putSample(tx, name, 2)
        return putSample(tx, name, 1)
      })
      await rollBack(store, 1, async (tx) => {
        const key = sampleKey(name, 1)
        await anyOf(tx, name).update(key, 1, { set: { createdAt: minute(500) } })
        await anyOf(tx, name).update(key, 2, { set: { note: 'again' } })
        await anyOf(tx, name).delete(key)
        await put(tx, name, sample(name, 1, { note: 'another' }))
        await anyOf(tx, name).delete(sampleKey(name, 2))
      })
      await store.read(1, async (tx) => {
        same(await getSample(tx, name, 1), before)
        present(await getSample(tx, name, 2))
      })
    }),
  ),
  it('rollback: totals, counters, log lines, idempotency keys and lists are as before', async (store) => {
    const before = await store.transaction(1, async (tx) => {
      for (const name of ['siteFuels', 'log', 'idempotencyKeys'] as const) await putSample(tx, name, 1)
      same(await tx.nextId('batches'), 1)
      return everything(tx)
    })
    await rollBack(store, 1, async (tx) => {
      for (const name of ['siteFuels', 'log', 'idempotencyKeys'] as const) await putSample(tx, name, 2)
      for (const expected of [2, 3]) same(await tx.nextId('batches'), expected)
      same(present(await tx.sites.get('site-1')).exact, '20.5', 'the total inside')
    })
    await store.transaction(1, async (tx) => {
      same(await everything(tx), before)
      same(await tx.nextId('batches'), 2, 'the next id')
      same((await tx.log.append(sample('log', 2))).record.sequence, 2, 'the next line')
    })
  }),
  it('transactions: see their own writes, others only what was committed', async (store) => {
    const { opened, open } = gate()
    const writing = store.transaction(1, async (tx) => {
      await putSample(tx, 'sites', 1)
      present(await tx.sites.get('site-1'), 'the own write')
      await opened
      throw GIVEN_UP
    })
    const reading = store.read(1, (tx) => tx.sites.get('site-1'))
    await yieldTurns(10)
    open()
    await throwsThe(GIVEN_UP, () => writing)
    same(await reading, null, 'what another one reads')
  }),
  it('transactions: a rejected call has no effect, and the others are stored', async (store) => {
    await store.transaction(1, async (tx) => {
      await putSample(tx, 'siteFuels', 1)
      await refuses('duplicate', () => putSample(tx, 'siteFuels', 1))
      await refuses('reference_missing', () => tx.siteFuels.insert(sample('siteFuels', 2, { siteId: 'none' }), 1))
      await refuses('not_a_number', () =>
        putExactly(tx, 'siteFuels', { record: sample('siteFuels', 3), exact: 'many' }),
      )
      await refuses('not_storable', () => put(tx, 'siteFuels', sample('siteFuels', 4, { startDate: 'soon' })))
      await refuses('not_found', () => tx.siteFuels.delete('none'))
      await refuses('record_in_use', () => tx.sites.delete('site-1'))
      await putSample(tx, 'siteFuels', 5)
    })
    await store.read(1, async (tx) => {
      same(await tx.siteFuels.count({ siteId: 'site-1', by: 'startDate' }), 2)
      same(await tx.companyTotal(), '20.5', 'the total')
    })
  }),
  it('transactions: return what the work returns, and throw what it throws', async (store) => {
    same(await store.transaction(1, async () => ({ answer: 42 })), { answer: 42 })
    same(await store.read(1, async () => 'read'), 'read')
    await throwsThe(GIVEN_UP, () => store.read(1, () => Promise.reject(GIVEN_UP)))
    const thrower = () => {
      throw GIVEN_UP
    }
    await throwsThe(GIVEN_UP, () => store.transaction(1, thrower))
    same(await store.transaction(1, async (tx) => tx.companyId), 1, 'the company of the handle')
  }),
  it('transactions: reject every call after their end', async (store) => {
    const ended = await store.transaction(1, async (tx) => tx)
    const read = await store.read(1, async (tx) => tx)
    let failed: Transaction | undefined
    await rollBack(store, 1, async (tx) => {
      failed = tx
    })
    for (const tx of [ended, present(failed)]) {
      await refuses('transaction_ended', () => putSample(tx, 'sites', 1))
      await refuses('transaction_ended', () => tx.nextId('batches'))
      await refuses('transaction_ended', () => tx.sites.update('site-1', 1, { set: {} }))
      await refuses('transaction_ended', () => tx.sites.delete('site-1'))
      await refuses('transaction_ended', () => tx.log.append(sample('log', 1)))
      await refuses('transaction_ended', () => tx.factorSnapshots.ensure(sample('factorSnapshots', 1)))
      await refuses('transaction_ended', () => tx.apiKeys.insert(sample('apiKeys', 1)))
    }
    for (const tx of [ended, read]) {
      await refuses('transaction_ended', () => tx.sites.get('site-1'))
      await refuses('transaction_ended', () => tx.sites.list({ by: 'createdAt' }))
      await refuses('transaction_ended', () => tx.sites.count({ by: 'createdAt' }))
      await refuses('transaction_ended', () => tx.sites.page({ by: 'createdAt' }, { offset: 0, limit: 1 }))
      await refuses('transaction_ended', () => tx.companyTotal())
    }
  }),
  it('transactions: a nested one is rejected, whatever its kind, and the outer one continues', async (store) => {
    await store.transaction(1, async (tx) => {
      const tries = [
        store.transaction(1, async () => 1),
        store.read(1, async () => 1),
        store.verifyTotals(1),
        store.rebuildTotals(1),
      ]
      for (const inner of tries) await refuses('transaction_nested', () => inner)
      await putSample(tx, 'sites', 1)
    })
    present(await store.transaction(1, (tx) => tx.sites.get('site-1')))
  }),
  {
    name: 'transactions: a nested one is rejected after an await too, and in called functions',
    skip: ({ capabilities }) =>
      capabilities.refusesNested === 'always'
        ? undefined
        : 'the store has no `context` that follows a call through awaits',
    run: async (store) => {
      const useCase = async () => {
        await yieldTurns(3)
        return store.transaction(1, async () => 1)
      }
      await store.transaction(1, async (tx) => {
        await putSample(tx, 'sites', 1)
        await refuses('transaction_nested', useCase)
        await refuses('transaction_nested', () => store.read(1, async () => 1))
      })
      same(await useCase(), 1, 'after the end')
      let later: Promise<number> | undefined
      await store.transaction(1, async () => {
        later = yieldTurns(50).then(useCase)
      })
      same(await later, 1, 'begun by the work, but after its end')
    },
  },
  it('transactions: reject invalid company ids', async (store) => {
    for (const one of [0, -1, 1.5, Number.NaN, 2 ** 53, '1', null, undefined, {}]) {
      const companyId = withoutType(one)
      await refuses('company_mismatch', () => store.transaction(companyId, async () => 1))
      await refuses('company_mismatch', () => store.read(companyId, async () => 1))
      await refuses('company_mismatch', () => store.verifyTotals(companyId))
    }
  }),
  it('transactions: a read transaction has no writing methods', (store) =>
    store.read(1, async (tx) => {
      for (const name of ALL) {
        for (const method of ['insert', 'update', 'delete', 'append', 'ensure']) {
          same(method in anyOf(tx, name), false, `${name}.${method} of a handle for reading`)
        }
      }
      same('nextId' in tx, false, 'nextId of a handle for reading')
    })),
]

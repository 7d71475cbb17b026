import type { BaseRecords } from '../../ledger/collections/collections.ts'
import type { ReadTransaction, Store, Transaction } from '../../ledger/collections/store.ts'
import { digestOfLine, emptyLog, type LogHead, type Row } from '../../store/index.ts'
import { type Case, it, itInTransaction, present, refuses, rollBack, same, withoutType } from './harness.ts'
import { put, putSample, sequencesOf } from './sample-rows.ts'
import { type AnyRecord, sample } from './samples.ts'

type Line = BaseRecords['log']

/** Fails unless the lines form a chain from the start of the company's log to its head. */
export async function checkChain(store: Store, companyId: number, count: number): Promise<void> {
  await store.read(companyId, async (tx) => {
    const { rows } = await tx.log.list({ by: 'sequence' })
    same(rows.length, count, 'the number of lines')
    let head: LogHead = emptyLog(companyId)
    for (const { record } of rows) {
      head = { sequence: head.sequence + 1, digest: digestOfLine(record, head.digest) }
      same({ sequence: record.sequence, digest: record.digest }, head, 'the number and digest of a line')
    }
    same(await tx.logHead(), head, 'the head')
  })
}

function append(tx: Transaction, n: number, other: AnyRecord = {}): Promise<Row<Line>> {
  return tx.log.append(sample('log', n, other))
}

/** The log: numbered, chained and append-only. */
export const LOG_CASES: readonly Case[] = [
  it('lines are numbered 1, 2, 3, … per company, and number and digest of the writer say nothing', async (store) => {
    for (const companyId of [1, 2]) {
      for (const sequence of [1, 2, 3]) {
        const row = await store.transaction(companyId, (tx) => append(tx, 1, { sequence: 99, digest: 'mine' }))
        same(row.record.sequence, sequence)
      }
      await checkChain(store, companyId, 3)
    }
  }),
  it('a line has a digest of all that it says and of the line before it, and the head is that of the last', async (store) => {
    await checkChain(store, 1, 0)
    await store.transaction(1, async (tx) => {
      for (const n of [1, 2, 3]) await append(tx, n, { nested: { list: [n, 'ä', null], is: true }, __proto__: null })
      same((await tx.logHead()).sequence, 3, 'the head within the transaction')
    })
    await store.transaction(1, async (tx) => void (await append(tx, 4)))
    await checkChain(store, 1, 4)
  }),
  it('the same lines have other digests in the log of another company, and behind other lines', async (store) => {
    const digests = new Set<string>()
    for (const companyId of [1, 2]) {
      for (let line = 0; line < 2; line++) {
        const { record } = await store.transaction(companyId, (tx) => append(tx, 1))
        digests.add(record.digest)
      }
    }
    same(digests.size, 4, 'digests that differ')
  }),
  it('a rollback takes the head back with the lines', async (store) => {
    await store.transaction(1, (tx) => append(tx, 1))
    await rollBack(store, 1, async (tx) => {
      await append(tx, 2)
      await append(tx, 3)
    })
    await checkChain(store, 1, 1)
    await store.transaction(1, (tx) => append(tx, 4))
    await checkChain(store, 1, 2)
  }),
  it('a rejected line leaves the head as it is', async (store) => {
    await store.transaction(1, async (tx) => {
      await append(tx, 1)
      for (const line of [null, undefined, 'line', sample('log', 2, { reason: Number.NaN })]) {
        await refuses('not_storable', () => tx.log.append(withoutType(line)))
      }
      await refuses('company_mismatch', () => tx.log.append(sample('log', 2, { companyId: 9 })))
      same((await tx.logHead()).sequence, 1)
    })
    await checkChain(store, 1, 1)
  }),
  it('lines that are written at once are one chain', async (store) => {
    const write = (n: number) => store.transaction(1, (tx) => append(tx, n))
    await Promise.all(Array.from({ length: 20 }, (_, n) => write(n + 1)))
    await store.transaction(1, async (tx) => {
      await Promise.all([1, 2, 3].map((n) => append(tx, n)))
    })
    await checkChain(store, 1, 23)
  }),
  it('lines and totals of one transaction are both stored', async (store) => {
    await store.transaction(1, async (tx) => {
      await putSample(tx, 'siteFuels', 1)
      await append(tx, 1)
      await putSample(tx, 'siteFuels', 2)
      await append(tx, 2)
    })
    await checkChain(store, 1, 2)
    same(await store.read(1, (tx) => tx.companyTotal()), '20.5')
  }),
  itInTransaction('lines can neither be changed nor deleted', async (tx) => {
    await append(tx, 1)
    for (const method of ['insert', 'update', 'delete', 'ensure']) same(method in tx.log, false, `log.${method}`)
  }),
  itInTransaction('lists the lines of one record, the newest of them, and of a span of numbers', async (tx) => {
    for (const n of [1, 2, 3, 4]) await put(tx, 'log', sample('log', n, { recordId: n % 2 === 0 ? 'even' : 'odd' }))
    const even = await tx.log.list({ recordId: 'even', by: 'sequence' })
    same(sequencesOf(even.rows), [2, 4])
    const span = await tx.log.list({ by: 'sequence', from: 2, to: 4 })
    same(sequencesOf(span.rows), [2, 3], 'the lines from the second up to, not including, the fourth')
    const latest = await tx.log.list({ recordId: 'odd', by: 'sequence' }, { limit: 1, order: 'last' })
    same(latest.rows[0]?.record.sequence, 3, 'the newest line of a record')
  }),
  it('the head cannot be read after the end of the transaction', async (store) => {
    let ended: ReadTransaction | undefined
    await store.read(1, async (tx) => {
      ended = tx
    })
    await refuses('transaction_ended', () => present(ended).logHead())
  }),
]

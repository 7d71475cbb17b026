import { type Case, it, itWithin, refuses, same } from './harness.ts'
import { checkChain } from './log-cases.ts'
import { put } from './sample-rows.ts'
import { sample } from './samples.ts'

/** Batches of log lines. */
export const LOG_BATCH_CASES: readonly Case[] = [
  it('lines that are appended at once are chained as those one by one', async (store) => {
    const entries = [1, 2, 3].map((n) => sample('log', n, { nested: { list: [n, 'ä', null] } }) as never)
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
  itWithin('appends none of the lines where one is refused, and says which', async (tx) => {
    for (const line of [null, sample('log', 2, { reason: Number.NaN })]) {
      const error = await refuses('not_storable', () => tx.log.appendAll([sample('log', 1), line] as never))
      same(error.path.slice(0, 3), '[1]', 'the path of the violation')
    }
    same((await tx.logHead()).sequence, 0)
    same((await tx.log.list({ by: 'sequence' })).rows, [])
  }),
  it('tells the last line of each of many records', async (store) => {
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

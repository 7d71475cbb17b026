import { describe, expect, it } from 'vitest'
import { STORE_DEFINITION } from '../../../../src/ledger/collections/collections.ts'
import type { Store, Transaction } from '../../../../src/ledger/collections/index.ts'
import { collectionsOf } from '../../../../src/store/collections.ts'
import type { SqlRow, Statement } from '../../../../src/store/sql/database.ts'
import { SqlStore } from '../../../../src/store/sql/sql-store.ts'
import { sample } from '../../../../src/testing/store/samples.ts'
import { fakeDatabase } from './fake-database.ts'

const soon = () => new Promise((resolve) => setTimeout(resolve, 0))

/** A transaction whose statements wait until they are answered, after that which locks its company. */
function opened({ isPipelined = true } = {}) {
  const sent: string[] = []
  const answers: (() => void)[] = []
  const run = ({ text }: Statement) => {
    if (text.includes(' for update')) return [{ exact: '0', log_sequence: 0, log_digest: '' }]
    sent.push(`${text.split(' ')[0]} ${/tonne_\w+/.exec(text)?.[0]}`)
    const rows: readonly SqlRow[] = text.startsWith('select ') ? [] : [{ version: 1 }]
    return new Promise<readonly SqlRow[]>((resolve) => answers.push(() => resolve(rows)))
  }
  const database = fakeDatabase(() => undefined)
  const transaction: typeof database.transaction = async (_, __, work) => work({ isPipelined, run })
  const store = new SqlStore(collectionsOf(STORE_DEFINITION), { ...database, transaction }, undefined) as Store
  const begin = (work: (tx: Transaction) => Promise<unknown>) => {
    const result = store.transaction(1, work)
    const answer = () => {
      for (const one of answers.splice(0)) one()
    }
    return { result, sent, answer }
  }
  return { begin }
}

const READ = 'select tonne_files'
const INSERT = 'insert tonne_files'
const get = (tx: Transaction, n: number) => tx.files.get(`${n}`)
const insert = (tx: Transaction) => tx.files.insert(sample('files', 9) as never)

/** Answers all statements that were sent, again and again, and returns which were sent together. */
async function packets({ result, sent, answer }: ReturnType<ReturnType<typeof opened>['begin']>) {
  let isOver = false
  const over = result.then(() => {
    isOver = true
  })
  const all: string[][] = []
  while (!isOver) {
    await soon()
    if (sent.length > 0) all.push(sent.splice(0))
    answer()
  }
  await over
  return all
}

describe('calls of a transaction that are made together', () => {
  it('are sent together if they only read', async () => {
    const work = (tx: Transaction) => Promise.all([get(tx, 1), get(tx, 2), get(tx, 3)])
    expect(await packets(opened().begin(work))).toEqual([[READ, READ, READ]])
  })

  it('are sent one after the other by a client that does not pipeline', async () => {
    const work = (tx: Transaction) => Promise.all([get(tx, 1), get(tx, 2)])
    expect(await packets(opened({ isPipelined: false }).begin(work))).toEqual([[READ], [READ]])
  })

  it('wait for all reads before them if they write, and reads wait for the write before them', async () => {
    const work = (tx: Transaction) => Promise.all([get(tx, 1), get(tx, 2), insert(tx), get(tx, 3), get(tx, 4)])
    const [first, second, ...others] = await packets(opened().begin(work))
    expect([first, second]).toEqual([[READ, READ], [INSERT]])
    // a read behind a write waits for its turn, and those behind it too
    expect(others).toEqual([[READ], [READ]])
  })

  it('end before the transaction does, though nobody waits for them', async () => {
    const work = async (tx: Transaction) => {
      void get(tx, 1)
      void get(tx, 2)
    }
    const { result, sent, answer } = opened().begin(work)
    let isOver = false
    const over = result.then(() => {
      isOver = true
    })
    await soon()
    expect(sent).toEqual([READ, READ])
    expect(isOver).toBe(false)
    answer()
    await over
  })
})

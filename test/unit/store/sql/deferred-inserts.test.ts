import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { HOST_TIMING } from '../../../../src/base/index.ts'
import { STORE_DEFINITION } from '../../../../src/ledger/collections/collections.ts'
import type { Store, Transaction } from '../../../../src/ledger/collections/index.ts'
import { collectionsOf } from '../../../../src/store/collections.ts'
import type { SqlDatabase } from '../../../../src/store/sql/database.ts'
import { SQLITE } from '../../../../src/store/sql/dialects.ts'
import { SqlStore } from '../../../../src/store/sql/sql-store.ts'
import { sample } from '../../../../src/testing/store/samples.ts'
import { fakeDatabase, type Rows } from './fake-database.ts'

const TOGETHER = { groupCommit: true } as const
const COMPANY_ROW = { exact: '0', log_sequence: 0, log_digest: '' }

/** A server that inserts every row but those of the files it says are taken. */
function answers(taken: readonly string[] = []): Rows {
  return (text, values) => {
    if (text.startsWith('select exact, log_sequence')) return [COMPANY_ROW]
    if (!text.startsWith('insert into ')) return []
    const rows = text.split('), (').length - values.filter((value) => taken.includes(value as string)).length
    return Array.from({ length: rows }, () => ({ version: 1 }))
  }
}

function opened(rows: Rows, change: Partial<SqlDatabase> = {}) {
  const database = Object.assign(fakeDatabase(rows), change)
  const store = new SqlStore(collectionsOf(STORE_DEFINITION), database, undefined) as Store
  return { store, asked: database.asked }
}

const insertFile = (n: number) => (tx: Transaction) => tx.files.insert(sample('files', n) as never)

/** The tables that the texts insert into, and how many rows into each. */
function insertsIn(asked: readonly string[]): string[] {
  return asked
    .filter((text) => text.startsWith('insert into'))
    .map((text) => `${/into (\w+)/.exec(text)?.[1]} ${text.split('), (').length}`)
}

// a group is open for 20 ms, which a slow machine may spend between two works
beforeAll(() => {
  vi.spyOn(HOST_TIMING, 'nowMs').mockReturnValue(0)
})
afterAll(() => {
  vi.restoreAllMocks()
})

describe('new rows of works that share a transaction', () => {
  it('are inserted by one statement for each table, before the commit', async () => {
    const { store, asked } = opened(answers())
    const works = [1, 2, 3].map((n) =>
      store.transaction(
        1,
        async (tx) => {
          await insertFile(n)(tx)
          await tx.log.append({ ...sample('log', n), recordId: `${n}` } as never)
        },
        TOGETHER,
      ),
    )
    await Promise.all(works)
    expect(insertsIn(asked)).toEqual(['tonne_files 3', 'tonne_log 3'])
    expect(asked.filter((text) => text === 'write')).toHaveLength(1)
  })

  it('stay held back when a row of another key is asked for, and are found by their own', async () => {
    const { store, asked } = opened((text, values) =>
      text.startsWith('select record, version from tonne_files') && asked.some((one) => one.startsWith('insert into'))
        ? [{ record: JSON.stringify(sample('files', 1)), version: 1 }]
        : answers()(text, values),
    )
    const { id } = sample('files', 1) as { readonly id: string }
    const works = [1, 2].map((n) =>
      store.transaction(
        1,
        async (tx) => {
          expect(await tx.files.get(`other ${n}`)).toBeNull()
          await insertFile(n)(tx)
        },
        TOGETHER,
      ),
    )
    await Promise.all(works)
    expect(insertsIn(asked)).toEqual(['tonne_files 2'])
    asked.length = 0
    await store.transaction(
      1,
      async (tx) => {
        await insertFile(1)(tx)
        expect((await tx.files.get(id))?.record).toMatchObject({ id })
      },
      TOGETHER,
    )
    expect(insertsIn(asked)).toEqual(['tonne_files 1'])
  })

  it('are inserted one by one where a statement is no round trip, and by a transaction of its own', async () => {
    const local = opened(answers(), { dialect: SQLITE })
    await Promise.all([1, 2].map((n) => local.store.transaction(1, insertFile(n), TOGETHER)))
    expect(insertsIn(local.asked)).toEqual(['tonne_files 1', 'tonne_files 1'])
    const { store, asked } = opened(answers())
    await store.transaction(1, async (tx) => {
      await insertFile(1)(tx)
      await insertFile(2)(tx)
    })
    expect(insertsIn(asked)).toEqual(['tonne_files 1', 'tonne_files 1'])
  })

  it('are there before a statement that concerns their table, and no sooner', async () => {
    const { store, asked } = opened(answers())
    await store.transaction(
      1,
      async (tx) => {
        await insertFile(1)(tx)
        await tx.vendors.get('another')
        expect(insertsIn(asked)).toEqual([])
        await tx.files.count({ by: 'createdAt' })
        expect(asked.at(-1)).toMatch(/^select count/)
        expect(insertsIn(asked)).toEqual(['tonne_files 1'])
      },
      TOGETHER,
    )
    expect(insertsIn(asked)).toEqual(['tonne_files 1'])
  })

  it('are rolled back where a key is taken: each work runs again alone, and only one is a duplicate', async () => {
    const { store, asked } = opened(answers([(sample('files', 2) as { id: string }).id]))
    const outcomes = await Promise.allSettled([1, 2, 3].map((n) => store.transaction(1, insertFile(n), TOGETHER)))
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(outcomes[1]).toMatchObject({ reason: { code: 'duplicate' } })
    expect(insertsIn(asked)).toEqual(['tonne_files 3', 'tonne_files 1', 'tonne_files 1', 'tonne_files 1'])
  })

  it('of a single work too tell it which key is taken', async () => {
    const { store } = opened(answers([(sample('files', 1) as { id: string }).id]))
    await expect(store.transaction(1, insertFile(1), TOGETHER)).rejects.toMatchObject({ code: 'duplicate' })
    const caught = store.transaction(
      1,
      async (tx) => {
        const outcome = await insertFile(1)(tx).catch((error: { code: string }) => error.code)
        await tx.files.count({ by: 'createdAt' })
        return outcome
      },
      TOGETHER,
    )
    expect(await caught).toBe('duplicate')
  })

  it('are sent when there are many of them', async () => {
    const { store, asked } = opened(answers())
    await store.transaction(
      1,
      async (tx) => {
        for (let n = 0; n < 600; n++) await insertFile(n)(tx)
        expect(insertsIn(asked)).toEqual(['tonne_files 500'])
      },
      TOGETHER,
    )
    expect(insertsIn(asked)).toEqual(['tonne_files 500', 'tonne_files 100'])
  })
})

describe('a short list', () => {
  it.each([
    { options: {}, readAgain: 1 },
    // what is not stored yet is put in its place
    { options: TOGETHER, readAgain: 0 },
  ])('is read once in a transaction, until its table is written: $options', async ({ options, readAgain }) => {
    const { store, asked } = opened(answers())
    const lists = () => asked.filter((text) => text.includes('from tonne_period_locks')).length
    await store.transaction(
      1,
      async (tx) => {
        const last = () => tx.periodLocks.list({ by: 'startDate' }, { limit: 1 })
        expect((await last()).rows).toEqual([])
        await last()
        expect(lists()).toBe(1)
        await tx.periodLocks.list({ by: 'startDate', to: '2025-02-01T00:00:00.000Z' }, { limit: 1 })
        expect(lists()).toBe(2)
        const lock = await tx.periodLocks.insert(sample('periodLocks', 1) as never)
        const { rows } = await last()
        expect(lists()).toBe(2 + readAgain)
        if (readAgain === 0) expect(rows).toEqual([lock])
        await tx.periodLocks.count({ by: 'startDate' })
        await last()
        expect(lists()).toBe(4)
        await tx.periodLocks.list({ by: 'startDate' }, { limit: 10 })
        await tx.periodLocks.list({ by: 'startDate' }, { limit: 10 })
        expect(lists()).toBe(6)
      },
      options,
    )
    await store.transaction(1, (tx) => tx.periodLocks.list({ by: 'startDate' }, { limit: 1 }))
    expect(lists()).toBe(7)
  })
})

describe('an API key', () => {
  const key = { id: 'key-1', hash: 'hash-1' }

  function directory() {
    const state = { entry: { company_id: 7, id: 'key-1' }, key: key as object | null }
    const { store, asked } = opened((text) => {
      if (text.includes('from tonne_key_directory')) return [state.entry]
      return text.includes('from tonne_api_keys') && state.key !== null
        ? [{ version: 1, record: JSON.stringify(state.key) }]
        : []
    })
    return { state, store, asked }
  }

  it('that was found before is found by one statement, which sees its changes', async () => {
    const { state, store, asked } = directory()
    expect(await store.findApiKey('hash-1')).toMatchObject({ companyId: 7 })
    asked.length = 0
    state.key = { ...key, expiresAt: 'now' }
    expect(await store.findApiKey('hash-1')).toMatchObject({ companyId: 7, row: { record: { expiresAt: 'now' } } })
    expect(asked).toHaveLength(1)
  })

  it('is looked up again where it is gone, or another has its id', async () => {
    const { state, store, asked } = directory()
    await store.findApiKey('hash-1')
    state.key = null
    asked.length = 0
    expect(await store.findApiKey('hash-1')).toBeNull()
    expect(asked.filter((text) => text.includes('tonne_key_directory'))).toHaveLength(1)
    state.key = { ...key, hash: 'hash-2' }
    asked.length = 0
    await store.findApiKey('hash-1')
    expect(asked.filter((text) => text.includes('tonne_key_directory'))).toHaveLength(1)
  })
})

import { afterAll, beforeAll, describe, it } from 'vitest'
import { applyPartitions, migratePostgres, postgresStore } from '../../src/ledger/collections/postgres.ts'
import { describeStore } from '../../src/testing/store/describe-store.ts'
import { CONTEXT } from './context.ts'
import { damageOf } from './damage.ts'
import { EMPTIED } from './emptied.ts'
import { postgresEngine } from './engines.ts'

const capabilities = { durable: true, multiProcess: true, companiesAtOnce: true, refusesNested: 'always' } as const

describe('Postgres with partitions', () => {
  type Started = Awaited<ReturnType<typeof postgresEngine>>
  const held: { engine?: Started; client?: ReturnType<Started['pool']> } = {}
  const client = () => held.client as ReturnType<Started['pool']>

  beforeAll(async () => {
    held.engine = await postgresEngine()
    held.client = held.engine.pool()
    await migratePostgres({ client: client() })
    await applyPartitions({ client: client(), partitions: 4 })
  })

  afterAll(() => held.engine?.close())

  describeStore(
    'with partitions',
    async () => {
      const store = await postgresStore({ client: client(), context: CONTEXT })
      await client().query(EMPTIED)
      return store
    },
    {
      describe,
      it,
      capabilities,
      damageTotal: (_, damage) => damageOf(damage, async (text) => (await client().query(text)).rows),
    },
  )
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Store } from '../../src/ledger/collections/index.ts'
import { type SqliteClient, sqliteStore } from '../../src/ledger/collections/sqlite.ts'
import { describeStore } from '../../src/testing/store/describe-store.ts'
import { CONTEXT } from './context.ts'
import { damageOf } from './damage.ts'

/** `node:sqlite`, whose types those of the oldest Node do not have. */
interface NodeSqlite {
  readonly DatabaseSync: new (file: string) => SqliteClient & { close(): void }
}

/** What became of a case. */
export interface Outcome {
  readonly name: string
  readonly error: string | null
  readonly isSkipped: boolean
}

// A process of a Node that has `node:sqlite`: runs every case of the suite on it, and prints what became of each.
const { DatabaseSync } = (await import('node:sqlite' as string)) as NodeSqlite
const capabilities = { durable: true, multiProcess: true, companiesAtOnce: false, refusesNested: 'always' } as const
const folder = mkdtempSync(join(tmpdir(), 'tonne-node-sqlite-'))
const clients = new Map<Store, SqliteClient & { close(): void }>()
const cases: { readonly name: string; readonly run: (() => Promise<void>) | null }[] = []

const it = Object.assign((name: string, run: () => Promise<void>) => void cases.push({ name, run }), {
  skip: (name: string) => void cases.push({ name, run: null }),
})
describeStore(
  'node:sqlite',
  async () => {
    const client = new DatabaseSync(join(folder, `${clients.size}.db`))
    const store = await sqliteStore({ client, context: CONTEXT })
    clients.set(store, client)
    return store
  },
  {
    describe: (_, write) => write(),
    it,
    capabilities,
    damageTotal: (store, damage) => damageOf(damage, async (text) => clients.get(store)?.prepare(text).all()),
    release: async (store) => clients.get(store)?.close(),
  },
)

for (const { name, run } of cases) {
  const error = await run?.().then(
    () => null,
    (thrown: Error) => String(thrown.stack),
  )
  const outcome: Outcome = { name, error: error ?? null, isSkipped: run === null }
  process.stdout.write(`${JSON.stringify(outcome)}\n`)
}
rmSync(folder, { recursive: true })

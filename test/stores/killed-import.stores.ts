import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Libsql from 'libsql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sqliteStore } from '../../src/ledger/collections/sqlite.ts'
import { createService, type ServiceRecords, type StoredImport } from '../../src/service/index.ts'
import { BUILT_PROGRAM } from '../fixtures/built-program.ts'
import { fuelBills } from '../fixtures/import-source.ts'
import { SEED_OF_RUN } from '../fixtures/seeds.ts'
import { randomFrom } from '../oracle/random.ts'

const folder = mkdtempSync(join(tmpdir(), 'tonne-killed-import-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Where the program finds a driver. */
const cwd = fileURLToPath(new URL('.', import.meta.url))
const ROWS = 3_500
const CHUNK = 1_000
/** A process lives on for so long at most when its time has come. */
const DELAY_MS_MAX = 60
const FILE = join(folder, 'bills.csv')

const commandOf = (db: string, ...more: string[]) => [
  BUILT_PROGRAM,
  'import',
  FILE,
  '--db',
  db,
  '--out',
  'json',
  ...more,
]

function run<Printed>(db: string, ...more: string[]): Printed {
  return JSON.parse(execFileSync(process.execPath, commandOf(db, ...more), { cwd, encoding: 'utf8' })) as Printed
}

/** The chunks of the import that a database has so far. */
function chunksIn(client: InstanceType<typeof Libsql>): number {
  const [found] = client.prepare('select record from tonne_imports').all() as { record: string }[]
  return found === undefined ? 0 : (JSON.parse(found.record) as StoredImport).chunks
}

/** Kills a process a moment after its import has so many chunks; false if it ended before. */
async function killAfter(child: ChildProcess, db: string, { chunks, delayMs }: { chunks: number; delayMs: number }) {
  const ended = once(child, 'close')
  const client = new Libsql(db)
  while (child.exitCode === null && chunksIn(client) < chunks) await new Promise((go) => setTimeout(go, 2))
  await new Promise((go) => setTimeout(go, delayMs))
  child.kill('SIGKILL')
  client.close()
  const [, signal] = (await ended) as [number | null, string | null]
  return signal === 'SIGKILL'
}

/** Everything that an import leaves, without ids and times. */
async function stateOf(db: string) {
  const client = new Libsql(db)
  const store = await sqliteStore<ServiceRecords>({ client })
  const company = createService<never>({ store }).company(1)
  const sites = (await company.sites.list()).records
  const inventory = await company.inventory({ from: '2025-01-01', to: '2026-01-01' })
  const values = await store.read(1, async (tx) => {
    const { rows } = await tx.siteFuels.list({ by: 'startDate' }, { order: 'last' })
    return rows.map(({ record, exact }) => `${record.startDate} ${record.value} ${exact}`).sort()
  })
  const [{ status, records, chunks, co2eKg }] = (await company.imports.list()).records as [StoredImport]
  const [wrongTotals, log] = [await company.verifyTotals(), (await company.audit.verifyLog()).differences]
  const total = await company.exactTotal()
  client.close()
  const imported = { status, records, chunks, co2eKg }
  return {
    sites: sites.map(({ name }) => name),
    total: inventory.total,
    values,
    imported,
    wrongTotals,
    log,
    exact: total,
  }
}

describe('an import whose process is killed', () => {
  const held = { empty: join(folder, 'empty.db'), code: '', undisturbed: {} as Awaited<ReturnType<typeof stateOf>> }
  beforeAll(async () => {
    writeFileSync(FILE, fuelBills(Array.from({ length: ROWS }, (_, index) => index + 0.25)))
    execFileSync(process.execPath, [BUILT_PROGRAM, 'migrate', '--db', held.empty], { cwd })
    const whole = join(folder, 'whole.db')
    copyFileSync(held.empty, whole)
    held.code = run<{ digest: string }>(whole).digest
    run(whole, '--commit', held.code)
    held.undisturbed = await stateOf(whole)
  })

  it('has everything once when the same command runs to its end', async () => {
    const { empty, code, undisturbed } = held
    expect(undisturbed).toMatchObject({ imported: { status: 'complete', records: ROWS }, wrongTotals: [], log: [] })
    const random = randomFrom(SEED_OF_RUN)
    const db = join(folder, 'killed.db')
    copyFileSync(empty, db)
    let killed = 0
    for (const chunks of [1, 2]) {
      const child = spawn(process.execPath, commandOf(db, '--commit', code), { cwd, stdio: 'ignore' })
      const hasFallen = await killAfter(child, db, { chunks, delayMs: random.unit() * DELAY_MS_MAX })
      if (!hasFallen) continue
      killed++
      const { imported, wrongTotals, log, exact } = await stateOf(db)
      expect(imported).toMatchObject({ status: 'running', records: imported.chunks * CHUNK, co2eKg: exact })
      expect([wrongTotals, log]).toEqual([[], []])
    }
    expect(killed, `seed ${SEED_OF_RUN}`).toBeGreaterThan(0)
    const stored = run<StoredImport>(db, '--commit', code)
    expect(stored).toMatchObject({ status: 'complete', records: ROWS })
    expect(await stateOf(db)).toEqual(undisturbed)
    // and once more, which does nothing
    expect(run<StoredImport>(db, '--commit', code)).toMatchObject({ id: stored.id, updatedAt: stored.updatedAt })
    expect(await stateOf(db)).toEqual(undisturbed)
  })
})

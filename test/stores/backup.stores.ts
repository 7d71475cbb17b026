import { execFile, execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import BetterSqlite3 from 'better-sqlite3'
import Libsql from 'libsql'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { units } from '../../src/core/units/index.ts'
import { applyRowSecurity, postgresStore } from '../../src/ledger/collections/postgres.ts'
import { sqliteStore } from '../../src/ledger/collections/sqlite.ts'
import { builtInKindId } from '../../src/resources/index.ts'
import { createService, type Service, type ServiceRecords, type Store } from '../../src/service/index.ts'
import { type PostgresServer, programs, startPostgres } from '../fixtures/postgres-server.ts'
import { FACTORS } from '../fixtures/service.ts'
import { ARE_FEW } from './few-drivers.ts'

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'tonne-backup-'))
const COMPANIES = [1, 2] as const
const BEFORE = 300

const fuel = (n: number) => ({
  startDate: '2025-01-01T00:00:00.000Z',
  endDate: '2025-02-01T00:00:00.000Z',
  files: [],
  unitId: units.litre.id,
  unit: { id: units.litre.id },
  value: `${n}.1`,
  emissionFactorId: FACTORS.diesel.id,
  emissionKindId: builtInKindId('site-fuel'),
  emissionId: '',
  totalEmission: 0,
})

const SITE = {
  name: 'works',
  address: { address: '1 Quay Street', coordinates: { lat: 51.45, lng: -2.59 } },
  area: 8400,
  unit: 'M2',
  countryId: 826,
} as const

/** Writes without end for each company; what was acknowledged stands in `done`, in its order. */
class Writers {
  readonly done: { readonly companyId: number; readonly id: string }[] = []
  readonly #service: Service
  #isEnding = false
  #ended: Promise<unknown> = Promise.resolve()

  constructor(store: Store<ServiceRecords>) {
    this.#service = createService({ store })
  }

  async start(): Promise<void> {
    const sites = new Map<number, string>()
    for (const companyId of COMPANIES)
      sites.set(companyId, (await this.#service.company(companyId).sites.create(SITE)).record.id)
    this.#ended = Promise.all(COMPANIES.map((companyId) => this.#write(companyId, sites.get(companyId) as string)))
    // a writer that fails ends the wait
    while (this.done.length < BEFORE) await Promise.race([this.#ended, new Promise((go) => setTimeout(go, 5))])
  }

  async end(): Promise<void> {
    this.#isEnding = true
    await this.#ended
  }

  async #write(companyId: number, siteId: string): Promise<void> {
    const { siteFuels } = this.#service.company(companyId)
    for (let n = 0; !this.#isEnding; n++) {
      const { record } = await siteFuels.create(siteId, fuel(n))
      this.done.push({ companyId, id: record.id })
      // whoever copies must have a turn, too
      await new Promise((go) => setImmediate(go))
    }
  }
}

/** What is wrong with the companies of a restored store: totals, logs, and acknowledged records that are not there. */
async function wrongIn(store: Store<ServiceRecords>, { acknowledged, companies }: Due): Promise<readonly unknown[]> {
  const wrong: unknown[] = []
  for (const companyId of companies) {
    const company = createService({ store }).company(companyId)
    wrong.push(...(await company.verifyTotals()), ...(await company.audit.verifyLog()).differences)
    const own = acknowledged.filter((one) => one.companyId === companyId)
    if (own.length < 50) wrong.push(`only ${own.length} were acknowledged`)
    await store.read(companyId, async (tx) => {
      for (const { id } of own) if ((await tx.siteFuels.get(id)) === null) wrong.push(id)
      if ((await tx.companyTotal()) === '0') wrong.push('no total')
    })
  }
  return wrong
}

interface Due {
  readonly acknowledged: Writers['done']
  readonly companies: readonly number[]
}

/** Copies until something is written meanwhile. */
const COPIES_MAX = 50

/** What is wrong in the restored copy of a database that is written to while `copy` makes it. */
async function afterRestore(
  store: Store<ServiceRecords>,
  copy: () => Promise<unknown>,
  restored: () => Promise<Store<ServiceRecords>>,
): Promise<readonly unknown[]> {
  const writers = new Writers(store)
  await writers.start()
  let [acknowledged, during]: [Writers['done'], number] = [[], 0]
  // a copy may be made between two writes
  for (let copies = 0; during === 0 && copies < COPIES_MAX; copies++) {
    acknowledged = [...writers.done]
    await copy()
    during = writers.done.length - acknowledged.length
  }
  await writers.end()
  const wrong = await wrongIn(await restored(), { acknowledged, companies: COMPANIES })
  return during > 0 ? wrong : [...wrong, 'nothing was written meanwhile']
}

afterAll(() => rmSync(folder, { recursive: true }))

describe('a backup of SQLite', () => {
  const clients: { close(): unknown }[] = []
  const opened = (file: string) => {
    const client = new Libsql(file)
    clients.push(client)
    return sqliteStore<ServiceRecords>({ client })
  }
  afterAll(() => {
    for (const one of clients) one.close()
  })

  const byDriver = (file: string, copy: string) =>
    run(process.execPath, ['-e', `new (require('libsql'))('${file}').exec("vacuum into '${copy}'")`], {
      cwd: 'test/stores',
    })
  const byProgram = (file: string, copy: string) => run('sqlite3', [file, `vacuum into '${copy}'`])
  const byPages = (file: string, copy: string) => run('sqlite3', [file, '.timeout 5000', `.backup '${copy}'`])
  const hasProgram = () => {
    try {
      return execFileSync('sqlite3', ['--version'], { stdio: 'pipe' }).length > 0
    } catch {
      return false
    }
  }

  it.each([
    ['vacuum into, through a driver', byDriver, true],
    ['vacuum into, through the program sqlite3', byProgram, hasProgram()],
    ['.backup of the program sqlite3', byPages, hasProgram()],
  ] as const)('made by %s while others write has all that was acknowledged', async (name, make, isHere) => {
    if (!isHere) return console.warn(`skipped: ${name}, since the program is not installed`)
    const [file, copy] = [join(folder, `${name}.db`), join(folder, `${name}-copy.db`)]
    const store = await opened(file)
    expect(
      await afterRestore(
        store,
        async () => {
          rmSync(copy, { force: true })
          await make(file, copy)
        },
        () => opened(copy),
      ),
    ).toEqual([])
  })

  // libsql leaves a file of its own beside it when it is closed
  it.skipIf(ARE_FEW)('may be a copy of the file once it was closed, and is not one before', async () => {
    const [file, copy, torn] = ['closed.db', 'closed-copy.db', 'torn.db'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ]
    const client = new BetterSqlite3(file)
    const writers = new Writers(await sqliteStore<ServiceRecords>({ client }))
    await writers.start()
    await writers.end()
    copyFileSync(file, torn)
    client.close()
    expect(existsSync(`${file}-wal`)).toBe(false)
    copyFileSync(file, copy)
    const due = { acknowledged: writers.done, companies: COMPANIES }
    expect(await wrongIn(await opened(copy), due)).toEqual([])
    // the last writes were in the file beside it
    expect(await wrongIn(await opened(torn), due)).not.toEqual([])
  })
})

describe('a backup of Postgres', () => {
  const held: { server?: PostgresServer; pools: Pool[] } = { pools: [] }
  const made = { count: 0 }
  const host = () => held.server?.folder as string
  const pool = (database: string, user = 'owner') => {
    const one = new Pool({ host: host(), user, database })
    one.on('error', () => undefined)
    held.pools.push(one)
    return one
  }
  const program = (name: string, argv: readonly string[], env: Record<string, string> = {}) =>
    run(join(dirname(realpathSync(join(programs(), 'postgres'))), name), ['-h', host(), ...argv], {
      env: { ...process.env, ...env },
      maxBuffer: 2 ** 28,
    })
  const newDatabase = async () => {
    const name = `backup_${made.count++}`
    await pool('postgres').query(`create database ${name}`)
    return name
  }

  beforeAll(async () => {
    const server = startPostgres(['fsync=off'])
    held.server = server
    await server.connected(() => pool('postgres', 'tonne').query('select 1'))
    await pool('postgres', 'tonne').query('create role owner login createdb; create role app login')
  }, 60_000)

  afterAll(async () => {
    for (const one of held.pools) await one.end()
    await held.server?.stop()
  }, 60_000)

  it('made by pg_dump while others write has all that was acknowledged', async () => {
    const [name, other] = [await newDatabase(), await newDatabase()]
    const file = join(folder, 'all.dump')
    const store = await postgresStore<ServiceRecords>({ client: pool(name) })
    const copy = () => program('pg_dump', ['-U', 'owner', '-Fc', '-f', file, name])
    const restored = async () => {
      await program('pg_restore', ['-U', 'owner', '--exit-on-error', '-d', other, file])
      return postgresStore<ServiceRecords>({ client: pool(other), migrations: 'check' })
    }
    expect(await afterRestore(store, copy, restored)).toEqual([])
  })

  it('of one company alone has all of that company, and nothing of another', async () => {
    const [name, other] = [await newDatabase(), await newDatabase()]
    const file = join(folder, 'one.sql')
    const client = pool(name)
    const store = await postgresStore<ServiceRecords>({ client })
    await applyRowSecurity({ client })
    await client.query('grant select, insert, update, delete on all tables in schema public to app')
    const app = await postgresStore<ServiceRecords>({ client: pool(name, 'app'), rowSecurity: true })
    const writers = new Writers(app)
    await writers.start()
    const issued = await createService({ store: app }).company(2).apiKeys.issue({ name: 'a' })
    const acknowledged = [...writers.done]
    const into = (path: string) => ['--data-only', '--exclude-table=tonne_migrations', '-f', path, name]
    const one = { PGOPTIONS: '-c tonne.company_id=2' }
    await program('pg_dump', ['-U', 'app', '--enable-row-security', ...into(file)], one)
    await writers.end()
    // whoever forgets to say so gets an error instead of a part that looks whole
    await expect(program('pg_dump', ['-U', 'app', ...into(`${file}.not`)], one)).rejects.toThrow(/row-level security/)
    const target = pool(other)
    await postgresStore({ client: target })
    await program('psql', ['-U', 'owner', '-v', 'ON_ERROR_STOP=1', '-1', '-q', '-d', other, '-f', file])
    const restored = await postgresStore<ServiceRecords>({ client: target, migrations: 'check' })
    expect(await wrongIn(restored, { acknowledged, companies: [2] })).toEqual([])
    expect(await createService({ store: restored }).authenticate(issued.record.key)).toMatchObject({ companyId: 2 })
    for (const table of ['tonne_companies', 'tonne_site_fuels', 'tonne_log', 'tonne_key_directory'])
      expect((await target.query(`select distinct company_id from ${table}`)).rows, table).toEqual([
        { company_id: '2' },
      ])
    expect(store.capabilities.durable).toBe(true)
  })
})

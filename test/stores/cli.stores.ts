import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Run, runTonne, type World } from '../cli/memory-io.ts'
import { urlIn } from '../cli/serving.ts'
import { type PostgresServer, startPostgres } from '../fixtures/postgres-server.ts'
import { ARE_FEW } from './few-drivers.ts'

const folder = mkdtempSync(join(tmpdir(), 'tonne-cli-'))
const held: { server?: PostgresServer } = {}
const made = { count: 0 }
const PASSWORD = 'geh%23eim'

const required = createRequire(import.meta.url)
const loadModule = async (name: string) => {
  if (name === 'node:sqlite') return undefined
  return (await import(pathToFileURL(required.resolve(name)).href)) as Record<string, unknown>
}

/** The program with the drivers of this folder, on real files. */
function tonne(argv: readonly string[], world: World = {}): Promise<Run> {
  return runTonne(argv, { loadModule, hasFile: existsSync, ...world })
}

type Printed = Readonly<Record<'stdout' | 'stderr', string>>

/** Serves, works while it serves; what fails meanwhile fails the test. */
async function serving(argv: readonly string[], work: (printed: Printed) => Promise<void>): Promise<Run> {
  const failures: unknown[] = []
  const untilStopped = (printed: Printed) => work(printed).catch((error: unknown) => void failures.push(error))
  const run = await tonne(['serve', '--port', '0', ...argv], { untilStopped })
  for (const failure of failures) throw failure
  expect([run.code, run.stderr.match(/^tonne: .*/m)]).toEqual([0, null])
  return run
}

const keyOfRow = (stdout: string) => /API key +(tonne_\S+)/.exec(stdout)?.[1] ?? ''
const sitesOf = async (stdout: string, key: string) => {
  const response = await fetch(`${urlIn(stdout)}/v1/sites`, { headers: { 'x-api-key': key } })
  return { status: response.status, sites: (await response.json()) as { id: string; name: string }[] }
}

const SITE = {
  address: { address: '1 Quay Street', coordinates: { lat: '51.45', lng: '-2.59' } },
  possessionType: 'Owned',
  name: 'Bristol store',
  area: 950,
  unit: 'M2',
  countryId: 826,
}

const createSite = (stdout: string, key: string) =>
  fetch(`${urlIn(stdout)}/v1/sites`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: JSON.stringify(SITE),
  })

beforeAll(async () => {
  const server = startPostgres(['fsync=off'])
  held.server = server
  const pool = new Pool({ host: server.folder, user: 'tonne', database: 'postgres', max: 1 })
  await server.connected(() => pool.query('select 1'))
  await pool.query('create role app login; create role owner login createdb')
  await pool.end()
}, 60_000)

afterAll(async () => {
  await held.server?.stop()
  rmSync(folder, { recursive: true })
}, 60_000)

async function onServer(user: string, database: string, text: string): Promise<readonly unknown[]> {
  const pool = new Pool({ host: held.server?.folder as string, user, database, max: 1 })
  const answer = await pool.query(text)
  await pool.end()
  return answer.rows
}

const urlOf = (database: string, user = 'owner') =>
  `postgres://${user}:${PASSWORD}@localhost/${database}?host=${encodeURIComponent(held.server?.folder as string)}`

/** An address of a database that nobody has used. */
const NEW: Readonly<Record<string, () => Promise<string>>> = {
  SQLite: async () => join(folder, `${made.count++}.db`),
  Postgres: async () => {
    const name = `cli_${made.count++}`
    await onServer('owner', 'postgres', `create database ${name}`)
    return urlOf(name)
  },
}

describe.each(Object.entries(NEW))('the program on %s', (name, newDatabase) => {
  it('migrates, says what was done, and is checked by its exit code', async () => {
    const db = await newDatabase()
    const early = await tonne(['migrate', '--db', db, '--check'])
    if (name === 'SQLite') expect([early.code, early.stderr]).toEqual([1, expect.stringContaining('is not there')])
    else expect([early.code, early.stdout]).toEqual([2, expect.stringContaining("lacks migration 1 'base'")])
    const first = await tonne(['migrate', '--db', db])
    expect([first.code, first.stdout.split('\n')[0], first.stderr]).toEqual([0, 'done: base', ''])
    expect((await tonne(['migrate', '--db', db])).stdout).toContain('there was nothing to do')
    expect(await tonne(['migrate', '--db', db, '--check'])).toMatchObject({ code: 0, stderr: '' })
  })

  it('serves what was written before a restart, to keys that are issued beside it', async () => {
    const db = await newDatabase()
    await tonne(['migrate', '--db', db])
    const held = { key: '', site: '' }
    const first = await serving(['--db', db], async ({ stdout }) => {
      expect(keyOfRow(stdout)).toBe('')
      held.key = keyOfRow((await tonne(['keys', '--db', db, '--name', 'import job'])).stdout)
      const created = await createSite(stdout, held.key)
      expect(created.status).toBe(201)
      held.site = ((await created.json()) as { id: string }).id
    })
    expect(first.stdout.replaceAll(/\s+/g, ' ')).toContain("--name NAME' issues one")
    await serving(['--db', db, '--extensions'], async ({ stdout }) => {
      expect((await sitesOf(stdout, held.key)).sites.map(({ id }) => id)).toEqual([held.site])
      const listed = (await tonne(['keys', '--db', db])).stdout
      expect(listed).toContain('import job\ncompany 1 has 1 in force\n')
      expect(listed).not.toContain(held.key)
      const other = keyOfRow((await tonne(['keys', '--db', db, '--company', '2', '--name', 'b', '--read-only'])).stdout)
      expect(await sitesOf(stdout, other)).toEqual({ status: 200, sites: [] })
      expect((await createSite(stdout, other)).status).toBe(403)
      await tonne(['keys', '--db', db, '--revoke', listed.split(' ')[0] as string])
      expect((await sitesOf(stdout, held.key)).status).toBe(401)
    })
  })

  it('signs the head of the log, which the exported bundle extends', async () => {
    const db = await newDatabase()
    await tonne(['migrate', '--db', db])
    const key = await tonne(['head', 'key', '--output', 'new.jwk'])
    await tonne(['keys', '--db', db, '--name', 'first'])
    const signed = await tonne(['head', 'sign', '--db', db, '--key', 'new.jwk'], { files: key.files })
    expect([signed.code, signed.stderr]).toEqual([0, ''])
    await tonne(['keys', '--db', db, '--name', 'second'])
    const files = {
      'k.pub': key.stdout,
      'h.jws': signed.stdout,
      'b.ndjson': (await tonne(['export', '--db', db])).stdout,
    }
    const { code, stdout } = await tonne(['verify', 'b.ndjson', '--heads', 'h.jws', '--keys', 'k.pub'], { files })
    expect([code, stdout]).toEqual([0, expect.stringContaining('signed: line 1, at 2026-02-03T04:05:06.789Z')])
    expect(stdout).toContain('lines behind the head: 1')
  })

  it('issues keys that expire, and keys of an admin, and says so of each', async () => {
    const db = await newDatabase()
    await tonne(['migrate', '--db', db])
    const now = () => Date.parse('2026-01-01T00:00:00Z')
    const keys = (...more: string[]) => tonne(['keys', '--db', db, ...more], { now })
    const brief = await keys('--name', 'brief', '--expires', '2026-01-02')
    expect(brief.stdout).toMatch(/^ +expires +2026-01-02T00:00:00\.000Z$/m)
    expect((await keys('--name', 'operator', '--admin')).stdout).toMatch(/^ +may +admin$/m)
    expect((await keys('--name', 'late', '--expires', '2025-12-01')).stderr).toMatch(/expiresAt/)
    const later = () => Date.parse('2026-01-03T00:00:00Z')
    const { stdout } = await tonne(['keys', '--db', db], { now: later })
    expect(stdout).toMatch(/read-write +expired 2026-01-02T00:00Z +brief/)
    expect(stdout).toMatch(/admin +no expiry +operator/)
    expect(stdout).toContain('company 1 has 1 in force\n')
    await serving(['--db', db, '--extensions'], async (served) => {
      expect((await sitesOf(served.stdout, keyOfRow(brief.stdout))).status).toBe(401)
    })
  })

  it('seeds the demo once, shows the same ids at each start, and ends its key with the server', {
    timeout: 120_000,
  }, async () => {
    const db = await newDatabase()
    const seen: { key: string; ids: string; sites: number }[] = []
    for (const _ of [1, 2]) {
      await serving(['--db', db, '--demo'], async ({ stdout }) => {
        const key = keyOfRow(stdout)
        const { sites } = await sitesOf(stdout, key)
        const ids = /^Sites\n[\s\S]*?(?=^The nineteen)/m.exec(stdout)?.[0] ?? ''
        for (const site of sites) expect(ids).toContain(site.id)
        seen.push({ key, ids, sites: sites.length })
        const [before] = seen
        if (before !== undefined && before.key !== key) expect((await sitesOf(stdout, before.key)).status).toBe(401)
      })
    }
    const [first, second] = seen
    expect(second).toEqual({ ...first, key: second?.key })
    expect([first?.sites, first?.key === second?.key]).toEqual([3, false])
    expect((await tonne(['keys', '--db', db])).stdout).toBe('company 1 has 0 in force\n')
  })

  it('mixes the demo with no other records', async () => {
    const db = await newDatabase()
    await tonne(['migrate', '--db', db])
    const key = keyOfRow((await tonne(['keys', '--db', db, '--name', 'a'])).stdout)
    await serving(['--db', db], async ({ stdout }) => void (await createSite(stdout, key)))
    const { code, stderr, stdout } = await tonne(['serve', '--port', '0', '--db', db, '--demo'])
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/has records that are not the whole demo of this version; give --demo a database of its own/)
  })

  it.skipIf(ARE_FEW)(
    'closes the database, also where it cannot serve, and revokes the key of a demo that nobody saw',
    async () => {
      const db = await newDatabase()
      await serving(['--db', db], async ({ stdout }) => {
        const port = new URL(urlIn(stdout)).port
        const other = await newDatabase()
        const run = await tonne(['serve', '--port', port, '--db', other, '--demo'])
        expect([run.code, run.stderr]).toEqual([1, expect.stringContaining(`port ${port} of 127.0.0.1 is taken`)])
        expect((await tonne(['keys', '--db', other])).stdout).toBe('company 1 has 0 in force\n')
        if (name === 'SQLite') expect(existsSync(`${other}-wal`)).toBe(false)
      })
      if (name === 'SQLite') expect(existsSync(`${db}-wal`)).toBe(false)
      else {
        const [row] = await onServer(
          'tonne',
          'postgres',
          "select count(*)::int as open from pg_stat_activity where usename = 'owner'",
        )
        expect(row).toEqual({ open: 0 })
      }
    },
  )
})

describe('the program on SQLite', () => {
  it('says in a line what is wrong with a file', async () => {
    const none = join(folder, 'text.db')
    writeFileSync(none, 'no database, but long enough to be taken for one'.repeat(40))
    const run = await tonne(['serve', '--db', none])
    expect([run.code, run.stderr]).toEqual([
      1,
      expect.stringMatching(/^tonne: store_damaged: database: is not an SQLite [^\n]*\n$/),
    ])
    const nowhere = await tonne(['migrate', '--db', join(folder, 'nowhere', 'a.db')])
    expect([nowhere.code, nowhere.stderr]).toEqual([1, expect.stringMatching(/^tonne: store_unavailable: [^\n]*\n$/)])
  })

  it.skipIf(ARE_FEW)(
    'finds a driver from the folder where it runs, and ends with 0 and a whole file at SIGTERM',
    async () => {
      const db = join(folder, 'process.db')
      const argv = ['--import', import.meta.resolve('tsx'), join(process.cwd(), 'src/apps/cli/main.ts')]
      const child = spawn(process.execPath, [...argv, 'serve', '--port', '0', '--db', db], { cwd: 'test/stores' })
      const printed = { stdout: '', stderr: '' }
      child.stderr.on('data', (chunk) => {
        printed.stderr += chunk
      })
      const closed = once(child, 'close')
      await new Promise<void>((resolve, reject) => {
        child.stdout.on('data', (chunk) => {
          printed.stdout += chunk
          if (printed.stdout.includes('/health')) resolve()
        })
        closed.then(() => reject(new Error(printed.stderr)))
      })
      const key = keyOfRow((await tonne(['keys', '--db', db, '--name', 'a'])).stdout)
      expect((await createSite(printed.stdout, key)).status).toBe(201)
      expect(existsSync(`${db}-wal`)).toBe(true)
      child.kill('SIGTERM')
      expect(await closed).toEqual([0, null])
      expect(existsSync(`${db}-wal`)).toBe(false)
    },
  )
})

describe('the program on Postgres', () => {
  it('never prints a password, wherever something fails', async () => {
    const db = (await NEW.Postgres?.()) as string
    const runs = [
      await tonne(['migrate', '--db', db]),
      await serving(['--db', db], async () => undefined),
      await tonne(['serve', '--db', urlOf('missing')]),
      await tonne(['serve', '--db', urlOf('postgres', 'nobody')]),
      await tonne(['migrate', '--db', `postgres://owner:${PASSWORD}@localhost:1/x`]),
      await tonne(['migrate', '--db', `postgres://owner:${PASSWORD}@local host:1/x`]),
      await tonne(['migrate', '--db', 'postgres://owner:geh#eim@localhost/x']),
      await tonne(['migrate', '--db', 'mysql://owner:geheim@localhost/x']),
      await tonne(['serve', db]),
      await tonne(['migrate', '--db', `postgres://owner@localhost/x?host=%2Fnowhere&password=geheim`]),
    ]
    expect(runs.map(({ code }) => code)).toEqual([0, 0, 1, 1, 1, 1, 1, 1, 1, 1])
    for (const { stdout, stderr } of runs) expect(stdout + stderr).not.toMatch(/geh|eim/)
    expect(runs[2]?.stderr).toMatch(/^tonne: client_invalid: [^\n]*database "missing" does not exist[^\n]*\n$/)
  })

  it('holds a role to its company once the policies are up', { timeout: 120_000 }, async () => {
    const db = (await NEW.Postgres?.()) as string
    const name = new URL(db).pathname.slice(1)
    await tonne(['migrate', '--db', db])
    await onServer('owner', name, 'grant select, insert, update, delete on all tables in schema public to app')
    const app = urlOf(name, 'app')
    const early = await tonne(['migrate', '--db', app, '--row-security', '--check'])
    expect([early.code, early.stdout]).toEqual([2, expect.stringContaining('tonne migrate --row-security')])
    expect((await tonne(['serve', '--db', app, '--row-security'])).stderr).toMatch(/^tonne: row_security_off: /)
    expect((await tonne(['migrate', '--db', app, '--row-security'])).stderr).toMatch(
      /^tonne: [a-z_]+: [^\n]*must be owner of [^\n]*\n$/,
    )
    for (const _ of [1, 2]) {
      const up = await tonne(['migrate', '--db', db, '--row-security'])
      expect([up.code, up.stderr]).toEqual([0, ''])
    }
    expect((await tonne(['migrate', '--db', app, '--row-security', '--check'])).code).toBe(0)
    const key = keyOfRow((await tonne(['keys', '--db', app, '--row-security', '--name', 'a'])).stdout)
    await serving(['--db', app, '--row-security'], async ({ stdout }) => {
      expect((await createSite(stdout, key)).status).toBe(201)
    })
    const blind = await tonne(['keys', '--db', app])
    expect([blind.code, blind.stderr]).toEqual([1, expect.stringContaining('tonne.company_id')])
  })
})

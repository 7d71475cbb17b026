import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import Libsql from 'libsql'
import { describe, expect, it } from 'vitest'
import { runTonne } from '../cli/memory-io.ts'
import { postgresEngine } from './engines.ts'

const required = createRequire(import.meta.url)
const loadModule = async (name: string) => {
  if (name === 'node:sqlite') return undefined
  return (await import(pathToFileURL(required.resolve(name)).href)) as Record<string, unknown>
}

/** An empty database: its address, a statement behind the back of the program, and its end. */
interface Opened {
  readonly db: string
  run(text: string): Promise<unknown>
  close(): Promise<void>
}

const OPEN: Readonly<Record<string, () => Promise<Opened>>> = {
  SQLite: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tonne-cli-views-'))
    const db = join(folder, 'tonne.db')
    const run = async (text: string) => {
      const client = new Libsql(db)
      client.exec(text)
      client.close()
    }
    return { db, run, close: async () => rmSync(folder, { recursive: true }) }
  },
  Postgres: async () => {
    const engine = await postgresEngine()
    const host = encodeURIComponent(String(engine.pool(1).options.host))
    return { ...engine, db: `postgres://tonne@localhost/postgres?host=${host}` }
  },
}

const SAID = 'has the views for dashboards of this version'

describe.each(Object.entries(OPEN))('tonne migrate --views on %s', (_, open) => {
  it('makes the views where they are asked for, again, and with a step that came after them', async () => {
    const { db, run, close } = await open()
    const migrate = (...more: readonly string[]) =>
      runTonne(['migrate', '--db', db, ...more], { loadModule, hasFile: existsSync })
    try {
      expect((await migrate()).stdout).not.toContain(SAID)
      const early = await migrate('--check', '--views')
      expect([early.code, early.stdout]).toEqual([2, expect.stringContaining("run 'tonne migrate --views'")])
      for (let times = 0; times < 2; times++) {
        const { code, stdout, stderr } = await migrate('--views')
        expect([code, stdout, stderr]).toEqual([0, expect.stringContaining(SAID), ''])
      }
      expect((await migrate('--check', '--views')).code).toBe(0)
      expect((await migrate()).stdout).not.toContain(SAID)
      await run('drop table tonne_factor_rules')
      await run('delete from tonne_migrations where version = 7')
      const later = await migrate()
      expect([later.code, later.stdout]).toEqual([0, expect.stringContaining('done: factor-rules')])
      expect(later.stdout).toContain(SAID)
      await run('drop view tonne_bi_totals')
      await run('create table tonne_bi_totals (company_id integer)')
      const taken = await migrate('--views')
      expect([taken.code, taken.stderr]).toEqual([1, expect.stringMatching(/^tonne: store_failed: .*tonne_bi_totals/)])
      expect((await migrate('--check', '--views')).code).toBe(2)
    } finally {
      await close()
    }
  })
})

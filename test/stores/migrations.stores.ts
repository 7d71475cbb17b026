import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Libsql from 'libsql'
import { afterAll, describe, expect, it } from 'vitest'
import type { EmissionsError } from '../../src/core/errors/index.ts'
import { MIGRATIONS } from '../../src/store/sql/migrations/migrations.ts'
import { migrate } from '../../src/store/sql/open-sql-store.ts'
import { SqliteDatabase } from '../../src/store/sqlite/sqlite-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'tonne-migrations-'))
afterAll(() => rmSync(folder, { recursive: true }))

const ADDED = {
  version: MIGRATIONS.length + 1,
  name: 'added',
  statements: ['create table tonne_added (company_id {integer} not null){end}'],
}
const BROKEN = {
  version: MIGRATIONS.length + 2,
  name: 'broken',
  statements: ['create table tonne_half (a {integer}){end}', 'create tabel x'],
}

const codeOf = (work: () => Promise<unknown>) => work().then(String, ({ code }: EmissionsError) => code)

const made = { count: 0 }
function open(file = `${made.count++}.db`) {
  const client = new Libsql(join(folder, file))
  return { client, file, database: new SqliteDatabase(client) }
}

function tables(client: InstanceType<typeof Libsql>): string[] {
  const rows = client.prepare("select name from sqlite_master where type = 'table'").all() as { name: string }[]
  return rows.map(({ name }) => name)
}

describe('migrations', () => {
  it('are gone once, and say which', async () => {
    const { database } = open()
    expect((await migrate(database)).map(({ name }) => name)).toEqual(MIGRATIONS.map(({ name }) => name))
    expect(await migrate(database)).toEqual([])
    expect((await migrate(database, [...MIGRATIONS, ADDED])).map(({ name }) => name)).toEqual(['added'])
  })

  it('bring a database of any earlier version up to this one', async () => {
    for (const [count] of MIGRATIONS.entries()) {
      const { database } = open()
      await migrate(database, MIGRATIONS.slice(0, count + 1))
      const steps = await migrate(database)
      expect(steps.map(({ name }) => name)).toEqual(MIGRATIONS.slice(count + 1).map(({ name }) => name))
    }
  })

  it('are gone once when two ask at a time', async () => {
    const first = open()
    const second = open(first.file)
    const both = await Promise.all([migrate(first.database), migrate(second.database)])
    expect(both.map((steps) => steps.length).sort()).toEqual([0, MIGRATIONS.length])
  })

  it('leave nothing of a step that fails, nor of those before it', async () => {
    const { client, database } = open()
    await migrate(database)
    const broken = migrate(database, [...MIGRATIONS, ADDED, BROKEN])
    await expect(broken).rejects.toMatchObject({
      code: 'store_failed',
      cause: { message: expect.stringMatching(/syntax/) },
    })
    expect(tables(client).filter((name) => /added|half/.test(name))).toEqual([])
    expect((await migrate(database, [...MIGRATIONS, ADDED])).length).toBe(1)
  })

  it('reject a database of a newer version, and one of other steps', async () => {
    const { client, database } = open()
    await migrate(database, [...MIGRATIONS, ADDED])
    expect(await codeOf(() => migrate(database))).toBe('schema_newer')
    client.exec("update tonne_migrations set checksum = 'x' where version = 1")
    expect(await codeOf(() => migrate(database, [...MIGRATIONS, ADDED]))).toBe('schema_changed')
  })
})

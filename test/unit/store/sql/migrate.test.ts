import { describe, expect, it } from 'vitest'
import type { EmissionsError } from '../../../../src/core/errors/index.ts'
import { checksumOf, type Migration } from '../../../../src/store/sql/migrations/migrations.ts'
import { checkSchema, migrate, missingSteps } from '../../../../src/store/sql/open-sql-store.ts'
import { fakeDatabase } from './fake-database.ts'

const FIRST: Migration = {
  version: 1,
  name: 'first',
  statements: ['create table tonne_a (id {integer}){end}', 'create index tonne_a_id on tonne_a (id)'],
}
const SECOND: Migration = { version: 2, name: 'second', statements: ['create table tonne_b (id {text}){end}'] }
const STEPS = [FIRST, SECOND]
const noted = ({ version }: Migration) => ({
  version: String(version),
  checksum: checksumOf(STEPS[version - 1] as Migration),
})

/** A database that has these tables, and notes these steps. */
function databaseOf(tables: readonly string[], applied: readonly object[] = []) {
  return fakeDatabase((text) => {
    if (text.includes('pg_class')) return tables.map((name) => ({ name }))
    return text.startsWith('select version') ? (applied as never) : undefined
  })
}

const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => expect.unreachable(),
    (error: EmissionsError) => error,
  )

describe('steps of a schema', () => {
  it('are all missing in an empty database, which is only looked at', async () => {
    const database = databaseOf(['of_the_host'])
    expect(await missingSteps(database, STEPS)).toEqual(STEPS)
    expect(database.asked.filter((text) => !text.startsWith('select'))).toEqual(['read'])
  })

  it('are done in order, in the words of the engine, and noted', async () => {
    const database = databaseOf([])
    expect(await migrate(database, STEPS)).toEqual(STEPS)
    expect(database.asked.filter((text) => /^(?:create|insert)/.test(text))).toEqual([
      expect.stringContaining('create table if not exists tonne_migrations (version bigint not null'),
      'create table tonne_a (id bigint)',
      'create index tonne_a_id on tonne_a (id)',
      expect.stringContaining('insert into tonne_migrations'),
      'create table tonne_b (id text collate "C")',
      expect.stringContaining('insert into tonne_migrations'),
    ])
  })

  it('need no right to write where none is missing', async () => {
    const database = databaseOf(['tonne_migrations', 'tonne_a', 'tonne_b'], STEPS.map(noted))
    expect(await migrate(database, STEPS)).toEqual([])
    await checkSchema(database, STEPS)
    expect(database.asked).not.toContain('write')
  })

  it('are schema_older where they are only looked for', async () => {
    const database = databaseOf(['tonne_migrations', 'tonne_a'], [noted(FIRST)])
    const error = await errorOf(checkSchema(database, STEPS))
    expect(error).toMatchObject({ code: 'schema_older', path: 'database' })
    expect(error.message).toContain("lacks migration 2 'second'")
    expect(error.message).toContain('tonne migrate')
  })

  it('are schema_incomplete where tables of a step are there that was not gone', async () => {
    const byHand = await errorOf(migrate(databaseOf(['tonne_a', 'tonne_b']), STEPS))
    expect(byHand).toMatchObject({ code: 'schema_incomplete', path: 'database' })
    expect(byHand.message).toContain("has the table tonne_a, but no entry of migration 1, 'first'")
    const half = databaseOf(['tonne_migrations', 'tonne_a', 'tonne_b'], [noted(FIRST)])
    expect((await errorOf(checkSchema(half, STEPS))).message).toContain('tonne_b')
    expect(half.asked).not.toContain('write')
  })

  it('are schema_incomplete where a step was gone and its tables are not there', async () => {
    const error = await errorOf(migrate(databaseOf(['tonne_migrations', 'tonne_a'], STEPS.map(noted)), STEPS))
    expect(error.code).toBe('schema_incomplete')
    expect(error.message).toContain("lists migration 2, 'second', but lacks its table tonne_b")
  })

  it('are of a newer version, or changed', async () => {
    const tables = ['tonne_migrations', 'tonne_a', 'tonne_b']
    expect((await errorOf(migrate(databaseOf(tables, STEPS.map(noted)), [FIRST]))).code).toBe('schema_newer')
    const changed = databaseOf(tables, [{ version: 1, checksum: 'x' }, noted(SECOND)])
    expect((await errorOf(missingSteps(changed, STEPS))).code).toBe('schema_changed')
  })
})

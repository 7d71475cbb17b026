import { plain, type SqlConnection, type SqlDatabase, type SqlRow } from '../../src/store/sql/database.ts'
import { MIGRATIONS } from '../../src/store/sql/migrations/migrations.ts'
import { schemaTables, tablesOf } from '../../src/store/sql/migrations/schema-tables.ts'
import { migrate } from '../../src/store/sql/open-sql-store.ts'

const stepsOf = (version: number) => MIGRATIONS.slice(0, version)

/** The tables of a version of the schema, with the columns that it gives them. */
export function tablesWithColumns(version: number): ReadonlyMap<string, readonly string[]> {
  const statements = stepsOf(version).flatMap((step) => step.statements)
  const columnsOf = (table: string) =>
    statements
      .filter(
        (text) => text.startsWith(`create table ${table} (`) || text.startsWith(`alter table ${table} add column`),
      )
      .flatMap((text) => [...text.matchAll(/(\w+) \{(?:integer|text)\}/g)].map(([, column]) => column as string))
  return new Map(tablesOf(statements).map((table) => [table, columnsOf(table)]))
}

const writing = (database: SqlDatabase, work: (connection: SqlConnection) => Promise<void>) =>
  database.transaction('write', null, work)

/** Reads rows with a statement. */
export function readRows(database: SqlDatabase, text: string): Promise<readonly SqlRow[]> {
  return database.transaction('read', null, (connection) => connection.run(plain(text)))
}

const copyOf = (table: string) => `copy_of_${table}`

/**
 * Rebuilds a database of this version as the steps of an earlier version build it, with the rows in the columns of that
 * version. Throws if a table that the earlier version lacks has rows.
 */
export async function rebuildAs(database: SqlDatabase, version: number): Promise<void> {
  const tables = tablesWithColumns(version)
  await writing(database, async (connection) => {
    for (const table of schemaTables()) {
      if (tables.has(table)) await connection.run(plain(`create table ${copyOf(table)} as select * from ${table}`))
      else if ((await connection.run(plain(`select 1 as one from ${table} limit 1`))).length > 0) {
        throw new Error(`version ${version} has no table ${table}, whose rows would be lost`)
      }
      await connection.run(plain(`drop table ${table}`))
    }
    await connection.run(plain('drop table tonne_migrations'))
  })
  await migrate(database, stepsOf(version))
  await writing(database, async (connection) => {
    for (const [table, columns] of tables) {
      const names = columns.join(', ')
      await connection.run(plain(`insert into ${table} (${names}) select ${names} from ${copyOf(table)}`))
      await connection.run(plain(`drop table ${copyOf(table)}`))
    }
  })
}

import { KEY_DIRECTORY } from '../statements.ts'
import { MIGRATIONS } from './migrations.ts'

/** The tables that statements of a schema create, in order. */
export function tablesOf(statements: readonly string[]): string[] {
  return statements.flatMap((statement) => /^create table (\w+)/.exec(statement)?.[1] ?? [])
}

/** The tables of the current schema, without the table of migrations. */
export function schemaTables(): string[] {
  return tablesOf(MIGRATIONS.flatMap(({ statements }) => statements))
}

/** The tables whose rows each belong to one company: all but the key directory. */
export function companyTables(): string[] {
  return schemaTables().filter((name) => name !== KEY_DIRECTORY)
}

import { KEY_DIRECTORY } from '../statements.ts'
import { MIGRATIONS } from './migrations.ts'

/** A table of the schema. */
export interface SchemaTable {
  readonly name: string
  /** The columns of its primary key, in order. */
  readonly key: readonly string[]
  /** The columns of each index. */
  readonly indexes: readonly (readonly string[])[]
}

function columnsOf(list: string): string[] {
  return list.split(',').map((one) => one.trim())
}

/** The tables that statements of a schema create, in order. */
export function tablesOf(statements: readonly string[]): SchemaTable[] {
  return statements.flatMap((statement) => {
    const name = /^create table (\w+)/.exec(statement)?.[1]
    if (name === undefined) return []
    const key = columnsOf(/primary key \(([^)]*)\)/.exec(statement)?.[1] ?? '')
    const made = statements.map((one) => /^create (?:unique )?index \w+ on (\w+) \(([^)]*)\)/.exec(one))
    return [{ name, key, indexes: made.flatMap((one) => (one?.[1] === name ? [columnsOf(one[2] ?? '')] : [])) }]
  })
}

/** The tables of the current schema, without the table of migrations. */
export function schemaTables(): SchemaTable[] {
  return tablesOf(MIGRATIONS.flatMap(({ statements }) => statements))
}

/** The tables whose rows each belong to one company: all but the key directory. */
export function companyTables(): string[] {
  return schemaTables().flatMap(({ name }) => (name === KEY_DIRECTORY ? [] : [name]))
}

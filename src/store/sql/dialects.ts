import type { EngineDialect } from './database.ts'

/** SQLite 3.37 and newer. */
export const SQLITE: EngineDialect = {
  name: 'sqlite',
  words: { integer: 'integer', text: 'text', end: ' strict' },
  // a single writer locks the whole file
  lockRow: '',
  lockMigrations: null,
  // a statement is a call within the process
  defersInserts: false,
  listTables: "select name from sqlite_master where type = 'table'",
}

/** Postgres 12 and newer. */
export const POSTGRES: EngineDialect = {
  name: 'postgres',
  words: { integer: 'bigint', text: 'text collate "C"', end: '' },
  lockRow: ' for update',
  // 'tonne' as a number
  lockMigrations: 'select pg_advisory_xact_lock(499934850661)',
  defersInserts: true,
  listTables: "select relname as name from pg_class where relkind in ('r', 'p') and pg_table_is_visible(oid)",
}

/** Replaces `{integer}`, `{text}` and `{end}` in a statement by the engine's words. */
export function translate({ words }: EngineDialect, statement: string): string {
  return statement.replace(/\{(integer|text|end)\}/g, (_, word: 'integer' | 'text' | 'end') => words[word])
}

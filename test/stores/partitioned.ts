import { Pool } from 'pg'
import { COLLECTIONS, type CollectionName, collectionOf } from '../../src/ledger/collections/collections.ts'
import { insertRows } from '../../src/store/sql/batch-statements.ts'
import { companyTables } from '../../src/store/sql/migrations/schema-tables.ts'
import { insertHash } from '../../src/store/sql/statements.ts'
import { sample } from '../../src/testing/store/samples.ts'
import { type PostgresServer, startPostgres } from '../fixtures/postgres-server.ts'

/** Who asks: `tonne` is the superuser, `owner` owns the tables, `app` may only read and write rows. */
type Role = 'tonne' | 'owner' | 'app'

/** A server with databases of `owner`. */
export class Databases {
  readonly #server: PostgresServer = startPostgres(['fsync=off'])
  readonly #pools: Pool[] = []
  #count = 0

  /** Where its socket is. */
  get folder(): string {
    return this.#server.folder
  }

  pool(database: string, user: Role = 'owner'): Pool {
    const one = new Pool({ host: this.folder, user, database, max: 20 })
    // the server ends connections when it ends, which is not a fault then
    one.on('error', () => undefined)
    this.#pools.push(one)
    return one
  }

  async start(): Promise<void> {
    const first = this.pool('postgres', 'tonne')
    await this.#server.connected(() => first.query('select 1'))
    await first.query('create role owner login createdb; create role app login')
  }

  /** The name of a new database, without tables. */
  async make(): Promise<string> {
    const name = `partitions_${this.#count++}`
    await this.pool('postgres', 'tonne').query(`create database ${name} owner owner`)
    return name
  }

  async stop(): Promise<void> {
    for (const one of this.#pools) await one.end()
    await this.#server.stop()
  }
}

const ALL_TABLES = [...companyTables(), 'tonne_key_directory']
/** The companies that `fillEvery` fills. */
export const COMPANIES = Array.from({ length: 20 }, (_, index) => index * 7 + 1)

/** Rows of some companies in every table of a collection. */
export async function fillEvery(client: Pool): Promise<void> {
  for (const companyId of COMPANIES) {
    for (const name of Object.keys(COLLECTIONS) as CollectionName[]) {
      const rows = [1, 2, 3].map((n) => ({ record: sample(name, n), exact: `${n}/${companyId}` }))
      const { text, values } = insertRows(collectionOf(name), companyId, rows)
      await client.query(text, [...values])
    }
    const { text, values } = insertHash(companyId, { hash: `h${companyId}`, id: '1' })
    await client.query(text, [...values])
  }
}

/** Every row of every table, as text, in order. */
export async function rowsOf(client: Pool): Promise<Readonly<Record<string, readonly string[]>>> {
  const all: Record<string, readonly string[]> = {}
  for (const table of ALL_TABLES) {
    const { rows } = await client.query(`select held::text as row from ${table} as held order by 1`)
    all[table] = rows.map(({ row }) => row)
  }
  return all
}

/** What a table is besides its rows: columns, keys, indexes, owner, grants, policies. */
const SHAPE = `select c.relname as name, c.relowner::regrole::text as owner, c.relacl::text as acl, relrowsecurity, relforcerowsecurity,
  (select json_agg(json_build_array(attname, format_type(atttypid, atttypmod), attnotnull, attcollation::regcollation::text) order by attnum)
    from pg_attribute where attrelid = c.oid and attnum > 0) as columns,
  (select json_agg(json_build_array(conname, pg_get_constraintdef(oid)) order by conname) from pg_constraint where conrelid = c.oid) as keys,
  (select json_agg(replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ') order by pg_get_indexdef(indexrelid)) from pg_index where indrelid = c.oid) as indexes,
  (select json_agg(json_build_array(policyname, permissive, roles, cmd, qual, with_check) order by policyname) from pg_policies where tablename = c.relname) as policies
  from pg_class c where c.relname = any ($1) order by 1`

/** The shape of each table. */
export const shapeOf = async (client: Pool) => (await client.query(SHAPE, [ALL_TABLES])).rows

/** Indexes of partitioned tables that some partition lacks. */
export async function withoutIndex(client: Pool): Promise<readonly unknown[]> {
  const { rows } = await client.query(
    'select indexrelid::regclass::text as index from pg_index, pg_class c where c.oid = indrelid and relkind = $1 and' +
      ' (select count(*) from pg_inherits where inhparent = indrelid) <> (select count(*) from pg_inherits where inhparent = indexrelid)',
    ['p'],
  )
  return rows
}

/** The partitions of each partitioned table. */
export async function partitionsOf(client: Pool) {
  const { rows } = await client.query(
    'select inhparent::regclass::text as parent, inhrelid::regclass::text as name, inhrelid as id, reloptions as settings,' +
      ' relrowsecurity and relforcerowsecurity as secured from pg_inherits, pg_class c' +
      " where c.oid = inhrelid and relkind = 'r' order by 1, 3",
  )
  return rows as { parent: string; name: string; id: number; settings: string[] | null; secured: boolean }[]
}

/** The partitions that a plan reads or writes, as EXPLAIN names them. */
export function leavesIn(plan: unknown, leaves: ReadonlyMap<string, string>): string[] {
  const found = new Set<string>()
  JSON.stringify(plan, (name, value: unknown) => {
    if (name === 'Relation Name' && leaves.has(value as string)) found.add(value as string)
    return value
  })
  return [...found]
}

/** The tables of which a plan has several partitions. */
export function twice(found: readonly string[], leaves: ReadonlyMap<string, string>): string[] {
  const parents = found.map((name) => leaves.get(name) as string)
  return parents.filter((parent, index) => parents.indexOf(parent) !== index)
}

import { describe, expect, it } from 'vitest'
import { citusStatements } from '../../../../src/store/postgres/citus.ts'
import { rowSecurityStatements } from '../../../../src/store/postgres/row-security.ts'
import { MIGRATIONS } from '../../../../src/store/sql/migrations/migrations.ts'
import { companyTables, schemaTables } from '../../../../src/store/sql/migrations/schema-tables.ts'
import { keysAndIndexesOf } from '../sql/schema.ts'

/** Tables that all companies share: they are on every node, and their keys may do without the company. */
const SHARED = ['tonne_key_directory', 'tonne_migrations']

/** What of a schema cannot be spread over nodes by company, statement by statement. */
function notDistributable(statements: readonly string[]): string[] {
  const keys = keysAndIndexesOf(statements).flatMap(({ name, key, indexes }) =>
    SHARED.includes(name)
      ? []
      : [key, ...indexes].flatMap((one) => (one[0] === 'company_id' ? [] : [`${name}: ${one}`])),
  )
  const unsound = statements.filter((one) => {
    const isUniqueElsewhere = /\bunique\b/.test(one) && !/\bunique(?: index \w+ on \w+)? ?\(company_id\b/.test(one)
    const isNumberedByServer = /\b(?:serial|bigserial|identity|nextval|create sequence)\b/.test(one)
    // a key to another table would have to lead to the same node; the store checks what a record names itself
    return isUniqueElsewhere || isNumberedByServer || /\b(?:references|foreign key|trigger)\b/.test(one)
  })
  return [...keys, ...unsound]
}

const SCHEMA = MIGRATIONS.flatMap(({ statements }) => statements)

describe('the schema', () => {
  it('can be spread by company: its column comes first in every key and index, no key leads to another table', () => {
    expect(notDistributable(SCHEMA)).toEqual([])
    expect(schemaTables().length).toBe(SCHEMA.filter((one) => /^create table/.test(one)).length)
  })

  it.each([
    'create table tonne_a (company_id {integer}, id {text}, primary key (id)){end}',
    'create table tonne_a (company_id {integer}, id {text}, primary key (id, company_id)){end}',
    'create table tonne_a (company_id {integer}, id {text} unique, primary key (company_id, id)){end}',
    'create table tonne_a (company_id {integer}, id bigserial, primary key (company_id, id)){end}',
    'create table tonne_a (company_id {integer}, id {text} references tonne_sites (id), primary key (company_id, id)){end}',
    'create unique index tonne_sites_name on tonne_sites (id)',
    'create index tonne_sites_name on tonne_sites (id, company_id)',
  ])('would not be with: %s', (statement) => {
    expect(notDistributable([...SCHEMA, statement])).not.toEqual([])
  })
})

describe('citusStatements', () => {
  const statements = citusStatements()
  const tableIn = (one: string) => /_table\('(\w+)'/.exec(one)?.[1] ?? ''

  it('names every table once: those of companies beside each other, what they share on every node', () => {
    const all = [...schemaTables(), 'tonne_migrations']
    expect(statements.map(tableIn).sort()).toEqual(all.sort())
    const shared = statements.filter((one) => one.includes('create_reference_table'))
    expect(shared.map(tableIn)).toEqual(SHARED)
    const [first, ...others] = statements.filter((one) => one.includes('create_distributed_table'))
    expect(first).toContain("create_distributed_table('tonne_companies', 'company_id') where")
    for (const one of others)
      expect(one).toContain(`('${tableIn(one)}', 'company_id', colocate_with => 'tonne_companies') where`)
  })

  it('does nothing to a table that is spread already', () => {
    for (const one of statements)
      expect(one).toMatch(
        new RegExp(
          `where not exists \\(select 1 from pg_dist_partition where logicalrelid = '${tableIn(one)}'::regclass\\)$`,
        ),
      )
  })
})

describe('rowSecurityStatements', () => {
  it('forces every table of companies, and the directory', () => {
    const text = rowSecurityStatements().join('\n')
    for (const table of [...companyTables(), 'tonne_key_directory']) {
      expect(text).toContain(
        `alter table ${table} enable row level security\nalter table ${table} force row level security`,
      )
      expect(text).toContain(`create policy tonne_company on ${table} using (company_id = `)
    }
    expect(text).not.toContain('tonne_migrations')
  })
})

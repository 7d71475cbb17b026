import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { selectHash } from '../../../../src/store/sql/statements.ts'
import { allStatements } from './all-statements.ts'
import { sqlWrittenIn, undistributable } from './distribution.ts'

const folder = (path: string) => fileURLToPath(new URL(`../../../../src/store/${path}`, import.meta.url))
const FOLDERS = ['sql', 'postgres', 'sql/migrations'].map(folder)

/** The only statement that is not of one company. */
const DIRECTORY_READ = 'reads the directory by a hash before the company of a key is known; it is on every node'

/** Files besides those of the statements and of the schema that write SQL, and why that concerns no rows of companies. */
const OTHER_SQL: Readonly<Record<string, { readonly texts: number; readonly why: string }>> = {
  'citus.ts': { texts: 1, why: 'distributes the tables' },
  'dialects.ts': { texts: 3, why: 'lists tables in the catalogue, and locks migrations by a number' },
  'open-sql-store.ts': {
    texts: 4,
    why: 'the list of migrations, which is on every node, and a trial of the client, of no table',
  },
  'postgres-database.ts': { texts: 3, why: 'begins transactions' },
  'row-security.ts': { texts: 6, why: 'makes policies, asks whether they are in force, and names the company' },
}

describe('a statement on Postgres', () => {
  it('concerns the rows of one company in each of its tables, joins, conditions and conflicts', () => {
    for (const { text } of allStatements()) expect(undistributable(text), text).toEqual([])
  })

  it(`is of one company but for one: it ${DIRECTORY_READ}`, () => {
    expect(undistributable(selectHash('x').text)).toHaveLength(1)
  })

  it.each([
    ['a read without the company', 'select record from tonne_sites where id = $1'],
    ['a company that may be another', 'select record from tonne_sites where company_id = $1 or id = $2'],
    ['a company of another value', 'select record from tonne_sites where company_id = $12 and id = $1'],
    ['a company that is no first condition', 'select record from tonne_sites where id = $1 and company_id > $1'],
    [
      'a join across companies',
      'select held.exact from tonne_sites as held left join tonne_products as shared on shared.id = held.id where held.company_id = $1',
    ],
    [
      'a subquery of all companies',
      'select record from tonne_log where company_id = $1 and sequence in (select max(sequence) from tonne_log group by record_id)',
    ],
    [
      'a half of a union',
      "select id from tonne_sites where company_id = $1 union all select id from tonne_vendors where id = '1'",
    ],
    ['a change without the company', 'update tonne_sites set exact = $2 where id = $1'],
    ['a change of the company', 'update tonne_sites set company_id = $2 where company_id = $1 and id = $3'],
    ['a deletion without the company', 'delete from tonne_sites where id = $1'],
    ['a new row of another company', 'insert into tonne_sites (company_id, id) values ($1, $2), ($3, $4)'],
    ['a new row without a company', 'insert into tonne_sites (id, record) values ($1, $2) on conflict do nothing'],
    [
      'a conflict across companies',
      'insert into tonne_counters as held (company_id, counted) values ($1, $2) on conflict (counted) do update set last = held.last + 1',
    ],
  ])('would not be with %s', (_, text) => {
    expect(undistributable(text)).not.toEqual([])
  })

  it('is made where all are listed: other files write SQL that concerns no rows of companies', () => {
    const made = ['statements.ts', 'batch-statements.ts', 'migrations.ts']
    const others = [...sqlWrittenIn(FOLDERS)].filter(([name]) => !made.includes(name))
    const counts = Object.fromEntries(others.map(([name, texts]) => [name, texts.length]))
    const expected = Object.entries(OTHER_SQL).map(([name, { texts }]) => [name, texts])
    expect(counts, JSON.stringify(others, null, 1)).toEqual(Object.fromEntries(expected))
  })
})

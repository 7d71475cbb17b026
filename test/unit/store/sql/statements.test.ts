import { describe, expect, it } from 'vitest'
import { checkedFilter, checkedOptions } from '../../../../src/store/checked-query.ts'
import { COLLECTIONS, CONTRIBUTIONS, type CollectionName } from '../../../../src/store/collections.ts'
import { sample, sampleKey } from '../../../../src/store/conformance/samples.ts'
import { referencesTo } from '../../../../src/store/references.ts'
import { partsOfKey } from '../../../../src/store/row-fields.ts'
import * as batches from '../../../../src/store/sql/batch-statements.ts'
import type { Statement } from '../../../../src/store/sql/database.ts'
import { POSTGRES, SQLITE } from '../../../../src/store/sql/dialects.ts'
import { MIGRATIONS } from '../../../../src/store/sql/migrations/migrations.ts'
import * as statements from '../../../../src/store/sql/statements.ts'
import { schemaStatements } from './schema.ts'

const COMPANY = 7
const NAMES = Object.keys(COLLECTIONS) as CollectionName[]
const STEPS = MIGRATIONS.flatMap(({ statements }) => statements)
const makers: Readonly<Record<string, unknown>> = { ...statements, ...batches }

function ofCollection(name: CollectionName): (Statement | null)[] {
  const record = sample(name, 1)
  const key = partsOfKey(sampleKey(name, 1), name) ?? []
  const lists = COLLECTIONS[name].lists.flatMap((list) => {
    const where = 'where' in list ? { [list.where]: list.where.endsWith('Id') ? '1' : 1 } : {}
    const filter = checkedFilter(name, { by: list.by, ...where })
    const options = checkedOptions(name, filter.list, {})
    return [statements.selectList(name, COMPANY, { filter, options }), statements.countList(name, COMPANY, filter)]
  })
  return [
    statements.selectRow(name, COMPANY, key),
    statements.updateRow(name, COMPANY, { key, version: 1, record, exact: '1' }),
    statements.deleteRow(name, COMPANY, key),
    batches.selectRows(name, COMPANY, [key, key]),
    batches.selectVersions(name, COMPANY, [key]),
    batches.insertRows(
      name,
      COMPANY,
      [1, 2].map((n) => ({ record: sample(name, n), exact: '1' })),
    ),
    ...[true, false].map((isReindexed) =>
      batches.updateRows(name, COMPANY, {
        updates: [
          { key, version: 1, record, exact: null },
          { key, version: 2, record, exact: '1' },
        ],
        isReindexed,
      }),
    ),
    ...lists,
    ...referencesTo(name).map(({ collection, field }) =>
      statements.selectNaming(collection, COMPANY, { field, id: key[0] as string }),
    ),
  ]
}

const part = { last: null, limit: 10 }
const HEAD = { sequence: 0, digest: '' }

function ofHolder(holder: statements.RecordHolder): Statement[] {
  return [
    statements.selectExact(holder, COMPANY, '1'),
    statements.updateExact(holder, COMPANY, { id: '1', exact: '1' }),
    batches.updateExacts(holder, COMPANY, [
      { id: '1', exact: '1' },
      { id: '2', exact: '1/3' },
    ]),
    statements.selectTotals(holder, COMPANY, part),
  ]
}

/** A statement of every kind, but the one across companies. */
function allStatements(): Statement[] {
  const shared = CONTRIBUTIONS.flatMap((one) => [
    statements.selectContributions(one, COMPANY, part),
    ...(one.through === undefined || one.source === undefined || one.by === undefined
      ? []
      : [statements.selectLinks({ through: one.through, by: one.by }, COMPANY, { field: one.source, id: '1' })]),
    ...(one.to === 'company' ? [] : ofHolder(one.to)),
  ])
  return [
    ...NAMES.flatMap(ofCollection),
    ...shared,
    batches.selectLatestLines(COMPANY, ['1', '2']),
    batches.selectExacts(COMPANY, [
      { holder: 'sites', id: '1' },
      { holder: 'products', id: 1 },
    ]),
    statements.nextNumber(COMPANY, 'batches'),
    statements.insertHash(COMPANY, { hash: 'x', id: '1' }),
    statements.deleteHash(COMPANY, 'x'),
    statements.deleteCompanyRows('tonne_sites', COMPANY),
    statements.insertCompany(COMPANY, HEAD),
    statements.selectCompany(COMPANY),
    statements.updateCompany(COMPANY, { exact: '1', logHead: HEAD }),
    statements.lockCompany(COMPANY, SQLITE),
    statements.lockCompany(COMPANY, POSTGRES),
  ].filter((one) => one !== null)
}

describe('every statement', () => {
  it('is restricted to one company, its first value', () => {
    for (const { text, values } of allStatements()) {
      expect(values[0], text).toBe(COMPANY)
      const isInsert = text.startsWith('insert into')
      const bound = isInsert ? /\(company_id[^)]*\) values \(\$1\b/ : /where (?:held\.)?company_id = \$1\b/
      for (const part of text.split(' union all ')) expect(part, text).toMatch(bound)
      for (const [, join = ''] of text.matchAll(/ join (.*?) where /g))
        expect(join).toMatch(/company_id = held\.company_id/)
    }
  })

  it('has a value for each of its placeholders, and a placeholder for each value', () => {
    for (const { text, values } of allStatements()) {
      const places = new Set([...text.matchAll(/\$(\d+)/g)].map(([, place]) => Number(place)))
      expect(
        [...places].sort((a, b) => a - b),
        text,
      ).toEqual(values.map((_value, index) => index + 1))
    }
  })

  it('is listed here: a new one must be added to this test', () => {
    const made = Object.entries(makers).filter(([, make]) => typeof make === 'function')
    expect(made.map(([name]) => name).sort()).toEqual([
      'countList',
      'deleteCompanyRows',
      'deleteHash',
      'deleteRow',
      'insertCompany',
      'insertHash',
      'insertRows',
      'lockCompany',
      'nextNumber',
      'selectCompany',
      'selectContributions',
      'selectExact',
      'selectExacts',
      'selectHash',
      'selectLatestLines',
      'selectLinks',
      'selectList',
      'selectNaming',
      'selectRow',
      'selectRows',
      'selectTotals',
      'selectVersions',
      'updateCompany',
      'updateExact',
      'updateExacts',
      'updateRow',
      'updateRows',
    ])
  })
})

describe('the schema', () => {
  it('of all migrations equals that of the collections', () => {
    expect([...schemaStatements()].sort()).toEqual([...STEPS].sort())
  })

  it('has the company first in every key and index, but in the directory that all share', () => {
    for (const statement of STEPS) {
      if (statement.includes('tonne_key_directory')) continue
      const columns = statement.startsWith('create table')
        ? (/primary key \(([^)]*)\)/.exec(statement)?.[1] ?? '')
        : (/ on \w+ \(([^)]*)\)/.exec(statement)?.[1] ?? '')
      expect(columns, statement).toMatch(/^company_id\b/)
    }
  })

  it('only adds tables and indexes', () => {
    for (const statement of STEPS) expect(statement).toMatch(/^create (?:table|index) tonne_/)
  })
})

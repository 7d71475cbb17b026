import { describe, expect, it } from 'vitest'
import { MIGRATIONS } from '../../../../src/store/sql/migrations/migrations.ts'
import { tablesOf } from '../../../../src/store/sql/migrations/schema-tables.ts'
import { selectList } from '../../../../src/store/sql/statements.ts'
import { snakeCase } from '../../../../src/store/sql/table-columns.ts'
import { allStatements, COLLECTIONS, COMPANY, makers, partsOfList } from './all-statements.ts'
import { finalSchema, schemaStatements } from './schema.ts'

const STEPS = MIGRATIONS.flatMap(({ statements }) => statements)

describe('every statement', () => {
  it('is restricted to one company, its first value', () => {
    for (const { text, values } of allStatements()) {
      expect(values[0], text).toBe(COMPANY)
      const isInsert = text.startsWith('insert into')
      const bound = isInsert ? /\(company_id[^)]*\) values \(\$1\b/ : /where (?:held\.)?company_id = \$1\b/
      for (const part of text.split(' union all ')) expect(part, text).toMatch(bound)
      for (const [, join = ''] of text.matchAll(/ join (?!lateral)(.*?) where /g))
        expect(join).toMatch(/company_id = held\.company_id/)
    }
  })

  it('carries the tables that its text names, each of them a table of the schema', () => {
    const schema = tablesOf(STEPS)
    for (const { text, tables } of allStatements()) {
      const named = [...text.matchAll(/\btonne_\w+/g)].map(([table]) => table)
      expect(named.length, text).toBeGreaterThan(0)
      expect(new Set(tables), text).toEqual(new Set(named))
      for (const table of tables) expect(schema, text).toContain(table)
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

  it('of a list has the conditions that it was asked for, whatever lists were selected before', () => {
    for (const collection of COLLECTIONS.all) {
      for (const list of collection.lists) {
        for (const part of [...partsOfList(collection, list), ...partsOfList(collection, list).reverse()]) {
          for (const columns of [undefined, 'version']) {
            const { filter, options } = part
            const { text } = selectList(collection, COMPANY, columns === undefined ? part : { ...part, columns }) ?? {
              text: '',
            }
            expect(text.startsWith('select version from'), text).toBe(columns === 'version')
            expect(/_rank >= |sequence >= /.test(text), text).toBe(Number.isFinite(filter.low))
            expect(/_rank < |sequence < /.test(text), text).toBe(Number.isFinite(filter.high))
            expect(/\) [<>] \(/.test(text), text).toBe(options.after !== undefined)
            expect(/ asc(?:,| limit)/.test(text), text).toBe(options.order === 'first')
            expect(text.includes(`${snakeCase(list.where ?? 'no such field')} = `), text).toBe(list.where !== undefined)
          }
        }
      }
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
      'selectKeyRange',
      'selectLatestLines',
      'selectLinks',
      'selectList',
      'selectLists',
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
      'updateSummaries',
    ])
  })
})

describe('the schema', () => {
  it('of all migrations equals that of the collections', () => {
    expect(finalSchema(STEPS)).toEqual(finalSchema(schemaStatements()))
  })

  it('has the company first in every key and index, but in the directory that all share', () => {
    for (const statement of STEPS) {
      if (statement.includes('tonne_key_directory') || /^(?:alter|.*drop) /.test(statement)) continue
      const columns = statement.startsWith('create table')
        ? (/primary key \(([^)]*)\)/.exec(statement)?.[1] ?? '')
        : (/ on \w+ \(([^)]*)\)/.exec(statement)?.[1] ?? '')
      expect(columns, statement).toMatch(/^company_id\b/)
    }
  })

  it('adds tables and columns, and drops nothing but indexes', () => {
    const allowed = /^(?:\{sqlite\} )?(?:create (?:table|index)|drop index|alter table (?=\w+ add column)) ?tonne_/
    for (const statement of STEPS) expect(statement).toMatch(allowed)
  })
})

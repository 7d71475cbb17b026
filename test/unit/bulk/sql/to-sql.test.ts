import { describe, expect, it } from 'vitest'
import { compile } from '../../../../src/bulk/coefficients/compile.ts'
import { SQL_DIALECTS } from '../../../../src/bulk/sql/dialect.ts'
import { quoteName, quoteTable, quoteText } from '../../../../src/bulk/sql/quote.ts'
import { type SqlOptions, toSql } from '../../../../src/bulk/sql/to-sql.ts'
import { factors } from '../../../fixtures/own-factors.ts'
import { violationsOf } from '../../../fixtures/violations.ts'
import { freight, fuel, MOVED, USED, upstream } from './fixtures/sets.ts'

describe('a name', () => {
  it.each([
    ['duckdb', 'a"b', '"a""b"'],
    ['postgres', 'a"; DROP TABLE t; --', '"a""; DROP TABLE t; --"'],
    ['spark', 'a`b"c', '`a``b"c`'],
    ['spark', 'a\\', '`a\\`'],
    ['postgres', 'select', '"select"'],
  ] as const)('in %s: %s is %s', (dialect, name, expected) => {
    expect(quoteName(dialect, name, 'name')).toBe(expected)
  })

  it('of a table may have parts', () => {
    expect(quoteTable('postgres', ['a.b', 'c"d'], 'table')).toBe('"a.b"."c""d"')
    expect(quoteTable('postgres', 'a.b', 'table')).toBe('"a.b"')
  })

  it.each([
    ['duckdb', '', 'empty'],
    ['duckdb', 'a\u0000b', 'text_invalid'],
    ['duckdb', 'a\ud800', 'text_invalid'],
    ['duckdb', 7, 'invalid_type'],
    ['spark', `a${'$'}{b}`, 'text_invalid'],
    ['postgres', 'x'.repeat(64), 'text_too_long'],
    ['postgres', `${'x'.repeat(62)}é`, 'text_too_long'],
    ['duckdb', 'x'.repeat(256), 'text_too_long'],
    ['duckdb', 'x'.repeat(10_000_000), 'text_too_long'],
  ] as const)('in %s: %s is refused', (dialect, name, code) => {
    expect(violationsOf(() => quoteName(dialect, name, 'name'))).toEqual([`name ${code}`])
  })

  it('of 63 bytes is one that PostgreSQL keeps', () => {
    expect(quoteName('postgres', `${'x'.repeat(61)}é`, 'name')).toBe(`"${'x'.repeat(61)}é"`)
  })

  it.each([
    [[], 'table empty'],
    [['a', 'b', 'c', 'd', 'e'], 'table list_too_long'],
    [['a', ''], 'table[1] empty'],
  ])('of parts %o is rejected', (parts, expected) => {
    expect(violationsOf(() => quoteTable('duckdb', parts, 'table'))).toEqual([expected])
  })
})

describe('a text', () => {
  it.each([
    ['duckdb', "it's", "'it''s'"],
    ['duckdb', "\\'; DROP TABLE t; --", "'\\''; DROP TABLE t; --'"],
    ['postgres', "it's", "'it''s'"],
    ['postgres', "\\'; DROP TABLE t; --", "E'\\\\''; DROP TABLE t; --'"],
    ['spark', 'plain × text', "'plain × text'"],
    ['spark', "it's", "CAST(X'69742773' AS STRING)"],
    ['spark', '\\', "CAST(X'5C' AS STRING)"],
    ['spark', `${'$'}{é}`, "CAST(X'247BC3A97D' AS STRING)"],
    ['spark', 'a\nb', "CAST(X'610A62' AS STRING)"],
  ] as const)('in %s: %s is %s', (dialect, text, expected) => {
    expect(quoteText(dialect, text, 'text')).toBe(expected)
  })

  it.each(SQL_DIALECTS)('with U+0000 is rejected in %s', (dialect) => {
    expect(violationsOf(() => quoteText(dialect, 'a\u0000', 'text'))).toEqual(['text text_invalid'])
    const options = { dialect, activity: USED, keyOf: (_: unknown, index: number) => `\u0000${index}` }
    expect(violationsOf(() => toSql(fuel, options))).toEqual(['label of pairs[0] text_invalid'])
  })
})

describe('the statements', () => {
  it('make the table with the decimals of the set', () => {
    const { createTable } = toSql(fuel, { dialect: 'postgres', activity: USED, coefficients: ['public', 'c'] })
    expect(createTable).toContain('CREATE TABLE "public"."c" (\n  "pair" INTEGER NOT NULL')
    expect(createTable).toContain('"coefficient" DECIMAL(19,18)')
    expect(createTable).toContain('PRIMARY KEY ("pair", "gas")')
  })

  it('fill it in batches', () => {
    const pairs = Array.from({ length: 300 }, () => ({ unit: 'l', factor: factors.diesel }))
    const { insert } = toSql(compile({ pairs }), { dialect: 'duckdb', activity: USED })
    expect(insert.map((statement) => statement.split('\n').length - 1)).toEqual([500, 500, 200])
  })

  it('group by every key, and join by the label where that is named', () => {
    const { total } = toSql(freight, { dialect: 'duckdb', activity: MOVED })
    expect(total).toContain('GROUP BY a."company", a."month"')
    expect(total).toContain('ON c."label" = a."kind"')
  })

  it('know a bound in DuckDB and Spark, and none in PostgreSQL', () => {
    const guards = SQL_DIALECTS.map(
      (dialect) => toSql(fuel, { dialect, activity: USED, activityMax: 5 }).guards.capacity,
    )
    const orLost = '5 OR COUNT(CAST(a.`litres` AS DECIMAL(18,6))) < COUNT(*)'
    expect(guards.map((guard) => guard?.split('> ').at(-1))).toEqual(['5', undefined, orLost])
  })

  it('hold rows to the days of their coefficient where a date is named', () => {
    const { guards } = toSql(fuel, { dialect: 'duckdb', activity: { ...USED, date: 'day' } })
    expect(guards.validity).toContain('CAST(a."day" AS DATE) > c."valid_to"')
    expect(toSql(fuel, { dialect: 'duckdb', activity: USED }).guards.validity).toBeUndefined()
  })

  it('reject no rows below zero where credits are allowed, but seconds', () => {
    const { guards } = toSql(freight, { dialect: 'duckdb', activity: MOVED })
    expect(guards.negative).toMatch(/WHERE a\."km" < 0$/)
    const credits = compile({ pairs: [{ unit: 'l', factor: factors.diesel }], allowCredits: true })
    expect(toSql(credits, { dialect: 'duckdb', activity: USED }).guards.negative).toMatch(/WHERE 1 = 0$/)
  })

  it('are the same for the same set', () => {
    const options = { dialect: 'spark', activity: USED } as const
    expect(toSql(upstream, options)).toEqual(toSql(upstream, options))
  })
})

describe('the statements for Spark, which follow its rules and were not run on it', () => {
  const { createTable, insert, total, guards } = toSql(freight, {
    dialect: 'spark',
    activity: MOVED,
    keyOf: () => "it's",
  })
  const all = [createTable, ...insert, total, ...Object.values(guards)]

  it('quote names as Spark does', () => {
    for (const statement of all) expect(statement).not.toContain('"')
    expect(createTable).toContain('`label` STRING NOT NULL')
    expect(createTable).toMatch(/\) USING PARQUET$/)
    expect(createTable).not.toContain('PRIMARY KEY')
  })

  it('bring the product of two columns back to DECIMAL(18,6), so that a coefficient keeps its decimals', () => {
    const value = 'CAST(a.`t` AS DECIMAL(18,6))'
    const amount = `CAST(${value} * CAST(a.\`km\` AS DECIMAL(18,6)) AS DECIMAL(18,6))`
    expect(total).toContain(`${amount} AS \`amount\``)
    const larger = toSql(freight, { dialect: 'spark', activity: MOVED, activityMax: '1e13' }).total
    expect(larger).toContain(`SUM(${amount} * c.\`co2e\`)`)
    expect(larger).toContain(`COUNT(${amount}) = COUNT(*)`)
    expect(createTable).toContain('`coefficient` DECIMAL(18,12)')
    expect(guards.decimals).toContain('a.`t` * a.`km` <> ROUND(a.`t` * a.`km`, 6)')
    expect(guards.range).toContain('a.`t` * a.`km` >= 1000000000000')
  })

  it('sum the amounts of a key and pair as longs before they multiply, if the product keeps all decimals', () => {
    expect(total).toContain('CAST(TRY_SUM(CAST(`amount` AS BIGINT)) AS DECIMAL(19,6))')
    expect(total).toContain(
      'COUNT(b.`amount`) = COUNT(*) AND COUNT(c.`co2e`) = COUNT(*) THEN SUM(b.`amount` * c.`co2e`)',
    )
    const most = (activityMax: string) => toSql(freight, { dialect: 'spark', activity: MOVED, activityMax }).total
    expect(most('9999999999999.999999')).toBe(total)
    expect(most('10000000000000')).not.toContain('TRY_SUM')
  })

  it('write texts as bytes where settings of Spark would change them', () => {
    expect(insert[0]).toContain(`CAST(X'${Buffer.from("it's").toString('hex').toUpperCase()}' AS STRING)`)
  })
})

describe('names that cannot be used are rejected, all at once', () => {
  const given = (activity: object, set = fuel) => {
    return violationsOf(() => toSql(set, { dialect: 'postgres', activity } as unknown as SqlOptions))
  }

  it.each([
    [
      { ...USED, table: '', value: 'x\u0000', keys: ['a'.repeat(64)] },
      ['activity.value text_invalid', 'activity.table empty', 'activity.keys[0] text_too_long'],
    ],
    [{ ...USED, keys: [] }, ['activity.keys required']],
    [{ ...USED, keys: undefined }, ['activity.keys required']],
    [{ ...USED, keys: ['company', 'Company'] }, ['activity.keys[1] duplicate_item']],
    [{ ...USED, keys: ['CO2'] }, ['activity.keys[0] duplicate_item']],
    [{ ...USED, keys: Array.from({ length: 33 }, (_, index) => `k${index}`) }, ['activity.keys list_too_long']],
    [{ ...USED, label: 'kind' }, ['activity required']],
    [{ ...USED, second: 'km' }, ['activity.second unknown_field']],
    [{ ...USED, value: undefined }, ['activity.value invalid_type']],
  ])('%o', (activity, expected) => {
    expect(given(activity)).toEqual(expected)
  })

  it('a second column that is missing, and activity that is', () => {
    const { second: _, ...one } = MOVED
    expect(given(one, freight)).toEqual(['activity.second required'])
    expect(given(undefined as unknown as object)).toEqual(['activity required'])
  })
})

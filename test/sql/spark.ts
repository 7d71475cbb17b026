import { toSql } from '../../src/bulk/sql/to-sql.ts'
import type { Activity } from './activity.ts'
import { demand } from './demand.ts'
import type { Engine } from './engine.ts'
import { labelOf, loadActivity, TABLES } from './load.ts'
import { compareDigits, totalsOf } from './totals.ts'

/** A statement for Spark as DuckDB reads it. */
function asDuckdb(statement: string): string {
  const quoted = statement.replaceAll('`', '"').replaceAll(' STRING', ' VARCHAR').replace(' USING PARQUET', '')
  // DuckDB holds products of 18 digits to 18
  return quoted.replaceAll('DECIMAL(18,6)', 'DECIMAL(38,6)')
}

/** Labels without quotes, which Spark has as bytes, and DuckDB otherwise. */
const plain = (pair: number) => labelOf(pair).replaceAll("'", '')

/** Demands that what is written for Spark computes the digits of `sqlTotal` where DuckDB runs it. */
export async function checkSparkOnDuckdb(engine: Engine, kinds: readonly Activity[]): Promise<number> {
  let compared = 0
  for (const activity of kinds.filter(({ name }) =>
    ['one column, credits', 'two columns of 3 decimals'].includes(name),
  )) {
    const { set } = activity
    await loadActivity(engine, activity)
    for (const column of ['value', 'second']) {
      await engine.run(`ALTER TABLE ${TABLES.activity} ALTER COLUMN ${column} TYPE DECIMAL(38,6)`)
    }
    const second = set.hasSecond ? { second: 'second' } : {}
    const table = { table: TABLES.activity, pair: 'pair', value: 'value', keys: ['key'], ...second }
    const options = { dialect: 'spark', keyOf: (_: unknown, index: number) => plain(index), activity: table } as const
    const { createTable, insert, total, guards } = toSql(set, options)
    await engine.run(`DROP TABLE IF EXISTS ${TABLES.coefficients}`)
    for (const statement of [createTable, ...insert]) await engine.run(asDuckdb(statement))
    for (const [name, statement] of Object.entries(guards)) {
      const found = await engine.rows(asDuckdb(statement))
      demand(found.length === 0, `${activity.name}, for Spark: guard ${name} finds ${JSON.stringify(found[0])}`)
    }
    const what = `${activity.name}, for Spark, run on ${engine.name}`
    compared += compareDigits(await engine.rows(asDuckdb(total)), totalsOf(activity, { dialect: 'spark' }), what)
  }
  console.log(`${engine.name}, statements for Spark (not run on Spark): ${compared} figures the same`)
  return compared
}

import { GASES } from '../../emissions/index.ts'
import type { CoefficientSet } from '../coefficients/coefficient-set.ts'
import { type CoefficientTableOptions, coefficientTable } from './coefficient-table.ts'
import { guardsOf, type SqlGuards } from './guards.ts'
import { type SqlNumbers, sqlNumbers } from './sql-numbers.ts'
import { type SqlTables, type StatementNames, statementNames } from './statement-names.ts'
import { createStatement, insertStatements } from './table-statements.ts'

/** Engine, tables, and the labels and validity of the coefficients. */
export interface SqlOptions extends CoefficientTableOptions, SqlTables {}

/** Statements without a final semicolon. Run `createTable`, each `insert`, the guards, then `total`. */
export interface SqlStatements {
  readonly createTable: string
  readonly insert: readonly string[]
  /**
   * One row per group: its keys, kilograms of `co2`, `ch4`, `n2o` and `co2e` as exact decimals, and `rows`. A gas is
   * NULL if a row of the group has no value or no coefficient: nothing is omitted silently.
   */
  readonly total: string
  readonly guards: SqlGuards
  readonly numbers: SqlNumbers
}

function totalStatement(names: StatementNames): string {
  const { quote, keys, pairColumn, amount } = names
  const spread = GASES.map(
    (gas) => `    MAX(CASE WHEN ${quote('gas')} = '${gas}' THEN ${quote('coefficient')} END) AS ${quote(gas)}`,
  )
  const sums = GASES.map((gas) => {
    const coefficient = `c.${quote(gas)}`
    // the amount, not its columns: unless set to ANSI mode, Spark casts a value that does not fit to NULL
    const isComplete = `COUNT(${amount}) = COUNT(*) AND COUNT(${coefficient}) = COUNT(*)`
    return `  CASE WHEN ${isComplete} THEN SUM(${amount} * ${coefficient}) END AS ${quote(gas)}`
  })
  return `SELECT ${keys.join(', ')},
${sums.join(',\n')},
  COUNT(*) AS ${quote('rows')}
FROM ${names.activity} AS a
LEFT JOIN (
  SELECT ${pairColumn},
${spread.join(',\n')}
  FROM ${names.coefficients}
  GROUP BY ${pairColumn}
) AS c ON ${names.on}
GROUP BY ${keys.join(', ')}`
}

/**
 * Writes the statements that load the coefficients of a set into DuckDB, PostgreSQL or Spark and sum existing activity
 * exactly: `sqlTotal` gives the same digits. Names are quoted and texts of any content are written as literals.
 * Run the guards first: activity is read as DECIMAL(18,6), and a cast of more digits would round. Never store activity
 * as DOUBLE: its sums change with the order of the rows, and engines differ in how they cast it to a decimal.
 * Throws the errors of `coefficientTable`, `empty`, `text_too_long`, `text_invalid` for names, `required`,
 * `duplicate_item`, `unknown_field`.
 *
 * @example
 * ```ts
 * import { compile, toSql } from 'tonne/bulk'
 * import { findFactor } from 'tonne/factors'
 * const diesel = findFactor('desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres')
 * const set = compile({ pairs: [{ unit: 'l', factor: diesel }] })
 * const activity = { table: 'fuel', label: 'kind', value: 'litres', keys: ['company'] }
 * const sql = toSql(set, { dialect: 'duckdb', activity, keyOf: () => 'diesel' })
 * sql.insert.length // => 1
 * sql.total.split('\n').at(-1) // => 'GROUP BY a."company"'
 * sql.guards.uncoveredPairs.split('\n').at(0) // => 'SELECT a."kind", COUNT(*) AS "rows"'
 * sql.numbers.coefficient // => { precision: 19, scale: 18 }
 * toSql(set, { dialect: 'postgres', activity: { ...activity, table: 'f'.repeat(64) } }) // throws text_too_long
 * ```
 */
export function toSql(set: CoefficientSet, options: SqlOptions): SqlStatements {
  const numbers = sqlNumbers(set, options)
  const names = statementNames(set, numbers, options)
  const rows = coefficientTable(set, options)
  return Object.freeze({
    createTable: createStatement(names, numbers),
    insert: Object.freeze(insertStatements(names, numbers, rows)),
    total: totalStatement(names),
    guards: guardsOf({ names, numbers, set }, rows),
    numbers,
  })
}

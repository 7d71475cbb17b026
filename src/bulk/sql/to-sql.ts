import { GASES } from '../../core/emissions/index.ts'
import { checkOptionNames, type KnownFields } from '../../core/errors/index.ts'
import type { CoefficientSet } from '../coefficients/coefficient-set.ts'
import { type CoefficientRow, type CoefficientTableOptions, coefficientTable } from './coefficient-table.ts'
import { ACTIVITY_TYPE, dialectRules, SPARK_DIGITS, typeName } from './dialect.ts'
import { guardsOf, type SqlGuards } from './guards.ts'
import { quoteText } from './quote.ts'
import { type SqlNumbers, sqlNumbers } from './sql-numbers.ts'
import {
  type ActivityTable,
  ALIAS_OF_ACTIVITY,
  pivotQuery,
  type SqlTables,
  type StatementNames,
  statementNames,
} from './statement-names.ts'

interface Written {
  readonly column: string
  readonly type: 'integer' | 'text' | 'decimal' | 'date'
  readonly constraint?: string
  readonly of: (row: CoefficientRow) => string | number | null
}

/** Separator of factors and of editions; factor keys contain no spaces. */
const BETWEEN = ' + '

const COLUMNS: readonly Written[] = [
  { column: 'pair', type: 'integer', constraint: ' NOT NULL', of: ({ pair }) => pair },
  { column: 'label', type: 'text', constraint: ' NOT NULL', of: ({ label }) => label },
  { column: 'unit', type: 'text', constraint: ' NOT NULL', of: ({ unit }) => unit },
  { column: 'second', type: 'text', of: ({ second }) => second },
  { column: 'factors', type: 'text', constraint: ' NOT NULL', of: ({ factors }) => factors.join(BETWEEN) },
  { column: 'gas', type: 'text', constraint: ' NOT NULL', of: ({ gas }) => gas },
  { column: 'coefficient', type: 'decimal', of: ({ coefficient }) => coefficient },
  { column: 'valid_from', type: 'date', of: ({ validFrom }) => validFrom },
  { column: 'valid_to', type: 'date', of: ({ validTo }) => validTo },
  { column: 'edition', type: 'text', constraint: ' NOT NULL', of: ({ editions }) => editions.join(BETWEEN) },
  { column: 'library', type: 'text', constraint: ' NOT NULL', of: ({ library }) => library },
  { column: 'method', type: 'text', constraint: ' NOT NULL', of: ({ method }) => method },
  { column: 'exact', type: 'text', of: ({ exact }) => exact },
]

const ROWS_A_STATEMENT = 500

function typesOf({ dialect, coefficient }: SqlNumbers): Readonly<Record<Written['type'], string>> {
  return { integer: 'INTEGER', text: dialectRules(dialect).text, decimal: typeName(coefficient), date: 'DATE' }
}

/** Returns the statement that creates the table of coefficients. */
function createStatement(names: StatementNames, numbers: SqlNumbers): string {
  const types = typesOf(numbers)
  const { hasPrimaryKeys, storage } = dialectRules(numbers.dialect)
  const lines = COLUMNS.map(({ column, type, constraint = '' }) => `${names.quote(column)} ${types[type]}${constraint}`)
  if (hasPrimaryKeys) lines.push(`PRIMARY KEY (${names.quote('pair')}, ${names.quote('gas')})`)
  return `CREATE TABLE ${names.coefficients} (\n  ${lines.join(',\n  ')}\n)${storage}`
}

function coefficientLiteral(row: CoefficientRow, { column, type, of }: Written, numbers: SqlNumbers): string {
  const value = of(row)
  if (value === null) return 'NULL'
  if (typeof value === 'number') return value.toString()
  if (type === 'decimal') return `CAST('${value}' AS ${typeName(numbers.coefficient)})`
  if (type === 'date') return `CAST('${value}' AS DATE)`
  return quoteText(numbers.dialect, value, `${column} of pairs[${row.pair}]`)
}

/** Returns the statements that fill the table of coefficients, 500 rows each. */
function insertStatements(
  names: StatementNames,
  numbers: SqlNumbers,
  rows: readonly CoefficientRow[],
): readonly string[] {
  const columns = COLUMNS.map(({ column }) => names.quote(column)).join(', ')
  const statements: string[] = []
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
    const written = rows
      .slice(from, from + ROWS_A_STATEMENT)
      .map((row) => `  (${COLUMNS.map((column) => coefficientLiteral(row, column, numbers)).join(', ')})`)
    statements.push(`INSERT INTO ${names.coefficients} (${columns}) VALUES\n${written.join(',\n')}`)
  }
  return statements
}

/** Engine, tables, and the labels and validity of the coefficients. */
export interface SqlOptions extends CoefficientTableOptions, SqlTables {}

const OPTION_NAMES: KnownFields<SqlOptions> = {
  ...{ dialect: true, scale: true, activityMax: true, keyOf: true, validityOf: true },
  ...{ activity: true, coefficients: true },
}
const ACTIVITY_FIELDS: KnownFields<ActivityTable> = {
  ...{ table: true, value: true, second: true, keys: true, date: true, pair: true, label: true },
}

function checkSqlOptions(options: SqlOptions): void {
  checkOptionNames(options, OPTION_NAMES)
  if (options?.activity !== undefined) checkOptionNames(options.activity, ACTIVITY_FIELDS, 'activity.')
}

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

/** The decimals of an amount, which a long sums up. */
const FRACTION = typeName({ precision: ACTIVITY_TYPE.scale + 2, scale: ACTIVITY_TYPE.scale })

/** Returns the digits of the sum of a cell, so that its product with a coefficient keeps all decimals. */
function cellDigits({ coefficient }: SqlNumbers): number {
  return SPARK_DIGITS - 1 - coefficient.precision
}

/** True if the activity of a group, up to `activityMax`, can be multiplied by a coefficient after it is summed. */
function sumsFitSparkProducts(numbers: SqlNumbers): boolean {
  const [units] = numbers.activityMax?.split('.') ?? []
  return units !== undefined && units.length + ACTIVITY_TYPE.scale <= cellDigits(numbers)
}

/**
 * Returns the total statement for Spark. Decimals of more than 18 digits are objects there, so the amounts of each key
 * and pair are summed first, as two longs: whole units, and decimals, which the optimizer sums by their unscaled value.
 * A sum that does not fit is NULL, and so is the total.
 */
function sparkTotal(names: StatementNames, numbers: SqlNumbers): string {
  const { quote, pairColumn } = names
  const own = names.keys.map((key) => key.slice(ALIAS_OF_ACTIVITY.length))
  const keys = names.keys.map((_, index) => quote(`key${index}`))
  const pair = quote('pair')
  const amount = quote('amount')
  const amounts = quote('amounts')
  const rows = quote('rows')
  const cell = typeName({ precision: cellDigits(numbers), scale: ACTIVITY_TYPE.scale })
  const units = `CAST(${amount} AS BIGINT)`
  const decimals = `CAST(${amount} - CAST(${units} AS ${typeName(ACTIVITY_TYPE)}) AS ${FRACTION})`
  const sums = GASES.map((gas) => {
    const coefficient = `c.${quote(gas)}`
    const isComplete = `SUM(b.${amounts}) = SUM(b.${rows}) AND COUNT(b.${amount}) = COUNT(*) AND COUNT(${coefficient}) = COUNT(*)`
    return `  CASE WHEN ${isComplete} THEN SUM(b.${amount} * ${coefficient}) END AS ${quote(gas)}`
  })
  return `SELECT ${keys.map((key, index) => `b.${key} AS ${own[index]}`).join(', ')},
${sums.join(',\n')},
  SUM(b.${rows}) AS ${rows}
FROM (
  SELECT ${keys.join(', ')}, ${pair},
    CAST(CAST(TRY_SUM(${units}) AS ${cell}) + SUM(${decimals}) AS ${cell}) AS ${amount},
    COUNT(${amount}) AS ${amounts},
    COUNT(*) AS ${rows}
  FROM (
    SELECT ${names.keys.map((key, index) => `${key} AS ${keys[index]}`).join(', ')}, ${names.pair} AS ${pair},
      ${names.amount} AS ${amount}
    FROM ${names.activity} AS a
  ) AS a
  GROUP BY ${keys.join(', ')}, ${pair}
) AS b
LEFT JOIN (
${pivotQuery(names)}
) AS c ON c.${pairColumn} = b.${pair}
GROUP BY ${keys.map((key) => `b.${key}`).join(', ')}`
}

function totalStatement(names: StatementNames, numbers: SqlNumbers): string {
  if (numbers.dialect === 'spark' && sumsFitSparkProducts(numbers)) return sparkTotal(names, numbers)
  const { quote, keys, amount } = names
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
${pivotQuery(names)}
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
  checkSqlOptions(options)
  const numbers = sqlNumbers(set, options)
  const names = statementNames(set, numbers, options)
  const rows = coefficientTable(set, options)
  return Object.freeze({
    createTable: createStatement(names, numbers),
    insert: Object.freeze(insertStatements(names, numbers, rows)),
    total: totalStatement(names, numbers),
    guards: guardsOf({ names, numbers, set }, rows),
    numbers,
  })
}

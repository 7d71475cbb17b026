import { GASES } from '../../core/emissions/index.ts'
import type { CoefficientSet } from '../coefficients/coefficient-set.ts'
import type { CoefficientRow } from './coefficient-table.ts'
import { ACTIVITY_END, ACTIVITY_TYPE, printAtScale } from './dialect.ts'
import type { SqlNumbers } from './sql-numbers.ts'
import type { StatementNames } from './statement-names.ts'

/**
 * Queries that return no rows if the data is sound. Run `types`, `coefficients`, `nulls` and `range` first: a column of
 * floats or of huge numbers makes others fail with an error of the engine.
 */
export interface SqlGuards {
  /** Value columns that are neither decimals nor integers, and so have no definite decimal value. */
  readonly types: string
  /** Gases whose coefficients in the table differ from those of the set, by count and sum. */
  readonly coefficients: string
  /** Pairs with two coefficients for one gas. */
  readonly duplicates: string
  /** Rows without a value, second, pair or key. */
  readonly nulls: string
  /** Rows whose value, second (in Spark their product) is 10^12 or more in size. */
  readonly range: string
  /** Rows whose value, second (in Spark their product) has more than 6 decimals, and would be rounded. */
  readonly decimals: string
  /** Negative values if the set allows no credits, and negative seconds. */
  readonly negative: string
  /** Pairs of the activity that have no coefficient. */
  readonly uncoveredPairs: string
  /** Pairs and gases of the activity that are not published; totals with such a row are NULL. */
  readonly unpublished: string
  /** Number of rows of the activity and after the join, if they differ. */
  readonly rows: string
  /** Sum of the values and of those after the join, if they differ. */
  readonly sum: string
  /** Groups whose activity exceeds `activityMax`, or in Spark has an amount that is NULL; only for an engine with a bound. */
  readonly capacity?: string
  /** Rows by pair on days on which its coefficient is not valid; only if a date column is given. */
  readonly validity?: string
}

interface Written {
  readonly names: StatementNames
  readonly numbers: SqlNumbers
  readonly set: CoefficientSet
}

/** Selects rows of the activity that meet a condition. */
function rowsWhere({ names }: Written, condition: string): string {
  const columns = [...names.keys, names.pair, ...names.values].join(', ')
  return `SELECT ${columns}\nFROM ${names.activity} AS a\nWHERE ${condition}`
}

/** Returns the expressions to check: each value column, and a product that is cast back to 6 decimals. */
function checkedExpressions({ names, numbers }: Written): readonly string[] {
  const isCut = names.values.length > 1 && numbers.activityScale === ACTIVITY_TYPE.scale
  return isCut ? [...names.values, names.values.join(' * ')] : names.values
}

const EXACT_TYPES = `'numeric', 'tinyint', 'smallint', 'int', 'integer', 'bigint', 'hugeint', 'utinyint', 'usmallint', \
'uinteger', 'ubigint', 'uhugeint'`

function types({ names, numbers }: Written): string {
  const one = (column: string, index: number) => {
    const type = numbers.dialect === 'postgres' ? `CAST(pg_typeof(${column}) AS TEXT)` : `LOWER(typeof(${column}))`
    return `SELECT DISTINCT '${index === 0 ? 'value' : 'second'}' AS ${names.quote('column')}, ${type} AS ${names.quote('type')}
FROM ${names.activity} AS a
WHERE NOT (${type} LIKE 'decimal%' OR ${type} IN (${EXACT_TYPES}))`
  }
  return names.values.map(one).join('\nUNION ALL\n')
}

function coefficients(
  { names: { quote, coefficients: table }, numbers }: Written,
  rows: readonly CoefficientRow[],
): string {
  const { scale } = numbers.coefficient
  const expected = GASES.map((gas) => {
    const published = rows.flatMap(({ gas: of, coefficient }) =>
      of === gas && coefficient !== null ? [coefficient] : [],
    )
    const sum = published.reduce((all, digits) => all + BigInt(digits.replace('.', '')), 0n)
    return `  SELECT '${gas}' AS gas, ${rows.length / GASES.length} AS pairs, ${published.length} AS published, \
CAST('${printAtScale(sum, scale)}' AS DECIMAL(38,${scale})) AS total`
  })
  return `SELECT e.gas, f.pairs, f.published, f.total
FROM (
${expected.join('\n  UNION ALL\n')}
) AS e
LEFT JOIN (
  SELECT ${quote('gas')} AS gas, COUNT(*) AS pairs, COUNT(${quote('coefficient')}) AS published,
    COALESCE(SUM(${quote('coefficient')}), 0) AS total
  FROM ${table}
  GROUP BY ${quote('gas')}
) AS f ON f.gas = e.gas
WHERE f.gas IS NULL OR f.pairs <> e.pairs OR f.published <> e.published OR f.total <> e.total`
}

function duplicates({ names: { quote, pairColumn, coefficients: table } }: Written): string {
  return `SELECT ${pairColumn}, ${quote('gas')}, COUNT(*) AS ${quote('rows')}
FROM ${table}
GROUP BY ${pairColumn}, ${quote('gas')}
HAVING COUNT(*) > 1`
}

function negative(written: Written): string {
  const [value, second] = written.names.values
  const rejected = [
    ...(written.set.allowCredits ? [] : [`${value} < 0`]),
    ...(second === undefined ? [] : [`${second} < 0`]),
  ]
  return rowsWhere(written, rejected.length === 0 ? '1 = 0' : rejected.join(' OR '))
}

/** Counts rows of the activity by columns; `rest` follows its table in the statement. */
function countQuery({ names }: Written, columns: string, rest: string): string {
  return `SELECT ${columns}, COUNT(*) AS ${names.quote('rows')}\nFROM ${names.activity} AS a\n${rest}\nGROUP BY ${columns}`
}

function uncoveredPairs(written: Written): string {
  const { pair, coefficients, on } = written.names
  return countQuery(written, pair, `WHERE NOT EXISTS (SELECT 1 FROM ${coefficients} AS c WHERE ${on})`)
}

function unpublishedQuery(written: Written): string {
  const { quote, coefficients, on } = written.names
  const columns = ['pair', 'label', 'gas'].map((column) => `c.${quote(column)}`).join(', ')
  return countQuery(written, columns, `JOIN ${coefficients} AS c ON ${on}\nWHERE c.${quote('coefficient')} IS NULL`)
}

/** Selects a figure over all rows and over the joined rows, if the two differ. */
function differenceQuery({ names }: Written, figure: string): string {
  return `SELECT i.figure AS ${names.quote('activity')}, j.figure AS ${names.quote('joined')}
FROM (SELECT ${figure} AS figure FROM ${names.activity} AS a) AS i
CROSS JOIN (
  SELECT ${figure} AS figure
  FROM ${names.activity} AS a
  JOIN ${names.coefficients} AS c ON ${names.on} AND c.${names.quote('gas')} = 'co2e'
) AS j
WHERE i.figure <> j.figure`
}

function capacity({ names, numbers: { activityMax, dialect } }: Written): { readonly capacity?: string } {
  if (activityMax === null) return {}
  const size = `SUM(ABS(${names.amount}))`
  // unless set to ANSI mode, Spark casts an amount that does not fit to NULL, which no sum shows
  const orLost = dialect === 'spark' ? ` OR COUNT(${names.amount}) < COUNT(*)` : ''
  return {
    capacity: `SELECT ${names.keys.join(', ')}, ${size} AS ${names.quote('activity')}
FROM ${names.activity} AS a
GROUP BY ${names.keys.join(', ')}
HAVING ${size} > ${activityMax}${orLost}`,
  }
}

function validity({ names }: Written): { readonly validity?: string } {
  if (names.date === null) return {}
  const day = `CAST(${names.date} AS DATE)`
  const [from, to] = [`c.${names.quote('valid_from')}`, `c.${names.quote('valid_to')}`]
  const columns = [`c.${names.quote('pair')}`, `c.${names.quote('label')}`, from, to].join(', ')
  return {
    validity: `SELECT ${columns}, MIN(${day}) AS ${names.quote('first')}, MAX(${day}) AS ${names.quote('last')}, \
COUNT(*) AS ${names.quote('rows')}
FROM ${names.activity} AS a
JOIN ${names.coefficients} AS c ON ${names.on} AND c.${names.quote('gas')} = 'co2e'
WHERE ${day} < ${from} OR ${day} > ${to} OR ${day} IS NULL
GROUP BY ${columns}`,
  }
}

/** Returns the guards of a set. */
export function guardsOf(written: Written, rows: readonly CoefficientRow[]): SqlGuards {
  const { names } = written
  const [end, scale] = [ACTIVITY_END, ACTIVITY_TYPE.scale]
  const anyOf = (columns: readonly string[], condition: (column: string) => string) =>
    rowsWhere(written, columns.map(condition).join('\n  OR '))
  return Object.freeze({
    types: types(written),
    coefficients: coefficients(written, rows),
    duplicates: duplicates(written),
    nulls: anyOf([...names.keys, names.pair, ...names.values], (column) => `${column} IS NULL`),
    // NaN and infinities, which PostgreSQL's NUMERIC has, compare above or below all others there
    range: anyOf(checkedExpressions(written), (column) => `${column} >= ${end} OR ${column} <= -${end}`),
    decimals: anyOf(checkedExpressions(written), (column) => `${column} <> ROUND(${column}, ${scale})`),
    negative: negative(written),
    uncoveredPairs: uncoveredPairs(written),
    unpublished: unpublishedQuery(written),
    rows: differenceQuery(written, 'COUNT(*)'),
    sum: differenceQuery(written, `COALESCE(SUM(${names.values[0]}), 0)`),
    ...capacity(written),
    ...validity(written),
  })
}

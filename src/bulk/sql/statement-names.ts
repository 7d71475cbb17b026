import { GASES } from '../../core/emissions/index.ts'
import { collect, collectEach, fail, requireObject } from '../../core/errors/index.ts'
import type { CoefficientSet } from '../coefficients/coefficient-set.ts'
import { ACTIVITY_TYPE, dialectRules, typeName } from './dialect.ts'
import { quoteName, quoteTable, type SqlName } from './quote.ts'
import type { SqlNumbers } from './sql-numbers.ts'

/**
 * The activity table and its columns, by their names in the engine. Values and second columns are decimals or integers;
 * a pair is given by its index or by its label.
 */
export type ActivityTable = {
  readonly table: SqlName
  readonly value: string
  /** The second column, if the set has one. */
  readonly second?: string | undefined
  /** Columns that totals are grouped by: company, month, … */
  readonly keys: readonly string[]
  /** A date column; a guard checks it against the validity of the coefficients. */
  readonly date?: string | undefined
} & ({ readonly pair: string; readonly label?: undefined } | { readonly label: string; readonly pair?: undefined })

/** The tables of activity and of coefficients. */
export interface SqlTables {
  readonly activity: ActivityTable
  /** Defaults to 'coefficients'. */
  readonly coefficients?: SqlName | undefined
}

const KEYS_MAX = 32
/** The prefix of the columns of the activity. */
export const ALIAS_OF_ACTIVITY = 'a.'
/** Column names of the answer, which no key may have. */
const ANSWERED: readonly string[] = [...GASES, 'rows']

/** Quotes a column of the activity. */
type Quoted = (name: string, path: string) => string

/** Returns the key columns as `column` quotes them. */
function quotedKeys(keys: unknown, column: Quoted): readonly string[] {
  if (!Array.isArray(keys) || keys.length === 0) {
    const message = 'must name at least one column to group by'
    fail('activity.keys', 'required', { message, expected: "['company']", received: keys })
  }
  if (keys.length > KEYS_MAX) {
    const expected = `at most ${KEYS_MAX} columns`
    fail('activity.keys', 'list_too_long', { message: `names ${keys.length} columns`, expected })
  }
  // engines differ in whether names are case-sensitive
  const folded = keys.map((key) => String(key).toLowerCase())
  return collectEach(keys, (key, index) => {
    const name = folded[index] ?? ''
    if (ANSWERED.includes(name) || folded.indexOf(name) < index) {
      const message = `is used twice in the result, which has ${ANSWERED.join(', ')} already`
      fail(`activity.keys[${index}]`, 'duplicate_item', { message, received: key })
    }
    return column(key, `keys[${index}]`)
  })
}

function pairOf({ pair, label }: ActivityTable, column: Quoted): string {
  if ((pair === undefined) === (label === undefined)) {
    const message = 'must name one column that identifies the pair, by its index or by its label'
    fail('activity', 'required', { message, expected: '{ pair } or { label }' })
  }
  return label === undefined ? column(pair ?? '', 'pair') : column(label, 'label')
}

/** Returns the second column as a list: empty, or one column. */
function secondOf({ second }: ActivityTable, { hasSecond }: CoefficientSet, column: Quoted): readonly string[] {
  if (hasSecond && second === undefined) {
    fail('activity.second', 'required', 'must name the second column, which the pairs of this set have')
  }
  if (!hasSecond && second !== undefined) {
    const message = 'names a second column, and the pairs of this set have none; leave it out'
    fail('activity.second', 'unknown_field', { message, received: second })
  }
  return second === undefined ? [] : [column(second, 'second')]
}

function amountExpression(values: readonly string[], { dialect, activityScale }: SqlNumbers): string {
  const type = typeName(dialectRules(dialect).factorType)
  const product = values.map((column) => `CAST(${column} AS ${type})`).join(' * ')
  // DECIMAL(37,12) × a coefficient would lose decimals in Spark; the guard `decimals` finds products that this rounds
  const isCut = values.length > 1 && activityScale === ACTIVITY_TYPE.scale
  return isCut ? `CAST(${product} AS ${typeName(ACTIVITY_TYPE)})` : product
}

/** Quoted names for statements, with the alias `a` for the activity and `c` for the coefficients. */
export type StatementNames = Readonly<ReturnType<typeof statementNames>>

/** The quoted names for statements. Throws as `quoteName`, and `required`, `unknown_field`, `duplicate_item`. */
export function statementNames(set: CoefficientSet, numbers: SqlNumbers, tables: SqlTables) {
  const { dialect } = numbers
  const { activity, coefficients = 'coefficients' } = tables
  const rule = { message: 'must name the table of activity', expected: '{ table, pair, keys, value }' }
  requireObject({ path: 'activity', value: activity }, rule)
  const by = activity.label === undefined ? 'pair' : 'label'
  const pairColumn = quoteName(dialect, by, by)
  const column: Quoted = (name, path) => `${ALIAS_OF_ACTIVITY}${quoteName(dialect, name, `activity.${path}`)}`
  const { value, second, ...names } = collect({
    pair: () => pairOf(activity, column),
    value: () => column(activity.value, 'value'),
    second: () => secondOf(activity, set, column),
    activity: () => quoteTable(dialect, activity.table, 'activity.table'),
    coefficients: () => quoteTable(dialect, coefficients, 'coefficients'),
    keys: () => quotedKeys(activity.keys, column),
    date: () => (activity.date === undefined ? null : column(activity.date, 'date')),
  })
  const values = [value, ...second]
  const quote = (name: string) => quoteName(dialect, name, 'column')
  return Object.freeze({
    ...names,
    quote,
    /** The value, and the second column if there is one. */
    values,
    /** The column that identifies the pair, in the coefficients. */
    pairColumn,
    /** The join condition of the two. */
    on: `c.${pairColumn} = ${names.pair}`,
    /** The value (× second) as the decimal that is multiplied by a coefficient. */
    amount: amountExpression(values, numbers),
  })
}

/** Selects a row per pair, with a column for the coefficient of each gas. */
export function pivotQuery({ quote, pairColumn, coefficients }: StatementNames): string {
  const spread = GASES.map(
    (gas) => `    MAX(CASE WHEN ${quote('gas')} = '${gas}' THEN ${quote('coefficient')} END) AS ${quote(gas)}`,
  )
  return `  SELECT ${pairColumn},
${spread.join(',\n')}
  FROM ${coefficients}
  GROUP BY ${pairColumn}`
}

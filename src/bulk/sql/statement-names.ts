import { GASES } from '../../emissions/index.ts'
import { fail, Violations } from '../../errors/index.ts'
import type { CoefficientSet } from '../coefficients/coefficient-set.ts'
import { ACTIVITY_TYPE, typeName } from './decimal-type.ts'
import { rulesOf } from './dialect.ts'
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
  readonly second?: string
  /** Columns that totals are grouped by: company, month, … */
  readonly keys: readonly string[]
  /** A date column; a guard checks it against the validity of the coefficients. */
  readonly date?: string
} & ({ readonly pair: string; readonly label?: undefined } | { readonly label: string; readonly pair?: undefined })

/** The tables of activity and of coefficients. */
export interface SqlTables {
  readonly activity: ActivityTable
  /** Defaults to 'coefficients'. */
  readonly coefficients?: SqlName
}

/** Quoted names for statements, with the alias `a` for the activity and `c` for the coefficients. */
export interface StatementNames {
  readonly quote: (name: string) => string
  readonly activity: string
  readonly coefficients: string
  readonly keys: readonly string[]
  /** The value, and the second column if there is one. */
  readonly values: readonly string[]
  /** The columns that identify the pair, in the coefficients and in the activity. */
  readonly kept: string
  readonly pair: string
  readonly date: string | null
  /** The value (× second) as the decimal that is multiplied by a coefficient. */
  readonly amount: string
  /** The join condition of the two. */
  readonly on: string
}

const KEYS_MAX = 32
/** Column names of the answer, which no key may have. */
const ANSWERED: readonly string[] = [...GASES, 'rows']

function checkKeys(keys: unknown, violations: Violations): readonly string[] {
  if (!Array.isArray(keys) || keys.length === 0) {
    const message = 'must name at least one column to group by'
    violations.add('activity.keys', 'required', { message, expected: "['company']", received: keys })
    return []
  }
  if (keys.length > KEYS_MAX) {
    const expected = `at most ${KEYS_MAX} columns`
    violations.add('activity.keys', 'list_too_long', { message: `names ${keys.length} columns`, expected })
    return []
  }
  // engines differ in whether names are case-sensitive
  const folded = keys.map((key) => String(key).toLowerCase())
  for (const [index, key] of folded.entries()) {
    const taken = ANSWERED.includes(key) || folded.indexOf(key) < index
    const message = `stands twice in the answer; the answer has ${ANSWERED.join(', ')} already`
    if (taken) violations.add(`activity.keys[${index}]`, 'duplicate_item', { message, received: keys[index] })
  }
  return keys
}

function checkShape(tables: SqlTables, { hasSecond }: CoefficientSet, violations: Violations): void {
  const { pair, label, second } = tables.activity
  if ((pair === undefined) === (label === undefined)) {
    const message = 'must name the column that tells the pair, by its index or by its label, and only one'
    violations.add('activity', 'required', { message, expected: '{ pair } or { label }' })
  }
  if (hasSecond && second === undefined) {
    violations.add('activity.second', 'required', 'must name the second column, which the pairs of this set have')
  }
  if (!hasSecond && second !== undefined) {
    const message = 'names a second column, and the pairs of this set have none; leave it out'
    violations.add('activity.second', 'unknown_field', { message, received: second })
  }
}

function amountOf(values: readonly string[], { dialect, activityScale }: SqlNumbers): string {
  const type = typeName(rulesOf(dialect).factorType)
  const product = values.map((column) => `CAST(${column} AS ${type})`).join(' * ')
  // DECIMAL(37,12) × a coefficient would lose decimals in Spark; the guard `decimals` finds products that this rounds
  const isCut = values.length > 1 && activityScale === ACTIVITY_TYPE.scale
  return isCut ? `CAST(${product} AS ${typeName(ACTIVITY_TYPE)})` : product
}

/** The quoted names for statements. Throws as `quoteName`, and `required`, `unknown_field`, `duplicate_item`. */
export function statementNames(set: CoefficientSet, numbers: SqlNumbers, tables: SqlTables): StatementNames {
  const { dialect } = numbers
  const { activity, coefficients = 'coefficients' } = tables
  if (typeof activity !== 'object' || activity === null) {
    const expected = '{ table, pair, keys, value }'
    fail('activity', 'required', { message: 'must name the table of activity', expected, received: activity })
  }
  const violations = new Violations()
  checkShape(tables, set, violations)
  const column = (name: string, path: string) =>
    `a.${violations.attempt(() => quoteName(dialect, name, `activity.${path}`)) ?? ''}`
  const { table, label, second, date } = activity
  const by = label === undefined ? 'pair' : 'label'
  const kept = quoteName(dialect, by, by)
  const pair = column(label ?? activity.pair ?? '', by)
  const values = [column(activity.value, 'value')]
  if (set.hasSecond && second !== undefined) values.push(column(second, 'second'))
  const named = {
    quote: (name: string) => quoteName(dialect, name, 'column'),
    activity: violations.attempt(() => quoteTable(dialect, table, 'activity.table')) ?? '',
    coefficients: violations.attempt(() => quoteTable(dialect, coefficients, 'coefficients')) ?? '',
    keys: checkKeys(activity.keys, violations).map((key, index) => column(key, `keys[${index}]`)),
    values,
    kept,
    pair,
    date: date === undefined ? null : column(date, 'date'),
    on: `c.${kept} = ${pair}`,
  }
  violations.throwIfAny()
  return Object.freeze({ ...named, amount: amountOf(values, numbers) })
}

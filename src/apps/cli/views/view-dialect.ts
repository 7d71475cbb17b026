import { DAY_MS } from '../../../base/index.ts'
import { builtInEmissionKinds } from '../../../resources/index.ts'

/** The syntax of an engine in the statements of views. */
export interface ViewDialect {
  readonly engine: 'sqlite' | 'postgres'
  /** Reads the text in a column of JSON, at a path: ['emission', 'id'], ['steps', '0']. */
  at(column: string, path: readonly string[]): string
  /** Reads the digits of a number, or of a text of digits, as written in a column of JSON. */
  written(column: string, path: readonly string[]): string
  /** Reads a part of a column of JSON, as JSON. */
  within(column: string, path: readonly string[]): string
  /** Joins the items of a list at a path, as `<name>.value`, numbered from 0 by `<name>.key`. */
  each(column: string, path: readonly string[], name: string): string
  /** Reads a text, or the items of a list, at a path within the side of a calculation that `s.side` names. */
  ofSide(column: string, path: readonly string[]): { readonly text: string; each(name: string): string }
  /** Counts the items of a list. */
  length(column: string, path: readonly string[]): string
  /** Parses the number in a text: a decimal, or a fraction such as '5/18', with the digits of the engine. */
  number(text: string): string
  /** Converts a computed number to a double. */
  double(number: string): string
  /** Returns the double nearest to a text of digits. SQLite may miss it by one in the last place. */
  nearest(text: string): string
  /** Converts a stored timestamp to milliseconds since 1970. */
  milliseconds(timestamp: string): string
  /** Formats a moment for dashboards, given milliseconds since 1970 and the stored timestamp. */
  moment(milliseconds: string, timestamp: string): string
}

const member = (name: string) => (/^\d+$/.test(name) ? `[${name}]` : `.${name}`)
const sqlitePath = (path: readonly string[]) => `'$${path.map(member).join('')}'`

/** Returns the denominator of a fraction, '1' for a decimal. */
const sqliteDenominator = (text: string) =>
  `case instr(${text}, '/') when 0 then 1.0 else substr(${text}, instr(${text}, '/') + 1) end`

/** SQLite 3.38 and newer. */
export const SQLITE_VIEWS: ViewDialect = {
  engine: 'sqlite',
  at: (column, path) => `(${column} ->> ${sqlitePath(path)})`,
  // a number that is read would be printed with 15 digits
  written: (column, path) => `trim(${column} -> ${sqlitePath(path)}, '"')`,
  within: (column, path) => `(${column} -> ${sqlitePath(path)})`,
  each: (column, path, name) => `json_each(${column}, ${sqlitePath(path)}) as ${name}`,
  ofSide: (column, path) => {
    const at = `'$.computed.' || s.side || ${sqlitePath(path).replace('$', '')}`
    return { text: `(${column} ->> (${at}))`, each: (name) => `json_each(${column}, ${at}) as ${name}` }
  },
  length: (column, path) => `json_array_length(${column}, ${sqlitePath(path)})`,
  // a cast reads the digits before the line
  number: (text) => `cast(${text} as real) / ${sqliteDenominator(text)}`,
  double: (number) => number,
  nearest: (text) => `cast(${text} as real)`,
  milliseconds: (timestamp) => `(unixepoch(${timestamp}) * 1000 + substr(${timestamp}, 21, 3))`,
  moment: (_, timestamp) => timestamp,
}

const postgresPath = (path: readonly string[]) => `'{${path.join(',')}}'`
const items = (list: string, name: string) =>
  `lateral (select item as value, nth - 1 as key from json_array_elements(${list}) with ordinality as items (item, nth)) as ${name}`
/** Years after which the calendar has repeated itself three times: Postgres has no year 0. */
const YEARS = 1200
const YEARS_MS = 3 * 146_097 * DAY_MS

/** Converts milliseconds since 1970 to a timestamp of Postgres without a time zone. */
export function postgresTimestamp(milliseconds: string): string {
  return `(timestamp '1970-01-01' + (${milliseconds} / ${DAY_MS}) * interval '1 day' + (${milliseconds} % ${DAY_MS}) * interval '1 millisecond')`
}

/** Postgres 12 and newer. */
export const POSTGRES_VIEWS: ViewDialect = {
  engine: 'postgres',
  at: (column, path) => `(${column}::json #>> ${postgresPath(path)})`,
  written: (column, path) => `(${column}::json #>> ${postgresPath(path)})`,
  within: (column, path) => `(${column}::json #> ${postgresPath(path)})`,
  each: (column, path, name) => items(`${column}::json #> ${postgresPath(path)}`, name),
  ofSide: (column, path) => {
    const at = `array['computed', s.side, ${path.map((part) => `'${part}'`).join(', ')}]`
    return { text: `(${column}::json #>> ${at})`, each: (name) => items(`${column}::json #> ${at}`, name) }
  },
  length: (column, path) => `json_array_length(${column}::json #> ${postgresPath(path)})`,
  // sixty decimals, so that a division loses nothing that a double shows
  number: (text) =>
    `case when position('/' in ${text}) = 0 then ${text}::numeric else (split_part(${text}, '/', 1) || '.' || repeat('0', 60))::numeric / split_part(${text}, '/', 2)::numeric end`,
  // a double ends at 1e-308, and a smaller one is an error
  double: (number) => `(case when abs(${number}) < 1e-300 then 0 else ${number} end)::double precision`,
  nearest: (text) => `${text}::double precision`,
  milliseconds: (timestamp) =>
    `((extract(epoch from ((substr(${timestamp}, 1, 4)::integer + ${YEARS}) || substr(${timestamp}, 5))::timestamptz) * 1000)::bigint - ${YEARS_MS})`,
  moment: (milliseconds) => `(${postgresTimestamp(milliseconds)} at time zone 'UTC')`,
}

/** A text as a literal, in both engines. */
export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

/** The built-in kinds of emission, as a table of an expression: `kinds (id, name, scope)`. */
export function builtInKinds(): string {
  const rows = builtInEmissionKinds().map(({ id, name, scope }) => `(${[id, name, scope].map(literal).join(', ')})`)
  return `kinds (id, name, scope) as (values ${rows.join(', ')})`
}

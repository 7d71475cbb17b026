import { type GivenArguments, type OptionRule, textOption } from '../arguments.ts'
import { UsageError } from '../failure.ts'

/** Where a database is. */
export type DatabaseAddress =
  | { readonly engine: 'sqlite'; readonly file: string }
  | { readonly engine: 'postgres'; readonly url: string }

/** A database, and how it is used. */
export interface DatabaseOptions {
  readonly address: DatabaseAddress
  /** Hold every transaction to the rows of its company. */
  readonly rowSecurity: boolean
}

/** Where a command finds its database. */
export const DATABASE_OPTIONS = {
  db: {
    type: 'string',
    value: 'DB',
    help: 'the database: a file of SQLite (./tonne.db), or the postgres:// URL of a server',
  },
  'row-security': { type: 'boolean', help: 'hold every transaction to the rows of its company (Postgres)' },
} as const satisfies Record<string, OptionRule>

const URL_EXPECTED =
  'the postgres:// URL of a server, percent-encoded where user and password have more than letters and digits'

function isBehindHost(character: string, { pathname, search, hash }: URL): boolean {
  return `${pathname}${search}${hash}`.includes(character)
}

function postgresAddress(url: string): DatabaseAddress {
  // what was given is not shown: it may hold a password, also where it is read as something else
  if (!URL.canParse(url) || isBehindHost('@', new URL(url)))
    throw new UsageError(`--db is no URL that can be read; write ${URL_EXPECTED}`)
  return { engine: 'postgres', url }
}

/** The address in `text`. Throws `UsageError`, which never shows what may hold a password. */
function addressOf(text: string): DatabaseAddress {
  const scheme = /^([a-z][a-z\d+.-]+):/i.exec(text)?.[1]?.toLowerCase()
  if (scheme === 'postgres' || scheme === 'postgresql') return postgresAddress(text)
  if (scheme !== undefined)
    throw new UsageError(`--db takes no ${scheme}: address; give a file of SQLite, or ${URL_EXPECTED}`)
  if (text === '' || text === ':memory:') {
    throw new UsageError('--db must name a file that is kept; leave --db out to keep records in memory')
  }
  return { engine: 'sqlite', file: text }
}

/** The database that was given; `undefined`: none was. Throws `UsageError`. */
export function databaseOptionsOf(given: GivenArguments): DatabaseOptions | undefined {
  const text = textOption(given, 'db')
  const rowSecurity = given.options['row-security'] === true
  if (text === undefined) {
    if (rowSecurity) throw new UsageError('--row-security is of a database of Postgres; name it with --db')
    return undefined
  }
  const address = addressOf(text)
  if (rowSecurity && address.engine === 'sqlite') {
    throw new UsageError('--row-security is of Postgres; a file of SQLite has no policies')
  }
  return { address, rowSecurity }
}

/** As above, where a database is due. */
export function neededDatabaseOf(given: GivenArguments): DatabaseOptions {
  const options = databaseOptionsOf(given)
  if (options === undefined)
    throw new UsageError('--db is missing: a file of SQLite, or the postgres:// URL of a server')
  return options
}

/** The address as it may be printed: without user and password. */
export function shownAddress(address: DatabaseAddress): string {
  if (address.engine === 'sqlite') return address.file
  const { host, pathname } = new URL(address.url)
  return `postgres://${host}${pathname}`
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The text without the password of the address, wherever a client or server may have repeated it. */
export function withoutPassword(text: string, address: DatabaseAddress): string {
  if (address.engine === 'sqlite') return text
  const { password, searchParams } = new URL(address.url)
  const secrets = [address.url, password, decoded(password), searchParams.get('password') ?? '']
  return secrets.filter((one) => one !== '').reduce((shown, secret) => shown.replaceAll(secret, '***'), text)
}

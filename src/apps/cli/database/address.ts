import { flagRule, type OptionRule, type ParsedArguments, textOption, textRule } from '../arguments.ts'
import { UsageError } from '../failure.ts'

/** Location of a database. */
export type DatabaseAddress =
  | { readonly engine: 'sqlite'; readonly file: string }
  | { readonly engine: 'postgres'; readonly url: string }

/** A database and its use. */
export interface DatabaseOptions {
  readonly address: DatabaseAddress
  /** Restrict every transaction to the rows of its company. */
  readonly rowSecurity: boolean
}

/** Options for the database of a command. */
export const DATABASE_OPTIONS = {
  db: textRule('DB', 'database: an SQLite file (./tonne.db) or a postgres:// URL'),
  'row-security': flagRule('restrict every transaction to the rows of its company (Postgres)'),
} as const satisfies Record<string, OptionRule>

const URL_EXPECTED =
  'the postgres:// URL of a server, percent-encoded where user and password have more than letters and digits'

function isBehindHost(character: string, { pathname, search, hash }: URL): boolean {
  return `${pathname}${search}${hash}`.includes(character)
}

function postgresAddress(url: string): DatabaseAddress {
  // the input is not shown, even if misread: it may contain a password
  if (!URL.canParse(url) || isBehindHost('@', new URL(url)))
    throw new UsageError(`--db is not a valid URL; write ${URL_EXPECTED}`)
  return { engine: 'postgres', url }
}

/** Parses an address. Throws `UsageError`, which never shows text that may contain a password. */
function addressOf(text: string): DatabaseAddress {
  const scheme = /^([a-z][a-z\d+.-]+):/i.exec(text)?.[1]?.toLowerCase()
  if (scheme === 'postgres' || scheme === 'postgresql') return postgresAddress(text)
  if (scheme !== undefined)
    throw new UsageError(`--db takes no ${scheme}: address; give a file of SQLite, or ${URL_EXPECTED}`)
  if (text === '' || text === ':memory:') {
    throw new UsageError('--db must name a file; leave --db out to keep records in memory')
  }
  return { engine: 'sqlite', file: text }
}

/** The database option; undefined if absent. Throws `UsageError`. */
export function databaseOptionsOf(args: ParsedArguments): DatabaseOptions | undefined {
  const text = textOption(args, 'db')
  const rowSecurity = args.options['row-security'] === true
  if (text === undefined) {
    if (rowSecurity) throw new UsageError('--row-security is for a Postgres database; name it with --db')
    return undefined
  }
  const address = addressOf(text)
  if (rowSecurity && address.engine === 'sqlite') {
    throw new UsageError('--row-security is for Postgres; a SQLite file has no policies')
  }
  return { address, rowSecurity }
}

/** The required database option. Throws `UsageError`. */
export function neededDatabaseOf(args: ParsedArguments): DatabaseOptions {
  const options = databaseOptionsOf(args)
  if (options === undefined)
    throw new UsageError('--db is missing: a file of SQLite, or the postgres:// URL of a server')
  return options
}

/** The address without user and password, for output. */
export function shownAddress(address: DatabaseAddress): string {
  if (address.engine === 'sqlite') return address.file
  const { host, pathname } = new URL(address.url)
  return `postgres://${host}${pathname}`
}

function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Masks the password of the address wherever a client or server repeated it. */
export function withoutPassword(text: string, address: DatabaseAddress): string {
  if (address.engine === 'sqlite') return text
  const { password, searchParams } = new URL(address.url)
  const secrets = [address.url, password, decodePercent(password), searchParams.get('password') ?? '']
  return secrets.filter((one) => one !== '').reduce((shown, secret) => shown.replaceAll(secret, '***'), text)
}

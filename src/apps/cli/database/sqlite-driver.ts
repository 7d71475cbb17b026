import { fail } from '../../../core/errors/index.ts'
import { migrateSqlite, type SqliteClient, sqliteStore } from '../../../ledger/collections/sqlite.ts'
import { UsageError } from '../failure.ts'
import type { CliIo } from '../io.ts'
import type { OpenDatabase } from './open-driver.ts'

interface ClosableClient extends SqliteClient {
  close(): void
}

/** The first client of a file, and a function that opens more. */
interface Opened {
  readonly client: ClosableClient
  readonly open: () => ClosableClient
}

type MakeClient = new (file: string) => ClosableClient

/** The drivers in order of preference, and the export that opens a file. */
const DRIVERS = [
  ['node:sqlite', 'DatabaseSync'],
  ['better-sqlite3', 'default'],
  ['libsql', 'default'],
] as const

const INSTALL =
  "there is no driver of SQLite here: type 'npm install better-sqlite3', or use Node 22.13 or newer, which has one"

/** True if the driver itself is broken, for example compiled for another version of Node.js. */
function isBroken(error: unknown): boolean {
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown }
  return code === 'ERR_DLOPEN_FAILED' || code === 'MODULE_NOT_FOUND' || /bindings file/.test(String(message))
}

/** Opens the first client of a file through an available driver. */
async function openClient(file: string, io: CliIo): Promise<Opened> {
  const broken: string[] = []
  for (const [name, made] of DRIVERS) {
    try {
      const found = await io.loadModule(name)
      if (found === undefined) continue
      const open = () => new (found[made] as MakeClient)(file)
      return { open, client: open() }
    } catch (error) {
      if (!isBroken(error)) return fail('database', 'store_unavailable', { message: unopened(file, error) })
      broken.push(name)
    }
  }
  const [first] = broken
  throw new UsageError(
    first === undefined ? INSTALL : `${first} is here, but not for this Node: type 'npm rebuild ${first}'`,
  )
}

function unopened(file: string, error: unknown): string {
  return `${file} could not be opened: ${error instanceof Error ? error.message : String(error)}`
}

/** Opens a SQLite file through an available driver. Throws `UsageError`, `store_unavailable`. */
export async function openSqlite(file: string, io: CliIo): Promise<OpenDatabase> {
  const { client, open } = await openClient(file, io)
  const clients = [client]
  const openReader = () => {
    const reader = open()
    clients.push(reader)
    return reader
  }
  return {
    migrate: () => migrateSqlite({ client }),
    secure: async () => undefined,
    store: ({ context, migrations, quickCheck }) =>
      sqliteStore({ client, openReader, context, migrations, quickCheck }),
    views: async () => (await import('../views/create-views.ts')).sqliteViews(client),
    close: async () => {
      // the writer goes last: the last one to close removes the log of the file
      for (const one of clients.reverse()) one.close()
    },
  }
}

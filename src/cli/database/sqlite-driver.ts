import { fail } from '../../errors/index.ts'
import { migrateSqlite, type SqliteClient, sqliteStore } from '../../store/sqlite/index.ts'
import { UsageError } from '../failure.ts'
import type { CliIo } from '../io.ts'
import type { OpenDatabase } from './open-driver.ts'

interface ClosableClient extends SqliteClient {
  close(): void
}

/** The opener of a file, and its first client. */
interface Opened {
  readonly client: ClosableClient
  readonly open: () => ClosableClient
}

type MakeClient = new (file: string) => ClosableClient

/** The drivers, in the order in which they are tried, and the export that opens a file. */
const DRIVERS = [
  ['node:sqlite', 'DatabaseSync'],
  ['better-sqlite3', 'default'],
  ['libsql', 'default'],
] as const

const INSTALL =
  "there is no driver of SQLite here: type 'npm install better-sqlite3', or use Node 22.13 or newer, which has one"

/** True where the driver itself is broken, as one that was compiled for another Node is. */
function isBroken(error: unknown): boolean {
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown }
  return code === 'ERR_DLOPEN_FAILED' || code === 'MODULE_NOT_FOUND' || /bindings file/.test(String(message))
}

/** Opens a file through the driver that there is, and the first client of it. */
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

/** A file of SQLite, through the driver that there is. Throws `UsageError`, `store_unavailable`. */
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
    close: async () => {
      // the one that writes last: whoever closes last takes the log of the file away
      for (const one of clients.reverse()) one.close()
    },
  }
}

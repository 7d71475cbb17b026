import { EmissionsError } from '../errors/index.ts'
import type { Command } from './command.ts'
import { DATABASE_OPTIONS, type DatabaseOptions, neededDatabaseOf, shownAddress } from './database/address.ts'
import type { CliIo } from './io.ts'

/** Exit code for pending migration steps. */
const MISSING = 2

/** Reports pending steps without running them. */
async function check(options: DatabaseOptions, io: CliIo): Promise<number> {
  const { requireFile, usingDatabase } = await import('./database/open-database.ts')
  requireFile(options, io)
  const shown = shownAddress(options.address)
  try {
    await usingDatabase(options, io, (database) => database.store('check'))
  } catch (error) {
    if (!EmissionsError.is(error) || !['schema_older', 'row_security_off'].includes(error.code)) throw error
    io.stdout.write(`${shown} ${error.violations.map(({ message }) => message).join('; ')}\n`)
    return MISSING
  }
  io.stdout.write(`${shown} has the schema of this version\n`)
  return 0
}

async function migrate(options: DatabaseOptions, io: CliIo): Promise<number> {
  const { usingDatabase } = await import('./database/open-database.ts')
  const { rowSecurity, address } = options
  const steps = await usingDatabase(options, io, async (database) => {
    const done = await database.migrate()
    if (rowSecurity) await database.secure()
    return done
  })
  const shown = shownAddress(address)
  for (const step of steps) io.stdout.write(`done: ${step}\n`)
  io.stdout.write(`${shown} has the schema of this version${steps.length === 0 ? '; there was nothing to do' : ''}\n`)
  if (rowSecurity) io.stdout.write(`${shown} limits roles other than superusers to the rows of one company\n`)
  return 0
}

/** `tonne migrate`. */
export const migrateCommand: Command = {
  options: {
    ...DATABASE_OPTIONS,
    'row-security': { type: 'boolean', help: 'create the policies that limit a connection to one company (Postgres)' },
    check: { type: 'boolean', help: `print what is missing, and change nothing; exit code ${MISSING} if anything is` },
  },
  details: [
    'Steps only go forward: either all that are missing are run or none, and processes that migrate at the same time wait for each other. Make a backup first. The driver is the installed one: that of Node, better-sqlite3 or libsql for SQLite, pg for Postgres. Put a password into PGPASSWORD instead of the URL to keep it out of the list of processes.',
    'Examples\n  tonne migrate --db ./tonne.db\n  tonne migrate --db postgres://tonne@localhost/tonne --check\n  tonne migrate --db postgres://tonne@localhost/tonne --row-security',
  ],
  run: (args, io) => {
    const options = neededDatabaseOf(args)
    return args.options.check === true ? check(options, io) : migrate(options, io)
  },
}

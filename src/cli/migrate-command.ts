import { EmissionsError } from '../errors/index.ts'
import type { Command } from './command.ts'
import { DATABASE_OPTIONS, type DatabaseOptions, neededDatabaseOf, shownAddress } from './database/address.ts'
import { UsageError } from './failure.ts'
import type { CliIo } from './io.ts'
import { wrap } from './text-layout.ts'

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
  if (rowSecurity) io.stdout.write(`${shown} holds roles that are no superusers to the rows of one company\n`)
  return 0
}

/** `tonne migrate`. */
export const migrateCommand: Command = {
  name: 'migrate',
  operands: '',
  summary: 'brings a database to the schema of this version',
  options: {
    ...DATABASE_OPTIONS,
    'row-security': { type: 'boolean', help: 'put up the policies that hold a connection to one company (Postgres)' },
    check: { type: 'boolean', help: `say what is missing, and do nothing; exit code ${MISSING} where something is` },
  },
  details: () =>
    [
      wrap(
        'Steps go forward only, all of those that are missing or none, and processes that ask at once wait for each other. Make a backup first. The driver is the one that is installed here: that of Node or better-sqlite3 or libsql for SQLite, pg for Postgres. A password may stand in PGPASSWORD instead of the URL, where the list of processes does not show it.',
      ),
      'Examples\n  tonne migrate --db ./tonne.db\n  tonne migrate --db postgres://tonne@localhost/tonne --check\n  tonne migrate --db postgres://tonne@localhost/tonne --row-security',
    ].join('\n\n'),
  run: (given, io) => {
    if (given.operands.length > 0)
      throw new UsageError(`migrate takes no operands; received ${given.operands.join(' ')}`)
    const options = neededDatabaseOf(given)
    return given.options.check === true ? check(options, io) : migrate(options, io)
  },
}

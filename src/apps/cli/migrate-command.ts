import { countPhrase } from '../../core/display/index.ts'
import { EmissionsError } from '../../core/errors/index.ts'
import { flagRule, type ParsedArguments, textRule } from './arguments.ts'
import type { Command } from './command.ts'
import { DATABASE_OPTIONS, type DatabaseOptions, neededDatabaseOf, shownAddress } from './database/address.ts'
import { usingCompany } from './database/company-of-database.ts'
import type { CliIo } from './io.ts'

/** Progress is printed after this many rows. */
const ROWS_SHOWN = 100_000

/** Exit code for pending migration steps. */
const MISSING = 2

/** A database, and whether to create views too. */
interface Migration {
  readonly options: DatabaseOptions
  readonly hasViews: boolean
}

/** Reports what is missing without running anything. */
async function check({ options, hasViews }: Migration, io: CliIo): Promise<number> {
  const { requireFile, usingDatabase } = await import('./database/open-database.ts')
  requireFile(options, io)
  const shown = shownAddress(options.address)
  try {
    const isWithout = await usingDatabase(options, io, async (database) => {
      await database.store('check')
      return hasViews && !(await (await database.views()).exist())
    })
    if (isWithout) {
      io.stdout.write(`${shown} lacks the views for dashboards; run 'tonne migrate --views'\n`)
      return MISSING
    }
  } catch (error) {
    if (!EmissionsError.is(error) || !['schema_older', 'row_security_off'].includes(error.code)) throw error
    io.stdout.write(`${shown} ${error.violations.map(({ message }) => message).join('; ')}\n`)
    return MISSING
  }
  io.stdout.write(`${shown} has the schema of this version\n`)
  return 0
}

/** Fills the summaries of a company, and prints the progress after every 100,000 rows. */
async function fillCompany(args: ParsedArguments, io: CliIo): Promise<void> {
  await usingCompany(args, { io, actor: 'tonne migrate' }, async (company) => {
    let shown = 0
    const { rows, filled } = await company.fillSummaries((progress) => {
      if (progress.rows < shown + ROWS_SHOWN) return
      shown = progress.rows
      io.stderr.write(`${countPhrase(progress.rows, 'record')} looked at, ${progress.filled} filled\n`)
    })
    io.stdout.write(`company ${company.id}: ${filled} of ${rows} records were filled for faster inventories\n`)
  })
}

async function migrate({ options, hasViews }: Migration, io: CliIo): Promise<number> {
  const { usingDatabase } = await import('./database/open-database.ts')
  const { rowSecurity, address } = options
  const { steps, isSeen } = await usingDatabase(options, io, async (database) => {
    const steps = await database.migrate()
    if (rowSecurity) await database.secure()
    const views = await database.views()
    // views of an earlier version would lack the new columns
    const isSeen = hasViews || (steps.length > 0 && (await views.exist()))
    if (isSeen) await views.create()
    return { steps, isSeen }
  })
  const shown = shownAddress(address)
  for (const step of steps) io.stdout.write(`done: ${step}\n`)
  io.stdout.write(`${shown} has the schema of this version${steps.length === 0 ? '; there was nothing to do' : ''}\n`)
  if (rowSecurity) io.stdout.write(`${shown} limits roles other than superusers to the rows of one company\n`)
  if (isSeen)
    io.stdout.write(
      `${shown} has the views for dashboards of this version: tonne_bi_activities, tonne_bi_emissions, tonne_bi_totals\n`,
    )
  return 0
}

async function migrateAndFill(migration: Migration, args: ParsedArguments, io: CliIo): Promise<number> {
  const code = await migrate(migration, io)
  await fillCompany(args, io)
  return code
}

/** `tonne migrate`. */
export const migrateCommand: Command = {
  options: {
    ...DATABASE_OPTIONS,
    'row-security': flagRule('create the policies that restrict a connection to one company (Postgres)'),
    views: flagRule('create or recreate the views for dashboards, tonne_bi_…'),
    company: textRule('N', 'then fill the columns that make inventories fast, in the records of a company'),
    check: flagRule(`print what is missing, without changing anything; exit code ${MISSING} if something is missing`),
  },
  details: [
    'Runs all missing steps or none; steps cannot be undone. Processes that migrate at the same time wait for each other. Make a backup first. Existing views are recreated; drop view removes one. Records of an earlier version are read as before until --company fills their columns: in small transactions, so that the next call continues where one ended. It uses the installed driver: that of Node, better-sqlite3 or libsql for SQLite, pg for Postgres. Put a password into PGPASSWORD instead of the URL, to keep it out of the list of processes.',
    'Examples\n  tonne migrate --db ./tonne.db\n  tonne migrate --db postgres://tonne@localhost/tonne --check\n  tonne migrate --db postgres://tonne@localhost/tonne --row-security\n  tonne migrate --db ./tonne.db --views\n  tonne migrate --db ./tonne.db --company 7',
  ],
  run: (args, io) => {
    const options = neededDatabaseOf(args)
    const migration = { options, hasViews: args.options.views === true }
    if (args.options.check === true) return check(migration, io)
    return args.options.company === undefined ? migrate(migration, io) : migrateAndFill(migration, args, io)
  },
}

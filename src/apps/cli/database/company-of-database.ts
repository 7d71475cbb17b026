import type { Company, ServiceOptions } from '../../../service/index.ts'
import { type OptionRule, type ParsedArguments, textOption, textRule } from '../arguments.ts'
import { UsageError } from '../failure.ts'
import type { CliIo } from '../io.ts'
import { DATABASE_OPTIONS, neededDatabaseOf } from './address.ts'

const DEFAULT_COMPANY = '1'

/** Options for a company in a database. */
export const COMPANY_OPTIONS = {
  ...DATABASE_OPTIONS,
  company: textRule('N', `number of the company (default: ${DEFAULT_COMPANY})`),
} as const satisfies Record<string, OptionRule>

function companyIdOf(args: ParsedArguments): number {
  const text = textOption(args, 'company') ?? DEFAULT_COMPANY
  const companyId = Number(text)
  if (/^\d+$/.test(text) && Number.isSafeInteger(companyId) && companyId > 0) return companyId
  throw new UsageError(`--company must be a whole number above zero; received ${text}`)
}

/** In whose name a command uses a company, and options of the service. */
interface CompanyUse extends Pick<ServiceOptions<'reference'>, 'catalogue' | 'policy' | 'headKeys' | 'places'> {
  readonly io: CliIo
  readonly actor: string
}

/** Runs `work` with the company that the arguments name; returns the exit code. Throws `UsageError`. */
export async function usingCompany(
  args: ParsedArguments,
  { io, actor, ...options }: CompanyUse,
  work: (company: Company) => Promise<void>,
): Promise<number> {
  const database = neededDatabaseOf(args)
  const companyId = companyIdOf(args)
  // loaded only by commands with a database
  const [{ requireFile, usingDatabase }, { createService }] = await Promise.all([
    import('./open-database.ts'),
    import('../../../service/index.ts'),
  ])
  requireFile(database, io)
  await usingDatabase(database, io, async ({ store }) => {
    const service = createService({ ...options, store: await store(), clock: io.now })
    await work(service.company(companyId, { actor }))
  })
  return 0
}

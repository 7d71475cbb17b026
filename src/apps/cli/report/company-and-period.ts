import { definedFields } from '../../../resources/index.ts'
import type { Company, InventoryPeriod, ServiceRecords } from '../../../service/index.ts'
import { flagRule, type OptionRule, type ParsedArguments, textOption, textRule } from '../arguments.ts'
import { COMPANY_OPTIONS, usingCompany } from '../database/company-of-database.ts'
import { UsageError } from '../failure.ts'
import type { CliIo } from '../io.ts'

/** Options for a company, or the invented one. */
export const COMPANY_OR_DEMO_OPTIONS = {
  ...COMPANY_OPTIONS,
  demo: flagRule('use the year 2025 of the invented company of tonne serve --demo, instead of --db'),
} as const satisfies Record<string, OptionRule>

/** Options for a year, or another period. */
export const PERIOD_OPTIONS = {
  year: textRule('YEAR', 'calendar year'),
  from: textRule('DATE', 'instead of --year: first day'),
  to: textRule('DATE', 'with --from: day after the last day'),
} as const satisfies Record<string, OptionRule>

/** Parses the year option. Throws `UsageError`. */
function readYear(args: ParsedArguments): number | undefined {
  const text = textOption(args, 'year')
  if (text === undefined || /^\d{4}$/.test(text)) return text === undefined ? undefined : Number(text)
  throw new UsageError(`--year must be a year of four digits, like 2025; received ${text}`)
}

/** Reads the period options. Throws `UsageError` if all are missing. */
export function periodArguments(args: ParsedArguments) {
  const [year, from, to] = [readYear(args), textOption(args, 'from'), textOption(args, 'to')]
  if (year === undefined && from === undefined && to === undefined)
    throw new UsageError('--year is missing; or give --from and --to')
  return { year, from, to }
}

/** Reads the period from its first day up to the day after its last one. Throws `UsageError`. */
export function spanArguments(args: ParsedArguments): InventoryPeriod {
  const { year, from, to } = periodArguments(args)
  // the ends are checked by the service, which says which one is missing
  if (year === undefined) return definedFields({ from, to }) as InventoryPeriod
  if (from !== undefined || to !== undefined)
    throw new UsageError('--year cannot be combined with --from or --to; leave one out')
  const [start, end] = [year, year + 1].map((one) => String(one).padStart(4, '0'))
  return { from: `${start}-01-01`, to: `${end}-01-01` }
}

/** Reads the period like `spanArguments`, but each end may be missing. Throws `UsageError`. */
export function optionalSpanArguments(args: ParsedArguments): Partial<InventoryPeriod> {
  const isGiven = Object.keys(PERIOD_OPTIONS).some((option) => args.options[option] !== undefined)
  return isGiven ? spanArguments(args) : {}
}

/** Runs `work` with the invented company of the demo, in memory. */
async function usingDemo(io: CliIo, work: (company: Company) => Promise<void>): Promise<number> {
  const [{ DEMO_COMPANY_ID, DEMO_GRID_REGIONS, ensureDemo }, { createService, memoryStore }] = await Promise.all([
    import('../serve/demo-company.ts'),
    import('../../../service/index.ts'),
  ])
  const store = memoryStore<ServiceRecords>()
  await ensureDemo(store, io.now)
  await work(createService({ store, clock: io.now, gridRegions: DEMO_GRID_REGIONS }).company(DEMO_COMPANY_ID))
  return 0
}

/**
 * Runs `work` with the company that the arguments name, or with the demo company. Returns the exit code. Throws
 * `UsageError`.
 */
export function usingCompanyOrDemo(
  args: ParsedArguments,
  { io, actor }: { readonly io: CliIo; readonly actor: string },
  work: (company: Company) => Promise<void>,
): Promise<number> {
  if (args.options.demo !== true) return usingCompany(args, { io, actor }, work)
  if (args.options.db !== undefined) throw new UsageError('--demo is in memory; leave out --db, or --demo')
  return usingDemo(io, work)
}

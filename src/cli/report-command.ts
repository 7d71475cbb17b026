import { checkStandard, checkStatement } from '../disclosure/index.ts'
import { fail } from '../errors/index.ts'
import { definedFields } from '../resources/index.ts'
import type { Company, DisclosureStatement, DisclosureTable, ReportRequest, ServiceRecords } from '../service/index.ts'
import { type ParsedArguments, textOption } from './arguments.ts'
import type { Command } from './command.ts'
import { COMPANY_OPTIONS, usingCompany } from './database/company-of-database.ts'
import { UsageError } from './failure.ts'
import type { CliIo } from './io.ts'
import { reportCsv } from './report/report-csv.ts'
import { reportText } from './report/report-text.ts'

const FORMATS = {
  table: reportText,
  csv: reportCsv,
  json: (table: DisclosureTable) => `${JSON.stringify(table)}\n`,
} as const

function isFormat(name: string): name is keyof typeof FORMATS {
  return Object.hasOwn(FORMATS, name)
}

/** The statement of the company in a file of JSON. Throws `invalid_type` for what is not JSON, the codes of a statement. */
function statementOf(args: ParsedArguments, io: CliIo): DisclosureStatement | undefined {
  const file = textOption(args, 'statement')
  if (file === undefined) return undefined
  const text = io.readText(file)
  try {
    return checkStatement(JSON.parse(text))
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return fail('statement', 'invalid_type', `must be JSON; ${file} cannot be read as that: ${error.message}`)
  }
}

/** The year option. Throws `UsageError`. */
function yearOf(args: ParsedArguments): number | undefined {
  const text = textOption(args, 'year')
  if (text === undefined || /^\d{4}$/.test(text)) return text === undefined ? undefined : Number(text)
  throw new UsageError(`--year must be a year of four digits, like 2025; received ${text}`)
}

function requestOf(args: ParsedArguments, io: CliIo): ReportRequest {
  const standard = textOption(args, 'standard')
  if (standard === undefined) throw new UsageError('--standard is missing: esrs-e1, secr, iso-14064-1 or sb-253')
  const [year, from, to] = [yearOf(args), textOption(args, 'from'), textOption(args, 'to')]
  if (year === undefined && from === undefined && to === undefined)
    throw new UsageError('--year is missing; or give --from and --to')
  return { standard: checkStandard(standard), ...definedFields({ year, from, to, statement: statementOf(args, io) }) }
}

/** Runs `work` with the invented company of the demo, in memory. */
async function usingDemo(io: CliIo, work: (company: Company) => Promise<void>): Promise<number> {
  const [{ DEMO_COMPANY_ID, ensureDemo }, { DEMO_GRID_REGIONS }, { createService, memoryStore }] = await Promise.all([
    import('./serve/durable-demo.ts'),
    import('./serve/demo-company.ts'),
    import('../service/index.ts'),
  ])
  const store = memoryStore<ServiceRecords>()
  await ensureDemo(store, io.now)
  await work(createService({ store, clock: io.now, gridRegions: DEMO_GRID_REGIONS }).company(DEMO_COMPANY_ID))
  return 0
}

/** `tonne report`. */
export const reportCommand: Command = {
  name: 'report',
  operands: '',
  summary: 'prints the table of a disclosure standard for a year of a company',
  options: {
    ...COMPANY_OPTIONS,
    demo: { type: 'boolean', help: 'the year 2025 of the invented company of tonne serve --demo, instead of --db' },
    standard: { type: 'string', value: 'STANDARD', help: 'esrs-e1, secr, iso-14064-1 or sb-253' },
    year: { type: 'string', value: 'YEAR', help: 'the calendar year' },
    from: { type: 'string', value: 'DATE', help: 'instead of --year: the first day' },
    to: { type: 'string', value: 'DATE', help: 'with --from: the day after the last one' },
    statement: { type: 'string', value: 'FILE', help: 'JSON with what the company alone knows' },
    format: {
      type: 'string',
      value: Object.keys(FORMATS).join('|'),
      choices: Object.keys(FORMATS),
      help: 'a table for people (the default), one line of CSV for each cell, or JSON',
    },
  },
  details: [
    'Every cell has the parts that it follows from, to the last digit; what is not known is empty, and listed with what to supply. The year before is beside it where it was recorded. The statement names the approach to consolidation, denominators of intensities, significant categories and the like; the page on reports lists its fields.',
    'Examples\n  tonne report --demo --standard esrs-e1 --year 2025\n  tonne report --db ./tonne.db --standard secr --year 2025 --statement statement.json --format csv',
  ],
  run: (args, io) => {
    const request = requestOf(args, io)
    const format = textOption(args, 'format') ?? 'table'
    const print = async (company: Company) => {
      const table = await company.report(request)
      io.stdout.write(FORMATS[isFormat(format) ? format : 'table'](table))
    }
    if (args.options.demo !== true) return usingCompany(args, { io, actor: 'tonne report' }, print)
    if (args.options.db !== undefined) throw new UsageError('--demo is in memory; leave out --db, or --demo')
    return usingDemo(io, print)
  },
}

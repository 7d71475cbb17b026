import { definedFields } from '../resources/index.ts'
import type { Company, InventoryPeriod, Readiness } from '../service/index.ts'
import { type ParsedArguments, textOption } from './arguments.ts'
import type { Command } from './command.ts'
import { UsageError } from './failure.ts'
import {
  COMPANY_OR_DEMO_OPTIONS,
  PERIOD_OPTIONS,
  periodArguments,
  usingCompanyOrDemo,
} from './report/company-and-period.ts'
import { readinessText } from './report/readiness-text.ts'

const FORMATS = ['table', 'json'] as const

function periodOf(args: ParsedArguments): InventoryPeriod {
  const { year, from, to } = periodArguments(args)
  // the ends are checked by the service, which says which one is missing
  if (year === undefined) return definedFields({ from, to }) as InventoryPeriod
  if (from !== undefined || to !== undefined)
    throw new UsageError('--year is given beside --from or --to; leave one out')
  const [start, end] = [year, year + 1].map((one) => String(one).padStart(4, '0'))
  return { from: `${start}-01-01`, to: `${end}-01-01` }
}

function isBlocked({ findings }: Readiness): boolean {
  return findings.some(({ severity }) => severity === 'blocks')
}

/** `tonne check`. */
export const checkCommand: Command = {
  name: 'check',
  operands: '',
  summary: 'lists what is to be cleared before the figures of a company are reported',
  options: {
    ...COMPANY_OR_DEMO_OPTIONS,
    ...PERIOD_OPTIONS,
    format: {
      type: 'string',
      value: FORMATS.join('|'),
      choices: [...FORMATS],
      help: 'text for people (the default), or JSON with the ids of records',
    },
  },
  details: [
    'Looks for months without a record, duplicates, overlapping periods and such over an end, records without a file, outliers, superseded factors and those of secondary copies, mixed GWP sets, and missing figures and categories. Nothing is filled in or changed. The records are counted by site, activity and scope, to draw samples from.',
    'Exit code 0 when nothing blocks, also where something is to be checked; 1 when a finding blocks.',
    'Examples\n  tonne check --demo --year 2025\n  tonne check --db ./tonne.db --company 2 --year 2025 --format json',
  ],
  run: async (args, io) => {
    const period = periodOf(args)
    let code = 0
    const print = async (company: Company) => {
      const readiness = await company.readiness(period)
      const isJson = textOption(args, 'format') === 'json'
      io.stdout.write(isJson ? `${JSON.stringify(readiness)}\n` : readinessText(readiness))
      code = isBlocked(readiness) ? 1 : 0
    }
    await usingCompanyOrDemo(args, { io, actor: 'tonne check' }, print)
    return code
  },
}

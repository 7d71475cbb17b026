import type { Company, Readiness } from '../service/index.ts'
import { choiceRule, flagRule, textOption } from './arguments.ts'
import type { Command } from './command.ts'
import {
  COMPANY_OR_DEMO_OPTIONS,
  PERIOD_OPTIONS,
  spanArguments,
  usingCompanyOrDemo,
} from './report/company-and-period.ts'
import { readinessText } from './report/readiness-text.ts'

const FORMATS = ['table', 'json'] as const

function isBlocked({ findings }: Readiness): boolean {
  return findings.some(({ severity }) => severity === 'blocks')
}

/** `tonne check`. */
export const checkCommand: Command = {
  options: {
    ...COMPANY_OR_DEMO_OPTIONS,
    ...PERIOD_OPTIONS,
    upstream: flagRule('the report will count upstream emissions of electricity'),
    format: choiceRule(FORMATS, 'text for people, or JSON with the ids of records (default: table)'),
  },
  details: [
    'Looks for months without a record, duplicates, overlapping periods, periods that cross the start or end, records without a file, outliers, factors that are superseded or from secondary copies, uncounted upstream emissions, mixed GWP sets, and missing figures and categories. It changes nothing. Records are counted by site, activity and scope, so that you can draw samples.',
    'The exit code is 0 if no finding blocks the report, and 1 if one does.',
    'Examples\n  tonne check --demo --year 2025\n  tonne check --db ./tonne.db --company 2 --year 2025 --format json',
  ],
  run: async (args, io) => {
    const period = spanArguments(args)
    let code = 0
    const print = async (company: Company) => {
      const readiness = await company.readiness({ ...period, upstream: args.options.upstream === true })
      const isJson = textOption(args, 'format') === 'json'
      io.stdout.write(isJson ? `${JSON.stringify(readiness)}\n` : readinessText(readiness))
      code = isBlocked(readiness) ? 1 : 0
    }
    await usingCompanyOrDemo(args, { io, actor: 'tonne check' }, print)
    return code
  },
}

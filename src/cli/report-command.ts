import { checkStandard, checkStatement } from '../disclosure/index.ts'
import { fail } from '../errors/index.ts'
import { CONSOLIDATION_APPROACHES, definedFields } from '../resources/index.ts'
import type { Company, DisclosureStatement, DisclosureTable, ReportRequest } from '../service/index.ts'
import { type ParsedArguments, textOption } from './arguments.ts'
import type { Command } from './command.ts'
import { UsageError } from './failure.ts'
import type { CliIo } from './io.ts'
import {
  COMPANY_OR_DEMO_OPTIONS,
  PERIOD_OPTIONS,
  periodArguments,
  usingCompanyOrDemo,
} from './report/company-and-period.ts'
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

function requestOf(args: ParsedArguments, io: CliIo): ReportRequest {
  const standard = textOption(args, 'standard')
  if (standard === undefined) throw new UsageError('--standard is missing: esrs-e1, secr, iso-14064-1 or sb-253')
  return {
    standard: checkStandard(standard),
    ...definedFields({
      ...periodArguments(args),
      approach: textOption(args, 'approach') as ReportRequest['approach'],
      statement: statementOf(args, io),
    }),
  }
}

/** `tonne report`. */
export const reportCommand: Command = {
  name: 'report',
  operands: '',
  summary: 'prints the table of a disclosure standard for a year of a company',
  options: {
    ...COMPANY_OR_DEMO_OPTIONS,
    standard: { type: 'string', value: 'STANDARD', help: 'esrs-e1, secr, iso-14064-1 or sb-253' },
    ...PERIOD_OPTIONS,
    approach: {
      type: 'string',
      value: CONSOLIDATION_APPROACHES.join('|'),
      choices: [...CONSOLIDATION_APPROACHES],
      help: 'counts each site with its share by this approach',
    },
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
    return usingCompanyOrDemo(args, { io, actor: 'tonne report' }, print)
  },
}

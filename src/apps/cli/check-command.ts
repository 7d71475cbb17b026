import { countPhrase, percentText, rationalOf } from '../../core/display/index.ts'
import type { Readiness, ReadinessFinding, ReadinessStratum } from '../../service/index.ts'
import { choiceRule, chooseEntry, flagRule } from './arguments.ts'
import type { Command } from './command.ts'
import {
  COMPANY_OR_DEMO_OPTIONS,
  PERIOD_OPTIONS,
  spanArguments,
  usingCompanyOrDemo,
} from './report/company-and-period.ts'
import { jsonLine, kilogramsText, table, wrap } from './text-layout.ts'

/** Maximum ids that are printed. The JSON has all of them. */
const IDS_MAX = 3

function idsText({ first, records }: ReadinessFinding): string[] {
  if (first.length === 0) return []
  const others = records > IDS_MAX ? [`${records - IDS_MAX} more`] : []
  return [...first.slice(0, IDS_MAX), ...others].map((text) => `    ${text}`)
}

function findingText(finding: ReadinessFinding): string {
  const { code, severity, message } = finding
  return [wrap(`${severity}  ${code}: ${message}`, '  '), ...idsText(finding)].join('\n')
}

function stratumCells({ siteName, collection, scope, records, co2e }: ReadinessStratum): string[] {
  return [siteName ?? 'no site', collection, scope, String(records), kilogramsText(co2e.exact)]
}

/** Describes the part of the total that uses stand-ins. */
function standInText({ total: { records, co2e, share } }: Readiness['standIns']): string {
  const percent = share === undefined ? '' : ` (${percentText(rationalOf(share.exact))} of the total)`
  return wrap(
    `${countPhrase(records, 'record')}, ${kilogramsText(co2e.exact)} kg CO2e${percent}, ${records === 1 ? 'rests' : 'rest'} on factors of another country or a wider region`,
    '  ',
  )
}

/** Findings are about records: without this, a list without blocking findings would promise a complete report. */
const STATEMENTS =
  'These findings are about the records. A standard also asks for facts that only the company knows: its report lists those that are missing, each with how to supply it.'

/** Formats the findings for people, blocking ones first within each code, then the records to sample. */
export function readinessText({ from, to, findings, standIns, strata }: Readiness): string {
  const blocking = findings.filter(({ severity }) => severity === 'blocks').length
  const count =
    findings.length === 0
      ? 'nothing to fix in the records'
      : `${countPhrase(findings.length, 'finding')}, ${blocking} blocking`
  const paragraphs = [
    `${from.slice(0, 10)} up to ${to.slice(0, 10)}: ${count}`,
    ...findings.map(findingText),
    standInText(standIns),
    wrap(STATEMENTS),
    table([['Records', 'activity', 'scope', 'number', 'kg CO2e'], ...strata.map(stratumCells)]).join('\n'),
  ]
  return `${paragraphs.join('\n\n')}\n`
}

const FORMATS = { table: readinessText, json: jsonLine } as const

function isBlocked({ findings }: Readiness): boolean {
  return findings.some(({ severity }) => severity === 'blocks')
}

/** `tonne check`. */
export const checkCommand: Command = {
  options: {
    ...COMPANY_OR_DEMO_OPTIONS,
    ...PERIOD_OPTIONS,
    upstream: flagRule('the report will count upstream emissions of electricity'),
    format: choiceRule(Object.keys(FORMATS), 'text for people, or JSON with the ids of records (default: table)'),
  },
  details: [
    'Looks for months without a record, duplicates, overlapping periods, periods that cross the start or end, records without a file, outliers, factors that are superseded or from secondary copies, uncounted upstream emissions, mixed GWP sets, and missing figures and categories. It changes nothing. Records are counted by site, activity and scope, so that you can draw samples.',
    'The exit code is 0 if no finding blocks the report, and 1 if one does.',
    'Examples\n  tonne check --demo --year 2025\n  tonne check --db ./tonne.db --company 2 --year 2025 --format json',
  ],
  run: async (args, io) => {
    const period = spanArguments(args)
    const format = chooseEntry({ args, name: 'format', usual: 'table' }, FORMATS)
    let code = 0
    await usingCompanyOrDemo(args, { io, actor: 'tonne check' }, async (company) => {
      const readiness = await company.readiness({ ...period, upstream: args.options.upstream === true })
      io.stdout.write(format(readiness))
      code = isBlocked(readiness) ? 1 : 0
    })
    return code
  },
}

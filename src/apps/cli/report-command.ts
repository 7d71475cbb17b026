import { isKeyOf } from '../../base/index.ts'
import { countPhrase } from '../../core/display/index.ts'
import { CONSOLIDATION_APPROACHES, cellInColumn, definedFields } from '../../resources/index.ts'
import type {
  Company,
  DisclosureRow,
  DisclosureStatement,
  DisclosureTable,
  ReportRequest,
} from '../../service/index.ts'
import {
  checkStandard,
  figureText,
  parseStatement,
  reportCsv,
  reportMarkdown,
  subjectText,
} from '../../standards/disclosure/index.ts'
import { choiceOption, choiceRule, flagRule, type ParsedArguments, textOption, textRule } from './arguments.ts'
import { encodeUtf8 } from './calculate/decode-utf8.ts'
import type { Command } from './command.ts'
import { UsageError } from './failure.ts'
import type { CliIo } from './io.ts'
import { writeFile } from './outputs.ts'
import {
  COMPANY_OR_DEMO_OPTIONS,
  PERIOD_OPTIONS,
  periodArguments,
  usingCompanyOrDemo,
} from './report/company-and-period.ts'
import { jsonLine, listParagraph, table, wrap } from './text-layout.ts'

/** Leaves room for four columns of figures and units in a terminal. */
const LABEL_WIDTH = 32
const UNKNOWN = '-'

/** Formats a row as lines of a table: its label over several lines, its figures on the first. */
function rowLines({ label, unit, ...cells }: DisclosureRow, columns: DisclosureTable['columns']): string[][] {
  const [first = '', ...rest] = wrap(label, '', LABEL_WIDTH).split('\n')
  const figures = columns.map(({ id }) => figureText(cellInColumn(cells, id), id) ?? UNKNOWN)
  const none = [...columns.map(() => ''), '']
  return [[first, ...figures, unit], ...rest.map((line) => [`  ${line}`, ...none])]
}

function sectionText(section: string, { columns, rows }: DisclosureTable): string {
  const [title = '', ...more] = wrap(section, '', LABEL_WIDTH).split('\n')
  // the year is enough to distinguish the columns
  const labels = columns.map(({ label }) => label.replace('Comparative: ', ''))
  const head = [[title, ...labels, 'unit'], ...more.map((line) => [line, ...columns.map(() => ''), ''])]
  return table([
    ...head,
    ...rows.filter((row) => row.section === section).flatMap((row) => rowLines(row, columns)),
  ]).join('\n')
}

/** Formats the report for people: its sections, then missing figures, sentences to print, and texts. */
export function reportText(report: DisclosureTable): string {
  const { title, version, rows, missing, notices, methodology, attributions } = report
  const sections = [...new Set(rows.map(({ section }) => section))]
  const paragraphs = [
    [wrap(title), wrap(subjectText(report)), wrap(version)].join('\n'),
    ...sections.map((section) => sectionText(section, report)),
    ...listParagraph(
      'Missing',
      missing.map(({ code, datapoint, message }) => `${datapoint} (${code}): ${message}`),
    ),
    ...listParagraph(
      'Notices to print',
      notices.map(({ code, records, message }) => {
        return `${code}${records === null ? '' : `, ${countPhrase(records, 'record')}`}: ${message}`
      }),
    ),
    ...listParagraph(
      'Methodology',
      methodology.map(({ datapoint, text }) => `${datapoint}: ${text}`),
    ),
    ...listParagraph('Attributions', attributions),
  ]
  return `${paragraphs.join('\n\n')}\n`
}

const TEXTS = {
  table: reportText,
  csv: reportCsv,
  markdown: reportMarkdown,
  json: jsonLine,
} as const

const FORMATS = [...Object.keys(TEXTS), 'html', 'xlsx']

/** Builds the report in a format, as bytes. */
async function formatReport(company: Company, request: ReportRequest, format: string): Promise<Uint8Array> {
  if (format === 'html') return encodeUtf8(await company.reportPage(request))
  if (!isKeyOf(TEXTS, format)) return company.reportWorkbook(request)
  return encodeUtf8(TEXTS[format](await company.report(request)))
}

/** Returns the file to write; undefined for standard output. Throws `UsageError` for a workbook without a file. */
function outputOf(args: ParsedArguments, format: string): string | undefined {
  const output = textOption(args, 'output')
  if (output === undefined && format === 'xlsx')
    throw new UsageError('--format xlsx is a file; name it by --output, as in --output report.xlsx')
  return output
}

/**
 * Reads the statement of the company from a JSON file. Throws `invalid_type` for invalid JSON, and the codes of a
 * statement.
 */
function statementOf(args: ParsedArguments, io: CliIo): DisclosureStatement | undefined {
  const file = textOption(args, 'statement')
  if (file === undefined) return undefined
  return parseStatement(io.readText(file))
}

/** Parses the further years. Throws `UsageError`. */
function priorOf(args: ParsedArguments): readonly number[] | undefined {
  const text = textOption(args, 'prior')
  if (text === undefined) return undefined
  if (/^\d{4}(?:,\d{4})*$/.test(text)) return text.split(',').map(Number)
  throw new UsageError(
    `--prior must be years of four digits with commas between them, like 2024,2023; received ${text}`,
  )
}

function readReportRequest(args: ParsedArguments, io: CliIo): ReportRequest {
  const standard = textOption(args, 'standard')
  if (standard === undefined) throw new UsageError('--standard is missing: esrs-e1, secr, iso-14064-1, sb-253 or vsme')
  return {
    standard: checkStandard(standard),
    ...definedFields({
      ...periodArguments(args),
      approach: choiceOption(args, 'approach', CONSOLIDATION_APPROACHES),
      prior: priorOf(args),
      upstream: args.options.upstream === true ? true : undefined,
      statement: statementOf(args, io),
    }),
  }
}

/** `tonne report`. */
export const reportCommand: Command = {
  options: {
    ...COMPANY_OR_DEMO_OPTIONS,
    standard: textRule('STANDARD', 'esrs-e1, secr, iso-14064-1, sb-253 or vsme; required'),
    ...PERIOD_OPTIONS,
    approach: choiceRule(CONSOLIDATION_APPROACHES, 'count each site with its share under this consolidation approach'),
    upstream: flagRule('count upstream emissions of electricity in Scope 3 category 3'),
    prior: textRule('YEARS', 'further years to show, like 2023,2022'),
    statement: textRule('FILE', 'JSON file with facts that only the company knows'),
    format: choiceRule(
      FORMATS,
      'table for people, CSV with one line per cell, Markdown, JSON, a page to print or save as PDF from a browser, or a workbook with formulas (default: table)',
    ),
    output: textRule('FILE', 'file to write (default: standard output)'),
  },
  details: [
    'Every cell lists the parts that it is computed from, to the last digit. A figure that is not known is empty, and the report lists what to supply. The previous year is shown too if it was recorded. The statement names the consolidation approach, denominators of intensities, significant categories and so on; the page on reports lists its fields. In a workbook, every record is a row with formulas from its activity data, steps and factor to its emission, and the cells of the report are computed from these rows.',
    'Examples\n  tonne report --demo --standard esrs-e1 --year 2025\n  tonne report --db ./tonne.db --standard secr --year 2025 \\\n    --statement statement.json --format csv\n  tonne report --demo --standard esrs-e1 --year 2025 \\\n    --format xlsx --output report.xlsx',
  ],
  run: (args, io) => {
    const request = readReportRequest(args, io)
    const format = textOption(args, 'format') ?? 'table'
    const output = outputOf(args, format)
    return usingCompanyOrDemo(args, { io, actor: 'tonne report' }, async (company) => {
      const bytes = await formatReport(company, request, format)
      if (output === undefined) return io.stdout.writeBytes(bytes)
      await writeFile(output, io, (append) => append(bytes))
      io.stderr.write(`written: ${output}\n`)
    })
  },
}

import * as z from 'zod'
import { fail } from '../../../core/errors/index.ts'
import {
  DISCLOSURE_STANDARDS,
  type DisclosureTable,
  definedFields,
  disclosureStatementSchema,
  disclosureTableSchema,
  type InventoryResource,
  inventorySchema,
  parseInput,
  type ReadinessResource,
  readinessSchema,
} from '../../../resources/index.ts'
import type { Company, ImportPreview, InventoryPeriod } from '../../../service/index.ts'
import { checkStandard } from '../../../standards/disclosure/index.ts'
import { readinessText } from '../check-command.ts'
import { reportText } from '../report-command.ts'
import { rowWarningText } from '../summary-text.ts'
import {
  integerField,
  optionalText,
  parseRowsInput,
  rowsField,
  type Tool,
  type ToolContext,
  textOrNull,
} from './tool.ts'
import { activityColumns, endDate } from './tools.ts'

const IN_PARTS = 'Each call previews an import of its own, with its own digest.'

const previewArguments = z.strictObject({
  name: optionalText('the name of the import, such as that of the file the rows come from; default: rows'),
  rows: rowsField(z.strictObject(activityColumns)),
  site: optionalText('the site of rows that name none'),
  country: optionalText('the country of new sites whose rows name none: GB, US, DE'),
  endDate,
  allowCredits: z.boolean().optional().describe('true accepts negative quantities, for credit notes and refunds'),
})

/** The rows with their fields in the order in which they were sent, because the digest depends on it. */
const rowsAsSent = z.object({ rows: z.array(z.record(z.string(), z.unknown())) })

const referenceField = z.object({
  kind: z.string().describe('site, vehicle or batch'),
  name: z.string(),
  id: textOrNull('the id of the existing record; null: the import would create it'),
  country: textOrNull('the country of a new site; null for everything else'),
  rows: integerField('number of rows that name it'),
})

const problemField = z.object({
  code: z.string(),
  message: z.string().describe('a sentence that says what to do'),
  count: integerField('number of rows with this problem'),
  rows: z.array(integerField('index of a row, from 0')).describe('the first of these rows'),
})

const previewData = z.object({
  digest: z.string().describe('names this preview; an import of the same rows takes it'),
  rows: integerField('number of rows that would be imported'),
  records: z.record(z.string(), z.number()).describe('records that would be created, by collection'),
  co2eKg: z
    .object({ scope1: z.string(), scope2Location: z.string(), scope2Market: z.string(), scope3: z.string() })
    .describe('exact kilograms of CO2e; the two figures of Scope 2 are never added'),
  references: z.array(referenceField).describe('sites, vehicles and the batch that the rows name'),
  words: z.array(z.string()).describe('words that were read as others'),
  notices: z.array(z.object({ code: z.string(), message: z.string(), rows: integerField('number of rows') })),
  warnings: z.array(z.string()).describe('duplicates, overlaps, outliers: they change no number'),
  leftOut: z.array(z.object({ row: integerField('index of the row'), label: z.string() })),
  problems: z.array(problemField).describe('rows that need a decision; they cannot be imported as they are'),
  problemRows: integerField('number of rows that need a decision'),
  importedAs: textOrNull('the id of the import that already has these rows; null: none'),
})

function toPreviewData(preview: ImportPreview): z.output<typeof previewData> {
  const { digest, rows, records, co2eKg, references, words, notices, warnings, leftOut, problems, problemRows } =
    preview
  return {
    ...{ digest, rows, records: { ...records }, co2eKg: { ...co2eKg }, words: [...words], problemRows },
    references: references.map(({ kind, name, id, country, rows: count }) => ({
      kind,
      name,
      id,
      country,
      rows: count,
    })),
    notices: notices.map(({ code, message, rows: count }) => ({ code, message, rows: count })),
    warnings: warnings.map((warning) => rowWarningText(warning).trim()),
    leftOut: leftOut.map(({ line, label }) => ({ row: line - 1, label })),
    problems: problems.map(({ code, message, count, examples }) => ({
      ...{ code, message, count },
      rows: examples.flatMap(({ position }) => (position === undefined ? [] : [position.line - 1])),
    })),
    importedAs: preview.earlier?.id ?? null,
  }
}

/** Shows what an import of rows into the company would create. It writes nothing. */
const importPreviewTool: Tool<z.output<typeof previewData>> = {
  name: 'import_preview',
  title: 'Preview an import of activities into the company',
  description:
    'Calculates activities and tries them out as records of the company, and shows what an import would create: records, sites and vehicles that exist or are new, emissions by scope, what was assumed, and the rows that need a decision, with the reason. It writes nothing; a person imports with tonne import or the page.',
  input: previewArguments,
  output: previewData,
  run: async (args, { company }) => {
    if (company === undefined) throw new TypeError('the tools of a company need one')
    const {
      name = 'rows',
      rows: _,
      allowCredits = false,
      ...options
    } = parseRowsInput(previewArguments, args, IN_PARTS)
    const { rows } = rowsAsSent.parse(args)
    const payload = { name, rows, ...definedFields(options) }
    const data = toPreviewData(await company.imports.previewRows(payload, { allowCredits }))
    return { data, texts: [`${JSON.stringify(data, null, 1)}\n`] }
  },
}

const periodShape = {
  year: z.number().optional().meta({ type: 'integer' }).describe('the calendar year; or send from and to'),
  from: optionalText('the first day: 2025-01-01'),
  to: optionalText('the day after the last one: 2026-01-01'),
}

const upstream = z.boolean().optional().describe('true counts upstream emissions of electricity in Scope 3 category 3')

interface PeriodArguments {
  readonly year?: number | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** Returns the period of a year, or the one of `from` and `to`. Throws `required`, `invalid_choice`, `invalid_date`. */
function readSpan({ year, from, to }: PeriodArguments): InventoryPeriod {
  const [first] = [from, to].filter((one) => one !== undefined)
  if (year === undefined) {
    if (from !== undefined && to !== undefined) return { from, to }
    const missing = first === undefined ? 'year' : from === undefined ? 'from' : 'to'
    return fail(missing, 'required', 'is missing; send year, or from and to')
  }
  const received = year
  if (first !== undefined)
    return fail('year', 'invalid_choice', { message: 'cannot be combined with from or to; leave one out', received })
  if (!Number.isInteger(year) || year < 1000 || year > 9998)
    return fail('year', 'invalid_date', { message: 'must be a year of four digits, like 2025', received })
  return { from: `${year}-01-01`, to: `${year + 1}-01-01` }
}

function requireCompany({ company }: ToolContext): Company {
  if (company === undefined) throw new TypeError('the tools of a company need one')
  return company
}

/** Prints data for a person who reads the answer. */
const jsonText = (data: unknown) => `${JSON.stringify(data, null, 1)}\n`

const inventoryArguments = z.strictObject({ ...periodShape, upstream })

/** The inventory of the company. */
const inventory: Tool<InventoryResource> = {
  name: 'inventory',
  title: 'Read the emissions of the company',
  description:
    'Reads the emissions of the company in a period: Scope 1, 2 (by location and by market, never added) and 3, by category, kind, site, vehicle and month, each in exact kilograms. Notices say what was assumed.',
  input: inventoryArguments,
  output: inventorySchema,
  run: async (args, context) => {
    const { upstream: counted, ...period } = parseInput(inventoryArguments, args)
    const data = await requireCompany(context).inventory({ ...readSpan(period), upstream: counted })
    return { data, texts: [jsonText(data)] }
  },
}

/** The problems to fix before a report. */
const readiness: Tool<ReadinessResource> = {
  name: 'readiness',
  title: 'Check the records before a report',
  description:
    'Lists what blocks a report of a period or should be checked: missing months, duplicates, overlaps, outliers, superseded factors, records without a document. It changes nothing.',
  input: inventoryArguments,
  output: readinessSchema,
  run: async (args, context) => {
    const { upstream: counted, ...period } = parseInput(inventoryArguments, args)
    const data = await requireCompany(context).readiness({ ...readSpan(period), upstream: counted })
    return { data, texts: [readinessText(data)] }
  },
}

const reportArguments = z.strictObject({
  standard: z
    .string()
    .meta({ enum: [...DISCLOSURE_STANDARDS] })
    .describe('the disclosure standard'),
  ...periodShape,
  upstream,
  statement: disclosureStatementSchema
    .optional()
    .describe(
      'what only the company knows, as the statement of a report: organization, approach, intensities, figures',
    ),
})

/** The table of a disclosure standard. */
const report: Tool<DisclosureTable> = {
  name: 'report',
  title: 'Read the report of the company by a disclosure standard',
  description:
    'Builds the table of a disclosure standard for a period: rows with exact figures, each with the parts it follows from, what is missing with how to supply it, notices and the method. A figure that is not known is null, never zero. It stores nothing.',
  input: reportArguments,
  output: disclosureTableSchema,
  run: async (args, context) => {
    const { standard, statement, year, from, to, upstream: counted } = parseInput(reportArguments, args)
    const request = { standard: checkStandard(standard), statement }
    const data = await requireCompany(context).report({ ...request, year, from, to, upstream: counted })
    return { data, texts: [reportText(data)] }
  },
}

const searchArguments = z.strictObject({
  ...periodShape,
  words: optionalText('words that must all be in a record: its id, site, meter, vehicle, kind, activity or factor'),
  scope: z
    .number()
    .optional()
    .meta({ enum: [1, 2, 3] })
    .describe('only records of this scope'),
  limit: z
    .number()
    .optional()
    .meta({ type: 'integer', minimum: 1, maximum: 200, default: 20 })
    .describe('the most records to list'),
})

const recordField = z.object({
  id: z.string(),
  collection: z.string().describe('the activity: siteFuels, siteEnergies, travels, …'),
  site: textOrNull('the site; null: none'),
  meter: optionalText('the meter; absent: the record names none'),
  vehicle: textOrNull('the vehicle; null: none'),
  kind: z.string(),
  scope: z.string(),
  from: z.string(),
  to: z.string().describe('not included'),
  co2e: z.object({ exact: z.string().describe('kilograms in the period, all digits'), kg: z.number() }),
  factors: z.array(z.string()).describe('keys of its factors'),
  notices: z.array(z.string()).describe('codes of the assumptions'),
  evidence: z.string().describe('the attached files, with URLs and SHA-256 digests; empty: none'),
})

const foundRecords = z.object({
  total: integerField('number of records that fit'),
  records: z.array(recordField).describe('those with the largest emissions, largest first'),
})

/** Finds records of the company. */
const findRecords: Tool<z.output<typeof foundRecords>> = {
  name: 'find_records',
  title: 'Find records of the company',
  description:
    'Finds records of a period by words and scope, those with the largest emissions first: where a figure comes from, which records use a factor, what a site recorded.',
  input: searchArguments,
  output: foundRecords,
  run: async (args, context) => {
    const { words, scope, limit, ...period } = parseInput(searchArguments, args)
    const found = await requireCompany(context).findRecords({ ...readSpan(period), words, scope, limit })
    const records = found.records.map(({ factors, notices, ...record }) => ({
      ...record,
      factors: [...factors],
      notices: [...notices],
    }))
    const data = { total: found.total, records }
    return { data, texts: [jsonText(data)] }
  },
}

/** The tools over a company, which only read. */
export const COMPANY_TOOLS: readonly Tool[] = [inventory, readiness, report, findRecords, importPreviewTool]

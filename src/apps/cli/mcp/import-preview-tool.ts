import * as z from 'zod'
import { definedFields, parseInput } from '../../../resources/index.ts'
import type { ImportPreview } from '../../../service/index.ts'
import { rowWarningText } from '../summary-text.ts'
import { toArgumentMessage } from './argument-messages.ts'
import { integerField, optionalText, type Tool, textOrNull } from './tool.ts'
import { activityColumns, endDate } from './tools.ts'

const PREVIEW_ROWS_MAX = 500

const previewArguments = z.strictObject({
  name: optionalText('the name of the import, such as that of the file the rows come from; default: rows'),
  rows: z
    .array(z.strictObject(activityColumns))
    .min(1)
    .max(PREVIEW_ROWS_MAX)
    .describe(`the activities, each with the arguments of calculate; at most ${PREVIEW_ROWS_MAX}`),
  site: optionalText('the site of rows that name none'),
  country: optionalText('the country of new sites whose rows name none: GB, US, DE'),
  endDate,
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
      ...{ code, message: toArgumentMessage(message), count },
      rows: examples.flatMap(({ position }) => (position === undefined ? [] : [position.line - 1])),
    })),
    importedAs: preview.earlier?.id ?? null,
  }
}

/** Shows what an import of rows into the company would create. It writes nothing. */
export const importPreviewTool: Tool<z.output<typeof previewData>> = {
  name: 'import_preview',
  title: 'Preview an import of activities into the company',
  description:
    'Calculates activities and tries them out as records of the company, and shows what an import would create: records, sites and vehicles that exist or are new, emissions by scope, what was assumed, and the rows that need a decision, with the reason. It writes nothing; a person imports with tonne import or the page.',
  input: previewArguments,
  output: previewData,
  run: async (args, { company }) => {
    if (company === undefined) throw new TypeError('the tools of a company need one')
    const { name = 'rows', rows: _, ...options } = parseInput(previewArguments, args)
    const { rows } = rowsAsSent.parse(args)
    const data = toPreviewData(await company.imports.previewRows({ name, rows, ...definedFields(options) }))
    return { data, texts: [`${JSON.stringify(data, null, 1)}\n`] }
  },
}

import * as z from 'zod'
import { fail } from '../../../../core/errors/index.ts'
import type { CommitOptions, ImportMapping } from '../../../../service/index.ts'
import { type ParsedArguments, readArguments, textRule } from '../../arguments.ts'
import type { NamedRecord, RowEdit } from '../../calculate/csv-row-scanner.ts'
import type { ImportIo } from '../../import/file-rows.ts'
import { INPUT_OPTIONS, priceYearOf } from '../../input-options.ts'

const NAME_MAX = 255
const TEXT_MAX = 4000
const EDITS_MAX = 10_000

const text = z.string().max(TEXT_MAX)
const texts = z.record(text, text)

const requestSchema = z.strictObject({
  /** The name of the file. */
  name: z.string().min(1).max(NAME_MAX),
  columns: texts,
  words: z.record(text, texts),
  settings: texts,
  site: z.string().max(NAME_MAX).optional(),
  country: z.string().max(64).optional(),
  edits: z
    .array(z.strictObject({ row: z.int().min(0), column: text, text }))
    .max(EDITS_MAX)
    .default([]),
  digest: z.string().max(64).optional(),
  leaveOut: z.boolean().default(false),
  saveAs: z.string().max(NAME_MAX).optional(),
})

/** A request of the page about a file. */
export type PageImportRequest = z.output<typeof requestSchema>

/** Parses the settings of a request. Throws `body_malformed`. */
export function parseImportRequest(settings: unknown): PageImportRequest {
  const { data, error } = requestSchema.safeParse(settings)
  if (data !== undefined) return data
  const [issue] = error.issues
  return fail('', 'body_malformed', `the page sent ${issue?.path.join('.') ?? 'settings'} wrongly; reload the page`)
}

/** The options of `tonne import` that the page may set. */
const SETTINGS = {
  ...{ format: INPUT_OPTIONS.format, encoding: INPUT_OPTIONS.encoding, delimiter: INPUT_OPTIONS.delimiter },
  ...{ decimal: INPUT_OPTIONS.decimal, 'date-format': INPUT_OPTIONS['date-format'], year: INPUT_OPTIONS.year },
  ...{ 'header-row': INPUT_OPTIONS['header-row'], unpivot: INPUT_OPTIONS.unpivot, map: INPUT_OPTIONS.map },
  ...{ 'end-date': INPUT_OPTIONS['end-date'], sheet: textRule('NAME', 'sheet of a workbook') },
  ...{ 'price-year': INPUT_OPTIONS['price-year'], 'year-starts': INPUT_OPTIONS['year-starts'] },
} as const

/** The name under which the reader of files finds the map of the page. */
const MAP_FILE = 'the mapping of the page'

/** The setting that accepts negative quantities, which is one of the service and not of the reading. */
const CREDITS = 'allow-credits'

/** Settings that are no options of the program. `header` tells the page which files a saved mapping is for. */
const NO_OPTIONS: ReadonlySet<string> = new Set([CREDITS, 'header'])

/** True if negative quantities are credits. */
export function acceptsCredits({ settings }: Pick<PageImportRequest, 'settings'>): boolean {
  return settings[CREDITS] === 'yes'
}

/** Converts a request to the arguments of `tonne import`. Throws `UsageError` for invalid settings. */
export function argumentsOf({ settings }: Pick<PageImportRequest, 'settings'>): ParsedArguments {
  const filled = Object.entries(settings).filter(([name, value]) => value !== '' && !NO_OPTIONS.has(name))
  return readArguments([...filled.map(([name, value]) => `--${name}=${value}`), `--map=${MAP_FILE}`], SETTINGS)
}

/** The lines of a map. A blank before a name keeps '#' at its start from making a comment. */
function mapText({ columns, words }: Pick<PageImportRequest, 'columns' | 'words'>): string {
  const ofColumns = Object.entries(columns).map(([header, column]) => ` ${header}=${column}`)
  const ofWords = Object.entries(words).flatMap(([column, replaced]) =>
    Object.entries(replaced).map(([from, to]) => ` ${from}=${column}:${to}`),
  )
  return [...ofColumns, ...ofWords].map((line) => line.replaceAll(/[\r\n]+/g, ' ')).join('\n')
}

/** Reads the uploaded file, and the map of the request, in place of files of the machine. */
export function importIoOf(
  request: Pick<PageImportRequest, 'columns' | 'words'>,
  io: Pick<ImportIo, 'openInput' | 'loadModule'>,
): ImportIo {
  return {
    openInput: (path) => io.openInput(path),
    loadModule: (name) => io.loadModule(name),
    readText: () => mapText(request),
  }
}

/** The cells to change in a row, by column of the input. */
type RowEdits = ReadonlyMap<string, string>

function editRow({ names, record }: NamedRecord, edits: RowEdits): NamedRecord {
  const added = [...edits.keys()].filter((column) => !names.includes(column))
  const place = { line: record.line, column: 1 }
  return {
    names: [...names, ...added],
    record: {
      ...record,
      cells: [...names, ...added].map((name, index) => edits.get(name) ?? record.cells[index] ?? ''),
      positions: [...names.map((_, index) => record.positions[index] ?? place), ...added.map(() => place)],
    },
  }
}

/** Makes the changes of a request, for one reading of the file. Rows count from 0, in the order of reading. */
export function rowEditsOf({ edits }: Pick<PageImportRequest, 'edits'>): () => RowEdit {
  const byRow = new Map<number, Map<string, string>>()
  for (const { row, column, text: changed } of edits) {
    const ofRow = byRow.get(row) ?? new Map<string, string>()
    byRow.set(row, ofRow.set(column, changed))
  }
  return () => {
    let row = -1
    return (named) => {
      row++
      const ofRow = byRow.get(row)
      return ofRow === undefined ? undefined : editRow(named, ofRow)
    }
  }
}

/** The reading of a file to save under a name; undefined if the request names none. */
function mappingOf({ saveAs = '', columns, words, settings }: PageImportRequest): ImportMapping | undefined {
  const name = saveAs.trim()
  return name === '' ? undefined : { name, columns, words, settings }
}

/** The options of an import that a request names. Throws `UsageError` for invalid settings. */
export function commitOptionsOf(request: PageImportRequest): CommitOptions {
  const { site, country, digest, leaveOut } = request
  const filled = (value: string | undefined) => (value === undefined || value.trim() === '' ? undefined : value.trim())
  const priceYear = priceYearOf(argumentsOf(request))
  return { site: filled(site), country: filled(country), priceYear, digest, leaveOut, mapping: mappingOf(request) }
}

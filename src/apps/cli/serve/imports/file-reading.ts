import { sha256Hex } from '../../../../base/index.ts'
import { type CsvDelimiter, csvRecords } from '../../../../core/csv/index.ts'
import type { FileReading, ReadColumn } from '../../../../core/display/index.ts'
import { EmissionsError } from '../../../../core/errors/index.ts'
import {
  findColumnsByCells,
  findHeader,
  type HeaderRow,
  INPUT_COLUMN_NAMES,
  planSurvey,
  planWideTable,
  SEPARATOR_LINE,
} from '../../../../rows/index.ts'
import type { ParsedArguments } from '../../arguments.ts'
import { textOption } from '../../arguments.ts'
import { openActivities } from '../../calculate/open-activities.ts'
import { withJoinedHeader } from '../../calculate/open-table.ts'
import { decodeSample, encodingOf } from '../../encoding.ts'
import type { ImportIo } from '../../import/file-rows.ts'
import { tableOptionsOf } from '../../input-options.ts'
import type { TableOptions } from '../../table-format.ts'
import { kindOfFile } from '../../workbook/file-kinds.ts'
import { readSheets, workbookBytes } from '../../workbook/read-sheet.ts'
import { chooseSheets, sheetText } from '../../workbook/sheet-text.ts'
import { shownFaults } from './import-faults.ts'
import { columnWords } from './page-words.ts'

const SAMPLE_BYTES = 2 ** 18
const SAMPLES_MAX = 3
const SAMPLE_ROWS_MAX = 200
const SAMPLE_LENGTH = 80

/** The beginning of a file as CSV. */
interface Beginning {
  readonly text: string
  readonly options: TableOptions
  readonly sheets: readonly string[]
  readonly hiddenSheets: readonly string[]
}

async function firstBytes(chunks: AsyncIterable<Uint8Array>, count: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of chunks) {
    pieces.push(piece.slice())
    length += piece.length
    if (length >= count) break
  }
  return Buffer.concat(pieces).subarray(0, count)
}

interface BeginningParts {
  readonly args: ParsedArguments
  readonly io: ImportIo
  readonly options: TableOptions
}

/** Reads the beginning of a workbook: the named sheet, or those with a table if their columns are equal, otherwise the first. */
async function workbookBeginning(bytes: Uint8Array, { args, io, options }: BeginningParts): Promise<Beginning> {
  const chosen = textOption(args, 'sheet')
  const kind = kindOfFile(bytes) === 'markup' ? 'markup' : 'workbook'
  const all = await readSheets(bytes, { kind, option: undefined, io })
  const { sheets: named } = chosen === undefined ? all : await readSheets(bytes, { kind, option: chosen, io })
  const { sheets, joined } = chooseSheets(named, options)
  const [first] = sheets
  const text = joined?.text ?? (first === undefined ? '' : sheetText(first, options))
  const names = [...all.sheets.map(({ name }) => name), ...all.hidden]
  const { headerRow, ...others } = options
  const ofText = joined === undefined ? { ...others, headerRow } : others
  return {
    text: text.slice(0, SAMPLE_BYTES),
    options: { ...ofText, delimiter: ',' },
    sheets: names,
    hiddenSheets: all.hidden,
  }
}

async function readBeginning(args: ParsedArguments, io: ImportIo, file: string): Promise<Beginning> {
  const options = tableOptionsOf(file, args, io)
  const input = await io.openInput(file)
  const sample = await firstBytes(input.chunks(), SAMPLE_BYTES)
  if (kindOfFile(sample, options.format) !== 'text') {
    const bytes = await workbookBytes((await io.openInput(file)).chunks())
    return workbookBeginning(bytes, { args, io, options })
  }
  const text = decodeSample(sample, options.encoding ?? encodingOf(sample)).replace(/^\uFEFF/, '')
  return {
    text: options.format === 'csv' ? withJoinedHeader(text, options) : text,
    options,
    sheets: [],
    hiddenSheets: [],
  }
}

/** Finds the first different filled cells of each column. */
function samplesOf(text: string, delimiter: CsvDelimiter, header: HeaderRow): readonly (readonly string[])[] {
  const samples = header.record.cells.map(() => new Set<string>())
  let rows = 0
  try {
    for (const { line, cells } of csvRecords(text.replace(SEPARATOR_LINE, '\n'), { line: 1, delimiter })) {
      if (line <= header.record.line) continue
      if (rows++ === SAMPLE_ROWS_MAX) break
      for (const [index, known] of samples.entries()) {
        const cell = cells[index]?.trim() ?? ''
        if (cell !== '' && known.size < SAMPLES_MAX) known.add(cell.slice(0, SAMPLE_LENGTH))
      }
    }
  } catch (error) {
    // the end of the sample may cut a cell; a malformed file is reported when it is opened
    if (!EmissionsError.is(error)) throw error
  }
  return samples.map((known) => [...known])
}

/** Finds the indexes of columns whose cells become rows, and of those that only repeat them as totals. */
function valueIndexes(
  delimiter: CsvDelimiter,
  header: HeaderRow,
  options: TableOptions,
): Readonly<Record<'values' | 'totals', ReadonlySet<number>>> {
  try {
    const plan = planWideTable({ delimiter, ...header }, options)
    return {
      values: new Set(plan?.values.map(({ index }) => index)),
      totals: new Set(plan?.totals.map(({ index }) => index)),
    }
  } catch (error) {
    // reported when the file is opened
    if (EmissionsError.is(error)) return { values: new Set(), totals: new Set() }
    throw error
  }
}

/** Finds the columns of a survey of journeys to work, which are read together. */
function surveyIndexes(header: HeaderRow): ReadonlySet<number> {
  try {
    return new Set(Object.values(planSurvey(header, '.')?.at ?? {}))
  } catch (error) {
    // reported when the file is opened
    if (EmissionsError.is(error)) return new Set()
    throw error
  }
}

const NO_COLUMNS = { header: '', headerLine: null, columns: [], lostColumns: [] } as const

/** The parts of a reading that come from the header. */
type HeaderReading = Pick<FileReading, 'header' | 'headerLine' | 'columns' | 'lostColumns'>

/** The digest of the names of columns. Those whose cells become rows are left out, because months are among them. */
function headerDigest(columns: readonly ReadColumn[]): string {
  return sha256Hex(JSON.stringify(columns.filter(({ by }) => by !== 'rows').map(({ header }) => header)))
}

function describeColumns({ text, options }: Beginning): HeaderReading {
  const byCells = findColumnsByCells(text, options).columnMap
  const { delimiter, header } = findHeader(text, { ...options, columnMap: { ...byCells, ...options.columnMap } })
  if (header === undefined) return NO_COLUMNS
  const samples = samplesOf(text, delimiter, header)
  const { values, totals } = valueIndexes(delimiter, header, options)
  const answers = surveyIndexes(header)
  // the rows have their quantities from other columns
  const isBill = [...values].some((index) => header.columns[index]?.by !== 'money')
  const columns = header.record.cells.flatMap((cell, index): readonly ReadColumn[] => {
    const { column, by, measure } = header.columns[index] ?? { column: undefined, by: 'unknown' as const }
    const ofColumn = samples[index] ?? []
    if (cell.trim() === '' && ofColumn.length === 0) return []
    const isValue = values.has(index)
    const meaning = isBill && column === 'value' && by === 'money' ? 'billedAmount' : (column ?? null)
    const isByCells = byCells[cell.trim()] !== undefined && options.columnMap?.[cell.trim()] === undefined
    const reason = by === 'unknown' && answers.has(index) ? 'survey' : isByCells ? 'cells' : by
    return [
      {
        header: cell.trim(),
        column: isValue ? null : totals.has(index) ? '' : meaning,
        by: isValue ? 'rows' : totals.has(index) ? 'ignored' : reason,
        measure: measure ?? null,
        samples: ofColumn,
      },
    ]
  })
  const names = new Set(columns.map((one) => one.header))
  const lostColumns = Object.entries(options.columnMap ?? {}).flatMap(([name, column]) =>
    name === '' || column === '' || names.has(name) ? [] : [{ header: name, column }],
  )
  return { header: headerDigest(columns), headerLine: header.record.line, columns, lostColumns }
}

/** The columns of the input that a file may have. */
const INPUT_COLUMNS = INPUT_COLUMN_NAMES.map((name) => ({ name, help: columnWords(name) }))

/**
 * Describes how a file is read: its columns with samples, and sentences about its form. A file that cannot be read with
 * these settings has `faults`. Throws the errors of a file that is no table at all, and `UsageError`.
 */
export async function describeReading(args: ParsedArguments, io: ImportIo, file: string): Promise<FileReading> {
  const beginning = await readBeginning(args, io, file)
  const hasHeader = beginning.options.format === 'csv'
  const described = hasHeader ? describeColumns(beginning) : NO_COLUMNS
  const { sheets, hiddenSheets } = beginning
  const shared = { hasHeader, ...described, sheets, hiddenSheets, inputColumns: INPUT_COLUMNS }
  try {
    const reopen = () => io.openInput(file)
    const opening = { args, io, tableOptions: tableOptionsOf(file, args, io), reopen }
    const { guesses } = await openActivities(await io.openInput(file), opening)
    return { ...shared, sentences: guesses, faults: [] }
  } catch (error) {
    return { ...shared, sentences: [], faults: shownFaults(error) }
  }
}

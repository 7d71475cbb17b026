import { csvCell, csvRecords } from '../../../core/csv/index.ts'
import { show } from '../../../core/errors/index.ts'
import { type ParsedArguments, textOption } from '../arguments.ts'
import { UsageError } from '../failure.ts'
import type { ByteInput, CliIo } from '../io.ts'
import type { TableOptions } from '../table-format.ts'
import { isCompound, kindOfFile, type ReadableKind, SIGNATURE_BYTES } from '../workbook/file-kinds.ts'
import { hiddenPartSentences, hiddenSheetSentences } from '../workbook/hidden-parts.ts'
import { readSheets, workbookBytes } from '../workbook/read-sheet.ts'
import { chooseSheets, sheetText } from '../workbook/sheet-text.ts'
import { type OpenedActivities, openTable, takeSample, textInput } from './open-table.ts'

/** The day number 0 of a workbook, in days since 1970. */
const SERIAL_EPOCHS = { '1900': -25_569, '1904': -24_107 } as const
/** Options for the text of a file. */
const TEXT_OPTIONS = ['format', 'encoding', 'delimiter']

/** Settings for opening a file. */
interface OpeningFile {
  readonly args: ParsedArguments
  readonly io: Pick<CliIo, 'loadModule'>
  readonly tableOptions: TableOptions
  /** Opens the file a second time; undefined if it can be read only once. */
  readonly reopen: (() => Promise<ByteInput>) | undefined
}

/** Activities whose form is known, with the size in bytes of their text. */
export interface SizedActivities extends OpenedActivities {
  readonly size: number | undefined
}

/** Says which sheets of a workbook have no table. */
function notReadSentence(names: readonly string[]): string {
  const [are, have] = names.length === 1 ? ['sheet is', 'it has'] : ['sheets are', 'they have']
  return `the ${are} not read, because ${have} no header with known columns: ${names.map((name) => show(name)).join(', ')}`
}

/** Converts CSV with commas and one record on each line to tabs: the numbers of a web page may have decimal commas. */
function withTabs(text: string): string {
  const lines = text.split('\n').map((line) => [...csvRecords(line, { line: 1 })][0]?.cells ?? [])
  return lines.map((cells) => cells.map((cell) => csvCell(cell, '\t')).join('\t')).join('\n')
}

/** The kinds of files with sheets. */
type SheetKind = Exclude<ReadableKind, 'text'>

async function openSheet(
  chunks: AsyncIterable<Uint8Array>,
  kind: SheetKind,
  { args, io, tableOptions }: OpeningFile,
): Promise<SizedActivities> {
  const unused = TEXT_OPTIONS.find((name) => textOption(args, name) !== undefined)
  if (unused !== undefined) throw new UsageError(`--${unused} is for text; leave it out for a workbook`)
  const named = textOption(args, 'sheet')
  const bytes = await workbookBytes(chunks)
  const { sheets: all, hidden, dateSystem, hasTypes, failChoice } = await readSheets(bytes, { kind, option: named, io })
  const { sheets, joined, passed, reason } = chooseSheets(all, tableOptions)
  const [sheet, ...others] = sheets
  if (sheet === undefined || (others.length > 0 && joined === undefined)) return failChoice(reason)
  const text = joined?.text ?? sheetText(sheet, tableOptions)
  const input = textInput(hasTypes ? text : withTabs(text))
  const ofJoined = joined === undefined ? {} : { isRewritten: true, headerRow: undefined }
  const ofTypes = { delimiter: ',', isSheet: true, serialEpoch: SERIAL_EPOCHS[dateSystem] } as const
  const ofSheet = hasTypes ? ofTypes : ({ delimiter: '\t' } as const)
  const opened = await openTable(input, { ...tableOptions, ...ofSheet, ...ofJoined }, async () => input)
  const notRead = passed.length > 0 ? [notReadSentence(passed)] : []
  const ofHidden = [...hiddenSheetSentences(hidden), ...hiddenPartSentences(sheets, tableOptions)]
  const place = joined?.sentence ?? `it is the sheet ${show(sheet.name)}`
  const guesses = [place, ...notRead, ...ofHidden, ...opened.guesses]
  return { ...opened, guesses, isMarked: true, size: input.size }
}

/**
 * Opens a file of activities: a text, or a workbook, whose sheet is read as CSV. Throws EmissionsError
 * `file_unreadable`, and `UsageError` for options that do not apply to the kind of file.
 */
export async function openActivities(input: ByteInput, opening: OpeningFile): Promise<SizedActivities> {
  const { size } = input
  const { sample, chunks } = await takeSample(input.chunks(), SIGNATURE_BYTES)
  // the name of the kind may be anywhere in an old document
  const bytes = isCompound(sample) ? await workbookBytes(chunks) : sample
  const kind = kindOfFile(bytes, opening.tableOptions.format)
  if (kind !== 'text') return openSheet(chunks, kind, opening)
  if (textOption(opening.args, 'sheet') !== undefined)
    throw new UsageError('--sheet is for an .xlsx workbook; leave it out for a text')
  const opened = await openTable({ size, chunks: () => chunks }, opening.tableOptions, opening.reopen)
  return { ...opened, size }
}

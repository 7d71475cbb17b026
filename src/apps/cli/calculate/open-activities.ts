import { show } from '../../../core/errors/index.ts'
import { type ParsedArguments, textOption } from '../arguments.ts'
import { UsageError } from '../failure.ts'
import type { ByteInput, CliIo } from '../io.ts'
import type { TableOptions } from '../table-format.ts'
import { isWorkbook, readSheet, SIGNATURE_BYTES, workbookBytes } from '../workbook/read-sheet.ts'
import { sheetText } from '../workbook/sheet-text.ts'
import { textInput } from './calculate-text.ts'
import { type OpenedActivities, openTable } from './open-table.ts'
import { takeSample } from './take-sample.ts'

/** The day number 0 of a workbook, in days since 1970. */
const SERIAL_EPOCHS = { '1900': -25_569, '1904': -24_107 } as const
/** Options for the text of a file. */
const TEXT_OPTIONS = ['format', 'encoding', 'delimiter']

/** Settings for opening a file. */
export interface OpeningFile {
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

async function openSheet(
  chunks: AsyncIterable<Uint8Array>,
  { args, io, tableOptions }: OpeningFile,
): Promise<SizedActivities> {
  const unused = TEXT_OPTIONS.find((name) => textOption(args, name) !== undefined)
  if (unused !== undefined) throw new UsageError(`--${unused} is for text; leave it out for a workbook`)
  const { sheet, dateSystem } = await readSheet(await workbookBytes(chunks), textOption(args, 'sheet'), io)
  const input = textInput(sheetText(sheet, tableOptions.columnMap ?? {}))
  const options = { ...tableOptions, delimiter: ',', isSheet: true, serialEpoch: SERIAL_EPOCHS[dateSystem] } as const
  const opened = await openTable(input, options, async () => input)
  const guesses = [`it is the sheet ${show(sheet.name)}`, ...opened.guesses]
  return { ...opened, guesses, isMarked: true, size: input.size }
}

/**
 * Opens a file of activities: a text, or a workbook, whose sheet is read as CSV. Throws EmissionsError
 * `file_unreadable`, and `UsageError` for options that do not apply to the kind of file.
 */
export async function openActivities(input: ByteInput, opening: OpeningFile): Promise<SizedActivities> {
  const { size } = input
  const { sample, chunks } = await takeSample(input.chunks(), SIGNATURE_BYTES)
  if (isWorkbook(sample)) return openSheet(chunks, opening)
  if (textOption(opening.args, 'sheet') !== undefined)
    throw new UsageError('--sheet is for an .xlsx workbook; leave it out for a text')
  const opened = await openTable({ size, chunks: () => chunks }, opening.tableOptions, opening.reopen)
  return { ...opened, size }
}

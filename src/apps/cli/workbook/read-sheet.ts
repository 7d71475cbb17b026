import { EmissionsError, fail, show } from '../../../core/errors/index.ts'
import { encodingOf } from '../encoding.ts'
import type { CliIo } from '../io.ts'
import { type ReadableKind, rejectOtherArchives } from './file-kinds.ts'
import { failAtLimit, WORKBOOK_LIMITS } from './limits.ts'
import { isSpreadsheetXml, readMarkup } from './markup-tables.ts'
import { archiveNames, type ListedSheet, neededParts } from './needed-parts.ts'
import type { Sheet, Workbook } from './sheet-text.ts'

/** Reads the sheets of a workbook for which the filter is true. */
type ReadXlsx = (
  bytes: Uint8Array,
  options: { readonly sheets: (info: { readonly name: string }) => boolean },
) => Promise<Workbook>

/** Reads the bytes of a workbook. Throws `file_too_large` before all of a file that is too large are in memory. */
export async function workbookBytes(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of chunks) {
    bytes += piece.length
    if (bytes > WORKBOOK_LIMITS.fileBytes) failAtLimit('fileBytes')
    pieces.push(piece.slice())
  }
  return Buffer.concat(pieces)
}

async function loadReader(io: Pick<CliIo, 'loadModule'>): Promise<ReadXlsx> {
  const found = await io.loadModule('hucre/xlsx')
  if (found !== undefined) return (found as { readonly readXlsx: ReadXlsx }).readXlsx
  return fail(
    '',
    'file_unreadable',
    'is a workbook, and the package that reads .xlsx is not installed; run `npm install hucre@1`, or save the sheet as CSV',
  )
}

function failUnread(error: unknown): never {
  const reason = error instanceof Error ? error.message : String(error)
  return fail('', 'file_unreadable', `is not a .xlsx workbook that can be read (${reason}); save it again, or as CSV`)
}

/** Throws `file_unreadable`, which lists the sheets to choose from; hidden ones are marked. */
function failSheetChoice(names: readonly ListedSheet[], wanted: string | undefined, reason = ''): never {
  const listed = names.map(({ name, isHidden }) => `${show(name)}${isHidden ? ' (hidden)' : ''}`).join(', ')
  if (names.length === 0) return fail('', 'file_unreadable', 'is a workbook without a sheet')
  return wanted === undefined
    ? fail('', 'file_unreadable', `has ${names.length} sheets${reason}; pass --sheet with one of ${listed}`)
    : fail('', 'file_unreadable', `has no sheet ${show(wanted)}; pass --sheet with one of ${listed}`)
}

/** Finds the sheets that an option names, one or several with commas between them; without the option those that are shown. */
function sheetIndexes(listed: readonly ListedSheet[], wanted: string | undefined): readonly number[] {
  if (listed.length === 0) return failSheetChoice(listed, wanted)
  if (wanted === undefined) {
    const shown = listed.flatMap(({ isHidden }, index) => (isHidden ? [] : [index]))
    return shown.length === 0 ? failSheetChoice(listed, wanted) : shown
  }
  const names = listed.map(({ name }) => name)
  const single = names.indexOf(wanted)
  if (single >= 0) return [single]
  return wanted.split(',').map((name) => {
    const index = names.indexOf(name.trim())
    return index < 0 ? failSheetChoice(listed, name.trim()) : index
  })
}

/** Unpacks the needed parts of an archive. Every defect of the archive is `file_unreadable`. */
function unpackParts(bytes: Uint8Array, wanted: string | undefined) {
  let chosen: readonly number[] = []
  const choose = (listed: readonly ListedSheet[]) => {
    chosen = sheetIndexes(listed, wanted)
    return chosen
  }
  try {
    rejectOtherArchives(archiveNames(bytes))
    const { sheets: listed, archive } = neededParts(bytes, choose)
    return { listed, archive, wanted: chosen.map((index) => listed[index]?.name) }
  } catch (error) {
    if (EmissionsError.is(error)) throw error
    return failUnread(error)
  }
}

/** A file with sheets, and the option that names one. */
interface SheetsToRead {
  readonly kind: Exclude<ReadableKind, 'text'>
  readonly option: string | undefined
  readonly io: Pick<CliIo, 'loadModule'>
}

/** Reads the sheets of a workbook, or the tables of markup. Throws as `readWorkbookSheets`. */
export async function readSheets(bytes: Uint8Array, { kind, option, io }: SheetsToRead): Promise<ReadSheets> {
  return kind === 'markup' ? readMarkupSheets(bytes, option) : readWorkbookSheets(bytes, option, io)
}

/** Reads the tables of markup as sheets: the one that an option names, or all. Throws EmissionsError `file_unreadable`. */
function readMarkupSheets(bytes: Uint8Array, option: string | undefined): ReadSheets {
  const encoding = encodingOf(bytes)
  const markup = new TextDecoder(encoding).decode(bytes)
  const all = readMarkup(markup)
  const hasTypes = isSpreadsheetXml(markup)
  const sheets = sheetIndexes(all, option).flatMap((index) => all[index] ?? [])
  const hidden = namesOfHidden(all, sheets)
  return {
    sheets,
    hidden,
    dateSystem: '1900',
    hasTypes,
    failChoice: (reason) => failSheetChoice(all, undefined, reason),
  }
}

/** Lists the names of hidden sheets that are not read. */
function namesOfHidden(listed: readonly ListedSheet[], read: readonly { readonly name: string }[]): readonly string[] {
  const names = new Set(read.map(({ name }) => name))
  return listed.flatMap(({ name, isHidden }) => (isHidden && !names.has(name) ? [name] : []))
}

/** The sheets of a workbook to read. */
interface ReadSheets {
  /** Those that an option names, otherwise all that are shown and not empty. */
  readonly sheets: readonly Sheet[]
  /** The names of the hidden sheets that were not read. */
  readonly hidden: readonly string[]
  readonly dateSystem: '1900' | '1904'
  /** False if all cells are texts, as people see them. */
  readonly hasTypes: boolean
  /** Throws `file_unreadable`, which lists the sheets to choose from after a clause with the reason. */
  readonly failChoice: (reason: string) => never
}

/**
 * Reads the named sheets, or all that are not hidden, with the optional package `hucre`, which receives no other part of the workbook.
 * Throws EmissionsError `file_unreadable` if the package is missing, the file is not a workbook, or a sheet is missing;
 * `file_too_large` beyond the limits of a workbook.
 */
async function readWorkbookSheets(
  bytes: Uint8Array,
  option: string | undefined,
  io: Pick<CliIo, 'loadModule'>,
): Promise<ReadSheets> {
  const readXlsx = await loadReader(io)
  const { listed, archive, wanted } = unpackParts(bytes, option)
  const isWanted = ({ name }: { readonly name: string }) => wanted.includes(name)
  const workbook = await readXlsx(archive, { sheets: isWanted }).catch(failUnread)
  const found = workbook.sheets.filter(isWanted)
  if (found.length < wanted.length) return failUnread(new Error('one of its sheets is missing'))
  const filled = found.filter(({ rows }) => rows.some((row) => row.some((value) => (value ?? '') !== '')))
  const [first] = found
  const sheets = filled.length === 0 && first !== undefined ? [first] : filled
  return {
    sheets,
    hidden: namesOfHidden(listed, found),
    dateSystem: workbook.dateSystem ?? '1900',
    hasTypes: true,
    failChoice: (reason) => failSheetChoice(listed, undefined, reason),
  }
}

import { EmissionsError, fail, show } from '../../../core/errors/index.ts'
import type { CliIo } from '../io.ts'
import { failAtLimit, WORKBOOK_LIMITS } from './limits.ts'
import { type ListedSheet, neededParts } from './needed-parts.ts'
import type { Sheet, Workbook } from './sheet-text.ts'

/** Reads the sheets of a workbook for which the filter is true. */
type ReadXlsx = (
  bytes: Uint8Array,
  options: { readonly sheets: (info: { readonly name: string }) => boolean },
) => Promise<Workbook>

const ZIP = [0x50, 0x4b, 3, 4]
/** Signature of older workbooks and of encrypted ones. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0]

/** Number of bytes that identify a kind of file. */
export const SIGNATURE_BYTES = 128

/** Kinds of files without a table that can be read, by their first characters. */
const OTHER_KINDS: readonly (readonly [signature: RegExp, kind: string])[] = [
  [/^%PDF-/, 'a PDF document; ask for the table as CSV or .xlsx, or type its rows into one'],
  [/^PK.{28}mimetypeapplication\/vnd\.oasis/s, 'an OpenDocument spreadsheet (.ods); save it as .xlsx or as CSV'],
  [
    /^(?:\xEF\xBB\xBF)?\s*<(?:!doctype html|html|table|head|body)\b/i,
    'a web page (HTML); open it in a spreadsheet program and save it as .xlsx',
  ],
  [/^(?:\xEF\xBB\xBF)?\s*<\?xml/i, 'an XML document; save it as CSV or .xlsx'],
  [/^(?:\x89PNG|\xFF\xD8\xFF|GIF8|II\*\0|MM\0\*)/, 'a picture; type its rows into a table'],
  [/^[^ -~\s]\x8B/, 'compressed (gzip); unpack it first'],
]

/** Throws `file_unreadable` for a file whose first bytes are those of a kind that is no table. */
function rejectOtherKinds(bytes: Uint8Array): void {
  const text = String.fromCharCode(...bytes.subarray(0, SIGNATURE_BYTES))
  const [, kind] = OTHER_KINDS.find(([signature]) => signature.test(text)) ?? []
  if (kind !== undefined) fail('', 'file_unreadable', `is ${kind}`)
}

/**
 * True if the first bytes are those of a workbook. Throws EmissionsError `file_unreadable` for a kind that is not
 * supported.
 */
export function isWorkbook(bytes: Uint8Array): boolean {
  const begins = (signature: readonly number[]) => signature.every((byte, index) => bytes[index] === byte)
  if (begins(COMPOUND))
    fail('', 'file_unreadable', 'is an .xls workbook, or protected by a password; save it as .xlsx without a password')
  rejectOtherKinds(bytes)
  return begins(ZIP)
}

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
function failSheetChoice(names: readonly ListedSheet[], wanted: string | undefined): never {
  const listed = names.map(({ name, isHidden }) => `${show(name)}${isHidden ? ' (hidden)' : ''}`).join(', ')
  if (names.length === 0) return fail('', 'file_unreadable', 'is a workbook without a sheet')
  return wanted === undefined
    ? fail('', 'file_unreadable', `has ${names.length} sheets; pass --sheet with one of ${listed}`)
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
    const { sheets: listed, archive } = neededParts(bytes, choose)
    return { listed, archive, wanted: chosen.map((index) => listed[index]?.name) }
  } catch (error) {
    if (EmissionsError.is(error)) throw error
    return failUnread(error)
  }
}

/** The sheets of a workbook to read. */
interface ReadSheets {
  /** Those that an option names, otherwise all that are shown and not empty. */
  readonly sheets: readonly Sheet[]
  /** The names of the hidden sheets that were not read. */
  readonly hidden: readonly string[]
  readonly dateSystem: '1900' | '1904'
  /** Throws `file_unreadable`, which lists the sheets to choose from. */
  readonly failChoice: () => never
}

/**
 * Reads the named sheets, or all that are not hidden, with the optional package `hucre`, which receives no other part of the workbook.
 * Throws EmissionsError `file_unreadable` if the package is missing, the file is not a workbook, or a sheet is missing;
 * `file_too_large` beyond the limits of a workbook.
 */
export async function readSheets(
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
    hidden: listed.flatMap(({ name, isHidden }) => (isHidden && !wanted.includes(name) ? [name] : [])),
    dateSystem: workbook.dateSystem ?? '1900',
    failChoice: () => failSheetChoice(listed, undefined),
  }
}

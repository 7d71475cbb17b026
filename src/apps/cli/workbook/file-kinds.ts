import { fail, show } from '../../../core/errors/index.ts'
import { decodeSample, encodingOf } from '../encoding.ts'
import { isSpreadsheetXml } from './markup-tables.ts'

/** Number of bytes that identify a kind of file. */
export const SIGNATURE_BYTES = 2048

const AS_TABLE = 'save it as .xlsx or as CSV'

/** Kinds of files without a table that can be read, by their first bytes as characters. */
const BINARY_KINDS: readonly (readonly [signature: RegExp, kind: string])[] = [
  [/^%PDF-/, 'a PDF document; ask for the table as CSV or .xlsx, or type its rows into one'],
  [
    /^PK.{28}mimetypeapplication\/vnd\.oasis\.opendocument\.text/s,
    'an OpenDocument text (.odt); copy its table into a spreadsheet, and save that as CSV',
  ],
  [/^PK.{28}mimetypeapplication\/vnd\.oasis/s, `an OpenDocument spreadsheet (.ods); ${AS_TABLE}`],
  [/^(?:\x89PNG|\xFF\xD8\xFF|GIF8|II\*\0|MM\0\*|RIFF.{4}WEBP|.{4}ftyp)/s, 'a picture; type its rows into a table'],
  [/^(?:7z\xBC\xAF|Rar!|\xFD7zXZ|BZh\d1AY)/, 'an archive; unpack it, and give one of its files'],
  [/^PAR1/, 'a Parquet file; export its rows as CSV'],
  [/^ARROW1/, 'an Arrow file; export its rows as CSV'],
  [/^SQLite format 3/, 'an SQLite database; export the table with the activities as CSV'],
  [/^\{\\rtf/, 'a text document (RTF); copy its table into a spreadsheet, and save that as CSV'],
]

/** Kinds of texts without a table that can be read, by their beginning. */
const TEXT_KINDS: readonly (readonly [beginning: RegExp, kind: string])[] = [
  [/^\s*MIME-Version:/i, 'a web archive (MHTML); open it in a spreadsheet program and save it as .xlsx'],
  [/^\s*<\?xml/i, 'an XML document; export the table as CSV or .xlsx'],
  [
    /^\s*\[\s*[[{]/,
    'JSON; write one object on each line, with columns as keys, and name the file .ndjson (jq -c ".[]" does that), or export the table as CSV',
  ],
  [
    /^\s*\{\s*\n/,
    'JSON; write one object on each line, with columns as keys, and name the file .ndjson, or export the table as CSV',
  ],
  [
    /^\s*\{\s*"(?:[^"\\]|\\.)*"\s*:/,
    'JSON; if each line is an object with columns as keys, name the file .ndjson, or pass --format ndjson',
  ],
]

/** The first tag of a web page, or of a table saved as one. */
const HTML = /^\s*(?:<!--[\s\S]*?-->\s*)*<(?:!doctype html|html|table|head|body|meta|style|title|div|center)\b/i

/** The kind of a file that is read: text, a workbook, or tables in markup. */
export type ReadableKind = 'text' | 'workbook' | 'markup'

const ZIP = [0x50, 0x4b, 3, 4]
const GZIP = [0x1f, 0x8b]
/** Old workbooks and encrypted ones. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0]

function failKind(kind: string): never {
  return fail('', 'file_unreadable', `is ${kind}`)
}

const hasSignature = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte)

/** True for the format of old office programs, and of encrypted workbooks. */
export function isCompound(bytes: Uint8Array): boolean {
  return hasSignature(bytes, COMPOUND)
}

/** Streams in compound files, by the kind of document that has them. */
const COMPOUND_KINDS: readonly (readonly [stream: string, kind: string])[] = [
  ['EncryptedPackage', 'a workbook that is protected by a password; open it, remove the password and save it as .xlsx'],
  ['Workbook', 'an old workbook (.xls); open it in a spreadsheet program and save it as .xlsx'],
  ['WordDocument', 'a Word document (.doc); copy its table into a spreadsheet, and save that as CSV'],
  ['__substg1.0', 'an e-mail (.msg); save its attachment, and give that'],
]

/** Throws `file_unreadable` for a file of the format of old office programs, with the kind of its document. */
function rejectCompound(bytes: Uint8Array): never {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const [, kind] = COMPOUND_KINDS.find(([stream]) => text.includes(Buffer.from(stream, 'utf16le'))) ?? []
  return failKind(kind ?? 'an .xls workbook, or protected by a password; save it as .xlsx without a password')
}

/**
 * Finds the kind of a file by its first bytes, or by more of them. Throws EmissionsError `file_unreadable` for a kind that
 * is no table, with the way to one.
 */
export function kindOfFile(bytes: Uint8Array, format: 'csv' | 'ndjson' = 'csv'): ReadableKind {
  const beginning = bytes.subarray(0, SIGNATURE_BYTES)
  const characters = String.fromCharCode(...beginning)
  if (isCompound(bytes)) rejectCompound(bytes)
  if (hasSignature(bytes, GZIP)) failKind('compressed (gzip); unpack it first')
  const [, binary] = BINARY_KINDS.find(([signature]) => signature.test(characters)) ?? []
  if (binary !== undefined) failKind(binary)
  if (hasSignature(bytes, ZIP)) return 'workbook'
  const text = decodeSample(beginning, encodingOf(beginning)).replace(/^\uFEFF/, '')
  if (HTML.test(text) || isSpreadsheetXml(text)) return 'markup'
  const [, kind] = TEXT_KINDS.find(([signature]) => signature.test(text)) ?? []
  // each line of NDJSON is an object
  if (kind !== undefined && (format === 'csv' || !kind.startsWith('JSON'))) failKind(kind)
  return 'text'
}

/** Kinds of archives by the names of their parts. */
const ARCHIVE_KINDS: readonly (readonly [part: RegExp, kind: string])[] = [
  [/^xl\/workbook\.bin$/, 'a binary workbook (.xlsb); open it in a spreadsheet program and save it as .xlsx'],
  [/^word\//, 'a Word document (.docx); copy its table into a spreadsheet, and save that as .xlsx or as CSV'],
  [/^ppt\//, 'a presentation (.pptx); copy its table into a spreadsheet, and save that as .xlsx or as CSV'],
  [/^Index(?:\/|\.zip$)/, 'a document of Apple Numbers (.numbers); export it as CSV or as an Excel workbook'],
]
const LISTED_MAX = 3

/** Throws `file_unreadable` for an archive that is no workbook, with its kind or its files. */
export function rejectOtherArchives(names: readonly string[]): void {
  const [, kind] = ARCHIVE_KINDS.find(([part]) => names.some((name) => part.test(name))) ?? []
  if (kind !== undefined) failKind(kind)
  if (names.includes('[Content_Types].xml')) return
  const files = names.filter((name) => !name.endsWith('/'))
  const listed = files
    .slice(0, LISTED_MAX)
    .map((name) => show(name))
    .join(', ')
  const more = files.length > LISTED_MAX ? ', …' : ''
  failKind(`a ZIP archive (${listed}${more}); unpack it, and give one of its files`)
}

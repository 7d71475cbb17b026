import { fail } from '../../../core/errors/index.ts'

const MIB = 2 ** 20
const MEGABYTE = 1_000_000

/** Limits for reading a workbook; beyond any of them the error is `file_too_large`. */
export const WORKBOOK_LIMITS = {
  /** Bytes of the file, which has to be in memory to be unpacked. */
  fileBytes: 64 * MEGABYTE,
  /** Inflated bytes of the parts that are read. Reading them takes about eight times as many, which is 1 GB. */
  bytes: 128 * MIB,
  /** Maximum inflated bytes for each byte of the file, above `unsqueezedBytes`. */
  ratio: 100,
  unsqueezedBytes: 32 * MIB,
  /** Bytes between two tags: a text, an attribute, a comment. CSV has the same limit for a record. */
  textBytes: MIB,
  /** Rows of the sheet: the limit of spreadsheet programs. */
  rows: 1_048_576,
  cells: 10_000_000,
  sharedStrings: 1_048_576,
  /** Elements of other kinds in a part, such as styles and merged cells. */
  otherElements: 500_000,
  /** Elements within a cell, and within a shared text, on average. */
  elementsPerCell: 8,
  elementsPerText: 4,
  /** Parts of the archive. */
  parts: 10_000,
} as const

type WorkbookLimit = Exclude<keyof typeof WORKBOOK_LIMITS, 'unsqueezedBytes' | 'elementsPerCell' | 'elementsPerText'>

/** Throws `file_too_large`, which names the limit and says what to do. */
export function failAtLimit(limit: WorkbookLimit): never {
  const count = (most: number) => most.toLocaleString('en-US')
  const { fileBytes, bytes, ratio, textBytes, rows, cells, sharedStrings, otherElements, parts } = WORKBOOK_LIMITS
  const found = {
    fileBytes: `has more than ${fileBytes / MEGABYTE} MB`,
    bytes: `holds more than ${bytes / MIB} MiB when it is unpacked`,
    ratio: `holds more than ${ratio} times as many bytes as the file has when it is unpacked`,
    textBytes: `has a text of more than ${textBytes / MIB} MiB`,
    rows: `has more than ${count(rows)} rows in the sheet`,
    cells: `has more than ${count(cells)} cells in the sheet`,
    sharedStrings: `has more than ${count(sharedStrings)} different texts`,
    otherElements: `has more than ${count(otherElements)} styles, merged cells and other elements in addition to its cells`,
    parts: `is an archive of more than ${count(parts)} parts`,
  }[limit]
  return fail(
    '',
    'file_too_large',
    `is a workbook that ${found}, which is not read; save the sheet as CSV, or split it`,
  )
}

import { fail, show } from '../../errors/index.ts'
import type { CliIo } from '../io.ts'
import type { Sheet, Workbook } from './sheet.ts'

/** The reader of a workbook: reads the sheets for which the filter is true. */
type ReadXlsx = (
  bytes: Uint8Array,
  options: { readonly sheets: (info: { readonly name: string }) => boolean },
) => Promise<Workbook>

const ZIP = [0x50, 0x4b, 3, 4]
/** The container of older workbooks, and of encrypted ones. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0]

/** Bytes by which a workbook is recognised. */
export const SIGNATURE_BYTES = 4

/** True for a workbook, judged by its first bytes. Throws EmissionsError `file_unreadable` for one that is not read. */
export function isWorkbook(bytes: Uint8Array): boolean {
  const begins = (signature: readonly number[]) => signature.every((byte, index) => bytes[index] === byte)
  if (begins(COMPOUND))
    fail('', 'file_unreadable', 'is an .xls workbook, or protected by a password; save it as .xlsx without a password')
  return begins(ZIP)
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
  return fail('', 'file_unreadable', `is not a .xlsx workbook that can be read (${reason}); save it anew, or as CSV`)
}

function failUnnamed(names: readonly string[], wanted: string | undefined): never {
  const listed = names.map((name) => show(name)).join(', ')
  if (names.length === 0) return fail('', 'file_unreadable', 'is a workbook without a sheet')
  return wanted === undefined
    ? fail('', 'file_unreadable', `has ${names.length} sheets; pass --sheet with one of ${listed}`)
    : fail('', 'file_unreadable', `has no sheet ${show(wanted)}; pass --sheet with one of ${listed}`)
}

/**
 * Reads the sheet of this name, or the only one, by the optional package `hucre`. Throws EmissionsError
 * `file_unreadable` without that package, for a file that is not a workbook, and unless one sheet is meant.
 */
export async function readSheet(
  bytes: Uint8Array,
  wanted: string | undefined,
  io: Pick<CliIo, 'loadModule'>,
): Promise<{ readonly sheet: Sheet; readonly dateSystem: '1900' | '1904' }> {
  const readXlsx = await loadReader(io)
  const names: string[] = []
  const sheets = ({ name }: { readonly name: string }) => {
    names.push(name)
    return wanted === undefined ? names.length === 1 : name === wanted
  }
  const workbook = await readXlsx(bytes, { sheets }).catch(failUnread)
  const [sheet] = workbook.sheets
  if (sheet === undefined || (wanted === undefined && names.length > 1)) return failUnnamed(names, wanted)
  return { sheet, dateSystem: workbook.dateSystem ?? '1900' }
}

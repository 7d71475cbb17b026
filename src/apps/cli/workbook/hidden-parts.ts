import { show } from '../../../core/errors/index.ts'
import { type Sheet, sheetTable, type TableSearch } from './sheet-text.ts'

const LINES_SHOWN = 10

/** Says which hidden sheets are not read; empty if there is none. */
export function hiddenSheetSentences(names: readonly string[]): readonly string[] {
  const [first] = names
  if (first === undefined) return []
  const listed = names.map((name) => show(name)).join(', ')
  const are = names.length === 1 ? 'the hidden sheet is' : `the ${names.length} hidden sheets are`
  return [`${are} not read: ${listed}; pass --sheet ${show(first)} to read ${names.length === 1 ? 'it' : 'one'}`]
}

/** Lists the lines of hidden rows with a content, below the header. */
function hiddenLines({ rowDefs = new Map() }: Sheet, rows: readonly (readonly string[])[], header: number) {
  return [...rowDefs].flatMap(([row, { hidden }]) => {
    const isFilled = rows[row]?.some((cell) => cell.trim() !== '') === true
    return hidden === true && row + 1 > header && isFilled ? [row + 1] : []
  })
}

function rowSentence(sheet: string, lines: readonly number[]): string {
  const listed = lines.slice(0, LINES_SHOWN).join(', ')
  const more = lines.length > LINES_SHOWN ? ', …' : ''
  const [rows, count, them] =
    lines.length === 1 ? ['1 hidden row', 'counts', 'it'] : [`${lines.length} hidden rows`, 'count', 'them']
  return `${rows} of the sheet ${show(sheet)} ${count} like the others, because a filter hides rows that belong to the data (line ${listed}${more}); delete ${them} if they should not count`
}

function columnSentence(sheet: string, headers: readonly string[]): string {
  const columns = headers.length === 1 ? '1 hidden column' : `${headers.length} hidden columns`
  const listed = headers.map((header) => show(header)).join(', ')
  return `${columns} of the sheet ${show(sheet)} ${headers.length === 1 ? 'is' : 'are'} read like the others: ${listed}; delete what should not count`
}

/** Says which rows and columns of the sheets are hidden. They are read, because a filter hides rows that count. */
export function hiddenPartSentences(sheets: readonly Sheet[], options: TableSearch): readonly string[] {
  return sheets.flatMap((sheet) => {
    const hasRows = [...(sheet.rowDefs ?? [])].some(([, { hidden }]) => hidden === true)
    const hasColumns = sheet.columns?.some((column) => column?.hidden === true) === true
    if (!hasRows && !hasColumns) return []
    const { rows, header } = sheetTable(sheet, options)
    const lines = hiddenLines(sheet, rows, header?.record.line ?? 0)
    const headers = (header?.record.cells ?? []).filter(
      (cell, index) => cell.trim() !== '' && sheet.columns?.[index]?.hidden === true,
    )
    return [
      ...(lines.length === 0 ? [] : [rowSentence(sheet.name, lines)]),
      ...(headers.length === 0 ? [] : [columnSentence(sheet.name, headers)]),
    ]
  })
}

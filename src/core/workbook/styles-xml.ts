import { escapedXml } from './cell-xml.ts'

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** The first id of a number format of a file; programs define those before it. */
const FORMAT_ID = 164

const FORMATS = ['#,##0.000', '#,##0.00', '#,##0.0#########', 'yyyy-mm-dd'] as const

const TOP = '<alignment vertical="top"/>'
const WRAPPED = '<alignment vertical="top" wrapText="1"/>'

interface Style {
  readonly font?: number
  /** An index in `FORMATS`. */
  readonly format?: number
  readonly alignment: string
}

/** In the order of `CELL_STYLES`. */
const STYLES: readonly Style[] = [
  { alignment: TOP },
  { font: 1, alignment: WRAPPED },
  { alignment: WRAPPED },
  { format: 0, alignment: TOP },
  { format: 1, alignment: TOP },
  { format: 2, alignment: TOP },
  { font: 2, alignment: TOP },
  { format: 3, alignment: TOP },
]

function fontXml(size: number, isBold: boolean): string {
  return `<font>${isBold ? '<b/>' : ''}<sz val="${size}"/><name val="Calibri"/></font>`
}

function styleXml({ font = 0, format, alignment }: Style): string {
  const id = format === undefined ? 0 : FORMAT_ID + format
  const applied = `${format === undefined ? '' : ' applyNumberFormat="1"'}${font === 0 ? '' : ' applyFont="1"'}`
  return `<xf numFmtId="${id}" fontId="${font}" fillId="0" borderId="0" xfId="0"${applied} applyAlignment="1">${alignment}</xf>`
}

/** The styles of a workbook: fonts, number formats and alignments of its cells. */
export function stylesXml(): string {
  const formats = FORMATS.map(
    (code, index) => `<numFmt numFmtId="${FORMAT_ID + index}" formatCode="${escapedXml(code)}"/>`,
  )
  const fonts = [fontXml(10, false), fontXml(10, true), fontXml(14, true)]
  return `${DECLARATION}<styleSheet xmlns="${SPREADSHEET}"><numFmts count="${formats.length}">${formats.join('')}</numFmts><fonts count="${fonts.length}">${fonts.join('')}</fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${STYLES.length}">${STYLES.map(styleXml).join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`
}

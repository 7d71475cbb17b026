/** A number computed from other cells, with its value. */
export interface FormulaCell {
  /** Without the equals sign: 'A2*B2'. */
  readonly formula: string
  readonly value: number
}

/** A cell: text (never read as a formula), a number, a formula, or nothing. */
export type WorkbookCell = string | number | FormulaCell | null

/** The most characters of a cell; longer texts are cut off. */
const TEXT_MAX = 32_767
const LETTERS = 26
const A = 65

/** The letters of a column by its index: 'A' for 0, 'AA' for 26. */
export function columnLetters(index: number): string {
  const rest = Math.floor(index / LETTERS)
  return `${rest === 0 ? '' : columnLetters(rest - 1)}${String.fromCharCode(A + (index % LETTERS))}`
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text for XML. */
export function escapedXml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
}

/**
 * Escapes text for a cell. Characters that XML cannot hold are written as `_x0008_`, and text that already looks like
 * that is escaped.
 */
function escapedText(text: string): string {
  const cut = text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX - 1)}…` : text
  const marked = cut
    .replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that XML does not hold
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g, (character) => {
      return `_x${character.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}_`
    })
    .replaceAll(/\p{Surrogate}/gu, '\ufffd')
  return escapedXml(marked)
}

/**
 * Indexes of cell styles in the styles of the workbook. `figure` has three decimals, `percent` two, `small` up to ten;
 * `title` is large and bold, `date` shows a day as 2025-01-31.
 */
export const CELL_STYLES = {
  plain: 0,
  heading: 1,
  wrapped: 2,
  figure: 3,
  percent: 4,
  small: 5,
  title: 6,
  date: 7,
} as const

/** The style of a cell. */
export type CellStyle = keyof typeof CELL_STYLES

/** Prints a cell at a reference like 'B2'; '' for an empty cell. */
export function cellXml(reference: string, cell: WorkbookCell, style: CellStyle = 'plain'): string {
  if (cell === null || cell === '') return ''
  const start = `<c r="${reference}"${style === 'plain' ? '' : ` s="${CELL_STYLES[style]}"`}`
  if (typeof cell === 'string')
    return `${start} t="inlineStr"><is><t xml:space="preserve">${escapedText(cell)}</t></is></c>`
  if (typeof cell === 'number') return `${start}><v>${cell}</v></c>`
  return `${start}><f>${escapedXml(cell.formula)}</f><v>${cell.value}</v></c>`
}

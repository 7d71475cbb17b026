import { findCountry } from '../../core/countries/index.ts'
import type { HeaderColumn } from '../words/header-cell.ts'
import { measuredHeaders, namesUnit } from '../words/header-words.ts'
import { findProduct } from '../words/product-words.ts'
import { dateInterpretations } from './date-interpretations.ts'
import type { ContentKind, UnreadColumn } from './file-form.ts'
import { readAdornedNumber } from './number-interpretations.ts'

/** The first filled cells of a column decide its kind. */
const CELLS_MAX = 50
/** The share of cells that makes a column what they are: a total or a note may be among them. */
const SHARE_MIN = 0.8

/** The kind of a filled cell. */
function kindOfCell(cell: string): ContentKind {
  if (/^\d{4}-\d{2}-\d{2}/.test(dateInterpretations(cell)[0].text)) return 'date'
  if (readAdornedNumber(cell) !== undefined) return 'number'
  if (!/\p{L}/u.test(cell)) return 'mixed'
  if (findProduct(cell) !== undefined) return 'product'
  return namesCountry(cell) ? 'country' : 'text'
}

/** True for a code of two letters or an English name of a country. 'NO' is the answer to a question in many columns. */
function namesCountry(cell: string): boolean {
  return (/^[A-Z]{2}$/.test(cell) || cell.length > 3) && cell !== 'NO' && findCountry(cell) !== undefined
}

/** Counts the cells of a column by their kind. */
export class ContentCounts {
  readonly #counts: Record<ContentKind, number> = { number: 0, date: 0, product: 0, country: 0, text: 0, mixed: 0 }
  #all = 0

  /** Adds a cell; empty cells, dashes and 'n/a' say nothing. */
  add(cell: string): void {
    if (!/[\p{L}\d]/u.test(cell) || /^\s*n\/?a\s*$/i.test(cell) || this.#all === CELLS_MAX) return
    this.#counts[kindOfCell(cell.trim())]++
    this.#all++
  }

  /** The kind of most cells. Half of the names of a column of products may be unknown. */
  get kind(): ContentKind {
    const { number, date, product, country, text } = this.#counts
    const isMost = (count: number) => count > 0 && count >= this.#all * SHARE_MIN
    if (isMost(number)) return 'number'
    if (isMost(date)) return 'date'
    if (isMost(country)) return 'country'
    if (!isMost(product + country + text)) return 'mixed'
    return product > 0 && product >= text ? 'product' : 'text'
  }
}

/** Lists the columns of a header that are not read, with the kinds of their cells. */
export function listUnreadColumns(
  header: readonly string[],
  columns: readonly HeaderColumn[],
  counts: readonly ContentCounts[],
): readonly UnreadColumn[] {
  return header.flatMap((name, index) => {
    const { column, by } = columns[index] ?? { column: undefined, by: 'unknown' }
    const isUnread = by === 'unknown' || (by === 'ignored' && column === '')
    return name === '' || !isUnread
      ? []
      : [{ header: name, content: counts[index]?.kind ?? 'mixed', isUnknown: by === 'unknown' }]
  })
}

/** True for the header of a quantity with a unit: 'Energy (kWh)', 'Gallons'. */
export function isMeasuredHeader(header: string): boolean {
  return namesUnit(header) || measuredHeaders(header).some(({ unit }) => namesUnit(unit))
}

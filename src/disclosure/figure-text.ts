import { decimalText, rationalOf } from '../display/index.ts'
import { type DisclosureCell, isChangeColumn } from '../resources/index.ts'

const DECIMALS = 3
const DECIMALS_OF_CHANGE = 2

/** Rounds a figure for reading; the other formats have all its digits. Null if it is not known. */
export function figureText(cell: DisclosureCell | null, column: string): string | null {
  if (cell === null) return null
  return decimalText(rationalOf(cell.exact), isChangeColumn(column) ? DECIMALS_OF_CHANGE : DECIMALS)
}

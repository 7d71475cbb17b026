import { show } from '../../errors/index.ts'

/** Stands for a cell whose formula the workbook holds without a value. */
export const FORMULA_WITHOUT_VALUE = '#FORMULA!'
/** Stands for an error that is not written as errors are. */
export const UNREADABLE_CELL = '#VALUE!'

const FAULT = /^#(?:N\/A|GETTING_DATA|[A-Z\d/]+[!?])$/

/** Says why a cell of a sheet has no content: an error such as `#REF!`, or a formula without a value; else undefined. */
export function sheetFault(cell: string): string | undefined {
  if (!FAULT.test(cell)) return undefined
  return cell === FORMULA_WITHOUT_VALUE
    ? 'is a formula without a value; open the workbook in a spreadsheet program and save it, or write the value'
    : `is the error ${show(cell)} of the workbook; correct its formula, or write the value`
}

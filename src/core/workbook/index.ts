/**
 * Workbooks (.xlsx) with live formulas: text, numbers and formulas with their values, written sheet by sheet.
 *
 * @module
 */
export { type CellStyle, columnLetters, type FormulaCell, type WorkbookCell } from './cell-xml.ts'
export type { ChartOptions } from './chart-xml.ts'
export { SHEET_ROWS_MAX, type SheetOptions, type SheetWriter } from './sheet-writer.ts'
export { type DefinedName, WorkbookWriter } from './workbook-writer.ts'

import type { SheetWriter } from '../../core/workbook/index.ts'
import { ColumnLayout } from './column-layout.ts'

/** The columns of the sheet of digits. */
export const DIGITS = new ColumnLayout('Digits', [
  ['sheet', 'Sheet', [10]],
  ['row', 'Row', [8]],
  ['figure', 'Figure', [44]],
  ['exact', 'All digits', [100, 'wrapped']],
])

/** The figures of the report, its parts and its factors that no double holds, with all their digits. */
export class DigitSheet {
  readonly #sheet: SheetWriter

  constructor(sheet: SheetWriter) {
    this.#sheet = sheet
    DIGITS.writeTitles(this.#sheet)
  }

  /** Lists a figure by its place; nothing for null, because its cell then has all digits. */
  add(place: { readonly sheet: string; readonly row: number; readonly figure: string }, exact: string | null): void {
    if (exact !== null) DIGITS.write(this.#sheet, [place.sheet, place.row, place.figure, exact])
  }
}

/** The digits of a line: of its quantity, of its steps, and of its result. */
export interface LineDigits {
  readonly row: number
  readonly recordId: string
  readonly value: string | null
  readonly steps: string
  readonly result: string | null
}

/** Builds the columns of a sheet for the digits of another sheet's lines. */
function lineDigits(sheet: string, { value, result }: { readonly value: string; readonly result: string }) {
  return new ColumnLayout(`${sheet} digits`, [
    ['row', `Row in ${sheet}`, [10]],
    ['recordId', 'Record', [38]],
    ['value', `${value}, all digits`, [44, 'wrapped']],
    ['steps', 'Steps, all digits', [60, 'wrapped']],
    ['result', `${result}, all digits`, [60, 'wrapped']],
  ])
}

/** The columns of the digits of records. */
export const RECORD_DIGITS: ColumnLayout = lineDigits('Records', { value: 'Activity data', result: 'kg CO2e' })

/** The columns of the digits of energy. */
export const ENERGY_DIGITS: ColumnLayout = lineDigits('Energy', { value: 'Quantity', result: 'kWh' })

/** The lines of a sheet whose figures have more digits than a double, by their rows in it. */
export class LineDigitSheet {
  readonly #layout: ColumnLayout
  readonly #sheet: SheetWriter

  constructor(sheet: SheetWriter, layout: ColumnLayout) {
    this.#sheet = sheet
    this.#layout = layout
    layout.writeTitles(sheet)
  }

  add({ row, recordId, value, steps, result }: LineDigits): void {
    if (value === null && steps === '' && result === null) return
    this.#layout.write(this.#sheet, [row, recordId, value, steps, result])
  }
}

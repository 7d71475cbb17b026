import { multiply, ONE, parsePrinted, ratio, rationalOf } from '../../core/exact/index.ts'
import type { SheetWriter, WorkbookWriter } from '../../core/workbook/index.ts'
import { wireNumber } from '../../resources/index.ts'
import { accountRowOf } from '../../standards/energy/index.ts'
import type { ReportedRecord } from '../disclosure/report-columns.ts'
import type { EnergyPart } from '../energy/record-energy.ts'
import { ColumnLayout } from './column-layout.ts'
import { exactText, NONE, STEP_COLUMNS, stepCells, stepsText } from './figures.ts'

/** The columns of the sheet of energy. */
export const ENERGY_COLUMNS = new ColumnLayout('Energy', [
  ['column', 'Column of the report'],
  ['recordId', 'Record'],
  ['country', 'Country'],
  ['use', 'Use'],
  ['row', 'Row of the account'],
  ['basis', 'Calorific value'],
  ['value', 'Quantity'],
  ['unit', 'Unit'],
  ...STEP_COLUMNS.map((title, index) => [`step${index}`, title] as const),
  ['share', 'Share of its period'],
  ['kwh', 'kWh'],
  ['mwh', 'MWh'],
  ['exactValue', 'Quantity, all digits'],
  ['steps', 'Steps, all digits'],
  ['exactKwh', 'kWh, all digits'],
  ['notices', 'Notices'],
])

const MWH_PER_KWH = ratio(1n, 1000n)

/** The energy behind a report: a row with formulas for each part of a record. */
export class EnergySheet {
  readonly #sheet: SheetWriter

  constructor(workbook: WorkbookWriter) {
    this.#sheet = workbook.addSheet(ENERGY_COLUMNS.options)
  }

  get rows(): number {
    return this.#sheet.rows
  }

  add(record: ReportedRecord): void {
    const { energy } = record
    if (energy === null || 'underived' in energy) return
    if (this.#sheet.rows === 0) ENERGY_COLUMNS.writeTitles(this.#sheet)
    for (const part of energy.parts) this.#write(part, record)
  }

  #write(
    { use, conversion, calculation }: EnergyPart,
    { column, country, activity, record: { share: counted } }: ReportedRecord,
  ): void {
    const { source, basis, steps, notices } = conversion
    const { activity: quantity, exactKwh } = calculation()
    const value = rationalOf(quantity.value)
    const share = counted ?? ONE
    const kwh = multiply(parsePrinted(exactKwh), share)
    const row = this.#sheet.rows + 1
    const multipliers = ENERGY_COLUMNS.span('step0', 'share', row)
    this.#sheet.write([
      column,
      activity.id,
      country ?? NONE,
      use,
      accountRowOf(source),
      basis,
      wireNumber(value),
      quantity.unit,
      ...stepCells(steps),
      counted === null ? null : wireNumber(share),
      { formula: `${ENERGY_COLUMNS.cell('value', row)}*PRODUCT(1,${multipliers})`, value: wireNumber(kwh) },
      { formula: `${ENERGY_COLUMNS.cell('kwh', row)}/1000`, value: wireNumber(multiply(kwh, MWH_PER_KWH)) },
      exactText(value),
      stepsText(steps),
      exactText(kwh),
      notices.map(({ code }) => code).join(' '),
    ])
  }
}

import { getOrCompute } from '../../base/index.ts'
import {
  type Adjustment,
  adjustedFactor,
  COLUMNS,
  type Column,
  canonicalJson,
  type FactorSnapshot,
  publishedFigure,
} from '../../core/emissions/index.ts'
import type { SheetWriter, WorkbookCell } from '../../core/workbook/index.ts'
import { wireNumber } from '../../resources/index.ts'
import { ColumnLayout } from './column-layout.ts'
import type { DigitSheet } from './digit-sheets.ts'
import { exactText } from './figures.ts'

/** Titles of amounts per unit. */
export const AMOUNT_TITLES = {
  co2: 'kg CO2',
  ch4: 'kg CH4',
  n2o: 'kg N2O',
  co2e: 'kg CO2e',
  biogenicCo2: 'kg biogenic CO2',
  montrealCo2e: 'kg CO2e, Montreal Protocol',
} as const satisfies Record<Column, string>

/** The columns of the sheet of factors. */
export const FACTOR_COLUMNS = new ColumnLayout(
  'Factors',
  [
    ['key', 'Key', [56]],
    ['name', 'Name', [44]],
    ['edition', 'Set and edition', [14, 'wrapped']],
    ['region', 'Region', [10, 'wrapped']],
    ['unit', 'Per unit', [12]],
    ['boundary', 'Boundary', [10]],
    ['gwp', 'GWP set', [12]],
    ...COLUMNS.map((column) => [column, AMOUNT_TITLES[column], [14, 'small']] as const),
    ['publisher', 'Publisher', [16]],
    ['title', 'Title', [30]],
    ['table', 'Table', [24]],
    ['row', 'Row'],
    ['editionYear', 'Year of the edition', [10]],
    ['dataYear', 'Year of the data', [10]],
    ['licence', 'Licence', [24]],
    ['attribution', 'Attribution', [60]],
    ['published', 'As published', [40]],
    ['adjustments', 'Derived by', [40]],
  ],
  'co2e',
)

function publishedText(factor: FactorSnapshot): string {
  const { massUnit, unit } = factor
  const digits = COLUMNS.map((column) => [column, publishedFigure(factor, column)] as const)
  return digits.flatMap(([column, text]) => (text === null ? [] : `${column} ${text} ${massUnit}/${unit}`)).join('; ')
}

function adjustmentText(adjustment: Adjustment): string {
  const { gas, why } = adjustment
  if ('times' in adjustment) return `${gas} × ${adjustment.times} [${why}]`
  const terms = 'plus' in adjustment ? [adjustment.plus] : adjustment.becomes
  const sum = terms.map(([times, of]) => `${times} × ${of}`).join(' + ')
  return `${gas} ${'plus' in adjustment ? '+' : '='} ${sum === '' ? '0' : sum} [${why}]`
}

/** The factors of the records, each once, in the order in which records first need them. */
export class FactorSheet {
  readonly #sheet: SheetWriter
  readonly #digits: DigitSheet
  readonly #rows = new Map<string, number>()
  readonly #known = new Map<FactorSnapshot, number>()

  constructor(sheet: SheetWriter, digits: DigitSheet) {
    this.#sheet = sheet
    this.#digits = digits
  }

  /** Returns the row of a factor, and writes it if it is new. */
  rowOf(factor: FactorSnapshot): number {
    return getOrCompute(this.#known, factor, () =>
      getOrCompute(this.#rows, canonicalJson(factor), () => this.#write(factor)),
    )
  }

  #write(factor: FactorSnapshot): number {
    const { key, name, edition, region, unit, boundary, gwp, row, source } = factor
    const { publisher, title, table, editionYear, dataYear, licence, attribution } = source
    const amounts = adjustedFactor(factor)
    const figures: WorkbookCell[] = COLUMNS.map((column) => {
      const amount = amounts[column]
      return amount === null ? null : wireNumber(amount)
    })
    const ends = [publishedText(factor), factor.adjustments.map(adjustmentText).join('; ')]
    const years = [editionYear === 0 ? null : editionYear, dataYear]
    const cited = [publisher, title, table, row, ...years, licence, attribution]
    const cells = [key, name, edition, region, unit, boundary, gwp, ...figures, ...cited, ...ends]
    const written = FACTOR_COLUMNS.write(this.#sheet, cells)
    for (const column of COLUMNS) {
      const amount = amounts[column]
      const place = { sheet: 'Factors', row: written, figure: AMOUNT_TITLES[column] }
      this.#digits.add(place, amount === null ? null : exactText(amount))
    }
    return written
  }
}

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
import type { SheetWriter, WorkbookCell, WorkbookWriter } from '../../core/workbook/index.ts'
import { wireNumber } from '../../resources/index.ts'
import { ColumnLayout } from './column-layout.ts'
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
export const FACTOR_COLUMNS = new ColumnLayout('Factors', [
  ['key', 'Key'],
  ['name', 'Name'],
  ['edition', 'Set and edition'],
  ['region', 'Region'],
  ['unit', 'Per unit'],
  ['boundary', 'Boundary'],
  ['gwp', 'GWP set'],
  ...COLUMNS.map((column) => [column, AMOUNT_TITLES[column]] as const),
  ['published', 'As published'],
  ['adjustments', 'Derived by'],
  ['exact', 'All digits'],
  ['publisher', 'Publisher'],
  ['title', 'Title'],
  ['table', 'Table'],
  ['row', 'Row'],
  ['editionYear', 'Year of the edition'],
  ['dataYear', 'Year of the data'],
  ['licence', 'Licence'],
  ['attribution', 'Attribution'],
])

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
  readonly #rows = new Map<string, number>()
  readonly #known = new Map<FactorSnapshot, number>()

  constructor(workbook: WorkbookWriter) {
    this.#sheet = workbook.addSheet(FACTOR_COLUMNS.options)
  }

  /** Returns the row of a factor, and writes it if it is new. */
  rowOf(factor: FactorSnapshot): number {
    return getOrCompute(this.#known, factor, () =>
      getOrCompute(this.#rows, canonicalJson(factor), () => this.#write(factor)),
    )
  }

  #write(factor: FactorSnapshot): number {
    if (this.#sheet.rows === 0) FACTOR_COLUMNS.writeTitles(this.#sheet)
    const { key, name, edition, region, unit, boundary, gwp, row, source } = factor
    const { publisher, title, table, editionYear, dataYear, licence, attribution } = source
    const amounts = adjustedFactor(factor)
    const exact = COLUMNS.flatMap((column) => {
      const amount = amounts[column]
      const digits = amount === null ? null : exactText(amount)
      return digits === null ? [] : `${column} ${digits}`
    })
    const figures: WorkbookCell[] = COLUMNS.map((column) => {
      const amount = amounts[column]
      return amount === null ? null : wireNumber(amount)
    })
    const ends = [publishedText(factor), factor.adjustments.map(adjustmentText).join('; '), exact.join('; ')]
    const years = [editionYear === 0 ? null : editionYear, dataYear]
    const cited = [publisher, title, table, row, ...years, licence, attribution]
    return this.#sheet.write([key, name, edition, region, unit, boundary, gwp, ...figures, ...ends, ...cited])
  }
}

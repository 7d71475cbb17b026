import { getOrCompute } from '../../base/index.ts'
import { adjustedFactor, keyWithoutBiogenicCo2 } from '../../core/emissions/index.ts'
import { multiply, ONE, RationalSum } from '../../core/exact/index.ts'
import type { WorkbookWriter } from '../../core/workbook/index.ts'
import { isNationalEdition } from '../../reference/factors/resolution/index.ts'
import { wireNumber } from '../../resources/index.ts'
import { quantityInPeriod } from '../disclosure/counted-quantity.ts'
import type { ReportedRecord } from '../disclosure/report-columns.ts'
import { ColumnLayout } from './column-layout.ts'
import { RECORD_COLUMNS } from './record-sheets.ts'

/** The columns of the sheet of uncertainties. */
const UNCERTAINTY_COLUMNS = new ColumnLayout('Uncertainty', [
  ['factor', 'Factor', [80]],
  ['printed', 'As published', [50]],
  ['co2e', 'kg CO2e in the total', [18, 'figure']],
  ['percent', 'Uncertainty, ± %', [14, 'figure']],
  ['square', '(kg × %) squared', [22, 'figure']],
])

const FIRST_ROW = 2

/** The kilograms of CO2e in the total (Scope 2 market-based) of the period, as a whole and by national factor. */
export class UncertaintySums {
  readonly #byFactor = new Map<string, RationalSum>()
  readonly #total = new RationalSum()

  add({ column, record }: ReportedRecord): void {
    if (column !== 'value') return
    const share = record.share ?? ONE
    for (const contribution of record.contributions) {
      const { factor } = contribution
      const { co2e } = adjustedFactor(factor)
      if (co2e === null) continue
      const amount = multiply(quantityInPeriod(contribution, share), co2e)
      this.#total.add(amount)
      if (isNationalEdition(factor.edition))
        getOrCompute(this.#byFactor, factor.key, () => new RationalSum()).add(amount)
    }
  }

  /**
   * Adds a sheet that combines the uncertainties that publishers print, with formulas over the records; no sheet if no factor
   * in the total has one. Lines of one factor are wholly dependent, those of several factors independent.
   */
  async write(workbook: WorkbookWriter, lastRecord: number): Promise<void> {
    if (this.#byFactor.size === 0) return
    const { combineUncertainties, publishedUncertainty, uncertaintyPercent } = await import(
      '../../reference/factors/national/index.ts'
    )
    const lines = [...this.#byFactor].sort().flatMap(([key, sum]) => {
      const published = { key: keyWithoutBiogenicCo2({ key }) }
      const [percent, printed] = [uncertaintyPercent(published), publishedUncertainty(published)]
      return percent === null ? [] : [{ key, printed: printed ?? '', percent, co2eKg: wireNumber(sum.exact()) }]
    })
    if (lines.length === 0) return
    const sheet = workbook.addSheet(UNCERTAINTY_COLUMNS.options)
    const amounts = (criteria: string) =>
      `SUMIFS(${RECORD_COLUMNS.column('co2e', lastRecord)},${RECORD_COLUMNS.column('column', lastRecord)},"value",${RECORD_COLUMNS.column('inTotal', lastRecord)},1${criteria})`
    for (const { key, printed, percent, co2eKg } of lines) {
      const row = Math.max(sheet.rows, 1) + 1
      const of = `,${RECORD_COLUMNS.column('factor', lastRecord)},"${key}"`
      const product = `${UNCERTAINTY_COLUMNS.cell('co2e', row)}*${UNCERTAINTY_COLUMNS.cell('percent', row)}`
      UNCERTAINTY_COLUMNS.write(sheet, [
        ...[key, printed, { formula: amounts(of), value: co2eKg }, percent],
        { formula: `${product}*${product}`, value: (co2eKg * percent) ** 2 },
      ])
    }
    const last = sheet.rows
    const total = wireNumber(this.#total.exact())
    const covered = lines.reduce((sum, { co2eKg }) => sum + co2eKg, 0)
    const { percent, rule } = combineUncertainties(lines)
    const sumOf = (id: string) =>
      `SUM(${UNCERTAINTY_COLUMNS.span(id, id, FIRST_ROW).replace(/:.*/, '')}:${UNCERTAINTY_COLUMNS.cell(id, last)})`
    const results = [
      ['Covered by a published uncertainty, kg CO2e', sumOf('co2e'), covered],
      ['Total (Scope 2 market-based), kg CO2e', amounts(''), total],
      ['Covered share of the total, %', `100*C${last + 1}/C${last + 2}`, (100 * covered) / total],
      ['Uncertainty of the covered part, ± %', `SQRT(${sumOf('square')})/C${last + 1}`, percent],
    ] as const
    for (const [name, formula, value] of results)
      UNCERTAINTY_COLUMNS.write(sheet, [name, null, value === null ? null : { formula, value }])
    UNCERTAINTY_COLUMNS.write(sheet, [
      `${rule}: of factors alone, as their publishers print them; the other parts of the total have none`,
    ])
  }
}

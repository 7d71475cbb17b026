import { adjustedFactor, type EmissionFactor } from '../emissions/index.ts'
import { nearestDouble, printRounded, type Rational } from '../exact/index.ts'
import { columnLetters, type WorkbookCell, WorkbookWriter } from '../workbook/index.ts'

const SHEET = 'Factors'

type Figures = ReturnType<typeof adjustedFactor>

/** A column: its name, its width, and its cell. */
type Column = readonly [name: string, width: number, cell: (factor: EmissionFactor, figures: Figures) => WorkbookCell]

const kilograms = (amount: Rational | null) => (amount === null ? null : nearestDouble(amount))

/** The columns, whose names with `factor_` before them name their cells. */
const COLUMNS: readonly Column[] = [
  ['key', 60, ({ key }) => key],
  ['name', 50, ({ name }) => name],
  ['unit', 12, ({ unit }) => unit],
  ['co2eKg', 14, (_, { co2e }) => kilograms(co2e)],
  ['co2Kg', 14, (_, { co2 }) => kilograms(co2)],
  ['ch4Kg', 14, (_, { ch4 }) => kilograms(ch4)],
  ['n2oKg', 14, (_, { n2o }) => kilograms(n2o)],
  ['biogenicCo2Kg', 14, (_, { biogenicCo2 }) => kilograms(biogenicCo2)],
  ['co2eDigits', 24, (_, { co2e }) => (co2e === null ? null : printRounded(co2e))],
  ['region', 10, ({ region }) => region],
  ['category', 22, ({ category }) => category],
  ['edition', 14, ({ edition }) => edition],
  ['publisher', 24, ({ source }) => source.publisher],
  ['editionYear', 10, ({ source }) => source.editionYear],
  ['licence', 30, ({ source }) => source.licence],
  ['attribution', 60, ({ source }) => source.attribution],
]

/**
 * Factors as a workbook (.xlsx) for lookups: a row each, kilograms per unit as the nearest double and as digits, and a name
 * for each column: `=INDEX(factor_co2eKg, MATCH("key", factor_key, 0))`.
 */
export function factorWorkbook(factors: readonly EmissionFactor[]): Uint8Array {
  const workbook = new WorkbookWriter()
  const widths = COLUMNS.map(([, width]) => width)
  const sheet = workbook.addSheet({ name: SHEET, widths, frozenRows: 1, hasFilter: true })
  sheet.write(
    COLUMNS.map(([name]) => name),
    'heading',
  )
  for (const factor of factors) {
    const figures = adjustedFactor(factor)
    sheet.write(COLUMNS.map(([, , cell]) => cell(factor, figures)))
  }
  for (const [index, [name]] of COLUMNS.entries()) {
    const column = `$${columnLetters(index)}`
    workbook.defineName({ name: `factor_${name}`, range: `${SHEET}!${column}$2:${column}$${sheet.rows}` })
  }
  return workbook.end()
}

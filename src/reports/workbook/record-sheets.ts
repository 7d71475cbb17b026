import { adjustedFactor, COLUMNS, type Contribution, type Method } from '../../core/emissions/index.ts'
import { multiply, ONE, parseRational, type Rational, ratio, rationalOf } from '../../core/exact/index.ts'
import type { SheetWriter, WorkbookCell, WorkbookWriter } from '../../core/workbook/index.ts'
import { wireNumber } from '../../resources/index.ts'
import { accountRowOf } from '../../standards/energy/index.ts'
import type { ReportedRecord } from '../disclosure/report-columns.ts'
import type { EnergyPart } from '../energy/record-energy.ts'
import { hasLocationFigure } from '../inventory/tally.ts'
import { ColumnLayout } from './column-layout.ts'
import { AMOUNT_TITLES, FACTOR_COLUMNS, type FactorSheet } from './factor-sheet.ts'
import { exactText, NONE, quantityInPeriod, STEP_COLUMNS, stepCells, stepsText } from './figures.ts'

/** The columns of the sheet of records. */
export const RECORD_COLUMNS = new ColumnLayout('Records', [
  ['column', 'Column of the report'],
  ['recordId', 'Record'],
  ['collection', 'Activity'],
  ['site', 'Site'],
  ['vehicle', 'Vehicle'],
  ['country', 'Country'],
  ['kind', 'Emission kind'],
  ['kindId', 'Id of the kind'],
  ['scope', 'Scope'],
  ['category', 'Scope 3 category'],
  ['from', 'From'],
  ['to', 'Up to, not including'],
  ['method', 'Method and version'],
  ['label', 'Contribution'],
  ['inTotal', 'In the total (market-based)'],
  ['isLocated', 'In location-based Scope 2'],
  ['value', 'Activity data'],
  ['unit', 'Unit'],
  ...STEP_COLUMNS.map((title, index) => [`step${index}`, title] as const),
  ['share', 'Share of its period'],
  ['quantity', 'Quantity'],
  ['factorUnit', 'Unit of the factor'],
  ['factor', 'Factor'],
  ...COLUMNS.map((column) => [column, AMOUNT_TITLES[column]] as const),
  ['exactValue', 'Activity data, all digits'],
  ['steps', 'Steps, all digits'],
  ['exactCo2e', 'kg CO2e, all digits'],
  ['notices', 'Notices'],
])

/** A contribution of a record, and the figures that it counts in. */
interface Line {
  readonly method: Method
  readonly contribution: Contribution
  readonly inTotal: boolean
  readonly isLocated: boolean
}

function contributionLines({ groups, record, revision }: ReportedRecord): readonly Line[] {
  const isLocated = hasLocationFigure(groups, record)
  const { contributions, locationContributions } = record
  const { calculation, location } = revision
  const total = contributions.map((contribution) => {
    return {
      method: calculation.method,
      contribution,
      inTotal: true,
      isLocated: isLocated && locationContributions === null,
    }
  })
  if (!isLocated || locationContributions === null || location === null) return total
  const { method } = location
  return [
    ...total,
    ...locationContributions.map((contribution) => ({ method, contribution, inTotal: false, isLocated })),
  ]
}

/** Builds the cells that all lines of a record share, up to its period. */
function recordCells({ column, activity, groups, record, country }: ReportedRecord): readonly WorkbookCell[] {
  const { kind, site, vehicle } = groups
  const category = kind.scope === 'SCOPE_3' ? (record.scope3Category ?? NONE) : null
  const holder = [site?.name ?? null, vehicle?.name ?? null, country ?? NONE]
  const counted = [kind.name, kind.id, kind.scope, category]
  return [column, activity.id, activity.collection, ...holder, ...counted, activity.from, activity.to]
}

/** The position of a line. */
interface LinePosition {
  readonly row: number
  readonly factorRow: number
  /** The counted share of the record's period. */
  readonly share: Rational
}

function amountCells(contribution: Contribution, { row, factorRow, share }: LinePosition): readonly WorkbookCell[] {
  const quantity = quantityInPeriod(contribution, share)
  const per1 = adjustedFactor(contribution.factor)
  const amounts = COLUMNS.map((column): WorkbookCell => {
    const amount = per1[column]
    if (amount === null) return null
    const formula = `${RECORD_COLUMNS.cell('quantity', row)}*${FACTOR_COLUMNS.remote(column, factorRow)}`
    return { formula, value: wireNumber(multiply(quantity, amount)) }
  })
  const steps = RECORD_COLUMNS.span('step0', 'share', row)
  // some programs return zero for a product of only empty cells
  const formula = `${RECORD_COLUMNS.cell('value', row)}*PRODUCT(1,${steps})`
  return [{ formula, value: wireNumber(quantity) }, contribution.factor.unit, contribution.factor.key, ...amounts]
}

/** The records of the report: a row with formulas for each contribution. */
export class RecordSheet {
  readonly #sheet: SheetWriter
  readonly #factors: FactorSheet

  constructor(workbook: WorkbookWriter, factors: FactorSheet) {
    this.#sheet = workbook.addSheet(RECORD_COLUMNS.options)
    this.#factors = factors
  }

  get rows(): number {
    return this.#sheet.rows
  }

  add(record: ReportedRecord): void {
    if (this.#sheet.rows === 0) RECORD_COLUMNS.writeTitles(this.#sheet)
    const cells = recordCells(record)
    for (const line of contributionLines(record)) this.#write(line, record, cells)
  }

  #write(
    { method, contribution, inTotal, isLocated }: Line,
    { record: { share: counted, codes } }: ReportedRecord,
    cells: readonly WorkbookCell[],
  ): void {
    const { activity, steps, factor, label } = contribution
    const share = counted ?? ONE
    const placed = { row: this.#sheet.rows + 1, factorRow: this.#factors.rowOf(factor), share }
    const value = rationalOf(activity.value)
    const { co2e } = adjustedFactor(factor)
    this.#sheet.write([
      ...cells,
      `${method.id}/${method.version}`,
      label,
      Number(inTotal),
      Number(isLocated),
      wireNumber(value),
      activity.unit,
      ...stepCells(steps),
      counted === null ? null : wireNumber(share),
      ...amountCells(contribution, placed),
      exactText(value),
      stepsText(steps),
      co2e === null ? null : exactText(multiply(quantityInPeriod(contribution, share), co2e)),
      [...codes].sort().join(' '),
    ])
  }
}

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
    const kwh = multiply(parseRational(exactKwh), share)
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

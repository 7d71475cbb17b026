import { evidenceText } from '../../core/display/index.ts'
import { adjustedFactor, COLUMNS, type Contribution, type Method } from '../../core/emissions/index.ts'
import { multiply, ONE, parseRational, type Rational, ratio, rationalOf } from '../../core/exact/index.ts'
import type { SheetWriter, WorkbookCell } from '../../core/workbook/index.ts'
import { wireNumber } from '../../resources/index.ts'
import { accountRowOf, carrierRowOf } from '../../standards/energy/index.ts'
import { quantityInPeriod } from '../disclosure/counted-quantity.ts'
import { gasSplit } from '../disclosure/gas-tally.ts'
import type { ReportedRecord } from '../disclosure/report-columns.ts'
import type { EnergyPart } from '../energy/record-energy.ts'
import { hasLocationFigure } from '../inventory/tally.ts'
import { ColumnLayout } from './column-layout.ts'
import type { LineDigitSheet } from './digit-sheets.ts'
import { AMOUNT_TITLES, FACTOR_COLUMNS, type FactorSheet } from './factor-sheet.ts'
import { dayNumber, exactText, NONE, numberLiteral, STEP_COLUMNS, stepCells, stepsText } from './figures.ts'

/** The parts of the CO2e by gas. */
const GAS_TITLES = [
  ['ofCo2', 'kg CO2e of CO2'],
  ['ofCh4', 'kg CO2e of CH4'],
  ['ofN2o', 'kg CO2e of N2O'],
  ['rest', 'kg CO2e, the rest'],
] as const

/** The columns of the sheet of records. */
export const RECORD_COLUMNS = new ColumnLayout(
  'Records',
  [
    ['column', 'Column of the report', [12]],
    ['recordId', 'Record', [38]],
    ['collection', 'Activity', [16]],
    ['site', 'Site', [22]],
    ['vehicle', 'Vehicle', [18]],
    ['meter', 'Meter', [16]],
    ['country', 'Country', [8]],
    ['scope', 'Scope', [10]],
    ['category', 'Scope 3 category', [9]],
    ['from', 'From', [11, 'date']],
    ['to', 'Up to, not including', [11, 'date']],
    ['label', 'Contribution', [24]],
    ['value', 'Activity data', [14, 'figure']],
    ['unit', 'Unit', [10]],
    ['quantity', 'Quantity', [14, 'figure']],
    ['factorUnit', 'Unit of the factor', [12]],
    ...COLUMNS.map((column) => [column, AMOUNT_TITLES[column], [14, 'figure']] as const),
    ['factor', 'Factor', [56]],
    ...GAS_TITLES.map(([id, title]) => [id, title, [14, 'figure']] as const),
    ['restOf', 'Gas of the rest', [10]],
    ['kind', 'Emission kind', [24]],
    ['kindId', 'Id of the kind', [38]],
    ['method', 'Method and version', [16]],
    ['inTotal', 'In the total (market-based)', [10]],
    ['isLocated', 'In location-based Scope 2', [10]],
    ...STEP_COLUMNS.map((title, index) => [`step${index}`, title, [14, 'small']] as const),
    ['share', 'Share of its period', [14, 'small']],
    ['notices', 'Notices', [40]],
    ['evidence', 'Evidence', [60]],
  ],
  'factor',
)

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

/** Builds the cells that all lines of a record share: those before the contribution, and those of its kind. */
function recordCells({ column, activity, groups, record, country }: ReportedRecord) {
  const { kind, site, vehicle } = groups
  const { meter = null } = activity
  const category = kind.scope === 'SCOPE_3' ? (record.scope3Category ?? NONE) : null
  const holder = [site?.name ?? null, vehicle?.name ?? null, meter, country ?? NONE]
  const days = [dayNumber(activity.from), dayNumber(activity.to)]
  return {
    first: [column, activity.id, activity.collection, ...holder, kind.scope, category, ...days],
    kind: [kind.name, kind.id],
  }
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
  const { co2, ch4, n2o, rest, restOf } = gasSplit(contribution.factor)
  const gases = [co2, ch4, n2o, rest].map((perUnit): WorkbookCell => {
    const formula = `${RECORD_COLUMNS.cell('quantity', row)}*${numberLiteral(wireNumber(perUnit))}`
    return { formula, value: wireNumber(multiply(quantity, perUnit)) }
  })
  const { unit, key } = contribution.factor
  return [{ formula, value: wireNumber(quantity) }, unit, ...amounts, key, ...gases, restOf]
}

/** The records of the report: a row with formulas for each contribution. Only those of the period are printed. */
export class RecordSheet {
  readonly #sheet: SheetWriter
  readonly #digits: LineDigitSheet
  readonly #factors: FactorSheet

  constructor(sheet: SheetWriter, { factors, digits }: { factors: FactorSheet; digits: LineDigitSheet }) {
    this.#sheet = sheet
    this.#factors = factors
    this.#digits = digits
  }

  get rows(): number {
    return this.#sheet.rows
  }

  /** Prints only the lines so far. */
  endPrint(): void {
    this.#sheet.endPrint()
  }

  add(record: ReportedRecord): void {
    if (this.#sheet.rows === 0) RECORD_COLUMNS.writeTitles(this.#sheet)
    const cells = recordCells(record)
    for (const line of contributionLines(record)) this.#write(line, record, cells)
  }

  #write(
    { method, contribution, inTotal, isLocated }: Line,
    { activity: { id: recordId, files }, record: { share: counted, codes } }: ReportedRecord,
    cells: ReturnType<typeof recordCells>,
  ): void {
    const { activity, steps, factor, label } = contribution
    const share = counted ?? ONE
    const placed = { row: this.#sheet.rows + 1, factorRow: this.#factors.rowOf(factor), share }
    const value = rationalOf(activity.value)
    const { co2e } = adjustedFactor(factor)
    const row = RECORD_COLUMNS.write(this.#sheet, [
      ...cells.first,
      label,
      wireNumber(value),
      activity.unit,
      ...amountCells(contribution, placed),
      ...cells.kind,
      `${method.id}/${method.version}`,
      Number(inTotal),
      Number(isLocated),
      ...stepCells(steps),
      counted === null ? null : wireNumber(share),
      [...codes].sort().join(' '),
      evidenceText(files),
    ])
    const result = co2e === null ? null : exactText(multiply(quantityInPeriod(contribution, share), co2e))
    this.#digits.add({ row, recordId, value: exactText(value), steps: stepsText(steps), result })
  }
}

/** The columns of the sheet of energy. */
export const ENERGY_COLUMNS = new ColumnLayout(
  'Energy',
  [
    ['column', 'Column of the report', [12]],
    ['recordId', 'Record', [38]],
    ['country', 'Country', [8]],
    ['use', 'Use', [14]],
    ['row', 'Row of the account', [24]],
    ['carrier', 'Carrier', [24]],
    ['basis', 'Calorific value', [10]],
    ['value', 'Quantity', [14, 'figure']],
    ['unit', 'Unit', [10]],
    ['kwh', 'kWh', [16, 'figure']],
    ['mwh', 'MWh', [14, 'figure']],
    ...STEP_COLUMNS.map((title, index) => [`step${index}`, title, [14, 'small']] as const),
    ['share', 'Share of its period', [14, 'small']],
    ['notices', 'Notices', [40]],
  ],
  'notices',
)

const MWH_PER_KWH = ratio(1n, 1000n)

/** The energy behind a report: a row with formulas for each part of a record. Only those of the period are printed. */
export class EnergySheet {
  readonly #sheet: SheetWriter
  readonly #digits: LineDigitSheet

  constructor(sheet: SheetWriter, digits: LineDigitSheet) {
    this.#sheet = sheet
    this.#digits = digits
  }

  get rows(): number {
    return this.#sheet.rows
  }

  /** Prints only the lines so far. */
  endPrint(): void {
    this.#sheet.endPrint()
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
    ENERGY_COLUMNS.write(this.#sheet, [
      column,
      activity.id,
      country ?? NONE,
      use,
      accountRowOf(source),
      carrierRowOf(source),
      basis,
      wireNumber(value),
      quantity.unit,
      { formula: `${ENERGY_COLUMNS.cell('value', row)}*PRODUCT(1,${multipliers})`, value: wireNumber(kwh) },
      { formula: `${ENERGY_COLUMNS.cell('kwh', row)}/1000`, value: wireNumber(multiply(kwh, MWH_PER_KWH)) },
      ...stepCells(steps),
      counted === null ? null : wireNumber(share),
      notices.map(({ code }) => code).join(' '),
    ])
    const digits = { value: exactText(value), steps: stepsText(steps), result: exactText(kwh) }
    this.#digits.add({ row, recordId: activity.id, ...digits })
  }
}

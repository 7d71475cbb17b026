import { DAY_MS } from '../../../base/index.ts'
import { csvCell, inertCell } from '../../../core/csv/index.ts'
import { EXACT_KG_DECIMALS, rationalOf } from '../../../core/display/index.ts'
import { type CellStyle, type WorkbookCell, WorkbookWriter } from '../../../core/workbook/index.ts'
import type { NamedPeriod } from '../period.ts'
import { type Quantity, quantityWords, type RecordRow } from './record-rows.ts'

/** The columns of an export: the name, the text of a row, and the width in a workbook. */
interface ExportColumn {
  readonly name: string
  readonly width: number
  readonly textOf: (row: RecordRow, method: string) => string
  /** The number in a workbook; null or default: the text. */
  readonly numberOf?: (row: RecordRow) => number | null
  /** The style in a workbook. Default: plain. */
  readonly style?: CellStyle
}

/** The number of 1 January 1970 in a workbook, which counts days. */
const DAY_OF_1970 = 25_569

/** The number of a day in a workbook; null for other moments. */
function sheetDay(timestamp: string): number | null {
  const days = Date.parse(timestamp) / DAY_MS
  return Number.isInteger(days) ? days + DAY_OF_1970 : null
}

/** The day of a timestamp at its start; other timestamps stay as they are. */
function dayText(timestamp: string): string {
  return sheetDay(timestamp) === null ? timestamp : timestamp.slice(0, 10)
}

/** The last day that a record includes, as the page shows it. */
function lastDayText({ start, end }: RecordRow): string {
  return new Date(start === end ? start : Date.parse(end) - 1).toISOString().slice(0, 10)
}

/** Prints n / d with up to 24 decimals and no separators, as spreadsheets read it. */
export function plainDigits({ n, d }: { readonly n: bigint; readonly d: bigint }): string {
  const scaled = (n * 10n ** BigInt(EXACT_KG_DECIMALS)) / d
  const digits = String(scaled < 0n ? -scaled : scaled).padStart(EXACT_KG_DECIMALS + 1, '0')
  const text = `${digits.slice(0, -EXACT_KG_DECIMALS)}.${digits.slice(-EXACT_KG_DECIMALS)}`.replace(/\.?0+$/, '')
  return `${scaled < 0n ? '-' : ''}${text}`
}

function onlyQuantity({ quantities }: RecordRow): Quantity | undefined {
  return quantities.length === 1 ? quantities[0] : undefined
}

function kilogramsOf({ exactKg }: RecordRow): string {
  return plainDigits(rationalOf(exactKg))
}

const COLUMNS: readonly ExportColumn[] = [
  { name: 'record', width: 34, textOf: ({ title }) => title },
  { name: 'place', width: 20, textOf: ({ place }) => place },
  { name: 'scope', width: 10, textOf: ({ counts }) => counts.split(' · ')[0] ?? '' },
  { name: 'activity', width: 26, textOf: ({ one }) => one.kind.name },
  {
    ...{ name: 'start', width: 12, style: 'date' },
    textOf: ({ start }) => dayText(start),
    numberOf: ({ start }) => sheetDay(start),
  },
  { name: 'lastDay', width: 12, style: 'date', textOf: lastDayText, numberOf: (row) => sheetDay(lastDayText(row)) },
  { name: 'method', width: 10, textOf: ({ one }, method) => (one.record.isElectricity ? method : '') },
  {
    name: 'quantity',
    width: 14,
    style: 'small',
    textOf: (row) => {
      const only = onlyQuantity(row)
      return only === undefined ? row.quantities.map(quantityWords).join(' + ') : plainDigits(only.exact)
    },
    numberOf: (row) => {
      const only = onlyQuantity(row)
      return only === undefined ? null : Number(plainDigits(only.exact))
    },
  },
  { name: 'unit', width: 10, textOf: (row) => onlyQuantity(row)?.unit ?? '' },
  {
    ...{ name: 'shareInPeriod', width: 14, style: 'small' },
    textOf: ({ share }) => plainDigits(share),
    numberOf: ({ share }) => Number(plainDigits(share)),
  },
  { name: 'factor', width: 44, textOf: ({ factors }) => factors.join(' + ') },
  { name: 'factorKey', width: 44, textOf: ({ factorKeys }) => factorKeys.join(' + ') },
  { name: 'id', width: 38, textOf: ({ id }) => id },
  { name: 'co2eKg', width: 16, style: 'figure', textOf: kilogramsOf, numberOf: (row) => Number(kilogramsOf(row)) },
  { name: 'note', width: 40, textOf: ({ comment }) => comment },
  { name: 'meter', width: 20, textOf: ({ meter }) => meter },
  { name: 'evidence', width: 60, textOf: ({ evidence }) => evidence },
]

/** The rows to export, with their method of Scope 2. */
export interface ExportedRows {
  readonly rows: readonly RecordRow[]
  readonly method: string
}

/**
 * Prints rows as CSV, in their order. Text that a spreadsheet would run as a formula begins with an apostrophe; the digits
 * of numbers are kept.
 */
export function rowsCsv({ rows, method }: ExportedRows): string {
  const lines = rows.map((row) => {
    const cells = COLUMNS.map(({ textOf, numberOf }) => {
      const isNumber = numberOf !== undefined && numberOf(row) !== null
      return isNumber ? csvCell(textOf(row, method)) : inertCell(textOf(row, method))
    })
    return cells.join(',')
  })
  return `${[COLUMNS.map(({ name }) => name).join(','), ...lines].join('\r\n')}\r\n`
}

/** Builds a workbook (.xlsx) with one sheet of rows, in their order. Its numbers are the nearest doubles. */
export function rowsWorkbook({ rows, method }: ExportedRows, { name }: Pick<NamedPeriod, 'name'>): Uint8Array {
  const workbook = new WorkbookWriter()
  const widths = COLUMNS.map(({ width }) => width)
  const sheet = workbook.addSheet({ name: `Records ${name}`, widths, frozenRows: 1, hasFilter: true })
  sheet.write(
    COLUMNS.map((column) => column.name),
    'heading',
  )
  for (const row of rows) {
    const cells = COLUMNS.map(({ textOf, numberOf }): WorkbookCell => numberOf?.(row) ?? textOf(row, method))
    const styles = COLUMNS.map(({ style = 'plain' }, index) => (typeof cells[index] === 'number' ? style : 'plain'))
    sheet.write(cells, styles)
  }
  return workbook.end()
}

import { divide, parseRational, ratio } from '../../core/exact/index.ts'
import type { ChartOptions, SheetOptions, SheetWriter, WorkbookCell } from '../../core/workbook/index.ts'
import { type DisclosureTable, wireNumber } from '../../resources/index.ts'
import {
  aboutReport,
  organizationText,
  type PrintableReport,
  type ReportOverview,
} from '../../standards/disclosure/index.ts'
import { type LastRows, partFormula } from './part-formula.ts'

/** The options of the cover. */
export const COVER_SHEET: SheetOptions = { name: 'Cover', widths: [26, 150] }

/** The options of the sheet of missing datapoints and notices. */
export const NOTES_SHEET: SheetOptions = { name: 'Notes', widths: [10, 26, 16, 44, 10, 100], frozenRows: 1 }

/** The options of the sheet of texts. */
export const METHODOLOGY_SHEET: SheetOptions = { name: 'Methodology', widths: [18, 150], frozenRows: 1 }

/** The texts that the standard asks for, without the lists of factors, methods and assumptions after them. */
function requiredTexts({ methodology }: DisclosureTable): DisclosureTable['methodology'] {
  const lists = methodology.findIndex(({ datapoint }) => datapoint === 'factors')
  return lists < 0 ? methodology : methodology.slice(0, lists)
}

/** Writes the cover: the company, the standard, the period, the method, and the notices. */
export function writeCover(sheet: SheetWriter, report: PrintableReport): void {
  const { table, overview } = report
  sheet.write([organizationText(overview)], 'title')
  const lines: (readonly [name: string, text: string])[] = [
    ...aboutReport(report),
    [
      'Digits',
      'Cells show rounded figures. Unhide the sheets Digits, Records digits and Energy digits to read all digits.',
    ],
    ...requiredTexts(table).map(({ text }) => ['Method', text] as const),
    ...table.notices.map(({ records, message }) => {
      return ['Notice', records === null ? message : `${message} (${records} records)`] as const
    }),
  ]
  for (const line of lines) sheet.write(line, ['heading', 'wrapped'])
}

/** Writes the sheet of missing datapoints and of notices that must be printed. */
export function writeNotes(sheet: SheetWriter, { missing, notices }: DisclosureTable): void {
  sheet.write(['Kind', 'Code', 'Datapoint', 'Rows', 'Records', 'Message'], 'heading')
  for (const { code, datapoint, rows, message } of missing)
    sheet.write(['missing', code, datapoint, rows.join(' '), null, message], 'wrapped')
  for (const { code, records, message } of notices)
    sheet.write(['notice', code, null, null, records, message], 'wrapped')
}

/** Writes the sheet of methodology texts and licence sentences. */
export function writeMethodology(sheet: SheetWriter, { methodology, attributions }: DisclosureTable): void {
  sheet.write(['Datapoint', 'Text'], 'heading')
  for (const { datapoint, text } of methodology) sheet.write([datapoint, text], 'wrapped')
  for (const text of attributions) sheet.write(['attribution', text], 'wrapped')
}

const NAME = 'Charts'

/** The options of the sheet of charts. */
export const CHART_SHEET: SheetOptions = { name: NAME, widths: [28, 16, 4, ...Array.from({ length: 9 }, () => 12)] }

const KG_PER_TONNE = ratio(1000n)
const FIRST_ROW = 2
/** The columns and rows that a chart covers. */
const [LEFT, RIGHT, HEIGHT] = [3, 12, 17]

/** A bar of a chart: its name, and its height in tonnes. */
interface Bar {
  readonly name: string
  readonly value: number
  readonly cell: WorkbookCell
}

const tonnes = (exactKg: string) => wireNumber(divide(parseRational(exactKg), KG_PER_TONNE))

function scopeBars({ scopes }: ReportOverview, lastRows: LastRows): readonly Bar[] {
  return scopes.map(({ id, label, exactKg }) => {
    const value = tonnes(exactKg)
    const sum = partFormula({ of: 'inventory', id: `${id}.co2e`, exact: exactKg, unit: 'kg CO2e' }, 'value', lastRows)
    return { name: label, value, cell: sum === null ? value : { formula: `${sum}/1000`, value } }
  })
}

function monthBars({ months }: ReportOverview): readonly Bar[] {
  return months.map(({ month, exactKg }) => {
    const value = tonnes(exactKg)
    return { name: month, value, cell: value }
  })
}

/** Writes the bars of a chart below a title; returns the chart over them, which covers rows from `top`. */
function writeBars(
  sheet: SheetWriter,
  bars: readonly Bar[],
  { title, top }: { readonly title: string; readonly top: number },
): ChartOptions {
  sheet.write([title, 't CO2e'], 'heading')
  const first = sheet.rows + 1
  for (const { name, cell } of bars) sheet.write([name, cell], ['plain', 'figure'])
  sheet.write([])
  const last = first + Math.max(bars.length, 1) - 1
  return {
    title: `${title}, t CO2e`,
    names: `${NAME}!$A$${first}:$A$${last}`,
    values: `${NAME}!$B$${first}:$B$${last}`,
    points: bars,
    from: [LEFT, top],
    to: [RIGHT, top + HEIGHT],
  }
}

/** Writes two charts with their figures: the scopes, as sums over the records, and the months of the period. */
export function writeCharts(sheet: SheetWriter, overview: ReportOverview, lastRows: LastRows): void {
  const top = FIRST_ROW - 1
  sheet.write(['Emissions of the period'], 'title')
  sheet.placeCharts([
    writeBars(sheet, scopeBars(overview, lastRows), { title: 'Scopes', top }),
    writeBars(sheet, monthBars(overview), { title: 'Months (Scope 2 market-based)', top: top + HEIGHT + 1 }),
  ])
}

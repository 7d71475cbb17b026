import type { SheetOptions, SheetWriter } from '../../core/workbook/index.ts'
import type { DisclosureTable } from '../../resources/index.ts'
import { aboutReport, organizationText, type PrintableReport } from '../../standards/disclosure/index.ts'

/** The options of the cover. */
export const COVER_SHEET: SheetOptions = { name: 'Cover', widths: [26, 110] }

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

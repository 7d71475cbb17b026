import type { DisclosureTable } from '../../../resources/index.ts'
import type { WorkbookWriter } from '../../../workbook/index.ts'

/** Writes the sheet of missing datapoints and of notices that must be printed. */
function writeNotes(workbook: WorkbookWriter, { missing, notices }: DisclosureTable): void {
  const sheet = workbook.addSheet({ name: 'Notes', widths: [12, 26, 16, 40, 10, 90], frozenRows: 1 })
  sheet.write(['Kind', 'Code', 'Datapoint', 'Rows', 'Records', 'Message'], 'heading')
  for (const { code, datapoint, rows, message } of missing)
    sheet.write(['missing', code, datapoint, rows.join(' '), null, message], 'wrapped')
  for (const { code, records, message } of notices)
    sheet.write(['notice', code, null, null, records, message], 'wrapped')
}

/** Writes the sheet of methodology texts and licence sentences. */
function writeMethodology(workbook: WorkbookWriter, { methodology, attributions }: DisclosureTable): void {
  const sheet = workbook.addSheet({ name: 'Methodology', widths: [18, 120], frozenRows: 1 })
  sheet.write(['Datapoint', 'Text'], 'heading')
  for (const { datapoint, text } of methodology) sheet.write([datapoint, text], 'wrapped')
  for (const text of attributions) sheet.write(['attribution', text], 'wrapped')
}

/** Writes the sheets of texts. */
export function writeTexts(workbook: WorkbookWriter, table: DisclosureTable): void {
  writeNotes(workbook, table)
  writeMethodology(workbook, table)
}

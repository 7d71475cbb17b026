import { fail } from '../../../errors/index.ts'
import { SHEET_ROWS_MAX, WorkbookWriter } from '../../../workbook/index.ts'
import type { Context } from '../../core/context/context.ts'
import { type ReportedRecord, type ReportRequest, reportOf } from '../disclosure/report.ts'
import { EnergySheet } from './energy-sheet.ts'
import { FactorSheet } from './factor-sheet.ts'
import { PartSheet } from './part-sheet.ts'
import { RecordSheet } from './record-sheet.ts'
import { ReportSheet } from './report-sheet.ts'
import { writeTexts } from './text-sheets.ts'

/** The most contributions of one record: more than a trip with all its legs has. */
const LINES_OF_RECORD = 1000

function checkRows({ rows }: RecordSheet): void {
  if (rows + LINES_OF_RECORD <= SHEET_ROWS_MAX) return
  const message = `has more records than the ${SHEET_ROWS_MAX} rows of a sheet hold; ask for a shorter period`
  fail('to', 'period_too_long', message)
}

/**
 * Builds the table of a standard as a workbook (.xlsx) with live formulas: a row for each contribution of every record,
 * from activity data, steps and factor to its emission; the parts as sums over these rows; the cells of the report as
 * formulas over the parts. Every formula has its value stored with it. Rows are compressed as they are written.
 * Throws what `reportOf` throws, and `period_too_long` if a sheet has too few rows.
 */
export async function reportWorkbookOf(context: Context, request: ReportRequest): Promise<Uint8Array> {
  const workbook = new WorkbookWriter()
  const lastRows = () => ({ records: records.rows, energy: energies.rows })
  const report = new ReportSheet(workbook, (to) => new PartSheet(to, lastRows))
  const factors = new FactorSheet(workbook)
  const records = new RecordSheet(workbook, factors)
  const energies = new EnergySheet(workbook)
  const table = await reportOf(context, request, async (record: ReportedRecord) => {
    checkRows(records)
    records.add(record)
    energies.add(record)
  })
  report.write(table)
  writeTexts(workbook, table)
  return workbook.end()
}

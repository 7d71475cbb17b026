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

/** Contributions of one record, at most; those of a trip with all its legs are fewer. */
const LINES_OF_RECORD = 1000

function checkRows({ rows }: RecordSheet): void {
  if (rows + LINES_OF_RECORD <= SHEET_ROWS_MAX) return
  const message = `has more records than the ${SHEET_ROWS_MAX} rows of a sheet hold; ask for a shorter period`
  fail('to', 'period_too_long', message)
}

/**
 * The table of a standard as a workbook (.xlsx) that calculates: every contribution of every record a row, from its activity
 * data, steps and factor to its emission; the parts as sums over them; the cells of the report as formulas over the parts. All
 * formulas have their values with them. Rows go by and are held compressed.
 * Throws what `reportOf` throws, `period_too_long` beyond the rows of a sheet.
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

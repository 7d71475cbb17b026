import { fail } from '../../core/errors/index.ts'
import { SHEET_ROWS_MAX, WorkbookWriter } from '../../core/workbook/index.ts'
import type { Context } from '../../ledger/context/context.ts'
import { buildOverviewedReport, type ReportRequest } from '../disclosure/report.ts'
import type { ReportedRecord } from '../disclosure/report-columns.ts'
import { DIGITS, DigitSheet, ENERGY_DIGITS, LineDigitSheet, RECORD_DIGITS } from './digit-sheets.ts'
import { FACTOR_COLUMNS, FactorSheet } from './factor-sheet.ts'
import {
  CHART_SHEET,
  COVER_SHEET,
  METHODOLOGY_SHEET,
  NOTES_SHEET,
  writeCharts,
  writeCover,
  writeMethodology,
  writeNotes,
} from './presentation-sheets.ts'
import { ENERGY_COLUMNS, EnergySheet, RECORD_COLUMNS, RecordSheet } from './record-sheets.ts'
import { PART_COLUMNS, PartSheet, REPORT_SHEET, ReportSheet } from './report-sheet.ts'
import { UncertaintySums } from './uncertainty-sheet.ts'

/** Adds the sheets of a report in the order in which a reader opens them. */
function addSheets(workbook: WorkbookWriter) {
  return {
    cover: workbook.addSheet(COVER_SHEET),
    report: workbook.addSheet(REPORT_SHEET),
    charts: workbook.addSheet(CHART_SHEET),
    notes: workbook.addSheet(NOTES_SHEET),
    methodology: workbook.addSheet(METHODOLOGY_SHEET),
    parts: workbook.addSheet(PART_COLUMNS.options),
    factors: workbook.addSheet(FACTOR_COLUMNS.options),
    records: workbook.addSheet(RECORD_COLUMNS.options),
    energy: workbook.addSheet(ENERGY_COLUMNS.options),
    // the cover says how to read them
    digits: workbook.addSheet({ ...DIGITS.options, isHidden: true }),
    recordDigits: workbook.addSheet({ ...RECORD_DIGITS.options, isHidden: true }),
    energyDigits: workbook.addSheet({ ...ENERGY_DIGITS.options, isHidden: true }),
  }
}

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
 * Throws what `buildReport` throws, and `period_too_long` if a sheet has too few rows.
 */
export async function buildReportWorkbook(context: Context, request: ReportRequest): Promise<Uint8Array> {
  const workbook = new WorkbookWriter()
  const sheets = addSheets(workbook)
  const lastRows = () => ({ records: records.rows, energy: energies.rows })
  const digits = new DigitSheet(sheets.digits)
  const parts = new PartSheet(sheets.parts, { lastRows, digits })
  const factors = new FactorSheet(sheets.factors, digits)
  const records = new RecordSheet(sheets.records, {
    factors,
    digits: new LineDigitSheet(sheets.recordDigits, RECORD_DIGITS),
  })
  const energies = new EnergySheet(sheets.energy, new LineDigitSheet(sheets.energyDigits, ENERGY_DIGITS))
  const uncertainties = new UncertaintySums()
  let isPrinted = true
  const endPrint = () => {
    if (!isPrinted) return
    isPrinted = false
    for (const sheet of [records, energies]) sheet.endPrint()
  }
  const printed = await buildOverviewedReport(context, request, async (record: ReportedRecord) => {
    checkRows(records)
    // those of the period come first
    if (record.column !== 'value') endPrint()
    records.add(record)
    uncertainties.add(record)
    energies.add(record)
  })
  const { table, overview } = printed
  new ReportSheet(sheets.report, { parts, digits }).write(table)
  writeCover(sheets.cover, printed)
  writeCharts(sheets.charts, overview, lastRows())
  writeNotes(sheets.notes, table)
  writeMethodology(sheets.methodology, table)
  await uncertainties.write(workbook, records.rows)
  return workbook.end()
}

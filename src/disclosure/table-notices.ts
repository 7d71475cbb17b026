import { NOTICE_CODES, NOTICE_SEVERITIES, type NoticeCode } from '../errors/index.ts'
import type { DisclosureMissing, DisclosureNotice } from '../resources/index.ts'
import type { ColumnCells } from './column-cells.ts'
import type { DisclosureInputs, PeriodInputs, RowDefinition, StandardDefinition } from './standard.ts'

function isWarning(code: string): code is NoticeCode {
  return NOTICE_SEVERITIES[code as NoticeCode] === 'warning'
}

/** The notices of the inventory as a whole, and those of records that moved a number. */
export function tableNotices({ inventory, energy }: PeriodInputs): readonly DisclosureNotice[] {
  const ofRecords = [...inventory.noticesOfRecords, ...(energy?.notices ?? [])]
  return [
    ...inventory.notices.map(({ code, path, message }) => ({
      code,
      records: null,
      message: `${path} ${message}`.trim(),
    })),
    ...ofRecords.flatMap(({ code, records }) =>
      isWarning(code) ? [{ code, records, message: NOTICE_CODES[code] }] : [],
    ),
  ]
}

/** The rows that are not known, one entry for each rule and datapoint. */
function missingRows(rows: readonly RowDefinition[], cells: ColumnCells): readonly DisclosureMissing[] {
  const entries = new Map<string, DisclosureMissing>()
  for (const { id, datapoint, missing } of rows) {
    if (missing === null || cells.has(id)) continue
    const key = `${datapoint} ${missing.message}`
    const entry = entries.get(key) ?? { ...missing, datapoint, rows: [] }
    entry.rows.push(id)
    entries.set(key, entry)
  }
  return [...entries.values()]
}

/** All that a table lacks: rows, texts, and what the checks of the standard find. */
export function missingOf(
  { texts, checks }: StandardDefinition,
  inputs: DisclosureInputs,
  { rows, cells }: { readonly rows: readonly RowDefinition[]; readonly cells: ColumnCells },
): readonly DisclosureMissing[] {
  const isRow = (id: string) => rows.some((row) => row.id === id)
  return [
    ...missingRows(rows, cells),
    ...texts.flatMap(({ datapoint, text, missing }) =>
      missing === null || text(inputs) !== null ? [] : [{ ...missing, datapoint, rows: [] }],
    ),
    // a check of rows that this company does not have is of no use to it
    ...checks
      .flatMap((check) => check(inputs))
      .filter((missing) => missing.rows.length === 0 || missing.rows.some(isRow))
      .map((missing) => ({ ...missing, rows: missing.rows.filter(isRow) })),
  ]
}

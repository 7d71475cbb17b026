import type { CsvRecord } from '../../../core/csv/index.ts'

/** Returns a rewritten record, whose first cell names its place in the original file, with that place. */
export function sourceRecord(record: CsvRecord): CsvRecord {
  const [, line, column = '1'] = /^(\d+)(?::(\d+))?$/.exec(record.cells[0] ?? '') ?? []
  if (line === undefined) return record
  const position = { line: Number(line), column: Number(column) }
  return { ...record, line: position.line, positions: record.positions.map(() => position) }
}

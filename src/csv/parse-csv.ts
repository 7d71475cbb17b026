import { Violations } from '../errors/index.ts'
import { type CsvRecord, csvRecords } from './csv-records.ts'
import { addAt, failAt, type TextPosition } from './position.ts'

/** A row of a CSV table: as many cells as the header, each with where it starts. */
export interface CsvRow {
  /** The line the row starts on, from 1; the header is line 1. */
  readonly line: number
  readonly cells: readonly string[]
  readonly positions: readonly TextPosition[]
}

/** A CSV text as a table. */
export interface CsvTable {
  readonly header: readonly string[]
  readonly headerPositions: readonly TextPosition[]
  readonly rows: readonly CsvRow[]
}

/** Collects what is wrong with the names of columns: `csv_malformed` where one is empty or stands twice. */
export function checkHeader({ cells, positions }: CsvRecord, violations: Violations): void {
  const seen = new Set<string>()
  for (const [index, position] of positions.entries()) {
    const name = cells[index] as string
    if (name.trim() === '') addAt(violations, position, 'is a column without a name; name it or take it out')
    else if (seen.has(name)) addAt(violations, position, `names the column ${name} a second time`)
    seen.add(name)
  }
}

/** Collects `csv_malformed` where a row has not as many cells as the header. */
export function checkWidth({ cells, positions, end }: CsvRecord, width: number, violations: Violations): void {
  if (cells.length === width) return
  const position = positions[width] ?? end
  const advice = 'quote cells that hold commas, and leave no cell out'
  addAt(violations, position, `the row has ${cells.length} cells and the header ${width}; ${advice}`)
}

/**
 * A CSV text as header and rows; every row has as many cells as the header, and all that do not are reported at once.
 * Throws `csv_malformed` with paths like 'line 3, column 14': broken quotes, text after a closing quote, NUL bytes, a
 * carriage return alone, columns without a name or named twice, rows of another width, no header at all.
 */
export function parseCsv(text: string): CsvTable {
  const records = csvRecords(text)
  const first = records.next()
  if (first.done) failAt({ line: 1, column: 1 }, 'is empty; the first line must name the columns')
  const { cells: header, positions: headerPositions } = first.value
  const violations = new Violations()
  checkHeader(first.value, violations)
  const rows: CsvRow[] = []
  violations.attempt(() => {
    for (const record of records) {
      checkWidth(record, header.length, violations)
      const { line, cells, positions } = record
      rows.push({ line, cells, positions })
    }
  })
  violations.throwIfAny()
  return { header, headerPositions, rows }
}

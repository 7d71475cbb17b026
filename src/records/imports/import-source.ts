import { sha256Hex } from '../../base/index.ts'
import { LIMITS } from '../../resources/index.ts'
import { type Failure, type ReadRowsOptions, readObjects, type SourceRow } from '../../rows/index.ts'

/** A row that could not be read. */
export interface UnreadRow {
  readonly line: number
  readonly failures: readonly Failure[]
}

/** The rows of a file. They are read several times, and must be the same each time. */
export interface ImportSource {
  /** The name of the file. */
  readonly name: string
  /** Reads all rows in order. Throws the errors of a file that cannot be read. */
  rows(): AsyncIterable<SourceRow | UnreadRow> | Iterable<SourceRow | UnreadRow>
}

/** Rows as objects by column, and how they are read. */
export interface ObjectsToImport extends ReadRowsOptions {
  /** The name of the file. */
  readonly name: string
  readonly rows: readonly unknown[]
}

/**
 * Makes a source of rows from objects by column, read as `calculateRows` of `tonne/rows` reads them. Their lines count from 1,
 * and empty rows are left out. Throws `invalid_choice` for an unknown reading of ends.
 *
 * @example
 * ```ts
 * import { createService, rowsToImport } from 'tonne/service'
 * const bill = { site: 'Leeds', activity: 'fuel', start: '2025-01-31', value: 100, unit: 'l', fuel: 'gas oil', country: 'GB' }
 * const source = rowsToImport({ name: 'bills.csv', rows: [bill] })
 * const { imports } = createService().company(7)
 * const preview = await imports.preview(source)
 * preview.co2eKg.scope1 // => '275.541'
 * const { record } = await imports.commit(source, { digest: preview.digest })
 * record.co2eKg // => '275.541'
 * const undone = await imports.undo(record.id)
 * undone.record.status // => 'undone'
 * ```
 */
export function rowsToImport({ name, rows, ...options }: ObjectsToImport): ImportSource {
  const read = readObjects(rows, options).rows.flatMap(
    ({ line, source, failures }): readonly (SourceRow | UnreadRow)[] => {
      if (source !== undefined) return [source]
      return failures.length === 0 ? [] : [{ line, failures }]
    },
  )
  return { name, rows: () => read }
}

/** Rows that are written in one transaction. */
export interface RowBlock {
  /** 0, 1, 2, … */
  readonly index: number
  /** The position of its first row among all rows, from 0. Rows of a wide table or of several sheets share lines. */
  readonly first: number
  readonly rows: readonly (SourceRow | UnreadRow)[]
  /** SHA-256 in hex of the cells of its rows. */
  readonly digest: string
}

/** True if the row was read. */
export function isRead(row: SourceRow | UnreadRow): row is SourceRow {
  return 'cells' in row
}

/** Serialises a row as it was read: its cells as they are written and as they are understood. */
function contentOf(row: SourceRow | UnreadRow): unknown {
  if (!isRead(row)) return row.failures.map(({ code }) => code)
  return [row.endDate ?? null, [...row.cells].map(([column, { raw, text }]) => [column, raw, text])]
}

function blockOf(index: number, rows: readonly (SourceRow | UnreadRow)[]): RowBlock {
  return { index, first: index * LIMITS.importedRecords, rows, digest: sha256Hex(JSON.stringify(rows.map(contentOf))) }
}

/** Reads the rows of a file in blocks of as many as one transaction writes. */
export async function* blocksOf(source: ImportSource): AsyncGenerator<RowBlock, void, undefined> {
  let rows: (SourceRow | UnreadRow)[] = []
  let index = 0
  for await (const row of source.rows()) {
    rows.push(row)
    if (rows.length < LIMITS.importedRecords) continue
    yield blockOf(index++, rows)
    rows = []
  }
  if (rows.length > 0) yield blockOf(index, rows)
}

import type { FormOptions } from '../../rows/index.ts'
import type { Encoding } from './encoding.ts'

/** The formats of tables. */
export type TableFormat = 'csv' | 'ndjson'

/** The format of a file: the requested one, or by its extension, or CSV. */
export function formatOf(file: string, asked: string | undefined): TableFormat {
  if (asked !== undefined) return asked === 'ndjson' ? 'ndjson' : 'csv'
  return /\.(ndjson|jsonl)$/i.test(file) ? 'ndjson' : 'csv'
}

/** Options for opening a table. */
export interface TableOptions extends FormOptions {
  readonly format: TableFormat
  readonly encoding?: Encoding | undefined
  /** False for a table that was rewritten with one value per row. */
  readonly isWide?: false
}

/** The formats of tables. */
export type TableFormat = 'csv' | 'ndjson'

/** The format of a file: the requested one, or by its extension, or CSV. */
export function formatOf(file: string, asked: string | undefined): TableFormat {
  if (asked !== undefined) return asked === 'ndjson' ? 'ndjson' : 'csv'
  return /\.(ndjson|jsonl)$/i.test(file) ? 'ndjson' : 'csv'
}

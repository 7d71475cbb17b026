import { getOrCompute } from '../../../../base/index.ts'

/** A table with a line for each gas of a row: the headings of its columns, folded, and the field of each gas. */
export interface LongTable {
  /** The column whose text is the same in all lines of a row. */
  readonly id: string
  readonly gas: string
  readonly figure: string
  /** The field of a figure by the name of its gas, folded; other gases are left out. */
  readonly fields: Readonly<Record<string, string>>
}

/** A line of a file, from 1. */
interface FileLine {
  readonly line: number
  readonly cells: readonly string[]
}

/** Headings, folded or not, with the lines below them. */
interface FileTable {
  readonly headings: readonly string[]
  readonly lines: readonly FileLine[]
}

/**
 * Returns a table with one line for each row, at that of its first gas, and a column for each gas. A table without the columns of
 * `long` is returned as it is.
 */
export function widenTable(table: FileTable, long: LongTable | undefined, fold: (text: string) => string): FileTable {
  if (long === undefined) return table
  const { headings, lines } = table
  const places = [long.id, long.gas, long.figure].map((name) => headings.findIndex((one) => fold(one) === name))
  const [id = -1, gas = -1, figure = -1] = places
  if (places.includes(-1)) return table
  const fields = [...new Set(Object.values(long.fields))]
  const rows = new Map<string, { readonly line: number; readonly cells: string[] }>()
  for (const { line, cells } of lines) {
    const row = getOrCompute(rows, cells[id] ?? '', () => ({ line, cells: [...cells, ...fields.map(() => '')] }))
    const field = fields.indexOf(long.fields[fold(cells[gas] ?? '')] ?? '')
    if (field >= 0) row.cells[headings.length + field] = cells[figure] ?? ''
  }
  return { headings: [...headings, ...fields], lines: [...rows.values()] }
}

/** A line of a data table: its cells, and those of the last section line ('== a|b') above it. */
export interface TableLine {
  readonly section: readonly string[]
  readonly cells: readonly string[]
}

/** Parses the lines of a data table: cells separated by '|', sections by '== ', empty lines skipped. */
export function tableLines(table: string): TableLine[] {
  const lines: TableLine[] = []
  let section: readonly string[] = []
  for (const line of table.split('\n')) {
    if (line.startsWith('== ')) section = line.slice(3).split('|')
    else if (line !== '') lines.push({ section, cells: line.split('|') })
  }
  return lines
}

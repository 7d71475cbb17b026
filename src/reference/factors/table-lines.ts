/** A line of a data table: its cells, and the cells of the last section line ('== a|b') above it. */
export interface TableLine {
  readonly section: readonly string[]
  readonly cells: readonly string[]
}

/** The ends of the parts of a cell: of 'Managed HGV / All / 50% laden', and of '31_312_3139_4'. */
export const PART_END = /(?<= \/ |_)/
/** The mark of a cell that begins as the one above it, after the number of parts that it shares; without one, all of them. */
const DITTO = /^(\d*)"/

function resolveCell(cell: string, above = ''): string {
  const [mark, parts] = DITTO.exec(cell) ?? []
  if (mark === undefined) return cell
  return parts === '' ? above : above.split(PART_END).slice(0, Number(parts)).join('') + cell.slice(mark.length)
}

/**
 * Parses the lines of a data table: cells separated by '|', sections by '== ', empty lines skipped. A cell `"` is the one
 * above it, and `2"rest` its first two parts and the rest.
 */
export function tableLines(table: string): TableLine[] {
  const lines: TableLine[] = []
  let section: readonly string[] = []
  let above: readonly string[] = []
  for (const line of table.split('\n')) {
    if (line.startsWith('== ')) section = line.slice(3).split('|')
    else if (line !== '') {
      const last = above
      above = line.split('|').map((cell, column) => (cell.includes('"') ? resolveCell(cell, last[column]) : cell))
      lines.push({ section, cells: above })
    }
  }
  return lines
}

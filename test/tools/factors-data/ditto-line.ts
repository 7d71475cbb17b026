import { PART_END } from '../../../src/reference/factors/table-lines.ts'

/** A line as a table holds it below another: what its cells share with those above stands as ditto marks. */
export function dittoLine(line: string, lineAbove = ''): string {
  const above = lineAbove.split('|')
  return line
    .split('|')
    .map((cell, column) => dittoCell(cell, above[column] ?? ''))
    .join('|')
}

function dittoCell(cell: string, above: string): string {
  if (cell === above && cell !== '') return '"'
  const [parts, partsAbove] = [cell.split(PART_END), above.split(PART_END)]
  const different = parts.findIndex((part, index) => part !== partsAbove[index])
  return different > 0 ? `${different}"${parts.slice(different).join('')}` : cell
}

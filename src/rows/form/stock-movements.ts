import { type CsvRecord, rejectCsv } from '../../core/csv/index.ts'
import { show } from '../../core/errors/index.ts'
import { mapText } from '../advice.ts'
import { namesStockMovement, stockMovementOf } from '../words/stock-words.ts'
import { type ColumnsByCells, cellsOfColumn, columnHeader, hasOf, isUnread, NONE } from './cells-of-columns.ts'
import type { HeaderRow } from './header-row.ts'
import { readAdornedNumber } from './number-interpretations.ts'

/** The columns of tables of journeys, of meters and of refrigerants, which have no stores of fuel. */
const OF_NO_STORE = ['from', 'to', 'mode', 'nights', 'gas', 'blend', 'opening', 'closing'] as const
const CODE = /^\d{3}[A-Z]?$/

/** The index of the column with the movements of a store, and two of its cells that differ in what they do; undefined if none. */
function findMovements({ record, columns }: HeaderRow, rows: readonly CsvRecord[]) {
  for (const [index, one] of columns.entries()) {
    const isNamed = namesStockMovement(record.cells[index] ?? '')
    const isFree = isUnread(one) || (['id', 'documentType', 'note'].includes(one.column ?? '') && one.by !== 'map')
    if (!isNamed && !isFree) continue
    const cells = cellsOfColumn(rows, index)
    const kindOf = (cell: string) => stockMovementOf(cell) ?? (isNamed && CODE.test(cell) ? cell : undefined)
    const known = cells.filter((cell) => kindOf(cell) !== undefined)
    const [first] = known
    // the other words of the column may be adjustments and reversals
    if (first === undefined || known.length * 2 < cells.length) continue
    return { index, first, other: known.find((cell) => kindOf(cell) !== kindOf(first)), isRead: one.by === 'map' }
  }
  return undefined
}

/** True if most quantities are below zero: '-12', '12.50-', '(12)'. */
function isMostlyNegative({ columns }: HeaderRow, rows: readonly CsvRecord[]): string | undefined {
  const index = columns.findIndex(({ column, by }) => column === 'value' && by !== 'money')
  const cells = cellsOfColumn(rows, index)
  const negative = cells.filter((cell) => /^[(−-]|[−-]$/.test(cell) && readAdornedNumber(cell) !== undefined)
  return negative.length * 2 > cells.length ? negative[0] : undefined
}

/**
 * Throws for a list of movements of a store: a delivery and what is taken out of it are the same fuel, and what is taken out has
 * a quantity below zero in some lists. A person who names the column as the status says which rows count.
 */
export function movementsOfStore(header: HeaderRow, rows: readonly CsvRecord[]): ColumnsByCells {
  const has = hasOf(header)
  const found = has(...OF_NO_STORE) ? undefined : findMovements(header, rows)
  if (found === undefined) return NONE
  const name = columnHeader(header.record, found.index)
  const position = { line: header.record.line, column: 1 }
  const negative = isMostlyNegative(header, rows)
  if (negative !== undefined)
    return rejectCsv(
      position,
      `has movements of a store in ${show(name)}, and quantities below zero, like ${show(negative)}, are taken out of it; they would reduce the total; change the signs in the file, so that what was used is above zero and its reversals are below`,
    )
  if (found.isRead || found.other === undefined) return NONE
  const [first, other] = [found.first, found.other]
  return rejectCsv(
    position,
    `has movements of a store in ${show(name)}, like ${show(first)} and ${show(other)}, and fuel that comes in and goes out would count twice; pass ${mapText(name, 'status')}, and say of each of its words whether its rows count: ${mapText(first, 'status:valid')} ${mapText(other, 'status:cancelled')}, or the other way round`,
  )
}

import { equal, parseRational, printExact } from '../../core/exact/index.ts'
import {
  cellInColumn,
  columnOfPart,
  type DisclosureCell,
  type DisclosureColumn,
  type DisclosurePart,
  type DisclosureRow,
  type DisclosureTable,
  isChangeColumn,
  wireNumber,
} from '../../resources/index.ts'
import { evaluate } from './cell.ts'

/** The codes of mismatching cells. */
export type TieOutCode = 'parts_differ' | 'row_differs' | 'double_differs'

/** A cell that does not follow from its parts. */
export interface TieOutDifference {
  /**
   * `parts_differ`: the cell is not the result of its parts. `row_differs`: a part is not the figure of its row.
   * `double_differs`: the double is not the one nearest to the exact number.
   */
  readonly code: TieOutCode
  readonly row: string
  readonly column: DisclosureColumn['id']
  readonly message: string
  readonly expected: string
  readonly found: string
}

const PER_CENT = '%'
const COLUMN_IDS = ['value', 'comparative', 'change'] as const

/** The cell that a part refers to; undefined if the part is an input of the table. */
function referencedCell(
  rows: ReadonlyMap<string, DisclosureRow>,
  part: DisclosurePart,
  cellColumn: DisclosureColumn['id'],
): DisclosureCell | null | undefined {
  const column = columnOfPart(part, cellColumn)
  if (column === null) return undefined
  const row = rows.get(part.id)
  return row === undefined ? null : cellInColumn(row, column)
}

/**
 * Recomputes every cell of a table from its parts, and compares parts that are rows with those rows. Returns the
 * differences; a table of `disclose` has none. Use it for tables that were stored, sent, edited or typed in.
 *
 * @example
 * ```ts
 * import { tieOut } from 'tonne/service'
 * const scope1 = { of: 'inventory', id: 'scope1.co2e', exact: '17100000', unit: 'kg CO2e' } as const
 * const row = { id: 'scope1', section: 'SECR', datapoint: '', label: 'Scope 1', unit: 't CO2e', comparative: null, change: null }
 * const cell = { exact: '17100', value: 17100, rule: 'sum', parts: [scope1] } as const
 * const table = (value: object) => ({ rows: [{ ...row, value }] }) as never
 * tieOut(table(cell)) // => []
 * tieOut(table({ ...cell, exact: '17200', value: 17200 }))[0]?.code // => 'parts_differ'
 * ```
 */
export function tieOut({ rows }: Pick<DisclosureTable, 'rows'>): readonly TieOutDifference[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return rows.flatMap((row) =>
    [...COLUMN_IDS, ...Object.keys(row.further ?? {})].flatMap((column) => {
      const cell = cellInColumn(row, column)
      if (cell === null) return []
      const place = { row: row.id, column }
      return [
        ...cellDifferences(cell, isChangeColumn(column) ? PER_CENT : row.unit, place),
        ...cell.parts.flatMap((part) => partDifferences(part, referencedCell(byId, part, column), place)),
      ]
    }),
  )
}

type Place = Pick<TieOutDifference, 'row' | 'column'>

function cellDifferences(
  { exact, value, rule, parts }: DisclosureCell,
  unit: string,
  place: Place,
): TieOutDifference[] {
  const number = evaluate({ rule, parts }, unit)
  const printed = parseRational(exact)
  const differences: TieOutDifference[] = []
  if (number === null || !equal(number, printed)) {
    const expected = number === null ? `parts in ${unit}` : printExact(number)
    const message = 'is not what its parts give; correct the figure, or name the part that is absent'
    differences.push({ ...place, code: 'parts_differ', message, expected, found: exact })
  }
  const double = wireNumber(printed)
  if (double !== value) {
    const message = 'is not the double nearest to the exact figure'
    differences.push({ ...place, code: 'double_differs', message, expected: String(double), found: String(value) })
  }
  return differences
}

function partDifferences(
  { id, exact }: DisclosurePart,
  cell: DisclosureCell | null | undefined,
  place: Place,
): TieOutDifference[] {
  if (cell === undefined || (cell !== null && equal(parseRational(cell.exact), parseRational(exact)))) return []
  const message = `has the part ${id}, which is another figure in that row`
  return [{ ...place, code: 'row_differs', message, expected: cell?.exact ?? 'a figure', found: exact }]
}

import { choiceProblem, Violations } from '../../core/errors/index.ts'
import type { DisclosureCell, DisclosureColumn, StatedFigures } from '../../resources/index.ts'
import { buildCell } from './cell.ts'
import type { ColumnInputs, PeriodInputs, RowDefinition } from './standard.ts'

/** The cells of a column by row id; unknown figures have no entry. */
type ColumnCells = ReadonlyMap<string, DisclosureCell>

/** The inputs of a column, and the path of its figures in the statement. */
interface ColumnOptions {
  /** Null for a base year, because the sources of its rows hold its figures. */
  readonly period: PeriodInputs | null
  readonly figures: StatedFigures
  /** 'figures', 'figuresBefore', 'prior[0].figures'. */
  readonly path: string
}

/** True for a figure without parts, and for a sum of rows that are all empty. */
function isEmptyCell(cell: DisclosureCell | undefined): boolean {
  return cell?.parts.every(({ of, exact }) => of === 'row' && exact === '0') ?? false
}

/** Rejects rows stated as empty that are not in the table or have figures. Throws `invalid_choice`. */
function checkEmptyRows(rows: readonly RowDefinition[], cells: ColumnCells, { figures, path }: ColumnOptions): void {
  const violations = new Violations()
  for (const [index, id] of (figures.none ?? []).entries()) {
    const place = `statement.${path}.none[${index}]`
    const ids = rows.map((row) => row.id)
    if (!ids.includes(id)) violations.add(place, 'invalid_choice', choiceProblem(id, ids))
    else if (!isEmptyCell(cells.get(id))) {
      const message = 'has figures; leave it out of none, or delete its records'
      violations.add(place, 'invalid_choice', { message, received: id })
    }
  }
  violations.throwIfAny()
}

/**
 * Builds the cells of a column from top to bottom, so that a formula can use the rows above it. Throws
 * `invalid_choice`, number codes.
 */
export function columnCells(rows: readonly RowDefinition[], options: ColumnOptions): ColumnCells {
  const { period, figures } = options
  const none = new Set(figures.none)
  const cells = new Map<string, DisclosureCell>()
  const isPeriod = options.path === 'figures'
  const column: ColumnInputs = { inventory: null, ...period, figures, isPeriod, cell: (id) => cells.get(id) ?? null }
  for (const { id, unit, source } of rows) {
    const formula = source(column) ?? (none.has(id) ? { rule: 'sum' as const, parts: [] } : null)
    const cell = formula === null ? null : buildCell(formula, unit)
    if (cell !== null) cells.set(id, cell)
  }
  checkEmptyRows(rows, cells, options)
  return cells
}

/** The fields of a column that a change is computed from. */
interface FigureColumn {
  readonly id: string
  cellOf(row: RowDefinition): DisclosureCell | null
}

/**
 * Computes the change of a figure in per cent. Null for a row in per cent, if either figure is unknown, or if the
 * earlier one is zero or less.
 */
export function buildChange(row: RowDefinition, value: FigureColumn, earlier: FigureColumn): DisclosureCell | null {
  const { id, unit } = row
  const [now, before] = [value.cellOf(row), earlier.cellOf(row)]
  if (unit === '%' || now === null || before === null) return null
  const part = { of: 'row' as const, id, unit }
  const from = earlier.id === 'comparative' ? { ...part, of: 'comparative' as const } : { ...part, column: earlier.id }
  return buildCell(
    {
      rule: 'change',
      parts: [
        { ...part, exact: now.exact },
        { ...from, exact: before.exact },
      ],
    },
    '%',
  )
}

/** A column with its cells. */
export interface DisclosedColumn extends DisclosureColumn {
  cellOf(row: RowDefinition): DisclosureCell | null
}

/** Builds a column of figures. */
export function figureColumn(id: string, label: string, cells: ColumnCells): DisclosedColumn {
  return { id, label, cellOf: (row) => cells.get(row.id) ?? null }
}

/** Builds the column of changes from an earlier column to the column of the period. */
export function changeColumn(value: DisclosedColumn, earlier: DisclosedColumn, label: string): DisclosedColumn {
  const id = earlier.id === 'comparative' ? 'change' : `change.${earlier.id}`
  return { id, label, cellOf: (row) => buildChange(row, value, earlier) }
}

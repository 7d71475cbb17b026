import { Violations } from '../errors/index.ts'
import type { DisclosureCell, DisclosureColumn, DisclosureStatement, StatedFigures } from '../resources/index.ts'
import { type ColumnCells, changeOf, columnCells } from './column-cells.ts'
import type { DisclosureInputs, RowDefinition } from './standard.ts'

/** A column with its cells. */
export interface TableColumn extends DisclosureColumn {
  cellOf(row: RowDefinition): DisclosureCell | null
}

interface Period {
  readonly from: string
  readonly to: string
}

/** A column of figures. */
export function figureColumn(id: string, label: string, cells: ColumnCells): TableColumn {
  return { id, label, cellOf: (row) => cells.get(row.id) ?? null }
}

/** The column of changes from an earlier column to that of the period. */
export function changeColumn(value: TableColumn, earlier: TableColumn, label: string): TableColumn {
  const id = earlier.id === 'comparative' ? 'change' : `change.${earlier.id}`
  return { id, label, cellOf: (row) => changeOf(row, value, earlier) }
}

const YEAR = /^(\d{4})-01-01T00:00:00\.000Z$/

/** '2025' of a calendar year, else both ends. */
export function periodName({ from, to }: Period): string {
  const [, year] = YEAR.exec(from) ?? []
  const [, next] = YEAR.exec(to) ?? []
  if (year !== undefined && Number(next) === Number(year) + 1) return year
  return `${from.slice(0, 10)} to ${to.slice(0, 10)}`
}

/** Figures that are stated of a period, and their place. */
interface StatedPeriod {
  readonly figures: StatedFigures
  readonly path: string
}

/** The figures that are stated of a year before. */
function statedOfYear({ prior = [] }: DisclosureStatement, year: number): StatedPeriod | null {
  const index = prior.findIndex((one) => one.year === year)
  const figures = prior[index]?.figures
  return figures === undefined ? null : { figures, path: `prior[${index}].figures` }
}

/** The figures that are stated of the period before, in one of two places. Throws `invalid_choice` for both. */
function statedBefore(statement: DisclosureStatement, { from }: Period): StatedPeriod {
  const ofYear = statedOfYear(statement, Number(from.slice(0, 4)))
  const { figuresBefore } = statement
  if (ofYear === null || figuresBefore === undefined)
    return ofYear ?? { figures: figuresBefore ?? {}, path: 'figuresBefore' }
  const violations = new Violations()
  const message = 'states the figures of the period before a second time; leave them out here, or in figuresBefore'
  violations.add(`statement.${ofYear.path}`, 'invalid_choice', message)
  violations.throwIfAny()
  return ofYear
}

/** The comparative column; empty where nothing was recorded. */
function comparativeColumn(rows: readonly RowDefinition[], { before, statement = {} }: DisclosureInputs): TableColumn {
  if (!before) return figureColumn('comparative', 'Comparative', new Map())
  const cells = columnCells(rows, { period: before, ...statedBefore(statement, before.inventory) })
  return figureColumn('comparative', `Comparative: ${periodName(before.inventory)}`, cells)
}

/** The columns of further years before, the earliest first; empty ones where nothing was recorded. */
function priorColumns(
  rows: readonly RowDefinition[],
  { prior = [], statement = {} }: DisclosureInputs,
): readonly TableColumn[] {
  return [...prior]
    .sort((a, b) => a.year - b.year)
    .map(({ year, period, inputs }) => {
      const [id, name] = [`prior.${year}`, periodName(period)]
      if (inputs === null) return figureColumn(id, `${name} (no records)`, new Map())
      const stated = statedOfYear(statement, year) ?? { figures: {}, path: 'prior' }
      return figureColumn(id, name, columnCells(rows, { period: inputs, ...stated }))
    })
}

/** The columns of a table, in the order in which they are printed. Throws `invalid_choice`, number codes. */
export function tableColumns(rows: readonly RowDefinition[], inputs: DisclosureInputs): readonly TableColumn[] {
  const figures = inputs.statement?.figures ?? {}
  const cells = columnCells(rows, { period: inputs, figures, path: 'figures' })
  const value = figureColumn('value', periodName(inputs.inventory), cells)
  const comparative = comparativeColumn(rows, inputs)
  const prior = priorColumns(rows, inputs)
  return [
    ...prior,
    comparative,
    value,
    changeColumn(value, comparative, '% change'),
    ...prior.map((column) => changeColumn(value, column, `% change against ${column.label}`)),
  ]
}

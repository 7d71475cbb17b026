import { Violations } from '../errors/index.ts'
import type { DisclosureStatement, StatedFigures } from '../resources/index.ts'
import { baseYearColumns } from './base-year-columns.ts'
import { columnCells } from './column-cells.ts'
import { changeColumn, type DisclosedColumn, figureColumn } from './disclosed-column.ts'
import type { DisclosureInputs, RowDefinition } from './standard.ts'

interface Period {
  readonly from: string
  readonly to: string
}

const YEAR = /^(\d{4})-01-01T00:00:00\.000Z$/

/** Names a period: '2025' for a calendar year, and otherwise its two ends. */
export function periodName({ from, to }: Period): string {
  const [, year] = YEAR.exec(from) ?? []
  const [, next] = YEAR.exec(to) ?? []
  if (year !== undefined && Number(next) === Number(year) + 1) return year
  return `${from.slice(0, 10)} to ${to.slice(0, 10)}`
}

/** The stated figures of a period, and their path. */
interface StatedPeriod {
  readonly figures: StatedFigures
  readonly path: string
}

/** The stated figures of an earlier year. */
function statedOfYear({ prior = [] }: DisclosureStatement, year: number): StatedPeriod | null {
  const index = prior.findIndex((one) => one.year === year)
  const figures = prior[index]?.figures
  return figures === undefined ? null : { figures, path: `prior[${index}].figures` }
}

/** The stated figures of the period before, from one of two places. Throws `invalid_choice` if both have figures. */
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

/** Builds the comparative column; empty if nothing was recorded. */
function comparativeColumn(
  rows: readonly RowDefinition[],
  { before, statement = {} }: DisclosureInputs,
): DisclosedColumn {
  if (!before) return figureColumn('comparative', 'Comparative', new Map())
  const cells = columnCells(rows, { period: before, ...statedBefore(statement, before.inventory) })
  return figureColumn('comparative', `Comparative: ${periodName(before.inventory)}`, cells)
}

/** Builds the columns of earlier years, the earliest first; empty if nothing was recorded. */
function priorColumns(
  rows: readonly RowDefinition[],
  { prior = [], statement = {} }: DisclosureInputs,
): readonly DisclosedColumn[] {
  return [...prior]
    .sort((a, b) => a.year - b.year)
    .map(({ year, period, inputs }) => {
      const [id, name] = [`prior.${year}`, periodName(period)]
      if (inputs === null) return figureColumn(id, `${name} (no records)`, new Map())
      const stated = statedOfYear(statement, year) ?? { figures: {}, path: 'prior' }
      return figureColumn(id, name, columnCells(rows, { period: inputs, ...stated }))
    })
}

/** Builds the columns of a table, in the order in which they are printed. Throws `invalid_choice`, number codes. */
export function tableColumns(rows: readonly RowDefinition[], inputs: DisclosureInputs): readonly DisclosedColumn[] {
  const figures = inputs.statement?.figures ?? {}
  const cells = columnCells(rows, { period: inputs, figures, path: 'figures' })
  const value = figureColumn('value', periodName(inputs.inventory), cells)
  const comparative = comparativeColumn(rows, inputs)
  const prior = priorColumns(rows, inputs)
  const baseYears = baseYearColumns(rows, inputs, value)
  return [
    ...baseYears.figures,
    ...prior,
    comparative,
    value,
    changeColumn(value, comparative, '% change'),
    ...prior.map((column) => changeColumn(value, column, `% change against ${column.label}`)),
    ...baseYears.changes,
  ]
}

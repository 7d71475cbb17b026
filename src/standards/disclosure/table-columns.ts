import { Violations } from '../../core/errors/index.ts'
import type { BaseYearResource, BaseYearSeries, DisclosureStatement, StatedFigures } from '../../resources/index.ts'
import { buildChange, changeColumn, columnCells, type DisclosedColumn, figureColumn } from './column-cells.ts'
import { daysText } from './report-text.ts'
import type { CellSource, DisclosureInputs, RowDefinition } from './standard.ts'

/** A scope as a base year counts it. */
interface CoveredScope {
  readonly scope: BaseYearResource['scopes'][number]
  /** Only for Scope 2. */
  readonly method?: BaseYearResource['scope2Method']
}

const SCOPE_1: CoveredScope = { scope: 'SCOPE_1' }
const LOCATION: CoveredScope = { scope: 'SCOPE_2', method: 'location_based' }
const MARKET: CoveredScope = { scope: 'SCOPE_2', method: 'market_based' }

/** The rows that show a whole scope; base years store no finer figures. */
const SCOPE_ROWS: ReadonlyMap<string, CoveredScope> = new Map([
  ['scope1', SCOPE_1],
  ['quoted.scope1', SCOPE_1],
  ['category1', SCOPE_1],
  ['scope2.location', LOCATION],
  ['quoted.scope2', LOCATION],
  ['unquoted.electricity', LOCATION],
  ['category2', LOCATION],
  ['scope2.market', MARKET],
  ['quoted.scope2.market', MARKET],
  ['category2.market', MARKET],
  ['scope3', { scope: 'SCOPE_3' }],
])

/** A series of a base year: as reported, or recalculated. */
interface Series {
  readonly baseYear: BaseYearResource
  readonly name: 'reported' | 'recalculated'
  readonly series: BaseYearSeries
}

/**
 * Returns the source of a scope's figure in the base year that covers the scope; the figure is null if no base year
 * does.
 */
function seriesSource({ scope, method }: CoveredScope, all: readonly Series[]): CellSource {
  const part = all.flatMap(({ baseYear: { id, scope2Method }, name, series: { byScope } }) => {
    const exact = byScope.find((one) => one.scope === scope)?.co2e.exact
    const isCovered = method === undefined || method === scope2Method
    const path = `${id}.${name}.byScope.${scope}.co2e`
    return exact === undefined || !isCovered ? [] : [{ of: 'base_year' as const, id: path, exact, unit: 'kg CO2e' }]
  })
  return () => (part.length === 0 ? null : { rule: 'sum', parts: part })
}

/** The latest recalculation before the end of the period; undefined if the base year was not recalculated. */
export function recalculationOf({ recalculations }: BaseYearResource, { inventory }: DisclosureInputs) {
  return recalculations.filter(({ asOf }) => asOf < inventory.to).at(-1)
}

/** The base years before the period, the earliest first. */
export function earlierBaseYears({ baseYears = [], inventory }: DisclosureInputs): readonly BaseYearResource[] {
  const year = Number(inventory.from.slice(0, 4))
  return baseYears.filter((one) => one.year < year).sort((a, b) => a.year - b.year)
}

/** The columns of base years: figures go before the columns of the period, changes after them. */
interface BaseYearColumns {
  readonly figures: readonly DisclosedColumn[]
  readonly changes: readonly DisclosedColumn[]
}

/** Builds the columns of a base year: reported, recalculated if it was, and the change against the later of these. */
function buildYearColumns(
  year: number,
  { rows, inputs, value }: { rows: readonly RowDefinition[]; inputs: DisclosureInputs; value: DisclosedColumn },
): BaseYearColumns {
  const ofYear = earlierBaseYears(inputs).filter((one) => one.year === year)
  const column = (id: string, label: string, all: readonly Series[]) => {
    const sourced = rows.map((row) => {
      const covered = SCOPE_ROWS.get(row.id)
      return covered === undefined ? row : { ...row, source: seriesSource(covered, all) }
    })
    return figureColumn(id, label, columnCells(sourced, { period: null, figures: {}, path: 'baseYear' }))
  }
  const id = `baseYear.${year}`
  const series = (name: Series['name'], pick: (one: BaseYearResource) => BaseYearSeries | undefined) =>
    ofYear.flatMap((baseYear): Series[] => {
      const found = pick(baseYear)
      return found === undefined ? [] : [{ baseYear, name, series: found }]
    })
  const reported = column(
    id,
    `Base year ${year}, reported`,
    series('reported', (one) => one.reported),
  )
  const kept = series('recalculated', (one) => recalculationOf(one, inputs))
  const recalculated = kept.length === 0 ? null : column(`${id}.recalculated`, `Base year ${year}, recalculated`, kept)
  const against = (row: RowDefinition) => (recalculated?.cellOf(row) ? recalculated : reported)
  const change: DisclosedColumn = {
    id: `change.${id}`,
    label: `% change against base year ${year}`,
    cellOf: (row) => buildChange(row, value, against(row)),
  }
  return { figures: recalculated === null ? [reported] : [reported, recalculated], changes: [change] }
}

/** Builds the columns of all base years of a company, the earliest first. */
function baseYearColumns(
  rows: readonly RowDefinition[],
  inputs: DisclosureInputs,
  value: DisclosedColumn,
): BaseYearColumns {
  const years = [...new Set(earlierBaseYears(inputs).map(({ year }) => year))]
  const all = years.map((year) => buildYearColumns(year, { rows, inputs, value }))
  return { figures: all.flatMap(({ figures }) => figures), changes: all.flatMap(({ changes }) => changes) }
}

interface Period {
  readonly from: string
  readonly to: string
}

const YEAR = /^(\d{4})-01-01T00:00:00\.000Z$/

/** Names a period: '2025' for a calendar year, and otherwise its first and last day. */
function periodName({ from, to }: Period): string {
  const [, year] = YEAR.exec(from) ?? []
  const [, next] = YEAR.exec(to) ?? []
  if (year !== undefined && Number(next) === Number(year) + 1) return year
  return daysText({ from, to })
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
function findPriorStatement(statement: DisclosureStatement, { from }: Period): StatedPeriod {
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
  const cells = columnCells(rows, { period: before, ...findPriorStatement(statement, before.inventory) })
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

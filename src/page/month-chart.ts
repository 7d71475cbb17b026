import { element, gas, svgElement } from './element.ts'
import { tonnesText } from './figure-text.ts'
import { type Figure, type PeriodInventory, type ScopeFigures, scopeFigures, totalFigure } from './figures.ts'
import { amountCell, columnHead, details, drawing, row, table } from './layout.ts'
import { type ColumnPart, monthColumns, PARTS } from './month-columns.ts'
import { type Explain, numberButton } from './number-button.ts'

/** A month with its figures. */
export interface MonthFigures {
  readonly name: string
  readonly total: Figure
  readonly scopes: ScopeFigures
}

const SIZE = { width: 1200, height: 300 }
const SCOPE_NAMES = { scope1: 'Scope 1', scope2: 'Scope 2', scope3: 'Scope 3' } as const

/** The figures of a month. */
export function monthFigures(month: PeriodInventory): MonthFigures {
  return { name: month.period.name, total: totalFigure(month), scopes: scopeFigures(month) }
}

function figureOf({ scopes }: MonthFigures, part: ColumnPart['part']): Figure {
  return part === 'scope2' ? scopes.marketBased : scopes[part]
}

function initials(name: string): string {
  return name.slice(0, 3)
}

/** A label below a column: the month, and what it comes to. */
function monthButton({ name, total }: MonthFigures, explain: Explain): HTMLButtonElement {
  const made = numberButton(total, explain, 'month')
  made.replaceChildren(
    element('span', { class: 'month-name' }, initials(name)),
    element('span', { class: 'month-amount' }, tonnesText(total.amounts.co2e.exact)),
  )
  return made
}

/** The columns of the year by scope, drawn, with a button below each month. */
function drawnColumns(months: readonly MonthFigures[], explain: Explain): HTMLElement {
  const amounts = months.map((month) => ({
    scope1: figureOf(month, 'scope1').amounts.co2e.kg,
    scope2: figureOf(month, 'scope2').amounts.co2e.kg,
    scope3: figureOf(month, 'scope3').amounts.co2e.kg,
  }))
  const { parts, lines } = monthColumns(amounts, SIZE)
  const buttons = months.map((month) => monthButton(month, explain))
  const columns = drawing('columns', SIZE)
  const scale = element('div', { class: 'scale', 'aria-hidden': 'true' })
  for (const { y, tonnes } of lines) {
    columns.append(svgElement('line', { class: 'grid', x2: SIZE.width, y1: y, y2: y }))
    const label = element('span', {}, tonnes === lines.at(-1)?.tonnes ? `${tonnes}\u00a0t` : String(tonnes))
    // the style of a node may be set where that of markup may not
    label.style.top = `${(y / SIZE.height) * 100}%`
    scale.append(label)
  }
  for (const { month: index, part, ...place } of parts) {
    const month = months[index] as MonthFigures
    const figure = figureOf(month, part)
    const says = `${SCOPE_NAMES[part]}, ${month.name}: ${tonnesText(figure.amounts.co2e.exact)} t CO2e`
    const rect = svgElement('rect', { class: `bar ${part}`, ...place }, svgElement('title', {}, says))
    rect.addEventListener('click', () => explain(figure, buttons[index] as HTMLButtonElement))
    columns.append(rect)
  }
  const plot = element('div', { class: 'plot' }, scale, columns)
  return element('div', { class: 'month-chart' }, plot, element('div', { class: 'months' }, ...buttons))
}

function tableRow({ name, total, scopes }: MonthFigures, explain: Explain): HTMLTableRowElement {
  const figures = [scopes.scope1, scopes.marketBased, scopes.scope3, total, scopes.locationBased]
  return row(initials(name), undefined, ...figures.map((figure) => amountCell(numberButton(figure, explain))))
}

/** The same numbers as a table, and Scope 2 by the other method, which no column holds. */
function numbers(months: readonly MonthFigures[], explain: Explain): HTMLElement {
  const names = ['Scope 1', 'Scope 2 market', 'Scope 3', 'Total', 'Scope 2 location']
  const heads = [columnHead('Month'), ...names.map((name) => columnHead(name, { class: 'amount' }))]
  const caption = gas('Emissions of each month by scope, in t CO2e; the location-based figure is in no total')
  const body = element('tbody', {}, ...months.map((month) => tableRow(month, explain)))
  return details('The months as a table', table({ class: 'grid-table', caption, heads, bodies: [body] }))
}

function legend(): HTMLElement {
  const items = PARTS.map((part) => {
    const name = part === 'scope2' ? 'Scope 2, market-based' : SCOPE_NAMES[part]
    return element('li', {}, element('span', { class: `swatch ${part}` }), name)
  })
  return element('ul', { class: 'legend' }, ...items)
}

/** The months of the year: columns by scope, and the table behind them. */
export function monthChart(months: readonly MonthFigures[], explain: Explain): readonly HTMLElement[] {
  return [legend(), drawnColumns(months, explain), numbers(months, explain)]
}

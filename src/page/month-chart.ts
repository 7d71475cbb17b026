import { tonnesText } from './amount-text.ts'
import { element, gas, svgElement } from './element.ts'
import type { Explain } from './explain.ts'
import { type Figure, type PeriodInventory, type ScopeFigures, scopeFigures, totalFigure } from './figures.ts'
import { type ColumnPart, monthColumns, PARTS } from './month-columns.ts'
import { numberButton } from './number-button.ts'

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
  const made = numberButton(total, explain, { unit: 't', class: 'month' })
  made.replaceChildren(
    element('span', { class: 'month-name' }, initials(name)),
    element('span', { class: 'month-amount' }, tonnesText(total.amounts.co2e.exact)),
  )
  return made
}

function rectOf({ x, y, width, height, part }: ColumnPart, says: string): SVGRectElement {
  const numbers = { x, y, width, height }
  const attributes = Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, String(value)] as const))
  return svgElement('rect', { class: `bar ${part}`, ...attributes }, svgElement('title', {}, says))
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
  const view = { viewBox: `0 0 ${SIZE.width} ${SIZE.height}`, preserveAspectRatio: 'none' }
  const drawing = svgElement('svg', { class: 'columns', 'aria-hidden': 'true', ...view })
  const scale = element('div', { class: 'scale', 'aria-hidden': 'true' })
  for (const { y, tonnes } of lines) {
    drawing.append(svgElement('line', { class: 'grid', x2: String(SIZE.width), y1: String(y), y2: String(y) }))
    const label = element('span', {}, tonnes === lines.at(-1)?.tonnes ? `${tonnes}\u00a0t` : String(tonnes))
    // the style of a node may be set where that of markup may not
    label.style.top = `${(y / SIZE.height) * 100}%`
    scale.append(label)
  }
  for (const part of parts) {
    const month = months[part.month] as MonthFigures
    const figure = figureOf(month, part.part)
    const says = `${SCOPE_NAMES[part.part]}, ${month.name}: ${tonnesText(figure.amounts.co2e.exact)} t CO2e`
    const rect = rectOf(part, says)
    rect.addEventListener('click', () => explain(figure, buttons[part.month] as HTMLButtonElement))
    drawing.append(rect)
  }
  const plot = element('div', { class: 'plot' }, scale, drawing)
  return element('div', { class: 'month-chart' }, plot, element('div', { class: 'months' }, ...buttons))
}

function tableRow({ name, total, scopes }: MonthFigures, explain: Explain): HTMLTableRowElement {
  const figures = [scopes.scope1, scopes.marketBased, scopes.scope3, total, scopes.locationBased]
  const cells = figures.map((figure) => element('td', { class: 'amount' }, numberButton(figure, explain)))
  return element('tr', {}, element('th', { scope: 'row' }, initials(name)), ...cells)
}

/** The same numbers as a table, and Scope 2 by the other method, which no column holds. */
function numbers(months: readonly MonthFigures[], explain: Explain): HTMLElement {
  const names = ['Scope 1', 'Scope 2 market', 'Scope 3', 'Total', 'Scope 2 location']
  const heads = names.map((name) => element('th', { scope: 'col', class: 'amount' }, name))
  const table = element(
    'table',
    { class: 'grid-table' },
    element(
      'caption',
      {},
      gas('Emissions of each month by scope, in t CO2e; the location-based figure is in no total'),
    ),
    element('thead', {}, element('tr', {}, element('th', { scope: 'col' }, 'Month'), ...heads)),
    element('tbody', {}, ...months.map((month) => tableRow(month, explain))),
  )
  return element('details', {}, element('summary', {}, 'The months as a table'), table)
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

import { readItem } from '../../base/index.ts'
import { tonnesText } from '../../core/display/index.ts'
import { type Explain, numberButton } from './amounts.ts'
import { element, gas, svgElement } from './element.ts'
import { type Figure, type PeriodInventory, type ScopeFigures, scopeFigures, totalFigure } from './figures.ts'
import { columnHead, details, drawing, row, table } from './layout.ts'
import { type ColumnPart, monthColumns, PARTS } from './month-columns.ts'

/** A month with its figures. */
export interface MonthFigures {
  readonly name: string
  readonly total: Figure
  readonly scopes: ScopeFigures
}

const SIZE = { width: 1200, height: 300 }
/** Columns of the table; on a phone each value is shown next to its column name. */
const COLUMN_NAMES = ['Scope 1', '2 market', '2 location', 'Scope 3', 'Total'] as const
const NARROW = '(max-width: 40rem)'
const SCOPE_NAMES = { scope1: 'Scope 1', scope2: 'Scope 2', scope3: 'Scope 3' } as const

/** The figures of a month. */
export function monthFigures(month: PeriodInventory): MonthFigures {
  return { name: month.period.name, total: totalFigure(month), scopes: scopeFigures(month) }
}

function scopeFigure({ scopes }: MonthFigures, part: ColumnPart['part']): Figure {
  return scopes[part]
}

function initials(name: string): string {
  return name.slice(0, 3)
}

/** Builds the label below a column: the month and its total. */
function monthButton({ name, total }: MonthFigures, explain: Explain): HTMLButtonElement {
  // a column only has room for rounded digits
  const made = numberButton(total, { ...explain, digits: 'rounded' }, 'month')
  // the accessible name must begin with the visible text
  made.setAttribute('aria-label', `${initials(name)} ${made.getAttribute('aria-label')}`)
  made.replaceChildren(
    element('span', { class: 'month-name' }, initials(name)),
    ' ',
    element('span', { class: 'month-amount' }, tonnesText(total.amounts.co2e.exact)),
  )
  return made
}

/** Draws the columns of the year by scope, with a button below each month. */
function drawnColumns(months: readonly MonthFigures[], explain: Explain): HTMLElement {
  const amounts = months.map((month) => ({
    scope1: scopeFigure(month, 'scope1').amounts.co2e.kg,
    scope2: scopeFigure(month, 'scope2').amounts.co2e.kg,
    scope3: scopeFigure(month, 'scope3').amounts.co2e.kg,
  }))
  const { parts, lines } = monthColumns(amounts, SIZE)
  const buttons = months.map((month) => monthButton(month, explain))
  const columns = drawing('columns', SIZE)
  const scale = element('div', { class: 'scale', 'aria-hidden': 'true' })
  for (const { y, tonnes } of lines) {
    columns.append(svgElement('line', { class: 'grid', x2: SIZE.width, y1: y, y2: y }))
    const label = element('span', {}, tonnes === lines.at(-1)?.tonnes ? `${tonnes}\u00a0t` : String(tonnes))
    // the content security policy forbids styles in markup, but not on a node
    label.style.top = `${(y / SIZE.height) * 100}%`
    scale.append(label)
  }
  for (const { month: index, part, ...place } of parts) {
    const month = readItem(months, index)
    const figure = scopeFigure(month, part)
    const says = `${SCOPE_NAMES[part]}, ${month.name}: ${tonnesText(figure.amounts.co2e.exact)} t CO2e`
    const rect = svgElement('rect', { class: `bar ${part}`, ...place }, svgElement('title', {}, says))
    rect.addEventListener('click', () => explain.narrow(figure, readItem(buttons, index)))
    columns.append(rect)
  }
  const plot = element('div', { class: 'plot' }, scale, columns)
  return element('div', { class: 'month-chart' }, plot, element('div', { class: 'months' }, ...buttons))
}

function tableRow({ name, total, scopes }: MonthFigures, explain: Explain): HTMLTableRowElement {
  const figures = [scopes.scope1, scopes.marketBased, scopes.locationBased, scopes.scope3, total]
  const cells = figures.map((figure, index) =>
    element('td', { class: 'amount', 'data-label': COLUMN_NAMES[index] }, numberButton(figure, explain)),
  )
  return row(initials(name), undefined, ...cells)
}

/** Lists the same numbers as a table, with both figures of Scope 2. */
function monthTable(months: readonly MonthFigures[], explain: Explain): HTMLElement {
  const heads = [columnHead('Month'), ...COLUMN_NAMES.map((name) => columnHead(name, { class: 'amount' }))]
  const caption = gas('Emissions of each month by scope, in t CO2e; one figure of Scope 2 is in the total')
  const body = element('tbody', {}, ...months.map((month) => tableRow(month, explain)))
  const shown = details('The months as a table', table({ class: 'grid-table', caption, heads, bodies: [body] }))
  // the columns have no room for their values on a phone
  if (matchMedia(NARROW).matches) shown.setAttribute('open', '')
  return shown
}

function scopeLegend(months: readonly MonthFigures[]): HTMLElement {
  const method = months[0]?.scopes.scope2.method ?? 'market'
  const items = PARTS.map((part) => {
    const name = part === 'scope2' ? `Scope 2, ${method}-based` : SCOPE_NAMES[part]
    return element('li', {}, element('span', { class: `swatch ${part}` }), name)
  })
  return element('ul', { class: 'legend' }, ...items)
}

/** Shows the months of the year: columns by scope, and a table with the same numbers. */
export function monthChart(months: readonly MonthFigures[], explain: Explain): readonly HTMLElement[] {
  return [scopeLegend(months), drawnColumns(months, explain), monthTable(months, explain)]
}

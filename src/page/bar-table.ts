import { scaleLinear } from 'd3-scale'
import { element, gas, svgElement } from './element.ts'
import type { Explain } from './explain.ts'
import type { Figure } from './figures.ts'
import { numberButton } from './number-button.ts'

/** A row: what it is called, its number and its bar. */
export interface Bar {
  readonly name: string
  /** Further words below the name. */
  readonly detail?: string
  readonly figure: Figure
  /** Colour: a class of the style sheet. */
  readonly tone: string
}

/** Rows that belong together. */
export interface BarGroup {
  /** Above them; null: nothing. */
  readonly name: string | null
  readonly bars: readonly Bar[]
}

/** Content of a table of bars. */
export interface BarTable {
  readonly caption: string
  /** Of what the names are: 'Activity'. */
  readonly head: string
  readonly groups: readonly BarGroup[]
}

const WIDTH = 100
const HEIGHT = 10

/** A bar as wide as its share of the longest one. It is drawn for those who see; the number beside it is for all. */
function drawn(bar: Bar, scale: (kg: number) => number): SVGSVGElement {
  const width = String(scale(Math.max(bar.figure.amounts.co2e.kg, 0)))
  const rect = svgElement('rect', { class: `bar ${bar.tone}`, width, height: String(HEIGHT) })
  const view = { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: 'none' }
  return svgElement('svg', { class: 'bar-drawing', 'aria-hidden': 'true', ...view }, rect)
}

function row(bar: Bar, scale: (kg: number) => number, explain: Explain): HTMLTableRowElement {
  const { name, detail, figure } = bar
  const number = numberButton(figure, explain)
  const drawing = drawn(bar, scale)
  drawing.addEventListener('click', () => explain(figure, number))
  const words = detail === undefined ? [name] : [name, element('small', {}, detail)]
  return element(
    'tr',
    {},
    element('th', { scope: 'row' }, ...words),
    element('td', { class: 'amount' }, number),
    element('td', { class: 'drawing' }, drawing),
  )
}

/** A table whose numbers are drawn as bars: the chart and the table behind it in one. */
export function barTable({ caption, head, groups }: BarTable, explain: Explain): HTMLTableElement {
  const most = Math.max(0, ...groups.flatMap(({ bars }) => bars.map(({ figure }) => figure.amounts.co2e.kg)))
  const scale = scaleLinear([0, most === 0 ? 1 : most], [0, WIDTH])
  const heads = element(
    'tr',
    {},
    element('th', { scope: 'col' }, head),
    element('th', { scope: 'col', class: 'amount' }, gas('t CO2e')),
    element('td', { class: 'drawing' }),
  )
  const bodies = groups.map(({ name, bars }) => {
    const title = name === null ? [] : [element('tr', {}, element('th', { scope: 'rowgroup', colspan: '3' }, name))]
    return element('tbody', {}, ...title, ...bars.map((bar) => row(bar, scale, explain)))
  })
  const words = element('caption', {}, caption)
  return element('table', { class: 'bars' }, words, element('thead', {}, heads), ...bodies)
}

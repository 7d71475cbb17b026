import { scaleLinear } from 'd3-scale'
import { element, gas, svgElement } from './element.ts'
import type { Figure } from './figures.ts'
import { amountCell, columnHead, drawing, row, table } from './layout.ts'
import { type Explain, numberButton } from './number-button.ts'

/** A row: what it is called, its number and its bar. */
export interface Bar {
  readonly name: string
  /** Further words below the name. */
  readonly detail?: string | undefined
  readonly figure: Figure
  /** Colour: a class of the style sheet. */
  readonly tone: string
}

/** Rows that belong together. */
interface BarGroup {
  /** Above them; null: nothing. */
  readonly name: string | null
  readonly bars: readonly Bar[]
}

/** Content of a table of bars. */
interface BarTable {
  readonly caption: string
  /** Of what the names are: 'Activity'. */
  readonly head: string
  readonly groups: readonly BarGroup[]
}

const SIZE = { width: 100, height: 10 }

/** A row with a bar as wide as its share of the longest one. */
function barRow({ name, detail, figure, tone }: Bar, scale: (kg: number) => number, explain: Explain): HTMLElement {
  const number = numberButton(figure, explain)
  const width = scale(Math.max(figure.amounts.co2e.kg, 0))
  const drawn = drawing('bar-drawing', SIZE)
  drawn.append(svgElement('rect', { class: `bar ${tone}`, width, height: SIZE.height }))
  drawn.addEventListener('click', () => explain(figure, number))
  return row(name, detail, amountCell(number), element('td', { class: 'drawing' }, drawn))
}

/** A table whose numbers are drawn as bars: the chart and the table behind it in one. */
export function barTable({ caption, head, groups }: BarTable, explain: Explain): HTMLTableElement {
  const most = Math.max(0, ...groups.flatMap(({ bars }) => bars.map(({ figure }) => figure.amounts.co2e.kg)))
  const scale = scaleLinear([0, most === 0 ? 1 : most], [0, SIZE.width])
  const bodies = groups.map(({ name, bars }) => {
    const title = name === null ? [] : [element('tr', {}, element('th', { scope: 'rowgroup', colspan: 3 }, name))]
    return element('tbody', {}, ...title, ...bars.map((bar) => barRow(bar, scale, explain)))
  })
  const amounts = columnHead(gas('t CO2e'), { class: 'amount' })
  const heads = [columnHead(head), amounts, element('td', { class: 'drawing' })]
  return table({ class: 'bars', caption, heads, bodies })
}

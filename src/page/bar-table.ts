import { decimalText, rationalOf } from '../display/index.ts'
import type { Rational } from '../exact/index.ts'
import { element, gas, svgElement } from './element.ts'
import { exactOf, type Figure } from './figures.ts'
import { amountCell, columnHead, drawing, row, table } from './layout.ts'
import { proportion } from './linear-scale.ts'
import { type Explain, numberButton } from './number-button.ts'

/** A row with its name, number and bar. */
export interface Bar {
  readonly name: string
  /** Further words below the name. */
  readonly detail?: string | undefined
  readonly figure: Figure
  /** Colour: a class of the style sheet. */
  readonly tone: string
}

/** A group of rows. */
interface BarGroup {
  /** The heading of the group; null for none. */
  readonly name: string | null
  readonly bars: readonly Bar[]
}

/** Content of a table of bars. */
interface BarTable {
  readonly caption: string
  /** The heading of the names: 'Activity'. */
  readonly head: string
  readonly groups: readonly BarGroup[]
  /** The figure that shares refer to. */
  readonly total: Figure
}

/** Values shared by the rows of a table. */
interface BarRowParts {
  readonly scale: (kg: number) => number
  /** Exact kilograms that shares refer to. */
  readonly sum: Rational
  readonly explain: Explain
}

const SIZE = { width: 100, height: 10 }

/** Prints the share of a figure in the total, in per cent: '43.5 %'. */
function shareText(figure: Figure, sum: Rational): string {
  if (sum.n <= 0n) return ''
  const part = rationalOf(exactOf(figure))
  return `${decimalText({ n: 100n * part.n * sum.d, d: part.d * sum.n }, 1)} %`
}

/** Builds a row with a bar in proportion to the longest one. */
function barRow({ name, detail, figure, tone }: Bar, { scale, sum, explain }: BarRowParts): HTMLElement {
  const number = numberButton(figure, explain)
  const width = scale(Math.max(figure.amounts.co2e.kg, 0))
  const drawn = drawing('bar-drawing', SIZE)
  drawn.append(svgElement('rect', { class: `bar ${tone}`, width, height: SIZE.height }))
  drawn.addEventListener('click', () => explain.open(figure, number))
  return row(
    name,
    detail,
    amountCell(number),
    amountCell(shareText(figure, sum)),
    element('td', { class: 'drawing' }, drawn),
  )
}

/** Builds a table whose numbers are also drawn as bars: a chart and its data in one. */
export function barTable({ caption, head, groups, total }: BarTable, explain: Explain): HTMLTableElement {
  const most = Math.max(0, ...groups.flatMap(({ bars }) => bars.map(({ figure }) => figure.amounts.co2e.kg)))
  const scale = proportion(most === 0 ? 1 : most, SIZE.width)
  const sum = rationalOf(exactOf(total))
  const bodies = groups.map(({ name, bars }) => {
    const title = name === null ? [] : [element('tr', {}, element('th', { scope: 'rowgroup', colspan: 4 }, name))]
    return element('tbody', {}, ...title, ...bars.map((bar) => barRow(bar, { scale, sum, explain })))
  })
  const amounts = columnHead(gas('t CO2e'), { class: 'amount' })
  const heads = [
    columnHead(head),
    amounts,
    columnHead('Share', { class: 'amount' }),
    element('td', { class: 'drawing' }),
  ]
  return table({ class: 'bars', caption, heads, bodies })
}

export { countPhrase } from '../../core/display/index.ts'

import { type Attributes, button, type Child, element, gas, svgElement } from './element.ts'
import type { Size } from './month-columns.ts'

/** Shows digits in a fixed-width type. */
export function code(text: string): HTMLElement {
  return element('code', {}, text)
}

/** Shows the unit after a large number: ' t CO₂e'. */
export function unitWords(unit: 't' | 'kg', gasName: string): HTMLElement {
  return element('span', { class: 'unit' }, ` ${unit}\u00a0`, gas(gasName))
}

/** Builds a section of the page, labelled by its title. */
export function pageSection(id: string, title: string, ...children: readonly Child[]): HTMLElement {
  return element('section', { 'aria-labelledby': id }, element('h2', { id }, title), ...children)
}

/** Builds a section of a panel with its title. */
export function panelSection(title: string, ...children: readonly Child[]): HTMLElement {
  return element('section', {}, element('h3', {}, title), ...children)
}

/** Builds content that is shown on demand. */
export function details(summary: string, content: Child): HTMLElement {
  return element('details', {}, element('summary', {}, summary), content)
}

/** A term and its description. */
export type Definition = readonly [term: Child, ...words: readonly Child[]]

export function definitions(attributes: Attributes, all: readonly Definition[]): HTMLElement {
  const entries = all.flatMap(([term, ...words]) => [element('dt', {}, term), element('dd', {}, ...words)])
  return element('dl', attributes, ...entries)
}

/** Lists masses of gases with all their digits, skipping null; empty if there are none. */
export function gasList(
  masses: readonly (readonly [name: string, digits: string | null, words: string])[],
): readonly HTMLElement[] {
  const all = masses.flatMap(([name, kg, words]) => (kg === null ? [] : [[gas(name), code(kg), words] as const]))
  return all.length === 0 ? [] : [definitions({ class: 'digits' }, all)]
}

/** Builds the heading of a column. */
export function columnHead(content: Child, attributes: Attributes = {}): HTMLElement {
  return element('th', { scope: 'col', ...attributes }, content)
}

/** Builds a row with its name, and optional small words below it. */
export function row(name: string, words: string | undefined, ...cells: readonly HTMLElement[]): HTMLTableRowElement {
  const below = words === undefined ? [] : [element('small', {}, words)]
  return element('tr', {}, element('th', { scope: 'row' }, name, ...below), ...cells)
}

/** Rows that a button adds to a table: more of them at once make a browser stop for seconds. */
const ROWS_ADDED = 500

/** Builds the body of a table with its first rows, and a button after it that adds the rest, in steps if they are many. */
export function growingBody<Item>(
  items: readonly Item[],
  { atFirst, rowOf }: { readonly atFirst: number; readonly rowOf: (item: Item) => HTMLTableRowElement },
): readonly [body: HTMLElement, ...more: HTMLElement[]] {
  const body = element('tbody', {}, ...items.slice(0, atFirst).map(rowOf))
  if (items.length <= atFirst) return [body]
  const label = () => {
    const rest = items.length - body.children.length
    const count = Math.min(rest, ROWS_ADDED)
    return `Show ${count} more${count < rest ? ` of ${rest.toLocaleString('en-US')}` : ''}`
  }
  const more = button({}, label(), (pressed) => {
    const shown = body.children.length
    const rows = items.slice(shown, shown + ROWS_ADDED).map(rowOf)
    body.append(...rows)
    rows[0]?.querySelector('button')?.focus()
    if (body.children.length === items.length) pressed.remove()
    else pressed.textContent = label()
  })
  return [body, more]
}

/** Builds the cell of an amount. */
export function amountCell(content: Child): HTMLElement {
  return element('td', { class: 'amount' }, content)
}

/** The parts of a table. */
interface TableParts {
  readonly class: string
  readonly caption: Child
  readonly heads: readonly Child[]
  readonly bodies: readonly HTMLElement[]
}

/** Builds a table with its caption and headings. */
export function table({ class: name, caption, heads, bodies }: TableParts): HTMLTableElement {
  const head = element('thead', {}, element('tr', {}, ...heads))
  return element('table', { class: name }, element('caption', {}, caption), head, ...bodies)
}

/** Builds a drawing stretched to its place. It is hidden from screen readers, which get the numbers next to it. */
export function drawing(name: string, { width, height }: Size): SVGSVGElement {
  const view = { viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: 'none' }
  return svgElement('svg', { class: name, 'aria-hidden': 'true', ...view })
}

/** Builds the place that shows the result of a verification. */
export function resultPlace(): HTMLElement {
  return element('div', { class: 'result', role: 'status', 'aria-live': 'polite' })
}

/** Shows that a verification succeeded. */
export function verifiedLine(): HTMLElement {
  return element('p', { class: 'verdict' }, '✓ Verified')
}

/** Shows that a verification failed, and where. */
export function rejectedLine(where: string): HTMLElement {
  return element('p', { class: 'verdict' }, `✗ Not verified: ${where}`)
}

/** A value to choose, with its name. */
export type Choice = readonly [value: string, name: string]

/** Builds a labelled control to choose one value. */
export function select(
  name: string,
  choices: readonly Choice[],
  { value, onChange }: { value: string; onChange: (value: string) => void },
): HTMLElement {
  const options = choices.map(([choice, text]) => {
    const selected = choice === value ? '' : undefined
    return element('option', { value: choice, selected }, text)
  })
  const control = element('select', { name: name.toLowerCase() }, ...options)
  control.addEventListener('change', () => onChange(control.value))
  return element('label', { class: 'control' }, name, control)
}

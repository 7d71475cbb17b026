import { type Attributes, button, type Child, element, gas, svgElement } from './element.ts'
import type { Size } from './month-columns.ts'

/** Digits, in the type of digits. */
export function code(text: string): HTMLElement {
  return element('code', {}, text)
}

/** ' t CO₂e' behind a large number. */
export function unitWords(unit: 't' | 'kg', gasName: string): HTMLElement {
  return element('span', { class: 'unit' }, ` ${unit}\u00a0`, gas(gasName))
}

/** A section of the page with its title, which also names it. */
export function pageSection(id: string, title: string, ...children: readonly Child[]): HTMLElement {
  return element('section', { 'aria-labelledby': id }, element('h2', { id }, title), ...children)
}

/** A section of a panel with its title. */
export function panelSection(title: string, ...children: readonly Child[]): HTMLElement {
  return element('section', {}, element('h3', {}, title), ...children)
}

/** Content that is shown on demand. */
export function details(summary: string, content: Child): HTMLElement {
  return element('details', {}, element('summary', {}, summary), content)
}

/** A term and its description. */
export type Definition = readonly [term: Child, ...words: readonly Child[]]

/** A list of definitions. */
export function definitions(attributes: Attributes, all: readonly Definition[]): HTMLElement {
  const entries = all.flatMap(([term, ...words]) => [element('dt', {}, term), element('dd', {}, ...words)])
  return element('dl', attributes, ...entries)
}

/** The masses of gases with all their digits, leaving out those of null; nothing without any. */
export function gasList(
  masses: readonly (readonly [name: string, digits: string | null, words: string])[],
): readonly HTMLElement[] {
  const all = masses.flatMap(([name, kg, words]) => (kg === null ? [] : [[gas(name), code(kg), words] as const]))
  return all.length === 0 ? [] : [definitions({ class: 'digits' }, all)]
}

/** The head of a column. */
export function columnHead(content: Child, attributes: Attributes = {}): HTMLElement {
  return element('th', { scope: 'col', ...attributes }, content)
}

/** A row with its name, and small words below it if any. */
export function row(name: string, words: string | undefined, ...cells: readonly HTMLElement[]): HTMLTableRowElement {
  const below = words === undefined ? [] : [element('small', {}, words)]
  return element('tr', {}, element('th', { scope: 'row' }, name, ...below), ...cells)
}

/** The body of a table with its first rows, and behind it a button for the rest, where there are more. */
export function growingBody<Item>(
  items: readonly Item[],
  { atFirst, rowOf }: { readonly atFirst: number; readonly rowOf: (item: Item) => HTMLTableRowElement },
): readonly [body: HTMLElement, ...more: HTMLElement[]] {
  const body = element('tbody', {}, ...items.slice(0, atFirst).map(rowOf))
  const rest = items.slice(atFirst)
  if (rest.length === 0) return [body]
  const more = button({}, `Show ${rest.length} more`, (pressed) => {
    const rows = rest.map(rowOf)
    body.append(...rows)
    rows[0]?.querySelector('button')?.focus()
    pressed.remove()
  })
  return [body, more]
}

/** The cell of an amount. */
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

/** A table with its caption and heads. */
export function table({ class: name, caption, heads, bodies }: TableParts): HTMLTableElement {
  const head = element('thead', {}, element('tr', {}, ...heads))
  return element('table', { class: name }, element('caption', {}, caption), head, ...bodies)
}

/** A drawing stretched to its place; it is for those who see it; the numbers next to it are for all. */
export function drawing(name: string, { width, height }: Size): SVGSVGElement {
  const view = { viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: 'none' }
  return svgElement('svg', { class: name, 'aria-hidden': 'true', ...view })
}

/** The place that shows the result of a verification. */
export function resultPlace(): HTMLElement {
  return element('div', { class: 'result', role: 'status', 'aria-live': 'polite' })
}

/** Says that a verification succeeded. */
export function verifiedLine(): HTMLElement {
  return element('p', { class: 'verdict' }, '✓ Verified')
}

/** Says that a verification failed, and where. */
export function rejectedLine(where: string): HTMLElement {
  return element('p', { class: 'verdict' }, `✗ Not verified: ${where}`)
}

/** Content of an element: other elements, or text, which is never read as markup. */
export type Child = Node | string

/** Attributes by name; undefined ones are omitted. */
export interface Attributes {
  readonly [name: string]: string | number | undefined
}

const SVG = 'http://www.w3.org/2000/svg'

function fillElement<Made extends Element>(made: Made, attributes: Attributes, children: readonly Child[]): Made {
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined) made.setAttribute(name, String(value))
  made.append(...children)
  return made
}

/** Creates an HTML element. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  return fillElement(document.createElement(tag), attributes, children)
}

/** Creates an SVG element. */
export function svgElement<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): SVGElementTagNameMap[Tag] {
  return fillElement(document.createElementNS(SVG, tag), attributes, children)
}

/** Finds the first element of the page by its selector; null if there is none. */
export function findElement(selector: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(selector)
}

/** Adds a style sheet to the page, once. */
export function addStyleSheet(href: string): void {
  if (findElement(`link[href="${href}"]`) === null) document.head.append(element('link', { rel: 'stylesheet', href }))
}

/** Creates a button. */
export function button(attributes: Attributes, label: Child, onClick: (pressed: HTMLButtonElement) => void) {
  const made = element('button', { type: 'button', ...attributes }, label)
  made.addEventListener('click', () => onClick(made))
  return made
}

/** Prints 'CO₂' with a subscript digit; the text content is still 'CO2'. */
export function gas(text: string): DocumentFragment {
  const made = document.createDocumentFragment()
  for (const part of text.split(/(?<=CO|N)(2)|(?<=CH)(4)/)) {
    if (part === undefined || part === '') continue
    made.append(part === '2' || part === '4' ? element('sub', {}, part) : part)
  }
  return made
}

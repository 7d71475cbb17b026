import { button, element } from './element.ts'

/** Content of a panel: a title, and what is below it. */
export interface View {
  /** Subject, above the title: 'Record', 'Sum of 76 records'. */
  readonly eyebrow: string
  readonly title: string
  readonly fill: (body: HTMLElement, panel: Panel) => void
}

/** A panel over the page. */
export interface Panel {
  /** Opens over the page; focus goes back to the opener once the panel is closed. */
  open(view: View, opener: HTMLElement): void
  /** Shows something further, with a way back. */
  push(view: View): void
}

/** A view that is on the stack, and what had the focus in it before the next one came. */
interface Layer {
  readonly section: HTMLElement
  readonly heading: HTMLElement
  focused: Element | null
}

const TITLE_ID = 'panel-title'

function layerOf({ eyebrow, title, fill }: View, panel: Panel): Layer {
  const heading = element('h2', { tabindex: '-1', class: 'panel-title' }, title)
  const body = element('div', { class: 'panel-body' })
  const section = element('section', {}, element('p', { class: 'eyebrow' }, eyebrow), heading, body)
  fill(body, panel)
  return { section, heading, focused: null }
}

/** A dialog beside the page: focus stays in it, Escape and a click outside close it. */
export function createPanel(host: HTMLElement): Panel {
  const layers: Layer[] = []
  const content = element('div', { class: 'panel-content' })
  const back = button({ class: 'quiet' }, '← Back', () => goBack())
  const close = button({ class: 'quiet close' }, 'Close', () => dialog.close())
  const bar = element('div', { class: 'panel-bar' }, back, close)
  const dialog = element('dialog', { class: 'panel', 'aria-labelledby': TITLE_ID }, bar, content)
  let openedBy: HTMLElement | null = null

  const show = (layer: Layer, focus: Element | null) => {
    for (const { section, heading } of layers) {
      section.hidden = section !== layer.section
      heading.removeAttribute('id')
    }
    layer.heading.id = TITLE_ID
    back.hidden = layers.length < 2
    content.scrollTop = 0
    const target = focus ?? layer.heading
    if (target instanceof HTMLElement) target.focus()
  }
  const goBack = () => {
    layers.pop()?.section.remove()
    const layer = layers.at(-1)
    if (layer) show(layer, layer.focused)
  }
  const push = (view: View) => {
    const current = layers.at(-1)
    if (current) current.focused = document.activeElement
    const layer = layerOf(view, panel)
    layers.push(layer)
    content.append(layer.section)
    show(layer, null)
  }
  const panel: Panel = {
    push,
    open: (view, opener) => {
      openedBy = opener
      if (!dialog.open) dialog.showModal()
      push(view)
    },
  }
  dialog.addEventListener('close', () => {
    for (const { section } of layers.splice(0)) section.remove()
    openedBy?.focus()
  })
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close()
  })
  host.append(dialog)
  return panel
}

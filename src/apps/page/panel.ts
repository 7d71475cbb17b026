import { readItem } from '../../base/index.ts'
import { button, element } from './element.ts'

/** Content of a panel: a title, and the content below it. */
export interface View {
  /** The kind of content, above the title: 'Record', 'Sum of 76 records'. */
  readonly eyebrow: string
  readonly title: string
  /** Fills the body; `open` shows another view over it, by its key. */
  readonly fill: (body: HTMLElement, open: (key: string) => void) => void
  /**
   * True if the view may be left. Otherwise it asks the reader, and calls `leave` if the answer is yes. Default: it may.
   */
  readonly mayLeave?: (leave: () => void) => boolean
}

/** A view with the key that names it in the address. */
export interface KeyedView {
  readonly key: string
  readonly view: View
}

/** A panel over the page. */
export interface Panel {
  /**
   * Shows views over the page, the last one on top; closes the panel if there are none. A view that is already open is
   * not rebuilt.
   */
  show(views: readonly KeyedView[]): void
  /** Shows views, and builds open ones again, because their content has changed; an open form stays as it is. */
  rebuild(views: readonly KeyedView[]): void
  /** True if only these keys may stay open. Otherwise the view on top asks the reader, and calls `leave` if the answer is yes. */
  mayKeep(open: readonly string[], leave: () => void): boolean
}

/** An open view, and the element that had the focus before the next view opened. */
interface Layer {
  readonly key: string
  readonly view: View
  readonly section: HTMLElement
  readonly heading: HTMLElement
  focused: Element | null
}

const TITLE_ID = 'panel-title'

function buildLayer({ key, view }: KeyedView, open: (key: string) => void): Layer {
  const { eyebrow, title, fill } = view
  const heading = element('h2', { tabindex: '-1', class: 'panel-title' }, title)
  const body = element('div', { class: 'panel-body' })
  const section = element('section', {}, element('p', { class: 'eyebrow' }, eyebrow), heading, body)
  fill(body, open)
  return { key, view, section, heading, focused: null }
}

/** The number or button that opens a key. */
function findOpener(host: HTMLElement, key: string): HTMLElement | null {
  return host.querySelector<HTMLElement>(`main [data-key="${CSS.escape(key)}"]`)
}

/** Moves the focus to the opener of a view that was closed, or to the page if a link had opened it. */
function restoreFocus(host: HTMLElement, key: string): void {
  const target = findOpener(host, key) ?? host.querySelector<HTMLElement>('main:not([hidden])')
  target?.focus()
}

/** Builds the dialog with its bar of buttons. */
function panelDialog(buttons: readonly HTMLElement[], content: HTMLElement): HTMLDialogElement {
  const bar = element('div', { class: 'panel-bar' }, ...buttons)
  return element('dialog', { class: 'panel', 'aria-labelledby': TITLE_ID }, bar, content)
}

/** True if one of the views to show is a form that is open. */
function hasOpenForm(layers: readonly Layer[], views: readonly KeyedView[]): boolean {
  return layers.some(({ key, view }) => view.mayLeave !== undefined && views.some((one) => one.key === key))
}

/** True if only these keys may stay open. Otherwise the view on top asks the reader. */
function mayKeepLayers(layers: readonly Layer[], open: readonly string[], leave: () => void): boolean {
  const top = layers.at(-1)
  return top === undefined || open.includes(top.key) || (top.view.mayLeave?.(leave) ?? true)
}

/** Removes layers from the page, and returns their number. */
function removeLayers(layers: readonly Layer[]): number {
  for (const { section } of layers) section.remove()
  return layers.length
}

/** Calls `request` on Escape and on a click outside of a dialog, and `closed` after the browser closed it. */
function listenToDismissal(
  dialog: HTMLDialogElement,
  { request, closed }: { readonly request: () => void; readonly closed: () => unknown },
): void {
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    request()
  })
  dialog.addEventListener('close', closed)
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) request()
  })
}

/**
 * Creates a dialog over the page. Focus stays in it and returns to its opener afterwards. Escape, a click outside and
 * its buttons report the requested keys to `onChange`, which shows them.
 */
export function createPanel(host: HTMLElement, onChange: (open: readonly string[]) => void): Panel {
  const layers: Layer[] = []
  const keys = () => layers.map(({ key }) => key)
  const content = element('div', { class: 'panel-content' })
  const mayKeep: Panel['mayKeep'] = (open, leave) => mayKeepLayers(layers, open, leave)
  const request = (open: readonly string[]) => {
    if (mayKeep(open, () => onChange(open))) onChange(open)
  }
  const back = button({ class: 'quiet' }, '← Back', () => request(keys().slice(0, -1)))
  const close = button({ class: 'quiet close' }, 'Close', () => request([]))
  const dialog = panelDialog([back, close], content)

  const showTop = (layer: Layer, focus: Element | null) => {
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
  const push = (one: KeyedView) => {
    const current = layers.at(-1)
    if (current) current.focused = document.activeElement
    const layer = buildLayer(one, (key) => onChange([...keys(), key]))
    layers.push(layer)
    content.append(layer.section)
  }
  const closeAll = () => {
    const first = layers[0]?.key
    removeLayers(layers.splice(0))
    if (dialog.open) dialog.close()
    if (first !== undefined) restoreFocus(host, first)
  }
  listenToDismissal(dialog, {
    request: () => request([]),
    // a browser closes the dialog without asking if Escape is pressed repeatedly
    closed: () => layers.length > 0 && onChange([]),
  })
  host.append(dialog)
  const panel: Panel = {
    mayKeep,
    rebuild: (views) => {
      // a form that stays open keeps its entries
      const hasForm = hasOpenForm(layers, views)
      if (views.length > 0 && !hasForm) removeLayers(layers.splice(0))
      panel.show(views)
    },
    show: (views) => {
      if (views.length === 0) return closeAll()
      const same = layers.findIndex(({ key }, index) => views[index]?.key !== key)
      const removed = removeLayers(layers.splice(same < 0 ? layers.length : same))
      const added = views.slice(layers.length)
      if (!dialog.open) dialog.showModal()
      for (const one of added) push(one)
      const top = readItem(layers, layers.length - 1)
      if (added.length + removed > 0) showTop(top, added.length > 0 ? null : top.focused)
    },
  }
  return panel
}

import { ApiError } from '../api-client.ts'
import { element } from '../element.ts'
import { alertBox, sentence } from './form.ts'

const STEPS = [
  ['file', 'File'],
  ['columns', 'Columns'],
  ['check', 'Check and import'],
] as const

/** The name of a step. */
export type StepName = (typeof STEPS)[number][0]

/** Shows the steps, with the current one marked. */
function stepList(current: StepName): HTMLElement {
  const items = STEPS.map(([name, text]) =>
    element('li', { 'aria-current': name === current ? 'step' : undefined }, text),
  )
  return element('ol', { class: 'steps', 'aria-label': 'Steps of an import' }, ...items)
}

function faultSentences({ faults }: ApiError): readonly string[] {
  return faults.map(({ path, message }) => sentence(path === '' ? message : `${path}: ${message}`))
}

/** The place of the current step, with the status of requests. */
export class StepPlace {
  readonly #steps = element('div')
  readonly #status = element('p', { class: 'import-status', role: 'status', 'aria-live': 'polite' })
  readonly #content = element('div', { class: 'import-step' })
  #turn = 0

  constructor(place: HTMLElement) {
    place.replaceChildren(element('h1', {}, 'Import'), this.#steps, this.#status, this.#content)
  }

  /** Shows a text that screen readers read. */
  announce(text: string): void {
    this.#status.textContent = text
  }

  /** Finds an element of the step. */
  find(selector: string): HTMLElement | null {
    return this.#content.querySelector<HTMLElement>(selector)
  }

  /** Shows a step. The focus moves to the control with this name, otherwise to the heading. */
  show(name: StepName, children: readonly HTMLElement[], focus?: string): void {
    this.#steps.replaceChildren(stepList(name))
    this.#content.replaceChildren(...children)
    const named = focus === undefined ? null : this.find(`[name="${CSS.escape(focus)}"]`)
    const target = named ?? this.find('.step-heading')
    target?.focus({ preventScroll: named !== null })
  }

  /** Runs a request; null if it fails, or if a newer one was started. Shows its errors below the heading. */
  async run<Result>(text: string, request: () => Promise<Result>): Promise<Result | null> {
    const own = ++this.#turn
    this.announce(text)
    this.#content.setAttribute('aria-busy', 'true')
    try {
      const result = await request()
      return own === this.#turn ? result : null
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (own === this.#turn) this.#showFailure(error)
      return null
    } finally {
      if (own === this.#turn) {
        this.announce('')
        this.#content.removeAttribute('aria-busy')
      }
    }
  }

  #showFailure(error: ApiError): void {
    this.find('.request-failure')?.remove()
    const box = alertBox('This did not work', faultSentences(error))
    box.classList.add('request-failure')
    box.tabIndex = -1
    const heading = this.find('.step-heading')
    if (heading === null) this.#content.prepend(box)
    else heading.after(box)
    box.focus()
  }
}

import { ApiError, type ApiFault } from '../api-client.ts'
import { button, element } from '../element.ts'
import { HeldControls } from '../held-controls.ts'
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

const withPath = ({ path, message }: ApiFault) => `${path}: ${message}`

/** Writes the faults of a request as sentences; `wordsOf` words those at a field. Default: the field and the message. */
export function faultSentences({ faults }: ApiError, wordsOf = withPath): readonly string[] {
  return faults.map((fault) => sentence(fault.path === '' ? fault.message : wordsOf(fault)))
}

/** Finds the control of new content that is the same as one of the old content: by its name, otherwise by its text. */
function sameControl(content: HTMLElement, { tagName, textContent }: Element, name: string | null): HTMLElement | null {
  if (name !== null) return content.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)
  const all = [...content.querySelectorAll<HTMLElement>(tagName)]
  return all.find((one) => one.textContent === textContent) ?? null
}

/** The summaries of open folds, without their counts. */
function openFolds(content: HTMLElement): ReadonlySet<string> {
  const open = [...content.querySelectorAll('details[open] > summary')]
  return new Set(open.map(({ textContent }) => textContent.replace(/:.*/, '')))
}

/** The place of the current step, with the status of requests. */
export class StepPlace {
  readonly #steps = element('div')
  readonly #status = element('p', { class: 'import-status', role: 'status', 'aria-live': 'polite' })
  readonly #content = element('div', { class: 'import-step' })
  readonly #held = new HeldControls(this.#content)
  #shown: StepName | null = null
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

  /** Forgets the step that is shown, so that nothing of it stays when the next one is shown. */
  leave(): void {
    this.#shown = null
  }

  /**
   * Shows a step. If it is shown already, its open folds and the control with the focus stay as they are. Otherwise the
   * focus moves to the control with this name, or to the heading.
   */
  show(name: StepName, children: readonly HTMLElement[], focus?: string): void {
    const isSame = this.#shown === name
    const focused = document.activeElement ?? document.body
    const hadFocus = this.#content.contains(focused)
    const folds = isSame ? openFolds(this.#content) : new Set<string>()
    this.#shown = name
    this.#steps.replaceChildren(stepList(name))
    this.#content.replaceChildren(...children)
    this.#held.forget()
    for (const summary of this.#content.querySelectorAll('details > summary'))
      if (folds.has(summary.textContent.replace(/:.*/, ''))) summary.parentElement?.setAttribute('open', '')
    if (isSame && !hadFocus && focused !== document.body) return
    const wasControl = hadFocus && !focused.matches('.step-heading')
    const kept = isSame && wasControl ? sameControl(this.#content, focused, focused.getAttribute('name')) : null
    const named = focus === undefined ? null : this.find(`[name="${CSS.escape(focus)}"]`)
    const control = kept ?? named
    const target = control ?? this.find('.step-heading')
    target?.focus({ preventScroll: control !== null })
    if (kept instanceof HTMLInputElement && kept.type === 'text' && focused instanceof HTMLInputElement)
      kept.setSelectionRange(focused.selectionStart, focused.selectionEnd)
  }

  /** Ignores the result of a request that still runs. */
  cancel(): void {
    this.#turn++
    this.#end()
  }

  /**
   * Runs a request in the background; null if it fails, or if a newer one was started. The result waits until the reader
   * holds no control, because it changes the step. Shows its errors below the heading.
   */
  async load<Result>(request: () => Promise<Result>): Promise<Result | null> {
    this.cancel()
    return this.#wait(request)
  }

  /** Runs a request that the step waits for, as `load` does. */
  async run<Result>(text: string, request: () => Promise<Result>): Promise<Result | null> {
    this.cancel()
    this.announce(text)
    this.#content.setAttribute('aria-busy', 'true')
    const own = this.#turn
    try {
      return await this.#wait(request)
    } finally {
      if (own === this.#turn) this.#end()
    }
  }

  async #wait<Result>(request: () => Promise<Result>): Promise<Result | null> {
    const own = this.#turn
    try {
      const result = await request()
      await this.#held.free()
      return own === this.#turn ? result : null
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      await this.#held.free()
      if (own === this.#turn) this.#showFailure(error)
      return null
    }
  }

  /** The text about a request goes with it. */
  #end(): void {
    if (this.#content.getAttribute('aria-busy') === null) return
    this.#content.removeAttribute('aria-busy')
    this.announce('')
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

/** The part of an address that names the import. */
export const HASH = '#import'

/** The address of a step. */
export function hashOfStep(step: StepName): string {
  return step === 'file' ? HASH : `${HASH}-${step}`
}

/** The step that an address names. */
export function stepOfHash(hash: string): StepName {
  if (hash === hashOfStep('columns')) return 'columns'
  return hash === hashOfStep('check') ? 'check' : 'file'
}

/** Makes a step an entry of the history, so that the browser's Back and Forward lead from step to step. */
export function pushStep(step: StepName): void {
  const hash = hashOfStep(step)
  // the reader may have left the import while it was read
  if (location.hash.startsWith(HASH) && location.hash !== hash) history.pushState(null, '', hash)
}

/** The actions of the question about a file. */
interface FileActions {
  readonly discard: () => void
  readonly signal: AbortSignal
}

/** Asks what becomes of a file with choices that were not imported, when the reader left the import. */
export function askAboutFile(name: string, { discard, signal }: FileActions): void {
  const close = (then: () => void) => () => {
    dialog.remove()
    then()
  }
  const says = `The import of ${name} is not finished. Your choices stay until this page is closed: “Import” opens them again.`
  const goOn = button(
    {},
    'Go on with the import',
    close(() => {
      location.hash = HASH
    }),
  )
  const later = button(
    { class: 'primary' },
    'Leave it for later',
    close(() => undefined),
  )
  const dialog = element(
    'dialog',
    { class: 'key-dialog', 'aria-label': 'The import is not finished' },
    element('p', {}, says),
    element('div', { class: 'actions' }, later, goOn, button({}, 'Discard the choices', close(discard))),
  )
  dialog.addEventListener('close', () => dialog.remove())
  signal.addEventListener('abort', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
}

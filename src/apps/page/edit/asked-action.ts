import { ApiError } from '../api-client.ts'
import { button, element } from '../element.ts'

/** An action that is asked about before it is done. */
interface AskedAction {
  /** The label of the button that asks: 'Delete a site …'. */
  readonly start: string
  readonly question: string
  /** The label of the button that does nothing: 'Keep it'. */
  readonly keep: string
  /** The label of the button that does it: 'Delete it'. */
  readonly confirm: string
  /** Does it. Throws `ApiError`. */
  readonly run: () => Promise<void>
  /** The sentences about a failure. */
  readonly sentencesOf: (error: ApiError) => readonly string[]
}

/** Builds a button that does something after one question. Focus moves to the answer that does nothing, and back. */
export function askedAction({ start, question, keep, confirm, run, sentencesOf }: AskedAction): HTMLElement {
  const place = element('div', { class: 'deletion' })
  const faults = element('div', { role: 'alert' })
  const first = button({ class: 'danger' }, start, () => {
    place.replaceChildren(asked)
    no.focus()
  })
  const runOnce = async () => {
    yes.disabled = true
    try {
      await run()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      faults.replaceChildren(...sentencesOf(error).map((text) => element('p', { class: 'fault' }, text)))
      yes.disabled = false
      // a disabled button has lost the focus, and the reason may be below the edge
      no.focus()
      faults.scrollIntoView({ block: 'nearest' })
    }
  }
  const no = button({}, keep, () => {
    place.replaceChildren(first)
    first.focus()
  })
  const yes = button({ class: 'danger' }, confirm, () => void runOnce())
  const asked = element(
    'div',
    { class: 'question', role: 'group', 'aria-label': start.replace(/ …$/, '') },
    element('p', {}, question),
    element('div', { class: 'actions' }, no, yes),
    faults,
  )
  place.append(first)
  return place
}

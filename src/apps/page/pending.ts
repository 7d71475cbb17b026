import { LoadError } from './api.ts'
import { button, element } from './element.ts'

const UNEXPECTED = 'The page could not show this. Reload it; if that does not help, restart the server.'

/** Content that is loaded before it is shown. */
interface Pending {
  /** The text shown while loading. */
  readonly says: string
  /** Loads the content; `tell` changes the text shown while loading. Null: newer content takes its place. */
  readonly load: (tell: (says: string) => void) => Promise<readonly Node[] | null>
}

/**
 * Shows a text while loading, then the content. If loading fails, shows what to do, with a button that tries again.
 */
export function showPending(place: HTMLElement, { says, load }: Pending): void {
  const status = element('p', { role: 'status', class: 'pending' }, says)
  place.replaceChildren(status)
  place.setAttribute('aria-busy', 'true')
  load((now) => {
    status.textContent = now
  })
    .then((shown) => {
      if (shown === null) return
      place.replaceChildren(...shown)
      place.removeAttribute('aria-busy')
    })
    .catch((error: unknown) => {
      const message = error instanceof LoadError ? error.message : UNEXPECTED
      const again = button({}, 'Try again', () => showPending(place, { says, load }))
      place.replaceChildren(element('div', { role: 'alert', class: 'failure' }, element('p', {}, message), again))
      place.removeAttribute('aria-busy')
    })
}

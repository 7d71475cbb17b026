import { LoadError } from './api.ts'
import { button, element } from './element.ts'

const UNEXPECTED = 'This page could not show it. Reload the page; if that does not help, start the server again.'

/** Something that is loaded and then shown. */
interface Pending {
  /** Text shown meanwhile. */
  readonly says: string
  /** Loads and shows; `tell` changes the text shown meanwhile. Everything it returns is put in place. */
  readonly load: (tell: (says: string) => void) => Promise<readonly Node[]>
}

/** Says what is awaited, then shows it; where that fails, says what to do, with a button that tries again. */
export function showPending(place: HTMLElement, { says, load }: Pending): void {
  const status = element('p', { role: 'status', class: 'pending' }, says)
  place.replaceChildren(status)
  place.setAttribute('aria-busy', 'true')
  load((now) => {
    status.textContent = now
  })
    .then((shown) => place.replaceChildren(...shown))
    .catch((error: unknown) => {
      const message = error instanceof LoadError ? error.message : UNEXPECTED
      const again = button({}, 'Try again', () => showPending(place, { says, load }))
      place.replaceChildren(element('div', { role: 'alert', class: 'failure' }, element('p', {}, message), again))
    })
    .finally(() => place.removeAttribute('aria-busy'))
}

import { element } from './element.ts'

const STORED = 'tonne-api-key'

/** The key of an earlier visit in this tab; '' if there was none. */
export function storedKey(): string {
  return sessionStorage.getItem(STORED) ?? ''
}

const ABOUT =
  'An API key of the company. Create one with “tonne keys”, which also creates keys that can only read. It is stored only in this tab.'
/** The reason to ask again for a key. */
export const REJECTED =
  'The server does not accept this key. It may be mistyped, expired or revoked. Enter it again, or ask an administrator for another one.'
/** The reason to ask for another key. */
export const EXPIRED =
  'Your API key is no longer valid: it expired or was revoked. Enter another key of the company to go on; nothing that you typed is lost.'

/** The use of a key, and a sentence above its field. */
interface KeyRequest {
  readonly onKey: (key: string) => void
  /** '' for none. */
  readonly sentence: string
}

/** Asks for an API key, which stays in this tab. */
export function keyForm({ onKey, sentence }: KeyRequest, action = 'Show the year'): HTMLElement {
  const input = element('input', { type: 'password', name: 'key', autocomplete: 'off', required: '' })
  const alert = sentence === '' ? [] : [element('p', { class: 'failure', role: 'alert', id: 'key-fault' }, sentence)]
  if (sentence !== '') input.setAttribute('aria-describedby', 'key-fault')
  const form = element(
    'form',
    { class: 'key-form' },
    ...alert,
    element('label', {}, 'API key', input),
    element('p', {}, ABOUT),
    element('button', { type: 'submit', class: 'primary' }, action),
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    sessionStorage.setItem(STORED, input.value.trim())
    onKey(input.value.trim())
  })
  return form
}

/** Asks for another key in a dialog over everything that is open; null if it is closed without one. */
export function askForKey(sentence: string): Promise<string | null> {
  return new Promise((resolve) => {
    let entered: string | null = null
    const form = keyForm(
      {
        sentence,
        onKey: (key) => {
          entered = key
          dialog.close()
        },
      },
      'Go on',
    )
    const dialog = element('dialog', { class: 'key-dialog', 'aria-label': 'API key' }, form)
    dialog.addEventListener('close', () => {
      dialog.remove()
      resolve(entered)
    })
    document.body.append(dialog)
    dialog.showModal()
  })
}

/** Forgets a key that was rejected. */
export function forgetKey(): void {
  sessionStorage.removeItem(STORED)
}

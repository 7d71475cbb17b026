import { element } from './element.ts'

const STORED = 'tonne-api-key'

/** The key of an earlier visit in this tab; '' if there was none. */
export function storedKey(): string {
  return sessionStorage.getItem(STORED) ?? ''
}

/** Forgets a key that was rejected. */
export function forgetKey(): void {
  sessionStorage.removeItem(STORED)
}

/** Asks for an API key, which stays in this tab. */
export function keyForm(onKey: (key: string) => void): HTMLElement {
  const input = element('input', { type: 'password', name: 'key', autocomplete: 'off', required: '' })
  const about =
    'An API key of the company: tonne keys issues one, for reading alone with --read-only. It stays in this tab.'
  const submit = element('button', { type: 'submit', class: 'primary' }, 'Show the year')
  const form = element(
    'form',
    { class: 'key-form' },
    element('label', {}, 'API key', input),
    element('p', {}, about),
    submit,
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    sessionStorage.setItem(STORED, input.value.trim())
    onKey(input.value.trim())
  })
  return form
}

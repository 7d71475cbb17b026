import type { ReportFile } from '../../core/display/index.ts'
import { createApi } from './api.ts'
import { startPage } from './app.ts'
import { element } from './element.ts'
import { fileSource, serverSource } from './source.ts'

const STORED = 'tonne-api-key'

/** The key of an earlier visit in this tab; '' if there was none. */
function storedKey(): string {
  return sessionStorage.getItem(STORED) ?? ''
}

/** Forgets a key that was rejected. */
function forgetKey(): void {
  sessionStorage.removeItem(STORED)
}

/** Asks for an API key, which stays in this tab. */
function keyForm(onKey: (key: string) => void): HTMLElement {
  const input = element('input', { type: 'password', name: 'key', autocomplete: 'off', required: '' })
  const about =
    'An API key of the company. Create one with “tonne keys”; add --read-only for a key that can only read. It is stored only in this tab.'
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

const findElement = (selector: string) => document.querySelector<HTMLElement>(selector)
/** The key of the demo company, which the server writes into its page; empty for other companies. */
const demoKey = document.querySelector<HTMLMetaElement>('meta[name="tonne-api-key"]')?.content ?? ''
/** The data of a report in one file. */
const data = findElement('#tonne-report')?.textContent ?? ''
const [controls, year, heading] = [findElement('#controls'), findElement('#year'), findElement('h1')]

if (controls !== null && year !== null && heading !== null) {
  const places = { controls, year, heading }
  const openWith = (key: string) => {
    const send: typeof fetch = async (...request) => {
      const response = await fetch(...request)
      if (response.status === 401 && demoKey === '') {
        forgetKey()
        controls.replaceChildren()
        year.replaceChildren(keyForm(openWith))
      }
      return response
    }
    startPage(serverSource(createApi(key, send), new Date()), places)
  }
  const key = demoKey === '' ? storedKey() : demoKey
  if (data !== '') startPage(fileSource(JSON.parse(data) as ReportFile), places)
  else if (key !== '') openWith(key)
  else year.replaceChildren(keyForm(openWith))
}

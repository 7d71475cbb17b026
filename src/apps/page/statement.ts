import { statementFault } from './disclosure-report.ts'
import { element } from './element.ts'
import { details } from './layout.ts'

/** The key of the statement of a year in the storage of the tab. */
function storageKey(year: string): string {
  return `tonne-statement-${year}`
}

/** The statement of the company for the reports of a year, as JSON; '' for none. It stays in this tab. */
export function storedStatement(year: string): string {
  return sessionStorage.getItem(storageKey(year)) ?? ''
}

const ABOUT =
  'What no record states, as the list above asks for it, in one pair of braces: {"approach":"operational_control","figures":{"rentalCarsTCo2e":"12.5"}}. It is kept in this tab only, for the reports of the year that is shown.'

/** Builds the field for the statement of a year; `onStated` shows the report with it. */
export function statementField(year: string, onStated: () => void): HTMLElement {
  const input = element('textarea', {
    rows: '4',
    id: 'statement',
    spellcheck: 'false',
    'aria-describedby': 'statement-about',
  })
  input.value = storedStatement(year)
  const fault = element('p', { class: 'fault', role: 'alert' })
  const form = element(
    'form',
    { class: 'record-form' },
    element('label', { for: 'statement' }, `Statement of the company for ${year}`),
    input,
    fault,
    element('p', { class: 'hint', id: 'statement-about' }, ABOUT),
    element('div', { class: 'actions' }, element('button', { type: 'submit' }, 'Show the report with it')),
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const text = input.value.trim()
    const says = statementFault(text)
    fault.textContent = says
    if (says !== null) return
    sessionStorage.setItem(storageKey(year), text)
    onStated()
  })
  const part = details('Supply what is missing', form)
  if (input.value !== '') part.setAttribute('open', '')
  return part
}

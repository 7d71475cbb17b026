import type { ApiFault } from '../api-client.ts'
import { element } from '../element.ts'
import type { FieldPlace } from './control.ts'
import { placeOfFault } from './place-of-fault.ts'

function sentenceOf(label: string, message: string): string {
  return `${label} ${message}${message.endsWith('.') ? '' : '.'}`
}

/**
 * Shows faults at their fields, and all of them above the form, each with a link to its field. Returns the summary; focus
 * it, so that a screen reader reads it.
 */
export function showFaults(faults: readonly ApiFault[], places: ReadonlyMap<string, FieldPlace>): HTMLElement {
  const byPlace = new Map<string, string[]>()
  const items = faults.map(({ path, message }) => {
    const at = placeOfFault(path, places)
    const place = at === null ? undefined : places.get(at)
    if (at === null || place === undefined) {
      const text = path === '' ? message : `${path} ${message}`
      return element('li', {}, text)
    }
    const sentence = sentenceOf(place.label, message)
    byPlace.set(at, [...(byPlace.get(at) ?? []), sentence])
    const link = element('a', { href: `#${place.input.id}` }, sentence)
    link.addEventListener('click', (event) => {
      // the part after '#' is the state of the page
      event.preventDefault()
      place.input.focus()
    })
    return element('li', {}, link)
  })
  for (const [path, place] of places) place.showFaults(byPlace.get(path) ?? [])
  const count = faults.length === 1 ? 'One thing needs a change' : `${faults.length} things need a change`
  const title = element('p', { class: 'verdict' }, `Not saved. ${count}.`)
  return element('div', { class: 'failure', role: 'alert', tabindex: '-1' }, title, element('ul', {}, ...items))
}

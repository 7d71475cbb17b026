import { element } from './element.ts'

/** The time for a screen reader to notice a region before its text changes. */
const NOTICE_MS = 50

/** Creates the function that shows a sentence at the foot of the page, and has screen readers read it. */
export function createSpeaker(host: HTMLElement): (sentence: string) => void {
  const place = element('p', { class: 'spoken', role: 'status' })
  host.append(place)
  return (sentence) => {
    // what is outside of an open dialog is hidden from screen readers
    const dialog = host.querySelector('dialog[open]') ?? host
    if (place.parentElement !== dialog) dialog.append(place)
    place.textContent = ''
    setTimeout(() => {
      place.textContent = sentence
    }, NOTICE_MS)
  }
}

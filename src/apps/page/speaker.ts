import { element } from './element.ts'

/** The time for a dialog to close, and for a screen reader to notice a region before its text changes. */
const NOTICE_MS = 100

/** Creates the function that shows a sentence at the foot of the page, and has screen readers read it. */
export function createSpeaker(host: HTMLElement): (sentence: string) => void {
  const place = element('p', { class: 'spoken', role: 'status' })
  host.append(place)
  return (sentence) => {
    place.textContent = ''
    setTimeout(() => {
      // screen readers skip everything outside of an open dialog
      const around = host.querySelector('dialog[open]') ?? host
      if (place.parentElement !== around) around.append(place)
      place.textContent = sentence
    }, NOTICE_MS)
  }
}

import { button, element } from '../element.ts'

/** Builds the bar that asks before changes are discarded. */
function discardQuestion(onDiscard: () => void, onKeep: () => void): HTMLElement {
  return element(
    'div',
    { class: 'question', role: 'alertdialog', 'aria-label': 'Discard the changes?' },
    element('p', {}, 'There are changes that are not saved.'),
    element(
      'div',
      { class: 'actions' },
      button({ class: 'primary' }, 'Keep editing', onKeep),
      button({}, 'Discard the changes', onDiscard),
    ),
  )
}

/** A form that may be left, and how. */
interface LeftForm {
  /** The place of the form; null before it is shown. */
  readonly place: HTMLElement | null
  readonly isChanged: () => boolean
  readonly leave: () => void
}

/** True if a form may be left. Otherwise asks the reader, and leaves if the answer is yes. */
export function askBeforeLeaving({ place, isChanged, leave }: LeftForm): boolean {
  if (place === null || !place.isConnected || !isChanged()) return true
  place.querySelector('.question')?.remove()
  const question = discardQuestion(leave, () => {
    question.remove()
    place.querySelector<HTMLElement>('input, select, textarea')?.focus()
  })
  place.prepend(question)
  question.scrollIntoView({ block: 'nearest' })
  question.querySelector('button')?.focus()
  return false
}

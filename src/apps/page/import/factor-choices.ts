import { element } from '../element.ts'
import type { FindFactors } from './factor-search.ts'
import { newId } from './form.ts'

const SEARCH_DELAY_MS = 250
const WORD_LENGTH_MIN = 3

/** The ids of factors that were offered, by their labels. */
const idsByLabel = new Map<string, string>()

/** The id of a factor that was offered by a label; any other text stays as it is. */
export function factorIdOf(text: string): string {
  return idsByLabel.get(text) ?? text
}

/** The label of a factor that was offered, by its id; any other text stays as it is. */
export function factorLabelOf(text: string): string {
  return [...idsByLabel].find(([, id]) => id === text)?.[0] ?? text
}

/** Offers factors for an activity below a field while words are typed in it. */
export function offerFactors(control: HTMLInputElement, find: FindFactors, activity: string): HTMLElement {
  const list = element('datalist', { id: newId('factors') })
  control.setAttribute('list', list.id)
  let waiting: ReturnType<typeof setTimeout> | undefined
  const search = async () => {
    const words = control.value.trim()
    const found = words.length < WORD_LENGTH_MIN ? [] : await find(words, activity)
    if (control.value.trim() !== words || idsByLabel.has(words)) return
    const options = found.map(({ id, label }) => {
      // two factors may have equal labels
      const value = (idsByLabel.get(label) ?? id) === id ? label : `${label} (${id})`
      idsByLabel.set(value, id)
      return element('option', { value })
    })
    list.replaceChildren(...options)
  }
  control.addEventListener('input', () => {
    clearTimeout(waiting)
    waiting = setTimeout(() => void search(), SEARCH_DELAY_MS)
  })
  return list
}

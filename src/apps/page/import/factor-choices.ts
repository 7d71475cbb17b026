import type { EmissionFactorResource } from '../../../resources/index.ts'
import type { ApiClient } from '../api-client.ts'
import { element } from '../element.ts'
import { newId } from './form.ts'

const SEARCH_DELAY_MS = 250
const CHOICES_MAX = 12
const WORD_LENGTH_MIN = 3

/** A factor to choose: the id that the reader of files understands, and its name for people. */
export type OfferedFactor = Readonly<Record<'id' | 'label', string>>

/** Finds factors by words. */
export type FindFactors = (words: string) => Promise<readonly OfferedFactor[]>

/** Creates the search of factors by words. A search that fails finds nothing. */
export function factorSearch(client: ApiClient): FindFactors {
  return async (words) => {
    const query = new URLSearchParams({ search: words, limit: String(CHOICES_MAX) })
    const found = await client.get<EmissionFactorResource[]>(`/v1/emission-factors?${query}`).catch(() => null)
    return (found?.value ?? []).map(({ id, name, co2e, source }) => {
      return { id, label: [`${name}: ${co2e} kg CO2e`, source ?? ''].filter((text) => text !== '').join(', ') }
    })
  }
}

/** Offers factors below a field while words are typed in it. */
export function offerFactors(control: HTMLInputElement, find: FindFactors): HTMLElement {
  const list = element('datalist', { id: newId('factors') })
  control.setAttribute('list', list.id)
  let waiting: ReturnType<typeof setTimeout> | undefined
  const search = async () => {
    const words = control.value.trim()
    const found = words.length < WORD_LENGTH_MIN ? [] : await find(words)
    if (control.value.trim() !== words || found.some(({ id }) => id === words)) return
    list.replaceChildren(...found.map(({ id, label }) => element('option', { value: id, label })))
  }
  control.addEventListener('input', () => {
    clearTimeout(waiting)
    waiting = setTimeout(() => void search(), SEARCH_DELAY_MS)
  })
  return list
}

import type { EmissionFactorResource, UnitResource } from '../../../resources/index.ts'
import type { ApiClient } from '../api-client.ts'
import { element } from '../element.ts'
import { newId } from './form.ts'

const SEARCH_DELAY_MS = 250
const CHOICES_MAX = 12
/** Factors that are read to find those per money, or per another unit. */
const FACTORS_READ = 200
const WORD_LENGTH_MIN = 3

/** A factor to choose: the id that the reader of files understands, and its name for people. */
export type OfferedFactor = Readonly<Record<'id' | 'label', string>>

/** Finds factors by words, for rows of an activity; '' if it is not known. */
export type FindFactors = (words: string, activity: string) => Promise<readonly OfferedFactor[]>

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

/** Creates the search of factors by words. A search that fails finds nothing. */
export function factorSearch(client: ApiClient): FindFactors {
  let units: Promise<readonly UnitResource[]> | undefined
  return async (words, activity) => {
    const limit = activity === '' ? CHOICES_MAX : FACTORS_READ
    const query = new URLSearchParams({ search: words, limit: String(limit) })
    const found = await client.get<EmissionFactorResource[]>(`/v1/emission-factors?${query}`).catch(() => null)
    units ??= client.list<UnitResource>('/v1/units?all=true').catch(() => [])
    const symbols = new Map((await units).map(({ id, short_name: symbol }) => [id, symbol] as const))
    // factors per money have no unit
    const isUsable = ({ denominatorUnitId }: EmissionFactorResource) =>
      activity === '' || symbols.size === 0 || symbols.has(denominatorUnitId) !== (activity === 'spend')
    const usable = (found?.value ?? []).filter(isUsable).slice(0, CHOICES_MAX)
    return usable.map(({ id, name, co2e, source, denominatorUnitId }) => {
      const per = `${name}: ${co2e} kg CO2e per ${symbols.get(denominatorUnitId) ?? 'unit of money'}`
      return { id, label: [per, source ?? ''].filter((text) => text !== '').join(', ') }
    })
  }
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

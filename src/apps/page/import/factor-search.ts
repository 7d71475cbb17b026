import type { EmissionFactorResource, UnitResource } from '../../../resources/index.ts'
import type { ApiClient } from '../api-client.ts'

const CHOICES_MAX = 12
/** Factors that are read to find those per money, or per another unit. */
const FACTORS_READ = 200

/** A factor to choose: the id that the reader of files understands, and its name for people. */
export type OfferedFactor = Readonly<Record<'id' | 'label', string>>

/** Finds factors by words, for rows of an activity; '' if it is not known. */
export type FindFactors = (words: string, activity: string) => Promise<readonly OfferedFactor[]>

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

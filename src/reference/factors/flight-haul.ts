import { lazy } from '../../base/index.ts'
import { findCountry } from '../../core/countries/index.ts'
import { HAUL_TERRITORIES } from './data/haul-territories.ts'
import { tableLines } from './table-lines.ts'

/** Flight bands as seen from the United Kingdom; 'international' for flights that do not touch it. */
export type Haul = 'domestic' | 'short' | 'long' | 'international'

const BANDS: readonly Haul[] = ['domestic', 'short', 'long']

/** The haul of each territory as seen from the United Kingdom, by alpha-2. */
const territories = lazy(
  () =>
    new Map(
      tableLines(HAUL_TERRITORIES).flatMap(({ section: [haul], cells: [codes = ''] }) =>
        codes.split(' ').map((alpha2) => [alpha2, BANDS.find((band) => band === haul)] as const),
      ),
    ),
)

/**
 * The haul of a flight between two countries (any ISO 3166-1 code or English name), by the territory list of the UK
 * conversion factors, never by kilometres. Undefined if a country is missing, unknown or not in the list and the haul
 * depends on it.
 *
 * @example
 * ```ts
 * import { flightHaul } from 'tonne/factors'
 * flightHaul('GB', 'IM') // => 'domestic'
 * flightHaul('DEU', 'GB') // => 'short'
 * flightHaul('GB', 'US') // => 'long'
 * flightHaul('FR', 'JP') // => 'international'
 * flightHaul('GB', undefined) // => undefined
 * ```
 */
export function flightHaul(from: string | undefined, to: string | undefined): Haul | undefined {
  const [a, b] = [from, to].map((country) => {
    const found = country === undefined ? undefined : findCountry(country)
    return found === undefined ? undefined : { haul: territories().get(found.alpha2) }
  })
  if (a === undefined || b === undefined) return undefined
  if (a.haul === 'domestic') return b.haul
  return b.haul === 'domestic' ? a.haul : 'international'
}

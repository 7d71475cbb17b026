import { type ActivityCells, countryOf } from './activity-cells.ts'
import type { ActivityKind, InputColumn } from './columns.ts'
import { FACTOR_SETS, type FactorSet } from './row-catalogue.ts'

/** The columns of places, and those that name factors. */
const PLACES = ['country', 'gridRegion', 'hotelCountry'] as const satisfies readonly InputColumn[]
const FACTORS = [
  'factor',
  'distanceFactor',
  'supplierFactor',
  'residualFactor',
] as const satisfies readonly InputColumn[]

/** Countries with factors of their own publisher or of the European Environment Agency, outside of `tonne/factors`. */
const NATIONAL: ReadonlySet<string | undefined> = new Set(
  'AT AU BE BG CA CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL NZ PL PT RO SE SI SK'.split(' '),
)
const NATIONAL_KEY = /^(?:ademe|eccc|eea|mfe|nga)-/
/** The id of a factor, which does not tell its edition. */
const ID = /^[\da-f]{8}-[\da-f]{4}-/i

/** True if a place lies in a country with factors of its own publisher, or of the European Environment Agency. */
export function hasNationalFactors(place: string | undefined): boolean {
  return NATIONAL.has(countryOf(place))
}

/** True for an edition, or a key, of a national publisher. */
export function isNationalEdition(edition: string): boolean {
  return NATIONAL_KEY.test(edition)
}

/** Lists the published sets that a row needs besides `tonne/factors`, by its activity, its places and the factors it names. */
export function factorSetsOf(row: ActivityCells, kind: ActivityKind): readonly FactorSet[] {
  const named = FACTORS.flatMap((column) => row.text(column) ?? [])
  const isNamed = (pattern: RegExp) => named.some((text) => pattern.test(text) || ID.test(text))
  const isNational = isNamed(NATIONAL_KEY) || PLACES.some((column) => hasNationalFactors(row.text(column)))
  const isSpend = kind === 'spend' || isNamed(/^useeio-/)
  const isOfGb = (kind === 'spend' && countryOf(row.text('country')) === 'GB') || isNamed(/^gb-spend-/)
  const needed: Readonly<Record<FactorSet, boolean>> = { spend: isSpend, gbSpend: isOfGb, national: isNational }
  return FACTOR_SETS.filter((set) => needed[set])
}

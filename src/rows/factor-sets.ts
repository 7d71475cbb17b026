import { hasNationalFactors, isNationalEdition } from '../reference/factors/resolution/index.ts'
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

/** The id of a factor, which does not tell its edition. */
const ID = /^[\da-f]{8}-[\da-f]{4}-/i

/** True if a place lies in a country with factors of its own publisher, or of the European Environment Agency. */
export function hasPlaceNationalFactors(place: string | undefined): boolean {
  return hasNationalFactors(countryOf(place))
}

/** Lists the published sets that a row needs besides `tonne/factors`, by its activity, its places and the factors it names. */
export function factorSetsOf(row: ActivityCells, kind: ActivityKind): readonly FactorSet[] {
  const named = FACTORS.flatMap((column) => row.text(column) ?? [])
  const isNamed = (pattern: RegExp) => named.some((text) => pattern.test(text) || ID.test(text))
  const isNational =
    named.some((text) => isNationalEdition(text) || ID.test(text)) ||
    PLACES.some((column) => hasPlaceNationalFactors(row.text(column)))
  const isSpend = kind === 'spend' || isNamed(/^useeio-/)
  const isOfGb = (kind === 'spend' && countryOf(row.text('country')) === 'GB') || isNamed(/^gb-spend-/)
  const needed: Readonly<Record<FactorSet, boolean>> = { spend: isSpend, gbSpend: isOfGb, national: isNational }
  return FACTOR_SETS.filter((set) => needed[set])
}

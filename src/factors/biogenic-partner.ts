import type { EmissionFactor } from '../emissions/index.ts'
import { fail } from '../errors/index.ts'
import { type CatalogueOption, publishedCatalogue } from './published-catalogue.ts'

/** The group of the outside-of-scopes row by the group of its fuel, in DESNZ row ids (sheet_group_row_unit). */
const OUTSIDE_GROUP: Readonly<Record<string, string>> = {
  101: '604', // liquid fuels; forecourt fuels containing biofuel
  103: '103', // biofuel
  104: '104', // biomass
}

/** The end of the outside-of-scopes row id; for a well-to-wheel factor, that of its direct row. */
function outsideRowOf({ row }: EmissionFactor): string | undefined {
  const [, group = '', rest] = /^\d+_(\d+)_(\d+_\d+)(?:\+|$)/.exec(row) ?? []
  const outside = OUTSIDE_GROUP[group]
  return outside === undefined ? undefined : `${outside}_${rest}`
}

/**
 * Finds the 'outside of scopes' row with the biogenic CO2 of a DESNZ fuel: same edition, fuel and unit, joined by the
 * publisher's row ids; for `withBiogenicCo2`. DESNZ publishes it for blended diesel and petrol, bioethanol and
 * biodiesel by the litre, and wood by the tonne. Throws `factor_not_found` if none is published.
 *
 * @example
 * ```ts
 * import { biogenicPartnerOf, findFactor } from 'tonne/factors'
 * const pellets = findFactor('desnz-2025/bioenergy/biomass/wood-pellets/tonnes')
 * biogenicPartnerOf(pellets).biogenicCo2 // => '1677.18'
 * biogenicPartnerOf(findFactor('ember/de/kwh')) // throws factor_not_found
 * ```
 */
export function biogenicPartnerOf(
  factor: EmissionFactor,
  { catalogue = publishedCatalogue }: CatalogueOption = {},
): EmissionFactor {
  const { key, edition, boundary, complete } = factor
  const row = complete && boundary !== 'WTT' ? outsideRowOf(factor) : undefined
  const partner = catalogue
    .factors()
    .find((one) => isOutside(one) && one.edition === edition && one.row.replace(/^\d+_/, '') === row)
  if (partner !== undefined) return partner
  const message = `${key} has no row of biogenic CO2 in its edition and unit; use it alone, or add your own factor`
  return fail('factor', 'factor_not_found', { message, expected: 'outside of scopes', received: key })
}

function isOutside({ category }: EmissionFactor): boolean {
  return category === 'outside-of-scopes'
}

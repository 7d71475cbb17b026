import { parseDate } from '../../../core/time/index.ts'
import { anyText, type FieldRules, readFields, rule, timestamp } from '../../documents/index.ts'
import type { ProductFootprint } from '../footprint.ts'
import { validityOf } from '../validity.ts'

/**
 * Criteria for footprints, as partners send them. A footprint must match one value of each given criterion, regardless
 * of case. Unknown values are not an error: nothing matches them.
 */
export interface FootprintFilter {
  readonly productId?: readonly string[]
  readonly companyId?: readonly string[]
  /** A region, country or subdivision that a footprint states: `US` does not match a footprint of `US-CA`. */
  readonly geography?: readonly string[]
  readonly classification?: readonly string[]
  /** `Active`, `Deprecated`; default: both. */
  readonly status?: readonly string[]
  /** An instant within the validity of the footprint, including both ends. */
  readonly validOn?: string
  /** The validity starts later. */
  readonly validAfter?: string
  /** The validity ends earlier. */
  readonly validBefore?: string
}

/** A criterion with several values, without duplicates and empty texts. */
const texts = rule('a list of texts', (value, path) => {
  const items = [value].flat().map((item, index) => anyText.read(item, `${path}[${index}]`))
  return [...new Set(items)].filter((item) => item !== '')
})

/** The criteria by name. */
export const FILTER_FIELDS = {
  productId: texts,
  companyId: texts,
  geography: texts,
  classification: texts,
  status: texts,
  validOn: timestamp,
  validAfter: timestamp,
  validBefore: timestamp,
} as const satisfies FieldRules

/** Leaves out criteria without a value. */
export function withoutEmpty<Fields extends object>(fields: Fields): Fields {
  const given = Object.entries(fields).filter(([, value]) => !Array.isArray(value) || value.length > 0)
  return Object.fromEntries(given) as Fields
}

/** Reads a filter; timestamps are written in UTC. Throws `invalid_type`, `invalid_date`. */
export function readFilter(fields: unknown): FootprintFilter {
  return withoutEmpty(readFields(FILTER_FIELDS, fields))
}

/** Builds a test of texts for one of the values; without a criterion every footprint passes. */
function matcherOf(values: readonly string[] | undefined): (found: readonly (string | undefined)[]) => boolean {
  if (values === undefined) return () => true
  const wanted = new Set(values.map((value) => value.toLowerCase()))
  return (found) => found.some((text) => text !== undefined && wanted.has(text.toLowerCase()))
}

function instantOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : parseDate(text).ms
}

/** Builds a test of the criteria on validity. */
function validityMatcher(filter: FootprintFilter): (footprint: ProductFootprint) => boolean {
  const on = instantOf(filter.validOn)
  const after = instantOf(filter.validAfter)
  const before = instantOf(filter.validBefore)
  if (on === undefined && after === undefined && before === undefined) return () => true
  return (footprint) => {
    const { start, end } = validityOf(footprint)
    const isOn = on === undefined || (start <= on && on <= end)
    return isOn && (after === undefined || start > after) && (before === undefined || end < before)
  }
}

/**
 * Builds a test of footprints for a filter, for hosts that filter themselves. As in the specification of PACT: AND
 * between criteria, OR within one. A footprint without a stated validity is valid for three years from the end of its
 * reference period. Throws `invalid_date` for an invalid timestamp of the filter.
 *
 * @example
 * ```ts
 * import { footprintMatcher } from 'tonne/http/pact'
 * const pcf = { referencePeriodEnd: '2026-01-01T00:00:00Z', geographyCountry: 'DE' }
 * const footprint = { productIds: ['urn:gtin:1'], companyIds: [], status: 'Active', pcf } as never
 * footprintMatcher({ productId: ['URN:GTIN:1', 'urn:gtin:2'], geography: ['de'] })(footprint) // => true
 * footprintMatcher({ validOn: '2029-01-02' })(footprint) // => false
 * ```
 */
export function footprintMatcher(filter: FootprintFilter): (footprint: ProductFootprint) => boolean {
  const isOfProduct = matcherOf(filter.productId)
  const isOfCompany = matcherOf(filter.companyId)
  const isOfGeography = matcherOf(filter.geography)
  const isOfClass = matcherOf(filter.classification)
  const isOfStatus = matcherOf(filter.status)
  const isValid = validityMatcher(filter)
  return (footprint) => {
    const { pcf } = footprint
    return (
      isOfProduct(footprint.productIds) &&
      isOfCompany(footprint.companyIds) &&
      isOfGeography([pcf.geographyCountry, pcf.geographyRegionOrSubregion, pcf.geographyCountrySubdivision]) &&
      isOfClass(footprint.productClassifications ?? []) &&
      isOfStatus([footprint.status]) &&
      isValid(footprint)
    )
  }
}

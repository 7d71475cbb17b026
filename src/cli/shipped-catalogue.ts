import { refrigerantFactor } from '../activities/index.ts'
import { type EmissionFactor, type FactorCatalogue, isGwpSetId, ZERO_EMISSION_ELECTRICITY } from '../emissions/index.ts'
import { publishedCatalogue } from '../factors/index.ts'

/** The factors that activities bring along: GWPs of refrigerants, and clean electricity. */
function ofActivities(key: string): EmissionFactor | undefined {
  if (key === ZERO_EMISSION_ELECTRICITY.key) return ZERO_EMISSION_ELECTRICITY
  const [, report, gas] = /^ipcc-(ar\d)\/gwp100\/([^/]+)\/kg$/.exec(key) ?? []
  const set = `${report?.toUpperCase()}_GWP100`
  return gas !== undefined && isGwpSetId(set) ? refrigerantFactor(gas, set) : undefined
}

/** Every factor that a calculation of the program can use, as published, for `verify`. */
export const shippedCatalogue: FactorCatalogue = Object.freeze({
  find: (key: string) => publishedCatalogue.find(key) ?? ofActivities(key),
})

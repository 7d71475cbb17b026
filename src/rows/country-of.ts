import { findCountry } from '../countries/index.ts'

/** The alpha-2 code of a country, or of the country of a region ('US-RFCW'); undefined if unknown. */
export function countryOf(region: string | undefined): string | undefined {
  if (region === undefined) return undefined
  return (findCountry(region) ?? findCountry(region.split('-')[0] ?? ''))?.alpha2
}

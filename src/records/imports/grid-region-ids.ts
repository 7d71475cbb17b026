import { findCountry } from '../../core/countries/index.ts'

const LETTERS = 36
const COUNTRY_LETTERS = 2
const LETTERS_MIN = 4

/**
 * The id that the program gives to a grid region: its letters and digits as a number of base 36, so that every database of
 * the program has the same one without a table.
 */
export function derivedGridRegionId(region: string): number {
  const letters = region.toUpperCase().replace(/[^A-Z\d]/g, '')
  return [...letters].reduce((id, letter) => id * LETTERS + Number.parseInt(letter, LETTERS), 0)
}

/** The grid region of such an id: 'US-RFCW'. Undefined for any other number. */
export function derivedGridRegion(gridRegionId: number): string | undefined {
  if (!Number.isSafeInteger(gridRegionId) || gridRegionId < LETTERS ** (LETTERS_MIN - 1)) return undefined
  const letters = gridRegionId.toString(LETTERS).toUpperCase()
  const country = letters.slice(0, COUNTRY_LETTERS)
  return findCountry(country)?.alpha2 === country ? `${country}-${letters.slice(COUNTRY_LETTERS)}` : undefined
}

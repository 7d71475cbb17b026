import { findFactor } from '../../../../src/reference/factors/index.ts'
import { type Fraction, fraction, quotient, times } from '../../../oracle/rational-oracle.ts'

/** The printed CO2e of a published row, kg per unit where nothing else is said. */
function printed(key: string): Fraction {
  const digits = findFactor(key).per1.co2e
  if (digits === null) throw new Error(`${key} prints no CO2e`)
  return fraction(digits)
}

const HGV = 'freighting-goods/hgv-all-diesel/all-hgvs/average-laden/tonne-km'

/** What clean electricity is counted by, where the policy of a company says so. */
export const CLEAN_KEY = 'desnz-2024/uk-electricity/electricity-generated/electricity-uk/kwh'

/** The rows that the sequences lead to, by the year of their period. */
export const ROWS = {
  diesel: () => printed('desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres'),
  gas: () => printed('desnz-2025/fuels/gaseous-fuels/natural-gas/kwh-gross-cv'),
  grid: (year: string) => printed(`desnz-${year}/uk-electricity/electricity-generated/electricity-uk/kwh`),
  clean: () => printed(CLEAN_KEY),
  // printed in grams
  germanGrid: (year: string) => quotient(printed(`ember-${year}/de/kwh`), fraction('1000')),
  lorry: (year: string) => printed(`desnz-${year}/${HGV}`),
  hotel: (year: string) => printed(`desnz-${year}/hotel-stay/uk/room-per-night`),
  train: (year: string) => printed(`desnz-${year}/business-travel-land/rail/national-rail/passenger-km`),
}

/** The units of the sequences by id: what they measure, and how many base units they are. */
export const UNITS: Readonly<Record<string, readonly [dimension: string, base: string]>> = {
  '2': ['WEIGHT', '1'],
  '3': ['WEIGHT', '1000'],
  '4': ['ELECTRICITY', '1'],
  '5': ['ELECTRICITY', '1000'],
  '8': ['ELECTRICITY', '5/18'],
  '9': ['ELECTRICITY', '2500/9'],
  '10': ['DISTANCE', '1'],
  '13': ['VOLUME', '1'],
}

/** The ids of the units of electricity. */
export const ELECTRICITY_UNITS = Object.keys(UNITS).filter((id) => UNITS[id]?.[0] === 'ELECTRICITY')

function unit(id: string) {
  const found = UNITS[id]
  if (found === undefined) throw new Error(`the sequences have no unit ${id}`)
  return found
}

/** True where two units measure the same. */
export function isAlike(from: string, to: string): boolean {
  return unit(from)[0] === unit(to)[0]
}

/** How many of one unit are one of another that measures the same. */
export function conversion(from: string, to: string): Fraction {
  return quotient(fraction(unit(from)[1]), fraction(unit(to)[1]))
}

const SIGNIFICANT = 34

/**
 * A result as it is kept: all digits where they end, else 34 significant ones, half to even. By long division in BigInt,
 * digit by digit, so that it shares nothing with what it checks.
 */
export function asKept({ over, under }: Fraction): Fraction {
  if (over === 0n) return { over, under: 1n }
  let left = under
  for (const prime of [2n, 5n]) while (left % prime === 0n) left /= prime
  if (over % left === 0n) return { over, under }
  const size = over < 0n ? -over : over
  let scale = 0
  while (size * 10n ** BigInt(scale) < under * 10n ** BigInt(SIGNIFICANT - 1)) scale++
  const scaled = size * 10n ** BigInt(scale)
  if (scaled >= under * 10n ** BigInt(SIGNIFICANT)) throw new Error('larger than the sequences make')
  const integer = scaled / under
  const twice = 2n * (scaled % under)
  const isUp = twice > under || (twice === under && integer % 2n === 1n)
  const kept = isUp ? integer + 1n : integer
  return { over: over < 0n ? -kept : kept, under: 10n ** BigInt(scale) }
}

export function product(...parts: readonly (Fraction | string)[]): Fraction {
  return asKept(times(...parts.map((part) => (typeof part === 'string' ? fraction(part) : part))))
}

/** A percentage as a share. */
export function share(percentage: string): Fraction {
  return quotient(fraction(percentage), fraction('100'))
}

/** What is not covered by a percentage, as a share. */
export function uncovered(percentage: string): Fraction {
  const { over, under } = fraction(percentage)
  return quotient({ over: 100n * under - over, under }, fraction('100'))
}

/** Kilograms of one kWh from the grid of a country; null: none is published. */
export function gridKg(countryId: number, year: string): Fraction | null {
  if (countryId === 826) return ROWS.grid(year)
  return countryId === 276 ? ROWS.germanGrid(year) : null
}

const KWH = '4'

/** Kilowatt hours of electricity. */
export function kilowattHours({ value, unitId }: { readonly value: string; readonly unitId: string }): Fraction {
  return times(fraction(value), conversion(unitId, KWH))
}

/** What electricity emitted by the factor of the grid alone, whatever was bought. */
export function locationKg(used: {
  readonly value: string
  readonly unitId: string
  readonly year: string
  readonly countryId: number
}): Fraction {
  const kg = gridKg(used.countryId, used.year)
  if (kg === null) throw new Error(`no grid factor of ${used.countryId} is published`)
  return asKept(times(kilowattHours(used), kg))
}

import { fail } from '../errors/index.ts'
import { compare, multiply, type NumberInput, parseNumber, rationalOf } from '../exact/index.ts'

/** Flight bands of the US EPA: below 300 miles, below 2,300 miles, and longer. */
export type FlightMileage = 'short' | 'medium' | 'long'

const KM_PER_MILE = rationalOf('1.609344')
const MEDIUM_KM_MIN = multiply(rationalOf(300), KM_PER_MILE)
const LONG_KM_MIN = multiply(rationalOf(2300), KM_PER_MILE)

/**
 * The US EPA band (GHG Emission Factors Hub, Table 10) of a one-way flight of so many kilometres, by its exact length
 * in miles. Throws `must_be_non_negative` and the number codes.
 *
 * @example
 * ```ts
 * import { flightMileage } from 'tonne/factors'
 * flightMileage(480) // => 'short'
 * flightMileage('482.8032') // => 'medium'
 * flightMileage(3983) // => 'long'
 * ```
 */
export function flightMileage(distanceKm: NumberInput): FlightMileage {
  const km = parseNumber(distanceKm, 'distanceKm')
  if (km.n < 0n) {
    const message = 'must not be negative; give the length of the flight one way'
    fail('distanceKm', 'must_be_non_negative', { message, expected: '0 or more', received: distanceKm })
  }
  if (compare(km, MEDIUM_KM_MIN) < 0) return 'short'
  return compare(km, LONG_KM_MIN) < 0 ? 'medium' : 'long'
}

import { lazy } from '../../base/index.ts'
import { fail } from '../../core/errors/index.ts'
import { compare, multiply, type NumberInput, parseNumber, rationalOf } from '../../core/exact/index.ts'

/** Flight bands of the US EPA: below 300 miles, below 2,300 miles, and longer. */
export type FlightMileage = 'short' | 'medium' | 'long'

/** The shortest kilometres of the bands after the first. */
const minima = lazy(() => {
  const kmPerMile = rationalOf('1.609344')
  return { medium: multiply(rationalOf(300), kmPerMile), long: multiply(rationalOf(2300), kmPerMile) }
})

/**
 * Returns the US EPA band (GHG Emission Factors Hub, Table 10) of a one-way flight, by its exact length in miles.
 * Throws `must_be_non_negative` and the number codes.
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
  const { medium, long } = minima()
  if (compare(km, medium) < 0) return 'short'
  return compare(km, long) < 0 ? 'medium' : 'long'
}

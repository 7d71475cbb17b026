import { fail, type Notice, notice } from '../errors/index.ts'
import { compare, type Exact, ratio, rationalOf } from '../exact/index.ts'
import type { FoundDistance } from './distance.ts'
import type { Route, TransportMode } from './route.ts'

/** Places nearer to each other than a tenth of a kilometre are one place. */
const SAME_PLACE_KM = ratio(1n, 10n)

/** True for kilometres that were found between two places: not for a figure, and not for a declared distance. */
export function isFoundBetween({
  method,
  route,
}: Pick<FoundDistance, 'method'> & { readonly route: Route | null }): boolean {
  return method !== 'declared' && route !== null
}

/** A distance to be checked. */
interface CheckedKm {
  readonly km: Exact
  readonly mode: TransportMode
  /** True if the kilometres were found between two places, false for a figure. */
  readonly isFound: boolean
  /** The path of the distance. */
  readonly path: string
}

/**
 * The notice of a distance that is zero, or found between two places that are one; empty for any other. Throws
 * `distance_is_zero` for such a flight, which ends elsewhere than it begins.
 */
export function zeroDistanceNotices({ km, mode, isFound, path }: CheckedKm): readonly Notice[] {
  const exact = rationalOf(km)
  const isZero = exact.n === 0n || (isFound && compare(exact, SAME_PLACE_KM) < 0)
  if (!isZero) return []
  const what = isFound ? 'both ends are one place, or less than 100 m apart' : 'the distance is 0 km'
  if (mode === 'AIR') {
    const message = `is zero: ${what}; name the airports of each flight, a round trip by the one in between, or give the kilometres`
    return fail(path, 'distance_is_zero', { message, expected: 'more than 0 km', received: km })
  }
  const message = `${what}, so the emission is zero; give the kilometres travelled`
  return [notice('distance_is_zero', path, message)]
}

import { nearestDouble, type Rational } from '../../exact/index.ts'

const BILLION = 10n ** 9n

/**
 * Rounds kilometres, 0 or more, once to 1e-9 km (a millionth of a metre), half up, and returns the nearest double.
 * Distances are rounded only in this file, from their exact values, so no value is rounded twice.
 */
export function roundKm({ n, d }: Rational): number {
  const billionths = (2n * BILLION * n + d) / (2n * d)
  return nearestDouble({ n: billionths, d: BILLION })
}

/** `roundKm` for the exact value of a double in metres: `toFixed` is defined to round that value half up. */
export function roundMetres(metres: number): number {
  return Number(`${metres.toFixed(6)}e-3`)
}

/** `roundKm` for the exact value of a double in kilometres. */
export function roundKilometres(km: number): number {
  return Number(km.toFixed(9))
}

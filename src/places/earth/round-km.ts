import { nearestDouble, type Rational } from '../../exact/index.ts'

const BILLION = 10n ** 9n

/**
 * Kilometres, 0 or more, rounded once to 1e-9 km (a millionth of a metre), half up, as the nearest double. Every distance
 * is rounded in this file and nowhere else, from its exact value, so that no rounding meets an earlier one.
 */
export function roundKm({ n, d }: Rational): number {
  const billionths = (2n * BILLION * n + d) / (2n * d)
  return nearestDouble({ n: billionths, d: BILLION })
}

/** What `roundKm` gives for the exact value of a double of metres: `toFixed` rounds that value half up by its definition. */
export function roundMetres(metres: number): number {
  return Number(`${metres.toFixed(6)}e-3`)
}

/** What `roundKm` gives for the exact value of a double of kilometres. */
export function roundKilometres(km: number): number {
  return Number(km.toFixed(9))
}

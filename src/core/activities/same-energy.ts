/** Measured energy with the factors of its unit. */
export interface MeasuredEnergy {
  /** Equal for equal factors. */
  readonly factors: string | number
  readonly co2eKg: number
}

/**
 * The largest relative difference between two measurements of the same energy. With one factor it covers the rounding
 * of digits; with factors of two units also the calorific value, because suppliers use other values than publishers.
 */
const TOLERATED_SHARE = { byOneFactor: 0.005, byTwoFactors: 0.15 }

/** Returns the fuel or grid of factors in any unit: their keys without the unit. */
export function energyOfFactors(keys: Iterable<string>): string {
  const fuels = [...keys].map((key) => key.replace(/\?.*$/s, '').replace(/\/[^/]*$/, ''))
  return [...new Set(fuels)].sort().join(' ')
}

/** True if two measurements in different units agree, so that they may be of the same energy. */
export function agreesAsEnergy(one: MeasuredEnergy, other: MeasuredEnergy): boolean {
  const [a, b] = [Math.abs(one.co2eKg), Math.abs(other.co2eKg)]
  const share = one.factors === other.factors ? TOLERATED_SHARE.byOneFactor : TOLERATED_SHARE.byTwoFactors
  return a > 0 && b > 0 && Math.abs(a - b) <= share * Math.max(a, b)
}

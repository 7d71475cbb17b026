import { fail } from '../../errors/index.ts'
import { add, parseNumber, printExact } from '../../exact/index.ts'
import { asFactor, factorOf } from './define-factor.ts'
import type { EmissionFactor } from './emission-factor.ts'
import { withOption } from './factor-key.ts'

/** The factor on CO2 with which DESNZ includes a flight's non-CO2 effects (since the 2023 edition). */
export const DESNZ_RADIATIVE_FORCING = '1.7'

/**
 * Adds radiative forcing to a flight factor: the CO2 part times 1.7, methane and nitrous oxide unchanged (DESNZ).
 * Throws `factor_basis_mismatch` if the factor already includes it or is not for flights.
 *
 * @example
 * ```ts
 * import { withRadiativeForcing } from 'tonne'
 * import { findFactor } from 'tonne/factors'
 * const flight = findFactor('desnz-2025/business-travel-air/flights/long-haul-to-from-uk/economy-class/without-rf/passenger-km')
 * withRadiativeForcing(flight).radiativeForcing // => 'included'
 * ```
 */
export function withRadiativeForcing(factor: EmissionFactor, path = 'factor'): EmissionFactor {
  const checked = asFactor(factor, path)
  if (checked.radiativeForcing !== 'excluded' || checked.per1.co2 === null) {
    const why =
      checked.radiativeForcing === 'included'
        ? 'already includes radiative forcing'
        : 'is not a flight factor with separate CO2'
    fail(path, 'factor_basis_mismatch', `${checked.key} ${why}; choose a flight factor without it`)
  }
  const raised = printExact(add(parseNumber(DESNZ_RADIATIVE_FORCING), parseNumber(-1)))
  return factorOf({
    ...checked,
    key: withOption(checked.key, 'rf', DESNZ_RADIATIVE_FORCING),
    radiativeForcing: 'included',
    adjustments: [
      ...checked.adjustments,
      { gas: 'co2e', why: 'radiative_forcing', plus: [raised, 'co2'] },
      { gas: 'co2', why: 'radiative_forcing', times: DESNZ_RADIATIVE_FORCING },
    ],
  })
}

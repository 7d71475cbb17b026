import { type EmissionFactor, withRadiativeForcing } from '../../emissions/index.ts'

/** The treatment of a flight's non-CO2 effects: excluded, or as by DESNZ (CO2 × 1.7). */
export type RadiativeForcing = 'none' | 'desnz1.7'

/** The choices of radiative forcing. */
export const RADIATIVE_FORCING_CHOICES: readonly RadiativeForcing[] = Object.freeze(['none', 'desnz1.7'])

/**
 * Adds radiative forcing to a flight factor; a well-to-tank factor stays unchanged. Throws `factor_basis_mismatch` if
 * the factor already includes it or has no separate CO2.
 */
export function forcedFactor(factor: EmissionFactor, path: string): EmissionFactor {
  return factor.boundary === 'WTT' ? factor : withRadiativeForcing(factor, path)
}

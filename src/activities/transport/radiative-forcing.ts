import { type EmissionFactor, withRadiativeForcing } from '../../emissions/index.ts'

/** Whether the effects of a flight beside its CO2 are counted: not at all, or as DESNZ does (CO2 × 1.7). */
export type RadiativeForcing = 'none' | 'desnz1.7'

/** The choices of radiative forcing. */
export const RADIATIVE_FORCING_CHOICES: readonly RadiativeForcing[] = Object.freeze(['none', 'desnz1.7'])

/**
 * The factor of a flight with radiative forcing; that of the fuel's way to the tank has none and stays as it is.
 * Throws `factor_basis_mismatch` when the factor holds it already or has no CO2 apart.
 */
export function forcedFactor(factor: EmissionFactor, path: string): EmissionFactor {
  return factor.boundary === 'WTT' ? factor : withRadiativeForcing(factor, path)
}

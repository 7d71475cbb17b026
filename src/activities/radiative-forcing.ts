import {
  type Contribution,
  DESNZ_RADIATIVE_FORCING,
  type EmissionFactor,
  exactTotal,
  withRadiativeForcing,
} from '../emissions/index.ts'
import { type Notice, notice } from '../errors/index.ts'
import { printRounded } from '../exact/index.ts'

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

function includedNotices(contributions: readonly Contribution[], path: string): Notice[] {
  const included = contributions.filter(({ factor }) => factor.radiativeForcing === 'included')
  if (included.length === 0) return []
  const labels = included.map(({ label }) => label).join(', ')
  return [notice('radiative_forcing_included', path, `radiative forcing is in the result (${labels})`)]
}

function kilograms(contributions: readonly Contribution[]): string {
  const { co2e } = exactTotal(contributions)
  return co2e === null ? 'unknown' : `${printRounded(co2e)} kg CO2e`
}

function excludedNotices(contributions: readonly Contribution[], path: string): Notice[] {
  const flights = contributions.filter(({ factor }) => factor.radiativeForcing === 'excluded')
  if (flights.length === 0) return []
  const left = 'radiative forcing is not in the result'
  if (flights.some(({ factor }) => factor.per1.co2 === null)) {
    const message = `${left}; its value needs a flight factor that was published with its CO2 apart`
    return [notice('radiative_forcing_excluded', path, message)]
  }
  const forced = flights.map((flight) => ({ ...flight, factor: withRadiativeForcing(flight.factor, path) }))
  const labels = flights.map(({ label }) => label).join(', ')
  const value = `with it (CO2 × ${DESNZ_RADIATIVE_FORCING}, DESNZ) ${labels} would be ${kilograms(forced)} instead of ${kilograms(flights)}`
  return [notice('radiative_forcing_excluded', path, `${left}; ${value}`)]
}

/** What has to be said of the flights among contributions: that radiative forcing is in them, or what it would make. */
export function radiativeForcingNotices(contributions: readonly Contribution[], path: string): readonly Notice[] {
  return [...includedNotices(contributions, path), ...excludedNotices(contributions, path)]
}

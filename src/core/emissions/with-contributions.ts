import { type Notice, notice } from '../errors/index.ts'
import { printSignificant } from '../exact/index.ts'
import type { Calculation, Contribution } from './calculation.ts'
import { calculationOf, exactTotal } from './exact-emission.ts'
import { DESNZ_RADIATIVE_FORCING, withRadiativeForcing } from './factor/with-radiative-forcing.ts'

/**
 * Returns the flights among contributions whose factor includes radiative forcing, or does not; well-to-tank has none.
 */
function flightsByForcing(
  contributions: readonly Contribution[],
  forcing: 'included' | 'excluded',
): readonly Contribution[] {
  return contributions.filter(
    ({ factor: { radiativeForcing, boundary } }) => radiativeForcing === forcing && boundary !== 'WTT',
  )
}

function labelsOf(contributions: readonly Contribution[]): string {
  return contributions.map(({ label }) => label).join(', ')
}

function printKilograms(contributions: readonly Contribution[]): string {
  const { co2e } = exactTotal(contributions)
  return co2e === null ? 'unknown' : `${printSignificant(co2e)} kg CO2e`
}

/** Returns the emission of flights with radiative forcing added, if their CO2 was published separately. */
function excludedMessages(flights: readonly Contribution[], path: string): readonly string[] {
  const known = flights.filter(({ factor }) => factor.per1.co2 !== null)
  const unknown = flights.filter(({ factor }) => factor.per1.co2 === null)
  const forced = known.map((flight) => ({ ...flight, factor: withRadiativeForcing(flight.factor, path) }))
  const messages: string[] = []
  if (known.length > 0) {
    const value = `${labelsOf(known)} would be ${printKilograms(forced)} instead of ${printKilograms(known)}`
    messages.push(`with it (CO2 × ${DESNZ_RADIATIVE_FORCING}, DESNZ) ${value}`)
  }
  if (unknown.length > 0) {
    messages.push(`its value for ${labelsOf(unknown)} needs a flight factor that was published with its CO2 apart`)
  }
  return messages
}

/** Notices about the flights among contributions: radiative forcing is included, or the value it would give. */
export function radiativeForcingNotices(contributions: readonly Contribution[], path: string): readonly Notice[] {
  const included = flightsByForcing(contributions, 'included')
  const message = `radiative forcing is in the result (${labelsOf(included)})`
  const excluded = excludedMessages(flightsByForcing(contributions, 'excluded'), path).map((message) =>
    notice('radiative_forcing_excluded', path, `radiative forcing is not in the result; ${message}`),
  )
  return included.length === 0 ? excluded : [notice('radiative_forcing_included', path, message), ...excluded]
}

/** True for notices that state a value, which is valid only for their original contributions. */
function statesValue({ code }: Notice): boolean {
  return code === 'radiative_forcing_excluded' || code === 'radiative_forcing_included'
}

/** Maps the contributions of a calculation, recomputing the notices that state a value. */
export function withContributions(
  { method, notices, contributions }: Calculation,
  change: (contribution: Contribution) => Contribution,
): Calculation {
  const changed = contributions.map(change)
  const stale = notices.find(statesValue)
  const fresh = stale === undefined ? [] : radiativeForcingNotices(changed, stale.path)
  const remaining = notices.filter((one) => !statesValue(one))
  return calculationOf({ method, contributions: changed, notices: [...remaining, ...fresh] })
}

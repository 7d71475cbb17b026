import type { EmissionFactor } from '../../emissions/index.ts'
import { type Notice, notice } from '../../errors/index.ts'
import { flightHaul, type Haul } from '../flight-haul.ts'
import type { Candidates } from './candidates.ts'
import type { FlightToSelect, MovementToSelect } from './request.ts'
import { isDesnzRow } from './transport.ts'

type CabinClass = NonNullable<FlightToSelect['cabinClass']>

/** Row numbers of the DESNZ flights without radiative forcing (sheet 21, group 316, per passenger·km). */
const PASSENGER_ROWS: Readonly<Record<Haul, Readonly<Partial<Record<CabinClass, number>> & { average: number }>>> = {
  domestic: { average: 3161 },
  short: { average: 3163, ECONOMY: 3165, BUSINESS: 3167 },
  long: { average: 3169, ECONOMY: 3171, PREMIUM_ECONOMY: 3173, BUSINESS: 3175, FIRST_CLASS: 3177 },
  international: { average: 3179, ECONOMY: 3181, PREMIUM_ECONOMY: 3183, BUSINESS: 3185, FIRST_CLASS: 3187 },
}

/** Row numbers of the DESNZ freight flights without radiative forcing (sheet 27, group 317, per t·km). */
const FREIGHT_ROWS: Readonly<Record<Haul, number>> = { domestic: 3153, short: 3155, long: 3157, international: 3159 }

/** The class that stands for one that a haul has no factor of: short flights seat premium as economy, first as business. */
const READ_AS: Readonly<Partial<Record<CabinClass, CabinClass>>> = {
  PREMIUM_ECONOMY: 'ECONOMY',
  FIRST_CLASS: 'BUSINESS',
}

interface Chosen<T> {
  readonly value: T
  readonly notices: readonly Notice[]
}

/** The haul that was stated or that the countries give; the international set, with a notice, where neither tells. */
function chooseHaul({ from, to, haul }: Pick<FlightToSelect, 'from' | 'to' | 'haul'>): Chosen<Haul> {
  const told = haul ?? flightHaul(from, to)
  if (told !== undefined) return { value: told, notices: [] }
  const ends = `${from ?? 'an unknown country'} to ${to ?? 'an unknown country'}`
  const message = `the haul of a flight from ${ends} cannot be told, so the factors of international flights were used`
  return { value: 'international', notices: [notice('haul_assumed_international', 'activity', message)] }
}

function chooseClass(cabinClass: CabinClass | undefined, haul: Haul): Chosen<number> {
  const rows = PASSENGER_ROWS[haul]
  if (cabinClass === undefined) {
    const message = 'no cabin class was given; the average passenger was used'
    return { value: rows.average, notices: [notice('average_passenger', 'activity.cabinClass', message)] }
  }
  const own = rows[cabinClass]
  if (own !== undefined) return { value: own, notices: [] }
  const other = READ_AS[cabinClass]
  const stand = other === undefined ? undefined : rows[other]
  const readAs = stand === undefined ? 'the average passenger' : other
  const message = `${haul} flights have no factor of ${cabinClass}; that of ${readAs} was used`
  return {
    value: stand ?? rows.average,
    notices: [notice('cabin_class_read_as', 'activity.cabinClass', message)],
  }
}

/** The candidates for a passenger flight, without radiative forcing. */
export function flightCandidates(all: readonly EmissionFactor[], activity: FlightToSelect): Candidates {
  const haul = chooseHaul(activity)
  const row = chooseClass(activity.cabinClass, haul.value)
  return {
    factors: all.filter((factor) => isDesnzRow(factor, `21_316_${row.value}_11`)),
    notices: [...haul.notices, ...row.notices],
  }
}

/** The candidates for freight by air, without radiative forcing. */
export function airFreightCandidates(all: readonly EmissionFactor[], activity: MovementToSelect): Candidates {
  const haul = chooseHaul(activity)
  const factors = all.filter((factor) => isDesnzRow(factor, `27_317_${FREIGHT_ROWS[haul.value]}_14`))
  return { factors, notices: haul.notices }
}

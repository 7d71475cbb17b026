import { type Notice, notice } from '../../../core/errors/index.ts'
import { compare, type Exact, multiply, rationalOf, subtract } from '../../../core/exact/index.ts'
import type { TravelContent } from './travel-content.ts'

/** Freight in the unit of its input. */
export interface Freight {
  readonly mass: Exact
  readonly massUnit: 't' | 'kg'
}

/** The load of a trip: freight, or travellers if it carries no freight. */
export interface Load {
  readonly freight: Freight | null
  readonly notices: readonly Notice[]
}

/** A weight of this size or more is freight. A smaller one may be that of a traveller. */
const FREIGHT_KG_MIN = rationalOf(100)
/** A fifth below and above that limit. */
const NEAR_KG_MIN = rationalOf(80)
const NEAR_KG_MAX = rationalOf(120)
const KG_PER_T = rationalOf(1000)
const DIFFERENCE_KG_MAX = rationalOf(1)

const NOTHING = 'nothing is carried'

const FIELDS = { t: 'movementDto.transportWeightTon', kg: 'movementDto.weight' } as const

/** The masses of a trip, with all their digits. */
export function massesOf({ movementDto, given }: TravelContent): {
  readonly t: Exact | null
  readonly kg: Exact | null
} {
  const { weight, transportWeightTon } = movementDto
  return { t: given?.transportWeightTon ?? transportWeightTon, kg: given?.weight ?? weight }
}

function differenceNotices({ t, kg }: ReturnType<typeof massesOf>): readonly Notice[] {
  if (t === null || kg === null) return []
  const { n, d } = subtract(multiply(rationalOf(t), KG_PER_T), rationalOf(kg))
  if (compare({ n: n < 0n ? -n : n, d }, DIFFERENCE_KG_MAX) <= 0) return []
  const message = `weight is ${kg} kg, but transportWeightTon is ${t} t; transportWeightTon was used`
  return [notice('weight_differs', FIELDS.kg, message)]
}

/** Chooses the mass to use: tonnes before kilograms. */
function massOf({ t, kg }: ReturnType<typeof massesOf>): Freight | null {
  if (t !== null) return { mass: t, massUnit: 't' }
  return kg === null ? null : { mass: kg, massUnit: 'kg' }
}

/** True if a flight has a class, so that travellers are counted regardless of the weight. */
function isSeat({ movementDto, flightClass }: TravelContent): boolean {
  return movementDto.transportType === 'AIR' && flightClass !== null
}

/** The reason why a mass is not freight. Null: it is freight. */
function noFreightReason({ mass, massUnit }: Freight, content: TravelContent): string | null {
  if (isSeat(content)) return 'the flight has a class and is one of people'
  if (massUnit === 't') return rationalOf(mass).n > 0n ? null : NOTHING
  return compare(rationalOf(mass), FREIGHT_KG_MIN) >= 0 ? null : 'freight begins at 100 kg'
}

/** Reports a weight near the limit between freight and travellers. */
function limitNotices({ mass, massUnit }: Freight, content: TravelContent): readonly Notice[] {
  const kg = rationalOf(mass)
  const isNear = compare(kg, NEAR_KG_MIN) >= 0 && compare(kg, NEAR_KG_MAX) <= 0
  if (massUnit === 't' || !isNear || isSeat(content)) return []
  const message = `${mass} kg is close to 100 kg: from 100 kg on a weight is read as freight, below as a traveller; send transportWeightTon for freight, and no weight for people`
  return [notice('weight_near_freight_limit', FIELDS.kg, message)]
}

/** Reports a mass that was not used, or the field that it was taken from. */
function massNotices({ mass, massUnit }: Freight, whyNot: string | null): readonly Notice[] {
  const field = FIELDS[massUnit]
  if (whyNot === NOTHING) {
    const message = `the mass of the freight is ${mass} t, so the trip was calculated as a trip of people; send the mass of the freight, or leave transportWeightTon out`
    return [notice('zero_mass_read_as_passenger', field, message)]
  }
  if (whyNot !== null) return [notice('freight_mass_not_used', field, `${mass} ${massUnit} were not used: ${whyNot}`)]
  if (massUnit === 't') return []
  return [notice('mass_from_weight', field, `${mass} kg were taken as the mass of freight`)]
}

/** Decides the load of a trip by its masses and the class of a flight. */
export function loadOf(content: TravelContent): Load {
  const masses = massesOf(content)
  const mass = massOf(masses)
  if (mass === null) return { freight: null, notices: [] }
  const whyNot = noFreightReason(mass, content)
  const notices = [...differenceNotices(masses), ...massNotices(mass, whyNot), ...limitNotices(mass, content)]
  return { freight: whyNot === null ? mass : null, notices }
}

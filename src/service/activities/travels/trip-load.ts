import { type Notice, notice } from '../../../errors/index.ts'
import { compare, type Exact, multiply, rationalOf, subtract } from '../../../exact/index.ts'
import { optionsOf, type TravelContent } from './travel-content.ts'

/** Freight, in the unit in which its mass was given. */
export interface Freight {
  readonly mass: Exact
  readonly massUnit: 't' | 'kg'
}

/** Load of a trip: freight, or people where there is none. */
export interface Load {
  readonly freight: Freight | null
  /** Travellers who are charged to the record, 1 or more. */
  readonly passengers: Exact
  readonly notices: readonly Notice[]
}

/** From so many kilograms on a weight is that of freight; below it can be that of a traveller. */
const FREIGHT_KG_MIN = rationalOf(100)
/** A fifth below and above it. */
const NEAR_KG_MIN = rationalOf(80)
const NEAR_KG_MAX = rationalOf(120)
const KG_PER_T = rationalOf(1000)
const DIFFERENCE_KG_MAX = rationalOf(1)

const NOTHING = 'nothing is carried'

const FIELDS = { t: 'movementDto.transportWeightTon', kg: 'movementDto.weight' } as const

/** The masses of a trip as they were given. */
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
  const message = `${kg} kg are given beside transportWeightTon, ${t} t, which stands`
  return [notice('weight_differs', FIELDS.kg, message)]
}

/** The mass that counts. */
function massOf({ t, kg }: ReturnType<typeof massesOf>): Freight | null {
  if (t !== null) return { mass: t, massUnit: 't' }
  return kg === null ? null : { mass: kg, massUnit: 'kg' }
}

/** True where the class of a flight says that people travel, whatever it weighs. */
function isSeat({ movementDto, flightClass }: TravelContent): boolean {
  return movementDto.transportType === 'AIR' && flightClass !== null
}

/** Why a mass is none of freight; null: it is one. */
function whyNoFreight({ mass, massUnit }: Freight, content: TravelContent): string | null {
  if (isSeat(content)) return 'the flight has a class and is one of people'
  if (massUnit === 't') return rationalOf(mass).n > 0n ? null : NOTHING
  return compare(rationalOf(mass), FREIGHT_KG_MIN) >= 0 ? null : 'freight begins at 100 kg'
}

/** A weight of which a few kilograms more or less would make the other thing, with both. */
function limitNotices({ mass, massUnit }: Freight, content: TravelContent): readonly Notice[] {
  const kg = rationalOf(mass)
  const isNear = compare(kg, NEAR_KG_MIN) >= 0 && compare(kg, NEAR_KG_MAX) <= 0
  if (massUnit === 't' || !isNear || isSeat(content)) return []
  const message = `${mass} kg are near 100 kg, from which on a weight is freight and below which it is a traveller; give transportWeightTon for freight, and leave weight out for people`
  return [notice('weight_near_freight_limit', FIELDS.kg, message)]
}

/** Notices of a mass that was not used, or of where it was taken from. */
function massNotices({ mass, massUnit }: Freight, whyNot: string | null): readonly Notice[] {
  const field = FIELDS[massUnit]
  if (whyNot === NOTHING) {
    const message = `${mass} t of freight are none, so the trip was calculated as one of people; give the mass of the freight, or leave transportWeightTon out`
    return [notice('zero_mass_read_as_passenger', field, message)]
  }
  if (whyNot !== null) return [notice('freight_mass_not_used', field, `${mass} ${massUnit} were not used: ${whyNot}`)]
  if (massUnit === 't') return []
  return [notice('mass_from_weight', field, `${mass} kg were taken as the mass of freight`)]
}

/** Load of a trip, by the masses that were given and the class of a flight. */
export function loadOf(content: TravelContent): Load {
  const { passengers = 1 } = optionsOf(content)
  const masses = massesOf(content)
  const mass = massOf(masses)
  if (mass === null) return { freight: null, passengers, notices: [] }
  const whyNot = whyNoFreight(mass, content)
  const notices = [...differenceNotices(masses), ...massNotices(mass, whyNot), ...limitNotices(mass, content)]
  return { freight: whyNot === null ? mass : null, passengers, notices }
}

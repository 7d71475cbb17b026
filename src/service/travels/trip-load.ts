import { type Notice, notice } from '../../errors/index.ts'
import { compare, type Exact, multiply, rationalOf, subtract } from '../../exact/index.ts'
import type { TravelContent } from './travel-content.ts'
import { optionsOf } from './trip-options.ts'

/** Freight, in the unit in which its mass was given. */
export interface Freight {
  readonly mass: Exact
  readonly massUnit: 't' | 'kg'
}

/** What a trip carries: freight, or people where there is none. */
export interface Load {
  readonly freight: Freight | null
  /** Travellers who are charged to the record, 1 or more. */
  readonly passengers: Exact
  readonly notices: readonly Notice[]
}

/** From so many kilograms on a weight is that of freight; below it can be that of a traveller. */
const FREIGHT_KG_MIN = rationalOf(100)
const KG_PER_T = rationalOf(1000)
const DIFFERENCE_KG_MAX = rationalOf(1)

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

/** The mass that counts, and why it is no freight, if it is none. */
function massOf({ t, kg }: ReturnType<typeof massesOf>): (Freight & { readonly notFreight: string | null }) | null {
  if (t !== null) return { mass: t, massUnit: 't', notFreight: rationalOf(t).n > 0n ? null : 'nothing is carried' }
  if (kg === null) return null
  const isFreight = compare(rationalOf(kg), FREIGHT_KG_MIN) >= 0
  return { mass: kg, massUnit: 'kg', notFreight: isFreight ? null : 'freight begins at 100 kg' }
}

/** What has to be said of a mass that was not used, or of where it was taken from. */
function massNotices({ mass, massUnit }: Freight, whyNot: string | null): readonly Notice[] {
  const field = FIELDS[massUnit]
  if (whyNot !== null) return [notice('freight_mass_not_used', field, `${mass} ${massUnit} were not used: ${whyNot}`)]
  if (massUnit === 't') return []
  return [notice('mass_from_weight', field, `${mass} kg were taken as the mass of freight`)]
}

/** What a trip carries, by the masses that were given and the class of a flight. */
export function loadOf(content: TravelContent): Load {
  const { flightClass, movementDto } = content
  const { passengers = 1 } = optionsOf(content)
  const masses = massesOf(content)
  const mass = massOf(masses)
  if (mass === null) return { freight: null, passengers, notices: [] }
  const isSeat = movementDto.transportType === 'AIR' && flightClass !== null
  const whyNot = mass.notFreight ?? (isSeat ? 'the flight has a class and is one of people' : null)
  const freight = whyNot === null ? { mass: mass.mass, massUnit: mass.massUnit } : null
  return { freight, passengers, notices: [...differenceNotices(masses), ...massNotices(mass, whyNot)] }
}

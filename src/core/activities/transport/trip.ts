import {
  type Calculation,
  type Method,
  RADIATIVE_FORCING_CHOICES,
  type RadiativeForcing,
} from '../../emissions/index.ts'
import { checkChoice, collect, collectEach, fail, type KnownFields } from '../../errors/index.ts'
import { builtInUnits, type SymbolName, type UnitTable } from '../../units/index.ts'
import { checkActivity } from '../quantity.ts'
import { type HotelNights, hotelPart } from './hotel-nights.ts'
import { transportCalculation } from './transport-contribution.ts'
import { legPart, type TripLeg, type TripRule } from './trip-leg.ts'

/** A journey: its legs and hotel nights. */
export interface Trip<
  Symbol extends SymbolName = SymbolName,
  Own extends UnitTable | undefined = UnitTable | undefined,
> {
  readonly legs: readonly TripLeg<Symbol, Own>[]
  readonly hotel?: HotelNights | undefined
  /** The treatment of flights' non-CO2 effects; default 'none', with their value in a notice. */
  readonly radiativeForcing?: RadiativeForcing | undefined
  /** Accepts negative passengers, masses and nights, for corrections. */
  readonly allowCredits?: boolean | undefined
  /** The table of the units, unless built in. */
  readonly table?: Own | undefined
}

const FIELDS: KnownFields<Trip> = { legs: true, hotel: true, radiativeForcing: true, allowCredits: true, table: true }

const METHOD: Method = Object.freeze({ id: 'trip', version: 1 })

/** The legs; at least one is required unless nights are given. */
function checkLegs({ legs, hotel }: Trip): readonly TripLeg[] {
  if (Array.isArray(legs) && (legs.length > 0 || hotel !== undefined)) return legs
  return fail('legs', 'required', {
    message: 'must hold at least one leg, or nights at a hotel must be given',
    expected: '[{ mode, distance, factor }]',
    received: legs,
  })
}

/**
 * Calculates the emission of a journey, in kilograms: per leg passengers × distance × weight of the seat × factor,
 * freight as mass × distance × factor, a car as distance × factor once; and nights × rooms × factor. Distances are
 * increased as by `calculateMovement`, leg by leg, then doubled for a leg with a return; nights are not. Travellers and
 * rooms that are not given count as one, with the notices `passengers_assumed` and `rooms_assumed`. Radiative
 * forcing is excluded by default (with it, CO2 × 1.7, DESNZ; methane, nitrous oxide and WTT unchanged), and a notice
 * states its effect. Throws the number codes, `must_be_non_negative`, `must_be_positive`, `must_be_whole`,
 * `invalid_choice`, `unknown_unit`, `unit_dimension_mismatch`, `factor_incomplete`, `factor_basis_mismatch`,
 * `factor_category_mismatch`, `cabin_mismatch`, `distance_basis_mismatch`; all at once.
 *
 * @example
 * ```ts
 * import { calculateTrip } from 'tonne'
 * import { findFactor } from 'tonne/factors'
 * const flight = findFactor('desnz-2025/business-travel-air/flights/long-haul-to-from-uk/economy-class/without-rf/passenger-km')
 * const legs = [{ mode: 'AIR', distance: { value: 5554.592, kind: 'great_circle' }, factor: flight, isReturn: true }] as const
 * const hotel = { nights: 3, factor: findFactor('desnz-2025/hotel-stay/uk/room-per-night') }
 * const trip = calculateTrip({ legs, hotel })
 * trip.emission.co2e // => 800.62208384
 * trip.contributions.map(({ label }) => label) // => ['leg 1', 'hotel']
 * calculateTrip({ legs, hotel: { ...hotel, nights: 2.5 } }) // throws must_be_whole
 * ```
 */
export function calculateTrip<Symbol extends SymbolName, Own extends UnitTable | undefined = undefined>(
  trip: Trip<Symbol, Own>,
): Calculation
export function calculateTrip(trip: Trip): Calculation {
  checkActivity(trip, FIELDS)
  const { hotel, radiativeForcing = 'none', allowCredits, table = builtInUnits } = trip
  const rule: TripRule = { radiativeForcing, allowCredits, table }
  const { legs, nights } = collect({
    forcing: () => checkChoice({ path: 'radiativeForcing', value: radiativeForcing }, RADIATIVE_FORCING_CHOICES),
    legs: () => collectEach(checkLegs(trip), (leg, index) => legPart(leg, index, rule)),
    nights: () => (hotel === undefined ? undefined : hotelPart(hotel, rule)),
  })
  return transportCalculation(METHOD, [...legs, nights], 'radiativeForcing')
}

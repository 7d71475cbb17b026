import { convertSteps, type FactorChoice, type SelectedFactor, type Step } from '../../emissions/index.ts'
import { fail, Violations } from '../../errors/index.ts'
import type { Exact, NumberInput } from '../../exact/index.ts'
import type { UnitTable } from '../../units/index.ts'
import { chosenFactor, useNotices } from '../factor-choice.ts'
import { checkQuantity } from '../quantity.ts'
import type { TripPart, TripRule } from './trip-leg.ts'

/** Nights at a hotel. The factor is per room and night, for any number of guests. */
export interface HotelNights {
  /** An integer, 0 or more. */
  readonly nights: NumberInput
  /** An integer from 1; default 1. */
  readonly rooms?: NumberInput
  readonly factor: FactorChoice
}

/** The factor of the nights. Throws `unit_dimension_mismatch`, `factor_category_mismatch`. */
function roomFactor(choice: FactorChoice, table: UnitTable): SelectedFactor {
  const chosen = chosenFactor(choice, 'hotel.factor')
  const { key, unit } = chosen.factor
  const { typeUnit } = table.find(unit, 'hotel.factor.unit')
  if (typeUnit !== 'ROOM_NIGHT') {
    const message = `${key} is per ${unit} (${typeUnit}); choose a factor per room and night`
    fail('hotel.factor', 'unit_dimension_mismatch', { message, expected: 'ROOM_NIGHT', received: typeUnit })
  }
  return { ...chosen, notices: [...chosen.notices, ...useNotices(chosen.factor, 'hotel', 'hotel.factor')] }
}

/** The contribution of the nights: nights × rooms × factor. Throws all violations of the hotel at once. */
export function hotelPart(hotel: HotelNights, { table, allowCredits }: TripRule): TripPart {
  if (typeof hotel !== 'object' || hotel === null) {
    const about = { expected: '{ nights, factor }', received: hotel }
    fail('hotel', 'required', { message: 'must be nights at a hotel', ...about })
  }
  const found = new Violations()
  const nights = checkQuantity(hotel.nights, 'hotel.nights', { found, whole: true, allowCredits })
  const rooms = checkQuantity(hotel.rooms ?? 1, 'hotel.rooms', { found, whole: true, positive: true })
  const chosen = found.attempt(() => roomFactor(hotel.factor, table))
  found.throwIfAny()
  const { factor, notices } = chosen as SelectedFactor
  const step: Step = { kind: 'quantity', what: 'rooms', times: rooms as Exact, unit: 'room' }
  const steps = [step, ...convertSteps('room·night', factor.unit, { table, path: 'hotel.factor' })]
  const activity = { value: nights as Exact, unit: 'night' }
  return { contribution: { label: 'hotel', activity, steps, factor }, notices }
}

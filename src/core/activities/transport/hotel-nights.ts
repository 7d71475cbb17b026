import { convertSteps, type FactorChoice, type SelectedFactor, type Step } from '../../emissions/index.ts'
import { checkOptionNames, collect, notice, requireObject } from '../../errors/index.ts'
import type { NumberInput } from '../../exact/index.ts'
import type { UnitTable } from '../../units/index.ts'
import { chosenFactor, factorDimension, withUse } from '../factor-choice.ts'
import { checkQuantity } from '../quantity.ts'
import type { TransportPart } from './transport-contribution.ts'
import type { TripRule } from './trip-leg.ts'

/** Nights at a hotel. The factor is per room and night, for any number of guests. */
export interface HotelNights {
  /** An integer, 0 or more. */
  readonly nights: NumberInput
  /** An integer from 1; default 1, with a notice. */
  readonly rooms?: NumberInput | undefined
  readonly factor: FactorChoice
}

/** Returns the factor of the nights. Throws `unit_dimension_mismatch`, `factor_category_mismatch`. */
function roomFactor(choice: FactorChoice, table: UnitTable): SelectedFactor {
  const path = 'hotel.factor'
  const chosen = chosenFactor(choice, path)
  factorDimension(chosen.factor, path, { dimensions: ['ROOM_NIGHT'], wanted: 'a factor per room and night', table })
  return withUse(chosen, 'hotel', path)
}

/** Returns the contribution of the nights: nights × rooms × factor. Throws all violations of the hotel at once. */
export function hotelPart(hotel: HotelNights, { table, allowCredits }: TripRule): TransportPart {
  const rule = { message: 'must be nights at a hotel', expected: '{ nights, factor }' }
  requireObject({ path: 'hotel', value: hotel }, rule)
  checkOptionNames(hotel, { nights: true, rooms: true, factor: true }, 'hotel.')
  const { nights, rooms, chosen } = collect({
    nights: () => checkQuantity(hotel.nights, 'hotel.nights', { integer: true, allowCredits }),
    rooms: () => checkQuantity(hotel.rooms ?? 1, 'hotel.rooms', { integer: true, positive: true }),
    chosen: () => roomFactor(hotel.factor, table),
  })
  const { factor } = chosen
  const message = 'no number of rooms was given, so the nights count for one room'
  const assumed = hotel.rooms === undefined ? [notice('rooms_assumed', 'hotel.rooms', message)] : []
  const step: Step = { kind: 'quantity', what: 'rooms', times: rooms, unit: 'room' }
  const steps = [step, ...convertSteps('room·night', factor.unit, { table, path: 'hotel.factor' })]
  const activity = { value: nights, unit: 'night' }
  return { contribution: { label: 'hotel', activity, steps, factor }, notices: [...chosen.notices, ...assumed] }
}

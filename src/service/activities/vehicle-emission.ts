import type { ActivityDefinition } from './definition.ts'

/** The activity of a vehicle, in the vehicle's unit. */
export const VEHICLE_EMISSION: ActivityDefinition<'vehicleEmissions'> = {
  collection: 'vehicleEmissions',
  startField: 'startDateUtc',
  kinds: ['vehicle', 'vehicle-electric'],
  factorField: null,
  links: null,
  periodOf: ({ startDate: from, endDate: to }) => ({ from, to }),
  emissionIdOf: ({ emissionId }) => emissionId,
  countedAs: ({ id, vehicleId, given }) => {
    if (!given) throw new TypeError(`the specification of ${id} is missing`)
    return { siteId: null, vehicleId, kind: { id: given.emissionKindId, held: null }, electricity: null }
  },
}

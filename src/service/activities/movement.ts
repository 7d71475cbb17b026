import { kindOfFreight } from '../naming/emission-kinds.ts'
import type { ActivityDefinition } from './definition.ts'

/** A transport of batches. */
export const MOVEMENT: ActivityDefinition<'movements'> = {
  collection: 'movements',
  startField: 'startDate',
  kinds: ['movement-truck', 'movement-ship', 'movement-air', 'movement-rail'],
  factorField: null,
  links: 'movementBatches',
  periodOf: ({ startDate: from, endDate: to }) => ({ from, to }),
  emissionIdOf: ({ id, given }) => {
    if (!given) throw new TypeError(`the record ${id} names no emission`)
    return given.emissionId
  },
  countedAs: ({ emissionKindId: id, transportType }) => {
    return { siteId: null, vehicleId: null, kind: { id, held: kindOfFreight(transportType) }, electricity: null }
  },
}

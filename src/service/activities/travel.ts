import type { ActivityDefinition } from './definition.ts'

/** A business trip, with its nights away. */
export const TRAVEL: ActivityDefinition<'travels'> = {
  collection: 'travels',
  startField: 'startDateUtc',
  kinds: ['travel'],
  factorField: null,
  links: null,
  periodOf: ({ startDateUtc: from, endDateUtc: to }) => ({ from, to }),
  emissionIdOf: ({ emission }) => emission.id,
  countedAs: ({ emissionKind }) => {
    return { siteId: null, vehicleId: null, kind: { id: emissionKind.id, held: emissionKind }, electricity: null }
  },
}

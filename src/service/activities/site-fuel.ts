import type { ActivityDefinition } from './definition.ts'

/** Fuel burnt at a site. */
export const SITE_FUEL: ActivityDefinition<'siteFuels'> = {
  collection: 'siteFuels',
  startField: 'startDate',
  kinds: ['site-fuel'],
  factorField: 'emissionFactorId',
  links: null,
  periodOf: ({ startDate: from, endDate: to }) => ({ from, to }),
  emissionIdOf: ({ emissionId }) => emissionId,
  countedAs: ({ siteId, emissionKindId: id, emissionKind: held }) => {
    return { siteId, vehicleId: null, kind: { id, held }, electricity: null }
  },
}

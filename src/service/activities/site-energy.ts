import { kindOf } from '../naming/emission-kinds.ts'
import type { ActivityDefinition } from './definition.ts'

/** Electricity used at a site. */
export const SITE_ENERGY: ActivityDefinition<'siteEnergies'> = {
  collection: 'siteEnergies',
  startField: 'startDate',
  kinds: ['site-electricity'],
  factorField: 'customEmissionFactorId',
  links: null,
  periodOf: ({ startDate: from, endDate: to }) => ({ from, to }),
  emissionIdOf: ({ emissionId }) => emissionId,
  countedAs: ({ siteId, emissionKindId: id, value, unitId, given }) => {
    const electricity = { value: given.value ?? value, unitId }
    return { siteId, vehicleId: null, kind: { id, held: kindOf('site-electricity') }, electricity }
  },
}

import type { RecordTimes } from './fields/wire.ts'
import type { EmbeddedUnitResource } from './unit.ts'

/** A record of a site: a quantity in the unit of `unitId` over a period, and its emission. */
export interface SiteRecordResource extends RecordTimes {
  id: string
  value: number
  totalEmission: number
  startDate: string
  endDate: string
  comment: string | null
  unitId: number
  siteId: string
  companyId: number
  emissionId: string
  emissionKindId: string
  unit: EmbeddedUnitResource
}

import type { Notice } from '../../../errors/index.ts'
import type { SiteFuelResource } from '../../../resources/index.ts'
import type { Row } from '../../../store/index.ts'
import type { Outcome } from '../../core/context/outcome.ts'
import type { ServiceRecords } from '../../core/context/records.ts'
import { toResource } from '../../core/context/to-resource.ts'

/** A record of fuel by the site of its path. */
export interface SiteFuelPath {
  readonly siteId: string
  readonly fuelId: string
}

/** A record of fuel as it is kept. */
export type FuelRow = Row<ServiceRecords['siteFuels']>

/** The record as it is shown. */
export function fuelOutcome({ record, version }: FuelRow, notices: readonly Notice[]): Outcome<SiteFuelResource> {
  return { record: toResource(record), version, notices }
}

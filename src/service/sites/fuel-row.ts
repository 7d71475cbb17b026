import type { Notice } from '../../errors/index.ts'
import type { SiteFuelResource } from '../../resources/index.ts'
import type { Row } from '../../store/index.ts'
import type { Reading } from '../context/context.ts'
import type { Outcome } from '../context/outcome.ts'
import type { ServiceRecords } from '../context/records.ts'
import { notFound, requireRow } from '../context/require.ts'
import { shownRecord } from '../context/shown-record.ts'

/** A record of fuel by the site of its path. */
export interface SiteFuelPath {
  readonly siteId: string
  readonly fuelId: string
}

/** A record of fuel as it is kept. */
export type FuelRow = Row<ServiceRecords['siteFuels']>

/** The row of a record of fuel at a site. Throws `not_found` for either. */
export async function requireFuel(tx: Reading, { siteId, fuelId }: SiteFuelPath): Promise<FuelRow> {
  await requireRow(tx.sites, siteId, 'siteId')
  const row = await requireRow(tx.siteFuels, fuelId, 'fuelId')
  return row.record.siteId === siteId ? row : notFound('fuelId', fuelId)
}

/** The record as it is shown. */
export function fuelOutcome({ record, version }: FuelRow, notices: readonly Notice[]): Outcome<SiteFuelResource> {
  return { record: shownRecord(record), version, notices }
}

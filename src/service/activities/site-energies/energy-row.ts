import type { Notice } from '../../../errors/index.ts'
import type { SiteEnergyResource } from '../../../resources/index.ts'
import type { Row } from '../../../store/index.ts'
import type { ReadTx } from '../../core/context/context.ts'
import type { Outcome } from '../../core/context/outcome.ts'
import type { ServiceRecords } from '../../core/context/records.ts'
import type { SiteRow } from '../../master-data/sites/site-row.ts'
import { oncePerSiteAndYear } from '../definition/period-overlaps.ts'
import { recordOutcome } from '../definition/use-cases.ts'

/** A record of electricity by the site of its path. */
export interface SiteEnergyPath {
  readonly siteId: string
  readonly energyId: string
}

/** A record of electricity as it is kept. */
export type EnergyRow = Row<ServiceRecords['siteEnergies']>

/** A record of electricity and its site. */
export interface EnergyAtSite {
  readonly site: SiteRow['record']
  readonly row: EnergyRow
}

/** The record as it is shown; without notices those of its calculation. */
export async function energyOutcome(
  tx: ReadTx,
  row: EnergyRow,
  notices?: readonly Notice[],
): Promise<Outcome<SiteEnergyResource>> {
  const outcome = await recordOutcome<SiteEnergyResource, unknown>(tx, row, notices)
  return { ...outcome, notices: await oncePerSiteAndYear(tx, row.record, outcome.notices) }
}

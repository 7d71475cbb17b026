import type { InventoryResource } from '../../../resources/index.ts'
import type { FindingList, FindingPlace } from './finding-list.ts'

type Overlaps = InventoryResource['overlaps']
type Overlap = Overlaps['groups'][number]

/** Adds the overlaps of an inventory to the findings, and the number of overlaps that it does not list. */
export function addOverlaps(
  findings: FindingList,
  { total, groups }: Overlaps,
  placeOf: (overlap: Overlap) => FindingPlace,
): void {
  for (const overlap of groups) {
    const { recordIds: ids, records } = overlap
    findings.add('period_overlap', placeOf(overlap), { ids, records })
  }
  const unlisted = total - groups.length
  if (unlisted > 0) findings.add('overlaps_unlisted', { site: null, kind: null }, { ids: [], detail: String(unlisted) })
}

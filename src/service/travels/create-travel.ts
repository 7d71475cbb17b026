import { TRAVEL } from '../activities/travel.ts'
import type { Context, Writing } from '../context/context.ts'
import { gather } from '../context/gather.ts'
import { insertActivity } from '../ledger/activity-ledger.ts'
import { emissionResource } from '../ledger/emission-resource.ts'
import { kindOf } from '../naming/emission-kinds.ts'
import { checkVendor } from '../naming/vendors.ts'
import { computeTravel } from './travel-calculation.ts'
import type { TravelRow } from './travel-row.ts'
import { type FoundWays, waysOf } from './trip-ways.ts'

/** The field of the vendor. */
export const VENDOR = 'movementDto.vendorId'

/** Makes a trip whose ways were looked for. Throws everything that its places, ids and numbers cannot mean, at once. */
export async function createTravel(tx: Writing, context: Context, found: FoundWays): Promise<TravelRow> {
  const { content } = found
  const [computed] = await gather([
    () => computeTravel(context, { content, ways: () => waysOf(found) }),
    () => checkVendor(tx, content.movementDto.vendorId, VENDOR),
  ])
  const { companyId, now, newId } = context
  const at = now()
  const stamp = { companyId, createdAt: at, updatedAt: at }
  const emission = emissionResource(computed, { id: newId(), ...stamp })
  const { given, ...shown } = content
  const record = {
    id: newId(),
    emissionKind: { ...kindOf('travel'), siteElectricitys: [] },
    ...shown,
    totalEmission: emission.co2e,
    emission,
    ...stamp,
    ...(given ? { given } : {}),
  }
  return insertActivity(tx, context, { activity: TRAVEL, record, emission, computed })
}

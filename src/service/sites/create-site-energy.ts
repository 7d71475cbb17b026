import type { Input, SiteEnergyResource } from '../../resources/index.ts'
import { SITE_ENERGY } from '../activities/site-energy.ts'
import type { Context, Writing } from '../context/context.ts'
import { gather } from '../context/gather.ts'
import type { Outcome } from '../context/outcome.ts'
import { requireRow } from '../context/require.ts'
import { insertActivity } from '../ledger/activity-ledger.ts'
import { withScopeNotices } from '../ledger/computed.ts'
import { emissionResource } from '../ledger/emission-resource.ts'
import { emissionKindOf, kindNotices, kindOf } from '../naming/emission-kinds.ts'
import { filesOf } from '../naming/files.ts'
import { unitBeside } from '../naming/units.ts'
import { checkVendor } from '../naming/vendors.ts'
import { customFactorOf } from './custom-factor.ts'
import { computeEnergy } from './energy-calculation.ts'
import { energyFields } from './energy-fields.ts'
import { energyOutcome } from './energy-row.ts'
import { gridFor, gridQuestion } from './grid-factor.ts'
import { energyOverlaps } from './period-overlaps.ts'

/** A record of electricity to be made: the site of its path, and what was sent. */
export interface NewEnergy {
  readonly siteId: string
  readonly input: Input<'createSiteEnergy'>
}

/** Makes a record of electricity. Throws `not_found` for the site, then everything that its ids and numbers cannot mean. */
export async function createSiteEnergy(
  tx: Writing,
  context: Context,
  { siteId, input }: NewEnergy,
): Promise<Outcome<SiteEnergyResource>> {
  const { record: site } = await requireRow(tx.sites, siteId, 'siteId')
  const { companyId, now, newId, units } = context
  const { value, percentageOfCleanEnergy, startDate, endDate, vendorId, comment, customEmissionFactorId } = input
  const use = { site, period: { startDate, endDate }, isOwnNamed: customEmissionFactorId !== null }
  const [unit, grid, custom, kind, , files] = await gather([
    () => unitBeside(units, { unitId: input.unitId }),
    () => gridFor(context, use),
    () => customFactorOf(tx, context, { site, id: customEmissionFactorId }),
    () => emissionKindOf(tx, input.emissionKindId ?? kindOf('site-electricity').id, 'emissionKindId'),
    () => checkVendor(tx, vendorId, 'vendorId'),
    () => filesOf(tx, context, input),
  ])
  const notices = kindNotices(kind, ['site-electricity'])
  const energy = { value, unit, percentageOfCleanEnergy, grid, custom, notices }
  const computed = withScopeNotices(computeEnergy(context, energy), kind)
  const at = now()
  const stamp = { companyId, createdAt: at, updatedAt: at }
  const emission = emissionResource(computed, { id: newId(), ...stamp })
  const record = {
    id: newId(),
    ...(await energyFields(tx, context, { energy, computed, question: gridQuestion(use) })),
    comment,
    startDate,
    endDate,
    ...stamp,
    emissionId: emission.id,
    emissionKindId: kind.id,
    siteId,
    vendorId,
    files: files.files,
    offsets: [],
  }
  const row = await insertActivity(tx, context, { activity: SITE_ENERGY, record, emission, computed })
  const overlaps = await energyOverlaps(tx, row.record)
  return energyOutcome(tx, row, [...computed.calculation.notices, ...files.notices, ...overlaps])
}

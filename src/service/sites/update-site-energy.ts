import type { EmissionKindResource, Input, SiteEnergyResource } from '../../resources/index.ts'
import { SITE_ENERGY } from '../activities/site-energy.ts'
import type { Context, Reading, Writing } from '../context/context.ts'
import { gather } from '../context/gather.ts'
import { mergedPeriod } from '../context/merged-period.ts'
import type { Outcome } from '../context/outcome.ts'
import { isNothing } from '../context/sent-fields.ts'
import { changeActivity, type RecalculatedActivity } from '../ledger/activity-ledger.ts'
import { withScopeNotices } from '../ledger/computed.ts'
import { computedWithKind } from '../ledger/computed-in-force.ts'
import { latestCalculation, noticesOf } from '../ledger/latest-calculation.ts'
import { emissionKindOf, heldKind, kindNotices } from '../naming/emission-kinds.ts'
import { filesAfter } from '../naming/files.ts'
import { unitBeside } from '../naming/units.ts'
import { checkVendor } from '../naming/vendors.ts'
import { customFactorAfter, customFactorOf } from './custom-factor.ts'
import { computeEnergy, type MeantEnergy } from './energy-calculation.ts'
import { energyFields } from './energy-fields.ts'
import { type EnergyAtSite, type EnergyRow, energyOutcome } from './energy-row.ts'
import { type GridUse, gridFor, gridQuestion, isOfSameYears, isOtherQuestion, usedGrid } from './grid-factor.ts'
import { energyOverlaps } from './period-overlaps.ts'

type EnergyChange = Input<'updateSiteEnergy'>

/** A record of electricity at its site, and what was sent to change it. */
export interface ChangedEnergy extends EnergyAtSite {
  readonly input: EnergyChange
}

/** True where the change may give another emission. */
function isComputedAnew({ row: { record }, input }: ChangedEnergy, use: GridUse): boolean {
  const { value, percentageOfCleanEnergy, unitId, customEmissionFactorId } = input
  const { given } = record
  const isOther = (sent: unknown, held: unknown) => sent !== undefined && sent !== held
  return (
    isOther(value, given.value ?? record.value) ||
    isOther(percentageOfCleanEnergy, given.percentageOfCleanEnergy ?? record.percentageOfCleanEnergy) ||
    isOther(unitId, record.unitId) ||
    isOther(customEmissionFactorId, record.customEmissionFactorId) ||
    gridQuestion(use).year !== given.grid.year ||
    !isOfSameYears(record, use.period)
  )
}

/** The grid factor as it was used, or another where what it is selected by has changed. */
async function gridAfter(tx: Reading, context: Context, { row, use }: { row: EnergyRow; use: GridUse }) {
  const { record } = row
  const isOther = isOtherQuestion(gridQuestion(use), record.given.grid) || !isOfSameYears(record, use.period)
  const used = isOther ? undefined : await usedGrid(tx, await latestCalculation(tx, record.id))
  return used ?? gridFor(context, use)
}

/** The emission kind that takes the place of the one held; null: it stays, and is not looked up again. */
async function otherKind(tx: Reading, { row: { record }, input }: ChangedEnergy): Promise<EmissionKindResource | null> {
  const { emissionKindId: id = record.emissionKindId } = input
  return id === record.emissionKindId ? null : emissionKindOf(tx, id, 'emissionKindId')
}

/** What a change means. Throws everything that its ids and numbers cannot mean. */
async function meaningOf(tx: Writing, context: Context, change: ChangedEnergy) {
  const { site, row, input } = change
  const { record } = row
  const { customEmissionFactorId: customId = record.customEmissionFactorId } = input
  const [period, unit, custom, grid, kind, , files] = await gather([
    () => mergedPeriod(record, input),
    () => unitBeside(context.units, { unitId: input.unitId ?? record.unitId }),
    () => customFactorAfter(tx, context, { row, site, id: customId }),
    () => {
      const use = { site, period: mergedPeriod(record, input), isOwnNamed: customId !== null }
      return isComputedAnew(change, use) ? gridAfter(tx, context, { row, use }) : null
    },
    () => otherKind(tx, change),
    () => checkVendor(tx, input.vendorId, 'vendorId'),
    () => filesAfter(tx, context, { files: input.files, held: record.files }),
  ])
  return { period, unit, custom, grid, kind, files }
}

/** What a record of electricity is computed from, of which the input replaces a part. */
function energyOf(
  { row: { record }, input }: ChangedEnergy,
  { unit, custom, grid }: Omit<MeantEnergy, 'value' | 'percentageOfCleanEnergy' | 'notices'>,
): Omit<MeantEnergy, 'notices'> {
  const { given } = record
  return {
    value: input.value ?? given.value ?? record.value,
    percentageOfCleanEnergy:
      input.percentageOfCleanEnergy ?? given.percentageOfCleanEnergy ?? record.percentageOfCleanEnergy,
    unit,
    custom,
    grid,
  }
}

/** Changes a record of electricity. Throws everything that its ids and numbers cannot mean. */
export async function updateSiteEnergy(
  tx: Writing,
  context: Context,
  change: ChangedEnergy,
): Promise<Outcome<SiteEnergyResource>> {
  const { row, input } = change
  if (isNothing(input)) return energyOutcome(tx, row)
  const meaning = await meaningOf(tx, context, change)
  const changed = await changedEnergy(tx, context, { change, meaning })
  const overlaps = await energyOverlaps(tx, changed.record)
  const notices = [...(await noticesOf(tx, row.record.id)), ...meaning.files.notices, ...overlaps]
  return energyOutcome(tx, changed, notices)
}

async function changedEnergy(
  tx: Writing,
  context: Context,
  { change, meaning }: { readonly change: ChangedEnergy; readonly meaning: Awaited<ReturnType<typeof meaningOf>> },
): Promise<EnergyRow> {
  const { site, row, input } = change
  const { period, unit, custom, grid, kind, files } = meaning
  const { vendorId, comment } = input
  const kindId = kind?.id ?? row.record.emissionKindId
  const set = {
    ...period,
    emissionKindId: kindId,
    files: files.files,
    updatedAt: context.now(),
    ...(vendorId === undefined ? {} : { vendorId }),
    ...(comment === undefined ? {} : { comment }),
  }
  const usual = ['site-electricity'] as const
  const notices = kindNotices({ id: kindId }, usual)
  const about = { activity: SITE_ENERGY, row, reason: 'updated' } as const
  if (grid === null) {
    const computed = kind === null ? undefined : await computedWithKind(tx, row, { kind, usual })
    return changeActivity(tx, context, { ...about, set, computed })
  }
  const energy = { ...energyOf(change, { unit, custom, grid }), notices }
  const computed = withScopeNotices(computeEnergy(context, energy), kind ?? (await heldKind(tx, kindId)))
  const question = gridQuestion({ site, period })
  const fields = await energyFields(tx, context, { energy, computed, question })
  return changeActivity(tx, context, { ...about, set: { ...set, ...fields }, computed })
}

/** What a record of electricity comes to again: from its factors as they are now, by the policy as it is now. */
export async function recalculatedSiteEnergy(
  tx: Writing,
  context: Context,
  { site, row }: EnergyAtSite,
): Promise<RecalculatedActivity<'siteEnergies'>> {
  const { record } = row
  const { customEmissionFactorId: customId } = record
  const use = { site, period: record, isOwnNamed: customId !== null }
  const [unit, grid, custom] = await gather([
    () => unitBeside(context.units, { unitId: record.unitId }),
    () => gridFor(context, use),
    () => customFactorOf(tx, context, { site, id: customId }),
  ])
  const notices = kindNotices({ id: record.emissionKindId }, ['site-electricity'])
  const energy = { ...energyOf({ site, row, input: {} }, { unit, custom, grid }), notices }
  const computed = withScopeNotices(computeEnergy(context, energy), await heldKind(tx, record.emissionKindId))
  const fields = await energyFields(tx, context, { energy, computed, question: gridQuestion(use) })
  const set = { ...fields, updatedAt: context.now() }
  return { activity: SITE_ENERGY, row, set, computed, reason: 'recalculated' }
}

/** Computes a record of electricity again. */
export async function recalculateSiteEnergy(tx: Writing, context: Context, found: EnergyAtSite): Promise<EnergyRow> {
  return changeActivity(tx, context, await recalculatedSiteEnergy(tx, context, found))
}

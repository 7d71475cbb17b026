import type { Exact } from '../../exact/index.ts'
import type { EmissionKindResource, Input, SiteFuelResource } from '../../resources/index.ts'
import type { Unit } from '../../units/index.ts'
import { SITE_FUEL } from '../activities/site-fuel.ts'
import type { Context, Reading, Writing } from '../context/context.ts'
import { digitsOf, shownFigure } from '../context/digits.ts'
import { gather } from '../context/gather.ts'
import { mergedPeriod } from '../context/merged-period.ts'
import type { Outcome } from '../context/outcome.ts'
import { isNothing } from '../context/sent-fields.ts'
import { changeActivity, type RecalculatedActivity } from '../ledger/activity-ledger.ts'
import { type Computed, withScopeNotices } from '../ledger/computed.ts'
import { computedWithKind } from '../ledger/computed-in-force.ts'
import { noticesOf } from '../ledger/latest-calculation.ts'
import { usedFactor } from '../ledger/used-factor.ts'
import { emissionFactorOf, type NamedFactor } from '../naming/emission-factors.ts'
import { emissionKindOf, kindNotices } from '../naming/emission-kinds.ts'
import { filesAfter } from '../naming/files.ts'
import { embeddedUnit, unitBeside } from '../naming/units.ts'
import { checkVendor } from '../naming/vendors.ts'
import { computeFuel, type MeantFuel } from './fuel-calculation.ts'
import { type FuelRow, fuelOutcome } from './fuel-row.ts'
import { fuelOverlaps } from './period-overlaps.ts'

type FuelChange = Input<'updateSiteFuel'>

/** The factor as it was named: it stays until another id is. */
async function pinnedFactor(tx: Reading, { record }: FuelRow): Promise<NamedFactor> {
  return { factor: await usedFactor(tx, record.id), shown: record.emissionFactor }
}

/** What a record of fuel is, once it is changed. */
interface FuelAfter {
  readonly value: Exact
  readonly unit: Unit
  readonly factor: NamedFactor
  readonly kind: EmissionKindResource
}

/** A record of fuel, and what was sent to change it. */
export interface ChangedFuel {
  readonly row: FuelRow
  readonly input: FuelChange
}

/** What a change means; the ids that stay are not looked up again. */
async function meaningOf(tx: Writing, context: Context, { row, input }: ChangedFuel) {
  const { record } = row
  const { unitId = record.unitId, emissionFactorId: factorId, emissionKindId: kindId } = input
  const isOther = (sent: string | undefined, held: string): sent is string => sent !== undefined && sent !== held
  const [unit, factor, kind, period, files] = await gather([
    () => unitBeside(context.units, { unitId, unit: input.unit }),
    () =>
      isOther(factorId, record.emissionFactorId)
        ? emissionFactorOf(tx, context, { id: factorId, path: 'emissionFactorId' })
        : pinnedFactor(tx, row),
    () => (isOther(kindId, record.emissionKindId) ? emissionKindOf(tx, kindId, 'emissionKindId') : record.emissionKind),
    () => mergedPeriod(record, input),
    () => filesAfter(tx, context, { files: input.files, held: record.files }),
    () => checkVendor(tx, input.vendorId, 'vendorId'),
  ])
  const value = input.value ?? record.given?.value ?? record.value
  return { after: { value, unit, factor, kind }, period, files }
}

/** Computes the emission of fuel of a kind. */
function computeOfKind(context: Context, fuel: Omit<MeantFuel, 'notices'>, kind: EmissionKindResource): Computed {
  return withScopeNotices(computeFuel(context, { ...fuel, notices: kindNotices(kind, ['site-fuel']) }), kind)
}

/** What a changed record emitted; undefined where the change is none of what its calculation says. */
async function computedAfter(
  tx: Writing,
  context: Context,
  { row, after }: { readonly row: FuelRow; readonly after: FuelAfter },
): Promise<Computed | undefined> {
  const { record } = row
  const { value, unit, factor, kind } = after
  const isSame =
    value === (record.given?.value ?? record.value) &&
    unit.id === record.unitId &&
    factor.shown.id === record.emissionFactorId
  if (!isSame) return computeOfKind(context, { value, unit, factor: factor.factor }, kind)
  return kind.id === record.emissionKindId ? undefined : computedWithKind(tx, row, { kind, usual: ['site-fuel'] })
}

/** Changes a record of fuel. Throws everything that its ids and numbers cannot mean. */
export async function updateSiteFuel(
  tx: Writing,
  context: Context,
  change: ChangedFuel,
): Promise<Outcome<SiteFuelResource>> {
  const { row, input } = change
  if (isNothing(input)) return fuelOutcome(row, await noticesOf(tx, row.record.id))
  const { after, period, files } = await meaningOf(tx, context, change)
  const computed = await computedAfter(tx, context, { row, after })
  const { value, unit, factor, kind } = after
  const { vendorId = row.record.vendorId, comment = row.record.comment } = input
  const set = {
    ...period,
    value: shownFigure(value),
    given: digitsOf({ value }),
    unitId: unit.id,
    unit: embeddedUnit(unit),
    emissionFactorId: factor.shown.id,
    emissionFactor: factor.shown,
    emissionKindId: kind.id,
    emissionKind: kind,
    vendorId,
    comment,
    files: files.files,
    updatedAt: context.now(),
    ...(computed === undefined ? {} : { totalEmission: computed.calculation.emission.co2e as number }),
  }
  const changed = await changeActivity(tx, context, { activity: SITE_FUEL, row, set, computed, reason: 'updated' })
  const overlaps = await fuelOverlaps(tx, changed.record)
  return fuelOutcome(changed, [...(await noticesOf(tx, row.record.id)), ...files.notices, ...overlaps])
}

/** What a record of fuel comes to again: from its factor as that is now, by the policy as it is now. */
export async function recalculatedSiteFuel(
  tx: Reading,
  context: Context,
  row: FuelRow,
): Promise<RecalculatedActivity<'siteFuels'>> {
  const { record } = row
  const { emissionFactorId, emissionKind, given, unitId } = record
  const [unit, factor] = await gather([
    () => unitBeside(context.units, { unitId }),
    () => emissionFactorOf(tx, context, { id: emissionFactorId, path: 'emissionFactorId' }),
  ])
  const value = given?.value ?? record.value
  const computed = computeOfKind(context, { value, unit, factor: factor.factor }, emissionKind)
  const set = {
    emissionFactor: factor.shown,
    totalEmission: computed.calculation.emission.co2e as number,
    updatedAt: context.now(),
  }
  return { activity: SITE_FUEL, row, set, computed, reason: 'recalculated' }
}

/** Computes a record of fuel again. */
export async function recalculateSiteFuel(tx: Writing, context: Context, row: FuelRow): Promise<FuelRow> {
  return changeActivity(tx, context, await recalculatedSiteFuel(tx, context, row))
}

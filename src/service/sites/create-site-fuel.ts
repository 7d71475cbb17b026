import type { Input, SiteFuelResource } from '../../resources/index.ts'
import { SITE_FUEL } from '../activities/site-fuel.ts'
import type { Context, Writing } from '../context/context.ts'
import { digitsOf, shownFigure } from '../context/digits.ts'
import { gather } from '../context/gather.ts'
import type { Outcome } from '../context/outcome.ts'
import { requireRow } from '../context/require.ts'
import { insertActivity } from '../ledger/activity-ledger.ts'
import { withNotices, withScopeNotices } from '../ledger/computed.ts'
import { emissionResource } from '../ledger/emission-resource.ts'
import { freeEmissionId } from '../ledger/free-emission-id.ts'
import { emissionFactorOf } from '../naming/emission-factors.ts'
import { emissionKindOf, kindNotices } from '../naming/emission-kinds.ts'
import { filesOf } from '../naming/files.ts'
import { embeddedUnit, unitBeside } from '../naming/units.ts'
import { checkVendor } from '../naming/vendors.ts'
import { computeFuel, totalNotices } from './fuel-calculation.ts'
import { fuelOutcome } from './fuel-row.ts'
import { fuelOverlaps } from './period-overlaps.ts'

/** Offsets are never subtracted from emissions, and none are kept. */
const NO_OFFSETS = Object.freeze([]) as never[]

/** A record of fuel to be made: the site of its path, and what was sent. */
export interface NewFuel {
  readonly siteId: string
  readonly input: Input<'createSiteFuel'>
}

/** Makes a record of fuel. Throws `not_found` for the site, then everything that its ids and numbers cannot mean. */
export async function createSiteFuel(
  tx: Writing,
  context: Context,
  { siteId, input }: NewFuel,
): Promise<Outcome<SiteFuelResource>> {
  await requireRow(tx.sites, siteId, 'siteId')
  const { companyId, now, newId, units } = context
  const [unit, factor, kind, , files, emissionId] = await gather([
    () => unitBeside(units, input),
    () => emissionFactorOf(tx, context, { id: input.emissionFactorId, path: 'emissionFactorId' }),
    () => emissionKindOf(tx, input.emissionKindId, 'emissionKindId'),
    () => checkVendor(tx, input.vendorId, 'vendorId'),
    () => filesOf(tx, context, input),
    () => freeEmissionId(tx, context, input.emissionId),
  ])
  const notices = [...kindNotices(kind, ['site-fuel']), ...emissionId.notices]
  const computedAlone = computeFuel(context, { value: input.value, unit, factor: factor.factor, notices })
  const computed = withNotices(withScopeNotices(computedAlone, kind), totalNotices(input.totalEmission, computedAlone))
  const at = now()
  const stamp = { companyId, createdAt: at, updatedAt: at }
  const emission = emissionResource(computed, { id: emissionId.id, ...stamp })
  const record = Object.freeze({
    id: newId(),
    value: shownFigure(input.value),
    totalEmission: emission.co2e,
    startDate: input.startDate,
    endDate: input.endDate,
    comment: input.comment,
    unitId: unit.id,
    vendorId: input.vendorId,
    siteId,
    companyId,
    emissionId: emission.id,
    emissionKindId: kind.id,
    emissionFactorId: factor.shown.id,
    createdAt: at,
    updatedAt: at,
    files: files.files,
    offsets: NO_OFFSETS,
    emissionKind: kind,
    unit: embeddedUnit(unit),
    emissionFactor: factor.shown,
  })
  const given = digitsOf({ value: input.value })
  const kept = given === null ? record : { ...record, given }
  const row = await insertActivity(tx, context, { activity: SITE_FUEL, record: kept, emission, computed })
  const overlaps = await fuelOverlaps(tx, row.record)
  return fuelOutcome(row, [...computed.calculation.notices, ...files.notices, ...overlaps])
}

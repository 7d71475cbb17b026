import type { Exact } from '../../exact/index.ts'
import type { Input } from '../../resources/index.ts'
import { VEHICLE_EMISSION } from '../activities/vehicle-emission.ts'
import type { Context, Writing } from '../context/context.ts'
import { digitsOf, shownFigure } from '../context/digits.ts'
import { gather } from '../context/gather.ts'
import { mergedPeriod } from '../context/merged-period.ts'
import type { ServiceRecords, VehicleSpecification } from '../context/records.ts'
import { isNothing } from '../context/sent-fields.ts'
import { changeActivity, insertActivity, type RecalculatedActivity } from '../ledger/activity-ledger.ts'
import { type Computed, withScopeNotices } from '../ledger/computed.ts'
import { emissionResource } from '../ledger/emission-resource.ts'
import { usedFactor } from '../ledger/used-factor.ts'
import { emissionFactorOf } from '../naming/emission-factors.ts'
import { specificationIn, specificationOf } from './specification.ts'
import { computeVehicle } from './vehicle-calculation.ts'
import { type FoundVehicleEmission, givenWith, type VehicleEmissionRow } from './vehicle-emission-row.ts'
import type { VehicleRow } from './vehicle-row.ts'

type Given = NonNullable<ServiceRecords['vehicleEmissions']['given']>

const activity = VEHICLE_EMISSION
const PERIOD = { start: 'startDateUtc', end: 'endDateUtc' }

/** An amount of a vehicle's activity, computed. */
interface ComputedAmount {
  readonly amount: Exact
  readonly specification: VehicleSpecification
  /** Of the vehicle then: an earlier record stays of its kind when the vehicle becomes one of another. */
  readonly emissionKindId: string
  readonly computed: Computed
}

/** The amount by the vehicle and its factor as they are now, in the unit of the vehicle or in the one it was recorded in. */
async function computedNow(
  tx: Writing,
  context: Context,
  { vehicle, amount, unitId }: { readonly vehicle: VehicleRow; readonly amount: Exact; readonly unitId?: number },
): Promise<ComputedAmount> {
  const now = specificationOf(vehicle.record)
  const specification = specificationIn(now, unitId ?? now.activityUnitId, context.units)
  const { emissionFactorId: id } = specification
  const { factor } = await emissionFactorOf(tx, context, { id, path: 'vehicle.emissionFactorId' })
  const { emissionKindId, emissionKind } = vehicle.record
  const alone = computeVehicle(context, { amount, specification, factor })
  const computed = withScopeNotices(alone, emissionKind, 'vehicle.emissionKindId')
  return { amount, specification, emissionKindId, computed }
}

function givenOf({ amount, specification, emissionKindId }: ComputedAmount): Given {
  return { ...digitsOf({ amount }), specification, emissionKindId }
}

/** Records the activity of a vehicle. Throws what its specification cannot mean. */
export async function createVehicleEmission(
  tx: Writing,
  context: Context,
  { vehicle, input }: { readonly vehicle: VehicleRow; readonly input: Input<'createVehicleEmission'> },
): Promise<VehicleEmissionRow> {
  const { startDateUtc: startDate, endDateUtc: endDate, amount, comment } = input
  const done = await computedNow(tx, context, { vehicle, amount })
  const { companyId, now, newId } = context
  const at = now()
  const emission = emissionResource(done.computed, { id: newId(), companyId, createdAt: at, updatedAt: at })
  const record = {
    ...{
      id: newId(),
      vehicleId: vehicle.record.id,
      companyId,
      startDate,
      endDate,
      amount: shownFigure(amount),
      comment,
    },
    ...{ totalEmission: emission.co2e, emissionId: emission.id, emission, createdAt: at, updatedAt: at },
    given: givenOf(done),
  }
  return insertActivity(tx, context, { activity, record, emission, computed: done.computed })
}

/** The fields of a record that follow from what was computed. */
function setOfComputed({ record }: VehicleEmissionRow, done: ComputedAmount, updatedAt: string) {
  const { id, companyId, createdAt } = record.emission
  const emission = emissionResource(done.computed, { id, companyId, createdAt, updatedAt })
  return { amount: shownFigure(done.amount), emission, totalEmission: emission.co2e, given: givenOf(done) }
}

/** Another amount by the specification and the factor that the record was made with. */
async function computedAsBefore(
  tx: Writing,
  context: Context,
  { row, amount }: { readonly row: VehicleEmissionRow; readonly amount: Exact },
): Promise<ComputedAmount> {
  const { specification, emissionKindId } = givenWith(row)
  const factor = await usedFactor(tx, row.record.id)
  return { amount, specification, emissionKindId, computed: computeVehicle(context, { amount, specification, factor }) }
}

function amountOf(row: VehicleEmissionRow): Exact {
  return givenWith(row).amount ?? row.record.amount
}

/** Changes a record; another amount is computed by the specification that the record was made with. */
export async function updateVehicleEmission(
  tx: Writing,
  context: Context,
  { row, sent }: { readonly row: VehicleEmissionRow; readonly sent: DefinedFields<Input<'updateVehicleEmission'>> },
): Promise<VehicleEmissionRow> {
  if (isNothing(sent)) return row
  const { startDateUtc: startDate, endDateUtc: endDate, amount, comment = row.record.comment } = sent
  const isOther = amount !== undefined && amount !== amountOf(row)
  const [period, done] = await gather([
    () => mergedPeriod(row.record, { startDate, endDate }, PERIOD),
    () => (isOther ? computedAsBefore(tx, context, { row, amount }) : undefined),
  ])
  const updatedAt = context.now()
  const figures = done === undefined ? {} : setOfComputed(row, done, updatedAt)
  const set = { ...period, comment, ...figures, updatedAt }
  return changeActivity(tx, context, { activity, row, set, computed: done?.computed, reason: 'updated' })
}

/**
 * What a record comes to again: by the vehicle's specification, its factor and the policy as they are now. The amount stays
 * in the unit it was recorded in. Throws `unit_dimension_mismatch` where the vehicle's activity is of another dimension now.
 */
export async function recalculatedVehicleEmission(
  tx: Writing,
  context: Context,
  { vehicle, row }: FoundVehicleEmission,
): Promise<RecalculatedActivity<'vehicleEmissions'>> {
  const unitId = givenWith(row).specification.activityUnitId
  const done = await computedNow(tx, context, { vehicle, amount: amountOf(row), unitId })
  const updatedAt = context.now()
  const set = { ...setOfComputed(row, done, updatedAt), updatedAt }
  return { activity, row, set, computed: done.computed, reason: 'recalculated' }
}

/** Computes a record again. */
export async function recalculateVehicleEmission(
  tx: Writing,
  context: Context,
  found: FoundVehicleEmission,
): Promise<VehicleEmissionRow> {
  return changeActivity(tx, context, await recalculatedVehicleEmission(tx, context, found))
}

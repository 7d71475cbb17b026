import type { EmissionFactor } from '../../../emissions/index.ts'
import type { Exact } from '../../../exact/index.ts'
import type { EmissionKindResource, Input } from '../../../resources/index.ts'
import type { ActivityRow } from '../../core/context/activity-shape.ts'
import type { Context, ReadTx, WriteTx } from '../../core/context/context.ts'
import { gather } from '../../core/context/gather.ts'
import { mergedPeriod } from '../../core/context/period.ts'
import { isNothing } from '../../core/context/read-input.ts'
import type { ServiceRecords, VehicleSpecification } from '../../core/context/records.ts'
import { digitsOf, stampNow, wireFigure } from '../../core/context/stored-record.ts'
import type { Written } from '../../core/context/write.ts'
import { changeActivity, insertActivity } from '../../core/ledger/activity-ledger.ts'
import { type EmissionStamp, emissionResource, withScopeNotices } from '../../core/ledger/computed.ts'
import { usedFactor } from '../../core/ledger/latest-calculation.ts'
import { emissionFactorOf } from '../../core/references/emission-factors.ts'
import { existingKind } from '../../core/references/emission-kinds.ts'
import { specificationIn, specificationOf } from '../../master-data/vehicles/specification.ts'
import { computeVehicle } from '../../master-data/vehicles/vehicle-calculation.ts'
import { requireVehicle, type VehicleRow } from '../../master-data/vehicles/vehicles.ts'
import { type ActivityDefinition, USUAL_FIELDS } from '../definition/definition.ts'

type VehicleEmissionRecord = ServiceRecords['vehicleEmissions']
type VehicleEmissionRow = ActivityRow<'vehicleEmissions'>

/** Inputs of the record: the vehicle's specification then, and its kind. */
export function exactInputsOf({ record }: VehicleEmissionRow): NonNullable<VehicleEmissionRecord['given']> {
  if (!record.given) throw new TypeError(`the specification of ${record.id} is missing`)
  return record.given
}

const PERIOD = { end: 'endDateUtc' }
const FACTOR = 'vehicle.emissionFactorId'

/** An amount of a vehicle's activity with all that it is computed from. */
interface ResolvedAmount {
  readonly amount: Exact
  readonly specification: VehicleSpecification
  readonly factor: EmissionFactor
  /** Of the vehicle then: an earlier record stays of its kind when the vehicle becomes one of another. */
  readonly emissionKindId: string
  /** Null: the kind is that of an earlier calculation. */
  readonly kind: EmissionKindResource | null
}

/** The amount by the vehicle and its factor as they are now, in the unit of the vehicle or in the one it was recorded in. */
async function resolveNow(
  tx: ReadTx,
  context: Context,
  { vehicle, amount, unitId }: { readonly vehicle: VehicleRow; readonly amount: Exact; readonly unitId?: number },
): Promise<ResolvedAmount> {
  const { emissionKindId, emissionKind: kind } = vehicle.record
  const now = specificationOf(vehicle.record)
  const specification = specificationIn(now, unitId ?? now.activityUnitId, context.units)
  const { emissionFactorId: id } = specification
  const { factor } = await emissionFactorOf(tx, context, { id, path: FACTOR })
  return { amount, specification, factor, emissionKindId, kind }
}

/** Another amount by the specification and the factor that the record was made with. */
async function resolveAsStored(tx: ReadTx, row: VehicleEmissionRow, amount: Exact): Promise<ResolvedAmount> {
  const { specification, emissionKindId } = exactInputsOf(row)
  return { amount, specification, factor: await usedFactor(tx, row.record.id), emissionKindId, kind: null }
}

/** Computes an amount, and the fields of its record that follow from that. */
function compute(context: Context, resolved: ResolvedAmount, stamp: EmissionStamp) {
  const { amount, specification, factor, emissionKindId, kind } = resolved
  const alone = computeVehicle(context, { amount, specification, factor })
  const computed = withScopeNotices(alone, kind, 'vehicle.emissionKindId')
  const emission = emissionResource(computed, stamp)
  const given = { specification, emissionKindId, ...digitsOf({ amount }) }
  return { computed, fields: { amount: wireFigure(amount), totalEmission: emission.co2e, emission, given } }
}

/** The fields of a stored record that another calculation changes; its emission keeps its id. */
function recompute(context: Context, { record }: VehicleEmissionRow, resolved: ResolvedAmount) {
  const updatedAt = context.now()
  const { computed, fields } = compute(context, resolved, { ...record.emission, updatedAt })
  return { computed, set: { updatedAt, ...fields } }
}

function storedAmount(row: VehicleEmissionRow): Exact {
  return exactInputsOf(row).amount ?? row.record.amount
}

/** Records the activity of a vehicle. Throws what its specification cannot mean. */
export async function createVehicleEmission(
  tx: WriteTx,
  context: Context,
  { parent: vehicle, input }: { readonly parent: VehicleRow; readonly input: Input<'createVehicleEmission'> },
): Promise<Written<VehicleEmissionRecord>> {
  const { startDateUtc: startDate, endDateUtc: endDate, amount, comment } = input
  const { newId } = context
  const resolved = await resolveNow(tx, context, { vehicle, amount })
  const stamp = stampNow(context)
  const { computed, fields } = compute(context, resolved, { id: newId(), ...stamp })
  const { companyId, ...times } = stamp
  const { totalEmission, emission, given } = fields
  const record: VehicleEmissionRecord = {
    ...{ id: newId(), vehicleId: vehicle.record.id, companyId, startDate, endDate, amount: fields.amount, comment },
    ...{ totalEmission, emissionId: emission.id, emission, ...times, given },
  }
  const row = await insertActivity(tx, context, { activity: VEHICLE_EMISSION, record, emission, computed })
  return { row, notices: computed.calculation.notices }
}

/** Changes a record; another amount is computed by the specification that the record was made with. */
export async function updateVehicleEmission(
  tx: WriteTx,
  context: Context,
  { row, input }: { readonly row: VehicleEmissionRow; readonly input: Input<'updateVehicleEmission'> },
): Promise<Written<VehicleEmissionRecord>> {
  if (isNothing(input)) return { row }
  const { startDateUtc: startDate, endDateUtc: endDate, amount, comment = row.record.comment } = input
  const isOther = amount !== undefined && amount !== storedAmount(row)
  const [period, recomputed] = await gather([
    () => mergedPeriod(row.record, { startDate, endDate }, PERIOD),
    async () => (isOther ? recompute(context, row, await resolveAsStored(tx, row, amount)) : undefined),
  ])
  const set = { ...period, comment, updatedAt: context.now(), ...recomputed?.set }
  const change = { activity: VEHICLE_EMISSION, row, set, computed: recomputed?.computed, reason: 'updated' } as const
  return { row: await changeActivity(tx, context, change) }
}

/** The activity of a vehicle, in the vehicle's unit. */
export const VEHICLE_EMISSION: ActivityDefinition<'vehicleEmissions'> = {
  ...USUAL_FIELDS,
  collection: 'vehicleEmissions',
  startField: 'startDateUtc',
  kinds: ['vehicle', 'vehicle-electric'],
  factorField: null,
  links: null,
  isMonthly: false,
  defaults: {},
  countedAs: ({ id, vehicleId, given }) => {
    if (!given) throw new TypeError(`the specification of ${id} is missing`)
    return { siteId: null, vehicleId, kind: { id: given.emissionKindId, existing: null }, electricity: null }
  },
  preparation: null,
  /** In the unit it was recorded in. Throws `unit_dimension_mismatch` where the vehicle's is of another dimension now. */
  async recalculate(tx, context, { row }) {
    const vehicle = await requireVehicle(tx, row.record.vehicleId)
    const unitId = exactInputsOf(row).specification.activityUnitId
    return recompute(context, row, await resolveNow(tx, context, { vehicle, amount: storedAmount(row), unitId }))
  },
  naming: {
    field: FACTOR,
    factorIdOf: ({ given }) => given?.specification.emissionFactorId ?? null,
    /** By the specification that the record was made with, but for its factor. */
    async recalculate(tx, context, { row, factorId: id }) {
      const { specification, emissionKindId } = exactInputsOf(row)
      const { factor, resource } = await emissionFactorOf(tx, context, { id, path: FACTOR })
      const kind = await existingKind(tx, emissionKindId)
      const named = { ...specification, emissionFactorId: resource.id }
      return recompute(context, row, { amount: storedAmount(row), specification: named, factor, emissionKindId, kind })
    },
  },
  ruled: null,
  writer: null,
}

import { type Awaitable, when } from '../../../base/index.ts'
import type { EmissionFactor } from '../../../core/emissions/index.ts'
import type { Exact } from '../../../core/exact/index.ts'
import type { ActivityRow } from '../../../ledger/context/activity-shape.ts'
import type { Context, ReadTx } from '../../../ledger/context/context.ts'
import { gather } from '../../../ledger/context/gather.ts'
import { rowsOfList } from '../../../ledger/context/list-rows.ts'
import { mergedPeriod } from '../../../ledger/context/period.ts'
import type { ServiceRecords, VehicleSpecification } from '../../../ledger/context/records.ts'
import { digitsOf, wireFigure } from '../../../ledger/context/stored-record.ts'
import type { NestedUseCases, Recalculated, RequiredFields } from '../../../ledger/context/use-cases.ts'
import { type Computed, withScopeNotices } from '../../../ledger/ledger/computed.ts'
import { usedFactor } from '../../../ledger/ledger/latest-calculation.ts'
import { emissionFactorOf } from '../../../ledger/references/emission-factors.ts'
import { existingKind } from '../../../ledger/references/emission-kinds.ts'
import { definedFields, type EmissionKindResource, type VehicleEmissionResource } from '../../../resources/index.ts'
import { convertSpecification, specificationOf } from '../../master-data/vehicles/specification.ts'
import { computeVehicle } from '../../master-data/vehicles/vehicle-calculation.ts'
import { requireVehicle, type VehicleRow } from '../../master-data/vehicles/vehicles.ts'
import { emissionOf, type RecordFacts, type ResolvedPayload, type ToResolve } from '../definition/activity-steps.ts'
import { nestedActivity } from '../definition/define-activity.ts'
import { type ActivityModule, USUAL_FIELDS } from '../definition/definition.ts'

/** A record by its path. */
export interface VehicleEmissionPath {
  readonly vehicleId: string
  readonly emissionId: string
}

/**
 * Emissions of vehicles: an amount in the vehicle's activity unit, computed by its specification. A record keeps the
 * specification and the factor of its creation until it is recalculated. In addition to the errors of all use cases, throws
 * `vehicle_specification_incomplete`, and any other violation of the vehicle's specification, below `vehicle.`.
 */
export type VehicleEmissions<Required extends RequiredFields = 'reference'> = NestedUseCases<
  VehicleEmissionResource,
  'createVehicleEmission',
  'updateVehicleEmission',
  VehicleEmissionPath,
  Required
> &
  Recalculated<VehicleEmissionPath, VehicleEmissionResource>

type VehicleEmissionRecord = ServiceRecords['vehicleEmissions']

interface VehicleInputs {
  readonly amount: Exact
  readonly startDate: string
  readonly endDate: string
  readonly comment: string
  /** A factor other than that of the specification. */
  readonly factorId?: string
}

/** The types of this activity. */
interface VehicleTypes {
  readonly collection: 'vehicleEmissions'
  readonly noun: 'VehicleEmission'
  readonly inputs: VehicleInputs
  readonly resolved: ResolvedEmission
  readonly computed: Computed
  readonly parent: VehicleRow
  readonly prepared: undefined
}

/** The specification and the kind of the vehicle, at the time of the last calculation. */
export function exactInputsOf({
  record,
}: Pick<ActivityRow<'vehicleEmissions'>, 'record'>): NonNullable<VehicleEmissionRecord['given']> {
  if (!record.given) throw new TypeError(`the specification of ${record.id} is missing`)
  return record.given
}

const PERIOD = { end: 'endDateUtc' }
const FACTOR = 'vehicle.emissionFactorId'

/** The vehicle as a record uses it. */
interface UsedVehicle {
  readonly specification: VehicleSpecification
  readonly factor: EmissionFactor
  /** An earlier record keeps its kind when the vehicle gets another one. */
  readonly emissionKindId: string
  /** Null: the notices of the kind stay. */
  readonly kind: EmissionKindResource | null
}

/** Reads the current vehicle and its factor. Default of `unitId`: the unit of the vehicle. */
function currentVehicle(
  tx: ReadTx,
  context: Context,
  { vehicle: { record }, unitId }: { readonly vehicle: VehicleRow; readonly unitId?: number },
): Awaitable<UsedVehicle> {
  const { emissionKindId, emissionKind: kind } = record
  const current = specificationOf(record)
  const specification = convertSpecification(current, unitId ?? current.activityUnitId, context.units)
  return when(emissionFactorOf(tx, context, { id: specification.emissionFactorId, path: FACTOR }), ({ factor }) => {
    return { specification, factor, emissionKindId, kind }
  })
}

/** The vehicle of the last calculation, with another factor if one is named. */
async function storedVehicle(
  tx: ReadTx,
  context: Context,
  { record, factorId: id }: { readonly record: VehicleEmissionRecord; readonly factorId: string | undefined },
): Promise<UsedVehicle> {
  const { specification, emissionKindId } = exactInputsOf({ record })
  if (id === undefined) return { specification, factor: await usedFactor(tx, record.id), emissionKindId, kind: null }
  const { factor, resource } = await emissionFactorOf(tx, context, { id, path: FACTOR })
  const kind = await existingKind(tx, emissionKindId)
  return { specification: { ...specification, emissionFactorId: resource.id }, factor, emissionKindId, kind }
}

/** Finds the vehicle to compute with. Undefined: the emission stays. */
function usedVehicle(
  tx: ReadTx,
  context: Context,
  toResolve: ToResolve<VehicleTypes>,
): Awaitable<UsedVehicle | undefined> {
  const { inputs, stored: record, isNow, parent } = toResolve
  if (record === undefined) return currentVehicle(tx, context, { vehicle: parent })
  if (isNow) {
    // in the unit of the record, which may differ from the present unit of the vehicle
    const { activityUnitId: unitId } = exactInputsOf({ record }).specification
    return when(requireVehicle(tx, record.vehicleId), (vehicle) => currentVehicle(tx, context, { vehicle, unitId }))
  }
  const { amount, factorId } = inputs
  const isSame = factorId === undefined && amount === vehicleInputsOf(record).amount
  return isSame ? undefined : storedVehicle(tx, context, { record, factorId })
}

/** The inputs of a stored record, with all their digits. */
function vehicleInputsOf(record: VehicleEmissionRecord): VehicleInputs {
  const { startDate, endDate, comment } = record
  return { amount: exactInputsOf({ record }).amount ?? record.amount, startDate, endDate, comment }
}

/** Computes within, so that the violations of the period and of the amount are thrown together. */
function resolveEmission(tx: ReadTx, context: Context, toResolve: ToResolve<VehicleTypes>) {
  const { inputs, stored, parent } = toResolve
  const { amount } = inputs
  const vehicleId = stored === undefined ? parent.record.id : stored.vehicleId
  const computed = gather([
    () => mergedPeriod(inputs, {}, PERIOD),
    () =>
      when(usedVehicle(tx, context, toResolve), (used) => {
        if (used === undefined) return undefined
        const { specification, factor, emissionKindId, kind } = used
        const result = computeVehicle(context, { amount, specification, factor })
        const given = { specification, emissionKindId, ...digitsOf({ amount }) }
        return { computed: withScopeNotices(result, kind, 'vehicle.emissionKindId'), given }
      }),
  ])
  return when(computed, ([, result]) => ({ inputs, vehicleId, kind: null, ...result }))
}

type ResolvedEmission = Awaited<ReturnType<typeof resolveEmission>>

function buildVehicleEmission(
  { resolved: { inputs, vehicleId, given } }: ResolvedPayload<VehicleTypes>,
  facts: RecordFacts<VehicleTypes>,
): VehicleEmissionRecord {
  const { startDate, endDate, amount, comment } = inputs
  const { id, companyId, createdAt, updatedAt, totalEmission, emissionId } = facts
  return {
    ...{ id, vehicleId, companyId, startDate, endDate, amount: wireFigure(amount), comment },
    ...{
      totalEmission,
      emissionId,
      emission: emissionOf(facts),
      createdAt,
      updatedAt,
      given: given ?? facts.stored?.given ?? null,
    },
  }
}

/** The activity of a vehicle, in the vehicle's unit. */
export const VEHICLE_EMISSION: ActivityModule<'vehicleEmissions', VehicleEmissions> = nestedActivity<
  VehicleTypes,
  VehicleEmissionPath
>(
  {
    ...USUAL_FIELDS,
    collection: 'vehicleEmissions',
    noun: 'VehicleEmission',
    startField: 'startDateUtc',
    kinds: ['vehicle', 'vehicle-electric'],
    factorField: null,
    links: null,
    isMonthly: false,
    defaults: {},
    countedAs: (record) => {
      const { emissionKindId: id } = exactInputsOf({ record })
      return { siteId: null, vehicleId: record.vehicleId, kind: { id, existing: null }, electricity: null }
    },
    newInputs: ({ input: { startDateUtc: startDate, endDateUtc: endDate, amount, comment } }) => {
      return { amount, startDate, endDate, comment }
    },
    inputsOf: vehicleInputsOf,
    inputsAfter: (stored, { startDateUtc, endDateUtc, amount, comment }) => {
      const fields = { startDate: startDateUtc, endDate: endDateUtc, amount, comment }
      return { ...vehicleInputsOf(stored), ...definedFields(fields) }
    },
    resolve: resolveEmission,
    isSame: ({ computed }) => computed === undefined,
    // `isSame` lets only computed records through
    compute: (_tx, _context, { resolved: { computed } }) => computed as Computed,
    recordOf: buildVehicleEmission,
    recomputed: ['updatedAt', 'amount', 'totalEmission', 'emission', 'given'],
    preparation: null,
    naming: {
      field: FACTOR,
      factorIdOf: ({ given }) => given?.specification.emissionFactorId ?? null,
      inputsWith: (inputs, factorId) => ({ ...inputs, factorId }),
    },
    ruled: null,
  },
  {
    parentField: 'vehicleId',
    idsOf: ({ vehicleId: parentId, emissionId: id }) => ({ parentId, id, path: 'emissionsId' }),
    parent: requireVehicle,
    isBelow: ({ vehicleId }, id) => vehicleId === id,
    rows: (tx, vehicleId) => rowsOfList(tx.vehicleEmissions, { vehicleId, by: 'createdAt' }),
  },
)

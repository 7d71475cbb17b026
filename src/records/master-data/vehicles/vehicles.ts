import type { Awaitable } from '../../../base/index.ts'
import { type EmissionFactor, scopeInUse } from '../../../core/emissions/index.ts'
import { type Notice, notice } from '../../../core/errors/index.ts'
import type { UnitTable } from '../../../core/units/index.ts'
import type { Context, ReadTx, WriteTx } from '../../../ledger/context/context.ts'
import { gather } from '../../../ledger/context/gather.ts'
import type { ServiceRecords, VehicleSpecification } from '../../../ledger/context/records.ts'
import { embeddedUnit, requireRow, unitOf } from '../../../ledger/context/require.ts'
import { toResource, withExactInputs } from '../../../ledger/context/stored-record.ts'
import type { RequiredFields, UseCases } from '../../../ledger/context/use-cases.ts'
import type { Written } from '../../../ledger/context/write.ts'
import { changeRecord } from '../../../ledger/log/record-ledger.ts'
import { emissionFactorOf, ownFactor } from '../../../ledger/references/emission-factors.ts'
import { emissionKindOf, kindNotices, kindOf, scopeNotices } from '../../../ledger/references/emission-kinds.ts'
import {
  type DefinedFields,
  type EmissionFactorResource,
  type EmissionKindResource,
  type Input,
  type UnitResource,
  VEHICLE_TABLE_NAME,
  type VehicleResource,
  wireNumber,
} from '../../../resources/index.ts'
import type { Row } from '../../../store/index.ts'
import { recordUseCases } from '../record-use-cases.ts'
import { changeSpecification, fieldsOfSpecification, isSameSpecification, specificationOf } from './specification.ts'
import { trySpecification } from './vehicle-calculation.ts'

/** A stored vehicle. */
export type VehicleRow = Row<ServiceRecords['vehicles']>

/** Finds the row of a vehicle. Throws `not_found`. */
export function requireVehicle(tx: ReadTx, id: string): Awaitable<VehicleRow> {
  return requireRow(tx.vehicles, id, 'vehicleId')
}

/** Converts a vehicle to its resource, with its present kind and factor, which its next emission is computed with. */
async function toVehicleResource(tx: ReadTx, { record, exact }: VehicleRow): Promise<VehicleResource> {
  const kind = await tx.emissionKinds.get(record.emissionKindId)
  const factor = await tx.emissionFactors.get(record.emissionFactorId)
  return {
    ...toResource(record),
    totalEmission: wireNumber(exact ?? '0'),
    emissionKind: kind?.record ?? record.emissionKind,
    emissionFactor: factor === null ? record.emissionFactor : toResource(factor.record),
  }
}

type Changes = DefinedFields<Input<'updateVehicle'>>

/** A resolved change of a vehicle: the fields of the specification, and the new kind if it changes. */
interface ResolvedChange {
  readonly set: Partial<VehicleRow['record']>
  readonly kind: EmissionKindResource | null
  readonly notices: readonly Notice[]
}

interface VehicleChange {
  readonly row: VehicleRow
  readonly payload: Changes
  readonly after: VehicleSpecification
}

/** The id of the sent kind, if it differs from the present one. */
function otherKindId({ record }: VehicleRow, { emissionKindId }: Changes): string | undefined {
  return emissionKindId === record.emissionKindId ? undefined : emissionKindId
}

/** Resolves a change of the specification. The kind changes too if it was the usual kind of the former factor. */
async function changeOfSpecification(
  tx: ReadTx,
  context: Context,
  { row, payload, after: specification }: VehicleChange,
): Promise<ResolvedChange> {
  const { id, emissionFactorId, emissionKindId } = row.record
  const existing = await existingFactor(tx, context, emissionFactorId)
  const kindId = otherKindId(row, payload)
  const { embedded, factor, notices, kind } = await resolveSpecification(tx, context, { specification, kindId })
  const follows =
    payload.emissionKindId === undefined && existing !== null && usualKind(context, existing).id === emissionKindId
  const fields = fieldsOfSpecification({ ...specification, emissionFactorId: embedded.emissionFactor.id })
  return {
    set: { ...fields, ...embedded },
    kind: follows ? usualKind(context, factor) : kind,
    notices: [...notices, ...(await recordsNotices(tx, id))],
  }
}

async function changeOfKind(tx: ReadTx, row: VehicleRow, payload: Changes): Promise<ResolvedChange> {
  const id = otherKindId(row, payload)
  return { set: {}, kind: id === undefined ? null : await emissionKindOf(tx, id, 'emissionKindId'), notices: [] }
}

/**
 * The vehicles of a company, each with the specification that its emissions are calculated from: a factor per unit of
 * activity, or a consumption and a factor per fuel. `create` and `update` throw, in addition to what all use cases throw:
 * `unknown_unit`, `unknown_emission_factor`, `unknown_emission_kind`, `unit_dimension_mismatch`,
 * `consumption_implausible`, `factor_incomplete`. Records keep the specification they were made with.
 */
export type Vehicles<Required extends RequiredFields = 'reference'> = UseCases<
  VehicleResource,
  'createVehicle',
  'updateVehicle',
  string,
  VehicleResource,
  Required
>

const collection = 'vehicles'

/**
 * Changes a vehicle. Its kind changes too if it was the usual kind of the former factor. Throws, in addition to the codes
 * of `update`, `period_locked` if its kind is used for locked records whose own kind was deleted.
 */
export async function updateVehicle(
  tx: WriteTx,
  context: Context,
  { row, input }: { readonly row: VehicleRow; readonly input: Changes },
): Promise<Written<VehicleRow['record']>> {
  const existing = specificationOf(row.record)
  const after = changeSpecification(existing, input)
  const { set, kind, notices } = isSameSpecification(existing, after)
    ? await changeOfKind(tx, row, input)
    : await changeOfSpecification(tx, context, { row, payload: input, after })
  const { name, imageUrl, activityType, fuelSource } = { ...row.record, ...input }
  const ofKind = kind === null ? {} : { emissionKindId: kind.id, emissionKind: kind }
  const fields = { name, imageUrl, activityType, fuelSource, ...set, updatedAt: context.now(), ...ofKind }
  const changed = await changeRecord(tx, context, { collection, row, set: fields })
  const factor = await existingFactor(tx, context, changed.record.emissionFactorId)
  return {
    row: changed,
    notices: [...(kind === null ? [] : vehicleKindNotices(context, kind, factor)), ...notices],
  }
}

/** The use cases of vehicles. */
export function vehicles(context: Context): Vehicles {
  return recordUseCases(context, {
    collection,
    noun: 'Vehicle',
    reader: (tx) => (row) => toVehicleResource(tx, row),
    async newRecord(tx, input, stamp) {
      const { emissionKindId: kindId, name, imageUrl, activityType, fuelSource, ...specification } = input
      const resolved = await resolveSpecification(tx, context, { specification, kindId })
      const { embedded, factor } = resolved
      const kind = resolved.kind ?? usualKind(context, factor)
      const emissionFactorId = embedded.emissionFactor.id
      const { given, ...fields } = fieldsOfSpecification({ ...specification, emissionFactorId })
      const { id, ...others } = stamp()
      const record = {
        ...({ tableName: VEHICLE_TABLE_NAME, id, name, imageUrl, activityType, fuelSource } as const),
        ...{ ...fields, emissionKindId: kind.id, ...others, emissionKind: kind, ...embedded },
      }
      const notices = [...vehicleKindNotices(context, kind, factor), ...resolved.notices]
      return { fields: withExactInputs(record, given), notices }
    },
    // restatements change vehicles too
    update: (tx, row, input) => updateVehicle(tx, context, { row, input }),
  })
}

/** Resources a specification names, as a vehicle embeds them. */
interface EmbeddedSpecification {
  readonly emissionFactor: EmissionFactorResource
  readonly activityUnit: UnitResource
  readonly fuelConsumptionUnit: UnitResource | null
}

/** A specification that was tried out, with the records that it names. */
interface ResolvedSpecification {
  readonly embedded: EmbeddedSpecification
  readonly factor: EmissionFactor
  readonly notices: readonly Notice[]
}

function embedUnit(units: UnitTable, id: number, path: string): UnitResource {
  return embeddedUnit(unitOf(units, id, path))
}

/**
 * Resolves a specification and its kind, if it has one, and tries it out. Throws `unknown_unit`, `unknown_emission_factor`,
 * `unknown_emission_kind`, all at once, then what `computeVehicle` throws.
 */
async function resolveSpecification(
  tx: ReadTx,
  context: Context,
  { specification, kindId }: { readonly specification: VehicleSpecification; readonly kindId: string | undefined },
): Promise<ResolvedSpecification & { readonly kind: EmissionKindResource | null }> {
  const { emissionFactorId, activityUnitId, fuelConsumptionUnitId } = specification
  const { units } = context
  const [activityUnit, fuelConsumptionUnit, { factor, resource }, kind] = await gather([
    () => embedUnit(units, activityUnitId, 'activityUnitId'),
    () => (fuelConsumptionUnitId === null ? null : embedUnit(units, fuelConsumptionUnitId, 'fuelConsumptionUnitId')),
    () => emissionFactorOf(tx, context, { id: emissionFactorId, path: 'emissionFactorId' }),
    () => (kindId === undefined ? null : emissionKindOf(tx, kindId, 'emissionKindId')),
  ])
  const notices = trySpecification(context, { specification, factor })
  return { embedded: { emissionFactor: resource, activityUnit, fuelConsumptionUnit }, factor, notices, kind }
}

/**
 * Finds the usual kind of a vehicle with the factor: bought electricity, or fuel. The unit decides for a factor without a
 * category; a factor per energy with a heating value is a fuel.
 */
export function usualKind({ units }: Context, factor: EmissionFactor): EmissionKindResource {
  const { unit, heatingValue } = factor
  const { scope, by } = scopeInUse(factor, ['vehicle'])
  if (by === 'factor') return kindOf(scope === 2 ? 'vehicle-electric' : 'vehicle')
  const isElectric = heatingValue === null && units.find(unit, 'emissionFactorId').typeUnit === 'ELECTRICITY'
  return kindOf(isElectric ? 'vehicle-electric' : 'vehicle')
}

/** Finds the factor of a vehicle, even if it is deleted. */
export async function existingFactor(
  tx: ReadTx,
  { catalogue, units }: Context,
  id: string,
): Promise<EmissionFactor | null> {
  const published = catalogue.find(id)
  if (published !== undefined) return published
  const row = await tx.emissionFactors.get(id)
  return row === null ? null : ownFactor(row.record, units).factor
}

/** Returns notices if a kind is that of another activity, or of another scope than the factor. */
function vehicleKindNotices(
  { activities }: Context,
  kind: EmissionKindResource,
  factor: EmissionFactor | null,
): readonly Notice[] {
  const scopes = factor === null ? [] : [scopeInUse(factor, ['vehicle'])]
  return [...kindNotices(kind, activities.vehicleEmissions.kinds), ...scopeNotices(kind, scopes)]
}

/** Returns a notice if the vehicle has records, which keep their specification. */
async function recordsNotices(tx: ReadTx, vehicleId: string): Promise<readonly Notice[]> {
  if ((await tx.vehicleEmissions.count({ vehicleId, by: 'createdAt' })) === 0) return []
  const message = 'earlier emissions of the vehicle keep their figures until they are recalculated'
  return [notice('records_not_recalculated', '', message)]
}

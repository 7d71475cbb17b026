import type { Notice } from '../../../errors/index.ts'
import {
  type DefinedFields,
  type EmissionKindResource,
  type Input,
  VEHICLE_TABLE_NAME,
  type VehicleResource,
  wireNumber,
} from '../../../resources/index.ts'
import type { Row } from '../../../store/index.ts'
import type { Context, ReadTx, WriteTx } from '../../core/context/context.ts'
import { listRows, rowsIn } from '../../core/context/list-rows.ts'
import type { ServiceRecords, VehicleSpecification } from '../../core/context/records.ts'
import { requireRow } from '../../core/context/require.ts'
import { toResource } from '../../core/context/stored-record.ts'
import type { Page, PageRequest, UseCases } from '../../core/context/use-cases.ts'
import { read } from '../../core/context/write.ts'
import { checkVehicleKindOpen } from '../../core/locks/locked-kinds.ts'
import { changeRecord, deleteRecord, insertRecord } from '../../core/log/record-ledger.ts'
import { emissionKindOf } from '../../core/references/emission-kinds.ts'
import { recordUseCases, type Written } from '../record-use-cases.ts'
import {
  existingFactor,
  recordsNotices,
  resolveSpecification,
  usualKind,
  vehicleKindNotices,
} from './resolved-specification.ts'
import { fieldsOfSpecification, isSameSpecification, specificationAfter, specificationOf } from './specification.ts'

/** A vehicle as it is kept. */
export type VehicleRow = Row<ServiceRecords['vehicles']>

/** The row of a vehicle. Throws `not_found`. */
export function requireVehicle(tx: ReadTx, id: string): Promise<VehicleRow> {
  return requireRow(tx.vehicles, id, 'vehicleId')
}

/** The vehicle as it is shown: with its kind and factor as they are now, for its next emission is computed with those. */
export async function toVehicleResource(tx: ReadTx, { record, exact }: VehicleRow): Promise<VehicleResource> {
  const kind = await tx.emissionKinds.get(record.emissionKindId)
  const factor = await tx.emissionFactors.get(record.emissionFactorId)
  return {
    ...toResource(record),
    totalEmission: wireNumber(exact ?? '0'),
    emissionKind: kind?.record ?? record.emissionKind,
    emissionFactor: factor === null ? record.emissionFactor : toResource(factor.record),
  }
}

type WrittenVehicle = Written<VehicleRow['record']>
type Changes = DefinedFields<Input<'updateVehicle'>>

/** Makes a vehicle. Throws everything that its specification cannot mean. */
export async function createVehicle(
  tx: WriteTx,
  context: Context,
  { emissionKindId: kindId, ...input }: Input<'createVehicle'>,
): Promise<WrittenVehicle> {
  const { name, imageUrl, activityType, fuelSource, ...specification } = input
  const { embedded, factor, notices, ...resolved } = await resolveSpecification(tx, context, { specification, kindId })
  const kind = resolved.kind ?? usualKind(context, factor)
  const timestamp = context.now()
  const { given, ...fields } = fieldsOfSpecification({ ...specification, emissionFactorId: embedded.emissionFactor.id })
  const record = {
    ...({ tableName: VEHICLE_TABLE_NAME, id: context.newId(), name, imageUrl, activityType, fuelSource } as const),
    ...fields,
    ...{ emissionKindId: kind.id, companyId: context.companyId, createdAt: timestamp, updatedAt: timestamp },
    ...{ emissionKind: kind, ...embedded },
    ...(given === null ? {} : { given }),
  }
  const row = await insertRecord(tx, context, { collection: 'vehicles', record })
  return { row, notices: [...vehicleKindNotices(context, kind, factor), ...notices] }
}

/** A resolved change of a vehicle: the fields beside the plain ones, and another kind where it has one. */
interface ResolvedChange {
  readonly set: Partial<VehicleRow['record']>
  readonly kind: EmissionKindResource | null
  readonly notices: readonly Notice[]
}

interface AskedChange {
  readonly row: VehicleRow
  readonly sent: Changes
  readonly after: VehicleSpecification
}

/** The kind that was sent in place of the one held. */
function kindSent({ record }: VehicleRow, { emissionKindId }: Changes): string | undefined {
  return emissionKindId === record.emissionKindId ? undefined : emissionKindId
}

/** A change of the specification, and of the kind where that was the factor's: one that was named stays. */
async function changeOfSpecification(
  tx: ReadTx,
  context: Context,
  { row, sent, after: specification }: AskedChange,
): Promise<ResolvedChange> {
  const { id, emissionFactorId, emissionKindId } = row.record
  const existing = await existingFactor(tx, context, emissionFactorId)
  const kindId = kindSent(row, sent)
  const { embedded, factor, notices, kind } = await resolveSpecification(tx, context, { specification, kindId })
  const follows =
    sent.emissionKindId === undefined && existing !== null && usualKind(context, existing).id === emissionKindId
  const fields = fieldsOfSpecification({ ...specification, emissionFactorId: embedded.emissionFactor.id })
  return {
    set: { ...fields, ...embedded },
    kind: follows ? usualKind(context, factor) : kind,
    notices: [...notices, ...(await recordsNotices(tx, id))],
  }
}

async function changeOfKind(tx: ReadTx, row: VehicleRow, sent: Changes): Promise<ResolvedChange> {
  const id = kindSent(row, sent)
  return { set: {}, kind: id === undefined ? null : await emissionKindOf(tx, id, 'emissionKindId'), notices: [] }
}

/**
 * Changes a vehicle; its records stay as they are. Throws everything that its specification cannot mean, and `period_locked`
 * where its kind stands in for a deleted one of records that are locked.
 */
export async function updateVehicle(
  tx: WriteTx,
  context: Context,
  { row, sent }: { readonly row: VehicleRow; readonly sent: Changes },
): Promise<WrittenVehicle> {
  const existing = specificationOf(row.record)
  const after = specificationAfter(existing, sent)
  const { set, kind, notices } = isSameSpecification(existing, after)
    ? await changeOfKind(tx, row, sent)
    : await changeOfSpecification(tx, context, { row, sent, after })
  if (kind !== null && kind.id !== row.record.emissionKindId) {
    await checkVehicleKindOpen(tx, context, { vehicleId: row.record.id, path: 'emissionKindId' })
  }
  const { name, imageUrl, activityType, fuelSource } = { ...row.record, ...sent }
  const changed = await changeRecord(tx, context, {
    collection: 'vehicles',
    row,
    set: {
      ...{ name, imageUrl, activityType, fuelSource, ...set, updatedAt: context.now() },
      ...(kind === null ? {} : { emissionKindId: kind.id, emissionKind: kind }),
    },
  })
  const factor = await existingFactor(tx, context, changed.record.emissionFactorId)
  return { row: changed, notices: [...(kind === null ? [] : vehicleKindNotices(context, kind, factor)), ...notices] }
}

/**
 * The vehicles of a company, each with the specification that its emissions are calculated from: a factor per unit of
 * activity, or a consumption and a factor per fuel. `create` and `update` throw, beside what all use cases throw:
 * `unknown_unit`, `unknown_emission_factor`, `unknown_emission_kind`, `unit_dimension_mismatch`,
 * `consumption_implausible`, `factor_incomplete`. Records keep the specification they were made with.
 */
export type Vehicles = UseCases<VehicleResource, 'createVehicle', 'updateVehicle'>

async function listVehicles(tx: ReadTx, part: PageRequest | undefined): Promise<Page<VehicleResource>> {
  const { records, ...rest } = await listRows(rowsIn(tx.vehicles, { by: 'createdAt' }), part)
  return { records: await Promise.all(records.map((row) => toVehicleResource(tx, row))), ...rest }
}

/** The use cases of vehicles. */
export function vehicles(context: Context): Vehicles {
  return {
    ...recordUseCases(context, {
      inputs: { create: 'createVehicle', update: 'updateVehicle' },
      find: requireVehicle,
      toResource: toVehicleResource,
      create: (tx, input) => createVehicle(tx, context, input),
      update: (tx, row, input) => updateVehicle(tx, context, { row, sent: input }),
      delete: (tx, row) => deleteRecord(tx, context, { collection: 'vehicles', row }),
    }),
    list: (part) => read(context, (tx) => listVehicles(tx, part)),
  }
}

import type { Notice } from '../../../errors/index.ts'
import {
  type DefinedFields,
  type EmissionKindResource,
  type Input,
  VEHICLE_TABLE_NAME,
} from '../../../resources/index.ts'
import type { Context, ReadTx, WriteTx } from '../../core/context/context.ts'
import type { VehicleSpecification } from '../../core/context/records.ts'
import { checkVehicleKindOpen } from '../../core/locks/locked-kinds.ts'
import { changeRecord, insertRecord } from '../../core/log/record-ledger.ts'
import { emissionKindOf } from '../../core/references/emission-kinds.ts'
import type { Written } from '../record-use-cases.ts'
import {
  existingFactor,
  recordsNotices,
  resolveSpecification,
  usualKind,
  vehicleKindNotices,
} from './resolved-specification.ts'
import { fieldsOfSpecification, isSameSpecification, specificationAfter, specificationOf } from './specification.ts'
import type { VehicleRow } from './vehicle-row.ts'

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

import type { Exact } from '../../../core/exact/index.ts'
import type { ServiceRecords } from '../../../ledger/context/records.ts'
import { digitsOf, wireFigure } from '../../../ledger/context/stored-record.ts'
import { definedFields, type Input, type MovementResource } from '../../../resources/index.ts'

type MovementRecord = ServiceRecords['movements']

/** The inputs of a movement, with all their digits. */
export interface MovementContent
  extends Pick<
    MovementResource,
    | 'name'
    | 'referenceNumber'
    | 'comment'
    | 'vendorId'
    | 'transportType'
    | 'startPoint'
    | 'startAddress'
    | 'endPoint'
    | 'endAddress'
    | 'startDate'
    | 'endDate'
    | 'isReturnMoving'
  > {
  readonly transportWeightTon: Exact
  /** The declared distance. Null: it is looked up. */
  readonly distanceKm: Exact | null
  /** The published factor that was named. Null: it is selected. */
  readonly emissionFactorId: string | null
}

/** The content of a new movement. */
export function readMovementInput({
  fromAddress,
  toAddress,
  batches: _,
  files: __,
  distanceKm,
  emissionFactorId,
  ...content
}: Input<'createMovement'>): MovementContent {
  return {
    distanceKm: distanceKm ?? null,
    emissionFactorId: emissionFactorId ?? null,
    ...content,
    ...fromAddress,
    ...toAddress,
  }
}

/** The content of a stored movement. */
export function readStoredMovement(record: MovementRecord): MovementContent {
  const { name, referenceNumber, comment, vendorId, transportType, isReturnMoving, given } = record
  const { startPoint, startAddress, endPoint, endAddress, startDate, endDate } = record
  return {
    ...{ name, referenceNumber, comment, vendorId, transportType, isReturnMoving },
    ...{ startPoint, startAddress, endPoint, endAddress, startDate, endDate },
    transportWeightTon: given?.transportWeightTon ?? record.transportWeightTon,
    distanceKm: given?.distanceKm ?? null,
    emissionFactorId: given?.emissionFactorId ?? null,
  }
}

const ROUTE_FIELDS = ['startPoint', 'startAddress', 'endPoint', 'endAddress', 'transportType'] as const

/**
 * The content after a change. Addresses change field by field. A declared distance belongs to its route: if the route changes,
 * the distance is looked up, unless the payload declares it again.
 */
export function changeMovementContent(existing: MovementContent, input: Input<'updateMovement'>): MovementContent {
  const { fromAddress = {}, toAddress = {}, batches: _, files: __, ...changed } = input
  const after = { ...existing, ...definedFields(changed), ...definedFields(fromAddress), ...definedFields(toAddress) }
  const isOtherRoute = ROUTE_FIELDS.some((field) => after[field] !== existing[field])
  return isOtherRoute && changed.distanceKm === undefined ? { ...after, distanceKm: null } : after
}

/** The record fields of the content. */
export function recordFields(
  { distanceKm, transportWeightTon, emissionFactorId, ...fields }: MovementContent,
  emissionId: string,
): Omit<MovementContent, 'distanceKm' | 'transportWeightTon' | 'emissionFactorId'> &
  Pick<MovementRecord, 'transportWeightTon' | 'given'> {
  const declared = distanceKm === null ? {} : { distanceKm }
  const named = emissionFactorId === null ? {} : { emissionFactorId }
  const given = { ...digitsOf({ transportWeightTon }), ...declared, ...named, emissionId }
  return { ...fields, transportWeightTon: wireFigure(transportWeightTon), given }
}

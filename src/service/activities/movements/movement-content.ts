import type { Exact } from '../../../exact/index.ts'
import { definedFields, type Input, type MovementResource } from '../../../resources/index.ts'
import type { ServiceRecords } from '../../core/context/records.ts'
import { digitsOf, wireFigure } from '../../core/context/stored-record.ts'

type MovementRecord = ServiceRecords['movements']

/** Content of a movement without what the service makes of it; figures with all their digits. */
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
  /** The distance that was declared; null: it is found. */
  readonly distanceKm: Exact | null
}

/** Content as created. */
export function contentOf({
  fromAddress,
  toAddress,
  batches: _,
  distanceKm,
  ...content
}: Input<'createMovement'>): MovementContent {
  return { distanceKm: distanceKm ?? null, ...content, ...fromAddress, ...toAddress }
}

/** Content as stored. */
export function contentIn(record: MovementRecord): MovementContent {
  const { name, referenceNumber, comment, vendorId, transportType, isReturnMoving, given } = record
  const { startPoint, startAddress, endPoint, endAddress, startDate, endDate } = record
  return {
    ...{ name, referenceNumber, comment, vendorId, transportType, isReturnMoving },
    ...{ startPoint, startAddress, endPoint, endAddress, startDate, endDate },
    transportWeightTon: given?.transportWeightTon ?? record.transportWeightTon,
    distanceKm: given?.distanceKm ?? null,
  }
}

const ROUTE_FIELDS = ['startPoint', 'startAddress', 'endPoint', 'endAddress', 'transportType'] as const

/**
 * Content after a change; addresses are changed field by field. A declared distance is of the way it was declared for:
 * on another one it is found, unless it is declared again.
 */
export function contentAfter(existing: MovementContent, input: Input<'updateMovement'>): MovementContent {
  const { fromAddress = {}, toAddress = {}, batches: _, ...changed } = input
  const after = { ...existing, ...definedFields(changed), ...definedFields(fromAddress), ...definedFields(toAddress) }
  const isOtherRoute = ROUTE_FIELDS.some((field) => after[field] !== existing[field])
  return isOtherRoute && changed.distanceKm === undefined ? { ...after, distanceKm: null } : after
}

/** The fields of a record of the content. */
export function recordFields(
  { distanceKm, transportWeightTon, ...fields }: MovementContent,
  emissionId: string,
): Omit<MovementContent, 'distanceKm' | 'transportWeightTon'> & Pick<MovementRecord, 'transportWeightTon' | 'given'> {
  const declared = distanceKm === null ? {} : { distanceKm }
  const given = { ...digitsOf({ transportWeightTon }), ...declared, emissionId }
  return { ...fields, transportWeightTon: wireFigure(transportWeightTon), given }
}

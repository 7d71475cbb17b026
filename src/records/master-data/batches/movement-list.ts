import { type Awaitable, EventLoopYield } from '../../../base/index.ts'
import { Violations } from '../../../core/errors/index.ts'
import { cacheByKey } from '../../../ledger/context/cached.ts'
import { checkInteger } from '../../../ledger/context/check-integer.ts'
import type { Context, ReadTx } from '../../../ledger/context/context.ts'
import { listRows, rowsOfList } from '../../../ledger/context/list-rows.ts'
import type { ServiceRecords } from '../../../ledger/context/records.ts'
import { toResource, withDefaults } from '../../../ledger/context/stored-record.ts'
import type { PageRequest } from '../../../ledger/context/use-cases.ts'
import { emissionResource } from '../../../ledger/ledger/computed.ts'
import { latestCalculation } from '../../../ledger/ledger/latest-calculation.ts'
import { readCalculation } from '../../../ledger/ledger/stored-calculation.ts'
import type {
  MovementPageResource,
  MovementResource,
  UpdatedMovementResource,
  VendorResource,
} from '../../../resources/index.ts'
import type { OffsetPage, Row } from '../../../store/index.ts'
import { toVendorResource } from '../vendors.ts'
import { batchIdsOf, type MovementRow } from './movement-batches.ts'

/** Returns a function that reads a vendor with its present total, each once. */
function vendorReader(tx: ReadTx): (id: string) => Awaitable<VendorResource> {
  return cacheByKey(async (id) => {
    const row = await tx.vendors.get(id)
    if (row === null) throw new TypeError(`the vendor ${id} of a movement is missing`)
    return toVendorResource(row)
  })
}

/** Returns a function that converts a movement to its listed form, with its batches in ascending order and its vendor. */
export function movementReader(tx: ReadTx, { activities }: Context): (row: MovementRow) => Promise<MovementResource> {
  const vendorOf = vendorReader(tx)
  return async ({ record }) => {
    const batches = (await batchIdsOf(tx, record.id)).map((id) => ({ id }))
    const vendor = record.vendorId === null ? null : await vendorOf(record.vendorId)
    return { ...toResource(withDefaults(activities.movements, record)), batches, vendor }
  }
}

/** Converts a movement to the answer of its update: flat, with its emission, which has the time of its calculation. */
export async function flatMovement(tx: ReadTx, { record, exact }: MovementRow): Promise<UpdatedMovementResource> {
  const { id, companyId, createdAt, given } = record
  if (!given || exact === null) throw new TypeError(`the emission of the movement ${id} is missing`)
  const inForce = await latestCalculation(tx, id)
  const calculation = await readCalculation(tx, inForce.calculation)
  const stamp = { id: given.emissionId, companyId, createdAt, updatedAt: inForce.createdAt }
  const { isReturnMoving: _, ...resource } = toResource(record)
  return { ...resource, emission: emissionResource({ calculation, location: null, exactKg: exact }, stamp) }
}

/**
 * Selects movements of a batch. `limit` is the size of a page, 1 to 500 (default: 10,000). `page` counts from 1;
 * `offset` skips movements instead.
 */
export interface MovementPageRequest extends PageRequest {
  readonly page?: number
}

/** The largest limit, and the size of a page without a limit. */
const LIMIT_MAX = 500
const WITHOUT_LIMIT = 10_000

interface Span {
  readonly size: number
  readonly offset: number
  readonly page: number
}

/** A page without its movements. */
export interface MovementExtent {
  /** The number of movements before the page. */
  readonly offset: number
  /** The most movements that the page can have. */
  readonly limit: number
  /** The number of movements of the batch. */
  readonly total: number
  /** The number of the page, from 1. */
  readonly page: number
  readonly pageCount: number
}

/** Reads the span of a page. Throws `query_invalid` for all three fields at once. */
function spanOf({ limit, page, offset }: MovementPageRequest): Span {
  const violations = new Violations()
  checkInteger(violations, 'limit', { value: limit, min: 1, max: LIMIT_MAX })
  checkInteger(violations, 'page', { value: page, min: 1 })
  checkInteger(violations, 'offset', { value: offset, min: 0 })
  if (page !== undefined && offset !== undefined) {
    violations.add('offset', 'query_invalid', 'cannot be combined with page; send one of them')
  }
  violations.throwIfAny()
  const size = limit ?? WITHOUT_LIMIT
  if (offset !== undefined) return { size, offset, page: Math.floor(offset / size) + 1 }
  // a page number too large for its offset is beyond the end, as any other
  return { size, offset: Math.min(((page ?? 1) - 1) * size, Number.MAX_SAFE_INTEGER), page: page ?? 1 }
}

type Carried = OffsetPage<Row<ServiceRecords['movementBatches']>>

async function movementResources(tx: ReadTx, context: Context, rows: Carried['rows']): Promise<MovementResource[]> {
  const resource = movementReader(tx, context)
  const records: MovementResource[] = []
  const eventLoop = new EventLoopYield()
  for (const { record } of rows) {
    const row = await tx.movements.get(record.movementId)
    if (row === null) throw new TypeError(`the movement ${record.movementId} of a batch is missing`)
    records.push(await resource(row))
    await eventLoop.after(1)
  }
  return records
}

/** Lists all movements of a batch. The newest is first. */
export async function movementsOf(tx: ReadTx, context: Context, batchId: number): Promise<MovementResource[]> {
  const { records } = await listRows(rowsOfList(tx.movementBatches, { batchId, by: 'createdAt' }))
  return movementResources(tx, context, records)
}

/** Computes the extent of a page of movements, which may lie beyond the end. Throws `query_invalid`. */
export async function extentOfMovements(
  tx: ReadTx,
  batchId: number,
  part: MovementPageRequest = {},
): Promise<MovementExtent> {
  const { size, offset, page } = spanOf(part)
  const total = await tx.movementBatches.count({ batchId, by: 'createdAt' })
  return { offset, limit: size, total, page, pageCount: Math.max(1, Math.ceil(total / size)) }
}

/** Reads a page of the movements of a batch. The newest is first; beyond the end it is empty. Throws `query_invalid`. */
export async function pageOfMovements(
  tx: ReadTx,
  context: Context,
  { batchId, part }: { readonly batchId: number; readonly part: MovementPageRequest | undefined },
): Promise<MovementPageResource> {
  const { offset, limit, ...extent } = await extentOfMovements(tx, batchId, part)
  const { rows } = await tx.movementBatches.page({ batchId, by: 'createdAt' }, { offset, limit, isCounted: false })
  const data = await movementResources(tx, context, rows)
  return { data, count: data.length, ...extent }
}

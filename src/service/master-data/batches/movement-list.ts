import { Violations } from '../../../errors/index.ts'
import type { MovementPageResource, MovementResource } from '../../../resources/index.ts'
import type { OffsetPage, Row } from '../../../store/index.ts'
import { checkInteger } from '../../core/context/check-integer.ts'
import type { Context, ReadTx } from '../../core/context/context.ts'
import { EventLoopYield } from '../../core/context/event-loop.ts'
import { listRows, rowsIn } from '../../core/context/list-rows.ts'
import type { PageRequest } from '../../core/context/outcome.ts'
import type { ServiceRecords } from '../../core/context/records.ts'
import { movementReader } from './movement-resource.ts'

/**
 * Movements of a batch: pages of `limit`, 1 to 500, else all up to 10,000 and pages of those; `page` counts from 1,
 * `offset` skips movements instead.
 */
export interface MovementPageRequest extends PageRequest {
  readonly page?: number
}

/** Movements of a page: at most, and where no limit is given. */
const LIMIT_MAX = 500
const WITHOUT_LIMIT = 10_000

interface Span {
  readonly size: number
  readonly offset: number
  readonly page: number
}

/** Extent of a page: everything that it says but the movements. */
export interface MovementExtent {
  /** Movements before the page. */
  readonly offset: number
  /** Movements of the page, at most. */
  readonly limit: number
  /** Movements of the batch. */
  readonly total: number
  /** The number of the page, from 1. */
  readonly page: number
  readonly pageCount: number
}

/** Span of the page. Throws `query_invalid`, of all three at once. */
function spanOf({ limit, page, offset }: MovementPageRequest): Span {
  const violations = new Violations()
  checkInteger(violations, 'limit', { value: limit, min: 1, max: LIMIT_MAX })
  checkInteger(violations, 'page', { value: page, min: 1 })
  checkInteger(violations, 'offset', { value: offset, min: 0 })
  if (page !== undefined && offset !== undefined) {
    violations.add('offset', 'query_invalid', 'says where to begin, and so does page; give one of them')
  }
  violations.throwIfAny()
  const size = limit ?? WITHOUT_LIMIT
  if (offset !== undefined) return { size, offset, page: Math.floor(offset / size) + 1 }
  // a page that no number reaches is beyond the end like any other
  return { size, offset: Math.min(((page ?? 1) - 1) * size, Number.MAX_SAFE_INTEGER), page: page ?? 1 }
}

type Carried = OffsetPage<Row<ServiceRecords['movementBatches']>>

async function shownRows(tx: ReadTx, context: Context, rows: Carried['rows']): Promise<MovementResource[]> {
  const shown = movementReader(tx, context)
  const records: MovementResource[] = []
  const eventLoop = new EventLoopYield()
  for (const { record } of rows) {
    const row = await tx.movements.get(record.movementId)
    if (row === null) throw new TypeError(`the movement ${record.movementId} of a batch is missing`)
    records.push(await shown(row))
    await eventLoop.after(1)
  }
  return records
}

/** All movements of a batch, the newest first. */
export async function movementsOf(tx: ReadTx, context: Context, batchId: number): Promise<MovementResource[]> {
  const { records } = await listRows(rowsIn(tx.movementBatches, { batchId, by: 'createdAt' }))
  return shownRows(tx, context, records)
}

/** Extent of a page of the movements of a batch; it may lie beyond the end. Throws `query_invalid`. */
export async function extentOfMovements(
  tx: ReadTx,
  batchId: number,
  part: MovementPageRequest = {},
): Promise<MovementExtent> {
  const { size, offset, page } = spanOf(part)
  const total = await tx.movementBatches.count({ batchId, by: 'createdAt' })
  return { offset, limit: size, total, page, pageCount: Math.max(1, Math.ceil(total / size)) }
}

/** One page of the movements of a batch, the newest first; empty beyond the end. Throws `query_invalid`. */
export async function pageOfMovements(
  tx: ReadTx,
  context: Context,
  { batchId, part }: { readonly batchId: number; readonly part: MovementPageRequest | undefined },
): Promise<MovementPageResource> {
  const { offset, limit, ...extent } = await extentOfMovements(tx, batchId, part)
  const { rows } = await tx.movementBatches.page({ batchId, by: 'createdAt' }, { offset, limit, isCounted: false })
  const data = await shownRows(tx, context, rows)
  return { data, count: data.length, ...extent }
}

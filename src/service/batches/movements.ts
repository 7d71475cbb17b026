import { type Notice, notice } from '../../errors/index.ts'
import type { MovementPageResource, MovementResource, UpdatedMovementResource } from '../../resources/index.ts'
import {
  createMovement,
  lookForWay,
  MOVEMENT,
  prepareChange,
  prepareMovement,
  requireMovement,
  updateMovement,
} from '../activities/movement.ts'
import { recalculateActivity } from '../activities/recalculate.ts'
import { changeRow } from '../context/change-row.ts'
import type { Context, ReadTx } from '../context/context.ts'
import type { ChangeOptions, Outcome } from '../context/outcome.ts'
import { type Payload, readInput } from '../context/read-input.ts'
import { read, write } from '../context/write.ts'
import { deleteActivity } from '../ledger/activity-ledger.ts'
import { noticesOf } from '../ledger/latest-calculation.ts'
import { onFreshRow } from '../transport/retry-on-conflict.ts'
import { isSharedEqually, writeMovementBatches } from './movement-batches.ts'
import { contentIn } from './movement-content.ts'
import { extentOfMovements, type MovementExtent, type MovementPageRequest, pageOfMovements } from './movement-list.ts'
import { flatMovement, movementReader } from './movement-resource.ts'
import type { MovementPath, MovementRow } from './movement-row.ts'
import { requireNumbered } from './numbered-row.ts'

/**
 * Transports of batches, each in the path of one that it carries; it may carry more, and then each batch has its share by
 * weight. The distance is found before anything is written, the factor is selected by mode, places and dates; what they
 * do not follow from changes neither. All throw `not_found` for a batch, and for a movement that does not carry it;
 * `create` and `update` every violation of what was sent at once: `place_not_found`, `ambiguous_place`, `no_route` and
 * the other codes of places, `period_reversed`, `factor_not_found`, `unknown_vendor`, `unknown_batch`; `update` and
 * `delete` throw `precondition_failed`. What throws has changed nothing.
 */
export interface Movements {
  create(batchId: number | string, input: Payload<'createMovement'>): Promise<Outcome<MovementResource>>
  get(path: MovementPath): Promise<Outcome<MovementResource>>
  /** The newest first. Throws `query_invalid`. */
  list(batchId: number | string, part?: MovementPageRequest): Promise<MovementPageResource>
  /** Extent of the page of `list` and number of movements, without reading them. Throws `query_invalid`. */
  extent(batchId: number | string, part?: MovementPageRequest): Promise<MovementExtent>
  /** The flat form, with what it emitted. */
  update(
    path: MovementPath,
    input: Payload<'updateMovement'>,
    options?: ChangeOptions,
  ): Promise<Outcome<UpdatedMovementResource>>
  /** Gives back the movement that was. */
  delete(path: MovementPath, options?: ChangeOptions): Promise<Outcome<MovementResource>>
  /** Finds the distance, selects the factor and computes again. */
  recalculate(path: MovementPath): Promise<Outcome<UpdatedMovementResource>>
}

/** Notices of a movement: of its calculation, and of how its batches share it. */
async function movementNotices(tx: ReadTx, { record: { id } }: MovementRow): Promise<readonly Notice[]> {
  const computed = await noticesOf(tx, id)
  if (!(await isSharedEqually(tx, id))) return computed
  return [...computed, notice('equal_shares', 'batches', 'no batch has a weight; the emission is shared equally')]
}

async function listedOutcome(tx: ReadTx, row: MovementRow): Promise<Outcome<MovementResource>> {
  return { record: await movementReader(tx)(row), version: row.version, notices: await movementNotices(tx, row) }
}

async function flatOutcome(tx: ReadTx, row: MovementRow): Promise<Outcome<UpdatedMovementResource>> {
  return { record: await flatMovement(tx, row), version: row.version, notices: await movementNotices(tx, row) }
}

/** The use cases of movements. */
export function movements(context: Context): Movements {
  return {
    async create(batchId, value) {
      const input = readInput(context, 'createMovement', { value })
      return write(context, {
        prepare: () => prepareMovement(context, { batchId, input }),
        work: async (tx, prepared) => listedOutcome(tx, await createMovement(tx, context, prepared)),
      })
    },
    get: (path) => read(context, async (tx) => listedOutcome(tx, await requireMovement(tx, path))),
    list: (batchId, part) =>
      read(context, async (tx) => {
        const { record } = await requireNumbered(tx.batches, batchId, 'batchId')
        return pageOfMovements(tx, record.id, part)
      }),
    extent: (batchId, part) =>
      read(context, async (tx) => {
        const { record } = await requireNumbered(tx.batches, batchId, 'batchId')
        return extentOfMovements(tx, record.id, part)
      }),
    async update(path, value, options = {}) {
      const input = readInput(context, 'updateMovement', { value, required: options.required })
      const change = { path, input, options }
      return onFreshRow(() =>
        write(context, {
          prepare: () => prepareChange(context, change),
          work: async (tx, prepared) => flatOutcome(tx, await updateMovement(tx, context, { change, prepared })),
        }),
      )
    },
    delete: (path, options = {}) =>
      changeRow(context, { find: (tx) => requireMovement(tx, path), options }, async (tx, row) => {
        const record = await movementReader(tx)(row)
        await writeMovementBatches(tx, row.record, [])
        await deleteActivity(tx, context, { activity: MOVEMENT, row })
        return { record, version: row.version, notices: [] }
      }),
    recalculate: (path) =>
      onFreshRow(() =>
        write(context, {
          async prepare() {
            const { record } = await read(context, (tx) => requireMovement(tx, path))
            return lookForWay(context, contentIn(record))
          },
          async work(tx, prepared) {
            const row = await requireMovement(tx, path)
            return flatOutcome(tx, await recalculateActivity(tx, context, { activity: MOVEMENT, row, prepared }))
          },
        }),
      ),
  }
}

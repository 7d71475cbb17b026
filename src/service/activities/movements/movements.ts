import { type Notice, notice } from '../../../errors/index.ts'
import type { MovementPageResource, MovementResource, UpdatedMovementResource } from '../../../resources/index.ts'
import type { Context, ReadTx } from '../../core/context/context.ts'
import { readInput } from '../../core/context/read-input.ts'
import { onFreshRow, requireNumbered } from '../../core/context/require.ts'
import type { ChangeOptions, Outcome, Payload } from '../../core/context/use-cases.ts'
import { changeRow, read, write } from '../../core/context/write.ts'
import { deleteActivity } from '../../core/ledger/activity-ledger.ts'
import { noticesOf } from '../../core/ledger/latest-calculation.ts'
import {
  isSharedEqually,
  type MovementPath,
  type MovementRow,
  writeMovementBatches,
} from '../../master-data/batches/movement-batches.ts'
import {
  extentOfMovements,
  flatMovement,
  type MovementExtent,
  type MovementPageRequest,
  movementReader,
  pageOfMovements,
} from '../../master-data/batches/movement-list.ts'
import type { RecordCreation } from '../definition/creation.ts'
import type { ActivityModule } from '../definition/definition.ts'
import { recalculateRecord } from '../definition/use-cases.ts'
import {
  createMovement,
  MOVEMENT_RECORDS,
  type PreparedMovement,
  prepareChange,
  prepareMovement,
  requireMovement,
  updateMovement,
} from './movement.ts'

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

async function listedOutcome(tx: ReadTx, context: Context, row: MovementRow): Promise<Outcome<MovementResource>> {
  return {
    record: await movementReader(tx, context)(row),
    version: row.version,
    notices: await movementNotices(tx, row),
  }
}

async function flatOutcome(tx: ReadTx, row: MovementRow): Promise<Outcome<UpdatedMovementResource>> {
  return { record: await flatMovement(tx, row), version: row.version, notices: await movementNotices(tx, row) }
}

const FLAT = { activity: MOVEMENT_RECORDS, find: requireMovement, outcome: flatOutcome }

/** The use cases of movements. */
function movements(context: Context): Movements {
  return {
    async create(batchId, value) {
      const input = readInput(context, 'createMovement', { value })
      return write(context, {
        prepare: () => prepareMovement(context, { batchId, input }),
        work: async (tx, prepared) => listedOutcome(tx, context, await createMovement(tx, context, prepared)),
      })
    },
    get: (path) => read(context, async (tx) => listedOutcome(tx, context, await requireMovement(tx, path))),
    list: (batchId, part) =>
      read(context, async (tx) => {
        const { record } = await requireNumbered(tx.batches, batchId, 'batchId')
        return pageOfMovements(tx, context, { batchId: record.id, part })
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
        const record = await movementReader(tx, context)(row)
        await writeMovementBatches(tx, row.record, [])
        await deleteActivity(tx, context, { activity: MOVEMENT_RECORDS, row })
        return { record, version: row.version, notices: [] }
      }),
    recalculate: (path) => recalculateRecord(context, FLAT, path),
  }
}

/** A movement is linked to its batches at once, so that an import cannot write many together. */
const CREATION: RecordCreation<'movements', 'createMovement', PreparedMovement> = {
  input: 'createMovement',
  parentField: 'batchId',
  isBuffered: false,
  prepare: (context, { parentId: batchId, input }) => prepareMovement(context, { batchId, input }),
  create: async (tx, context, prepared) => ({ row: await createMovement(tx, context, prepared) }),
  noticesOf: movementNotices,
}

/** A transport of batches. */
export const MOVEMENT: ActivityModule<'movements', Movements> = Object.assign(MOVEMENT_RECORDS, {
  creation: CREATION,
  useCases: movements,
})

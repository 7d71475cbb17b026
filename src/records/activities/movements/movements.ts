import { type Notice, notice } from '../../../core/errors/index.ts'
import type { Context, ReadTx, WriteTx } from '../../../ledger/context/context.ts'
import { readInput } from '../../../ledger/context/read-input.ts'
import { onFreshRow, requireNumberedRow } from '../../../ledger/context/require.ts'
import type { ChangeOptions, Outcome, Payload, RequiredFields } from '../../../ledger/context/use-cases.ts'
import { changeRow, read, type Written, write } from '../../../ledger/context/write.ts'
import { deleteActivity } from '../../../ledger/ledger/activity-ledger.ts'
import { noticesOf } from '../../../ledger/ledger/latest-calculation.ts'
import type {
  InputName,
  MovementPageResource,
  MovementResource,
  UpdatedMovementResource,
} from '../../../resources/index.ts'
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
import { recalculateRecord } from '../definition/define-activity.ts'
import type { ActivityModule, RecordCreation } from '../definition/definition.ts'
import {
  createMovement,
  MOVEMENT_RECORDS,
  type PreparedMovement,
  prepareChange,
  prepareMovement,
  requireMovement,
  updateMovement,
} from './movement.ts'

/** The use cases of transports. The names of their inputs are parameters, so that policies of different services compare. */
export interface MovementUseCases<Create extends InputName, Update extends InputName, Required extends RequiredFields> {
  /** Creates a transport of a batch, and returns it with its distance, its emission and the notices. */
  create(batchId: number | string, input: Payload<Create, Required>): Promise<Outcome<MovementResource>>
  get(path: MovementPath): Promise<Outcome<MovementResource>>
  /** The newest first. Throws `query_invalid`. */
  list(batchId: number | string, part?: MovementPageRequest): Promise<MovementPageResource>
  /** Counts the movements, and returns the extent of the page of `list`, without reading them. Throws `query_invalid`. */
  extent(batchId: number | string, part?: MovementPageRequest): Promise<MovementExtent>
  /** Returns the flat form, with the emission. */
  update<Asked extends 'lenient' = never>(
    path: MovementPath,
    input: Payload<Update, Required | NoInfer<Asked>>,
    options?: ChangeOptions<Asked>,
  ): Promise<Outcome<UpdatedMovementResource>>
  /** Returns the deleted movement. */
  delete(path: MovementPath, options?: ChangeOptions): Promise<Outcome<MovementResource>>
  /** Looks up the distance, selects the factor and computes again. */
  recalculate(path: MovementPath): Promise<Outcome<UpdatedMovementResource>>
}

/**
 * Transports of batches. The path of a movement names one of its batches. If it carries more, each batch has a share by
 * weight. The distance is found before anything is written, and the factor is selected by mode, places and dates. Both stay
 * until one of these inputs changes. All use cases throw `not_found` for a batch, and for a movement that does not carry it.
 * `create` and `update` throw every violation of the payload together: `place_not_found`, `ambiguous_place`, `no_route` and
 * the other codes of places, `period_reversed`, `factor_not_found`, `unknown_vendor`, `unknown_batch`. `update` and
 * `delete` throw `precondition_failed`. A use case that throws has changed nothing.
 */
export type Movements<Required extends RequiredFields = 'reference'> = MovementUseCases<
  'createMovement',
  'updateMovement',
  Required
>

/** The notices of the calculation, and of equal shares of the batches. */
async function movementNotices(
  tx: ReadTx,
  { record: { id } }: MovementRow,
  further: readonly Notice[] = [],
): Promise<readonly Notice[]> {
  const computed = [...(await noticesOf(tx, id)), ...further]
  if (!(await isSharedEqually(tx, id))) return computed
  return [...computed, notice('equal_shares', 'batches', 'no batch has a weight; the emission is shared equally')]
}

type WrittenMovement = Written<MovementRow['record']>

async function listedOutcome(
  tx: ReadTx,
  context: Context,
  { row, notices }: WrittenMovement,
): Promise<Outcome<MovementResource>> {
  return {
    record: await movementReader(tx, context)(row),
    version: row.version,
    notices: await movementNotices(tx, row, notices),
  }
}

async function flatOutcome(
  tx: ReadTx,
  row: MovementRow,
  notices?: readonly Notice[],
): Promise<Outcome<UpdatedMovementResource>> {
  return { record: await flatMovement(tx, row), version: row.version, notices: await movementNotices(tx, row, notices) }
}

/** Deletes a movement and its links to batches. Throws `period_locked`. */
async function removeMovement(tx: WriteTx, context: Context, row: MovementRow): Promise<void> {
  await writeMovementBatches(tx, row.record, [])
  await deleteActivity(tx, context, { activity: MOVEMENT_RECORDS, row })
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
    get: (path) => read(context, async (tx) => listedOutcome(tx, context, { row: await requireMovement(tx, path) })),
    list: (batchId, part) =>
      read(context, async (tx) => {
        const { record } = await requireNumberedRow(tx.batches, batchId, 'batchId')
        return pageOfMovements(tx, context, { batchId: record.id, part })
      }),
    extent: (batchId, part) =>
      read(context, async (tx) => {
        const { record } = await requireNumberedRow(tx.batches, batchId, 'batchId')
        return extentOfMovements(tx, record.id, part)
      }),
    async update(path, value, options = {}) {
      const input = readInput(context, 'updateMovement', { value, required: options.required })
      const change = { path, input, options }
      return onFreshRow(() =>
        write(context, {
          prepare: () => prepareChange(context, change),
          work: async (tx, prepared) => {
            const { row, notices } = await updateMovement(tx, context, { change, prepared })
            return flatOutcome(tx, row, notices)
          },
        }),
      )
    },
    delete: (path, options = {}) =>
      changeRow(context, { find: (tx) => requireMovement(tx, path), options }, async (tx, row) => {
        const record = await movementReader(tx, context)(row)
        await removeMovement(tx, context, row)
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
  create: createMovement,
  noticesOf: movementNotices,
}

/** A transport of batches. */
export const MOVEMENT: ActivityModule<'movements', Movements> = Object.assign(MOVEMENT_RECORDS, {
  creation: CREATION,
  remove: removeMovement,
  useCases: movements,
})

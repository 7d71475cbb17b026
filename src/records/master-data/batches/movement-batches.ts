import { EventLoopYield, readItem } from '../../../base/index.ts'
import { add, type Rational, ZERO } from '../../../core/exact/index.ts'
import { cacheByKey } from '../../../ledger/context/cached.ts'
import type { ReadTx, WriteTx } from '../../../ledger/context/context.ts'
import { listRows, rowsOfList } from '../../../ledger/context/list-rows.ts'
import type { ServiceRecords } from '../../../ledger/context/records.ts'
import type { Row } from '../../../store/index.ts'
import { massOf } from './batch-row.ts'
import type { ShareGuard } from './locked-shares.ts'
import { sharesByWeight } from './shares.ts'

/** The path of a movement below a batch. */
export interface MovementPath {
  readonly batchId: number | string
  readonly movementId: string
}

/** A stored movement. */
export type MovementRow = Row<ServiceRecords['movements']>

/** A stored link of a movement to a batch, with the share of the batch. */
type CarriedRow = Row<ServiceRecords['movementBatches']>

/** The fields of a movement that its links need. */
type Carrier = Pick<ServiceRecords['movements'], 'id' | 'createdAt'>

async function carriedRows(tx: ReadTx, movementId: string): Promise<readonly CarriedRow[]> {
  return (await listRows(rowsOfList(tx.movementBatches, { movementId, by: 'createdAt' }))).records
}

/** Sorts numbers in ascending order without duplicates, so that equal weights always give equal shares. */
export function inOrder(ids: Iterable<number>): readonly number[] {
  return [...new Set(ids)].sort((a, b) => a - b)
}

/** Lists the numbers of the batches that a movement carries, in ascending order. */
export async function batchIdsOf(tx: ReadTx, movementId: string): Promise<readonly number[]> {
  return inOrder((await carriedRows(tx, movementId)).map(({ record }) => record.batchId))
}

/** Returns a function that reads the present weights of batches, each once. */
function massReader(tx: ReadTx): (batchIds: readonly number[]) => Promise<readonly Rational[]> {
  const massAt = cacheByKey(async (id: number) => {
    const batch = await tx.batches.get(id)
    if (batch === null) throw new TypeError(`the batch ${id} of a movement is missing`)
    return massOf(batch)
  })
  return async (batchIds) => {
    const masses = []
    for (const id of batchIds) masses.push(await massAt(id))
    return masses
  }
}

/** Returns a function that adds up the kilograms of a movement's batches; null if the weight of one is unknown. */
export function cargoReader(tx: ReadTx): (movementId: string) => Promise<Rational | null> {
  const massesOf = massReader(tx)
  return async (movementId) => {
    const masses = await massesOf(await batchIdsOf(tx, movementId))
    return masses.length === 0 || masses.some(({ n }) => n === 0n) ? null : masses.reduce(add, ZERO)
  }
}

/** True if a movement carries several batches and none has a weight, so that they share equally. */
export async function isSharedEqually(tx: ReadTx, movementId: string): Promise<boolean> {
  const masses = await massReader(tx)(await batchIdsOf(tx, movementId))
  return masses.length > 1 && masses.every(({ n }) => n === 0n)
}

/** Writes the links of movements to batches. Pauses between steps, so that other requests get their turn. */
class MovementSharing {
  readonly #tx: WriteTx
  readonly #massesOf: ReturnType<typeof massReader>
  readonly #eventLoop = new EventLoopYield()
  /** The guard of movements whose periods are not checked yet. */
  readonly #shares: ShareGuard | null

  constructor(tx: WriteTx, shares: ShareGuard | null) {
    this.#tx = tx
    this.#shares = shares
    this.#massesOf = massReader(tx)
  }

  /** Writes the links of a movement to the batches `wanted`, in ascending order, and removes its other links. */
  async write({ id: movementId, createdAt }: Carrier, wanted: readonly number[], carried: readonly CarriedRow[]) {
    const existing = new Map(carried.map((row) => [row.record.batchId, row]))
    const shares = sharesByWeight(await this.#massesOf(wanted))
    const isWanted = new Set(wanted)
    const { movementBatches } = this.#tx
    for (const batchId of existing.keys()) {
      if (isWanted.has(batchId)) continue
      await this.#shares?.checkMovement(movementId)
      await movementBatches.delete({ movementId, batchId })
      await this.#pause(batchId)
    }
    for (const [index, batchId] of wanted.entries()) {
      const share = readItem(shares, index)
      const row = existing.get(batchId)
      if (row?.exact === share) continue
      await this.#shares?.checkMovement(movementId)
      if (row === undefined) await movementBatches.insert({ movementId, batchId, createdAt }, share)
      else await movementBatches.update({ movementId, batchId }, row.version, { set: {}, exact: share })
      await this.#pause(batchId)
    }
    await this.#eventLoop.after(carried.length)
  }

  /** Pauses after a change of a batch's share, which changes the total of each product of the batch. */
  async #pause(batchId: number): Promise<void> {
    await this.#eventLoop.after(1 + (await this.#tx.batchProducts.count({ batchId, by: 'createdAt' })))
  }
}

/**
 * Writes the batches that a movement carries, each with its share by its present weight. The caller must check that the
 * period of the movement is open.
 */
export async function writeMovementBatches(tx: WriteTx, carrier: Carrier, batchIds: Iterable<number>): Promise<void> {
  await new MovementSharing(tx, null).write(carrier, inOrder(batchIds), await carriedRows(tx, carrier.id))
}

/** The most totals of products that change without a pause. */
const AT_ONCE = 10_000

/**
 * Removes the batches of a movement before its emission changes, if very many products share it. Returns true if it did.
 * The caller then restores them by `writeMovementBatches`, which pauses; a change of the emission cannot.
 */
export async function withdrawWhereMany(tx: WriteTx, carrier: Carrier, batchIds: readonly number[]): Promise<boolean> {
  let products = 0
  for (const batchId of batchIds) products += await tx.batchProducts.count({ batchId, by: 'createdAt' })
  if (products <= AT_ONCE) return false
  await writeMovementBatches(tx, carrier, [])
  return true
}

/** Recomputes the shares of every movement that carries one of the batches. Throws `period_locked`. */
export async function shareMovementsOf(tx: WriteTx, batchIds: Iterable<number>, shares: ShareGuard): Promise<void> {
  const carriers = new Map<string, Carrier>()
  const eventLoop = new EventLoopYield()
  for (const batchId of batchIds) {
    const { records } = await listRows(rowsOfList(tx.movementBatches, { batchId, by: 'createdAt' }))
    for (const { record } of records)
      carriers.set(record.movementId, { id: record.movementId, createdAt: record.createdAt })
    await eventLoop.after(records.length)
  }
  const sharing = new MovementSharing(tx, shares)
  for (const carrier of carriers.values()) {
    const carried = await carriedRows(tx, carrier.id)
    await sharing.write(carrier, inOrder(carried.map(({ record }) => record.batchId)), carried)
  }
}

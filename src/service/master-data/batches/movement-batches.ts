import { add, type Rational, ZERO } from '../../../exact/index.ts'
import { EventLoopYield, type Row } from '../../../store/index.ts'
import { cached } from '../../core/context/cached.ts'
import type { ReadTx, WriteTx } from '../../core/context/context.ts'
import { listRows, rowsIn } from '../../core/context/list-rows.ts'
import type { ServiceRecords } from '../../core/context/records.ts'
import { massOf } from './batch-row.ts'
import type { ShareGuard } from './locked-shares.ts'
import { sharesByWeight } from './shares.ts'

/** A movement by the batch of its path. */
export interface MovementPath {
  readonly batchId: number | string
  readonly movementId: string
}

/** A stored movement. */
export type MovementRow = Row<ServiceRecords['movements']>

/** That a movement carries a batch, and its share, as it is kept. */
type CarriedRow = Row<ServiceRecords['movementBatches']>

/** A movement by what its links to batches need. */
type Carrier = Pick<ServiceRecords['movements'], 'id' | 'createdAt'>

async function carriedRows(tx: ReadTx, movementId: string): Promise<readonly CarriedRow[]> {
  return (await listRows(rowsIn(tx.movementBatches, { movementId, by: 'createdAt' }))).records
}

/** Each number once, upwards: the order that makes the same shares of the same weights. */
export function inOrder(ids: Iterable<number>): readonly number[] {
  return [...new Set(ids)].sort((a, b) => a - b)
}

/** The numbers of the batches that a movement carries, upwards. */
export async function batchIdsOf(tx: ReadTx, movementId: string): Promise<readonly number[]> {
  return inOrder((await carriedRows(tx, movementId)).map(({ record }) => record.batchId))
}

/** Weighs batches as they are now, each read once. */
function massReader(tx: ReadTx): (batchIds: readonly number[]) => Promise<readonly Rational[]> {
  const massAt = cached(async (id: number) => {
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

/** Reads the kilograms that the batches of a movement weigh together; null: those of one are not known. */
export function cargoReader(tx: ReadTx): (movementId: string) => Promise<Rational | null> {
  const massesOf = massReader(tx)
  return async (movementId) => {
    const masses = await massesOf(await batchIdsOf(tx, movementId))
    return masses.length === 0 || masses.some(({ n }) => n === 0n) ? null : masses.reduce(add, ZERO)
  }
}

/** True where none of several batches of a movement has a weight, so that they share equally. */
export async function isSharedEqually(tx: ReadTx, movementId: string): Promise<boolean> {
  const masses = await massReader(tx)(await batchIdsOf(tx, movementId))
  return masses.length > 1 && masses.every(({ n }) => n === 0n)
}

/** Writes which batches movements carry; what others wait for is done with pauses. */
class MovementSharing {
  readonly #tx: WriteTx
  readonly #massesOf: ReturnType<typeof massReader>
  readonly #eventLoop = new EventLoopYield()
  /** Of movements whose own periods nobody has looked at. */
  readonly #shares: ShareGuard | null

  constructor(tx: WriteTx, shares: ShareGuard | null) {
    this.#tx = tx
    this.#shares = shares
    this.#massesOf = massReader(tx)
  }

  /** Makes the batches that a movement carries those of `wanted`, upwards, from what it carries. */
  async write({ id: movementId, createdAt }: Carrier, wanted: readonly number[], carried: readonly CarriedRow[]) {
    const existing = new Map(carried.map((row) => [row.record.batchId, row]))
    const shares = sharesByWeight(await this.#massesOf(wanted))
    const isWanted = new Set(wanted)
    const { movementBatches } = this.#tx
    for (const batchId of existing.keys()) {
      if (isWanted.has(batchId)) continue
      await this.#shares?.checkMovement(movementId)
      await movementBatches.delete({ movementId, batchId })
      await this.#sharedOut(batchId)
    }
    for (const [index, batchId] of wanted.entries()) {
      const share = shares[index] as string
      const row = existing.get(batchId)
      if (row?.exact === share) continue
      await this.#shares?.checkMovement(movementId)
      if (row === undefined) await movementBatches.insert({ movementId, batchId, createdAt }, share)
      else await movementBatches.update({ movementId, batchId }, row.version, { set: {}, exact: share })
      await this.#sharedOut(batchId)
    }
    await this.#eventLoop.after(carried.length)
  }

  /** A share of a batch changes the total of each of its products. */
  async #sharedOut(batchId: number): Promise<void> {
    await this.#eventLoop.after(1 + (await this.#tx.batchProducts.count({ batchId, by: 'createdAt' })))
  }
}

/**
 * Makes the batches that a movement carries those of the numbers, each with its share by weight as it is now. That its period
 * is open is for whoever writes the movement itself to check.
 */
export async function writeMovementBatches(tx: WriteTx, carrier: Carrier, batchIds: Iterable<number>): Promise<void> {
  await new MovementSharing(tx, null).write(carrier, inOrder(batchIds), await carriedRows(tx, carrier.id))
}

/** Totals of products that are changed at one go, without a turn for others. */
const AT_ONCE = 10_000

/**
 * Takes back what a movement gives to its batches where that is shared by very many products, before its emission changes:
 * to be given again by `writeMovementBatches`, which pauses, as a change of the emission itself cannot. True where it did.
 */
export async function withdrawWhereMany(tx: WriteTx, carrier: Carrier, batchIds: readonly number[]): Promise<boolean> {
  let products = 0
  for (const batchId of batchIds) products += await tx.batchProducts.count({ batchId, by: 'createdAt' })
  if (products <= AT_ONCE) return false
  await writeMovementBatches(tx, carrier, [])
  return true
}

/** Shares out again every movement that carries one of the batches, after their weights changed. Throws `period_locked`. */
export async function shareMovementsOf(tx: WriteTx, batchIds: Iterable<number>, shares: ShareGuard): Promise<void> {
  const carriers = new Map<string, Carrier>()
  const eventLoop = new EventLoopYield()
  for (const batchId of batchIds) {
    const { records } = await listRows(rowsIn(tx.movementBatches, { batchId, by: 'createdAt' }))
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

import { memoryStore } from '../../ledger/collections/index.ts'
import type { Context, ReadTx, WriteTx } from '../../ledger/context/context.ts'
import { readRecords } from '../../ledger/context/list-rows.ts'
import type { ServiceRecords } from '../../ledger/context/records.ts'
import { read } from '../../ledger/context/write.ts'

/** The records that new records refer to, or that decide whether they may be created. */
interface Surroundings {
  readonly sites: readonly ServiceRecords['sites'][]
  readonly vehicles: readonly ServiceRecords['vehicles'][]
  readonly emissionKinds: readonly ServiceRecords['emissionKinds'][]
  readonly emissionFactors: readonly ServiceRecords['emissionFactors'][]
  readonly periodLocks: readonly ServiceRecords['periodLocks'][]
}

async function readSurroundings(tx: ReadTx): Promise<Surroundings> {
  return {
    sites: await readRecords(tx.sites, { by: 'createdAt' }),
    vehicles: await readRecords(tx.vehicles, { by: 'createdAt' }),
    emissionKinds: await readRecords(tx.emissionKinds, { by: 'createdAt' }),
    emissionFactors: await readRecords(tx.emissionFactors, { by: 'createdAt' }),
    periodLocks: await readRecords(tx.periodLocks, { by: 'startDate' }),
  }
}

async function writeSurroundings(tx: WriteTx, surroundings: Surroundings): Promise<void> {
  for (const record of surroundings.emissionKinds) await tx.emissionKinds.insert(record)
  for (const record of surroundings.emissionFactors) await tx.emissionFactors.insert(record)
  for (const record of surroundings.sites) await tx.sites.insert(record)
  for (const record of surroundings.vehicles) await tx.vehicles.insert(record)
  for (const record of surroundings.periodLocks) await tx.periodLocks.insert(record)
}

/** A copy of a company in memory, to try out what an import would create. */
export interface ScratchCompany {
  readonly context: Context
  /** True if the company states residual mixes. */
  readonly hasOwnMixes: boolean
}

/**
 * Copies what new records refer to into a store in memory: sites, vehicles, kinds, factors and locks, without any activity.
 * What is created there never reaches the company.
 */
export async function openScratch(context: Context): Promise<ScratchCompany> {
  const surroundings = await read(context, readSurroundings)
  const store = memoryStore<ServiceRecords>()
  await store.transaction(context.companyId, (tx) => writeSurroundings(tx, surroundings))
  const hasOwnMixes = surroundings.emissionFactors.some(
    ({ given, deletedAt }) => given?.residualMix !== undefined && deletedAt === null,
  )
  return { context: { ...context, store, keyId: null, confirm: null, idempotency: null }, hasOwnMixes }
}

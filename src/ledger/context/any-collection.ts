import type { BatchCollection, BatchRepository, CollectionName, Reader } from '../collections/index.ts'
import type { ReadTx, WriteTx } from './context.ts'
import type { ServiceRecords } from './records.ts'

/** Returns the collection of a name whose type is a union of names. */
export function readerIn<Name extends CollectionName>(tx: ReadTx, name: Name): Reader<Name, ServiceRecords> {
  return tx[name] as Reader<Name, ServiceRecords>
}

/** Returns the same for writing. */
export function repositoryIn<Name extends BatchCollection>(
  tx: WriteTx,
  name: Name,
): BatchRepository<Name, ServiceRecords> {
  return tx[name] as BatchRepository<Name, ServiceRecords>
}

import type { BatchCollection, BatchRepository, CollectionName, Reader } from '../../../collections/index.ts'
import type { ReadTx, WriteTx } from './context.ts'
import type { ServiceRecords } from './records.ts'

/** The collection of a name that may be one of several: its rows are those of any of them, and all are read alike. */
export function readerIn<Name extends CollectionName>(tx: ReadTx, name: Name): Reader<Name, ServiceRecords> {
  return tx[name] as Reader<Name, ServiceRecords>
}

/** The collection of a name that may be one of several, to write: all are written alike. */
export function repositoryIn<Name extends BatchCollection>(
  tx: WriteTx,
  name: Name,
): BatchRepository<Name, ServiceRecords> {
  return tx[name] as BatchRepository<Name, ServiceRecords>
}

import { type VendorResource, wireNumber } from '../../resources/index.ts'
import type { Row } from '../../store/index.ts'
import type { Context } from '../core/context/context.ts'
import { listResources, rowsIn } from '../core/context/list-rows.ts'
import type { ServiceRecords } from '../core/context/records.ts'
import { requireRow } from '../core/context/require.ts'
import type { UseCases } from '../core/context/use-cases.ts'
import { read } from '../core/context/write.ts'
import { changeRecord, deleteRecord, insertRecord } from '../core/log/record-ledger.ts'
import { recordUseCases } from './record-use-cases.ts'

/** Whom the company buys from; each holds the total of all records that name it. */
export type Vendors = UseCases<VendorResource, 'createVendor', 'updateVendor'>

const collection = 'vendors'

/** The vendor with its total. */
export function toVendorResource({ record, exact }: Row<ServiceRecords['vendors']>): VendorResource {
  return { ...record, totalEmission: wireNumber(exact ?? '0') }
}

/** The use cases of vendors. */
export function vendors(context: Context): Vendors {
  const { companyId, newId, now } = context
  return {
    ...recordUseCases(context, {
      inputs: { create: 'createVendor', update: 'updateVendor' },
      find: (tx, id: string) => requireRow(tx.vendors, id, 'vendorId'),
      toResource: (_, row) => toVendorResource(row),
      async create(tx, input) {
        const timestamp = now()
        const record = { id: newId(), companyId, ...input, createdAt: timestamp, updatedAt: timestamp }
        return { row: await insertRecord(tx, context, { collection, record }) }
      },
      async update(tx, row, input) {
        return { row: await changeRecord(tx, context, { collection, row, set: { ...input, updatedAt: now() } }) }
      },
      delete: (tx, row) => deleteRecord(tx, context, { collection, row }),
    }),
    list: (part) =>
      read(context, (tx) => listResources(rowsIn(tx.vendors, { by: 'createdAt' }), part, toVendorResource)),
  }
}

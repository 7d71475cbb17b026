import { type VendorResource, wireNumber } from '../../resources/index.ts'
import type { Row } from '../../store/index.ts'
import type { Context } from '../core/context/context.ts'
import type { ServiceRecords } from '../core/context/records.ts'
import { requireRow } from '../core/context/require.ts'
import { stampNow } from '../core/context/stored-record.ts'
import type { UseCases } from '../core/context/use-cases.ts'
import { changeRecord, insertRecord } from '../core/log/record-ledger.ts'
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
  return recordUseCases(context, {
    collection,
    inputs: { create: 'createVendor', update: 'updateVendor' },
    find: (tx, id: string) => requireRow(tx.vendors, id, 'vendorId'),
    reader: () => toVendorResource,
    async create(tx, input) {
      const { companyId, ...times } = stampNow(context)
      const record = { id: context.newId(), companyId, ...input, ...times }
      return { row: await insertRecord(tx, context, { collection, record }) }
    },
    async update(tx, row, input) {
      const set = { ...input, updatedAt: context.now() }
      return { row: await changeRecord(tx, context, { collection, row, set }) }
    },
  })
}

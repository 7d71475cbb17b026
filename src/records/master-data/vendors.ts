import type { Context } from '../../ledger/context/context.ts'
import type { ServiceRecords } from '../../ledger/context/records.ts'
import type { RequiredFields, UseCases } from '../../ledger/context/use-cases.ts'
import { type VendorResource, wireNumber } from '../../resources/index.ts'
import type { Row } from '../../store/index.ts'
import { recordUseCases } from './record-use-cases.ts'

/** Suppliers of the company. The total of each adds up the records that name it. */
export type Vendors<Required extends RequiredFields = 'reference'> = UseCases<
  VendorResource,
  'createVendor',
  'updateVendor',
  string,
  VendorResource,
  Required
>

/** Converts a vendor to its resource. */
export function toVendorResource({ record, exact }: Row<ServiceRecords['vendors']>): VendorResource {
  return { ...record, totalEmission: wireNumber(exact ?? '0') }
}

/** The use cases of vendors. */
export function vendors(context: Context): Vendors {
  return recordUseCases(context, {
    collection: 'vendors',
    noun: 'Vendor',
    reader: () => toVendorResource,
    newRecord(_, input, stamp) {
      const { id, companyId, ...times } = stamp()
      return { fields: { id, companyId, ...input, ...times } }
    },
  })
}

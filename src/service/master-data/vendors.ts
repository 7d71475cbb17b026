import { definedFields, type VendorResource, wireNumber } from '../../resources/index.ts'
import type { Row } from '../../store/index.ts'
import { changeRow } from '../core/context/change-row.ts'
import type { Context } from '../core/context/context.ts'
import { listRows, rowsIn } from '../core/context/list-rows.ts'
import type { Outcome } from '../core/context/outcome.ts'
import { readInput } from '../core/context/read-input.ts'
import type { ServiceRecords } from '../core/context/records.ts'
import { requireRow } from '../core/context/require.ts'
import type { UseCases } from '../core/context/use-cases.ts'
import { read, write } from '../core/context/write.ts'
import { changePartially, deleteRecord, insertRecord } from '../core/log/record-ledger.ts'

type VendorRow = Row<ServiceRecords['vendors']>

/** Whom the company buys from; each holds the total of all records that name it. */
export type Vendors = UseCases<VendorResource, 'createVendor', 'updateVendor'>

const collection = 'vendors'
const PATH = 'vendorId'

function shown({ record, exact }: VendorRow): VendorResource {
  return { ...record, totalEmission: wireNumber(exact ?? '0') }
}

function outcome(row: VendorRow): Outcome<VendorResource> {
  return { record: shown(row), version: row.version, notices: [] }
}

/** The use cases of vendors. */
export function vendors(context: Context): Vendors {
  const { companyId, newId, now } = context
  return {
    async create(value) {
      const input = readInput(context, 'createVendor', { value })
      return write(context, {
        work: async (tx) => {
          const timestamp = now()
          const record = { id: newId(), companyId, ...input, createdAt: timestamp, updatedAt: timestamp }
          return outcome(await insertRecord(tx, context, { collection, record }))
        },
      })
    },
    get: (id) => read(context, async (tx) => outcome(await requireRow(tx.vendors, id, PATH))),
    list: (part) =>
      read(context, async (tx) => {
        const { records, ...rest } = await listRows(rowsIn(tx.vendors, { by: 'createdAt' }), part)
        return { records: records.map(shown), ...rest }
      }),
    async update(id, value, options = {}) {
      const sent = definedFields(readInput(context, 'updateVendor', { value, required: options.required }))
      return changeRow(context, { find: (tx) => requireRow(tx.vendors, id, PATH), options }, async (tx, row) => {
        return outcome(await changePartially(tx, context, { collection, row, sent }))
      })
    },
    delete: (id, options = {}) =>
      changeRow(context, { find: (tx) => requireRow(tx.vendors, id, PATH), options }, async (tx, row) => {
        await deleteRecord(tx, context, { collection, row })
        return outcome(row)
      }),
  }
}

import { fail } from '../../errors/index.ts'
import { builtInEmissionKinds, definedFields, type EmissionKindResource } from '../../resources/index.ts'
import type { Row } from '../../store/index.ts'
import { changeRow } from '../core/context/change-row.ts'
import type { Context, ReadTx } from '../core/context/context.ts'
import { listRows, rowsIn } from '../core/context/list-rows.ts'
import type { Outcome, Page, PageRequest } from '../core/context/outcome.ts'
import { readInput } from '../core/context/read-input.ts'
import { requireRow } from '../core/context/require.ts'
import type { UseCases } from '../core/context/use-cases.ts'
import { read, write } from '../core/context/write.ts'
import { checkKindOpen } from '../core/locks/locked-kinds.ts'
import { changePartially, deleteRecord, insertRecord } from '../core/log/record-ledger.ts'
import { builtInKind } from '../core/references/emission-kinds.ts'
import { pageOfList } from './page-of-list.ts'

type KindRow = Row<EmissionKindResource>

/**
 * Kinds of emission: the built-in ones, which all companies find and none changes (`built_in_read_only`), listed first
 * and in the order of their table, and those of the company, the newest first. Records keep the kind they were given,
 * also when it is deleted. `update` of the scope, and `delete`, throw `period_locked` where a record of a locked period is
 * counted under it.
 */
export type EmissionKinds = UseCases<EmissionKindResource, 'createEmissionKind', 'updateEmissionKind'>

const collection = 'emissionKinds'
const PATH = 'emissionKindId'

const BUILT_IN = builtInEmissionKinds()

function outcome({ record, version }: KindRow): Outcome<EmissionKindResource> {
  return { record, version, notices: [] }
}

async function requireKind(tx: ReadTx, id: string): Promise<KindRow> {
  const record = builtInKind(id)
  return record === undefined ? requireRow(tx.emissionKinds, id, PATH) : { version: 1, record, exact: null }
}

/** The kind, unless it belongs to all companies. Throws `not_found`, `built_in_read_only`. */
async function requireOwn(tx: ReadTx, id: string): Promise<KindRow> {
  if (builtInKind(id) === undefined) return requireRow(tx.emissionKinds, id, PATH)
  return fail(PATH, 'built_in_read_only', { message: 'is a built-in kind; create one of your own', received: id })
}

async function listKinds(tx: ReadTx, part: PageRequest | undefined): Promise<Page<EmissionKindResource>> {
  const own = await listRows(rowsIn(tx.emissionKinds, { by: 'createdAt' }))
  return listRows(pageOfList({ before: BUILT_IN, own: own.records.map(({ record }) => record) }), part)
}

/** The use cases of emission kinds. */
export function emissionKinds(context: Context): EmissionKinds {
  const { companyId, newId, now } = context
  return {
    async create(value) {
      const input = readInput(context, 'createEmissionKind', { value })
      return write(context, {
        work: async (tx) => {
          const timestamp = now()
          const record = { id: newId(), ...input, companyId, createdAt: timestamp, updatedAt: timestamp }
          return outcome(await insertRecord(tx, context, { collection, record }))
        },
      })
    },
    get: (id) => read(context, async (tx) => outcome(await requireKind(tx, id))),
    list: (part) => read(context, (tx) => listKinds(tx, part)),
    async update(id, value, options = {}) {
      const sent = definedFields(readInput(context, 'updateEmissionKind', { value, required: options.required }))
      return changeRow(context, { find: (tx) => requireOwn(tx, id), options }, async (tx, row) => {
        const isMoved = sent.scope !== undefined && sent.scope !== row.record.scope
        if (isMoved) await checkKindOpen(tx, context, { kindId: id, path: 'scope' })
        return outcome(await changePartially(tx, context, { collection, row, sent }))
      })
    },
    delete: (id, options = {}) =>
      changeRow(context, { find: (tx) => requireOwn(tx, id), options }, async (tx, row) => {
        await checkKindOpen(tx, context, { kindId: id, path: PATH })
        await deleteRecord(tx, context, { collection, row })
        return outcome(row)
      }),
  }
}

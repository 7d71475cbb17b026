import { fail } from '../../core/errors/index.ts'
import type { Context, ReadTx } from '../../ledger/context/context.ts'
import { listRows, rowsOfList } from '../../ledger/context/list-rows.ts'
import { requireRow } from '../../ledger/context/require.ts'
import type { Page, PageRequest, RequiredFields, UseCases } from '../../ledger/context/use-cases.ts'
import { read } from '../../ledger/context/write.ts'
import { builtInKind } from '../../ledger/references/emission-kinds.ts'
import { builtInEmissionKinds, type EmissionKindResource } from '../../resources/index.ts'
import type { Row } from '../../store/index.ts'
import { pageOfList } from './page-of-list.ts'
import { recordUseCases } from './record-use-cases.ts'

type KindRow = Row<EmissionKindResource>

/**
 * Kinds of emission. Lists begin with the built-in kinds, in the order of their table, which no company can change
 * (`built_in_read_only`); the company's own kinds follow, the newest first. Records keep their kind, even if it is
 * deleted. A change of the scope and a deletion throw `period_locked` if a record of a locked period counts under the
 * kind.
 */
export type EmissionKinds<Required extends RequiredFields = 'reference'> = UseCases<
  EmissionKindResource,
  'createEmissionKind',
  'updateEmissionKind',
  string,
  EmissionKindResource,
  Required
>

const PATH = 'emissionKindId'

const BUILT_IN = builtInEmissionKinds()

async function requireKind(tx: ReadTx, id: string): Promise<KindRow> {
  const record = builtInKind(id)
  return record === undefined ? requireRow(tx.emissionKinds, id, PATH) : { version: 1, record, exact: null }
}

/** Finds a kind of the company's own. Throws `not_found`, `built_in_read_only`. */
async function requireOwnKind(tx: ReadTx, id: string): Promise<KindRow> {
  if (builtInKind(id) === undefined) return requireRow(tx.emissionKinds, id, PATH)
  return fail(PATH, 'built_in_read_only', { message: 'is a built-in kind; create one of your own', received: id })
}

async function listKinds(tx: ReadTx, part: PageRequest | undefined): Promise<Page<EmissionKindResource>> {
  const own = await listRows(rowsOfList(tx.emissionKinds, { by: 'createdAt' }))
  return listRows(pageOfList({ before: BUILT_IN, own: own.records.map(({ record }) => record) }), part)
}

/** The use cases of emission kinds. */
export function emissionKinds(context: Context): EmissionKinds {
  return {
    ...recordUseCases(context, {
      collection: 'emissionKinds',
      noun: 'EmissionKind',
      find: requireKind,
      newRecord(_, input, stamp) {
        const { id, ...others } = stamp()
        return { fields: { id, ...input, ...others } }
      },
      findToChange: requireOwnKind,
    }),
    list: (part) => read(context, (tx) => listKinds(tx, part)),
  }
}

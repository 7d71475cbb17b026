import type { Context, ReadTx } from '../../ledger/context/context.ts'
import { listRows, rowsOfList } from '../../ledger/context/list-rows.ts'
import { failMissing, requireRow } from '../../ledger/context/require.ts'
import type { Page, PageRequest, RequiredFields, UseCases } from '../../ledger/context/use-cases.ts'
import { read } from '../../ledger/context/write.ts'
import { markDeletion } from '../../ledger/log/record-ledger.ts'
import type { FileResource } from '../../resources/index.ts'
import type { Row } from '../../store/index.ts'
import { pageOfList } from './page-of-list.ts'
import { recordUseCases } from './record-use-cases.ts'

type FileRow = Row<FileResource>

/** Selects files. `deleted` includes deleted ones. */
export interface FilePageRequest extends PageRequest {
  readonly deleted?: boolean
}

/**
 * Attachments, by name and URL. A deleted file states its time of deletion, stays with the records that have it, and is
 * still found by its id, but cannot be changed (`not_found`).
 */
export type Files<Required extends RequiredFields = 'reference'> = Omit<
  UseCases<FileResource, 'createFile', 'updateFile', string, FileResource, Required>,
  'list'
> & {
  /** The newest first. Throws `query_invalid`. */
  list(part?: FilePageRequest): Promise<Page<FileResource>>
}

const collection = 'files'
const PATH = 'fileId'

/** Finds a file that is not deleted. Throws `not_found`. */
async function requireActiveFile(tx: ReadTx, id: string): Promise<FileRow> {
  const row = await requireRow(tx.files, id, PATH)
  return row.record.deletedAt === null ? row : failMissing(PATH, id)
}

async function listFiles(tx: ReadTx, { deleted = false, ...part }: FilePageRequest): Promise<Page<FileResource>> {
  const { records, ...rest } = await listRows(rowsOfList(tx.files, { by: 'createdAt' }), deleted ? part : {})
  const all = records.map(({ record }) => record)
  return deleted ? { records: all, ...rest } : listRows(pageOfList({ own: all.filter((one) => !one.deletedAt) }), part)
}

/** The use cases of files. */
export function files(context: Context): Files {
  return {
    ...recordUseCases(context, {
      collection,
      noun: 'File',
      findToChange: requireActiveFile,
      newRecord(_, input, stamp) {
        const { id, companyId: __, ...times } = stamp()
        return { fields: { id, ...input, ...times, deletedAt: null } }
      },
      delete: (tx, row) => markDeletion(tx, context, { collection, row }),
    }),
    list: (part = {}) => read(context, (tx) => listFiles(tx, part)),
  }
}

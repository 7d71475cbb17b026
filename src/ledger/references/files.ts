import type { Awaitable } from '../../base/index.ts'
import { fail, type Notice, notice } from '../../core/errors/index.ts'
import type { FileResource, Input } from '../../resources/index.ts'
import type { Context, WriteTx } from '../context/context.ts'
import { gather } from '../context/gather.ts'
import { insertRecord } from '../log/record-ledger.ts'

type FilesInput = NonNullable<Input<'createSiteFuel'>['files']>

/** The keys that stores accept. */
const PRINTABLE_ASCII = /^[\x20-\x7e]+$/

/** The files of a record, and notices of ids that other files had. */
export interface FilesOfRecord {
  readonly files: FileResource[]
  readonly notices: readonly Notice[]
}

const NONE: FilesOfRecord = Object.freeze({ files: Object.freeze([]) as never[], notices: [] })

/** True if another file has the id: clients number the files of each record from 1 on. */
function isOtherFile(known: FileResource, { name, url }: FilesInput[number]): boolean {
  return (name !== undefined && name !== known.name) || (url !== undefined && url !== known.url)
}

/** A file of a record, with a notice if it got another id than the client sent. */
interface FileOfRecord {
  readonly file: FileResource
  readonly notices: readonly Notice[]
}

async function fileOf(
  tx: WriteTx,
  context: Context,
  {
    file,
    path,
    isExisting,
  }: { readonly file: FilesInput[number]; readonly path: string; readonly isExisting: (id: string) => boolean },
): Promise<FileOfRecord> {
  const { now, newId } = context
  const { id: payloadId = newId(), name, url } = file
  const known = (await tx.files.get(payloadId))?.record
  const isAnother = known !== undefined && isOtherFile(known, { name, url })
  if (known !== undefined && known.deletedAt !== null && !isAnother && !isExisting(payloadId)) {
    const message = `was deleted on ${known.deletedAt}; leave it out, or send another file`
    return fail(path, 'unknown_file', { message, received: payloadId })
  }
  if (known !== undefined && !isAnother) return { file: known, notices: [] }
  const id = isAnother ? newId() : payloadId
  if (!PRINTABLE_ASCII.test(id)) {
    const message = 'is not an id; ids of new files are letters, digits and signs of ASCII'
    return fail(path, 'id_invalid', { message, expected: 'printable ASCII', received: id })
  }
  if (name === undefined) {
    const message = 'is not a file of this company; give its name too, and it is made'
    return fail(path, 'unknown_file', { message, received: id })
  }
  const at = now()
  const made = { id, name, url: url ?? '', createdAt: at, updatedAt: at, deletedAt: null }
  const { record } = await insertRecord(tx, context, { collection: 'files', record: made })
  return { file: record, notices: isAnother ? [takenNotice(known, { id, path })] : [] }
}

function takenNotice({ id, name }: FileResource, made: { readonly id: string; readonly path: string }): Notice {
  const message = `${id} is the id of another file, ${name}; this one was made as ${made.id}: send new files without an id`
  return notice('file_id_taken', made.path, message)
}

/** The files that a client sent for a record, and the present ones, which stay even if they are deleted. */
export interface FilesPayload {
  readonly files?: FilesInput | undefined
  readonly existing?: readonly FileResource[]
}

/**
 * Finds the files of a record by their ids, and creates all others, each with a line of the log. A new file whose id
 * another file has gets a new id, with a notice. Throws `unknown_file`, also for a deleted file unless the record has it,
 * and `id_invalid`, all at once.
 */
export function filesOf(tx: WriteTx, context: Context, payload: FilesPayload): Awaitable<FilesOfRecord> {
  const { files = [], existing = [] } = payload
  return files.length === 0 ? NONE : namedFiles(tx, context, { files, existing })
}

async function namedFiles(
  tx: WriteTx,
  context: Context,
  { files, existing }: { readonly files: FilesInput; readonly existing: readonly FileResource[] },
): Promise<FilesOfRecord> {
  const isExisting = (id: string) => existing.some((one) => one.id === id)
  // one after the other, because two with the same id are one file
  const found = await gather(
    files.map((file, index) => () => fileOf(tx, context, { file, path: `files[${index}].id`, isExisting })),
  )
  return { files: found.map(({ file }) => file), notices: found.flatMap(({ notices }) => notices) }
}

/** Finds the files of a record after a change: the present ones if none were sent. Throws what `filesOf` throws. */
export function filesOfChange(
  tx: WriteTx,
  context: Context,
  { files, existing }: Required<FilesPayload>,
): Awaitable<FilesOfRecord> {
  if (files === undefined) return { files: [...existing], notices: [] }
  return filesOf(tx, context, { files, existing })
}

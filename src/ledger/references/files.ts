import type { Awaitable } from '../../base/index.ts'
import { fail, type Notice, notice } from '../../core/errors/index.ts'
import type { FileResource, Input } from '../../resources/index.ts'
import type { Context, ReadTx, WriteTx } from '../context/context.ts'
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

/** No files, in a list that stores need not copy. */
export const NO_FILES: FilesOfRecord = Object.freeze({ files: Object.freeze([]) as never[], notices: [] })

/** True if another file has the id: clients number the files of each record from 1 on. */
function isOtherFile(known: FileResource, { name, url }: FilesInput[number]): boolean {
  return (name !== undefined && name !== known.name) || (url !== undefined && url !== known.url)
}

/** A file of a payload, its path, and whether the record has a file of an id already. */
interface FileToFind {
  readonly file: FilesInput[number]
  readonly path: string
  readonly isExisting: (id: string) => boolean
}

/** A file that exists, or the name of one to create. `taken` has the id that was sent for it. */
type FoundFile =
  | { readonly file: FileResource }
  | { readonly file: null; readonly name: string; readonly taken: FileResource | undefined }

/** Throws `unknown_file` and `id_invalid`. */
async function findFile(tx: ReadTx, { file: { id, name, url }, path, isExisting }: FileToFind): Promise<FoundFile> {
  const known = id === undefined ? undefined : (await tx.files.get(id))?.record
  const isAnother = known !== undefined && isOtherFile(known, { name, url })
  if (known !== undefined && !isAnother) {
    if (known.deletedAt === null || isExisting(known.id)) return { file: known }
    const message = `was deleted on ${known.deletedAt}; leave it out, or send another file`
    return fail(path, 'unknown_file', { message, received: id })
  }
  if (!isAnother && id !== undefined && !PRINTABLE_ASCII.test(id)) {
    const message = 'is not an id; ids of new files are letters, digits and signs of ASCII'
    return fail(path, 'id_invalid', { message, expected: 'printable ASCII', received: id })
  }
  if (name === undefined) {
    const message = 'is not a file of this company; send a name as well to create it'
    return fail(path, 'unknown_file', { message, received: id })
  }
  return { file: null, name, taken: known }
}

/** Finds or creates a file, with a notice if it got another id than the client sent. */
async function fileOf(tx: WriteTx, context: Context, toFind: FileToFind): Promise<FilesOfRecord> {
  const found = await findFile(tx, toFind)
  if (found.file !== null) return { files: [found.file], notices: [] }
  const { now, newId } = context
  const { name, taken } = found
  const { path, file } = toFind
  const id = taken === undefined ? (file.id ?? newId()) : newId()
  const at = now()
  const made = { id, name, url: file.url ?? '', createdAt: at, updatedAt: at, deletedAt: null }
  const { record } = await insertRecord(tx, context, { collection: 'files', record: made })
  return { files: [record], notices: taken === undefined ? [] : [takenNotice(taken, { id, path })] }
}

function takenNotice({ id, name }: FileResource, made: { readonly id: string; readonly path: string }): Notice {
  const message = `${id} is already the id of the file ${name}, so this file was created as ${made.id}; send new files without an id`
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
  return payload.files === undefined || payload.files.length === 0 ? NO_FILES : namedFiles(tx, context, payload)
}

/** The files of a payload, with their paths. */
function filesToFind({ files = [], existing = [] }: FilesPayload): readonly FileToFind[] {
  const isExisting = (id: string) => existing.some((one) => one.id === id)
  return files.map((file, index) => ({ file, path: `files[${index}].id`, isExisting }))
}

async function namedFiles(tx: WriteTx, context: Context, payload: FilesPayload): Promise<FilesOfRecord> {
  // one after the other, because two with the same id are one file
  const found = await gather(filesToFind(payload).map((toFind) => () => fileOf(tx, context, toFind)))
  return { files: found.flatMap(({ files }) => files), notices: found.flatMap(({ notices }) => notices) }
}

/** Checks the files of a payload without creating any. Throws what `filesOf` throws. */
export async function checkFiles(tx: ReadTx, payload: FilesPayload): Promise<void> {
  await gather(filesToFind(payload).map((toFind) => () => findFile(tx, toFind)))
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

import type { Random } from '../../../oracle/random.ts'
import { answerOf, check, type Due, SOMETHING } from './answers.ts'
import { any, anyVersion, isEmpty, some } from './chance.ts'
import { type NaiveCompany, note } from './naive-company.ts'
import type { ModelFile } from './naive-records.ts'
import { NOBODY } from './naming.ts'
import type { Twin } from './world.ts'

/** A file as it is shown. */
export function dueFile({ id, name, url, isDeleted }: ModelFile): Due {
  return { id, name, url, deletedAt: isDeleted ? SOMETHING : null }
}

function anyFile(random: Random) {
  return { name: random.one(['bill', 'note', 'scan']), url: random.one(['', 'https://example.com/1']) }
}

export async function createFile({ real, naive }: Twin, random: Random): Promise<void> {
  const said = anyFile(random)
  const answer = await answerOf('createFile', real.files.create(said), [])
  if (answer === undefined) return
  const file = { id: answer.record.id, ...said, isDeleted: false, version: 1 }
  naive.files.set(file.id, file)
  note(naive, ['create', 'files', file.id])
  check('createFile', answer, { version: 1, shown: dueFile(file) })
}

/** Another name or place, which records that have the file do not follow. */
export async function changeFile({ real, naive }: Twin, random: Random): Promise<void> {
  const held = any(random, naive.files.values())
  if (held === undefined) return
  const change = some(random, anyFile(random))
  const { options, outdated } = anyVersion(random, held.version)
  const refused = held.isDeleted ? ['fileId not_found'] : outdated
  const answer = await answerOf('changeFile', real.files.update(held.id, change, options), refused)
  if (answer === undefined) return
  const after = isEmpty(change) ? held : { ...held, ...change, version: held.version + 1 }
  naive.files.set(held.id, after)
  if (!isEmpty(change)) note(naive, ['update', 'files', held.id])
  check('changeFile', answer, { version: after.version, shown: dueFile(after) })
}

/** Deletes a file, which stays with the records that have it. */
export async function deleteFile({ real, naive }: Twin, random: Random): Promise<void> {
  const held = any(random, naive.files.values())
  if (held === undefined) return
  const { options, outdated } = anyVersion(random, held.version)
  const refused = held.isDeleted ? ['fileId not_found'] : outdated
  const answer = await answerOf('deleteFile', real.files.delete(held.id, options), refused)
  if (answer === undefined) return
  const after = { ...held, isDeleted: true, version: held.version + 1 }
  naive.files.set(held.id, after)
  note(naive, ['delete', 'files', held.id])
  check('deleteFile', answer, { version: after.version, shown: dueFile(after) })
}

/** A file as it is sent with a record. */
interface SentFile {
  readonly id?: string
  readonly name?: string
}

/** Files to send with a record: known ones, new ones, and now and then some that are none of the company's. */
export function anyFiles({ naive, foreign }: Twin, random: Random): readonly SentFile[] {
  const theirs =
    any(
      random,
      foreign().flatMap((one) => [...one.files.keys()]),
    ) ?? NOBODY
  const known = any(random, naive.files.values())
  const fresh = [{ name: 'new' }, { id: '7', name: 'seven' }]
  const own =
    known === undefined ? fresh : [...fresh, { id: known.id }, { id: known.id }, { id: known.id, name: known.name }]
  const odd = [{ id: theirs }, { id: NOBODY }, { id: known?.id ?? '7', name: 'another' }]
  return Array.from({ length: random.one([1, 1, 2]) }, () => random.one(random.unit() < 0.15 ? odd : own))
}

/** Files of a record to be: those that are known, and of those to be made what will be shown of them. */
export interface FilesToBe {
  readonly files: readonly (ModelFile | Omit<ModelFile, 'version'> | { readonly name: string })[]
  readonly refused: readonly string[]
}

/** The files of a record by what was sent, one after the other; `held` are those that it has already. */
export function filesToBe(
  { files: known }: NaiveCompany,
  sent: readonly SentFile[],
  held: readonly ModelFile[] = [],
): FilesToBe {
  const made = new Map<string, Omit<ModelFile, 'version'>>()
  const refused: string[] = []
  const files = sent.map(({ id, name }, index) => {
    const file = id === undefined ? undefined : (known.get(id) ?? made.get(id))
    const isAnother = file !== undefined && name !== undefined && name !== file.name
    if (file !== undefined && !isAnother) {
      if (file.isDeleted && !held.some((one) => one.id === id)) refused.push(`files[${index}].id unknown_file`)
      return file
    }
    if (name === undefined) refused.push(`files[${index}].id unknown_file`)
    if (name === undefined || id === undefined || isAnother) return { name: name ?? '' }
    const fresh = { id, name, url: '', isDeleted: false }
    made.set(id, fresh)
    return fresh
  })
  return { files, refused }
}

/** The files of a record as it was answered; those that it made are the company's from then on. */
export function filesOfAnswer(
  naive: NaiveCompany,
  { files }: FilesToBe,
  shown: readonly { readonly id: string }[],
): readonly ModelFile[] {
  if (shown.length !== files.length) throw new Error(`${shown.length} files were answered of ${files.length}`)
  const { files: known } = naive
  return files.map((file, index) => {
    const id = 'id' in file ? file.id : (shown[index]?.id as string)
    const held = known.get(id)
    if (held !== undefined && !('id' in file)) throw new Error(`a new file took the id ${id} of another`)
    if (held !== undefined) return held
    const made = { id, name: file.name, url: '', isDeleted: false, version: 1 }
    known.set(id, made)
    note(naive, ['create', 'files', id])
    return made
  })
}

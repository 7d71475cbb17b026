import { errorAt, Violations } from '../../../errors/index.ts'
import { LIMITS } from '../../../resources/index.ts'
import { checkInteger } from '../../core/context/check-integer.ts'
import type { Context } from '../../core/context/context.ts'
import { importRecords } from './import-records.ts'
import type { ImportAllRequest, ImportedChunk, ImportPayloads } from './import-types.ts'

/** Throws `query_invalid` for a size that no chunk has. */
function checkChunkSize(chunkSize: number): void {
  const violations = new Violations()
  checkInteger(violations, 'chunkSize', { value: chunkSize, min: 1, max: LIMITS.importedRecords })
  violations.throwIfAny()
}

/** Lists of so many items each, but for the last. */
async function* chunksOf<T>(items: Iterable<T> | AsyncIterable<T>, size: number): AsyncGenerator<readonly T[]> {
  let chunk: T[] = []
  for await (const item of items) {
    chunk.push(item)
    if (chunk.length < size) continue
    yield chunk
    chunk = []
  }
  if (chunk.length > 0) yield chunk
}

/** The path of a record of a chunk in the whole import: records[3].value as records[2003].value. */
function pathFrom(from: number): (path: string) => string {
  return (path) => path.replace(/^records\[(\d+)\]/, (_, index) => `records[${from + Number(index)}]`)
}

/**
 * Creates records chunk by chunk, each all or none, and gives each chunk when it is written. Throws what an import throws, its
 * paths counted from the first record of all; the chunks before stay.
 */
export async function* importAll<Name extends keyof ImportPayloads>(
  context: Context,
  { activity, records, chunkSize = LIMITS.importedRecords, idempotencyKey }: ImportAllRequest<Name>,
): AsyncGenerator<ImportedChunk, void, undefined> {
  checkChunkSize(chunkSize)
  let from = 0
  for await (const chunk of chunksOf(records, chunkSize)) {
    const key = idempotencyKey === undefined ? {} : { idempotencyKey: `${idempotencyKey} ${from}` }
    try {
      yield { from, ...(await importRecords(context, { activity, records: chunk, ...key })) }
    } catch (error) {
      throw errorAt(pathFrom(from), error)
    }
    from += chunk.length
  }
}

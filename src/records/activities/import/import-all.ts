import { errorAt, Violations } from '../../../core/errors/index.ts'
import { checkInteger } from '../../../ledger/context/check-integer.ts'
import type { Context } from '../../../ledger/context/context.ts'
import { LIMITS } from '../../../resources/index.ts'
import { importRecords } from './import-records.ts'
import type { ImportAllRequest, ImportedChunk, ImportPayloads } from './import-types.ts'

/** Throws `query_invalid` unless `chunkSize` is between 1 and the import limit. */
function checkChunkSize(chunkSize: number): void {
  const violations = new Violations()
  checkInteger(violations, 'chunkSize', { value: chunkSize, min: 1, max: LIMITS.importedRecords })
  violations.throwIfAny()
}

/** Splits items into arrays of `size`. The last one may be shorter. */
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

/** Maps a path of a chunk to the whole import: records[3].value becomes records[2003].value. */
function pathFrom(from: number): (path: string) => string {
  return (path) => path.replace(/^records\[(\d+)\]/, (_, index) => `records[${from + Number(index)}]`)
}

/**
 * Creates records in chunks and yields each chunk when it is written. A chunk is written as a whole or not at all. Throws what
 * an import throws, with paths that count from the first record of all. Earlier chunks stay.
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

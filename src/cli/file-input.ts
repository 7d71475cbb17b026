import { type FileHandle, open } from 'node:fs/promises'
import { fail } from '../errors/index.ts'
import type { ByteInput } from './io.ts'
import { reasonOf } from './system-error.ts'

const CHUNK_BYTES = 2 ** 20
/** One being read, one yielded, one possibly still in use. */
const BUFFERS = 3

function failReading(error: unknown): never {
  return fail('', 'file_unreadable', `cannot be read: ${reasonOf(error)}`)
}

/** The bytes of a file; reads the next piece while the caller handles the last. */
async function* chunksOf(handle: FileHandle, size: number | undefined): AsyncGenerator<Uint8Array> {
  const buffers = Array.from({ length: BUFFERS }, () => new Uint8Array(CHUNK_BYTES))
  const read = async (index: number) => {
    const buffer = buffers[index % BUFFERS] as Uint8Array
    const { bytesRead } = await handle.read(buffer, 0, CHUNK_BYTES)
    return buffer.subarray(0, bytesRead)
  }
  let next = read(0)
  let total = 0
  try {
    for (let index = 1; ; index++) {
      const chunk = await next.catch(failReading)
      total += chunk.length
      if (chunk.length === 0) break
      next = read(index)
      // the error is thrown when the promise is awaited
      next.catch(() => undefined)
      yield chunk
    }
  } finally {
    await next.catch(() => undefined)
    await handle.close()
  }
  if (size !== undefined && total < size) {
    fail('', 'file_unreadable', `cannot be read: it had ${size} bytes and became shorter while it was read`)
  }
}

async function* standardInput(): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of process.stdin) yield chunk as Uint8Array
  } catch (error) {
    failReading(error)
  }
}

/** Opens a file as a stream, '-' for standard input. Throws `file_unreadable`. */
export async function openFileInput(path: string): Promise<ByteInput> {
  if (path === '-') return { size: undefined, chunks: standardInput }
  const handle = await open(path, 'r').catch(failReading)
  const stat = await handle.stat()
  const size = stat.isFile() ? stat.size : undefined
  return { size, chunks: () => chunksOf(handle, size) }
}

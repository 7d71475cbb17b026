import { createReadStream } from 'node:fs'
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fail, parseJson } from '../../../../core/errors/index.ts'
import type { ByteInput } from '../../io.ts'

const MIB = 2 ** 20
const LINE_FEED = 10

/** Limits of an uploaded file in bytes. */
export const UPLOAD_LIMITS = {
  /** The first line, with the settings. */
  settings: 4 * MIB,
  file: 512 * MIB,
} as const

/** A file that the page sent, on the disk of the server. */
export interface UploadedFile {
  /** The settings in the first line of the request. */
  readonly settings: unknown
  /** Bytes of the file. */
  readonly size: number
  /** Opens the file; it can be read as often as needed. */
  readonly open: () => Promise<ByteInput>
  /** Deletes the file. */
  readonly remove: () => Promise<void>
}

/** Parses the first line of a request. Throws `body_malformed`. */
function parseSettings(line: Uint8Array): unknown {
  try {
    return parseJson(Buffer.from(line).toString())
  } catch {
    return fail('', 'body_malformed', 'the first line of the request is not JSON; reload the page')
  }
}

/** Separates the first line from the bytes after it. */
class SettingsLine {
  readonly #pieces: Uint8Array[] = []
  #length = 0
  #line: Uint8Array | undefined

  get line(): Uint8Array | undefined {
    return this.#line
  }

  /** Adds a piece; returns its bytes after the first line. */
  rest(piece: Uint8Array): Uint8Array {
    if (this.#line !== undefined) return piece
    const end = piece.indexOf(LINE_FEED)
    this.#pieces.push(end < 0 ? piece : piece.subarray(0, end))
    this.#length += end < 0 ? piece.length : end
    if (this.#length > UPLOAD_LIMITS.settings)
      fail('', 'body_too_large', 'too many cells were changed; correct them in the file, and choose it again')
    if (end < 0) return new Uint8Array(0)
    this.#line = Buffer.concat(this.#pieces)
    return piece.subarray(end + 1)
  }
}

async function writeFileOf(body: AsyncIterable<Uint8Array>, handle: FileHandle) {
  const first = new SettingsLine()
  let size = 0
  for await (const piece of body) {
    const bytes = first.rest(piece)
    size += bytes.length
    if (size > UPLOAD_LIMITS.file) {
      const message = `has more than ${UPLOAD_LIMITS.file / MIB} MiB; split it, or import it with tonne import`
      fail('', 'file_too_large', message)
    }
    await handle.writeFile(bytes)
  }
  return { line: first.line, size }
}

/**
 * Receives a request whose first line has the settings as JSON, and whose other bytes are a file. The file is stored in
 * the folder for temporary files until `remove`. Throws `body_malformed`, `body_too_large` and `file_too_large`.
 */
export async function receiveFile(body: AsyncIterable<Uint8Array>): Promise<UploadedFile> {
  const folder = await mkdtemp(join(tmpdir(), 'tonne-import-'))
  const path = join(folder, 'file')
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const handle = await open(path, 'wx', 0o600)
    const { line, size } = await writeFileOf(body, handle).finally(() => handle.close())
    const settings = parseSettings(line ?? new Uint8Array(0))
    return { settings, size, open: async () => ({ size, chunks: () => createReadStream(path) }), remove }
  } catch (error) {
    await remove()
    throw error
  }
}

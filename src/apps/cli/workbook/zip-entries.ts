import { inflateRawSync } from 'node:zlib'

const END = 0x06054b50
const END_BYTES = 22
const COMMENT_BYTES_MAX = 0xffff
const CENTRAL = 0x02014b50
const CENTRAL_BYTES = 46
const LOCAL = 0x04034b50
const LOCAL_BYTES = 30
const STORED = 0
const DEFLATED = 8
/** Size in directory entries of archives of 4 GiB and more, and of some streaming writers. */
const ZIP64 = 0xffffffff
const ZIP64_EXTRA = 1

/** An entry in the directory of an archive. */
export interface ZipEntry {
  readonly name: string
  readonly method: number
  readonly crc: number
  readonly compressedBytes: number
  /** The index of its local header. */
  readonly offset: number
}

/** Thrown for bytes that are not a supported archive. */
export class ZipError extends Error {}

const fail = (message: string): never => {
  throw new ZipError(message)
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

function endOfDirectory(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_BYTES - COMMENT_BYTES_MAX)
  for (let at = view.byteLength - END_BYTES; at >= first; at--) if (view.getUint32(at, true) === END) return at
  return fail('it has no directory')
}

/** Reads the size and offset of an entry from its extra field, if they do not fit the directory. */
function longFields(view: DataView, at: number): readonly [compressedBytes: number, offset: number] {
  const size = view.getUint32(at + 24, true)
  const fields = [view.getUint32(at + 20, true), view.getUint32(at + 42, true)]
  if (!fields.includes(ZIP64)) return fields as [number, number]
  const start = at + CENTRAL_BYTES + view.getUint16(at + 28, true)
  const end = start + view.getUint16(at + 30, true)
  for (let extra = start; extra + 4 <= end; extra += 4 + view.getUint16(extra + 2, true)) {
    if (view.getUint16(extra, true) !== ZIP64_EXTRA) continue
    let next = extra + 4 + (size === ZIP64 ? 8 : 0)
    return fields.map((field) => {
      if (field !== ZIP64) return field
      next += 8
      return Number(view.getBigUint64(next - 8, true))
    }) as [number, number]
  }
  return fail('an entry has no size')
}

/**
 * Lists the entries of an archive by name, from its directory. Throws `ZipError`, and `RangeError` for a truncated
 * directory.
 */
export function zipEntries(bytes: Uint8Array): ReadonlyMap<string, ZipEntry> {
  const view = viewOf(bytes)
  const end = endOfDirectory(view)
  const entries = new Map<string, ZipEntry>()
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (view.getUint32(at, true) !== CENTRAL) return fail('its directory is broken')
    const nameBytes = view.getUint16(at + 28, true)
    const name = Buffer.from(bytes.subarray(at + CENTRAL_BYTES, at + CENTRAL_BYTES + nameBytes)).toString()
    if (entries.has(name)) return fail(`it has two parts ${JSON.stringify(name)}`)
    const [compressedBytes, offset] = longFields(view, at)
    const [method, crc] = [view.getUint16(at + 10, true), view.getUint32(at + 16, true)]
    entries.set(name, { name, method, crc, compressedBytes, offset })
    at += CENTRAL_BYTES + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

/**
 * Inflates the content of an entry; undefined if it has more than `bytesMax` bytes. Bytes are counted while inflating,
 * not taken from the directory. Throws `ZipError` or an error of zlib for a broken entry.
 */
export function entryContent(bytes: Uint8Array, entry: ZipEntry, bytesMax: number): Uint8Array | undefined {
  const view = viewOf(bytes)
  const { name, offset, compressedBytes, method } = entry
  if (view.getUint32(offset, true) !== LOCAL) return fail(`its part ${JSON.stringify(name)} is not where it should be`)
  const start = offset + LOCAL_BYTES + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  const content = bytes.subarray(start, start + compressedBytes)
  if (content.length < compressedBytes) return fail(`its part ${JSON.stringify(name)} is cut off`)
  if (method === STORED) return content.length > bytesMax ? undefined : content
  if (method !== DEFLATED) return fail(`its part ${JSON.stringify(name)} is compressed in a way that is not read`)
  try {
    return inflateRawSync(content, { maxOutputLength: Math.max(1, bytesMax) })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return undefined
    throw error
  }
}

/** A part to write to an archive: its name, its content, and its expected checksum. */
export interface StoredPart {
  readonly name: string
  readonly crc: number
  readonly content: Uint8Array
}

function header(part: StoredPart, { signature, bytes, at }: { signature: number; bytes: number; at: number }): Buffer {
  const name = Buffer.from(part.name)
  const head = Buffer.alloc(bytes)
  head.writeUInt32LE(signature, 0)
  const fields = bytes === CENTRAL_BYTES ? 2 : 0
  head.writeUInt32LE(part.crc, 14 + fields)
  head.writeUInt32LE(part.content.length, 18 + fields)
  head.writeUInt32LE(part.content.length, 22 + fields)
  head.writeUInt16LE(name.length, 26 + fields)
  if (bytes === CENTRAL_BYTES) head.writeUInt32LE(at, 42)
  return Buffer.concat([head, name])
}

/** An archive that holds these parts uncompressed. */
export function storedArchive(parts: readonly StoredPart[]): Uint8Array {
  const pieces: Uint8Array[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const part of parts) {
    const head = header(part, { signature: LOCAL, bytes: LOCAL_BYTES, at })
    directory.push(header(part, { signature: CENTRAL, bytes: CENTRAL_BYTES, at }))
    pieces.push(head, part.content)
    at += head.length + part.content.length
  }
  const end = Buffer.alloc(END_BYTES)
  end.writeUInt32LE(END, 0)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(
    directory.reduce((bytes, { length }) => bytes + length, 0),
    12,
  )
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...pieces, ...directory, end])
}

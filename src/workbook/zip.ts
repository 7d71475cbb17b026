import type { CompressedPart } from './compressed-part.ts'

const LOCAL_HEADER = 0x04034b50
const CENTRAL_HEADER = 0x02014b50
const END = 0x06054b50
const VERSION = 20
const UTF8_NAMES = 0x0800
const DEFLATE = 8
/** 1980-01-01, the first day that the format knows: the same parts are the same bytes. */
const FIRST_DAY = 0x21

const LOCAL_BYTES = 30
const CENTRAL_BYTES = 46
const END_BYTES = 22

/** Little-endian fields, each with its number of bytes. */
type Fields = readonly (readonly [value: number, bytes: 2 | 4])[]

function headerOf(fields: Fields, name: string): Uint8Array {
  const size = fields.reduce((all, [, bytes]) => all + bytes, 0)
  const header = new Uint8Array(size + name.length)
  const view = new DataView(header.buffer)
  let position = 0
  for (const [value, bytes] of fields) {
    if (bytes === 2) view.setUint16(position, value, true)
    else view.setUint32(position, value, true)
    position += bytes
  }
  // names of parts are ASCII
  for (const [index, character] of [...name].entries()) header[size + index] = character.charCodeAt(0)
  return header
}

/** The fields that both headers of a part share. */
function sharedFields({ name, crc, compressedBytes, bytes }: CompressedPart): Fields {
  const stated: Fields = [
    [VERSION, 2],
    [UTF8_NAMES, 2],
    [DEFLATE, 2],
    [0, 2],
    [FIRST_DAY, 2],
  ]
  return [...stated, [crc, 4], [compressedBytes, 4], [bytes, 4], [name.length, 2], [0, 2]]
}

function localHeader(part: CompressedPart): Uint8Array {
  return headerOf([[LOCAL_HEADER, 4], ...sharedFields(part)], part.name)
}

function centralHeader(part: CompressedPart, start: number): Uint8Array {
  const rest: Fields = [
    [0, 2],
    [0, 2],
    [0, 2],
    [0, 4],
    [start, 4],
  ]
  return headerOf([[CENTRAL_HEADER, 4], [VERSION, 2], ...sharedFields(part), ...rest], part.name)
}

function endOf(count: number, { start, bytes }: { readonly start: number; readonly bytes: number }): Uint8Array {
  return headerOf(
    [
      [END, 4],
      [0, 2],
      [0, 2],
      [count, 2],
      [count, 2],
      [bytes, 4],
      [start, 4],
      [0, 2],
    ],
    '',
  )
}

/** A ZIP archive of compressed parts, in their order; below 4 GiB. */
export function zipOf(parts: readonly CompressedPart[]): Uint8Array {
  const local = parts.reduce((all, { name, compressedBytes }) => all + LOCAL_BYTES + name.length + compressedBytes, 0)
  const central = parts.reduce((all, { name }) => all + CENTRAL_BYTES + name.length, 0)
  const archive = new Uint8Array(local + central + END_BYTES)
  let position = 0
  const append = (bytes: Uint8Array) => {
    archive.set(bytes, position)
    position += bytes.length
  }
  const directory = parts.map((part) => {
    const header = centralHeader(part, position)
    append(localHeader(part))
    for (const piece of part.pieces) append(piece)
    return header
  })
  for (const header of directory) append(header)
  append(endOf(parts.length, { start: local, bytes: central }))
  return archive
}

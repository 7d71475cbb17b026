import { inflateRawSync } from 'node:zlib'

const CENTRAL = 0x02014b50
const END_BYTES = 22

/** The entries of a ZIP archive without a comment, as text by name, read from its directory. */
export function zipEntries(archive: Uint8Array): ReadonlyMap<string, string> {
  const bytes = Buffer.from(archive)
  const end = bytes.length - END_BYTES
  const entries = new Map<string, string>()
  let position = bytes.readUInt32LE(end + 16)
  while (position < end && bytes.readUInt32LE(position) === CENTRAL) {
    const [nameLength, start] = [bytes.readUInt16LE(position + 28), bytes.readUInt32LE(position + 42)]
    const name = bytes.toString('latin1', position + 46, position + 46 + nameLength)
    const content = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28)
    entries.set(
      name,
      inflateRawSync(bytes.subarray(content, content + bytes.readUInt32LE(position + 20))).toString('utf8'),
    )
    position += 46 + nameLength
  }
  if (entries.size !== bytes.readUInt16LE(end + 10)) throw new Error('entries are missing from the archive')
  return entries
}

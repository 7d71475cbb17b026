import { sha1 } from '@noble/hashes/legacy.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { readByte } from '../../base/index.ts'

/** The namespace of all generated ids. Chosen once at random; it must never change, or all ids would. */
const NAMESPACE = '53abf264-a1e5-4dc6-a67f-b30a1672bf11'

/** The UUID of a name in our namespace: version 5 (SHA-1), RFC 9562. The same name always gives the same id. */
export function uuidOf(name: string): string {
  const digest = sha1(new Uint8Array([...hexToBytes(NAMESPACE.replaceAll('-', '')), ...utf8ToBytes(name)]))
  const bytes = digest.slice(0, 16)
  bytes[6] = (readByte(bytes, 6) & 0x0f) | 0x50
  bytes[8] = (readByte(bytes, 8) & 0x3f) | 0x80
  return bytesToHex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Returns the id of a row of an edition. */
export function rowId(edition: string, row: string): string {
  return uuidOf(`${edition}/${row}`)
}

import { strFromU8, unzipSync } from 'fflate'

/** The entries of a ZIP archive as text by name, in their order. */
export function zipEntries(archive: Uint8Array): ReadonlyMap<string, string> {
  return new Map(Object.entries(unzipSync(archive)).map(([name, bytes]) => [name, strFromU8(bytes)]))
}

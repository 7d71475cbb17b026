import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

/** Where the digests of the last derivation are kept. */
export const TABLES = new URL('derived.json', import.meta.url)

/** A table of the library. */
export const target = (name: string) => new URL(`../../../src/reference/places/sea/data/${name}`, import.meta.url)

const DERIVED = ['edges.ts', 'land-mask.ts'] as const
/** What the derivation reads beside its own files. */
const READ = ['data/waypoints.ts', 'sea-passages.ts', 'gates.ts', 'sphere.ts', 'sea-graph.ts'] as const

/** The digest of files, one after the other. */
function digestOf(files: readonly URL[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(file))
  return hash.digest('hex')
}

/** The digests of what the derivation reads and of what it wrote. */
export function digestsOfTables(): Readonly<Record<string, string>> {
  const own = ['./', './data/'].flatMap((folder) =>
    readdirSync(new URL(folder, import.meta.url))
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .sort()
      .map((name) => new URL(`${folder}${name}`, import.meta.url)),
  )
  const read = READ.map((name) => new URL(`../../../src/reference/places/sea/${name}`, import.meta.url))
  return {
    inputs: digestOf([...own, ...read]),
    ...Object.fromEntries(DERIVED.map((name) => [name, digestOf([target(name)])])),
  }
}

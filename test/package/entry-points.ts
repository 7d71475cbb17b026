import { existsSync, readFileSync } from 'node:fs'

/** One entry of the `exports` map: `tonne/factors` is made of `src/reference/factors/index.ts`. */
export interface EntryPoint {
  /** What a user imports. */
  readonly specifier: string
  /** The path below dist, without extension. */
  readonly name: string
  readonly source: string
}

interface Manifest {
  readonly name: string
  readonly exports: Readonly<Record<string, string | { readonly import: { readonly default: string } }>>
}

/** Folders of src that hold others, which dist has without them: `core/exact` is `dist/exact`. */
const OUTER_FOLDERS = ['', 'core/', 'reference/', 'standards/', 'ledger/', 'apps/'] as const

function sourceOf(name: string): string {
  const paths = OUTER_FOLDERS.map((outer) => `src/${outer}${name}.ts`)
  const source = paths.find((path) => existsSync(path))
  if (source === undefined) throw new RangeError(`package.json exports ${name}, but no source has that name`)
  return source
}

/**
 * The entry points, read from `exports` in package.json: an entry added there is built, documented and checked. A pattern
 * is none: its modules are generated, and checked by what generates them.
 */
export function entryPoints(): EntryPoint[] {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest
  return Object.entries(manifest.exports).flatMap(([path, target]) => {
    if (typeof target === 'string' || path.includes('*')) return []
    const name = target.import.default.replace(/^\.\/dist\//, '').replace(/\.js$/, '')
    return [{ specifier: manifest.name + path.slice(1), name, source: sourceOf(name) }]
  })
}

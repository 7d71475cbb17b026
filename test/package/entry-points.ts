import { readFileSync } from 'node:fs'

/** One entry of the `exports` map: `tonne/factors` is made of `src/reference/factors/index.ts`. */
export interface EntryPoint {
  /** What a user imports. */
  readonly specifier: string
  /** The path below src and below dist, without extension. */
  readonly name: string
  readonly source: string
}

interface Manifest {
  readonly name: string
  readonly exports: Readonly<Record<string, string | { readonly import: { readonly default: string } }>>
}

/** The entry points, read from `exports` in package.json: an entry added there is built, documented and checked. */
export function entryPoints(): EntryPoint[] {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest
  return Object.entries(manifest.exports).flatMap(([path, target]) => {
    if (typeof target === 'string') return []
    const name = target.import.default.replace(/^\.\/dist\//, '').replace(/\.js$/, '')
    return [{ specifier: manifest.name + path.slice(1), name, source: `src/${name}.ts` }]
  })
}

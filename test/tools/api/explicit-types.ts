import type { Declarations } from './declarations.ts'
import type { Surface } from './surface.ts'

/**
 * What users see and whose type is not written down. Registries that make declarations without a type checker (JSR calls
 * these slow types) would refuse it. What no export mentions may be inferred.
 */
export function inferredTypes({ entries, unexported }: Surface, { inferred }: Declarations): string[] {
  const seen = new Set(
    [...entries.flatMap(({ items }) => items), ...unexported].map(({ source, symbol }) => `${source} ${symbol.name}`),
  )
  return inferred
    .filter(({ source, names }) => names.some((name) => seen.has(`${source} ${name}`)))
    .map(({ message }) => message)
    .sort()
}

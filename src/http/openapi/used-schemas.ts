import type { JsonObject } from './open-api-document.ts'

const SCHEMA = '#/components/schemas/'

/** The names of the schemas that a part of a document references. */
function mentionedIn(part: unknown): readonly string[] {
  if (Array.isArray(part)) return part.flatMap(mentionedIn)
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, inner]) => {
    const isMention = key === '$ref' && typeof inner === 'string' && inner.startsWith(SCHEMA)
    return isMention ? [inner.slice(SCHEMA.length)] : mentionedIn(inner)
  })
}

/** The schemas that the parts reference, directly or indirectly, sorted by name. */
export function usedSchemas(
  schemas: { readonly [name: string]: JsonObject },
  parts: unknown,
): { readonly [name: string]: JsonObject } {
  const used = new Set<string>()
  for (const open = [...mentionedIn(parts)]; open.length > 0; ) {
    const name = open.pop() as string
    if (used.has(name)) continue
    used.add(name)
    open.push(...mentionedIn(schemas[name]))
  }
  return Object.fromEntries([...used].sort().map((name) => [name, schemas[name] as JsonObject]))
}

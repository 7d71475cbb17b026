import type * as z from 'zod'
import { fail, Violations } from '../errors/index.ts'

type Parameters = Readonly<Record<string, unknown>>

/** Decodes a name or value of a query or a form. Throws `query_invalid`. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return fail('', 'query_invalid', 'the query contains an escape (%) that is not valid UTF-8')
  }
}

/** The decoded names in a query or a form, each with its raw value, in order. Throws `query_invalid`. */
export function queryPairs(search: string): readonly (readonly [name: string, raw: string])[] {
  if (search === '') return []
  return search.split('&').map((part) => {
    const index = part.indexOf('=')
    return index < 0 ? [decoded(part), ''] : [decoded(part.slice(0, index)), part.slice(index + 1)]
  })
}

/** The known parameters in a query; others are ignored. */
function givenIn(search: string, known: Parameters): Map<string, string> {
  const given = new Map<string, string>()
  for (const [name, raw] of queryPairs(search)) {
    if (!Object.hasOwn(known, name)) continue
    if (given.has(name)) fail(name, 'query_invalid', 'occurs twice in the query; give it once')
    given.set(name, decoded(raw))
  }
  return given
}

/** Parses a query by its schema. Throws `query_invalid`, or `required` for missing parameters, with all violations. */
export function readQuery(schema: z.ZodObject, search: string): Parameters {
  const given: Parameters = Object.fromEntries(givenIn(search, schema.shape))
  const read = schema.safeParse(given)
  if (read.success) return read.data
  const violations = new Violations()
  for (const { path, message } of read.error.issues) {
    const name = String(path[0] ?? '')
    if (Object.hasOwn(given, name)) violations.add(name, 'query_invalid', { message, received: given[name] })
    else violations.add(name, 'required', 'is missing from the query')
  }
  violations.throwIfAny()
  return {}
}

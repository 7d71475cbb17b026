import { nearestWords } from '../base/index.ts'
import { fail, type Notice, notice, VIOLATIONS_MAX, Violations } from '../core/errors/index.ts'
import type { Operation } from './operation.ts'

type Parameters = Readonly<Record<string, unknown>>

/** Decodes a name or value of a query or a form. Throws `query_invalid`. */
export function decodePart(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return fail('', 'query_invalid', 'the query contains an escape (%) that is not valid UTF-8')
  }
}

/** Lists the decoded names in a query or a form, each with its raw value, in order. Throws `query_invalid`. */
export function queryPairs(search: string): readonly (readonly [name: string, raw: string])[] {
  if (search === '') return []
  return search.split('&').map((part) => {
    const index = part.indexOf('=')
    return index < 0 ? [decodePart(part), ''] : [decodePart(part.slice(0, index)), part.slice(index + 1)]
  })
}

/** Splits a query into known parameters, which may occur only once, and the names of all others. */
function readParameters(search: string, known: Parameters) {
  const given = new Map<string, string>()
  const unknown = new Set<string>()
  for (const [name, raw] of queryPairs(search)) {
    if (!Object.hasOwn(known, name)) {
      // an ampersand at the end names nothing
      if (name !== '') unknown.add(name)
      continue
    }
    if (given.has(name)) fail(name, 'query_invalid', 'occurs twice in the query; send it once')
    given.set(name, decodePart(raw))
  }
  return { given, unknown }
}

/** The most characters of an unknown name that a violation repeats. */
const NAME_MAX = 60

/** Adds a violation for each unknown name, up to the number of violations that are reported. */
function rejectUnknown(unknown: ReadonlySet<string>, known: readonly string[], violations: Violations): void {
  const accepted = known.length === 0 ? 'none' : known.join(', ')
  for (const name of [...unknown].slice(0, VIOLATIONS_MAX)) {
    const [near] = nearestWords(name, known, 1)
    const hint = near === undefined ? '' : `; did you mean ${near}?`
    const message = `is not a query parameter of this operation, which accepts ${accepted}${hint}`
    violations.add(name.slice(0, NAME_MAX), 'query_invalid', { message, expected: accepted })
  }
}

/** Warns about each ignored parameter of a query whose name is close to the name of a parameter. */
export function misspeltParameters({ query: schema }: Pick<Operation, 'query'>, search: string): readonly Notice[] {
  if (schema === null) return []
  const known = Object.keys(schema.shape)
  return [...readParameters(search, schema.shape).unknown].slice(0, VIOLATIONS_MAX).flatMap((name) => {
    const [near] = nearestWords(name, known, 1)
    if (near === undefined) return []
    const message = `is not a query parameter of this operation and was ignored; did you mean ${near}?`
    return [notice('unknown_field_ignored', name, message)]
  })
}

/**
 * Parses a query by the schema of an operation. An extension rejects names that it does not know, because a misspelt filter or
 * check would not apply; an operation of the contract ignores them, because the contract does not state its parameters.
 * Throws `query_invalid`, or `required` for missing parameters, with all violations.
 */
export function readQuery(
  { query: schema, isExtension }: Pick<Operation, 'query' | 'isExtension'>,
  search: string,
): Parameters {
  if (schema === null && search === '') return {}
  const known = schema?.shape ?? {}
  const { given: pairs, unknown } = readParameters(search, known)
  const given: Parameters = Object.fromEntries(pairs)
  const violations = new Violations()
  if (isExtension) rejectUnknown(unknown, Object.keys(known), violations)
  const read = schema?.safeParse(given)
  for (const { path, message } of read?.error?.issues ?? []) {
    const name = String(path[0] ?? '')
    if (Object.hasOwn(given, name)) violations.add(name, 'query_invalid', { message, received: given[name] })
    else violations.add(name, 'required', 'is missing from the query; add it')
  }
  violations.throwIfAny()
  return read?.data ?? {}
}

import { fail, isFields, Violations } from '../../errors/index.ts'
import { type Pointer, parsePointer } from './pointer.ts'

/** One operation of a JSON Patch (RFC 6902), with parsed pointers. */
export type PatchOperation =
  | { readonly op: 'add' | 'replace' | 'test'; readonly path: Pointer; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: Pointer }
  | { readonly op: 'move' | 'copy'; readonly path: Pointer; readonly from: Pointer }

const OPS = ['add', 'remove', 'replace', 'move', 'copy', 'test'] as const
const OPERATIONS_MAX = 1000

type Fields = Readonly<Record<string, unknown>>

/** The text of a field; adds a violation if it is missing or not a text. */
function textOf(fields: Fields, { field, at, found }: { field: string; at: string; found: Violations }): string {
  const text = Object.hasOwn(fields, field) ? fields[field] : undefined
  if (typeof text === 'string') return text
  const message = text === undefined ? 'is missing; give text' : 'is of another type; give text'
  found.add(`${at}.${field}`, text === undefined ? 'required' : 'invalid_type', message)
  return ''
}

function readOne(fields: Fields, at: string): PatchOperation {
  const found = new Violations()
  const text = (field: string) => textOf(fields, { field, at, found })
  const pointer = (field: string) => {
    const read = text(field)
    return found.attempt(() => parsePointer(read, `${at}.${field}`)) ?? []
  }
  const name = text('op')
  const op = OPS.find((one) => one === name)
  if (op === undefined && found.list.length === 0) {
    found.add(`${at}.op`, 'invalid_choice', { message: `must be one of: ${OPS.join(', ')}`, received: name })
  }
  const path = pointer('path')
  const from = op === 'move' || op === 'copy' ? pointer('from') : []
  const isValued = op === 'add' || op === 'replace' || op === 'test'
  if (isValued && !Object.hasOwn(fields, 'value')) found.add(`${at}.value`, 'required', 'is missing; give any JSON')
  found.throwIfAny()
  if (op === 'move' || op === 'copy') return { op, path, from }
  return isValued ? { op, path, value: fields.value } : { op: 'remove', path }
}

/**
 * Parses a JSON Patch. Throws, with all violations, `invalid_type`, `required`, `invalid_choice` and `list_too_long`
 * for an invalid patch, and `patch_invalid` for an invalid pointer.
 */
export function readPatch(body: unknown): readonly PatchOperation[] {
  if (!Array.isArray(body)) return fail('', 'invalid_type', 'a JSON Patch is a list of operations')
  if (body.length > OPERATIONS_MAX) return fail('', 'list_too_long', `has more than ${OPERATIONS_MAX} operations`)
  const found = new Violations()
  const read = body.map((one: unknown, index) =>
    found.attempt(() =>
      isFields(one)
        ? readOne(one, `[${index}]`)
        : fail(`[${index}]`, 'invalid_type', 'is of another type; give an object'),
    ),
  )
  found.throwIfAny()
  return read as readonly PatchOperation[]
}

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
function textOf(
  fields: Fields,
  { field, at: path, violations }: { field: string; at: string; violations: Violations },
): string {
  const text = Object.hasOwn(fields, field) ? fields[field] : undefined
  if (typeof text === 'string') return text
  const message = text === undefined ? 'is missing; give text' : 'must be text'
  violations.add(`${path}.${field}`, text === undefined ? 'required' : 'invalid_type', message)
  return ''
}

function readOne(fields: Fields, at: string): PatchOperation {
  const violations = new Violations()
  const text = (field: string) => textOf(fields, { field, at, violations })
  const pointer = (field: string) => {
    const read = text(field)
    return violations.attempt(() => parsePointer(read, `${at}.${field}`)) ?? []
  }
  const name = text('op')
  const op = OPS.find((one) => one === name)
  if (op === undefined && violations.list.length === 0) {
    violations.add(`${at}.op`, 'invalid_choice', { message: `must be one of: ${OPS.join(', ')}`, received: name })
  }
  const path = pointer('path')
  const from = op === 'move' || op === 'copy' ? pointer('from') : []
  const isValued = op === 'add' || op === 'replace' || op === 'test'
  if (isValued && !Object.hasOwn(fields, 'value'))
    violations.add(`${at}.value`, 'required', 'is missing; give any JSON')
  violations.throwIfAny()
  if (op === 'move' || op === 'copy') return { op, path, from }
  return isValued ? { op, path, value: fields.value } : { op: 'remove', path }
}

/**
 * Parses a JSON Patch. Throws, with all violations, `invalid_type`, `required`, `invalid_choice` and `list_too_long`
 * for an invalid patch, and `patch_invalid` for an invalid pointer.
 */
export function readPatch(body: unknown): readonly PatchOperation[] {
  if (!Array.isArray(body)) return fail('', 'invalid_type', 'a JSON Patch must be a list of operations')
  if (body.length > OPERATIONS_MAX) return fail('', 'list_too_long', `must have at most ${OPERATIONS_MAX} operations`)
  const violations = new Violations()
  const read = body.map((one: unknown, index) =>
    violations.attempt(() =>
      isFields(one)
        ? readOne(one, `[${index}]`)
        : fail(`[${index}]`, 'invalid_type', 'must be an object'),
    ),
  )
  violations.throwIfAny()
  return read as readonly PatchOperation[]
}

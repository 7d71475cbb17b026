import { isFields } from '../../base/index.ts'
import { checkChoice, collect, collectEach, fail } from '../../core/errors/index.ts'
import { type Pointer, parsePointer } from './pointer.ts'

/** One operation of a JSON Patch (RFC 6902), with parsed pointers. */
export type PatchOperation =
  | { readonly op: 'add' | 'replace' | 'test'; readonly path: Pointer; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: Pointer }
  | { readonly op: 'move' | 'copy'; readonly path: Pointer; readonly from: Pointer }

const OPS = ['add', 'remove', 'replace', 'move', 'copy', 'test'] as const
const OPERATIONS_MAX = 1000

type Fields = Readonly<Record<string, unknown>>

function readOne(fields: Fields, at: string): PatchOperation {
  const textOf = (field: string) => {
    const text = fields[field]
    if (typeof text === 'string') return text
    const code = text === undefined ? 'required' : 'invalid_type'
    return fail(`${at}.${field}`, code, text === undefined ? 'is missing; give text' : 'must be text')
  }
  const pointerOf = (field: string) => parsePointer(textOf(field), `${at}.${field}`)
  const isValued = fields.op === 'add' || fields.op === 'replace' || fields.op === 'test'
  const { op, path, from } = collect({
    op: () => checkChoice({ path: `${at}.op`, value: textOf('op') }, OPS),
    path: () => pointerOf('path'),
    from: () => (fields.op === 'move' || fields.op === 'copy' ? pointerOf('from') : []),
    value: () =>
      !isValued || Object.hasOwn(fields, 'value') || fail(`${at}.value`, 'required', 'is missing; give any JSON'),
  })
  if (op === 'remove') return { op, path }
  return op === 'move' || op === 'copy' ? { op, path, from } : { op, path, value: fields.value }
}

/**
 * Parses a JSON Patch. Throws, with all violations, `invalid_type`, `required`, `invalid_choice` and `list_too_long`
 * for an invalid patch, and `patch_invalid` for an invalid pointer.
 */
export function readPatch(body: unknown): readonly PatchOperation[] {
  if (!Array.isArray(body)) return fail('', 'invalid_type', 'a JSON Patch must be a list of operations')
  if (body.length > OPERATIONS_MAX) return fail('', 'list_too_long', `must have at most ${OPERATIONS_MAX} operations`)
  return collectEach(body, (one: unknown, index) =>
    isFields(one) ? readOne(one, `[${index}]`) : fail(`[${index}]`, 'invalid_type', 'must be an object'),
  )
}

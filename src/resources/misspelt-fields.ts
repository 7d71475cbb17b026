import * as z from 'zod'
import { isFields, nearestWords } from '../base/index.ts'
import { VIOLATIONS_MAX } from '../core/errors/index.ts'
import { findResourceFields, innerSchema } from './fields/input-object.ts'
import { type InputName, inputSchemas } from './schemas.ts'

/** A field that is ignored, and the field whose name is close to its name. */
export interface MisspeltField {
  readonly path: string
  readonly near: string
}

function* walkFields(schema: z.core.$ZodType, value: unknown, path: string): Generator<MisspeltField> {
  const inner = innerSchema(schema)
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* walkFields(inner.element, item, `${path}[${index}]`)
  }
  if (!(inner instanceof z.ZodObject) || !isFields(value)) return
  const names = Object.keys(inner.shape)
  const known = new Set([...names, ...findResourceFields(schema)])
  for (const name of Object.keys(value)) {
    const at = path === '' ? name : `${path}.${name}`
    const field = Object.hasOwn(inner.shape, name) ? inner.shape[name] : undefined
    if (field !== undefined) yield* walkFields(field, value[name], at)
    else if (!known.has(name)) {
      const [near] = nearestWords(name, names, 1)
      if (near !== undefined) yield { path: at, near: path === '' ? near : `${path}.${near}` }
    }
  }
}

/**
 * Finds the fields of a payload that are ignored and probably misspelt, at any depth, at most a hundred. A field of the
 * resource that clients cannot set is not misspelt, because whole records may be sent back.
 */
export function misspeltFields(name: InputName, payload: unknown): readonly MisspeltField[] {
  const found: MisspeltField[] = []
  for (const field of walkFields(inputSchemas()[name], payload, '')) {
    found.push(field)
    if (found.length >= VIOLATIONS_MAX) break
  }
  return found
}

import { isFields } from '../../errors/index.ts'
import type { Field } from '../findings.ts'

/** Adds fields of a document that its reader does not know and left out of what it read. */
export function checkUnknownFields(raw: unknown, read: unknown, field: Field): void {
  if (Array.isArray(raw) && Array.isArray(read)) {
    for (const [index, item] of raw.entries()) checkUnknownFields(item, read[index], field.in(index))
    return
  }
  if (!isFields(raw) || !isFields(read)) return
  for (const [name, value] of Object.entries(raw)) {
    if (Object.hasOwn(read, name)) checkUnknownFields(value, read[name], field.in(name))
    else if (value !== null && value !== undefined) checkKnown({ [name]: value }, [], field)
  }
}

/** Adds fields that are none of the known ones. */
export function checkKnown(fields: Readonly<Record<string, unknown>>, known: readonly string[], field: Field): void {
  for (const [name, value] of Object.entries(fields)) {
    if (!known.includes(name)) field.in(name).differs('is an unknown field', undefined, value)
  }
}

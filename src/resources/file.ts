import * as z from 'zod'
import { inputObject, type OutputOf, type Rule } from './fields/input-object.ts'
import { inputPair, partialShape } from './fields/input-pair.ts'
import { list, reject } from './fields/reading.ts'
import { name, text, textOrNumber, webUrl } from './fields/text.ts'
import { type ResourceSchema, resourceTimestamp, stamps } from './fields/wire.ts'
import { LIMITS } from './limits.ts'
import type { InputPolicy } from './policy.ts'

const fileShape = {
  id: z.string(),
  name: z.string(),
  url: z.string(),
  ...stamps(),
  deletedAt: resourceTimestamp().nullable(),
}

/** An attachment in the contract's shape. */
export interface FileResource extends OutputOf<typeof fileShape> {}

/** Schema of an attachment: its name and URL; its bytes are stored elsewhere. */
export const fileSchema: ResourceSchema<FileResource> = z.strictObject(fileShape)

const idOrName: Rule = (read, ctx) => {
  if (read.id !== undefined || read.name !== undefined) return
  const message = 'is missing; give the id of a file, or the name of a new one'
  reject(ctx, { code: 'required', message, expected: 'text' }, ['name'])
}

/** Schema of a record's files: existing ones by id, new ones by name and URL. */
export function filesInput(policy: InputPolicy) {
  const shape = {
    id: textOrNumber({ max: LIMITS.id, min: 1 }).optional(),
    name: text(LIMITS.name).optional(),
    url: webUrl().optional(),
  }
  return list(inputObject(policy, { shape, resource: fileSchema, rules: [idOrName] }), LIMITS.files)
}

/** The files of a kind of record to which the contract gives none: a record has the field once a file was attached. */
export const attachedFiles = (): z.ZodExactOptional<z.ZodArray<ResourceSchema<FileResource>>> =>
  z.array(fileSchema).exactOptional()

/** Schemas of the inputs that create and change a file on its own. */
export function fileInputs(policy: InputPolicy) {
  const shape = { name: name(), url: webUrl().default('') }
  return inputPair(policy, { shape, update: partialShape(shape), resource: fileSchema })
}

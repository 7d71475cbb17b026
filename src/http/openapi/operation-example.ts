import { isFields } from '../../errors/index.ts'
import type { Operation } from '../operation.ts'
import { OPERATION_EXAMPLES, type OperationExample } from './data/operation-examples.ts'

/** The example of an operation, on the company of `tonne serve --demo`. */
export function exampleOf({ id }: Operation): OperationExample {
  return OPERATION_EXAMPLES[id] ?? {}
}

/** `example` of an OpenAPI object; nothing for undefined. */
export function exampleField(example: unknown): { readonly example?: unknown } {
  return example === undefined ? {} : { example }
}

/** The change of the first plain field of an example body, as a JSON Patch; undefined for a body without one. */
export function patchExample(body: unknown): readonly object[] | undefined {
  const plain = Object.entries(isFields(body) ? body : {}).find(([, value]) => typeof value !== 'object')
  return plain === undefined ? undefined : [{ op: 'replace', path: `/${plain[0]}`, value: plain[1] }]
}

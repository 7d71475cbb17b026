import { isFields } from '../../base/index.ts'
import type { Operation } from '../operation.ts'
import { OPERATION_EXAMPLES, type OperationExample } from './data/operation-examples.ts'

/** Finds the example of an operation, recorded on the company of `tonne serve --demo`. */
export function exampleOf({ id }: Operation): OperationExample {
  return OPERATION_EXAMPLES[id] ?? {}
}

/** Makes the `example` of an OpenAPI object; nothing for undefined. */
export function exampleField(example: unknown): { readonly example?: unknown } {
  return example === undefined ? {} : { example }
}

/** Makes a JSON Patch of the first plain field of an example body; undefined without a plain field. */
export function patchExample(body: unknown): readonly object[] | undefined {
  const plain = Object.entries(isFields(body) ? body : {}).find(([, value]) => typeof value !== 'object')
  return plain === undefined ? undefined : [{ op: 'replace', path: `/${plain[0]}`, value: plain[1] }]
}

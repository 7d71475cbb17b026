import { canonicalJson, type Json, uuidOf } from '../emissions/index.ts'

/**
 * The id of a footprint: the UUID (version 5, RFC 9562) of its canonical JSON without its id and its status, in the
 * namespace of this library. Any other change is another id, and a footprint that is deprecated keeps its own.
 */
export function footprintId(footprint: object): string {
  const { id: _id, status: _status, ...content } = footprint as { readonly [field: string]: Json }
  return uuidOf(`product-footprint/${canonicalJson(content)}`)
}

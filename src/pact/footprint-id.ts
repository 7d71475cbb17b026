import { canonicalJson, type Json, uuidOf } from '../emissions/index.ts'

/**
 * Computes the id of a footprint: the UUID (version 5, RFC 9562) of its canonical JSON without id and status, in the
 * namespace of this library. Any other change gives another id; deprecating a footprint does not.
 */
export function footprintId(footprint: object): string {
  const { id: _id, status: _status, ...content } = footprint as { readonly [field: string]: Json }
  return uuidOf(`product-footprint/${canonicalJson(content)}`)
}

import { canonicalJson, type Json, uuidOf } from '../../core/emissions/index.ts'
import { asExact, type NumberInput, parseNumber, SIGNIFICANT_DIGITS } from '../../core/exact/index.ts'
import { printDecimal } from '../documents/index.ts'
import type { FootprintExtension } from './footprint.ts'
import type { FootprintSource } from './footprint-source.ts'

/**
 * Computes the id of a footprint: the UUID (version 5, RFC 9562) of its canonical JSON without id and status, in the
 * namespace of this library. Any other change gives another id; deprecating a footprint does not.
 */
export function footprintId(footprint: object): string {
  const { id: _id, status: _status, ...content } = footprint as { readonly [field: string]: Json }
  return uuidOf(`product-footprint/${canonicalJson(content)}`)
}

/** The format of the proof of a footprint with its version; verifiers read every version ever released. */
export const PROOF_FORMAT = 'tonne-footprint-proof/1'

/** The name of the schema of the proof, as extensions of PACT state it. */
export const PROOF_SCHEMA = 'urn:tonne:footprint-proof:1'

/** The rounding of figures without a finite decimal, because figures of PACT are decimals. */
export const ROUNDING = Object.freeze({ significantDigits: SIGNIFICANT_DIGITS, mode: 'half_even' } as const)

function printInput(value: NumberInput): string {
  const exact = asExact(value)
  return typeof exact === 'number' ? printDecimal(parseNumber(exact)) : exact
}

/** Builds the extension with the traces of a footprint. Its receiver recalculates the footprint from it. */
export function proofOf({ quantity, parts }: FootprintSource): FootprintExtension {
  const data = {
    format: PROOF_FORMAT,
    quantity: printInput(quantity),
    rounding: ROUNDING,
    parts: parts.map(({ stage, share, record, trace }) => ({
      stage,
      ...(record !== undefined && { record }),
      ...(share && { share: { part: printInput(share.part), whole: printInput(share.whole) } }),
      trace: JSON.parse(trace) as Json,
    })),
  }
  return { specVersion: '1.0.0', dataSchema: PROOF_SCHEMA, data }
}

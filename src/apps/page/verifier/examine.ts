import { isFields, isList } from '../../../base/index.ts'
import { isVerifiedCalculation } from '../../../core/emissions/index.ts'
import { fail, UNCHECKED_CODES, type Unchecked } from '../../../core/errors/index.ts'
import { parsePublicKey } from '../../../core/heads/index.ts'
import { verifyFootprint } from '../../../standards/pact/index.ts'
import { type ShipmentVerification, verifyShipment } from '../../../standards/transport/index.ts'
import {
  type Difference,
  type PublicHeadKey,
  readSignedHead,
  type SignedHead,
  type Verification,
  type VerifyOptions,
  verify,
} from '../../../verify/index.ts'
import { describeFigure } from './calculator-lines.ts'
import { addOwnFactors } from './catalogue.ts'
import type { Evidence } from './evidence.ts'
import { failPart, type PartResult, type ShownDifference } from './part-result.ts'

type TraceEvidence = Extract<Evidence, { proof: string | object }>
type HeadEvidencePart = Extract<Evidence, { kind: 'signed head' }>
type DocumentEvidence = Exclude<Evidence, TraceEvidence | HeadEvidencePart>

/** Adds their place to the differences of a verification. */
export function placeDifferences(place: string, differences: readonly Difference[]): readonly ShownDifference[] {
  return differences.map(({ code, path, message, expected, found }) => ({
    place,
    code,
    path,
    message,
    expected,
    found,
  }))
}

function uncheckedOwnFactors(count: number): readonly Pick<Unchecked, 'code' | 'count' | 'message'>[] {
  return count === 0 ? [] : [{ code: 'own_factors', count, message: UNCHECKED_CODES.own_factors }]
}

function toPartResult(
  { kind, place }: Evidence,
  { verified, differences }: Verification,
  shown: Pick<PartResult, 'figures' | 'unchecked' | 'facts'>,
): PartResult {
  return {
    kind,
    verdict: verified ? 'verified' : 'differs',
    differences: placeDifferences(place, differences),
    figuresInAll: shown.figures.length,
    ...shown,
  }
}

/** Verifies a trace by itself, and then against the publications. */
function examineTrace(evidence: TraceEvidence): PartResult {
  const { proof, place, kind } = evidence
  const trace: unknown = typeof proof === 'string' ? JSON.parse(proof) : proof
  const alone = verify(proof)
  const { catalogue, own } = addOwnFactors(isVerifiedCalculation(trace, alone) ? [trace] : [])
  const verification = alone.verified ? verify(proof, { catalogue }) : alone
  const figure = describeFigure(place === '' ? kind : place, trace, verification)
  return toPartResult(evidence, verification, { figures: [figure], unchecked: uncheckedOwnFactors(own), facts: [] })
}

/** Finds the traces anywhere in a document. Documents that verify are not nested deeply. */
function findTraces(value: unknown, depth = 0): readonly unknown[] {
  if (depth > 12 || typeof value !== 'object' || value === null) return []
  if (isFields(value) && typeof value.format === 'string' && value.format.startsWith('tonne-trace/')) return [value]
  const parts: readonly unknown[] = isList(value) ? value : Object.values(value)
  return parts.flatMap((part) => findTraces(part, depth + 1))
}

/** Verifies a document by itself, and then against the publications. */
function examineDocument(evidence: DocumentEvidence): PartResult {
  const { kind, proof, place } = evidence
  const verifyIt = (options: VerifyOptions): ShipmentVerification =>
    kind === 'shipment' ? verifyShipment(proof, options) : verifyFootprint(proof, options)
  const alone = verifyIt({})
  const traces = findTraces(proof)
  const { catalogue, own } = addOwnFactors(traces.filter((trace) => isVerifiedCalculation(trace, alone)))
  const verification = alone.verified ? verifyIt({ catalogue }) : alone
  const name = [place, kind].filter((part) => part !== '').join(', ')
  const figures = traces.map((trace, index) => describeFigure(`${name}, trace ${index + 1}`, trace, verification))
  const id = isFields(proof) && typeof proof.id === 'string' ? [['id', proof.id] as const] : []
  const unchecked = [...uncheckedOwnFactors(own), ...(verification.unchecked ?? [])]
  return toPartResult(evidence, verification, { figures, unchecked, facts: id })
}

/** Facts about a signed head, for a statement. */
export function headFacts({ role, companyId, sequence, digest, time, keyId }: SignedHead): PartResult['facts'] {
  const signed = role === 'signer' ? 'signed' : 'witnessed'
  return [
    [`head ${signed} at ${time}`, `company ${companyId}, line ${sequence}, ${digest}`],
    ['by the key', keyId],
  ]
}

async function examineHead(evidence: HeadEvidencePart, keys: readonly PublicHeadKey[]): Promise<PartResult> {
  const head = await readSignedHead(evidence.proof, keys)
  return toPartResult(
    evidence,
    { verified: true, differences: [] },
    { figures: [], unchecked: [], facts: headFacts(head) },
  )
}

function examineKey(evidence: Evidence): PartResult {
  const facts = [['public key', parsePublicKey(evidence.proof, '').kid]] as const
  const result = toPartResult(evidence, { verified: true, differences: [] }, { figures: [], unchecked: [], facts })
  return { ...result, verdict: 'read' }
}

const KINDS = 'traces, energy traces, bundles, footprints, shipments, signed heads and public keys'

function examineUnknown(): never {
  return fail('', 'trace_invalid', `is nothing that this page verifies, which takes ${KINDS}`)
}

/** Verifies a part of a file. Never throws: errors of a verifier are its result. */
export async function examine(evidence: Evidence, keys: readonly PublicHeadKey[]): Promise<PartResult> {
  try {
    if (evidence.kind === 'trace' || evidence.kind === 'energy trace') return examineTrace(evidence)
    if (evidence.kind === 'footprint' || evidence.kind === 'shipment') return examineDocument(evidence)
    if (evidence.kind === 'signed head') return await examineHead(evidence, keys)
    if (evidence.kind === 'public key') return examineKey(evidence)
    return examineUnknown()
  } catch (error) {
    return failPart(evidence.kind, evidence.place, error)
  }
}

import { isFields, isList } from '../../../base/index.ts'
import { fail, UNCHECKED_CODES, type Unchecked } from '../../../core/errors/index.ts'
import { readTrustedKeys } from '../../../core/heads/index.ts'
import { verifyFootprint } from '../../../standards/pact/index.ts'
import { type ShipmentVerification, verifyShipment } from '../../../standards/transport/index.ts'
import {
  type Difference,
  type PublicHeadKey,
  readSignedHead,
  type SignedHead,
  type Verification,
  verify,
} from '../../../verify/index.ts'
import { figureOf, type ShownFigure } from './calculator-lines.ts'
import { catalogueFor } from './catalogue.ts'
import type { Evidence } from './evidence.ts'
import { failedOutcome, type Outcome, type ShownDifference } from './outcome.ts'

/** The differences of a verification, at their place. */
export function differencesAt(place: string, differences: readonly Difference[]): readonly ShownDifference[] {
  return differences.map(({ code, path, message, expected, found }) => ({
    place,
    code,
    path,
    message,
    expected,
    found,
  }))
}

function ownFactors(count: number): readonly Pick<Unchecked, 'code' | 'count' | 'message'>[] {
  return count === 0 ? [] : [{ code: 'own_factors', count, message: UNCHECKED_CODES.own_factors }]
}

function outcomeOf(
  { kind, place }: Evidence,
  { verified, differences }: Verification,
  shown: Pick<Outcome, 'figures' | 'unchecked' | 'facts'>,
): Outcome {
  return {
    kind,
    verdict: verified ? 'verified' : 'differs',
    differences: differencesAt(place, differences),
    figuresInAll: shown.figures.length,
    ...shown,
  }
}

function examineTrace(evidence: Evidence): Outcome {
  const { proof, place, kind } = evidence
  const trace: unknown = typeof proof === 'string' ? JSON.parse(proof) : proof
  const { catalogue, own } = catalogueFor([trace])
  const verification = verify(proof as string | object, { catalogue })
  const figure = figureOf(place === '' ? kind : place, trace, verification.verified)
  return outcomeOf(evidence, verification, { figures: [figure], unchecked: ownFactors(own), facts: [] })
}

/** Finds the traces anywhere in a document. Documents that verify are not nested deeply. */
function tracesIn(value: unknown, depth = 0): readonly unknown[] {
  if (depth > 12 || typeof value !== 'object' || value === null) return []
  if (isFields(value) && typeof value.format === 'string' && value.format.startsWith('tonne-trace/')) return [value]
  const parts: readonly unknown[] = isList(value) ? value : Object.values(value)
  return parts.flatMap((part) => tracesIn(part, depth + 1))
}

function examineDocument(evidence: Evidence): Outcome {
  const { kind, proof, place } = evidence
  const traces = tracesIn(proof)
  const { catalogue, own } = catalogueFor(traces)
  const verification: ShipmentVerification =
    kind === 'shipment' ? verifyShipment(proof, { catalogue }) : verifyFootprint(proof, { catalogue })
  const { verified, unchecked = [] } = verification
  const name = [place, kind].filter((part) => part !== '').join(', ')
  const figures = traces.map((trace, index): ShownFigure => figureOf(`${name}, trace ${index + 1}`, trace, verified))
  const id = isFields(proof) && typeof proof.id === 'string' ? [['id', proof.id] as const] : []
  return outcomeOf(evidence, verification, { figures, unchecked: [...ownFactors(own), ...unchecked], facts: id })
}

/** Facts about a signed head, for a statement. */
export function headFacts({ role, companyId, sequence, digest, time, keyId }: SignedHead): Outcome['facts'] {
  const signed = role === 'signer' ? 'signed' : 'witnessed'
  return [
    [`head ${signed} at ${time}`, `company ${companyId}, line ${sequence}, ${digest}`],
    ['by the key', keyId],
  ]
}

async function examineHead(evidence: Evidence, keys: readonly PublicHeadKey[]): Promise<Outcome> {
  const head = await readSignedHead(evidence.proof as string, keys)
  return outcomeOf(
    evidence,
    { verified: true, differences: [] },
    { figures: [], unchecked: [], facts: headFacts(head) },
  )
}

async function examineKey(evidence: Evidence): Promise<Outcome> {
  const [trusted] = await readTrustedKeys([evidence.proof])
  const facts = [['public key', trusted?.keyId ?? '']] as const
  const outcome = outcomeOf(evidence, { verified: true, differences: [] }, { figures: [], unchecked: [], facts })
  return { ...outcome, verdict: 'read' }
}

const KINDS = 'traces, energy traces, bundles, footprints, shipments, signed heads and public keys'

function examineUnknown(): never {
  return fail('', 'trace_invalid', `is nothing that this page verifies, which takes ${KINDS}`)
}

/** Verifies a part of a file. Never throws: what a verifier throws is an outcome. */
export async function examine(evidence: Evidence, keys: readonly PublicHeadKey[]): Promise<Outcome> {
  const { kind, place } = evidence
  try {
    if (kind === 'trace' || kind === 'energy trace') return examineTrace(evidence)
    if (kind === 'footprint' || kind === 'shipment') return examineDocument(evidence)
    if (kind === 'signed head') return await examineHead(evidence, keys)
    if (kind === 'public key') return await examineKey(evidence)
    return examineUnknown()
  } catch (error) {
    return failedOutcome(kind, place, error)
  }
}

import { isFields, isList } from '../../../base/index.ts'

/** A part of a file that is verified on its own, other than a bundle. */
export type Evidence = {
  /** 'line 3'; '' if the file has only this part. */
  readonly place: string
} & (
  | {
      readonly kind: 'trace' | 'energy trace'
      /** Text is compared byte for byte. */
      readonly proof: string | object
    }
  | { readonly kind: 'signed head'; readonly proof: string }
  | { readonly kind: 'footprint' | 'shipment' | 'public key' | 'unknown'; readonly proof: unknown }
)

/** The kinds of evidence. */
export type EvidenceKind = Evidence['kind']

const JWS = /^[\w-]+\.[\w-]+\.[\w-]+$/
const ENERGY = /^tonne-energy-trace\//
/** The proof of a shipment among the extensions of a document. */
const SHIPMENT_PROOF = /^urn:tonne:transport-proof:/
const FOOTPRINT_PROOF = /^urn:tonne:footprint-proof:/

function hasProof(extensions: unknown, schema: RegExp): boolean {
  return isList(extensions) && extensions.some((one) => isFields(one) && schema.test(String(one.dataSchema)))
}

function readFields(value: Readonly<Record<string, unknown>>, place: string, text?: string): Evidence {
  if (value.kty !== undefined) return { kind: 'public key', place, proof: value }
  if (typeof value.format !== 'string') return { kind: 'unknown', place, proof: value }
  return { kind: ENERGY.test(value.format) ? 'energy trace' : 'trace', place, proof: text ?? value }
}

/** Reads a document that carries traces: a footprint, a shipment, or one with the proofs of both. */
function readDocument(value: Readonly<Record<string, unknown>>, place: string): readonly Evidence[] {
  const { extensions } = value
  const shipment = { kind: 'shipment', place, proof: extensions } as const
  const footprint = { kind: 'footprint', place, proof: value } as const
  const isShipment = hasProof(extensions, SHIPMENT_PROOF)
  if (isShipment && !hasProof(extensions, FOOTPRINT_PROOF)) return [shipment]
  return isShipment ? [footprint, shipment] : [footprint]
}

/** Reads a list: the extensions of a shipment, or several parts. */
function readList(list: readonly unknown[], place: string): readonly Evidence[] {
  const isExtensions = list.some((one) => isFields(one) && one.dataSchema !== undefined)
  if (isExtensions) return [{ kind: 'shipment', place, proof: list }]
  const nameOf = (index: number) => [place, `item ${index + 1}`].filter((part) => part !== '').join(', ')
  return list.flatMap((item, index) => readValue(item, nameOf(index)))
}

/** Reads parsed JSON. `text` is its source if its bytes are to be compared. */
function readValue(value: unknown, place: string, text?: string): readonly Evidence[] {
  if (isList(value)) return readList(value, place)
  if (!isFields(value)) return [{ kind: 'unknown', place, proof: value }]
  if (value.pcf !== undefined) return readDocument(value, place)
  if (isList(value.extensions)) return [{ kind: 'shipment', place, proof: value.extensions }]
  // a list of footprints as PACT sends it, and a set of keys (RFC 7517)
  for (const list of [value.data, value.keys]) if (isList(list)) return readList(list, place)
  return [readFields(value, place, text)]
}

function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

function readEvidenceLine(line: string, place: string): readonly Evidence[] {
  if (JWS.test(line)) return [{ kind: 'signed head', place, proof: line }]
  const parsed = parse(line)
  return parsed === undefined ? [{ kind: 'unknown', place, proof: line }] : readValue(parsed.value, place, line)
}

/** Finds the parts of a file: one JSON value, or one part per line. A file without any has one of an unknown kind. */
export function findEvidence(text: string): readonly Evidence[] {
  const content = text.replace(/^\uFEFF/, '')
  const lines = content.split('\n').map((line) => line.replace(/\r$/, ''))
  const written = lines.flatMap((line, index) => (line.trim() === '' ? [] : [{ line, number: index + 1 }]))
  const [first, ...others] = written
  if (first === undefined) return [{ kind: 'unknown', place: '', proof: '' }]
  if (others.length === 0) return readEvidenceLine(first.line, '')
  const all = parse(content)
  // several lines of one value were formatted for reading, so that its bytes say nothing
  if (all !== undefined) return readValue(all.value, '')
  return written.flatMap(({ line, number }) => readEvidenceLine(line, `line ${number}`))
}

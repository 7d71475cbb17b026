import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { isFields, isList } from '../../../base/index.ts'
import { splitLines } from '../../../core/csv/index.ts'
import { isVerifiedCalculation } from '../../../core/emissions/index.ts'
import { fail, UNCHECKED_CODES, type Unchecked } from '../../../core/errors/index.ts'
import { parsePublicKey } from '../../../core/heads/index.ts'
import { verifyFootprint } from '../../../standards/pact/index.ts'
import { type ShipmentVerification, verifyShipment } from '../../../standards/transport/index.ts'
import {
  type BundleVerification,
  type Difference,
  type PublicHeadKey,
  readSignedHead,
  type SignedHead,
  type Verification,
  type VerifyOptions,
  verify,
  verifyBundle,
} from '../../../verify/index.ts'
import { describeFigure, type ShownFigure } from './calculator-lines.ts'
import { addOwnFactors, shippedCatalogue } from './catalogue.ts'
import { type Evidence, findEvidence } from './evidence.ts'
import { failPart, type PartResult, type ShownDifference } from './part-result.ts'

type TraceEvidence = Extract<Evidence, { proof: string | object }>
type HeadEvidencePart = Extract<Evidence, { kind: 'signed head' }>
type DocumentEvidence = Exclude<Evidence, TraceEvidence | HeadEvidencePart>

/** Adds their place to the differences of a verification. */
function placeDifferences(place: string, differences: readonly Difference[]): readonly ShownDifference[] {
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
function headFacts({ role, companyId, sequence, digest, time, keyId }: SignedHead): PartResult['facts'] {
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
async function examine(evidence: Evidence, keys: readonly PublicHeadKey[]): Promise<PartResult> {
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

/** The figures of a bundle that are shown, so that memory is bounded. */
const FIGURES_MAX = 1000

/** A signed head whose signature is valid, as text and as data. */
interface ReadHead {
  readonly text: string
  readonly head: SignedHead
}

/** Signed heads, and the public keys that they were checked by. */
interface HeadEvidence {
  readonly heads: readonly ReadHead[]
  readonly keys: readonly PublicHeadKey[]
}

type Fields = Readonly<Record<string, unknown>>

function parseFields(line: string): Fields {
  try {
    const value: unknown = JSON.parse(line)
    return isFields(value) ? value : {}
  } catch {
    // the verifier reports it
    return {}
  }
}

/** Returns the header if a text begins as a bundle does. */
function bundleHeader(firstLine: string): Fields | undefined {
  const header = parseFields(firstLine)
  return typeof header.format === 'string' && header.format.startsWith('tonne-bundle/') ? header : undefined
}

/** Collects the first traces of a bundle, and its last line, while the lines pass through to the verifier. */
class PassingLines {
  readonly traces: { readonly line: number; readonly fields: Fields }[] = []
  traceCount = 0
  last = ''
  #line = 0

  async *from(lines: AsyncIterable<string>): AsyncGenerator<string> {
    for await (const line of lines) {
      this.#line += 1
      this.last = line
      if (line.startsWith('{"kind":"trace"')) this.#takeTrace(line)
      yield line
    }
  }

  #takeTrace(line: string): void {
    this.traceCount += 1
    if (this.traces.length < FIGURES_MAX) this.traces.push({ line: this.#line, fields: parseFields(line) })
  }

  figures(differing: ReadonlySet<number>): readonly ShownFigure[] {
    return this.traces.map(({ line, fields }) => {
      const { recordId, method, trace } = fields
      return describeFigure(`line ${line}: ${String(recordId)}, ${String(method)}`, trace, {
        verified: !differing.has(line),
      })
    })
  }
}

function bundleFacts(
  header: Fields,
  passing: PassingLines,
  { counts, heads }: BundleVerification,
): PartResult['facts'] {
  const { log, companyId, exportedAt } = header
  const { sequence, digest } = isFields(log) ? log : {}
  const counted = Object.entries(counts).map(([kind, count]) => `${count} of ${kind}`)
  return [
    ['company', String(companyId)],
    ['exported at, as the bundle states', String(exportedAt)],
    ['head of the log', `line ${String(sequence)}, ${String(digest)}`],
    ['digest of the bundle', String(parseFields(passing.last).digest)],
    ['lines by kind', counted.join(', ')],
    ...heads.flatMap(headFacts),
  ]
}

/** Verifies a bundle against the shipped factors and the signed heads of its company. Never throws. */
async function examineBundle(
  lines: AsyncIterable<string>,
  header: Fields,
  { heads, keys }: HeadEvidence,
): Promise<PartResult> {
  const passing = new PassingLines()
  const ofCompany = heads.filter(({ head }) => head.companyId === header.companyId).map(({ text }) => text)
  const signed = ofCompany.length === 0 ? {} : { heads: ofCompany, keys }
  try {
    const verification = await verifyBundle(passing.from(lines), { catalogue: shippedCatalogue(), ...signed })
    const { verified, differences, unchecked } = verification
    return {
      kind: 'bundle',
      verdict: verified ? 'verified' : 'differs',
      differences: differences.flatMap((one) => placeDifferences(`line ${one.line}`, [one])),
      figures: passing.figures(new Set(differences.map(({ line }) => line))),
      figuresInAll: passing.traceCount,
      unchecked,
      facts: bundleFacts(header, passing, verification),
    }
  } catch (error) {
    return failPart('bundle', '', error)
  }
}

/** A file of the person, as browsers give it. */
export type GivenFile = Pick<File, 'name' | 'size' | 'slice' | 'stream'>

/** The result of a file. */
export interface FileReport {
  readonly name: string
  readonly bytes: number
  /** SHA-256 of its bytes, in hex. */
  readonly sha256: string
  readonly results: readonly PartResult[]
}

/** Bytes of a file that is not a bundle: it is read at once. */
const ENTIRE_MAX = 64 * 2 ** 20
/** The header of a bundle has some 300 characters. */
const HEADER_MAX = 4096
/** Parts that are verified before the page may answer the person. */
const PARTS_AT_ONCE = 20

async function* readChunks(file: GivenFile): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}

/** Decodes a file. Throws `file_unreadable`. */
async function* decodeFile(file: GivenFile): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  const decode = (bytes?: Uint8Array) => {
    try {
      return bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true })
    } catch {
      return fail('', 'file_unreadable', 'is not UTF-8 text, as every proof is')
    }
  }
  for await (const chunk of readChunks(file)) yield decode(chunk)
  yield decode()
}

/** Hashes all bytes of a file, also those that no verifier reads. */
async function sha256Of(file: GivenFile): Promise<string> {
  const hash = sha256.create()
  for await (const chunk of readChunks(file)) hash.update(chunk)
  return bytesToHex(hash.digest())
}

async function readBundleHeader(file: GivenFile): Promise<ReturnType<typeof bundleHeader>> {
  const bytes = new Uint8Array(await file.slice(0, HEADER_MAX).arrayBuffer())
  const [line = ''] = new TextDecoder().decode(bytes).split('\n')
  return bundleHeader(line)
}

async function readEntire(file: GivenFile): Promise<string> {
  if (file.size > ENTIRE_MAX) {
    const message = `has more than ${ENTIRE_MAX} bytes and is no bundle; split it, or use tonne verify`
    fail('', 'file_too_large', message)
  }
  let text = ''
  for await (const piece of decodeFile(file)) text += piece
  return text
}

const pause = () => new Promise((resolve) => setTimeout(resolve))

async function examineAll(parts: readonly Evidence[], keys: readonly PublicHeadKey[]): Promise<readonly PartResult[]> {
  const results: PartResult[] = []
  for (const [index, part] of parts.entries()) {
    if (index % PARTS_AT_ONCE === 0) await pause()
    results.push(await examine(part, keys))
  }
  return results
}

async function examineFile(file: GivenFile, evidence: HeadEvidence): Promise<readonly PartResult[]> {
  try {
    const header = await readBundleHeader(file)
    if (header !== undefined) return [await examineBundle(splitLines(decodeFile(file)), header, evidence)]
    return await examineAll(findEvidence(await readEntire(file)), evidence.keys)
  } catch (error) {
    return [failPart('unknown', '', error)]
  }
}

/** Verifies a file. A file that cannot be read has that as its result. Throws only if the browser cannot read the file at all. */
export async function reportOf(file: GivenFile, evidence: HeadEvidence): Promise<FileReport> {
  const results = await examineFile(file, evidence)
  return { name: file.name, bytes: file.size, sha256: await sha256Of(file), results }
}

async function readParts(file: GivenFile): Promise<readonly Evidence[]> {
  try {
    if ((await readBundleHeader(file)) !== undefined) return []
    return findEvidence(await readEntire(file))
  } catch {
    // the report of the file says why
    return []
  }
}

function parseKey(jwk: unknown): readonly PublicHeadKey[] {
  try {
    return [parsePublicKey(jwk, '')]
  } catch {
    // the report of the file says why
    return []
  }
}

/** Collects the public keys and the signed heads of all files: only heads with a valid signature. */
export async function collectHeads(files: readonly GivenFile[]): Promise<HeadEvidence> {
  const parts = (await Promise.all(files.map(readParts))).flat()
  const keys = parts.flatMap(({ kind, proof }) => (kind === 'public key' ? parseKey(proof) : []))
  const heads: ReadHead[] = []
  for (const part of parts) {
    if (part.kind !== 'signed head') continue
    const head = await readSignedHead(part.proof, keys).catch(() => undefined)
    if (head !== undefined) heads.push({ text: part.proof, head })
  }
  return { heads, keys }
}

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { isFields } from '../../../base/index.ts'
import { splitLines } from '../../../core/csv/index.ts'
import { fail } from '../../../core/errors/index.ts'
import { parsePublicKey } from '../../../core/heads/index.ts'
import {
  type BundleVerification,
  type PublicHeadKey,
  readSignedHead,
  type SignedHead,
  verifyBundle,
} from '../../../verify/index.ts'
import { describeFigure, type ShownFigure } from './calculator-lines.ts'
import { shippedCatalogue } from './catalogue.ts'
import { type Evidence, findEvidence } from './evidence.ts'
import { examine, headFacts, placeDifferences } from './examine.ts'
import { failPart, type PartResult } from './part-result.ts'

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

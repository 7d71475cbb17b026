import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { splitLines } from '../../../core/csv/index.ts'
import { fail } from '../../../core/errors/index.ts'
import { readTrustedKeys } from '../../../core/heads/index.ts'
import { type PublicHeadKey, readSignedHead } from '../../../verify/index.ts'
import { type Evidence, evidenceIn } from './evidence.ts'
import { examine } from './examine.ts'
import { bundleHeader, examineBundle, type HeadEvidence, type ReadHead } from './examine-bundle.ts'
import { failedOutcome, type Outcome } from './outcome.ts'

/** A file of the person, as browsers give it. */
export type GivenFile = Pick<File, 'name' | 'size' | 'slice' | 'stream'>

/** The result of a file. */
export interface FileReport {
  readonly name: string
  readonly bytes: number
  /** SHA-256 of its bytes, in hex. */
  readonly sha256: string
  readonly outcomes: readonly Outcome[]
}

/** Bytes of a file that is not a bundle: it is read whole. */
const WHOLE_MAX = 64 * 2 ** 20
/** The header of a bundle has some 300 characters. */
const HEADER_MAX = 4096
/** Parts that are verified before the page may answer the person. */
const PARTS_AT_ONCE = 20

async function* chunksOf(file: GivenFile): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}

/** Decodes a file. Throws `file_unreadable`. */
async function* textOf(file: GivenFile): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  const decode = (bytes?: Uint8Array) => {
    try {
      return bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true })
    } catch {
      return fail('', 'file_unreadable', 'is not UTF-8 text, as every proof is')
    }
  }
  for await (const chunk of chunksOf(file)) yield decode(chunk)
  yield decode()
}

/** Hashes all bytes of a file, also those that no verifier reads. */
async function sha256Of(file: GivenFile): Promise<string> {
  const hash = sha256.create()
  for await (const chunk of chunksOf(file)) hash.update(chunk)
  return bytesToHex(hash.digest())
}

async function headerOf(file: GivenFile): Promise<ReturnType<typeof bundleHeader>> {
  const bytes = new Uint8Array(await file.slice(0, HEADER_MAX).arrayBuffer())
  const [line = ''] = new TextDecoder().decode(bytes).split('\n')
  return bundleHeader(line)
}

async function readWhole(file: GivenFile): Promise<string> {
  if (file.size > WHOLE_MAX) {
    const message = `has more than ${WHOLE_MAX} bytes and is no bundle; split it, or use tonne verify`
    fail('', 'file_too_large', message)
  }
  let whole = ''
  for await (const piece of textOf(file)) whole += piece
  return whole
}

const pause = () => new Promise((resolve) => setTimeout(resolve))

async function examineAll(parts: readonly Evidence[], keys: readonly PublicHeadKey[]): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  for (const [index, part] of parts.entries()) {
    if (index % PARTS_AT_ONCE === 0) await pause()
    outcomes.push(await examine(part, keys))
  }
  return outcomes
}

async function outcomesOf(file: GivenFile, evidence: HeadEvidence): Promise<readonly Outcome[]> {
  try {
    const header = await headerOf(file)
    if (header !== undefined) return [await examineBundle(splitLines(textOf(file)), header, evidence)]
    return await examineAll(evidenceIn(await readWhole(file)), evidence.keys)
  } catch (error) {
    return [failedOutcome('unknown', '', error)]
  }
}

/** Verifies a file. What cannot be read is an outcome. Throws only if the browser cannot read the file at all. */
export async function reportOf(file: GivenFile, evidence: HeadEvidence): Promise<FileReport> {
  const outcomes = await outcomesOf(file, evidence)
  return { name: file.name, bytes: file.size, sha256: await sha256Of(file), outcomes }
}

async function partsOf(file: GivenFile): Promise<readonly Evidence[]> {
  try {
    if ((await headerOf(file)) !== undefined) return []
    return evidenceIn(await readWhole(file))
  } catch {
    // the report of the file says why
    return []
  }
}

/** True for a public key. The report of its file says what is wrong with any other. */
async function isPublicKey(jwk: unknown): Promise<boolean> {
  return await readTrustedKeys([jwk]).then(
    () => true,
    () => false,
  )
}

/** Finds the public keys and the signed heads of all files, and keeps the heads with a valid signature. */
export async function headEvidenceIn(files: readonly GivenFile[]): Promise<HeadEvidence> {
  const parts = (await Promise.all(files.map(partsOf))).flat()
  const keys: PublicHeadKey[] = []
  for (const { kind, proof } of parts) {
    if (kind === 'public key' && (await isPublicKey(proof))) keys.push(proof as PublicHeadKey)
  }
  const heads: ReadHead[] = []
  for (const { kind, proof } of parts) {
    if (kind !== 'signed head') continue
    const text = String(proof)
    const head = await readSignedHead(text, keys).catch(() => undefined)
    if (head !== undefined) heads.push({ text, head })
  }
  return { heads, keys }
}

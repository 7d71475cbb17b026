import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { canonicalJson, type Json } from '../../../emissions/index.ts'

/** Kinds of lines in a bundle. */
export type BundleKind = 'factor' | 'line' | 'record' | 'trace'

/** The format of a bundle and its version; a verifier reads every version ever released. */
export const BUNDLE_FORMAT = 'tonne-bundle/1'

/** Writes the lines of a bundle, counts them, and makes the digest of all. */
export class BundleWriter {
  readonly #write: (line: string) => Promise<void>
  readonly #digest = sha256.create()
  readonly #counts: Record<BundleKind, number> = { factor: 0, line: 0, record: 0, trace: 0 }

  constructor(write: (line: string) => Promise<void>) {
    this.#write = write
  }

  /** The first line. */
  begin(header: object): Promise<void> {
    return this.#line({ kind: 'header', format: BUNDLE_FORMAT, ...header })
  }

  add(kind: BundleKind, fields: object): Promise<void> {
    this.#counts[kind] += 1
    return this.#line({ kind, ...fields })
  }

  /** The last line: how many there are of each kind, and the SHA-256 of all before it, each with its end. */
  end(): Promise<void> {
    const digest = `sha256:${bytesToHex(this.#digest.digest())}`
    return this.#write(canonicalJson({ kind: 'end', counts: this.#counts, digest }))
  }

  #line(fields: object): Promise<void> {
    const line = canonicalJson(fields as Json)
    this.#digest.update(utf8ToBytes(`${line}\n`))
    return this.#write(line)
  }
}

import { createPrivateKey } from 'node:crypto'
import { isFields, isList } from '../../base/index.ts'
import { collectEach, fail } from '../../core/errors/index.ts'
import { parsePublicKey } from '../../core/heads/index.ts'
import { type HeadKeys, importHeadKeys, type PublicHeadKey } from '../../verify/index.ts'
import { readingFile, readingInput } from './failure.ts'
import type { CliIo } from './io.ts'

type Reads = Pick<CliIo, 'readText'>

/** Reads a file of JSON. Throws `FileFailures` with `head_key_invalid`. */
export function readJwk(file: string, io: Reads): unknown {
  return readingFile(file, () => {
    const text = io.readText(file).replace(/^\uFEFF/, '')
    try {
      return JSON.parse(text)
    } catch {
      // the text of the error would quote the key
      return fail('', 'head_key_invalid', 'is not JSON; give the file that tonne head key wrote')
    }
  })
}

/** The first line of a private key as PEM (RFC 7468): PKCS#8, also encrypted, or the older forms of other programs. */
const PRIVATE_PEM = /^\s*-----BEGIN [A-Z ]*PRIVATE KEY-----/

/** Reads a private key of PKCS#8 as a JWK. Throws `head_key_invalid`, never with a part of the key in its text. */
function jwkOfPem(pem: string): unknown {
  if (/ENCRYPTED/.test(pem)) {
    fail('', 'head_key_invalid', 'is an encrypted key; decrypt it first, for instance by openssl pkcs8 -in FILE')
  }
  try {
    return createPrivateKey(pem).export({ format: 'jwk' })
  } catch {
    // the text of the error could quote the key
    return fail('', 'head_key_invalid', {
      message: 'is not a private key of PKCS#8; make one by openssl genpkey -algorithm ed25519, or by tonne head key',
      expected: 'a PEM of PKCS#8',
    })
  }
}

/**
 * Reads the private key of a file: a JWK, as `tonne head key` writes it, or a PEM of PKCS#8, as openssl does. Throws
 * `FileFailures` with `head_key_invalid`, and `file_unreadable`.
 */
export function readHeadKeys(file: string, io: Reads): Promise<HeadKeys> {
  return readingInput(file, async () => {
    const text = io.readText(file)
    return importHeadKeys(PRIVATE_PEM.test(text) ? jwkOfPem(text) : readJwk(file, { readText: () => text }))
  })
}

/** Reads the public keys of a file: a JWK, a list of them, or a set (`keys`, RFC 7517). Throws `FileFailures`. */
export function readPublicKeys(file: string, io: Reads): readonly PublicHeadKey[] {
  const value = readJwk(file, io)
  const keys: unknown = isFields(value) && isList(value.keys) ? value.keys : value
  return readingFile(file, () => collectEach(isList(keys) ? keys : [keys], (jwk) => parsePublicKey(jwk, '')))
}

/** Reads the signed heads of a file, one per line. Throws `FileFailures` with `head_malformed` if there is none. */
export function readHeads(file: string, io: Reads): readonly string[] {
  return readingFile(file, () => {
    const lines = io.readText(file).split(/\r?\n/)
    const heads = lines.filter((line) => line !== '')
    return heads.length > 0 ? heads : fail('', 'head_malformed', 'has no signed head; give one per line')
  })
}

/** Reads the single signed head of a file. Throws `FileFailures` with `head_malformed` for more than one. */
export function readHead(file: string, io: Reads): string {
  const [head = '', ...others] = readHeads(file, io)
  if (others.length === 0) return head
  return readingFile(file, () => fail('', 'head_malformed', 'has more than one signed head; give the file of one'))
}

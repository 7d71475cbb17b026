import { isFields, isList } from '../../base/index.ts'
import { collectEach, fail } from '../../core/errors/index.ts'
import { parsePublicKey } from '../../core/heads/index.ts'
import type { PublicHeadKey } from '../../verify/index.ts'
import { readingFile } from './failure.ts'
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

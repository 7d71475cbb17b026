import { fail } from '../../core/errors/index.ts'

/** The part of WebCrypto that is needed, which every runtime has. */
interface RandomSource {
  randomUUID(): string
}

/** A random UUID. Throws `policy_invalid` on a runtime without WebCrypto. */
export function randomId(): string {
  const { crypto } = globalThis as { readonly crypto?: RandomSource }
  if (crypto === undefined)
    return fail('newId', 'policy_invalid', 'is needed: this runtime has no source of random ids')
  return crypto.randomUUID()
}

import { fail } from '../core/errors/index.ts'

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

/** The first 12 hexadecimal digits of an id are a number. */
const DIGITS = 12
const NUMBERS = 16 ** DIGITS
/** Where the random part of a UUID begins: after its version. */
const RANDOM_FROM = 15
/** The version of UUIDs of a format of one's own. Source: RFC 9562, section 5.8. */
const VERSION = 8

/**
 * Returns a source of unique ids that follow each other: UUIDs whose first 48 bits count up from a random number, and whose
 * other 74 bits are random. New rows of an index then share its pages; with random ids each of them changes a page of its
 * own, and a write takes longer the more records there are. Ids throw what `randomId` throws.
 */
export function idsInSequence(): () => string {
  let number: number | undefined
  return () => {
    const random = randomId()
    const next: number =
      number === undefined ? Number.parseInt(random.replace('-', '').slice(0, DIGITS), 16) : number + 1
    number = next % NUMBERS
    const digits = number.toString(16).padStart(DIGITS, '0')
    return `${digits.slice(0, 8)}-${digits.slice(8)}-${VERSION}${random.slice(RANDOM_FROM)}`
  }
}

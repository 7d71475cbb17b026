import { fail, mapErrorPaths } from '../../core/errors/index.ts'
import {
  checkSignedHead,
  cosignHead,
  type HeadKeys,
  type PublicHeadKey,
  publicKeyOf,
  readTrustedKeys,
  type SignedHead,
} from '../../core/heads/index.ts'
import { verifyBundle } from './verify-bundle.ts'

/** A head to confirm, and what the witness knows. */
export interface WitnessRequest {
  /** The head that the company signed. */
  readonly head: string
  /** The statement that this witness signed last for the company; null for the first. The witness must keep it itself. */
  readonly last: string | null
  /** The company's public key. */
  readonly signer: PublicHeadKey
  /** A bundle of the company that has the head: from `company.export()`. */
  readonly lines: Iterable<string> | AsyncIterable<string>
  /** The keys of the witness. */
  readonly keys: HeadKeys
  /** The time by the clock of the witness, like '2025-06-01T08:00:00.000Z'. */
  readonly time: string
}

interface Heads {
  readonly head: SignedHead
  readonly last: SignedHead | null
}

/** Checks both signatures: of the company for the head, and of the witness itself for its last statement. */
async function readHeads({ head, last, signer, keys }: WitnessRequest): Promise<Heads> {
  const [ofSigner, own] = [await readTrustedKeys([signer], 'signer'), await readTrustedKeys([await publicKeyOf(keys)])]
  const read = {
    head: await checkSignedHead(head, ofSigner, 'head'),
    last: last === null ? null : await checkSignedHead(last, own, 'last'),
  }
  checkRole(read.head, 'signer', 'head')
  if (read.last !== null) checkRole(read.last, 'witness', 'last')
  return read
}

function checkRole({ role }: SignedHead, due: SignedHead['role'], path: string): void {
  if (role === due) return
  const expected = due === 'signer' ? 'a head that the company signed' : 'the last statement of this witness'
  fail(path, 'head_malformed', { message: `is not ${expected}; pass that`, expected, received: role })
}

function checkOrder({ head, last }: Heads): void {
  if (last === null) return
  if (head.companyId !== last.companyId) {
    const message = 'is of another company than the last one; a witness has a chain of statements for each company'
    const expected = `company ${last.companyId}`
    fail('head', 'head_of_another_company', { message, expected, received: head.companyId })
  }
  if (head.sequence < last.sequence) {
    const message = 'has fewer lines than the head that was confirmed last; ask the company why its log became shorter'
    const expected = `line ${last.sequence} or later`
    fail('head', 'head_went_backwards', { message, expected, received: head.sequence })
  }
}

/** The fields of a request by the paths of the options of `verifyBundle`. */
const FIELDS: Readonly<Record<string, string>> = { 'heads[0]': 'head', 'heads[1]': 'last' }

/** Checks that the log has both heads. Throws `head_not_extended`, and `head_of_another_company`. */
async function checkExtends({ lines, head, last, signer, keys }: WitnessRequest): Promise<void> {
  const heads = last === null ? [head] : [head, last]
  const trusted = [signer, await publicKeyOf(keys)]
  const { differences } = await verifyBundle(lines, { heads, keys: trusted }).catch((error) => {
    throw mapErrorPaths((path) => FIELDS[path] ?? path, error)
  })
  const [first] = differences
  if (first === undefined) return
  const message = `is not confirmed by the bundle, whose line ${first.line} differs: ${first.path} ${first.message}`
  fail('head', 'head_not_extended', { message, expected: first.expected, received: first.found })
}

/**
 * Confirms a head as a witness, and returns the signed statement that the log has the head and extends the one that this
 * witness confirmed before. The statement names that one, so that the statements of a witness are a chain. A company that
 * rewrites its history can then show no head of it that a witness has signed.
 *
 * The witness must keep each statement, and pass it as `last` next time: who passes null again starts a second chain. It
 * reads the whole bundle, since no shorter proof exists.
 *
 * Throws the errors of `readSignedHead` at `head` (the company's key) and `last` (the key of the witness),
 * `head_of_another_company`, `head_went_backwards` for fewer lines than before, `head_not_extended` if the bundle differs or does
 * not pass through both heads, `head_malformed` for a time in another form, and those of `verifyBundle`.
 *
 * @example
 * ```ts
 * import { createService } from 'tonne/service'
 * import { generateHeadKey, importHeadKeys, publicKeyOf, verifyBundle, witnessHead } from 'tonne/verify'
 * const newKeys = async () => importHeadKeys(await generateHeadKey())
 * const [headKeys, keys] = [await newKeys(), await newKeys()]
 * const company = createService({ headKeys }).company(7)
 * await company.files.create({ name: 'Bill', url: 'https://example.com/bill.pdf' })
 * const head = await company.audit.signHead()
 * const signer = await publicKeyOf(headKeys)
 * const time = '2025-06-01T08:00:00.000Z'
 * const statement = await witnessHead({ head, last: null, signer, lines: company.export(), keys, time })
 * const trusted = [signer, await publicKeyOf(keys)]
 * const { heads } = await verifyBundle(company.export(), { heads: [head, statement], keys: trusted })
 * heads.map(({ role, sequence }) => [role, sequence]) // => [['signer', 1], ['witness', 1]]
 * ```
 */
export async function witnessHead(request: WitnessRequest): Promise<string> {
  const heads = await readHeads(request)
  checkOrder(heads)
  await checkExtends(request)
  const { companyId, sequence, digest } = heads.head
  const { last } = heads
  const previous = last === null ? null : { sequence: last.sequence, digest: last.digest }
  return cosignHead({ companyId, sequence, digest, previous, time: request.time }, request.keys)
}

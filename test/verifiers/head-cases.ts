import { cosignHead } from '../../src/core/heads/index.ts'
import {
  type PublicHeadKey,
  readSignedHead,
  signHead,
  verifyBundle,
  type WitnessRequest,
  witnessHead,
} from '../../src/verify/index.ts'
import { newHeadKeys } from '../fixtures/head-keys.ts'
import { siteInput, testService } from '../fixtures/service.ts'
import { answerOf } from './library-answers.ts'
import type { Answer } from './python-answers.ts'

/** What a verifier or a witness is given, as the Python verifier reads it. */
interface HeadProof {
  readonly lines: readonly string[]
  readonly heads: readonly string[]
  readonly keys: readonly PublicHeadKey[]
  /** Of a witness: its last statement, or null; its own public key. */
  readonly last?: string | null
  readonly own?: PublicHeadKey
}

/** A bundle with signed heads that both verifiers must answer alike. */
export interface HeadCase {
  readonly name: string
  readonly proof: HeadProof
  readonly library: () => Promise<Answer>
}

const TIME = '2025-06-02T08:00:00.000Z'

async function linesOf(exported: AsyncIterable<string>): Promise<readonly string[]> {
  const lines: string[] = []
  for await (const line of exported) lines.push(line)
  return lines
}

/** A head with one thing in its text changed. */
function* bent(head: string): Generator<readonly [string, string]> {
  const [header = '', payload = '', signature = ''] = head.split('.')
  const encode = (text: string) => Buffer.from(text).toString('base64url')
  const decode = (text: string) => Buffer.from(text, 'base64url').toString()
  const changed = (from: string | RegExp, to: string) =>
    `${header}.${encode(decode(payload).replace(from, to))}.${signature}`
  yield ['a space', `${head} `]
  yield ['padding', `${head}=`]
  yield ['two parts', `${header}.${payload}`]
  yield ['no text', '']
  yield ['an empty part', `${header}..${signature}`]
  yield ['a short signature', `${header}.${payload}.${signature.slice(0, -4)}`]
  yield ['unused bits', `${head.slice(0, -1)}${head.endsWith('A') ? 'B' : 'z'}`]
  yield ['another algorithm', `${encode(decode(header).replace('EdDSA', 'none'))}.${payload}.${signature}`]
  yield ['another type', `${encode(decode(header).replace('head+', 'hat+'))}.${payload}.${signature}`]
  yield ['a key in its header', `${encode(decode(header).replace('{', '{"jwk":{},'))}.${payload}.${signature}`]
  yield ['another signature', `${header}.${payload}.${signature.replace(/^./, (one) => (one === 'A' ? 'B' : 'A'))}`]
  yield ['another number', changed(/"sequence":\d+/, '"sequence":9')]
  yield ['a number as text', changed(/"sequence":(\d+)/, '"sequence":"$1"')]
  yield ['a negative number', changed(/"sequence":\d+/, '"sequence":-1')]
  yield ['a number beyond integers', changed(/"sequence":\d+/, '"sequence":9007199254740993')]
  yield ['no company', changed(/"companyId":\d+,/, '')]
  yield ['company 0', changed(/"companyId":\d+/, '"companyId":0')]
  yield ['a short digest', changed(/"digest":"./, '"digest":"')]
  yield ['a capital digest', changed(/"digest":"[0-9a-f]/, '"digest":"F')]
  yield ['a date that no calendar has', changed(/"time":"[^"]*"/, '"time":"2025-13-01T08:00:00.000Z"')]
  yield ['a time without milliseconds', changed(/"time":"[^"]*"/, '"time":"2025-06-01T08:00:00Z"')]
  yield ['a member twice', changed('{', '{"companyId":7,')]
  yield ['a member too many', changed('{', '{"a":1,')]
  yield ['a space in its payload', changed(':', ': ')]
  yield ['a newer format', changed('tonne-head/1', 'tonne-head/2')]
  yield ['a format that cannot be', changed('tonne-head/1', 'tonne-head/01')]
  yield ['half of a character', changed('tonne', '\\ud800')]
  yield ['a list', `${header}.${encode('[]')}.${signature}`]
  yield ['a megabyte', `${header}.${'A'.repeat(1_000_000)}.${signature}`]
}

function verified(name: string, proof: HeadProof): HeadCase {
  const { lines, heads, keys } = proof
  return { name, proof, library: () => answerOf(() => verifyBundle(lines, { heads, keys })) }
}

function witnessed(
  name: string,
  request: WitnessRequest & { readonly own: PublicHeadKey; readonly lines: readonly string[] },
): HeadCase {
  const { lines, head, last, signer, own } = request
  const library = () =>
    answerOf(async () => {
      await witnessHead(request)
      return { verified: true, differences: [] }
    })
  return { name, proof: { lines, heads: [head], keys: [signer], last, own }, library }
}

/** Bundles with signed heads, of a company, of another and of a witness, right and wrong. */
export async function headCases(): Promise<readonly HeadCase[]> {
  const [company, witness, stranger] = [await newHeadKeys(), await newHeadKeys(), await newHeadKeys()]
  const { company: ours, others } = testService({ headKeys: company.keys })
  await ours.sites.create(siteInput())
  const first = await ours.audit.signHead()
  const early = await linesOf(ours.export())
  await ours.sites.create(siteInput())
  const second = await ours.audit.signHead()
  const lines = await linesOf(ours.export())
  const foreign = await others.audit.signHead()
  const { company: rewritten } = testService({ headKeys: company.keys })
  await rewritten.sites.create(siteInput({ name: 'Another' }))
  await rewritten.sites.create(siteInput())
  const [otherLines, otherHead] = [await linesOf(rewritten.export()), await rewritten.audit.signHead()]
  const shared = { lines, signer: company.open, keys: witness.keys, own: witness.open, time: TIME }
  const begun = await witnessHead({ ...shared, head: first, last: null })
  const next = await witnessHead({ ...shared, head: second, last: begun })
  const statement = await readSignedHead(begun, [witness.open])
  const seed = { ...statement, previous: { sequence: 0, digest: statement.digest } }
  const keys = [company.open, witness.open]
  const head = { companyId: 7, ...(await ours.audit.head()), time: TIME }
  return [
    verified('heads of the company', { lines, heads: [first, second], keys }),
    verified('heads of the company and of a witness', { lines, heads: [second, begun, next], keys }),
    verified('a head of another company', { lines, heads: [first, foreign], keys }),
    verified('a head by another key', { lines, heads: [await signHead(head, stranger.keys)], keys }),
    verified('a head, and no key', { lines, heads: [first], keys: [] }),
    verified('a key of 31 bytes', {
      lines,
      heads: [first],
      keys: [{ ...company.open, x: company.open.x.slice(0, -1) }],
    }),
    verified('a head of a later line', { lines: early, heads: [second], keys }),
    verified('a head of a line that is not there', {
      lines,
      heads: [await signHead({ ...head, sequence: 9 }, company.keys)],
      keys,
    }),
    verified('a head with another digest', {
      lines,
      heads: [await signHead({ ...head, digest: 'f'.repeat(64) }, company.keys)],
      keys,
    }),
    verified('a rewritten log', { lines: otherLines, heads: [first], keys }),
    verified('a rewritten log, by a witness', { lines: otherLines, heads: [begun], keys }),
    verified('a witness with another past', { lines, heads: [await cosignHead(seed, witness.keys)], keys }),
    ...[...bent(first)].map(([what, text]) => verified(`a head with ${what}`, { lines, heads: [text], keys })),
    ...[...bent(next)]
      .slice(10)
      .map(([what, text]) => verified(`a witness with ${what}`, { lines, heads: [text], keys })),
    witnessed('a witness, first', { ...shared, head: first, last: null }),
    witnessed('a witness, then', { ...shared, head: second, last: begun }),
    witnessed('a witness that went backwards', { ...shared, head: first, last: next }),
    witnessed('a witness of a rewritten log', { ...shared, lines: otherLines, head: otherHead, last: begun }),
    witnessed('a witness of a shorter bundle', { ...shared, lines: early, head: second, last: begun }),
    witnessed('a witness of no bundle', { ...shared, lines: [], head: second, last: begun }),
    witnessed('a witness of another company', { ...shared, head: foreign, last: begun }),
    witnessed('a witness of another company, first', { ...shared, head: foreign, last: null }),
    witnessed('a witness of a witness', { ...shared, signer: witness.open, head: begun, last: null }),
    witnessed('a witness whose last one the company signed', { ...shared, head: second, last: first }),
    witnessed('a witness of a head by another key', {
      ...shared,
      head: await signHead(head, stranger.keys),
      last: null,
    }),
  ]
}

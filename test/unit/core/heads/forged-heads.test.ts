import { createPrivateKey, sign } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { cosignHead } from '../../../../src/core/heads/index.ts'
import {
  generateHeadKey,
  type HeadKeys,
  importHeadKeys,
  type PrivateHeadKey,
  type PublicHeadKey,
  publicKeyOf,
  readSignedHead,
  signHead,
} from '../../../../src/verify/index.ts'
import { refusalsOf } from '../../../fixtures/service.ts'

const HEAD = { companyId: 7, sequence: 3, digest: 'a'.repeat(64), time: '2025-06-01T08:00:00.000Z' }
const PREVIOUS = { sequence: 2, digest: 'b'.repeat(64) }

let jwk: PrivateHeadKey
let keys: HeadKeys
let signer: PublicHeadKey
let texts: readonly string[]
beforeAll(async () => {
  jwk = await generateHeadKey()
  keys = await importHeadKeys(jwk)
  signer = await publicKeyOf(keys)
  texts = [await signHead(HEAD, keys), await cosignHead({ ...HEAD, previous: PREVIOUS }, keys)]
})

const encode = (text: string | Uint8Array) => Buffer.from(text).toString('base64url')
const decode = (part: string | undefined) => Buffer.from(part ?? '', 'base64url')

/** Signs any header and payload with the trusted key, by node:crypto. */
function forge(header: string, payload: string): string {
  const signed = `${encode(header)}.${encode(payload)}`
  const key = createPrivateKey({ key: { ...jwk }, format: 'jwk' })
  return `${signed}.${sign(null, Buffer.from(signed), key).toString('base64url')}`
}

const partsOf = (text: string | undefined) => {
  const [header, payload, signature] = (text ?? '').split('.')
  return { header: decode(header).toString(), payload: decode(payload).toString(), signature: decode(signature) }
}

/** The only code with which a text is rejected; '' if it is accepted. */
async function codeOf(text: unknown): Promise<string> {
  try {
    await readSignedHead(text as string, [signer])
    return ''
  } catch (error) {
    return (error as { code?: string }).code ?? String(error)
  }
}

const MALFORMED = 'head_malformed'

describe('a signed head', () => {
  it('is read as it was signed', async () => {
    const [own, witnessed] = await Promise.all(texts.map((text) => readSignedHead(text, [signer])))
    expect(own).toEqual({ ...HEAD, role: 'signer', previous: null, keyId: signer.kid })
    expect(witnessed).toEqual({ ...HEAD, role: 'witness', previous: PREVIOUS, keyId: signer.kid })
  })

  it('is rejected after any change of one character', async () => {
    const codes = new Set<string>()
    const alphabet = 'AQgwZz09-_.=+ /\n\u00e9'
    for (const text of texts) {
      for (let index = 0; index < text.length; index++) {
        for (const character of [alphabet[index % alphabet.length] ?? 'A', '', `${text[index]}A`]) {
          const bent = text.slice(0, index) + character + text.slice(index + 1)
          if (bent !== text) codes.add(await codeOf(bent))
        }
      }
    }
    expect([...codes].sort()).toEqual(['head_key_unknown', MALFORMED, 'head_signature_invalid'])
  })

  it('is rejected with any other last character of a part, also one that decodes to the same bytes', async () => {
    const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    for (const text of texts) {
      for (const end of [...text.matchAll(/\.|$/g)].map(({ index }) => index - 1)) {
        const bent = [...digits].map((digit) => text.slice(0, end) + digit + text.slice(end + 1))
        const codes = await Promise.all(bent.map(codeOf))
        expect(codes.filter((code) => code === '')).toHaveLength(1)
      }
    }
  })

  it.each<[string, (text: string) => unknown]>([
    ['nothing', () => ''],
    ['no text', () => null],
    ['a line end behind it', (text) => `${text}\n`],
    ['a space before it', (text) => ` ${text}`],
    ['padding', (text) => `${text}==`],
    ['base64 instead of base64url', (text) => Buffer.from(text).toString('base64')],
    ['two parts', (text) => text.slice(0, text.lastIndexOf('.'))],
    ['four parts', (text) => `${text}.`],
    ['no signature', (text) => text.slice(0, text.lastIndexOf('.') + 1)],
    ['more than 4,096 characters', (text) => text.replace('.', `${'A'.repeat(4096)}.`)],
    ['a megabyte', () => 'A'.repeat(1_000_000)],
    ['JSON serialization of a JWS', (text) => JSON.stringify({ payload: text })],
  ])('is rejected with %s', async (_, bend) => {
    for (const text of texts) expect(await codeOf(bend(text))).toBe(MALFORMED)
  })

  it.each<[string, (header: string) => string]>([
    ['alg none', (header) => header.replace('EdDSA', 'none')],
    ['alg HS256', (header) => header.replace('EdDSA', 'HS256')],
    ['alg Ed25519', (header) => header.replace('EdDSA', 'Ed25519')],
    ['the type JWT', (header) => header.replace(/tonne-head[a-z-]*\+jws/, 'JWT')],
    ['a key of its own', (header) => header.replace('{', '{"jwk":{"crv":"Ed25519","kty":"OKP","x":"AA"},')],
    ['crit and b64', (header) => header.replace('}', ',"b64":false,"crit":["b64"]}')],
    ['another order of members', (header) => JSON.stringify({ typ: JSON.parse(header).typ, ...JSON.parse(header) })],
    ['a member twice', (header) => header.replace('{', '{"alg":"EdDSA",')],
    ['a space', (header) => header.replace(':', ': ')],
    ['no kid', (header) => header.replace(/"kid":"[^"]*",/, '')],
    ['a list', (header) => `[${header}]`],
    ['text that is not JSON', () => 'header'],
    ['a byte order mark', (header) => `\ufeff${header}`],
  ])('is rejected with a header of %s, although its key signed it', async (_, bend) => {
    for (const text of texts) {
      const { header, payload } = partsOf(text)
      expect(await codeOf(forge(bend(header), payload))).toBe(MALFORMED)
    }
  })

  it.each<[string, (payload: string) => string]>([
    ['a number with a point', (payload) => payload.replace('"sequence":3', '"sequence":3.0')],
    ['a number with an exponent', (payload) => payload.replace('"sequence":3', '"sequence":3e0')],
    ['a sequence below 0', (payload) => payload.replace('"sequence":3', '"sequence":-1')],
    ['a sequence of a half', (payload) => payload.replace('"sequence":3', '"sequence":3.5')],
    ['a sequence beyond 2^53', (payload) => payload.replace('"sequence":3', '"sequence":9007199254740993')],
    ['a sequence as text', (payload) => payload.replace('"sequence":3', '"sequence":"3"')],
    ['company 0', (payload) => payload.replace('"companyId":7', '"companyId":0')],
    ['a company as text', (payload) => payload.replace('"companyId":7', '"companyId":"7"')],
    ['a digest in capitals', (payload) => payload.replaceAll('a'.repeat(64), 'A'.repeat(64))],
    ['a short digest', (payload) => payload.replace('a'.repeat(64), 'a'.repeat(63))],
    ['a day that no month has', (payload) => payload.replace('2025-06-01', '2025-06-31')],
    ['a time without milliseconds', (payload) => payload.replace('.000Z', 'Z')],
    ['a time of another zone', (payload) => payload.replace('.000Z', '.000+01:00')],
    ['another order of members', (payload) => JSON.stringify({ time: HEAD.time, ...JSON.parse(payload) })],
    ['a member twice', (payload) => payload.replace('{', '{"companyId":7,')],
    ['an unknown member', (payload) => payload.replace('}', ',"zone":"UTC"}')],
    ['a missing member', (payload) => payload.replace(/,"time":"[^"]*"/, '')],
    ['a space', (payload) => payload.replace(':', ': ')],
    ['an escape', (payload) => payload.replace('tonne', '\\u0074onne')],
    ['half of a character', (payload) => payload.replace('tonne', '\\ud800')],
    ['another format', (payload) => payload.replace(/tonne-head[a-z-]*\/1/, 'tonne-trace/2')],
    ['format number 0', (payload) => payload.replace(/(tonne-head[a-z-]*)\/1/, '$1/0')],
    ['null', () => 'null'],
    ['a list', () => '[]'],
    ['text that is not JSON', () => 'head'],
    ['nothing', () => ''],
  ])('is rejected with a payload of %s, although its key signed it', async (_, bend) => {
    for (const text of texts) {
      const { header, payload } = partsOf(text)
      expect(await codeOf(forge(header, bend(payload)))).toBe(MALFORMED)
    }
  })

  it('of a witness is rejected with a malformed previous head', async () => {
    const { header, payload } = partsOf(texts[1])
    for (const previous of ['7', '{}', '[]', '"b"', '{"digest":"b","sequence":2}', '{"sequence":2}']) {
      const bent = payload.replace(/"previous":\{[^}]*\}/, `"previous":${previous}`)
      expect(await codeOf(forge(header, bent))).toBe(MALFORMED)
    }
  })

  it('does not pass for one of the other role', async () => {
    const [own, witnessed] = texts.map(partsOf)
    if (own === undefined || witnessed === undefined) throw new Error('nothing is signed')
    expect(await codeOf(forge(own.header, witnessed.payload))).toBe(MALFORMED)
    expect(await codeOf(forge(witnessed.header, own.payload))).toBe(MALFORMED)
  })

  it('of a later format may be right, and is not called wrong', async () => {
    for (const text of texts) {
      const { header, payload } = partsOf(text)
      expect(await codeOf(forge(header, payload.replace(/(tonne-head[a-z-]*)\/1/, '$1/2')))).toBe('format_newer')
    }
  })

  it('is rejected if another key signed it, under either name', async () => {
    const other = await importHeadKeys(await generateHeadKey())
    expect(await codeOf(await signHead(HEAD, other))).toBe('head_key_unknown')
    for (const [index, text] of texts.entries()) {
      const forged = index === 0 ? signHead(HEAD, other) : cosignHead({ ...HEAD, previous: PREVIOUS }, other)
      const [, , signature] = (await forged).split('.')
      expect(await codeOf(text.replace(/[^.]*$/, signature ?? ''))).toBe('head_signature_invalid')
    }
  })

  it('is rejected with the signature of another head, of zeros, and with S above the order of the group', async () => {
    // the order of the group of Ed25519, RFC 8032 section 5.1
    const order = 2n ** 252n + 27742317777372353535851937790883648493n
    for (const text of texts) {
      const { signature } = partsOf(text)
      const s = BigInt(`0x${Buffer.from(signature.subarray(32)).reverse().toString('hex')}`) + order
      const malleable = Buffer.from(s.toString(16).padStart(64, '0'), 'hex').reverse()
      const others = [
        partsOf(texts.find((one) => one !== text)).signature,
        new Uint8Array(64),
        Buffer.concat([signature.subarray(0, 32), malleable]),
      ]
      for (const other of others) {
        expect(await codeOf(text.replace(/[^.]*$/, encode(other)))).toBe('head_signature_invalid')
      }
    }
  })
})

describe('the keys of heads', () => {
  it('are rejected unless they are public Ed25519 keys', async () => {
    const { d: _, ...open } = jwk
    const bad: readonly unknown[] = [
      jwk,
      { ...open, kty: 'RSA' },
      { ...open, crv: 'X25519' },
      { ...open, crv: 'Ed448' },
      { ...open, x: open.x.slice(1) },
      { ...open, x: `${open.x}=` },
      { ...open, x: 7 },
      {},
      null,
      'key',
    ]
    for (const key of bad) {
      expect(await refusalsOf(() => readSignedHead(texts[0] ?? '', [signer, key as PublicHeadKey]))).toEqual([
        'keys[1] head_key_invalid',
      ])
    }
  })

  it('are known by their thumbprint, whatever kid they state', async () => {
    const head = await readSignedHead(texts[0] ?? '', [{ ...signer, kid: 'another' }])
    expect(head.keyId).toBe(signer.kid)
    const named = { ...(await publicKeyOf(await importHeadKeys(await generateHeadKey()))), kid: signer.kid ?? '' }
    expect(await refusalsOf(() => readSignedHead(texts[0] ?? '', [named]))).toEqual(['head head_key_unknown'])
  })

  it('sign nothing unless they are a pair of Ed25519 keys', async () => {
    const other = await importHeadKeys(await generateHeadKey())
    const rsa = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
    const open = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as HeadKeys
    const bad: readonly [unknown, string][] = [
      [{ publicKey: open.privateKey, privateKey: open.privateKey }, 'keys head_key_invalid'],
      [{ publicKey: other.publicKey, privateKey: keys.privateKey }, 'keys head_key_invalid'],
      [{ publicKey: keys.publicKey, privateKey: keys.publicKey }, 'keys head_key_invalid'],
      [{ publicKey: keys.privateKey, privateKey: keys.privateKey }, 'keys head_key_invalid'],
      [rsa, 'keys head_key_invalid'],
      [{}, 'keys head_key_invalid'],
      [null, 'keys head_key_invalid'],
      [jwk, 'keys head_key_invalid'],
    ]
    for (const [pair, refusal] of bad) {
      expect(await refusalsOf(() => signHead(HEAD, pair as HeadKeys))).toEqual([refusal])
    }
  })

  it('are imported only whole, and no error quotes the private part', async () => {
    const { d, ...open } = jwk
    for (const bad of [open, { ...open, d: d.slice(1) }, { ...open, d: `${d} ` }, { ...open, d: 7 }, null]) {
      const error = await importHeadKeys(bad).catch((thrown: Error) => thrown)
      expect(String(error)).toMatch(/d of 43 characters|as a JWK/)
      expect(String(error)).not.toContain(d.slice(1, 20))
    }
    await expect(crypto.subtle.exportKey('jwk', keys.privateKey as never)).rejects.toThrow()
  })

  it('sign no head with a member in another form', async () => {
    const bad = [
      { ...HEAD, companyId: 0 },
      { ...HEAD, companyId: '7' },
      { ...HEAD, sequence: -1 },
      { ...HEAD, digest: 'A'.repeat(64) },
      { ...HEAD, time: '2025-06-01' },
      null,
    ]
    for (const head of bad) {
      expect(await refusalsOf(() => signHead(head as typeof HEAD, keys))).toEqual(['head head_malformed'])
    }
  })
})

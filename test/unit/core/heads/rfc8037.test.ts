import { createHash, createPrivateKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { thumbprintOf } from '../../../../src/core/heads/head-key.ts'
import {
  generateHeadKey,
  importHeadKeys,
  type PrivateHeadKey,
  publicKeyOf,
  signHead,
} from '../../../../src/core/heads/index.ts'
import { isSignatureOf, signJws, splitJws } from '../../../../src/core/heads/jws.ts'

/** RFC 8037, appendix A.1. */
const KEY: PrivateHeadKey = {
  kty: 'OKP',
  crv: 'Ed25519',
  d: 'nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A',
  x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
}
/** Appendix A.4. */
const SIGNED =
  'eyJhbGciOiJFZERTQSJ9.RXhhbXBsZSBvZiBFZDI1NTE5IHNpZ25pbmc.hgyY0il_MGCjP0JzlnLWG1PPOt7-09PGcvMg3AIbQR6dWbhijcNR4ki4iylGjg5BhVsPt9g7sVvpAr_MuM0KAg'
const HEAD = { companyId: 7, sequence: 3, digest: 'a'.repeat(64), time: '2025-06-01T08:00:00.000Z' }

describe('the vectors of RFC 8037, appendix A', () => {
  it('have the thumbprint of A.3', async () => {
    expect(thumbprintOf(KEY)).toBe('kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k')
    expect((await publicKeyOf(await importHeadKeys(KEY))).kid).toBe('kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k')
  })

  it('have the signature of A.4', async () => {
    const text = { header: '{"alg":"EdDSA"}', payload: 'Example of Ed25519 signing' }
    expect(await signJws(text, await importHeadKeys(KEY))).toBe(SIGNED)
  })

  it('have the signature that A.5 verifies, and no other', async () => {
    const { publicKey } = await importHeadKeys(KEY)
    const jws = splitJws(SIGNED)
    if (jws === undefined) throw new Error('the vector of the RFC is no JWS')
    expect(await isSignatureOf(jws, publicKey)).toBe(true)
    expect(await isSignatureOf({ ...jws, signed: jws.signed.replace('R', 'S') }, publicKey)).toBe(false)
    const other = await importHeadKeys(await generateHeadKey())
    expect(await isSignatureOf(jws, other.publicKey)).toBe(false)
  })
})

describe('a signed head', () => {
  it('is the text that the RFCs prescribe, signed as node:crypto signs it', async () => {
    const payload = `{"companyId":7,"digest":"${HEAD.digest}","format":"tonne-head/1","sequence":3,"time":"${HEAD.time}"}`
    const header = '{"alg":"EdDSA","kid":"kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k","typ":"tonne-head+jws"}'
    const encoded = [header, payload].map((text) => Buffer.from(text).toString('base64url')).join('.')
    const key = createPrivateKey({ key: { ...KEY }, format: 'jwk' })
    const due = `${encoded}.${sign(null, Buffer.from(encoded), key).toString('base64url')}`
    expect(await signHead(HEAD, await importHeadKeys(KEY))).toBe(due)
  })

  it('by a key of node:crypto verifies there, and so does one by a generated key', async () => {
    const { privateKey } = generateKeyPairSync('ed25519')
    for (const jwk of [privateKey.export({ format: 'jwk' }), await generateHeadKey()]) {
      const text = await signHead(HEAD, await importHeadKeys(jwk))
      const [header = '', payload = '', signature = ''] = text.split('.')
      const bytes = Buffer.from(`${header}.${payload}`)
      const key = createPrivateKey({ key: { ...jwk }, format: 'jwk' })
      const publicBytes = JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x: jwk.x })
      const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString())
      expect(kid).toBe(createHash('sha256').update(publicBytes).digest('base64url'))
      expect(verify(null, bytes, { key: key as never }, Buffer.from(signature, 'base64url'))).toBe(true)
    }
  })
})

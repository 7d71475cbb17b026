import type { webcrypto } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { publicKeyOf, readSignedHead, signHead, verifyBundle, witnessHead } from '../../src/verify/index.ts'
import { refusalsOf, siteInput, testService } from '../fixtures/service.ts'
import { runTonne } from './memory-io.ts'

const newKeys = async () =>
  (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as webcrypto.CryptoKeyPair
const [keys, witnessKeys] = await Promise.all([newKeys(), newKeys()])
const [signer, witness] = await Promise.all([publicKeyOf(keys), publicKeyOf(witnessKeys)])
const { company, others } = testService({ headKeys: keys })

async function exported(): Promise<readonly string[]> {
  const lines: string[] = []
  for await (const line of company.export()) lines.push(line)
  return lines
}

await company.sites.create(siteInput())
const first = await company.audit.signHead()
const { signedHead = '' } = await company.periods.lock({ from: '2020-01-01', to: '2021-01-01' })
await company.sites.create(siteInput())
const lines = await exported()
const trusted = [signer, witness]
const time = '2025-06-02T08:00:00.000Z'
const shared = { lines, signer, keys: witnessKeys, time }
const jwkOf = async ({ privateKey }: webcrypto.CryptoKeyPair) =>
  JSON.stringify(await crypto.subtle.exportKey('jwk', privateKey))

describe('signed heads of a service', () => {
  it('are signed when a period is locked, and the bundle extends each of them', async () => {
    const { verified, heads, linesBehindHead } = await verifyBundle(lines, {
      heads: [first, signedHead],
      keys: trusted,
    })
    expect(verified).toBe(true)
    expect(heads.map(({ sequence, companyId }) => [sequence, companyId])).toEqual([
      [1, 7],
      [2, 7],
    ])
    expect(linesBehindHead).toBe(1)
  })

  it('find a log that does not pass through them, or ends before them', async () => {
    for (const forged of [{ digest: 'f'.repeat(64) }, { sequence: 99 }]) {
      const head = { companyId: 7, ...(await company.audit.head()), time, ...forged }
      const { verified } = await verifyBundle(lines, { heads: [await signHead(head, keys)], keys: trusted })
      expect(verified).toBe(false)
    }
  })

  it('of another company are rejected', async () => {
    const heads = [await others.audit.signHead()]
    expect(await refusalsOf(() => verifyBundle(lines, { heads, keys: trusted }))).toEqual([
      'heads[0] head_of_another_company',
    ])
  })

  it('need a key', async () => {
    const without = testService().company
    expect(await refusalsOf(() => without.audit.signHead())).toEqual(['headKeys head_key_invalid'])
    expect((await without.periods.lock({ from: '2020-01-01', to: '2021-01-01' })).signedHead).toBeUndefined()
    const wrong = { publicKey: keys.publicKey, privateKey: keys.publicKey }
    expect(await refusalsOf(async () => testService({ headKeys: wrong }))).toEqual(['headKeys head_key_invalid'])
  })
})

describe('a witness', () => {
  it('signs a head that extends the last one, and names it', async () => {
    const begun = await witnessHead({ ...shared, head: first, last: null })
    const next = await witnessHead({ ...shared, head: signedHead, last: begun })
    expect(await readSignedHead(next, [witness])).toMatchObject({
      role: 'witness',
      sequence: 2,
      previous: { sequence: 1 },
    })
    expect((await verifyBundle(lines, { heads: [begun, next], keys: trusted })).verified).toBe(true)
    expect(await refusalsOf(() => witnessHead({ ...shared, head: first, last: next }))).toEqual([
      'head head_went_backwards',
    ])
  })

  it('signs no head of a rewritten log', async () => {
    const begun = await witnessHead({ ...shared, head: first, last: null })
    const rewritten = testService({ headKeys: keys }).company
    await rewritten.vendors.create({ name: 'Other', countryId: 826, vendorType: 'fuel' })
    const other: string[] = []
    for await (const line of rewritten.export()) other.push(line)
    const head = await rewritten.audit.signHead()
    expect(await refusalsOf(() => witnessHead({ ...shared, lines: other, head, last: begun }))).toEqual([
      'head head_not_extended',
    ])
  })

  it('signs no head by another key, and does not continue that of another witness', async () => {
    const head = await signHead({ companyId: 7, ...(await company.audit.head()), time }, witnessKeys)
    expect(await refusalsOf(() => witnessHead({ ...shared, head, last: null }))).toEqual(['heads[0] head_key_unknown'])
    expect(await refusalsOf(() => witnessHead({ ...shared, head: signedHead, last: first }))).toEqual([
      'heads[0] head_key_unknown',
    ])
  })
})

describe('tonne head', () => {
  const bundle = `${lines.join('\n')}\n`

  it('makes a key, witnesses with it, and tonne verify checks the heads', async () => {
    const made = await runTonne(['head', 'key', '--output', 'w.jwk'])
    expect(made.code).toBe(0)
    const files = { ...made.files, 'c.pub': JSON.stringify(signer), 'head.jws': `${signedHead}\n`, 'b.ndjson': bundle }
    const argv = ['head', 'witness', 'head.jws', '--bundle', 'b.ndjson', '--signer', 'c.pub', '--key', 'w.jwk']
    const cosigned = await runTonne([...argv, '--first'], { files })
    expect([cosigned.code, cosigned.stderr]).toEqual([0, ''])
    const all = { ...files, 'heads.jws': `${signedHead}\n${cosigned.stdout}` }
    const set = JSON.stringify({ keys: [signer, JSON.parse(made.stdout)] })
    const options = ['--heads', 'heads.jws', '--keys', 'keys.jwks']
    const checked = await runTonne(['verify', 'b.ndjson', ...options], { files: { ...all, 'keys.jwks': set } })
    expect(checked.stdout).toMatch(/signed: line 2, at .*\nwitnessed: line 2, at 2026-02-03T04:05:06.789Z/)
    expect(checked.code).toBe(0)
    const untrusted = await runTonne(['verify', 'b.ndjson', ...options], {
      files: { ...all, 'keys.jwks': JSON.stringify(signer) },
    })
    expect([untrusted.code, untrusted.stderr]).toEqual([1, expect.stringContaining('head_key_unknown')])
  })

  it('rejects options that contradict each other, and files that are no keys', async () => {
    const files = { 'no.jwk': '{}', 'head.jws': signedHead, 'c.pub': JSON.stringify(signer), 'b.ndjson': bundle }
    const stderrOf = async (...argv: string[]) => (await runTonne(argv, { files })).stderr
    const shown = ['head', 'witness', 'head.jws', '--bundle', 'b.ndjson', '--signer', 'c.pub']
    expect(await stderrOf('head', 'seal')).toContain('ACTION must be one of key, sign, witness')
    expect(await stderrOf('head', 'key')).toContain('--output is missing')
    expect(await stderrOf('head', 'key', '--output', 'no.jwk')).toContain('never overwritten')
    expect(await stderrOf(...shown, '--key', 'no.jwk', '--first')).toContain('head_key_invalid')
    expect(await stderrOf('verify', 'b.ndjson', '--heads', 'head.jws')).toContain('belong together')
    const keyed = { ...files, 'w.jwk': await jwkOf(witnessKeys) }
    const { stderr } = await runTonne([...shown, '--key', 'w.jwk'], { files: keyed })
    expect(stderr).toContain('give --last FILE, or --first')
  })
})

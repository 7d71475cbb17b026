import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readSignedHead, signHead } from '../../src/verify/index.ts'
import { newHeadKeys } from '../fixtures/head-keys.ts'
import { siteInput, testService } from '../fixtures/service.ts'
import { runTonne } from './memory-io.ts'

const signer = await newHeadKeys()
const { company } = testService({ headKeys: signer.keys })
await company.sites.create(siteInput())
const first = await company.audit.signHead()
await company.sites.create(siteInput())
const second = await company.audit.signHead()
const lines: string[] = []
for await (const line of company.export()) lines.push(line)

const made = await runTonne(['head', 'key', '--output', 'w.jwk'])
const pkcs8 = { type: 'pkcs8', format: 'pem' } as const
const pair = generateKeyPairSync('ed25519')
const pem = pair.privateKey.export(pkcs8).toString()
const files: Readonly<Record<string, string>> = {
  'c.pem': pem,
  'bom.pem': `\uFEFF\n${pem.replaceAll('\n', '\r\n')}`,
  'locked.pem': pair.privateKey.export({ ...pkcs8, cipher: 'aes-256-cbc', passphrase: 'x' }).toString(),
  'cut.pem': pem.replace(/.{20}\n-----END/, '\n-----END'),
  'x25519.pem': generateKeyPairSync('x25519').privateKey.export(pkcs8).toString(),
  'p256.pem': generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export(pkcs8).toString(),
  'open.pem': pair.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  ...made.files,
  'w.pub': made.stdout,
  'c.pub': JSON.stringify(signer.open),
  'first.jws': `${first}\n`,
  'second.jws': `${second}\r\n`,
  'both.jws': `${first}\n${second}\n`,
  'b.ndjson': `${lines.join('\n')}\n`,
  'no.jwk': '{}',
  'text.jwk': 'key',
  'empty.jws': '\n',
}
const run = (argv: readonly string[], more: Readonly<Record<string, string>> = {}) =>
  runTonne(argv, { files: { ...files, ...more } })
const argv = ['--bundle', 'b.ndjson', '--signer', 'c.pub', '--key', 'w.jwk']
const replaced = (index: number, word: string) => argv.map((one, position) => (position === index ? word : one))
const witness = (...options: readonly string[]) => run(['head', 'witness', ...options])

describe('tonne head key', () => {
  it('writes the private key to a new file, and prints the public one', () => {
    expect(made.code).toBe(0)
    const [secret, open] = [JSON.parse(made.files['w.jwk'] ?? ''), JSON.parse(made.stdout)]
    expect(Object.keys(open)).toEqual(['crv', 'kid', 'kty', 'x'])
    expect(secret).toEqual({ ...open, d: expect.stringMatching(/^[\w-]{43}$/) })
    expect(made.stderr).not.toContain(secret.d)
  })

  it('overwrites no file', async () => {
    const again = await run(['head', 'key', '--output', 'w.jwk'])
    expect([again.code, again.files['w.jwk']]).toEqual([1, files['w.jwk']])
    expect(again.stderr).toContain('never overwritten')
  })
})

describe('tonne head public', () => {
  it.each(['c.pem', 'bom.pem'])(
    'prints the public key of %s as a JWK, which checks what the key signs',
    async (file) => {
      const { code, stdout, stderr } = await run(['head', 'public', '--key', file])
      expect([code, stderr]).toEqual([0, ''])
      const { x } = pair.publicKey.export({ format: 'jwk' })
      expect(JSON.parse(stdout)).toEqual({ crv: 'Ed25519', kid: expect.stringMatching(/^[\w-]{43}$/), kty: 'OKP', x })
      const options = ['--bundle', 'b.ndjson', '--signer', 'c.pub', '--key', file, '--first']
      const stated = await run(['head', 'witness', 'first.jws', ...options])
      expect((await readSignedHead(stated.stdout.trim(), [JSON.parse(stdout)])).role).toBe('witness')
    },
  )

  it('prints the public key of a JWK', async () => {
    expect((await run(['head', 'public', '--key', 'w.jwk'])).stdout).toBe(made.stdout)
  })
})

describe('tonne head witness', () => {
  it('confirms heads one after the other, and tonne verify checks all of them', async () => {
    const begun = await witness('first.jws', ...argv, '--first')
    expect([begun.code, begun.stderr]).toEqual([0, ''])
    const next = await run(['head', 'witness', 'second.jws', ...argv, '--last', 'last.jws'], {
      'last.jws': begun.stdout,
    })
    expect([next.code, next.stderr]).toEqual([0, ''])
    const { previous } = await readSignedHead(next.stdout.trim(), [JSON.parse(made.stdout)])
    expect(previous?.sequence).toBe(1)
    const all = {
      'heads.jws': `${second}\n${next.stdout}`,
      'set.jwks': JSON.stringify({ keys: [signer.open, JSON.parse(made.stdout)] }),
      'list.json': JSON.stringify([signer.open, JSON.parse(made.stdout)]),
    }
    for (const keys of ['set.jwks', 'list.json']) {
      const checked = await run(['verify', 'b.ndjson', '--heads', 'heads.jws', '--keys', keys], all)
      expect(checked.stdout).toMatch(/\nsigned: line 2, at 2025-06-01T08:00:00\.000Z, by key\s+[\w-]{43}\n/)
      expect(checked.stdout).toMatch(/\nwitnessed: line 2, at 2026-02-03T04:05:06\.789Z, by key\s+[\w-]{43}\n/)
      expect(checked.code).toBe(0)
    }
    const untrusted = await run(['verify', 'b.ndjson', '--heads', 'heads.jws', '--keys', 'c.pub'], all)
    expect([untrusted.code, untrusted.stderr]).toEqual([1, expect.stringContaining('head_key_unknown')])
  })

  it('refuses a head that went backwards', async () => {
    const begun = await witness('second.jws', ...argv, '--first')
    const back = await run(['head', 'witness', 'first.jws', ...argv, '--last', 'last.jws'], {
      'last.jws': begun.stdout,
    })
    expect([back.code, back.stdout]).toEqual([1, ''])
    expect(back.stderr).toContain('head_went_backwards')
  })

  it('needs to know the last statement', async () => {
    expect((await witness('first.jws', ...argv)).stderr).toContain('give --last FILE, or --first')
    expect((await witness('first.jws', ...argv, '--first', '--last', 'first.jws')).stderr).toContain('not both')
    expect((await witness('first.jws', ...argv, '--last', 'first.jws')).stderr).toContain('last: is signed by none')
  })
})

describe('tonne head', () => {
  it.each([
    [['head'], 'ACTION is missing'],
    [['head', 'seal'], 'ACTION must be one of key, public, sign, witness'],
    [['head', 'key'], '--output is missing'],
    [['head', 'key', 'w', '--output', 'x.jwk'], 'key does not take w'],
    [['head', 'key', '--output', 'x.jwk', '--first'], '--first is not for tonne head key'],
    [['head', 'sign', '--db', 'x.db'], '--key is missing'],
    [['head', 'sign', '--db', 'x.db', '--key', 'no.jwk'], 'head_key_invalid'],
    [['head', 'sign', '--db', 'x.db', '--key', 'text.jwk'], 'is not JSON'],
    [['head', 'sign', '--key', 'w.jwk'], '--db'],
    [['head', 'public'], '--key is missing'],
    [['head', 'public', '--key', 'none.pem'], 'file_unreadable'],
    [['head', 'public', '--key', 'locked.pem'], 'head_key_invalid: is an encrypted key; decrypt it first'],
    [['head', 'public', '--key', 'cut.pem'], 'head_key_invalid: is not a private key of PKCS#8'],
    [['head', 'public', '--key', 'x25519.pem'], 'head_key_invalid'],
    [['head', 'public', '--key', 'p256.pem'], 'head_key_invalid'],
    [['head', 'public', '--key', 'open.pem'], 'is not JSON; give the file that tonne head key wrote'],
    [['head', 'witness', ...argv, '--first'], 'HEAD is missing'],
    [['head', 'witness', 'first.jws', 'second.jws', ...argv, '--first'], 'witness does not take second.jws'],
    [['head', 'witness', 'both.jws', ...argv, '--first'], 'more than one signed head'],
    [['head', 'witness', 'empty.jws', ...argv, '--first'], 'has no signed head'],
    [['head', 'witness', 'first.jws', '--signer', 'c.pub', '--key', 'w.jwk', '--first'], '--bundle is missing'],
    [['head', 'witness', 'first.jws', ...replaced(1, 'first.jws'), '--first'], '--bundle must be a bundle'],
    [['head', 'witness', 'first.jws', ...replaced(5, 'w.pub'), '--first'], 'has no private part'],
    [['verify', 'b.ndjson', '--heads', 'first.jws'], '--heads and --keys belong together'],
    [['verify', 'b.ndjson', '--keys', 'c.pub'], '--heads and --keys belong together'],
    [['verify', 'b.ndjson', '--heads', 'empty.jws', '--keys', 'c.pub'], 'has no signed head'],
    [['verify', 'b.ndjson', '--heads', 'first.jws', '--keys', 'no.jwk'], 'head_key_invalid'],
    [['verify', 'b.ndjson', '--heads', 'first.jws', '--keys', 'w.jwk'], 'is a private key'],
    [['verify', 'none.ndjson', '--heads', 'first.jws', '--keys', 'c.pub'], 'there is no such file'],
  ])('rejects %j', async (words, message) => {
    const { code, stderr, stdout } = await run(words)
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr.replace(/\s+/g, ' ')).toContain(message)
  })

  it('says that a bundle does not extend a signed head', async () => {
    const head = { companyId: 7, ...(await company.audit.head()), time: '2025-06-01T08:00:00.000Z' }
    const longer = await signHead({ ...head, sequence: 9 }, signer.keys)
    const options = ['--heads', 'longer.jws', '--keys', 'c.pub']
    const { code, stderr, stdout } = await run(['verify', 'b.ndjson', ...options], { 'longer.jws': longer })
    expect(code).toBe(1)
    expect(stderr).toContain('ends before the line that was stored as its last')
    expect(stdout).toContain('not verified')
  })
})

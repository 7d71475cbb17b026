import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { newHeadKeys } from '../../fixtures/head-keys.ts'
import { siteInput, testService } from '../../fixtures/service.ts'

const FILE = fileURLToPath(new URL('../../../src/verify/python/verify_trace.py', import.meta.url))
const hasPython = spawnSync('python3', ['--version']).status === 0
const folder = mkdtempSync(join(tmpdir(), 'second-verifier-heads-'))
afterAll(() => rmSync(folder, { recursive: true }))

function evaluate(expression: string) {
  const program = `import sys, json; sys.path.insert(0, ${JSON.stringify(join(FILE, '..'))}); import verify_trace as v; print(json.dumps(${expression}))`
  return JSON.parse(execFileSync('python3', ['-B', '-c', program], { encoding: 'utf8' }))
}

/** Public key, message and signature of RFC 8032, section 7.1, in hexadecimal digits. */
const RFC_8032 = [
  [
    'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
    '',
    'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
  ],
  [
    '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
    '72',
    '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
  ],
  [
    'fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025',
    'af82',
    '6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a',
  ],
] as const

function isSignature(key: string, message: string, signature: string): boolean {
  const bytes = (text: string) => `bytes.fromhex('${text}')`
  return evaluate(`v.is_signature(${bytes(key)}, ${bytes(message)}, ${bytes(signature)})`)
}

const ORDER = 2n ** 252n + 27742317777372353535851937790883648493n

/** The same signature with the group order added to its number: it verifies wherever the number is not bounded. */
function withOrder(signature: string): string {
  const little = (text: string) => (text.match(/../g) ?? []).reverse().join('')
  const number = BigInt(`0x${little(signature.slice(64))}`) + ORDER
  return signature.slice(0, 64) + little(number.toString(16).padStart(64, '0'))
}

describe.skipIf(!hasPython)('the verifier in Python', () => {
  it.each(RFC_8032)('checks the signature of the vector %s', (key, message, signature) => {
    expect(isSignature(key, message, signature)).toBe(true)
    expect(isSignature(key, `${message}00`, signature)).toBe(false)
    expect(
      isSignature(
        key,
        message,
        signature.replace(/^./, (one) => (one === '0' ? '1' : '0')),
      ),
    ).toBe(false)
    expect(isSignature(key, message, withOrder(signature))).toBe(false)
  })

  it('knows no key that is no point of the curve', () => {
    expect(evaluate("v.decode_point(bytes.fromhex('02' + '00' * 31))")).toBe(null)
    expect(evaluate("v.decode_point(b'\\xff' * 32)")).toBe(null)
  })

  it('checks the JWS and the thumbprint of RFC 8037, sections A.3 and A.4', () => {
    const x = '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo'
    expect(evaluate(`v.thumbprint('${x}')`)).toBe('kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k')
    const signed = 'eyJhbGciOiJFZERTQSJ9.RXhhbXBsZSBvZiBFZDI1NTE5IHNpZ25pbmc'
    const signature = 'hgyY0il_MGCjP0JzlnLWG1PPOt7-09PGcvMg3AIbQR6dWbhijcNR4ki4iylGjg5BhVsPt9g7sVvpAr_MuM0KAg'
    expect(evaluate(`v.is_signature(v.decode_base64('${x}'), b'${signed}', v.decode_base64('${signature}'))`)).toBe(
      true,
    )
  })

  it('verifies a bundle by the heads and keys of two files', async () => {
    const { keys, open } = await newHeadKeys()
    const { company } = testService({ headKeys: keys })
    await company.sites.create(siteInput())
    const head = await company.audit.signHead()
    await company.sites.create(siteInput())
    const lines: string[] = []
    for await (const line of company.export()) lines.push(line)
    const file = (name: string, text: string) => {
      writeFileSync(join(folder, name), text)
      return join(folder, name)
    }
    const bundle = file('bundle.ndjson', `${lines.join('\n')}\n`)
    const trusted = file('keys.json', JSON.stringify({ keys: [open] }))
    const run = (heads: string, keyFile = trusted) => {
      const argv = [bundle, '--heads', file('heads.jws', heads), '--keys', keyFile, '--json']
      const { status, stdout } = spawnSync('python3', ['-B', FILE, ...argv], { encoding: 'utf8' })
      const { unanswered, unchecked } = JSON.parse(stdout)
      return [status, ...[...unanswered, ...unchecked].map(({ code }: { code: string }) => code)]
    }
    expect(run(`${head}\n`)).toEqual([0, 'no_catalogue', 'lines_behind_head'])
    expect(run(`${head.slice(0, -4)}AAAA\n`)).toEqual([1, 'head_signature_invalid'])
    expect(run('')).toEqual([1, 'head_malformed'])
    const { open: other } = await newHeadKeys()
    expect(run(head, file('other.json', JSON.stringify(other)))).toEqual([1, 'head_key_unknown'])
  })
})

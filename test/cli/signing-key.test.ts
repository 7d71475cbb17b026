import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { generateHeadKey, readSignedHead } from '../../src/verify/index.ts'
import { runTonne } from './memory-io.ts'
import { serving, urlIn } from './serving.ts'

const jwk = await generateHeadKey()
const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const files: Readonly<Record<string, string>> = {
  'company.jwk': JSON.stringify(jwk),
  'company.pem': pem,
  'public.jwk': JSON.stringify({ ...jwk, d: undefined }),
  'text.jwk': 'secret',
}

/** Serves with options; `work` gets a client of the service. */
function servingTo(options: readonly string[], work: (post: Post) => Promise<void>) {
  return serving(
    options,
    ({ stdout }) => {
      const headers = { 'x-api-key': /API key +(\S+)/.exec(stdout)?.[1] ?? '', 'content-type': 'application/json' }
      return work(async (path, body) => {
        const response = await fetch(`${urlIn(stdout)}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
        return { status: response.status, json: (await response.json()) as { signedHead?: string } }
      })
    },
    { files },
  )
}

type Post = (path: string, body: object) => Promise<{ readonly status: number; readonly json: { signedHead?: string } }>

const YEAR = { from: '2025-01-01T00:00:00.000Z', to: '2026-01-01T00:00:00.000Z' }

describe('tonne serve --signing-key', () => {
  it.each(['company.jwk', 'company.pem'])('signs heads by the key of %s', async (file) => {
    const open = await runTonne(['head', 'public', '--key', file], { files })
    const keys = [JSON.parse(open.stdout)]
    const run = await servingTo(['--signing-key', file], async (post) => {
      const lock = await post('/v1/period-locks', YEAR)
      expect(lock.status).toBe(201)
      expect(await readSignedHead(lock.json.signedHead ?? '', keys)).toMatchObject({ companyId: 1, role: 'signer' })
      const asked = await post('/v1/log/signed-head', {})
      expect(asked.status).toBe(200)
      expect((await readSignedHead(asked.json.signedHead ?? '', keys)).sequence).toBeGreaterThan(0)
    })
    expect(run.code).toBe(0)
    expect(`${run.stdout}${run.stderr}`).not.toContain(jwk.d)
  })

  it('without a key answers that the service has none', async () => {
    await servingTo(['--extensions'], async (post) => {
      expect((await post('/v1/log/signed-head', {})).status).toBe(404)
    })
  })

  it.each([
    ['none.jwk', 'none.jwk: file_unreadable: cannot be read: there is no such file or folder'],
    ['text.jwk', 'text.jwk: head_key_invalid: is not JSON; give the file that tonne head key wrote'],
    ['public.jwk', 'public.jwk: head_key_invalid: has no private part d'],
  ])('does not start with %s', async (file, message) => {
    const { code, stdout, stderr } = await servingTo(['--signing-key', file], async () => {
      throw new Error('the service started')
    })
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toContain(message)
    expect(stderr).not.toContain('secret')
  })
})

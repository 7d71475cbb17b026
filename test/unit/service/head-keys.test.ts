import { describe, expect, it, vi } from 'vitest'
import type { HeadKeys } from '../../../src/service/index.ts'
import { readSignedHead } from '../../../src/verify/index.ts'
import { newHeadKeys } from '../../fixtures/head-keys.ts'
import { refusalsOf, START, siteInput, testService } from '../../fixtures/service.ts'

const YEAR = { from: '2025-01-01', to: '2026-01-01' }
const { keys, open } = await newHeadKeys()
const other = await newHeadKeys()
/** Keys that pass every check until they sign. */
const unpaired: HeadKeys = { publicKey: keys.publicKey, privateKey: other.keys.privateKey }

describe('a service with headKeys', () => {
  it('signs the current head by its own clock', async () => {
    const { company, clock } = testService({ headKeys: keys })
    const none = await readSignedHead(await company.audit.signHead(), [open])
    expect(none).toMatchObject({ companyId: 7, sequence: 0, time: START, role: 'signer' })
    await company.sites.create(siteInput())
    clock.advance()
    const head = await readSignedHead(await company.audit.signHead(), [open])
    expect(head).toMatchObject({ ...(await company.audit.head()), time: '2025-06-01T08:01:00.000Z' })
    expect(head.sequence).toBe(1)
  })

  it('signs the head after each lock, which has the line of the lock', async () => {
    const { company } = testService({ headKeys: keys })
    const { record, signedHead } = await company.periods.lock(YEAR)
    const head = await readSignedHead(signedHead ?? '', [open])
    expect(head).toMatchObject(await company.audit.head())
    const [line] = await company.audit.log({ recordId: record.id })
    expect(line?.digest).toBe(head.digest)
  })

  it('signs the current head when a lock is sent again', async () => {
    const { service } = testService({ headKeys: keys })
    const idempotency = { route: 'lock', key: 'once', fingerprint: 'year' }
    const lock = () => service.company(7, { idempotency }).periods.lock(YEAR)
    const { record } = await lock()
    await service.company(7).sites.create(siteInput())
    const again = await lock()
    expect(again.record).toEqual(record)
    expect((await readSignedHead(again.signedHead ?? '', [open])).sequence).toBe(2)
  })

  it('keeps a lock whose head cannot be signed, and says why', async () => {
    const { company } = testService({ headKeys: unpaired })
    const { record, signedHead, signingFailure } = await company.periods.lock(YEAR)
    expect(signedHead).toBeNull()
    expect(signingFailure).toMatch(/^headKeys: are not a pair/)
    expect((await company.periods.get(record.id)).record).toEqual(record)
    expect(await refusalsOf(() => company.audit.signHead())).toEqual(['headKeys head_key_invalid'])
  })

  it('keeps a lock when WebCrypto itself fails', async () => {
    const sign = vi.spyOn(crypto.subtle, 'sign').mockRejectedValueOnce(new Error('the device is away'))
    const { company } = testService({ headKeys: keys })
    const { signedHead, signingFailure } = await company.periods.lock(YEAR)
    sign.mockRestore()
    expect(signedHead).toBeNull()
    expect(signingFailure).toBe('headKeys: cannot sign by the WebCrypto of this runtime: Error: the device is away')
    expect((await company.periods.list()).records).toHaveLength(1)
  })

  it('stores no key', async () => {
    const { company, service } = testService({ headKeys: keys })
    await company.periods.lock(YEAR)
    const lines: string[] = []
    for await (const line of company.export()) lines.push(line)
    expect(lines.join('\n')).not.toContain(open.x)
    expect(JSON.stringify(service)).not.toContain(open.x)
  })

  it('is not created with keys that are none', async () => {
    const { publicKey, privateKey } = keys
    const open = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as HeadKeys
    const bad = [
      { publicKey: open.privateKey, privateKey: open.privateKey },
      { publicKey, privateKey: publicKey },
      { publicKey },
      { privateKey },
      {},
      'key',
      [publicKey, privateKey],
    ]
    for (const headKeys of bad) {
      expect(await refusalsOf(async () => testService({ headKeys: headKeys as HeadKeys }))).toEqual([
        'headKeys head_key_invalid',
      ])
    }
  })
})

describe('a service without headKeys', () => {
  it('locks without a signed head, and signs none', async () => {
    const { company } = testService()
    expect(Object.keys(await company.periods.lock(YEAR))).toEqual(['record', 'version', 'notices'])
    expect(await refusalsOf(() => company.audit.signHead())).toEqual(['headKeys not_found'])
  })
})

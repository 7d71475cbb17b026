import { describe, expect, it } from 'vitest'
import { readSignedHead, verifyBundle } from '../../../src/verify/index.ts'
import { newHeadKeys } from '../../fixtures/head-keys.ts'
import { ask, type Received, type Sending, testApi } from '../../fixtures/http.ts'
import { siteInput, testService } from '../../fixtures/service.ts'

const YEAR = { from: '2025-01-01T00:00:00.000Z', to: '2026-01-01T00:00:00.000Z' }
const { keys, open } = await newHeadKeys()
const other = await newHeadKeys()

function apiOf(headKeys?: typeof keys) {
  const service = testService(headKeys && { headKeys }).service
  const api = testApi({ extensions: true, service })
  const send = (sending: Sending): Promise<Received> => ask(api, sending)
  return { service, send }
}

const lock: Sending = { method: 'POST', target: '/v1/period-locks', json: YEAR }
const sign: Sending = { method: 'POST', target: '/v1/log/signed-head' }

describe('over HTTP', () => {
  it('a lock has the signed head of its log, which a bundle extends', async () => {
    const { service, send } = apiOf(keys)
    const { status, json } = await send(lock)
    const { signedHead, ...record } = json as { signedHead: string; id: string }
    expect(status).toBe(201)
    expect(await readSignedHead(signedHead, [open])).toMatchObject({ sequence: 1, role: 'signer' })
    // the lock itself has no head, which changes with every line
    expect((await send({ target: `/v1/period-locks/${record.id}` })).json).toEqual(record)
    const company = service.company(7)
    await company.sites.create(siteInput())
    const { verified, linesBehindHead } = await verifyBundle(company.export(), { heads: [signedHead], keys: [open] })
    expect([verified, linesBehindHead]).toEqual([true, 1])
  })

  it('a lock says why its head was not signed', async () => {
    const { json } = await apiOf({ publicKey: keys.publicKey, privateKey: other.keys.privateKey }).send(lock)
    expect(json).toMatchObject({ signedHead: null, signingFailure: expect.stringMatching(/^headKeys: are not a pair/) })
  })

  it('a lock has no head if the host gave no key', async () => {
    const { json } = await apiOf().send(lock)
    expect(Object.keys(json as object)).not.toContain('signedHead')
  })

  it('the head of the log is signed when somebody asks for it', async () => {
    const { service, send } = apiOf(keys)
    await service.company(7).sites.create(siteInput())
    const { status, json } = await send(sign)
    expect(status).toBe(200)
    const { signedHead } = json as { signedHead: string }
    expect(await readSignedHead(signedHead, [open])).toMatchObject(await service.company(7).audit.head())
  })

  it('a service without keys answers that it has none, which is no fault of it', async () => {
    const { status, json } = await apiOf().send(sign)
    expect([status, json]).toMatchObject([404, { errors: [{ code: 'not_found', path: 'headKeys' }] }])
  })
})

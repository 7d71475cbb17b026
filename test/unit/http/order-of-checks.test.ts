import { describe, expect, it } from 'vitest'
import { CONTRACT } from '../../../src/http/contract.ts'
import { EXTENSIONS } from '../../../src/http/extensions/extensions.ts'
import { ask, made, refused, type Sending, testApi } from '../../fixtures/http.ts'
import { fuelInput, siteInput } from '../../fixtures/service.ts'

const UNKNOWN = '00000000-0000-4000-8000-999999999999'
/** More bytes than the interfaces of these tests take. */
const LARGE = 'x'.repeat(5000)
const bodyBytesMax = 4000

/** Everything that can be wrong, in the order in which it is said; each entry is wrong in what follows too. */
const WRONG: readonly (readonly [said: string, sending: Sending])[] = [
  ['404 path_not_found', { method: 'PUT', target: '/v1/nothing', headers: { 'x-api-key': 'nobody' }, body: LARGE }],
  ['400 path_malformed', { method: 'PUT', target: '/v1/sites/%E0/fuel', headers: { 'x-api-key': 'nobody' } }],
  ['405 method_not_allowed', { method: 'PUT', target: '/v1/sites', headers: { 'x-api-key': 'nobody' }, body: LARGE }],
  ['401 unauthenticated', { headers: { 'x-api-key': 'nobody', 'content-type': 'text/plain' }, body: LARGE }],
  ['403 key_read_only', { headers: { 'x-api-key': 'ours-to-read', 'content-type': 'text/plain' }, body: LARGE }],
  ['415 media_type_unsupported', { headers: { 'content-type': 'text/plain' }, body: LARGE }],
  ['413 body_too_large', { body: LARGE }],
  ['400 body_malformed', { body: 'x' }],
  ['400 required', { json: {} }],
  ['404 not_found', { json: fuelInput({ unitId: 999 }) }],
]

describe('the first failed check decides the response', () => {
  it.each(WRONG)('%s', async (expected, sending) => {
    const api = testApi({ bodyBytesMax })
    const [first] = refused(await ask(api, { method: 'POST', target: `/v1/sites/${UNKNOWN}/fuel`, ...sending }))
    expect(first).toBe(expected)
  })

  it('the version is checked after the records of the path, and before the meaning', async () => {
    const api = testApi()
    const siteId = await made(api, { target: '/v1/sites', json: siteInput() })
    const energy = await api.company.siteEnergies.create(siteId, {
      startDate: '2025-01-01',
      endDate: '2025-02-01',
      unitId: 4,
      value: 1,
      percentageOfCleanEnergy: 0,
      emissionKindId:
        (await api.company.emissionKinds.list()).records.find(({ scope }) => scope === 'SCOPE_2')?.id ?? '',
    })
    const json = {
      value: 1,
      startDate: '2025-01-01',
      endDate: '2025-02-01',
      percentageOfCleanEnergy: 0,
      emissionKindId: UNKNOWN,
    }
    const headers = { 'if-match': '"9"' }
    const patch = (id: string, more: object = {}) =>
      ask(api, { method: 'PATCH', target: `/v1/sites/${siteId}/energy/${id}`, json: { ...json, ...more }, headers })
    expect(refused(await patch(UNKNOWN))[0]).toBe('404 not_found')
    expect(refused(await patch(energy.record.id, { value: -1 }))[0]).toBe('400 must_be_non_negative')
    expect(refused(await patch(energy.record.id))[0]).toBe('412 precondition_failed')
    expect(
      (await ask(api, { method: 'PATCH', target: `/v1/sites/${siteId}/energy/${energy.record.id}`, json })).status,
    ).toBe(422)
  })
})

const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS', 'get', 'constructor', '']

describe.each([
  ['the contract', CONTRACT, testApi()],
  ['the contract and the extensions', [...CONTRACT, ...EXTENSIONS], testApi({ extensions: true })],
] as const)('405 for every path and method but those of %s', (_, operations, api) => {
  const paths = [...new Set(operations.map(({ path }) => path))]

  it.each(paths)('%s', async (path) => {
    const own = operations.filter((one) => one.path === path).map(({ method }) => method as string)
    const taken = own.includes('GET') ? [...own, 'HEAD'] : own
    for (const method of METHODS.filter((one) => !taken.includes(one))) {
      const received = await ask(api, { method, target: path.replace(/\{\w+\}/g, '1') })
      expect([received.status, new Set(received.headers.allow?.split(', '))]).toEqual([405, new Set(taken)])
    }
  })
})

it('E11, X16: an operation beyond the contract is 405 at a path of the contract, and 404 elsewhere', async () => {
  const api = testApi()
  const asked = async (method: string, target: string) => (await ask(api, { method, target, json: {} })).status
  expect(await asked('DELETE', `/v1/sites/${UNKNOWN}`)).toBe(405)
  expect(await asked('POST', `/v1/sites/${UNKNOWN}/energy`)).toBe(405)
  expect(await asked('GET', '/v1/vendors')).toBe(404)
  expect(await asked('GET', '/v1/openapi.json')).toBe(404)
})

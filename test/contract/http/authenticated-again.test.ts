import { beforeAll, describe, expect, it } from 'vitest'
import { createApi, type TextResponse } from '../../../src/http/index.ts'
import type { Caller } from '../../../src/service/index.ts'
import { textAnswer } from '../../fixtures/http.ts'
import { refusalsOf } from '../../fixtures/service.ts'
import { bodyFor, EVERY, openTenants, pathTo, queryFor, type Tenants } from './fixtures/tenants.ts'

const NAMED = EVERY.map((operation) => [operation.id, operation] as const)
const CHANGES = NAMED.filter(([, { isSafe }]) => !isSafe)
const WITH_BODY = NAMED.filter(([, { input }]) => input !== null)
const JSON_TYPE = { 'content-type': 'application/json' }

let tenants: Tenants
beforeAll(async () => {
  tenants = await openTenants()
})

/** The answer to a request whose body comes only when something else was done. */
function withheld(
  sending: { readonly id: string; readonly key: string; readonly headers?: Readonly<Record<string, string>> },
  meanwhile: () => unknown,
  api = tenants.api,
): Promise<TextResponse> {
  const { ours } = tenants
  const operation = EVERY.find(({ id }) => id === sending.id)
  if (operation === undefined) throw new Error(`there is no ${sending.id}`)
  return textAnswer(api, {
    method: operation.method,
    target: pathTo(operation, ours.named) + queryFor(operation),
    headers: { 'x-api-key': sending.key, ...JSON_TYPE, ...sending.headers },
    body: async () => {
      await meanwhile()
      return sending.headers?.['content-type'] === 'application/json-patch+json'
        ? '[]'
        : JSON.stringify(bodyFor(operation, ours.named))
    },
  })
}

/** The answer to a key that is revoked before the body comes. */
async function revokedMeanwhile(id: string, headers: Readonly<Record<string, string>> = {}): Promise<TextResponse> {
  const { apiKeys } = tenants.ours.company
  const { record } = await apiKeys.issue({ name: 'short-lived', isAdmin: true })
  return withheld({ id, key: record.key, headers }, () => apiKeys.revoke(record.id))
}

describe('a key that is revoked while a body is withheld', () => {
  it.each(WITH_BODY)('writes nothing, and reads nothing: %s', async (id, { method }) => {
    const media = method === 'PATCH' ? [{}, { 'content-type': 'application/json-patch+json' }] : [{}]
    for (const headers of media) {
      const lines = (await tenants.ours.company.audit.log()).length
      const answer = await revokedMeanwhile(id, headers)
      expect([answer.status, JSON.parse(answer.body).code]).toEqual([401, 'unauthenticated'])
      // it was issued and revoked, and that is all
      expect(await tenants.ours.company.audit.log()).toHaveLength(lines + 2)
    }
  })

  it('is answered as one that never was', async () => {
    const revoked = await revokedMeanwhile('createVendor')
    const never = await withheld({ id: 'createVendor', key: 'no key at all' }, () => undefined)
    expect(revoked).toEqual(never)
  })

  it('does not read an earlier response under an idempotency key', async () => {
    const headers = { 'idempotency-key': 'of-a-vendor' }
    const first = await withheld({ id: 'createVendor', key: tenants.ours.keys.first, headers }, () => undefined)
    expect(first.status).toBe(201)
    expect((await revokedMeanwhile('createVendor', headers)).status).toBe(401)
    expect(await withheld({ id: 'createVendor', key: tenants.ours.keys.second, headers }, () => undefined)).toEqual(
      first,
    )
  })
})

describe('a key that is not in force', () => {
  it.each(CHANGES)('ends every change within its transaction: %s', async (_, operation) => {
    const lines = (await tenants.ours.company.audit.log()).length
    const company = tenants.service.company(1, { keyId: 'revoked' })
    const path = Object.fromEntries(operation.parameters.map((name) => [name, String(tenants.ours.named[name])]))
    const query = Object.fromEntries(new URLSearchParams(queryFor(operation)))
    const call = { path, query, input: bodyFor(operation, tenants.ours.named), change: {} }
    expect(await refusalsOf(() => operation.run(company, call))).toEqual([' unauthenticated'])
    expect(await tenants.ours.company.audit.log()).toHaveLength(lines)
  })

  it('ends a restatement, and a trial of one, too', async () => {
    const { restatements } = tenants.service.company(1, { keyId: 'revoked' })
    const span = { from: '2025-01-01', to: '2026-01-01' }
    expect(await refusalsOf(() => restatements.start(span))).toEqual([' unauthenticated'])
    expect(await refusalsOf(() => restatements.preview(span))).toEqual([' unauthenticated'])
  })
})

describe('whom the host authenticates', () => {
  const caller: Caller = { companyId: 1, actor: 'anna', isReadOnly: false }
  const others: readonly (readonly [string, Caller | null, number, string])[] = [
    ['nobody', null, 401, 'unauthenticated'],
    ['somebody else', { ...caller, actor: 'berta' }, 401, 'unauthenticated'],
    ['of another company', { ...caller, companyId: 2 }, 401, 'unauthenticated'],
    ['one who may only read', { ...caller, isReadOnly: true }, 403, 'key_read_only'],
    ['no admin any more', { ...caller, isAdmin: false }, 403, 'key_not_admin'],
  ]

  it.each(others)('is checked again before a change: %s', async (_, then, status, code) => {
    let now: Caller | null = caller
    const api = createApi({ service: tenants.service, extensions: true, authenticate: async () => now })
    const lines = (await tenants.ours.company.audit.log()).length
    const meanwhile = () => {
      now = then
    }
    const answer = await withheld({ id: 'createPeriodLock', key: 'anna' }, meanwhile, api)
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([status, code])
    expect(await tenants.ours.company.audit.log()).toHaveLength(lines)
  })

  it('writes while it stays admitted, and manages keys by default', async () => {
    const api = createApi({ service: tenants.service, extensions: true, authenticate: () => caller })
    expect((await withheld({ id: 'issueApiKey', key: 'anna' }, () => undefined, api)).status).toBe(201)
  })
})

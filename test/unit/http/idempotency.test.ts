import { beforeEach, describe, expect, it } from 'vitest'
import { ask, made, refused, type TestApi, testApi } from '../../fixtures/http.ts'
import { fuelInput, siteInput } from '../../fixtures/service.ts'

describe('X17: the header Idempotency-Key', () => {
  let api: TestApi
  let siteId: string
  beforeEach(async () => {
    api = testApi({ extensions: true })
    siteId = await made(api, { target: '/v1/sites', json: siteInput() })
  })
  const post = (key: string | readonly string[], { json = fuelInput() as object, id = siteId, as = 'ours' } = {}) =>
    ask(api, {
      method: 'POST',
      target: `/v1/sites/${id}/fuel`,
      json,
      headers: { 'idempotency-key': key, 'x-api-key': as },
    })
  const count = async () => (await api.company.siteFuels.list(siteId)).total

  it('answers a request that is sent again as the first time', async () => {
    const first = await post('k')
    api.clock.advance()
    expect(await post('k')).toEqual(first)
    expect(await count()).toBe(1)
  })

  it('is for one request alone, also when it is sent many times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => post('k')))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(await count()).toBe(1)
  })

  it('is the same request however it is written, and another with another body', async () => {
    await post('k')
    const headers = { 'idempotency-key': 'k' }
    const target = `/v1/sites/${siteId}/fuel`
    const spaced = await ask(api, { method: 'POST', target, body: JSON.stringify(fuelInput(), null, 2), headers })
    expect(spaced.status).toBe(201)
    expect(refused(await post('k', { json: fuelInput({ value: 1 }) }))).toEqual([
      '422 idempotency_key_reused',
      'idempotency-key idempotency_key_reused',
    ])
    expect(await count()).toBe(1)
  })

  it('is of one path and of one company', async () => {
    const other = await made(api, { target: '/v1/sites', json: siteInput() })
    const first = await post('k')
    const second = await post('k', { id: other })
    expect([second.status, (second.json as { id: string }).id]).not.toEqual([201, (first.json as { id: string }).id])
    expect((await post('k', { as: 'theirs' })).status).toBe(404)
  })

  it('of a rejected request can be used again', async () => {
    expect((await post('k', { json: {} })).status).toBe(400)
    expect((await post('k')).status).toBe(201)
  })

  it('is for a day', async () => {
    await post('k')
    api.clock.advance(24 * 3_600_000)
    await post('k')
    expect(await count()).toBe(2)
  })

  it.each<string | readonly string[]>(['', ' ', 'a b', 'é', 'a\0', 'a\n', 'x'.repeat(256), ['a', 'b']])(
    'is refused: %j',
    async (key) => {
      expect(refused(await post(key))).toEqual(['400 header_invalid', 'idempotency-key header_invalid'])
    },
  )

  it.each(['!', 'x'.repeat(255), '__proto__'])('is taken: %s', async (key) => {
    expect((await post(key)).status).toBe(201)
  })

  it('is nothing to a PATCH', async () => {
    const headers = { 'idempotency-key': 'a b' }
    expect((await ask(api, { method: 'PATCH', target: `/v1/sites/${siteId}`, json: {}, headers })).status).toBe(200)
  })

  it('is for requests without a body too', async () => {
    const { id } = (await post('k')).json as { id: string }
    const recalculate = () =>
      ask(api, {
        method: 'POST',
        target: `/v1/sites/${siteId}/fuel/${id}/recalculate`,
        headers: { 'idempotency-key': 'k' },
      })
    const first = await recalculate()
    api.clock.advance()
    expect(first.status).toBe(200)
    expect(await recalculate()).toEqual(first)
  })
})

import { describe, expect, it } from 'vitest'
import type { ApiDocument, Described } from '../../../src/http/document.ts'
import { ask, refused, requestOf, testApi, UNSTORED } from '../../fixtures/http.ts'

const page = (load: ApiDocument['load'], path = '/v1/page') => ({ path, contentType: 'text/html; charset=utf-8', load })

describe('documents', () => {
  it('are served to everybody, as GET and HEAD alone', async () => {
    const { api } = testApi({ documents: [page(() => '<p>é</p>')] })
    const headers = { 'x-api-key': 'nobody' }
    expect(await api.answer(requestOf({ target: '/v1/page', headers }))).toEqual({
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8', ...UNSTORED },
      body: '<p>é</p>',
    })
    const head = await api.answer(requestOf({ method: 'HEAD', target: '/v1/page', headers }))
    expect([head.body, head.headers['content-length']]).toEqual(['', '9'])
    const rejection = await ask({ api }, { method: 'POST', target: '/v1/page', headers })
    expect([refused(rejection)[0], rejection.headers.allow]).toEqual(['405 method_not_allowed', 'GET, HEAD'])
  })

  it('are made once, from the operations that are served', async () => {
    const seen: Described[] = []
    const load = (described: Described) => {
      seen.push(described)
      return 'x'
    }
    const { api } = testApi({ documents: [page(load)], basePath: 'api', extensions: false })
    for (const _ of [1, 2]) expect((await api.answer(requestOf({ target: '/api/v1/page' }))).body).toBe('x')
    expect(seen.map(({ operations, basePath }) => [operations.length, basePath])).toEqual([[19, '/api']])
  })

  it('that cannot be made are failures, and are made again', async () => {
    let attempts = 0
    const load = async () => {
      attempts += 1
      if (attempts === 1) throw new Error('not yet')
      return 'x'
    }
    const api = testApi({ documents: [page(load)] })
    expect((await ask(api, { target: '/v1/page' })).status).toBe(500)
    expect(api.failures).toHaveLength(1)
    expect((await api.api.answer(requestOf({ target: '/v1/page' }))).body).toBe('x')
  })

  it('take the place of no operation', () => {
    expect(() => testApi({ documents: [page(() => '', '/v1/units')] })).toThrow('two operations')
  })
})

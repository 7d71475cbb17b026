import { describe, expect, it } from 'vitest'
import { ask, refused, requestOf, testApi } from '../../fixtures/http.ts'

describe('targets', () => {
  const api = testApi()

  it.each([
    '/',
    '//',
    '*',
    '',
    '/v2/units',
    '/v1x/units',
    '//v1/units',
    '/api/v1/units',
    '/x/../v1/units',
    'http://evil.example/v1/units',
    'v1/units',
    '?/v1/units',
  ])('are left to the host: %j', async (target) => {
    expect(await api.api.handle(requestOf({ target }))).toBeNull()
    expect(refused(await ask(api, { target }))).toEqual(['404 path_not_found', ' path_not_found'])
  })

  it.each([
    '/v1',
    '/v1/',
    '/v1/units/',
    '/v1//units',
    '/v1/x/../units',
    '/v1/./units',
    '/v1/%2e%2e/units',
    '/v1/UNITS',
    '/v1/units%2F',
    '/v1/constructor',
    '/v1/__proto__',
    '/v1/units;a=b',
    '/v1/batches/1/%2e%2e',
  ])('lead nowhere: %s', async (target) => {
    expect((await api.api.handle(requestOf({ target })))?.status).toBe(404)
  })

  it('B1, X19: name records by ids, of which malformed ones name nothing', async () => {
    for (const id of ['x', '0', '-1', '1.5', '1e3', '01', '%20', 'a%2Fb', '%00', '9'.repeat(400), '__proto__']) {
      expect([id, refused(await ask(api, { target: `/v1/batches/${id}` }))]).toEqual([
        id,
        ['404 not_found', 'batchId not_found'],
      ])
      expect([id, refused(await ask(api, { target: `/v1/sites/${id}/fuel` }))[0]]).toEqual([id, '404 not_found'])
    }
  })

  it.each(['%', '%E0%A4', '%C0%AF', '%ff'])(
    'with an escape that is not a character are rejected: %s',
    async (segment) => {
      expect(refused(await ask(api, { target: `/v1/batches/${segment}` }))).toEqual([
        '400 path_malformed',
        ' path_malformed',
      ])
    },
  )

  it.each(['api', '/api', '/api/', '/api//', '//api'])('lie below the base path %s', async (basePath) => {
    const mounted = testApi({ basePath })
    expect((await ask(mounted, { target: '/api/v1/units' })).status).toBe(200)
    expect(await mounted.api.handle(requestOf({ target: '/v1/units' }))).toBeNull()
    expect(await mounted.api.handle(requestOf({ target: '/x/api/v1/units' }))).toBeNull()
    expect(await mounted.api.handle(requestOf({ target: '/apiv1/units' }))).toBeNull()
    const { json } = await ask(mounted, { target: '/api/v1/nothing' })
    expect(json).toMatchObject({ instance: '/api/v1/nothing' })
  })
})

describe('queries', () => {
  const api = testApi()
  const query = (search: string) => ask(api, { target: `/v1/batches?${search}` })

  it.each([
    '',
    '&',
    'unknown=1',
    'limit=1',
    'limit=10000&offset=0',
    'offset=5',
    '%6cimit=%31',
    'page[x]=1&__proto__[a]=1',
  ])('are read: %s', async (search) => {
    expect((await query(search)).status).toBe(200)
    expect(({} as Record<string, unknown>).a).toBeUndefined()
  })

  it.each([
    'limit=0',
    'limit=-1',
    'limit=10001',
    'limit=',
    'limit',
    'limit=1.5',
    'limit=1e3',
    'limit=+1',
    'limit=ten',
    'limit=1&limit=1',
    'limit=%E0',
  ])('are refused: %s', async (search) => {
    expect(refused(await query(search))[0]).toBe('400 query_invalid')
  })

  it('say everything at once', async () => {
    expect(refused(await query('limit=0&offset=x'))).toEqual([
      '400 query_invalid',
      'limit query_invalid',
      'offset query_invalid',
    ])
  })

  it('N6: ask for all units', async () => {
    const listed = async (target: string) => ((await ask(api, { target })).json as unknown[]).length
    expect(await listed('/v1/units')).toBe(10)
    expect(await listed('/v1/units?all=false')).toBe(10)
    expect(await listed('/v1/units?all=true')).toBeGreaterThan(10)
    expect(refused(await ask(api, { target: '/v1/units?all=1' }))).toEqual(['400 query_invalid', 'all query_invalid'])
  })

  it('B8: of movements are pages', async () => {
    const batch = await api.company.batches.create({ name: 'B', manufacturingDate: '2025-01-01' })
    const page = (search: string) => ask(api, { target: `/v1/batches/${batch.record.id}/moving?${search}` })
    const empty = { data: [], count: 0, total: 0, page: 1, pageCount: 1 }
    expect((await page('')).json).toEqual(empty)
    expect((await page('limit=500')).json).toEqual(empty)
    expect((await page('per_page=10&page=3')).json).toEqual({ ...empty, page: 3 })
    for (const search of ['limit=501', 'per_page=0', 'page=0', 'page=x', 'offset=-1']) {
      expect([search, refused(await page(search))[0]]).toEqual([search, '400 query_invalid'])
    }
  })
})

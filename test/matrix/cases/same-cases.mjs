import { expect } from 'vitest'
import { get, JSON_TYPE, patch, post, siteWith } from './requests.mjs'

const FUEL = '/v1/sites/{site}/fuel'
const DEPTH = 200_000
const [CREATED, REFUSED] = [[201], [400, 422]]

const isProblem = ({ headers }) => expect(headers['content-type']).toBe('application/problem+json')
const isUnpolluted = () => expect({}.polluted).toBeUndefined()

/**
 * Cases whose answer is that of the interface itself, with one of these statuses. Where the host answers itself for want of
 * what a case `needs`, its status is one of `anyway`.
 */
export const SAME_CASES = [
  { id: 'A002', requests: [post('{"unknown":1}')], status: REFUSED },
  {
    id: 'A042',
    requests: [get('/v1/vehicles/a%2Fb')],
    status: [404],
    needs: 'escaped slash',
    anyway: [404],
    check: isProblem,
  },
  { id: 'A043', requests: [get('/v1/vehicles/a%252Fb')], status: [404], check: isProblem },
  { id: 'A044', requests: [get('/v1/vehicles/%E0%A4')], status: [400], needs: 'invalid escape', anyway: [400, 404] },
  { id: 'A048', requests: [get(`${FUEL}?limit=1&limit=2`)], status: REFUSED },
  {
    id: 'A049',
    requests: [get(`${FUEL}?limit[x]=1&__proto__[polluted]=1`)],
    status: [200, 400, 422],
    check: isUnpolluted,
  },
  { id: 'A051', requests: [get('/v1/units'), { method: 'HEAD', target: '/v1/units' }], status: [200] },
  {
    id: 'A055',
    requests: [{ method: 'DELETE', target: '/v1/units' }],
    status: [405],
    check: (answer) => {
      isProblem(answer)
      expect(answer.headers.allow).toBe('GET, HEAD')
    },
  },
  {
    id: 'A057',
    requests: [{ method: 'PATCH', target: '/v1/sites/{site}' }],
    status: [400, 415, 422],
    check: isProblem,
  },
  { id: 'A058', requests: [patch('{}')], status: [200, 400, 422] },
  { id: 'A060', requests: [post(siteWith(), { ...JSON_TYPE, 'x-http-method-override': 'DELETE' })], status: CREATED },
  { id: 'A061', requests: [post(siteWith(), { 'content-type': 'application/json; charset=utf-8' })], status: CREATED },
  {
    id: 'A062',
    requests: [post(siteWith(), { 'content-type': 'APPLICATION/JSON ;charset="UTF-8"' })],
    status: CREATED,
  },
  {
    id: 'A063',
    requests: [patch, post].map((send) => send('{"area":2}', { 'content-type': 'application/merge-patch+json' })),
    status: [200, 415],
  },
  { id: 'A064', requests: [post(siteWith(), { 'content-type': 'application/jsonp' })], status: [415] },
  { id: 'A065', requests: [post(siteWith(), { 'content-type': 'text/plain' })], status: [415] },
  {
    id: 'A066',
    requests: [post(siteWith(), { 'content-type': 'application/json; charset=utf-16le' })],
    status: [400, 415],
  },
  { id: 'A067', requests: [post(`\uFEFF${siteWith()}`)], status: CREATED },
  {
    id: 'A068',
    requests: [post(Buffer.from(siteWith({ name: '\u00ff' }), 'latin1'))],
    status: [400],
    check: isProblem,
  },
  {
    id: 'A071',
    requests: [post(siteWith({ constructor: { prototype: { polluted: 1 } } }))],
    // fields that are none have no effect, as the policy of the service is unless it is told to reject them
    status: [201, 400, 422],
    check: ({ body }) => {
      isUnpolluted()
      expect(body).not.toContain('polluted')
    },
  },
  {
    id: 'A072',
    requests: [
      post(siteWith().replace('"address":{', '"address":{"__proto__":{"polluted":1},')),
      post(siteWith().replace('{', '{"__proto__":{"polluted":1},')),
      patch('{}'),
    ],
    check: isUnpolluted,
  },
  { id: 'A073', requests: [post(siteWith().replace('"area":12.5', '"area":1,"area":2'))], status: [201, 400] },
  {
    id: 'A074',
    requests: ['12345678901234567890.123', '1234567890.1234567'].map((area) => post(siteWith().replace('12.5', area))),
    status: [201, 400, 422],
  },
  { id: 'A076', requests: ['"a string"', 'null', '42', '[]'].map((body) => post(body)), status: REFUSED },
  {
    id: 'A077',
    requests: [post('['.repeat(DEPTH) + ']'.repeat(DEPTH)), get('/v1/units')],
    status: [200, 400, 413, 422],
  },
  { id: 'A078', requests: [post('')], status: REFUSED, check: isProblem },
  { id: 'A087', requests: [get('/v1/units', { 'X-API-KEY': '{key}' })], status: [200] },
  { id: 'A091', requests: [get('/v1/units', { 'x-api-key': 'x'.repeat(10_000) })], status: [401] },
  {
    id: 'A094',
    requests: [get('/v1/units', { connection: 'close, x-hop', 'x-hop': '1', te: 'trailers' })],
    status: [200],
  },
  {
    id: 'A097',
    requests: [get('/v1/units', { accept: 'text/html' })],
    status: [200],
    check: ({ headers }) => expect(headers['content-type']).toBe('application/json'),
  },
  {
    id: 'A098',
    requests: [patch('{"name":"Größe 😀"}')],
    status: [200],
    check: ({ headers, body }) => {
      expect(body).toContain('Größe 😀')
      // a host may send in chunks instead
      expect([undefined, String(Buffer.byteLength(body))]).toContain(headers['content-length'])
    },
  },
  {
    id: 'A128',
    requests: [{ method: 'constructor', target: '/v1/units' }],
    status: [405],
    needs: 'any method',
    anyway: [400, 405, 501],
  },
]

import { type AdapterCase, get, one } from './adapter-case.ts'

const FUEL = '/v1/sites/{site}/fuel'

/** Paths, queries and methods. */
export const PATH_CASES: readonly AdapterCase[] = [
  one('a list', get('/v1/units')),
  one('a list of nothing', get(FUEL)),
  one('a path that is none, below /v1', get('/v1/nothing')),
  one('a path that is none, outside /v1', get('/nothing?at=all'), 'foreign paths'),
  one('the root', get('/'), 'foreign paths'),
  one('a slash at the end', get('/v1/units/')),
  one('an id that nobody has', get('/v1/vehicles/00000000-0000-4000-8000-999999999999')),
  one('an id with a space', get('/v1/vehicles/a%20b')),
  one('an id with a percent sign', get('/v1/vehicles/100%25')),
  one('an escaped slash', get('/v1/vehicles/a%2Fb'), 'escaped slash'),
  one('an escaped escape, which is decoded once', get('/v1/vehicles/a%252Fb')),
  one('an escape that is no character', get('/v1/vehicles/%E0%A4'), 'invalid escape'),
  one('characters beyond ASCII', get('/v1/vehicles/%C3%A9%F0%9F%98%80')),
  one('dots', get('/v1/vehicles/../units'), 'raw path'),
  one('escaped dots', get('/v1/vehicles/%2e%2e/units'), 'raw path'),
  one('a doubled slash', get('/v1//units'), 'doubled slash'),
  one('a query that is read', get(`${FUEL}?limit=2&offset=0`)),
  one('a query parameter that comes twice', get(`${FUEL}?limit=1&limit=2`)),
  one('a query parameter that is none', get(`${FUEL}?limit=-1`)),
  one('brackets and __proto__ in a query', get(`${FUEL}?limit%5Bx%5D=1&__proto__%5Bpolluted%5D=1`)),
  one('an escaped ampersand in a query', get(`${FUEL}?limit=1%262`)),
  one('HEAD', { method: 'HEAD', target: '/v1/units' }),
  one('HEAD of characters beyond ASCII', { method: 'HEAD', target: '/v1/sites/{site}/fuel' }),
  one('HEAD without a key', { method: 'HEAD', target: '/v1/units', headers: { 'x-api-key': '' } }),
  one('a method that the path does not take', { method: 'DELETE', target: '/v1/units' }),
  one('a page beyond ASCII', get('/v1/page', { 'x-api-key': '' })),
  one('HEAD of a page', { method: 'HEAD', target: '/v1/page' }),
  one('a page that is known', get('/v1/page', { 'if-none-match': '*' })),
  one('OPTIONS', { method: 'OPTIONS', target: '/v1/units' }),
  one('a method in small letters', { method: 'patch', target: '/v1/sites/{site}', body: '{}' }, 'any method'),
  one('a method that every object has', { method: 'constructor', target: '/v1/units' }, 'any method'),
]

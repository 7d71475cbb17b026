import { type AdapterCase, changedSite, get, JSON_TYPE, one, patch, post, SITE } from './adapter-case.ts'

const DEPTH = 200_000

function joinBytes(...parts: readonly (string | readonly number[])[]): Uint8Array {
  return Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((one) => one.charCodeAt(0)) : [...part])),
  )
}

/** Half a megabyte above the limit. */
const LARGE = changedSite({ name: 'x'.repeat(1_572_864) })

const WORKBOOK = '/v1/reports/secr?format=xlsx&year='

/** Makes a generator of texts that compress badly and are the same on every machine. */
function noiseTexts(): (length: number) => string {
  let state = 1
  const next = () => {
    state = (state * 48_271) % 2_147_483_647
    return String.fromCharCode(0x4e00 + (state % 20_000))
  }
  return (length) => Array.from({ length }, next).join('')
}

/** Makes a statement whose report is a workbook longer than a piece. */
function longStatement(): string {
  const noise = noiseTexts()
  const intensities = Array.from({ length: 100 }, () => ({ id: noise(60), label: noise(60), unit: noise(60) }))
  const [exclusions, efficiencyAction, instruments] = [noise(4000), noise(4000), noise(4000)]
  return JSON.stringify({ intensities, exclusions, efficiencyAction, instruments })
}

/** Bodies of requests with their headers, and of answers that are files. */
export const BODY_CASES: readonly AdapterCase[] = [
  one('a body', post(changedSite())),
  one('a body with characters beyond ASCII', post(changedSite({ name: 'Größe 😀 \u2028' }))),
  one('a change', patch('{"name":"Other"}')),
  one('a change of nothing', patch('{}')),
  one('a body that is wrong in several ways', post(changedSite({ area: -1, unit: 7, countryId: 'x' }))),
  one('unknown fields', post('{"unknown":1}')),
  one('a field that comes twice', post(changedSite().replace('"area":12.5', '"area":1,"area":2'))),
  one('a field called constructor', post(changedSite({ constructor: { prototype: { x: 1 } } }))),
  one('a field called __proto__', post(`{"__proto__":{"name":"x"},${JSON.stringify(SITE).slice(1)}`)),
  one('more digits than a double has', post(changedSite().replace('12.5', '12345678901234.567890123'))),
  one('U+0000', post(changedSite({ name: 'a\u0000b' }))),
  one('half a surrogate pair', post(changedSite().replace('Works', '\\ud800'))),
  ...['"text"', 'null', '42', '[]', '{bad json', '{"name":', ' '].map((body) => one(`the body ${body}`, post(body))),
  one('an empty body', post('')),
  one('no body at all', { method: 'PATCH', target: '/v1/sites/{site}' }),
  one('a byte order mark', post(joinBytes([0xef, 0xbb, 0xbf], changedSite()))),
  one('bytes that are not UTF-8', post(joinBytes('{"name":"', [0xff], '"}'))),
  one('very deep nesting', post('['.repeat(DEPTH) + ']'.repeat(DEPTH))),
  one('more bytes than are read', post(LARGE)),
  { name: 'a request after one that was too large', requests: [post(LARGE), get('/v1/units')] },
  one('a charset', post(changedSite(), { 'content-type': 'application/json; charset=utf-8' })),
  one('a charset in quotes and capitals', post(changedSite(), { 'content-type': 'APPLICATION/JSON ;charset="UTF-8"' })),
  one('a charset that is not read', post(changedSite(), { 'content-type': 'application/json; charset=utf-16le' })),
  one('a merge patch', patch('{"area":2}', { 'content-type': 'application/merge-patch+json' })),
  one(
    'a JSON Patch',
    patch('[{"op":"replace","path":"/area","value":3}]', { 'content-type': 'application/json-patch+json' }),
  ),
  one('a type that only begins like JSON', post(changedSite(), { 'content-type': 'application/jsonp' })),
  one('text', post(changedSite(), { 'content-type': 'text/plain' })),
  one('a form', post('name=x', { 'content-type': 'application/x-www-form-urlencoded' })),
  one('a content coding', post(changedSite(), { ...JSON_TYPE, 'content-encoding': 'zstd-of-old' }), 'any coding'),
  one(
    'a body where none is read',
    { method: 'GET', target: '/v1/units', headers: JSON_TYPE, body: '{"a":1}' },
    'body of GET',
  ),
  one('a workbook, whose bytes are no text', get(`${WORKBOOK}2025`)),
  one('a long workbook, which comes in pieces', { ...post(longStatement()), target: `${WORKBOOK}2025` }),
  one('HEAD of a workbook', { method: 'HEAD', target: `${WORKBOOK}2025` }),
  one('a workbook of a year without records, which is a problem', get(`${WORKBOOK}2019`)),
]

const UNITS = '/v1/units'
const ONCE = { ...JSON_TYPE, 'idempotency-key': 'once-1' }

/** Keys, conditions and other headers, and sequences of requests. */
export const HEADER_CASES: readonly AdapterCase[] = [
  one('no key', get(UNITS, { 'x-api-key': '' })),
  one('an unknown key', get(UNITS, { 'x-api-key': 'k_none' })),
  one('a key of 4,000 characters', get(UNITS, { 'x-api-key': 'x'.repeat(4000) })),
  one('a key without a body where one is due', { method: 'POST', target: '/v1/sites', headers: { 'x-api-key': '' } }),
  one('a header in capitals', get(UNITS, { 'X-API-KEY': '{key}' })),
  one('a wish for HTML', get(UNITS, { accept: 'text/html' })),
  one('a wish for another method', post(changedSite(), { ...JSON_TYPE, 'x-http-method-override': 'DELETE' })),
  one('a version that is not the one', patch('{"area":2}', { ...JSON_TYPE, 'if-match': '"7"' })),
  one('a version that is not an entity tag', patch('{"area":2}', { ...JSON_TYPE, 'if-match': 'seven' })),
  one('any version', patch('{"area":2}', { ...JSON_TYPE, 'if-match': '*' })),
  {
    name: 'the same request twice, under a key for once',
    requests: [post(changedSite(), ONCE), post(changedSite(), ONCE), post(changedSite({ area: 2 }), ONCE)],
  },
  {
    name: 'one request after the other: right, wrong, right',
    requests: [post(changedSite()), post('{'), patch('{"area":3}'), get(UNITS)],
  },
]

const FUEL = '/v1/sites/{site}/fuel'

/** Paths, queries and methods. */
export const PATH_CASES: readonly AdapterCase[] = [
  one('a list', get('/v1/units')),
  one('a list of nothing', get(FUEL)),
  one('a long list, which comes in pieces', get('/v1/batches')),
  one('a long page of a list, with where the next one is', get('/v1/batches?limit=100')),
  one('HEAD of a long list', { method: 'HEAD', target: '/v1/batches' }),
  one('a long document, whose surrogate pairs stay whole', get('/v1/long', { 'x-api-key': '' })),
  one('HEAD of a long document', { method: 'HEAD', target: '/v1/long' }),
  one('an unknown path below /v1', get('/v1/nothing')),
  one('an unknown path outside /v1', get('/nothing?at=all'), 'foreign paths'),
  one('the root', get('/'), 'foreign paths'),
  one('a slash at the end', get('/v1/units/')),
  one('an id that nobody has', get('/v1/vehicles/00000000-0000-4000-8000-999999999999')),
  one('an id with a space', get('/v1/vehicles/a%20b')),
  one('an id with a percent sign', get('/v1/vehicles/100%25')),
  one('an escaped slash', get('/v1/vehicles/a%2Fb'), 'escaped slash'),
  one('an escaped escape, which is decoded once', get('/v1/vehicles/a%252Fb')),
  one('an escape that is not a character', get('/v1/vehicles/%E0%A4'), 'invalid escape'),
  one('characters beyond ASCII', get('/v1/vehicles/%C3%A9%F0%9F%98%80')),
  one('dots', get('/v1/vehicles/../units'), 'raw path'),
  one('escaped dots', get('/v1/vehicles/%2e%2e/units'), 'raw path'),
  one('a doubled slash', get('/v1//units'), 'doubled slash'),
  one('a query that is read', get(`${FUEL}?limit=2&offset=0`)),
  one('a query parameter that comes twice', get(`${FUEL}?limit=1&limit=2`)),
  one('an invalid query parameter', get(`${FUEL}?limit=-1`)),
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

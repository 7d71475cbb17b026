import { type AdapterCase, get, JSON_TYPE, one, patch, post, siteWith } from './adapter-case.ts'

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
  one('a wish for another method', post(siteWith(), { ...JSON_TYPE, 'x-http-method-override': 'DELETE' })),
  one('a version that is not the one', patch('{"area":2}', { ...JSON_TYPE, 'if-match': '"7"' })),
  one('a version that is not an entity tag', patch('{"area":2}', { ...JSON_TYPE, 'if-match': 'seven' })),
  one('any version', patch('{"area":2}', { ...JSON_TYPE, 'if-match': '*' })),
  {
    name: 'the same request twice, under a key for once',
    requests: [post(siteWith(), ONCE), post(siteWith(), ONCE), post(siteWith({ area: 2 }), ONCE)],
  },
  {
    name: 'one request after the other: right, wrong, right',
    requests: [post(siteWith()), post('{'), patch('{"area":3}'), get(UNITS)],
  },
]

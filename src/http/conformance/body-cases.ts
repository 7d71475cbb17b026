import { type AdapterCase, get, JSON_TYPE, one, patch, post, SITE, siteWith } from './adapter-case.ts'

const DEPTH = 200_000

function bytesOf(...parts: readonly (string | readonly number[])[]): Uint8Array {
  return Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((one) => one.charCodeAt(0)) : [...part])),
  )
}

/** Half a megabyte above the limit. */
const LARGE = siteWith({ name: 'x'.repeat(1_572_864) })

const WORKBOOK = '/v1/reports/secr?format=xlsx&year='

/** Texts that no compression shortens by much, the same everywhere. */
function noiseTexts(): (length: number) => string {
  let state = 1
  const next = () => {
    state = (state * 48_271) % 2_147_483_647
    return String.fromCharCode(0x4e00 + (state % 20_000))
  }
  return (length) => Array.from({ length }, next).join('')
}

/** A statement whose report is a workbook longer than a piece. */
function longStatement(): string {
  const noise = noiseTexts()
  const intensities = Array.from({ length: 100 }, () => ({ id: noise(60), label: noise(60), unit: noise(60) }))
  const [exclusions, efficiencyAction, instruments] = [noise(4000), noise(4000), noise(4000)]
  return JSON.stringify({ intensities, exclusions, efficiencyAction, instruments })
}

/** Bodies of requests with their headers, and of answers that are files. */
export const BODY_CASES: readonly AdapterCase[] = [
  one('a body', post(siteWith())),
  one('a body with characters beyond ASCII', post(siteWith({ name: 'Größe 😀 \u2028' }))),
  one('a change', patch('{"name":"Other"}')),
  one('a change of nothing', patch('{}')),
  one('a body that is wrong in several ways', post(siteWith({ area: -1, unit: 7, countryId: 'x' }))),
  one('unknown fields', post('{"unknown":1}')),
  one('a field that comes twice', post(siteWith().replace('"area":12.5', '"area":1,"area":2'))),
  one('a field called constructor', post(siteWith({ constructor: { prototype: { x: 1 } } }))),
  one('a field called __proto__', post(`{"__proto__":{"name":"x"},${JSON.stringify(SITE).slice(1)}`)),
  one('more digits than a double has', post(siteWith().replace('12.5', '12345678901234.567890123'))),
  one('U+0000', post(siteWith({ name: 'a\u0000b' }))),
  one('half a surrogate pair', post(siteWith().replace('Works', '\\ud800'))),
  ...['"text"', 'null', '42', '[]', '{bad json', '{"name":', ' '].map((body) => one(`the body ${body}`, post(body))),
  one('an empty body', post('')),
  one('no body at all', { method: 'PATCH', target: '/v1/sites/{site}' }),
  one('a byte order mark', post(bytesOf([0xef, 0xbb, 0xbf], siteWith()))),
  one('bytes that are not UTF-8', post(bytesOf('{"name":"', [0xff], '"}'))),
  one('very deep nesting', post('['.repeat(DEPTH) + ']'.repeat(DEPTH))),
  one('more bytes than are read', post(LARGE)),
  { name: 'a request after one that was too large', requests: [post(LARGE), get('/v1/units')] },
  one('a charset', post(siteWith(), { 'content-type': 'application/json; charset=utf-8' })),
  one('a charset in quotes and capitals', post(siteWith(), { 'content-type': 'APPLICATION/JSON ;charset="UTF-8"' })),
  one('a charset that is not read', post(siteWith(), { 'content-type': 'application/json; charset=utf-16le' })),
  one('a merge patch', patch('{"area":2}', { 'content-type': 'application/merge-patch+json' })),
  one(
    'a JSON Patch',
    patch('[{"op":"replace","path":"/area","value":3}]', { 'content-type': 'application/json-patch+json' }),
  ),
  one('a type that only begins like JSON', post(siteWith(), { 'content-type': 'application/jsonp' })),
  one('text', post(siteWith(), { 'content-type': 'text/plain' })),
  one('a form', post('name=x', { 'content-type': 'application/x-www-form-urlencoded' })),
  one('a content coding', post(siteWith(), { ...JSON_TYPE, 'content-encoding': 'zstd-of-old' }), 'any coding'),
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

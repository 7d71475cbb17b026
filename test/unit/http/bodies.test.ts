import { describe, expect, it } from 'vitest'
import { EmissionsError } from '../../../src/core/errors/index.ts'
import type { HostBody } from '../../../src/http/request.ts'
import { ask, refused, type Sending, testApi } from '../../fixtures/http.ts'
import { siteInput } from '../../fixtures/service.ts'

const api = testApi({ bodyBytesMax: 300_000 })
const send = (sending: Sending) => ask(api, { method: 'POST', target: '/v1/sites', ...sending })
const site = JSON.stringify(siteInput())
const bytes = (text: string) => new TextEncoder().encode(text)
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

describe('bodies', () => {
  it.each<readonly [string, HostBody]>([
    ['bytes', bytes(site)],
    ['text', site],
    ['what a parser made of it', { parsed: JSON.parse(site) }],
    ['bytes that a parser passed on', { parsed: bytes(site) }],
    ['text that a parser passed on', { parsed: site }],
    ['bytes after a byte order mark', bytes(`\ufeff${site}`)],
    ['text after a byte order mark', `\ufeff${site}`],
    ['text with white space around', ` \n${site}\r\n`],
  ])('are read as %s', async (_, body) => {
    expect((await send({ body })).status).toBe(201)
  })

  it.each<readonly [string, HostBody, Sending['headers']]>([
    ['empty bytes', bytes(''), {}],
    ['an empty text', '', {}],
    ['nothing that a parser found', { parsed: undefined }, {}],
    ['an empty object that a parser made of no content', { parsed: {} }, { 'content-length': '0' }],
    ['bytes that are not UTF-8', Uint8Array.of(0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d), {}],
    ['half of a JSON', '{"name":', {}],
    ['something else', 'name=x', {}],
    ['a second byte order mark', bytes(`\ufeff\ufeff${site}`), {}],
    ['a text of UTF-16', bytes(site.split('').join('\0')), {}],
  ])('are refused when they are %s', async (_, body, headers) => {
    expect(refused(await send({ body, headers: headers ?? {} }))).toEqual(['400 body_malformed', ' body_malformed'])
  })

  it.each(['"text"', 'null', '42', '[]', '[{}]', 'true'])(
    'are rejected when they are not objects: %s',
    async (body) => {
      expect(refused(await send({ body }))).toEqual(['400 invalid_type', ' invalid_type'])
    },
  )

  it.each([65, 100_000])('are rejected when they are %i levels deep', async (levels) => {
    expect(refused(await send({ body: nested(levels) }))[0]).toBe('400 nested_too_deep')
    expect(refused(await send({ body: `{"a":`.repeat(levels / 2) + nested(levels) }))[0]).toMatch(/^4/)
    expect(refused(await send({ body: { parsed: JSON.parse(nested(levels)) } }))[0]).toBe('400 nested_too_deep')
  })

  it('are taken as deep as any input may be', async () => {
    expect(refused(await send({ body: nested(64) }))[0]).toBe('400 invalid_type')
  })

  it.each<readonly [string, Sending]>([
    ['bytes', { body: new Uint8Array(300_001) }],
    ['text', { body: ' '.repeat(300_001) }],
    ['text of fewer letters than bytes', { body: JSON.stringify('ü'.repeat(150_000)) }],
    ['text of wide letters that a parser passed on', { body: { parsed: JSON.stringify('🏭'.repeat(75_000)) } }],
    ['bytes that a parser passed on', { body: { parsed: new Uint8Array(300_001) } }],
    ['what says so itself', { body: site, headers: { 'content-length': '300001' } }],
  ])('are refused when they are too large, as %s', async (_, sending) => {
    expect(refused(await send(sending))).toEqual(['413 body_too_large', ' body_too_large'])
  })

  it('are taken as text up to the very byte', async () => {
    const wide = JSON.stringify('ü'.repeat(149_999))
    expect(refused(await send({ body: wide }))[0]).toBe('400 invalid_type')
    expect(refused(await send({ body: `${wide} ` }))[0]).toBe('413 body_too_large')
  })

  it('that the host finds too large are rejected like others', async () => {
    const body = () => Promise.reject(new EmissionsError([{ path: '', code: 'body_too_large', message: 'too large' }]))
    const headers = { 'x-api-key': 'ours', 'content-type': 'application/json' }
    expect((await api.api.answer({ method: 'POST', target: '/v1/sites', headers, body })).status).toBe(413)
  })

  it('mean the last of two fields of one name', async () => {
    const { json } = await send({ body: site.replace(/^\{/, '{"name":"first",') })
    expect(json).toMatchObject({ name: 'Leeds works' })
  })

  it('change no prototype', async () => {
    const body = `{"__proto__":{"name":"x","polluted":1},"constructor":{"prototype":{"polluted":1}},${site.slice(1)}`
    expect((await send({ body })).status).toBe(201)
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
    expect(refused(await send({ body: '{"__proto__":{"name":"x"}}' }))).toContain('name required')
  })

  it('N3: are read as the numbers that they print as', async () => {
    const { json } = await send({ body: site.replace('"area":1200', '"area":12345678901234.567890123') })
    expect(json).toMatchObject({ area: 12345678901234.568 })
    const large = await send({ body: site.replace('"area":1200', '"area":12345678901234567890') })
    expect(refused(large)).toEqual(['400 quantity_too_large', 'area quantity_too_large'])
  })

  it.each([
    ['area', '1e-400', 'area'],
    ['area', '1e400', 'area'],
    ['area', '{"a":[0,1e-999]}', 'area.a[1]'],
    ['notAField', '-1e-330', 'notAField'],
  ])('are refused where no double holds a number: %s is %s', async (name, value, path) => {
    const answered = await send({ body: site.replace('"area":1200', `"${name}":${value}`) })
    expect(refused(answered)).toEqual(['400 number_out_of_range', `${path} number_out_of_range`])
    const bytes = await send({ body: new TextEncoder().encode(site.replace('"area":1200', `"${name}":${value}`)) })
    expect(refused(bytes)).toEqual(['400 number_out_of_range', `${path} number_out_of_range`])
  })

  it('that a host has parsed are read as they are: the text of a number is not known', async () => {
    const parsed = { ...(JSON.parse(site) as object), area: Number('1e-400') }
    expect((await send({ body: { parsed } })).status).toBe(201)
  })

  it('that are a JSON Patch are refused the same way', async () => {
    const { id } = (await send({ body: site })).json as { id: string }
    const body = '[{"op":"replace","path":"/area","value":1e-400}]'
    const headers = { 'content-type': 'application/json-patch+json' }
    const patched = await ask(api, { method: 'PATCH', target: `/v1/sites/${id}`, body, headers })
    expect(refused(patched)).toEqual(['400 number_out_of_range', '[0].value number_out_of_range'])
  })

  it('of GET and DELETE are never read', async () => {
    const body = () => Promise.reject(new Error('the body was read'))
    const headers = { 'x-api-key': 'ours', 'content-type': 'text/plain' }
    expect((await api.api.answer({ method: 'GET', target: '/v1/units', headers, body })).status).toBe(200)
  })
})

describe('media types', () => {
  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'APPLICATION/JSON ;charset="UTF-8"',
    'application/json;charset=utf8',
    'application/json; profile="x"',
  ])('are taken: %s', async (type) => {
    expect((await send({ body: site, headers: { 'content-type': type } })).status).toBe(201)
  })

  it.each<readonly [string, Sending['headers']]>([
    ['none', { 'content-type': undefined }],
    ['an empty one', { 'content-type': '' }],
    ['text', { 'content-type': 'text/plain' }],
    ['another that begins alike', { 'content-type': 'application/jsonp' }],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['a patch, on POST', { 'content-type': 'application/json-patch+json' }],
    ['another charset', { 'content-type': 'application/json; charset=utf-16le' }],
    ['two', { 'content-type': ['application/json', 'application/json'] }],
    ['a coding', { 'content-encoding': 'gzip' }],
    ['several codings', { 'content-encoding': 'identity, gzip' }],
    ['a coding that nobody knows', { 'content-encoding': 'br2' }],
  ])('are refused: %s', async (_, headers) => {
    expect(refused(await send({ body: site, headers: headers ?? {} }))[0]).toBe('415 media_type_unsupported')
  })

  it('that a PATCH accepts are listed when another is rejected', async () => {
    const headers = { 'content-type': 'application/merge-patch+json' }
    const { status, headers: said } = await ask(api, { method: 'PATCH', target: '/v1/sites/x', body: '{}', headers })
    expect([status, said['accept-patch']]).toEqual([415, 'application/json, application/json-patch+json'])
  })

  it('are taken with the coding of no coding', async () => {
    expect((await send({ body: site, headers: { 'content-encoding': 'identity' } })).status).toBe(201)
  })
})

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type GeocoderOptions, geocoder } from '../../../../../src/reference/places/resolve/geocoder.ts'
import type { Fetch } from '../../../../../src/reference/places/services/web.ts'
import { outcome, rejection, resolved } from '../../../../fixtures/place-sources.ts'
import { violationsOf } from '../../../../fixtures/violations.ts'

/** An answer as https://nominatim.org/release-docs/latest/api/Search/ documents it for jsonv2 with addressdetails. */
const SANDTORKAI = {
  place_id: 100149,
  licence: 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright',
  osm_type: 'node',
  osm_id: 107775,
  boundingbox: ['53.5437141', '53.5438141', '9.9886653', '9.9887653'],
  lat: '53.5437641',
  lon: '9.9887153',
  category: 'place',
  type: 'house',
  place_rank: 30,
  importance: 0.0000734,
  addresstype: 'place',
  display_name: '1, Am Sandtorkai, HafenCity, Hamburg, 20457, Germany',
  address: { house_number: '1', road: 'Am Sandtorkai', city: 'Hamburg', country: 'Germany', country_code: 'de' },
}
const ADDRESS = 'Am Sandtorkai 1, Hamburg'

/** What the stub does with the next question, and what it was asked. */
const stub = {
  answer: (_request: IncomingMessage, response: ServerResponse): void => {
    response.end('[]')
  },
  asked: [] as { readonly url: URL; readonly agent: string | undefined }[],
}

const server = createServer((request, response) => {
  stub.asked.push({ url: new URL(request.url ?? '', 'http://stub'), agent: request.headers['user-agent'] })
  stub.answer(request, response)
})
const base = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/nominatim`

beforeAll(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)))
afterAll(
  () =>
    new Promise<void>((closed) => {
      server.closeAllConnections()
      server.close(() => closed())
    }),
)
beforeEach(() => {
  stub.asked.length = 0
})

function answerWith(body: unknown, status = 200): void {
  stub.answer = (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
}

function nominatim(options: Partial<GeocoderOptions> = {}) {
  const headers = { 'user-agent': 'tonne tests' }
  return geocoder({ fetch: fetch as Fetch, baseUrl: base(), version: '4.5', headers, ...options })
}

const failure = async (options: Partial<GeocoderOptions> = {}, signal?: AbortSignal) => {
  const asking = { resolvers: [nominatim(options)], ...(signal !== undefined && { signal }) }
  const [[code, message] = []] = await rejection(resolved(ADDRESS, asking))
  return `${code} ${message}`
}

describe('geocoder', () => {
  it('asks as documented, and reads the place', async () => {
    answerWith([SANDTORKAI])
    const { place, notices } = await resolved(ADDRESS, { resolvers: [nominatim()] })
    expect(place).toEqual({
      input: ADDRESS,
      label: SANDTORKAI.display_name,
      point: { lat: 53.5437641, lng: 9.9887153 },
      country: 'DE',
      scheme: 'resolver',
      source: 'nominatim@4.5',
      attribution: 'Geocoding: © OpenStreetMap contributors, ODbL 1.0 (https://www.openstreetmap.org/copyright).',
    })
    expect(notices).toEqual([])
    expect(stub.asked.map(({ url, agent }) => [url.pathname, Object.fromEntries(url.searchParams), agent])).toEqual([
      [
        '/nominatim/search',
        { q: ADDRESS, format: 'jsonv2', addressdetails: '1', limit: '5', 'accept-language': 'en' },
        'tonne tests',
      ],
    ])
  })

  it('asks in the country that was written', async () => {
    answerWith([SANDTORKAI])
    await resolved('Am Sandtorkai 1, Germany', { resolvers: [nominatim({ limit: 1 })] })
    const [{ url } = { url: new URL('http://none') }] = stub.asked
    expect([url.searchParams.get('q'), url.searchParams.get('countrycodes')]).toEqual(['Am Sandtorkai 1', 'de'])
    expect(url.searchParams.get('limit')).toBe('1')
  })

  it('is not asked for what the tables know, nor for codes', async () => {
    answerWith([SANDTORKAI])
    const resolvers = [nominatim()]
    expect(await outcome('Hamburg', { resolvers })).toBe('Hamburg, DE')
    expect((await rejection(resolved('IATA:ZZZ', { resolvers })))[0]?.[0]).toBe('from place_not_found')
    expect(stub.asked).toEqual([])
  })

  it.each(['a&limit=40#/?', 'Ünter den Linden 1\\..', '\ud800x', 'x%00'])('encodes %j', async (text) => {
    answerWith([SANDTORKAI])
    await resolved(text, { resolvers: [nominatim()] })
    const [{ url } = { url: new URL('http://none') }] = stub.asked
    expect(url.searchParams.get('q')).toBe(text.replace('\ud800', '\ufffd'))
    expect([url.pathname, url.searchParams.get('limit')]).toEqual(['/nominatim/search', '5'])
  })

  it('nothing is not found, several are ambiguous, and two within a kilometre are one', async () => {
    const far = { ...SANDTORKAI, lat: '48.1', lon: '11.6', display_name: 'Am Sandtorkai, Munich' }
    const near = { ...SANDTORKAI, lat: '53.5437600', display_name: 'the same' }
    answerWith([])
    expect(await failure()).toMatch(/^from place_not_found .*nominatim@4\.5/)
    answerWith([SANDTORKAI, near, far])
    expect(await failure()).toMatch(/^from ambiguous_place .*is the name of 2 places.*Munich/)
    answerWith([SANDTORKAI, near])
    expect(await outcome(ADDRESS, { resolvers: [nominatim()] })).toBe(SANDTORKAI.display_name)
  })

  it('a place without a country takes that of the nearest city', async () => {
    answerWith([{ ...SANDTORKAI, address: undefined }])
    expect(await outcome(ADDRESS, { resolvers: [nominatim()] })).toMatch(/country_from_nearest_city$/)
    for (const address of [{ country_code: 'zz' }, { country_code: 276 }, {}, null, 'Germany']) {
      answerWith([{ ...SANDTORKAI, address }])
      expect(await outcome(ADDRESS, { resolvers: [nominatim()] })).toMatch(/country_from_nearest_city$/)
    }
  })

  it.each([
    ['{"error":"no"}', 200, /something else than a list/],
    ['null', 200, /something else than a list/],
    ['<html>', 200, /not whole JSON/],
    ['', 200, /not whole JSON/],
    ['[{"lat":"1","lon":"2"}]', 200, /without display_name/],
    ['[null]', 200, /without display_name/],
    ['[{"display_name":"","lat":"1","lon":"2"}]', 200, /without display_name/],
    ['[{"display_name":5,"lat":"1","lon":"2"}]', 200, /without display_name/],
    [
      '[{"display_name":"x","lat":"95","lon":"2"}]',
      200,
      /nominatim answered with a place that is not a point on Earth/,
    ],
    ['[{"display_name":"x"}]', 200, /nominatim answered with a place that is not a point on Earth/],
    ['{"error":{"code":400}}', 400, /rejects the request/],
    ['no', 403, /status 403/],
    ['no', 404, /status 404/],
    ['no', 429, /status 429/],
    ['no', 500, /status 500/],
    ['[]', 302, /sends elsewhere/],
  ])('%s with status %d is router_failed', async (body, status, says) => {
    answerWith(body, status)
    const found = await failure()
    expect(found).toMatch(/^from router_failed nominatim /)
    expect(found).toMatch(says)
    expect(found).not.toContain('127.0.0.1')
  })

  it('too slow is router_failed, and the question is stopped', async () => {
    const stopped = new Promise<void>((closed) => {
      stub.answer = (request) => request.socket.once('close', () => closed())
    })
    expect(await failure({ timeoutMs: 20 })).toMatch(/^from router_failed .*did not answer within 20 ms/)
    await stopped
  })

  it('an aborted question rejects with the reason of its signal', async () => {
    const stop = new AbortController()
    const reason = new Error('enough')
    stub.answer = () => stop.abort(reason)
    await expect(failure({}, stop.signal)).rejects.toBe(reason)
    const whole = new AbortController()
    stub.answer = () => whole.abort(reason)
    const found = await resolved(ADDRESS, { resolvers: [nominatim({ signal: whole.signal })] }).catch((error) => error)
    expect([found.code, found.cause]).toEqual(['router_failed', reason])
  })

  it('not reached is router_failed', async () => {
    expect(await failure({ baseUrl: 'http://127.0.0.1:1' })).toMatch(/^from router_failed .*was not reached/)
    const fetch = () => Promise.reject(new TypeError('key=secret'))
    expect(await failure({ fetch })).toMatch(/^from router_failed (?!.*secret).*was not reached/)
  })

  it('checks its options at once', () => {
    const wrong = { fetch: 5, baseUrl: 'ftp://x', version: '', limit: 0, attribution: 5, timeoutMs: 0, signal: 5 }
    expect([...violationsOf(() => geocoder(wrong as unknown as GeocoderOptions))].sort()).toEqual([
      'attribution invalid_type',
      'baseUrl invalid_type',
      'fetch required',
      'limit number_out_of_range',
      'signal invalid_type',
      'timeoutMs number_out_of_range',
      'version required',
    ])
    for (const limit of [41, 1.5, Number.NaN]) {
      expect(violationsOf(() => nominatim({ limit }))).toEqual(['limit number_out_of_range'])
    }
    expect(violationsOf(() => geocoder(undefined as unknown as GeocoderOptions))).not.toEqual([])
  })
})

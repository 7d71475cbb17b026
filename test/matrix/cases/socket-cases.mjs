import { expect } from 'vitest'
import { raw, statusesOf, words } from './raw-socket.mjs'
import { siteWith } from './requests.mjs'

const JSON_HEADERS = { 'content-type': 'application/json' }

/** The headers of a request with a body of JSON. */
const sized = (key, body) => ({ 'x-api-key': key, ...JSON_HEADERS, 'content-length': String(Buffer.byteLength(body)) })

/** The process lives on, and so does the host. */
async function expectAlive({ port, key }) {
  expect(statusesOf(await raw(port, words('GET /v1/units', { 'x-api-key': key })))).toEqual([200])
}

/** Cases that are the bytes on the wire. */
export const SOCKET_CASES = [
  {
    id: 'A041',
    run: async (twin) => {
      const answer = await raw(twin.port, words('GET //', { 'x-api-key': twin.key }))
      expect([400, 404]).toContain(statusesOf(answer)[0])
      await expectAlive(twin)
    },
  },
  {
    id: 'A046',
    run: async (twin) => {
      const answer = await raw(twin.port, words('GET http://evil.example/v1/units', { 'x-api-key': twin.key }))
      expect([200, 400, 404]).toContain(statusesOf(answer)[0])
      expect(answer).not.toMatch(/^(?:location|link|content-location):/im)
      await expectAlive(twin)
    },
  },
  {
    id: 'A047',
    run: async (twin) => {
      const [status] = statusesOf(await raw(twin.port, words('OPTIONS *')))
      expect([200, 204, 400, 404, 405]).toContain(status)
      await expectAlive(twin)
    },
  },
  {
    id: 'A056',
    run: async (twin) => {
      const { port, key, siteId } = twin
      const [status] = statusesOf(await raw(port, words(`patch /v1/sites/${siteId}`, sized(key, '{}'), '{}')))
      expect([400, 405, 501]).toContain(status)
      await expectAlive(twin)
    },
  },
  {
    id: 'A059',
    run: async ({ port, key }) => {
      const unread = words('GET /v1/units', { ...sized(key, '{"a":1}'), connection: 'keep-alive' }, '{"a":1}')
      const answers = await raw(port, `${unread}${words('GET /v1/units', { 'x-api-key': key })}`)
      expect(statusesOf(answers)).toEqual([200, 200])
    },
  },
  {
    id: 'A085',
    run: async ({ port, key }) => {
      const body = siteWith()
      const answer = await raw(port, words('POST /v1/sites', { ...sized(key, body), expect: '100-continue' }, body))
      expect(statusesOf(answer)).toEqual([100, 201])
    },
  },
  {
    id: 'A089',
    run: async ({ port, key }) => {
      expect(statusesOf(await raw(port, words('GET /v1/units', { 'x-api-key': `  ${key} \t` })))).toEqual([200])
    },
  },
  {
    id: 'A093',
    run: async ({ port, key }) => {
      expect(statusesOf(await raw(port, `GET /v1/units HTTP/1.0\r\nx-api-key: ${key}\r\n\r\n`))).toEqual([200])
    },
  },
  {
    id: 'A105',
    run: async ({ port, key, siteId }) => {
      const warnings = []
      const onWarning = ({ name }) => void warnings.push(name)
      process.on('warning', onWarning)
      const kept = (start, body) => words(start, { ...sized(key, body), connection: 'keep-alive' }, body)
      const some = `${kept('POST /v1/sites', siteWith())}${kept('POST /v1/sites', '{')}`
      const many = kept(`PATCH /v1/sites/${siteId}`, '{"area":2}').repeat(200)
      const answers = await raw(port, `${some}${many}${words('GET /v1/units', { 'x-api-key': key })}`)
      process.off('warning', onWarning)
      expect(statusesOf(answers)).toEqual([201, 400, ...Array(201).fill(200)])
      expect(warnings).not.toContain('MaxListenersExceededWarning')
    },
  },
]

import { expect } from 'vitest'
import { makeTwin } from './twin.mjs'

export const ORIGIN = 'https://app.example.com'
/** The lists of the page on hosts. */
export const EXPOSED = ['Tonne-Notices', 'ETag', 'Link', 'Retry-After', 'Preference-Applied']
export const ALLOWED = ['x-api-key', 'authorization', 'content-type', 'if-match', 'if-none-match', 'idempotency-key', 'prefer']
export const METHODS = ['GET', 'POST', 'PATCH']

const listOf = (text = '') => text.split(',').map((one) => one.trim().toLowerCase())

/** A browser may ask every operation of the interface, and its script may read what it needs of the answer. */
export async function expectCors(mount) {
  const { api, key, siteId } = await makeTwin()
  const { send, close } = await mount(api)
  const target = `/v1/sites/${siteId}`
  const asked = { 'access-control-request-method': 'PATCH', 'access-control-request-headers': 'if-match,prefer' }
  const preflight = await send({ method: 'OPTIONS', target, headers: { origin: ORIGIN, ...asked }, body: null })
  const sent = { origin: ORIGIN, 'x-api-key': key, 'content-type': 'application/json' }
  const answer = await send({ method: 'PATCH', target, headers: sent, body: Buffer.from('{"nam":"Works"}') })
  await close()
  expect(preflight.status).toBe(204)
  expect(preflight.headers['access-control-allow-origin']).toBe(ORIGIN)
  expect(listOf(preflight.headers['access-control-allow-methods'])).toContain('patch')
  expect(listOf(preflight.headers['access-control-allow-headers'])).toEqual(ALLOWED)
  expect(answer.status).toBe(200)
  for (const name of ['etag', 'tonne-notices']) expect(answer.headers).toHaveProperty(name)
  expect(answer.headers['access-control-allow-origin']).toBe(ORIGIN)
  expect(listOf(answer.headers['access-control-expose-headers'])).toEqual(listOf(EXPOSED.join()))
}

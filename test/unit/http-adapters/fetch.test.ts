import { describe, expect, it } from 'vitest'
import { fetchHandler, type WebRequest } from '../../../src/http/fetch.ts'
import type { Api } from '../../../src/http/index.ts'

/** The target that the interface sees of a request with this url. */
async function targetOf(url: string): Promise<string> {
  const answer: Api['answer'] = async ({ target }) => ({ status: 200, headers: {}, body: target })
  const request: WebRequest = { method: 'GET', url, headers: new Headers(), body: null }
  const response = (await fetchHandler({ handle: answer, answer })(request)) as Response
  return response.text()
}

describe('the target of a Request', () => {
  it('is what stands behind its host', async () => {
    expect(await targetOf('http://any.host/v1/units?at=http://x/y#z')).toBe('/v1/units?at=http://x/y')
    expect(await targetOf('http://any.host')).toBe('/')
  })

  it('is all of a url that names no host, which Bun has of HTTP/1.0', async () => {
    expect(await targetOf('/v1/units?at=http://x/y')).toBe('/v1/units?at=http://x/y')
    expect(await targetOf('//v1/units')).toBe('//v1/units')
  })
})

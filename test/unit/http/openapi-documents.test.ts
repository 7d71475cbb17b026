import { describe, expect, it } from 'vitest'
import { type ApiOptions, createApi, documentation, openApiDocument } from '../../../src/http/index.ts'
import { createService } from '../../../src/service/index.ts'

const service = createService()

async function get(target: string, options: Partial<ApiOptions> = {}) {
  const api = createApi({ service, documents: documentation(), ...options })
  return api.answer({ method: 'GET', target, headers: {}, body: async () => '' })
}

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found as string)

describe('what is served beside the operations', () => {
  it('the document, without a key, as it is made', async () => {
    const { status, headers, body } = await get('/v1/openapi.json')
    expect([status, headers['content-type']]).toEqual([200, 'application/json'])
    expect(JSON.parse(body)).toEqual(openApiDocument())
  })

  it('the document of the operations that are served', async () => {
    const { body } = await get('/v1/openapi.json', { extensions: true })
    expect(JSON.parse(body)).toEqual(openApiDocument({ extensions: true }))
  })

  it('the document of a mounted interface says where that is', async () => {
    const { body } = await get('/api/v1/openapi.json', { basePath: '/api' })
    expect(JSON.parse(body).servers[0].url).toBe('/api')
  })

  it('nothing, where the host asks for nothing', async () => {
    for (const path of ['/v1/openapi.json', '/v1/docs', '/v1/docs/style.css']) {
      expect((await get(path, { documents: [] })).status).toBe(404)
    }
  })

  it('a page without scripts, which loads its own style sheet and nothing else', async () => {
    const { status, headers, body } = await get('/v1/docs')
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(body).not.toMatch(/<script|javascript:|\son\w+=|<style|\sstyle=|<img|<iframe/i)
    expect(all(body, /(?:src|href)="([^#"][^"]*)"/g)).toEqual(['docs/style.css', 'openapi.json'])
    expect(all(body, /Content-Security-Policy" content="([^"]+)"/g)).toEqual([
      'default-src &#39;none&#39;; style-src &#39;self&#39;; base-uri &#39;none&#39;; form-action &#39;none&#39;',
    ])
    const sheet = await get('/v1/docs/style.css')
    expect([sheet.status, sheet.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8'])
    expect(sheet.body).not.toMatch(/url\(|@import/)
  })

  it('the page has every operation and every schema, and every link leads somewhere', async () => {
    const { body } = await get('/v1/docs', { extensions: true })
    const ids = all(body, /\sid="([^"]+)"/g)
    expect(new Set(ids).size).toBe(ids.length)
    const { paths, components } = openApiDocument({ extensions: true })
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
    expect(ids.sort()).toEqual(
      [
        ...operations.map(({ operationId }) => operationId),
        ...Object.keys(components.schemas).map((name) => `schema-${name}`),
      ].sort(),
    )
    for (const link of all(body, /href="#([^"]+)"/g)) expect(ids).toContain(link)
  })

  it('the page says of a field what it takes', async () => {
    const { body } = await get('/v1/docs')
    expect(body).toContain('<code>movementDto.transportWeightTon</code></td><td>number or string or null</td>')
    expect(body).toContain('<code>productsBathes[].count</code></td><td>number or string</td><td>yes</td>')
    expect(body).toContain('<td>TRUCK, SHIP, AIR, RAIL</td>')
    expect(body).toContain('<code>startDateUtc</code></td><td>timestamp</td><td>yes</td>')
  })

  it('what the host says of itself is text, whatever stands in it', async () => {
    const documents = documentation({ title: `<script>alert("1")</script>'&` })
    const { body } = await get('/v1/docs', { documents })
    expect(body).not.toContain('<script')
    expect(body).toContain('<title>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39;&amp;</title>')
  })
})

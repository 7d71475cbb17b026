import { describe, expect, it } from 'vitest'
import { type ApiOptions, createApi, documentation, openApiDocument } from '../../../src/http/index.ts'
import { createService } from '../../../src/service/index.ts'
import { textAnswer, UNSTORED } from '../../fixtures/http.ts'

const service = createService()

async function get(target: string, options: Partial<ApiOptions> = {}) {
  const api = createApi({ service, documents: documentation(), ...options })
  return textAnswer(api, { method: 'GET', target, headers: {}, body: async () => '' })
}

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found as string)

describe('the documents served beside the operations', () => {
  it('the document, without a key, as it is made', async () => {
    const { status, headers, body } = await get('/v1/openapi.json')
    expect([status, headers['content-type']]).toEqual([200, 'application/json'])
    expect(JSON.parse(body)).toEqual(await openApiDocument())
  })

  it('the document of the operations that are served', async () => {
    const { body } = await get('/v1/openapi.json', { extensions: true })
    expect(JSON.parse(body)).toEqual(await openApiDocument({ extensions: true }))
  })

  it('are absent if the host requests none', async () => {
    for (const path of ['/v1/openapi.json', '/v1/docs', '/v1/docs/initialize.js']) {
      expect((await get(path, { documents: [] })).status).toBe(404)
    }
  })

  it('include a page without files of its own if there is no viewer', async () => {
    const { status, headers, body } = await get('/v1/docs')
    expect([status, headers]).toEqual([200, { 'content-type': 'text/html; charset=utf-8', ...UNSTORED }])
    expect(body).not.toMatch(/<script|javascript:|\son\w+=|<style|\sstyle=|<img|<iframe/i)
    expect(all(body, /(?:src|href)="([^"]*)"/g)).toEqual(['openapi.json'])
    expect(body).toContain('npm install swagger-ui-dist')
    expect((await get('/v1/docs/initialize.js')).status).toBe(404)
  })

  it('show the title of the host as text, even if it is markup', async () => {
    const documents = documentation({ title: `<script>alert("1")</script>'&` })
    const { body } = await get('/v1/docs', { documents })
    expect(body).not.toContain('<script')
    for (const element of ['title', 'h1']) {
      expect(body).toContain(`<${element}>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39;&amp;</${element}>`)
    }
  })
})

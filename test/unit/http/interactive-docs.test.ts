import { describe, expect, it } from 'vitest'
import { type ApiOptions, createApi, documentation, type SwaggerUiFiles } from '../../../src/http/index.ts'
import { createService } from '../../../src/service/index.ts'
import { ask, requestOf, testApi, textAnswer, UNSTORED } from '../../fixtures/http.ts'

const FILES = { script: 'SwaggerUIBundle = () => "é☃😀"', styleSheet: () => '.opblock { color: red }' }
const NAMES = [
  'docs',
  'docs/swagger-ui.css',
  'docs/narrow.css',
  'docs/swagger-ui-bundle.js',
  'docs/initialize.js',
] as const

function apiOf(swaggerUi: SwaggerUiFiles = FILES, options: Partial<ApiOptions> = {}) {
  return createApi({ service: createService(), documents: documentation({ swaggerUi }), ...options })
}

async function get(target: string, api = apiOf(), headers: Readonly<Record<string, string>> = {}) {
  return textAnswer(api, { method: 'GET', target, headers, body: async () => '' })
}

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found as string)

describe('docs of an npm package', () => {
  it('are its files, with their types, to everybody', async () => {
    const answers = await Promise.all(NAMES.map((name) => get(`/v1/${name}`)))
    expect(answers.map(({ status, headers }) => `${status} ${headers['content-type']}`)).toEqual([
      '200 text/html; charset=utf-8',
      '200 text/css; charset=utf-8',
      '200 text/css; charset=utf-8',
      '200 text/javascript; charset=utf-8',
      '200 text/javascript; charset=utf-8',
    ])
    const [, css, , script] = answers.map(({ body }) => body)
    expect([css, script]).toEqual(['.opblock { color: red }', FILES.script])
    expect((await get('/v1/openapi.json')).status).toBe(200)
  })

  it('load files from beside the page alone, and run nothing inline', async () => {
    const { headers, body } = await get('/v1/docs')
    const loaded = all(body, /(?:src|href)="([^"]*)"/g)
    expect(
      loaded
        .filter((one) => one !== 'data:,' && one !== 'openapi.json')
        .map((one) => `/v1/${one}`)
        .sort(),
    ).toEqual(
      NAMES.slice(1)
        .map((name) => `/v1/${name}`)
        .sort(),
    )
    expect(body).not.toMatch(/<style|\sstyle=|\son\w+=|<script>|<script [^>]*>[^<]/i)
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
    expect((await get('/v1/docs/initialize.js')).body).toMatch(/url: 'openapi.json'[\s\S]*validatorUrl: null/)
  })

  it('may connect to another host only if it is that of the interface', async () => {
    const policy = async (serverUrl: string) => {
      const documents = documentation({ swaggerUi: FILES, serverUrl })
      return (await get('/v1/docs', apiOf(FILES, { documents }))).headers['content-security-policy']
    }
    expect(await policy('https://api.example.com:8443/base')).toContain(
      "connect-src 'self' https://api.example.com:8443;",
    )
    for (const none of ['/api', "https://*; script-src 'unsafe-inline'", 'javascript:alert(1)']) {
      expect(await policy(none)).toContain("connect-src 'self';")
    }
  })

  it('have the title of the host, escaped', async () => {
    const documents = documentation({ swaggerUi: FILES, title: '<b>Ours</b>' })
    expect((await get('/v1/docs', apiOf(FILES, { documents }))).body).toContain(
      '<title>&lt;b&gt;Ours&lt;/b&gt;</title>',
    )
  })

  it('are cached, each by an entity tag of its content', async () => {
    const api = apiOf()
    const tags = []
    for (const name of NAMES) {
      const first = await get(`/v1/${name}`, api)
      const etag = first.headers.etag as string
      tags.push(etag)
      expect(first.headers['cache-control']).toBe('no-cache')
      const again = await get(`/v1/${name}`, api, { 'if-none-match': `W/${etag}` })
      const { 'content-type': _, ...headers } = first.headers
      expect(again).toEqual({ status: 304, headers, body: '' })
      expect((await get(`/v1/${name}`, api, { 'if-none-match': '"1-other"' })).status).toBe(200)
    }
    expect(new Set(tags).size).toBe(NAMES.length)
    expect((await get('/v1/docs', api, { 'if-none-match': 'no tag' })).status).toBe(400)
  })

  it('stay below the path that the interface is mounted under', async () => {
    const api = apiOf(FILES, { basePath: '/api' })
    expect((await get('/api/v1/docs', api)).body).toBe((await get('/v1/docs')).body)
  })

  it('are read once, and again after a failure', async () => {
    let reads = 0
    const script = async () => {
      reads += 1
      if (reads === 1) throw new Error('no such file')
      return 'x'
    }
    const api = apiOf({ ...FILES, script })
    const statuses = []
    for (const _ of [1, 2, 3]) statuses.push((await get('/v1/docs/swagger-ui-bundle.js', api)).status)
    expect([statuses, reads]).toEqual([[500, 200, 200], 2])
  })

  it('that are not text fail, and the failure names the document', async () => {
    const bytes = new Uint8Array([1]) as unknown as string
    const api = testApi({ documents: documentation({ swaggerUi: { ...FILES, script: () => bytes } }) })
    expect((await ask(api, { target: '/v1/docs/swagger-ui-bundle.js' })).status).toBe(500)
    expect(String(api.failures)).toContain('the document /v1/docs/swagger-ui-bundle.js is not text')
  })
})

describe('a document with headers of its own', () => {
  it('is cached only if its headers allow it', async () => {
    const document = { path: '/v1/page', contentType: 'text/plain', headers: { 'x-own': '1' }, load: () => 'x' }
    const { api } = testApi({ documents: [document] })
    expect(await api.answer(requestOf({ target: '/v1/page', headers: { 'if-none-match': '*' } }))).toEqual({
      status: 200,
      headers: { 'content-type': 'text/plain', ...UNSTORED, 'x-own': '1' },
      body: 'x',
    })
  })
})

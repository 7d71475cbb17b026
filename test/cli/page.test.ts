import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPage } from '../../src/apps/cli/serve/demo-page.ts'
import { serving, urlIn } from './serving.ts'

describe('tonne serve without --demo', () => {
  it('has a page that asks for a key, and gives its own to nobody who asks', async () => {
    for (const options of [[], ['--extensions']]) {
      await serving(options, async ({ stdout }) => {
        expect(stdout).toContain('/ shows the year, and asks for an API key\n')
        const key = /API key +(\S+)/.exec(stdout)?.[1] ?? 'none'
        for (const path of [
          '/',
          '/page/page.js',
          '/page/page.css',
          '/page/icon.svg',
          '/page/licenses.txt',
          '/index.html',
        ]) {
          const answer = await fetch(urlIn(stdout) + path)
          const told = `${JSON.stringify([...answer.headers])}${await answer.text()}`
          // the page is built; the sources, which this test runs, have none
          expect([path, answer.status, told.includes(key)]).toEqual([path, path === '/index.html' ? 404 : 503, false])
        }
      })
    }
  })
})

describe('the data of the page of any company', () => {
  it('is given to its key under /page, also where extensions are not served, and changes nothing', async () => {
    const { stderr } = await serving([], async ({ stdout }) => {
      const [url, headers] = [urlIn(stdout), { 'x-api-key': /API key +(\S+)/.exec(stdout)?.[1] ?? '' }]
      const query = '/v1/inventory?from=2025-01-01&to=2026-01-01'
      const statusOf = async (path: string, init: RequestInit) => (await fetch(`${url}${path}`, init)).status
      expect(await statusOf(query, { headers })).toBe(404)
      expect(await statusOf(`/page${query}`, { headers })).toBe(200)
      expect(await statusOf(`/page${query}`, {})).toBe(401)
      const site = JSON.stringify({ name: 'Quay', possessionType: 'Owned' })
      for (const method of ['POST', 'DELETE', 'PATCH']) {
        const body = method === 'DELETE' ? {} : { body: site }
        expect(await statusOf('/page/v1/sites', { method, headers, ...body })).toBe(404)
      }
    })
    expect(stderr).toContain('"path":"/page/v1/inventory","status":200')
  })
})

describe('tonne serve --demo', () => {
  it('says where its page is, serves what that asks for, and logs it by its path', async () => {
    const { stderr } = await serving(['--demo'], async ({ stdout }) => {
      const url = urlIn(stdout)
      expect(stdout).toContain(`  page     ${url}/ shows the year, with this key in it\n`)
      const headers = { 'x-api-key': /API key +(\S+)/.exec(stdout)?.[1] ?? '' }
      const year = await fetch(`${url}/v1/inventory?from=2025-01-01&to=2026-01-01`, { headers })
      expect(year.status).toBe(200)
      // the page is built; the sources, which this test runs, have none
      const page = await fetch(`${url}/`)
      expect([page.status, await page.text()]).toEqual([503, expect.stringContaining('npm run build')])
    })
    expect(stderr).toContain('"path":"/","status":503')
  })
})

describe('the page of the demo', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tonne-page-'))
  const server = createServer()
  let port = 0

  beforeAll(async () => {
    writeFileSync(join(folder, 'index.html'), '<meta name="tonne-api-key" content="{{API_KEY}}"><p>{{COMPANY}}</p>é')
    writeFileSync(join(folder, 'page.js'), 'script')
    writeFileSync(join(folder, 'page.css'), 'style')
    writeFileSync(join(folder, 'icon.svg'), 'icon')
    for (const name of ['edit.js', 'edit.css', 'import.js', 'import.css', 'statement.js'])
      writeFileSync(join(folder, name), 'screens')
    writeFileSync(join(folder, 'licenses.txt'), 'licences')
    const answer = await demoPage({
      folder: pathToFileURL(`${folder}/`),
      key: 'tonne_demo',
      company: 'A & B',
      hasScreens: false,
    })
    server.on('request', (req, res) => answer(req, res) || res.writeHead(404).end('somebody else'))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    port = (server.address() as AddressInfo).port
  })

  afterAll(() => {
    server.close()
    rmSync(folder, { recursive: true })
  })

  const ask = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${path}`, init)

  /** The status of an answer to a request for a host of that name, which fetch would not send. */
  function statusFor(host: string): Promise<number> {
    return new Promise((resolve, reject) => {
      request({ port, host: '127.0.0.1', path: '/', headers: { host } }, (response) => {
        response.resume()
        resolve(response.statusCode ?? 0)
      })
        .on('error', reject)
        .end()
    })
  }

  it('is served with the key, and its parts with their types', async () => {
    const page = await ask('/?from=anywhere')
    expect(await page.text()).toBe('<meta name="tonne-api-key" content="tonne_demo"><p>A &amp; B</p>é')
    const types = ['/', '/page/page.js', '/page/page.css', '/page/icon.svg'].map(async (path) => {
      const { status, headers } = await ask(path)
      return [status, headers.get('content-type')]
    })
    expect(await Promise.all(types)).toEqual([
      [200, 'text/html; charset=utf-8'],
      [200, 'text/javascript; charset=utf-8'],
      [200, 'text/css; charset=utf-8'],
      [200, 'image/svg+xml'],
    ])
    expect((await ask('/page/other.js')).status).toBe(404)
    expect((await ask('/page/../page/page.js/')).status).toBe(404)
  })

  it('may load its own parts alone, stands in no frame, and is not kept', async () => {
    const { headers } = await ask('/')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy.startsWith("default-src 'none'; script-src 'self'; ")).toBe(true)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|https?:|\*|data:/)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('access-control-allow-origin')).toBe(null)
  })

  it('is read, and nothing else', async () => {
    const head = await ask('/', { method: 'HEAD' })
    expect([head.status, await head.text(), head.headers.get('content-length')]).toEqual([200, '', '66'])
    const posted = await ask('/', { method: 'POST', body: 'x' })
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  it('is given under an address or localhost alone, for a name of the web may be made to lead here', async () => {
    for (const host of ['127.0.0.1', `localhost:${port}`, 'LOCALHOST', '[::1]:8080', '192.168.1.7:8080']) {
      expect([host, await statusFor(host)]).toEqual([host, 200])
    }
    for (const host of ['evil.example', 'localhost.evil.example:8080', '127.0.0.1.evil.example']) {
      expect([host, await statusFor(host)]).toEqual([host, 421])
    }
  })

  it('says how to build it where it is not there', async () => {
    const answer = await demoPage({
      folder: pathToFileURL(`${folder}/nowhere/`),
      key: 'tonne_demo',
      company: '',
      hasScreens: false,
    })
    const bare = createServer((req, res) => void answer(req, res))
    await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve))
    const response = await fetch(`http://127.0.0.1:${(bare.address() as AddressInfo).port}/`)
    const said = await response.text()
    bare.close()
    expect([response.status, said.includes('npm run build'), said.includes('tonne_demo')]).toEqual([503, true, false])
  })
})

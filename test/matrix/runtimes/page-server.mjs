import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundled } from './bundle.mjs'

const HERE = fileURLToPath(new URL('.', import.meta.url))
const { resolve } = createRequire(import.meta.url)

/** Where the packages lie that a page loads. */
const PACKAGES = Object.fromEntries(['tonne', 'zod'].map((name) => [name, dirname(resolve(`${name}/package.json`))]))

const TYPES = { mjs: 'text/javascript', js: 'text/javascript' }
const NONCE = 'n0nce'

/** Shared memory is only for pages that are isolated from others. */
const ISOLATED = { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' }

/** No eval, and no WebAssembly: what neither 'unsafe-eval' nor 'wasm-unsafe-eval' allows. */
const STRICT = {
  'content-security-policy': [
    "default-src 'none'",
    `script-src 'self' 'nonce-${NONCE}'`,
    "worker-src 'self'",
    "connect-src 'self'",
  ].join('; '),
}

/** Pages by their path: the same program under the headers of each. */
export const PAGES = { '/plain': {}, '/isolated': ISOLATED, '/strict': { ...ISOLATED, ...STRICT } }

/** A worker has no import map, so its file is a bundle, as an application makes it, with a policy of its own. */
const WORKERS = { '/bulk-worker.js': {}, '/strict/bulk-worker.js': STRICT }

async function importMap() {
  const { exports } = JSON.parse(await readFile(`${PACKAGES.tonne}/package.json`, 'utf8'))
  const entries = Object.entries(exports).filter(([name]) => name !== './package.json' && !name.includes('*'))
  const imports = entries.map(
    ([
      name,
      {
        import: { default: file },
      },
    ]) => [name.replace(/^\./, 'tonne'), file.replace('./', '/packages/tonne/')],
  )
  return JSON.stringify({ imports: { ...Object.fromEntries(imports), zod: '/packages/zod/index.js' } })
}

async function pageOf() {
  return `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><title>tonne</title>
<script type="importmap" nonce="${NONCE}">${await importMap()}</script>
<script type="module" src="/page-program.mjs"></script>`
}

async function answerOf(path) {
  if (path in PAGES) return { headers: { 'content-type': 'text/html', ...PAGES[path] }, body: await pageOf() }
  const headers = { 'content-type': TYPES[path.split('.').at(-1)] ?? 'text/plain', ...ISOLATED }
  if (path in WORKERS)
    return { headers: { ...headers, ...WORKERS[path] }, body: await bundled('pools/bulk-worker.mjs', 'esm') }
  const [, name, rest] = /^\/packages\/(\w+)(\/.*)/.exec(path) ?? []
  return { headers, body: await readFile(name === undefined ? `${HERE}${path.slice(1)}` : `${PACKAGES[name]}${rest}`) }
}

/** A server with the files of the package as they are, for pages without a bundler. */
export async function servePages() {
  const server = createServer(async ({ url }, res) => {
    try {
      const { headers, body } = await answerOf(new URL(url, 'http://page').pathname)
      res.writeHead(200, headers).end(body)
    } catch {
      res.writeHead(404).end()
    }
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${server.address().port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'
import { describeRuntime } from './remote-adapter.mjs'
import { printed, served } from './started.mjs'

process.env.NEXT_TELEMETRY_DISABLED = '1'
process.env.NODE_ENV = 'production'

process.env.NEXT_BUILD = String(process.pid)

afterAll(() => {
  rmSync(fileURLToPath(new URL(`next-app/.next/${process.env.NEXT_BUILD}`, import.meta.url)), {
    recursive: true,
    force: true,
  })
})

const held = {}

/** Builds the application once, and serves it. */
async function start() {
  held.built ??= printed('Node 22', 'node_modules/next/dist/bin/next', 'build', 'next-app')
  await held.built
  return served('Node 22', 'servers/next.mjs')
}

const OF_NEXT = {
  'foreign paths': 'other paths are pages of Next',
  'doubled slash': 'Next answers 308 itself',
  'invalid escape': 'Next answers 400 with a page of its own',
  'raw path': 'Next resolves dots',
  'any method': 'Next has patch in capitals, and answers 400 to methods that it does not know',
}
const REDIRECTS = 'Next answers 308 itself'

describeRuntime('Next 16, route handlers', start, {
  host: 'next-app',
  mounted: 'A027',
  lacks: { ...OF_NEXT, 'body of GET': 'a Request of GET has no body' },
  own: { A041: REDIRECTS, A046: REDIRECTS, 'OPTIONS of the server as a whole': 'Next answers 500 itself, and goes on' },
  hostHeaders: ['vary'],
})
describeRuntime('Next 16, pages', start, { mounted: 'A026', prefix: '/api', lacks: OF_NEXT, hostHeaders: ['vary'] })

import { Elysia } from 'elysia'
import { serve } from 'srvx'
import { fetchHandler } from 'tonne/http/fetch'
import { describeHost, NODE_PARSER, OF_REQUESTS } from '../describe-host.mjs'
import { listeningAt } from '../listen.mjs'

const served =
  (build, prefix = '') =>
  async (api) => {
    const app = new Elysia()
    build(app, fetchHandler(api))
    const server = serve({
      fetch: (request) => app.fetch(request),
      port: 0,
      hostname: '127.0.0.1',
      silent: true,
      gracefulShutdown: false,
    })
    await server.ready()
    return listeningAt(Number(new URL(server.url).port), { prefix, close: () => server.close(true) })
  }

const lacks = { ...OF_REQUESTS, ...NODE_PARSER }
const left = { 'foreign paths': 'they are left to the application' }

describeHost(
  'elysia',
  served((app, handle) => app.all('/v1/*', ({ request }) => handle(request), { parse: 'none' })),
  {
    lacks: { ...lacks, ...left },
  },
)
describeHost(
  'elysia, by app.mount',
  served((app, handle) => app.mount(handle)),
  { lacks },
)
describeHost(
  'elysia, by app.mount under a path',
  served((app, handle) => app.mount('/api', handle), '/api'),
  { lacks },
)

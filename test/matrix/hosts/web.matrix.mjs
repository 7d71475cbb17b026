import { createServer } from 'node:http'
import { createServerAdapter } from '@whatwg-node/server'
import { H3, serve as serveH3 } from 'h3'
import { serve } from 'srvx'
import { fetchHandler } from 'tonne/http/fetch'
import { describeHost, NODE_PARSER, neverBrokenOff, OF_REQUESTS } from '../describe-host.mjs'
import { listening, listeningAt } from '../listen.mjs'

const lacks = { ...OF_REQUESTS, ...NODE_PARSER }

/** A server of srvx, which h3 starts as well. */
async function started(server, prefix) {
  await server.ready()
  return listeningAt(Number(new URL(server.url).port), { prefix, close: () => server.close(true) })
}

const QUIET = { port: 0, hostname: '127.0.0.1', silent: true, gracefulShutdown: false }

const ofH3 = { ...lacks, 'invalid escape': 'h3 answers 400 itself' }

const onH3 = async (api) => {
  const handle = fetchHandler(api)
  return started(
    serveH3(
      new H3().all('/v1/**', ({ req }) => handle(req)),
      QUIET,
    ),
  )
}
describeHost('h3 2', onH3, { host: 'h3v2', lacks: { ...ofH3, 'foreign paths': 'they are left to the application' } })

const mounted = async (api) => started(serveH3(new H3().mount('/api', { fetch: fetchHandler(api) }), QUIET), '/api')
describeHost('h3 2, by app.mount under a path', mounted, { lacks: ofH3 })

const onSrvx = async (api) => started(serve({ ...QUIET, fetch: fetchHandler(api) }))
describeHost('srvx', onSrvx, { host: 'srvx', lacks })

const onWhatwg = async (api) => listening(createServer(createServerAdapter(fetchHandler(api))))
const own = neverBrokenOff('it leaves a request open whose Response fails on the way')
describeHost('@whatwg-node/server', onWhatwg, { host: '@whatwg-node/server', lacks, own })

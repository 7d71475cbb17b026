import Hapi from '@hapi/hapi'
import { nodeHandler } from 'tonne/http/node'
import { expect, it } from 'vitest'
import { makeTwin } from '../cases/twin.mjs'
import { describeHost, NODE_PARSER } from '../describe-host.mjs'
import { listeningAt } from '../listen.mjs'

/** The recipe: the body stays unread, its limit is that of the interface, and hapi leaves the answer alone. */
function route(api) {
  const handle = nodeHandler(api)
  return {
    method: '*',
    path: '/v1/{rest*}',
    options: { payload: { parse: false, output: 'stream', maxBytes: Number.MAX_SAFE_INTEGER } },
    handler: async ({ raw: { req, res } }, h) => {
      await handle(req, res)
      return h.abandon
    },
  }
}

const built =
  ({ prefix = '' } = {}) =>
  async (api) => {
    const server = Hapi.server({ port: 0, host: '127.0.0.1' })
    const plugin = { name: 'tonne', register: (inner) => inner.route(route(api)) }
    await server.register(plugin, prefix === '' ? {} : { routes: { prefix } })
    await server.start()
    return listeningAt(server.info.port, { prefix, close: () => server.stop({ timeout: 0 }) })
  }

const lacks = {
  ...NODE_PARSER,
  'invalid escape': 'hapi answers 400 itself',
  'foreign paths': 'they are left to the application',
}

describeHost('hapi 21', built(), {
  host: 'hapi21',
  lacks,
  more: () => {
    it('leaves other routes their parsers', async () => {
      const server = Hapi.server()
      server.route(route((await makeTwin()).api))
      server.route({ method: 'POST', path: '/echo', handler: ({ payload }) => payload })
      const { result } = await server.inject({ method: 'POST', url: '/echo', payload: { a: 1 } })
      expect(result).toEqual({ a: 1 })
    })
  },
})

import { createServer } from 'node:http'
import { connect, createServer as createServer2 } from 'node:http2'
import { fetchHandler } from 'tonne/http/fetch'
import { nodeHandler } from 'tonne/http/node'
import { expect, it } from 'vitest'
import { sendOverHttp2 } from '../../conformance/fixtures/send-over-http2.ts'
import { titleOf } from '../cases/catalogue.mjs'
import { patch, plainRequest, post, sentTo, siteWith } from '../cases/requests.mjs'
import { makeTwin } from '../cases/twin.mjs'
import { describeHost, NODE_PARSER, OF_REQUESTS } from '../describe-host.mjs'
import { answerOf, listening } from '../listen.mjs'

describeHost('node:http', async (api) => listening(createServer(nodeHandler(api))), {
  host: 'node',
  lacks: NODE_PARSER,
})

async function overHttp2(api) {
  const { port, close } = await listening(createServer2(nodeHandler(api)))
  const session = connect(`http://127.0.0.1:${port}`)
  return {
    send: (request) => sendOverHttp2(session, request),
    close: () => new Promise((done) => session.close(done)).then(close),
  }
}

describeHost('node:http2', overHttp2, {
  host: 'http2',
  own: { A093: 'HTTP/2 has no HTTP/1.0; the server on node:http is asked' },
  more: () => {
    it(titleOf('A109'), async () => {
      const [mine, other] = [await makeTwin(), await makeTwin()]
      const { send, close } = await overHttp2(other.api)
      const request = post(siteWith({ name: 'x'.repeat(3_000_000) }))
      const due = await mine.api.answer(plainRequest(sentTo(mine, request)))
      const { status, headers, body } = await send(sentTo(other, request))
      expect([status, body, headers.connection]).toEqual([413, due.body, undefined])
      await close()
    })
  },
})

async function overFetch(api) {
  const handle = fetchHandler(api)
  return {
    send: async ({ method, target, headers, body }) => {
      const response = await handle(new Request(`http://any.host${target}`, { method, headers, body }))
      return answerOf(response)
    },
  }
}

const NO_SOCKET = 'a function has no socket; the hosts that call it have one'

describeHost('fetch', overFetch, {
  host: 'fetch',
  lacks: OF_REQUESTS,
  own: { A041: null, A046: NO_SOCKET, A056: null, A089: NO_SOCKET },
  more: () => {
    for (const [id, request, status] of [
      ['A041', { method: 'GET', target: '//' }, 404],
      ['A056', { ...patch('{}'), method: 'patch' }, 405],
    ]) {
      it(titleOf(id), async () => {
        const twin = await makeTwin()
        const { send } = await overFetch(twin.api)
        expect((await send(sentTo(twin, request))).status).toBe(status)
      })
    }
  },
})

import { once } from 'node:events'
import { connect as connect2 } from 'node:http2'
import { connect } from 'node:net'
import { fastify } from 'fastify'
import { describe, expect, it } from 'vitest'
import { fastifyPlugin } from '../../src/http/fastify.ts'
import { describeAdapter } from '../../src/testing/index.ts'
import { sendOverHttp } from '../conformance/fixtures/send-over-http.ts'

const lacks = {
  'any method': 'the parser of Node answers 400 to methods that it does not know',
  'foreign paths': 'they are left to the application',
  'invalid escape': 'the router answers 400 itself',
}

async function listening(app, prefix = '') {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address()
  return {
    send: (request) => sendOverHttp(port, { ...request, target: `${prefix}${request.target}` }),
    close: () => app.close(),
  }
}

for (const [name, options, prefix] of [
  ['at the root', {}, ''],
  ['under a prefix', { prefix: '/api' }, '/api'],
]) {
  describeAdapter(
    `Fastify 5, ${name}`,
    async (api) => {
      const app = fastify()
      app.register(fastifyPlugin(api), options)
      return listening(app, prefix)
    },
    { describe, it, lacks },
  )
}

describe('Fastify 5, where a body is refused', () => {
  const api = {
    handle: async () => ({ status: 413, headers: {}, body: 'too large' }),
    answer: async () => ({ status: 404, headers: {}, body: '' }),
  }

  it('answers a client that stops in the middle of it', async () => {
    const app = fastify()
    app.register(fastifyPlugin(api))
    await app.listen({ port: 0, host: '127.0.0.1' })
    const socket = connect(app.server.address().port, '127.0.0.1')
    socket.write('POST /v1/x HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 3000000\r\n\r\nx')
    const came = []
    socket.on('data', (chunk) => came.push(chunk))
    await once(socket, 'close')
    expect(String(Buffer.concat(came))).toMatch(/^HTTP\/1\.1 413 [^]*connection: close[^]*too large$/i)
    await app.close()
  })

  it('answers over HTTP/2 before it is sent, and lets go of its stream', async () => {
    const app = fastify({ http2: true })
    app.register(fastifyPlugin(api))
    await app.listen({ port: 0, host: '127.0.0.1' })
    const session = connect2(`http://127.0.0.1:${app.server.address().port}`)
    const stream = session.request({ ':method': 'POST', ':path': '/v1/x', 'content-type': 'text/plain' })
    stream.write('x')
    const [head] = await once(stream, 'response')
    expect([head[':status'], head.connection]).toEqual([413, undefined])
    stream.resume()
    await once(stream, 'close')
    expect(stream.rstCode).toBe(0)
    session.close()
    await app.close()
  })
})

describe('Fastify 5, beside the suite', () => {
  const api = {
    handle: async ({ target }) => (target.startsWith('/v1/') ? { status: 200, headers: {}, body: target } : null),
    answer: async () => ({ status: 404, headers: {}, body: '' }),
  }

  it('leaves other routes their parsers and the application its 404', async () => {
    const app = fastify()
    app.register(fastifyPlugin(api))
    app.post('/echo', async (request) => request.body)
    app.setNotFoundHandler((_request, reply) => reply.code(404).send({ whose: 'host' }))
    const headers = { 'content-type': 'application/json' }
    const echo = await app.inject({ method: 'POST', url: '/echo', headers, payload: '{"a":1}' })
    expect([echo.statusCode, echo.json()]).toEqual([200, { a: 1 }])
    const plain = { 'content-type': 'text/none' }
    expect((await app.inject({ method: 'POST', url: '/echo', headers: plain, payload: 'x' })).statusCode).toBe(415)
    expect((await app.inject('/none')).json()).toEqual({ whose: 'host' })
    expect((await app.inject('/v1/units?a=1')).body).toBe('/v1/units?a=1')
    await app.close()
  })

  it('keeps headers of the host, with routes for HEAD or without', async () => {
    for (const exposeHeadRoutes of [true, false]) {
      const app = fastify({ exposeHeadRoutes })
      app.addHook('onRequest', async (_request, reply) => void reply.header('x-host', 'kept'))
      app.register(fastifyPlugin(api), { prefix: '/api' })
      const answer = await app.inject({ method: 'HEAD', url: '/api/v1/units' })
      expect([answer.statusCode, answer.headers['x-host'], answer.body]).toEqual([200, 'kept', ''])
      await app.close()
    }
  })
})

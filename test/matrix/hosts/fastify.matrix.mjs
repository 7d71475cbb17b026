import { once } from 'node:events'
import { connect as connect2 } from 'node:http2'
import { connect } from 'node:net'
import { fastify } from 'fastify'
import { fastifyPlugin } from 'tonne/http/fastify'
import { expect, it } from 'vitest'
import { titleOf } from '../cases/catalogue.mjs'
import { expectSame } from '../cases/expect-same.mjs'
import { get, plainRequest, post, sentTo } from '../cases/requests.mjs'
import { makeTwin } from '../cases/twin.mjs'
import { describeHost, NODE_PARSER } from '../describe-host.mjs'
import { listeningAt } from '../listen.mjs'

const lacks = {
  ...NODE_PARSER,
  'foreign paths': 'they are left to the application',
  'invalid escape': 'the router of Fastify answers 400 itself',
}

async function listening(app, prefix) {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return listeningAt(app.server.address().port, { prefix, close: () => app.close() })
}

const built =
  ({ prefix = '', build = () => undefined, ...options } = {}) =>
  async (api) => {
    const app = fastify(options)
    build(app)
    app.register(fastifyPlugin(api), { prefix })
    return listening(app, prefix)
  }

/** The answer to a request, and that of the interface itself. */
async function ask(mount, request) {
  const [mine, other] = [await makeTwin(), await makeTwin()]
  const { send, close } = await mount(other.api)
  const due = await mine.api.answer(plainRequest(sentTo(mine, request)))
  const answer = await send(sentTo(other, request))
  await close()
  return { answer, due }
}

async function expectAsked(mount, request) {
  const { answer, due } = await ask(mount, request)
  expectSame(answer, due)
}

const JSON_HEADERS = { 'content-type': 'application/json' }
const TOO_LARGE = {
  handle: async () => ({ status: 413, headers: {}, body: 'too large' }),
  answer: async () => ({ status: 404, headers: {}, body: '' }),
}

function parsers() {
  it(titleOf('A013'), async () => {
    const { api } = await makeTwin()
    const app = fastify()
    app.register(fastifyPlugin(api))
    app.post('/echo', async (request) => request.body)
    const echo = await app.inject({ method: 'POST', url: '/echo', headers: JSON_HEADERS, payload: '{"a":1}' })
    expect([echo.statusCode, echo.json()]).toEqual([200, { a: 1 }])
    const plain = { 'content-type': 'text/none' }
    expect((await app.inject({ method: 'POST', url: '/echo', headers: plain, payload: 'x' })).statusCode).toBe(415)
    await app.close()
  })
  // no operation takes a body and none at once: an empty one under DELETE, which takes none, and under PATCH
  it(titleOf('A015'), async () => {
    await expectAsked(built(), { method: 'DELETE', target: '/v1/sites/{site}', headers: JSON_HEADERS, body: '' })
    await expectAsked(built(), { method: 'PATCH', target: '/v1/sites/{site}', headers: JSON_HEADERS, body: '' })
  })
  it(titleOf('A016'), async () => {
    const { answer, due } = await ask(built(), post('{}', {}))
    expect(answer.status).toBe(415)
    expectSame(answer, due)
  })
}

function mounts() {
  it(titleOf('A033'), () => expectAsked(built({ prefix: '/api' }), get('/v1/units')))
  it(titleOf('A052'), async () => {
    const head = { method: 'HEAD', target: '/v1/units' }
    for (const exposeHeadRoutes of [true, false]) await expectAsked(built({ exposeHeadRoutes }), head)
  })
  it(titleOf('A096'), async () => {
    const build = (app) => app.addHook('onRequest', async (_request, reply) => void reply.header('x-request-id', '7'))
    const { answer } = await ask(built({ build }), get('/v1/units'))
    expect([answer.status, answer.headers['x-request-id']]).toEqual([200, '7'])
  })
  it('leaves the application its 404', async () => {
    const build = (app) => app.setNotFoundHandler((_request, reply) => reply.code(404).send({ whose: 'host' }))
    expect((await ask(built({ build }), get('/none'))).answer.body).toBe('{"whose":"host"}')
  })
}

function refusals() {
  it('answers a client that stops in the middle of a body that is refused', async () => {
    const { port, close } = await built()(TOO_LARGE)
    const socket = connect(port, '127.0.0.1')
    socket.write('POST /v1/x HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 3000000\r\n\r\nx')
    const came = []
    socket.on('data', (chunk) => came.push(chunk))
    await once(socket, 'close')
    expect(String(Buffer.concat(came))).toMatch(/^HTTP\/1\.1 413 [\s\S]*connection: close[\s\S]*too large$/i)
    await close()
  })
  it('answers over HTTP/2 before the body is sent, and lets go of its stream', async () => {
    const { port, close } = await built({ http2: true })(TOO_LARGE)
    const session = connect2(`http://127.0.0.1:${port}`)
    const stream = session.request({ ':method': 'POST', ':path': '/v1/x', 'content-type': 'text/plain' })
    stream.write('x')
    const [head] = await once(stream, 'response')
    expect([head[':status'], head.connection]).toEqual([413, undefined])
    stream.resume()
    await once(stream, 'close')
    expect(stream.rstCode).toBe(0)
    session.close()
    await close()
  })
}

describeHost('Fastify 5', built(), {
  host: 'fastify5',
  lacks,
  more: () => {
    parsers()
    mounts()
    refusals()
  },
})
describeHost('Fastify 5, under a prefix', built({ prefix: '/api' }), { lacks })
const ownParser = (app) =>
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
describeHost('Fastify 5, in an application with parsers of its own', built({ build: ownParser }), { lacks })

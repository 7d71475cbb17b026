import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, createServer as createPlainServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { type FastifyInstance, fastifyPlugin } from '../../../src/http/fastify.ts'
import { fetchHandler } from '../../../src/http/fetch.ts'
import type { Api, ApiRequest } from '../../../src/http/index.ts'
import { type LambdaEventV1, lambdaHandler } from '../../../src/http/lambda.ts'
import { type NodeRequest, type NodeResponse, nodeHandler } from '../../../src/http/node.ts'

/** A header of a client that says more than its connection. */
const CLAIM = { 'x-forwarded-proto': 'https', forwarded: 'proto=https' }

/** An interface, and what it is told of each connection. */
function told() {
  const seen: unknown[] = []
  const answer = async ({ isSecure }: ApiRequest) => {
    seen.push(isSecure)
    return { status: 200, headers: {}, body: '' }
  }
  const api: Api = { handle: answer, answer }
  return { api, seen }
}

describe('a connection is secure', () => {
  it('for node:http where its socket is encrypted', async () => {
    const { api, seen } = told()
    const handle = nodeHandler(api)
    const ask = (fields: object) => {
      const request = Object.assign(new PassThrough(), { method: 'GET', url: '/', httpVersionMajor: 1, ...fields })
      const response = { writeHead: () => undefined, end: () => undefined } as unknown as NodeResponse
      return handle(request as unknown as NodeRequest, response)
    }
    for (const socket of [{ encrypted: true }, { encrypted: 'true' }, {}, null, undefined]) {
      await ask({ socket, headers: CLAIM })
    }
    expect(seen).toEqual([true, false, false, false, false])
  })

  it('never for a server without TLS, whatever the headers say', async () => {
    const { api, seen } = told()
    const server = createServer(nodeHandler(api)).listen(0, '127.0.0.1')
    await once(server, 'listening')
    await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { headers: CLAIM })
    server.close()
    const plain = createPlainServer(nodeHandler(api)).listen(0, '127.0.0.1')
    await once(plain, 'listening')
    const session = connect(`http://127.0.0.1:${(plain.address() as AddressInfo).port}`)
    const stream = session.request({ ':path': '/', ':scheme': 'https', ...CLAIM })
    await once(stream.resume(), 'end')
    session.close()
    plain.close()
    expect(seen).toEqual([false, false])
  })

  it('for fetch where the URL says so', async () => {
    const { api, seen } = told()
    await fetchHandler(api)(new Request('HTTPS://acme.example/'))
    await fetchHandler(api)(new Request('http://acme.example/https:', { headers: CLAIM }))
    await fetchHandler(api)({ method: 'GET', url: '/', headers: new Headers(CLAIM), body: null })
    expect(seen).toEqual([true, false, false])
  })

  it('for Fastify where its socket is encrypted', async () => {
    const { api, seen } = told()
    interface Route {
      handler: (request: object, reply: object) => Promise<unknown>
    }
    const routes: Route[] = []
    const calls = { removeAllContentTypeParsers: () => undefined, addContentTypeParser: () => undefined }
    const route = (...[given]: unknown[]) => void routes.push(given as Route)
    await fastifyPlugin(api)({ prefix: '', supportedMethods: ['GET'], ...calls, route } as FastifyInstance, {})
    const reply = { raw: {}, code: () => undefined, headers: () => undefined, send: () => undefined }
    for (const socket of [{ encrypted: true }, {}]) {
      await routes[0]?.handler({ method: 'GET', headers: CLAIM, raw: { url: '/', socket } }, reply)
    }
    expect(seen).toEqual([true, false])
  })

  it('for Lambda behind a gateway, which takes nothing else, and not behind a load balancer', async () => {
    const { api, seen } = told()
    const handle = lambdaHandler(api)
    const v1: LambdaEventV1 = { httpMethod: 'GET', path: '/' }
    await handle({ version: '2.0', rawPath: '/', requestContext: { http: { method: 'GET' } } })
    await handle(v1)
    await handle({ ...v1, requestContext: { stage: 'live' } })
    await handle({ ...v1, headers: CLAIM, requestContext: { elb: { targetGroupArn: 'arn' } } })
    expect(seen).toEqual([true, true, true, false])
  })
})

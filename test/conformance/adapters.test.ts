import { createServer } from 'node:http'
import { connect, createServer as createServer2 } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { describe, it } from 'vitest'
import { fetchHandler } from '../../src/http/fetch.ts'
import type { Api } from '../../src/http/index.ts'
import { type LambdaEventV1, type LambdaEventV2, type LambdaResult, lambdaHandler } from '../../src/http/lambda.ts'
import { nodeHandler } from '../../src/http/node.ts'
import {
  describeAdapter,
  describeRemoteAdapter,
  type HostRequest,
  type MountedApi,
  makeTwin,
} from '../../src/testing/index.ts'
import { chooseCases } from '../fixtures/seeds.ts'
import { sendOverHttp } from './fixtures/send-over-http.ts'
import { sendOverHttp2 } from './fixtures/send-over-http2.ts'

async function overNode(api: Api): Promise<MountedApi> {
  const server = createServer(nodeHandler(api))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    send: (request) => sendOverHttp(port, request),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

async function overHttp2(api: Api): Promise<MountedApi> {
  const server = createServer2(nodeHandler(api))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const session = connect(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return {
    send: (request) => sendOverHttp2(session, request),
    close: () =>
      new Promise((resolve) => {
        session.close(() => server.close(() => resolve()))
      }),
  }
}

async function overFetch(api: Api): Promise<MountedApi> {
  const handle = fetchHandler(api)
  return {
    send: async ({ method, target, headers, body }) => {
      const response = (await handle(new Request(`http://any.host${target}`, { method, headers, body }))) as Response
      const bytes = new Uint8Array(await response.arrayBuffer())
      return { status: response.status, headers: Object.fromEntries(response.headers), body: bytes }
    },
  }
}

/** What the gateway sends of a result. */
function ofLambda({ statusCode, headers, body, isBase64Encoded }: LambdaResult) {
  return { status: statusCode, headers, body: Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8') }
}

function base64(body: Uint8Array | null) {
  return body === null ? null : Buffer.from(body).toString('base64')
}

/** An event as a REST API makes it: paths and queries decoded, headers in the client's spelling, in two forms. */
function eventV1({ method, target, headers, body }: HostRequest): LambdaEventV1 {
  const { pathname, searchParams } = new URL(target, 'http://any.host')
  const query = [...new Set(searchParams.keys())].map((name) => [name, searchParams.getAll(name)] as const)
  return {
    httpMethod: method,
    path: decodeURIComponent(pathname),
    headers,
    multiValueHeaders: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]])),
    queryStringParameters: query.length === 0 ? null : Object.fromEntries(searchParams),
    multiValueQueryStringParameters: query.length === 0 ? null : Object.fromEntries(query),
    body: base64(body),
    isBase64Encoded: body !== null,
  }
}

/** An event as an HTTP API with a stage makes it. */
function eventV2({ method, target, headers, body }: HostRequest): LambdaEventV2 {
  const [path = '', query = ''] = target.split('?')
  return {
    version: '2.0',
    rawPath: `/live${path}`,
    rawQueryString: query,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
    requestContext: { stage: 'live', http: { method } },
    isBase64Encoded: body !== null,
    ...(body === null ? {} : { body: Buffer.from(body).toString('base64') }),
  }
}

describeAdapter('node:http', overNode, {
  describe,
  it,
  lacks: { 'any method': 'its parser answers 400 to methods that it does not know' },
})

describeAdapter('node:http2', overHttp2, { describe, it })

describeAdapter('fetch', overFetch, {
  describe,
  it,
  lacks: { 'raw path': 'a Request resolves dots', 'body of GET': 'a Request of GET has none' },
})

describeAdapter(
  'lambda, events of version 1',
  async (api) => ({ send: async (r) => ofLambda(await lambdaHandler(api)(eventV1(r))) }),
  {
    describe,
    it,
    lacks: {
      'raw path': 'the gateway decodes paths',
      'escaped slash': 'the gateway decodes paths',
      'invalid escape': 'the gateway decodes paths',
    },
  },
)

describeAdapter(
  'lambda, events of version 2',
  async (api) => ({ send: async (r) => ofLambda(await lambdaHandler(api)(eventV2(r))) }),
  {
    describe,
    it,
  },
)

// it makes twins for each case, so that `npm test` skips most of them
const isTried = chooseCases()
const itTried = Object.assign(
  (name: string, run: () => Promise<void>) => void (isTried() ? it(name, run) : it.skip(name, run)),
  { skip: it.skip },
)

describeRemoteAdapter(
  'lambda that makes its own twins, as a host elsewhere does',
  async (kind) => {
    const { api, key, siteId } = await makeTwin(kind)
    return { twin: { key, siteId }, send: async (r) => ofLambda(await lambdaHandler(api)(eventV2(r))) }
  },
  { describe, it: itTried },
)

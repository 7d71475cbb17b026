/**
 * tonne/http/fastify: the /v1 interface as a plugin of Fastify: `app.register(fastifyPlugin(api), { prefix: '/api' })`.
 *
 * @module
 */
import { isContent } from './body-pieces.ts'
import { ClientSignal, type DeliveryOptions, isEncrypted, WRITE_TIMEOUT_MS } from './hosts/connection.ts'
import { type MountedRequest, ownAnswer, withoutPrefix } from './hosts/own-answer.ts'
import { type BodyLimits, type ByteStream, dropRest, readStream } from './hosts/read-stream.ts'
import { bytesOf, readableOf } from './hosts/readable-pieces.ts'
import type { Api, HostBody, StreamedResponse } from './request.ts'

export type { DeliveryOptions } from './hosts/connection.ts'
export type { ByteStream } from './hosts/read-stream.ts'

/** The properties used of a Fastify request. */
export interface FastifyRequest {
  readonly method: string
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  /** The stream passed on by the plugin's parser. */
  readonly body: unknown
  readonly raw: ByteStream & {
    readonly url?: string | undefined
    readonly httpVersionMajor: number
    /** The connection; one with TLS has `encrypted: true`. */
    readonly socket?: object | null
  }
}

/** The properties used of a Fastify reply. */
export interface FastifyReply {
  readonly raw: {
    readonly destroyed: boolean
    readonly writableFinished: boolean
    /** The HTTP/2 stream. */
    readonly stream?: { close?(): unknown }
  }
  callNotFound(): unknown
  code(status: number): unknown
  headers(headers: Readonly<Record<string, string>>): unknown
  /** Accepts bytes or a ReadableStream of them. */
  send(body?: unknown): unknown
}

/** The methods used of a Fastify instance; its own types define their parameters. */
export interface FastifyInstance {
  readonly prefix: string
  readonly supportedMethods: readonly string[]
  removeAllContentTypeParsers: () => unknown
  addContentTypeParser: (...given: never[]) => unknown
  route: (...given: never[]) => unknown
  /** Fastify has it since version 4. */
  hasRoute?: ((route: { readonly method: string; readonly url: string }) => boolean) | undefined
}

/** The same methods, typed for the calls here. */
interface CalledInstance {
  addContentTypeParser(
    type: '*',
    parse: (request: unknown, stream: ByteStream, done: (error: null, body: ByteStream) => void) => void,
  ): unknown
  route(route: {
    readonly method: readonly string[]
    readonly url: string
    readonly exposeHeadRoute: boolean
    readonly handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
  }): unknown
}

/** The plugin, registered with or without a prefix. */
export type FastifyPlugin = (instance: FastifyInstance, options: unknown) => Promise<void>

async function fastifyBody({ body }: FastifyRequest, limits: BodyLimits): Promise<HostBody> {
  return body === undefined || body === null ? '' : readStream(body as ByteStream, limits)
}

function requestOfFastify(request: FastifyRequest, reply: FastifyReply, prefix: string): MountedRequest {
  const { method, headers, raw } = request
  return {
    method,
    targets: [withoutPrefix(raw.url ?? '/', prefix), raw.url ?? '/'],
    headers,
    body: (limits) => fastifyBody(request, limits),
    isSecure: isEncrypted(raw.socket),
    host: request,
    signal: new ClientSignal(() => reply.raw.destroyed && !reply.raw.writableFinished),
  }
}

/** Drops the rest of an HTTP/2 request body that was answered before its end, and releases its stream. */
async function dropAfterAnswer({ raw }: FastifyRequest, reply: FastifyReply): Promise<void> {
  await dropRest(raw)
  if (!raw.readableEnded && reply.raw.writableFinished) reply.raw.stream?.close?.()
}

/** A Fastify reply, and the timeout of its client. */
interface Delivery {
  readonly reply: FastifyReply
  readonly timeoutMs: number
}

async function send(
  request: FastifyRequest,
  { reply, timeoutMs }: Delivery,
  answer: StreamedResponse,
): Promise<unknown> {
  const { status, headers, body } = answer
  reply.code(status)
  reply.headers(headers)
  if (status === 413 && request.raw.httpVersionMajor === 1) {
    // closing the connection while the client sends would discard the response
    await dropRest(request.raw)
    reply.headers({ connection: 'close' })
  } else if (status === 413) void dropAfterAnswer(request, reply)
  // Fastify would change the content type of a text
  if (!isContent(body)) return reply.send(readableOf(body, timeoutMs))
  return body === '' ? reply.send() : reply.send(bytesOf(body))
}

/**
 * Creates a plugin with the interface. Its own parser passes on the body unread and applies only to its routes. Other
 * paths below the prefix get the app's 404. Every error becomes a response and is never thrown.
 *
 * @example
 * ```ts
 * import { createApi } from 'tonne/http'
 * import { fastifyPlugin } from 'tonne/http/fastify'
 * import { createService } from 'tonne/service'
 * const plugin = fastifyPlugin(createApi({ service: createService() }))
 * // with Fastify itself: fastify().register(plugin, { prefix: '/api' })
 * const routes: unknown[] = []
 * const calls = { removeAllContentTypeParsers: () => {}, addContentTypeParser: () => {} }
 * const app = { prefix: '/api', supportedMethods: ['GET', 'POST'], ...calls }
 * await plugin({ ...app, route: (...[route]: unknown[]) => void routes.push(route) }, {})
 * routes.length // => 1
 * ```
 */
export function fastifyPlugin(api: Api, options: DeliveryOptions = {}): FastifyPlugin {
  const { writeTimeoutMs: timeoutMs = WRITE_TIMEOUT_MS } = options
  return async (instance) => {
    const { prefix } = instance
    const called: CalledInstance = instance
    instance.removeAllContentTypeParsers()
    called.addContentTypeParser('*', (_request, stream, done) => done(null, stream))
    // a method that the host declared for every path stays the host's: @fastify/cors answers OPTIONS
    const isFree = (method: string) => !['*', '/*'].some((path) => instance.hasRoute?.({ method, url: prefix + path }))
    called.route({
      method: instance.supportedMethods.filter(isFree),
      url: '/*',
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const answer = await ownAnswer(api, requestOfFastify(request, reply, prefix))
        return answer === null ? reply.callNotFound() : send(request, { reply, timeoutMs }, answer)
      },
    })
  }
}

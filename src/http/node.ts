/**
 * tonne/http/node: the /v1 interface on node:http, on the compatibility API of node:http2, and in frameworks based on
 * them: Express, Connect, Polka, Nest.
 *
 * @module
 */
import { isUtf8 } from 'node:buffer'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { checkOptionNames } from '../core/errors/index.ts'
import { isContent } from './body-pieces.ts'
import { ClientSignal, type DeliveryOptions, isEncrypted, WRITE_TIMEOUT_MS } from './hosts/connection.ts'
import { anyAnswer, type MountedRequest, ownAnswer } from './hosts/own-answer.ts'
import { type BodyLimits, type ByteStream, dropRest, readStream } from './hosts/read-stream.ts'
import { silenceTimer } from './hosts/silence-timer.ts'
import type { SwaggerUiFiles } from './openapi/documentation.ts'
import { problemResponse } from './problem.ts'
import type { Api, ApiResponse, BodyContent, BodyPieces, HostBody, StreamedResponse } from './request.ts'
import { splitTarget } from './route-table.ts'

export type { DeliveryOptions } from './hosts/connection.ts'
export type { ByteStream } from './hosts/read-stream.ts'

/** The properties used of a request of node:http or node:http2, and those that frameworks add. */
export interface NodeRequest extends ByteStream {
  readonly method?: string | undefined
  readonly url?: string | undefined
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly httpVersionMajor: number
  readonly readableDidRead: boolean
  /** The connection; one with TLS has `encrypted: true`. */
  readonly socket?: object | null
  /** The target before a framework removed its mount path; ignored unless it ends with `url`. */
  readonly originalUrl?: string
  /** The bytes or text of a body that was already read. */
  readonly rawBody?: unknown
  /** The result of a parser that has already read the body. */
  readonly body?: unknown
}

/** The properties used of a response of node:http or node:http2. */
export interface NodeResponse {
  readonly headersSent: boolean
  readonly writableEnded: boolean
  readonly writableFinished: boolean
  readonly destroyed?: boolean
  /** The HTTP/2 stream. */
  readonly stream?: { readonly destroyed: boolean; close?(code?: number): unknown }
  writeHead(status: number, headers: Record<string, string | number>): unknown
  write(piece: BodyContent): boolean
  on(event: 'drain' | 'close' | 'error', listener: () => void): unknown
  end(body: BodyContent): unknown
  destroy?(): unknown
}

/** Answers a request; paths outside the interface are passed to `next` if present. */
export type NodeHandler = (req: NodeRequest, res: NodeResponse, next?: () => void) => Promise<void>

/** Prefers the unread stream, because a parsed body has lost digits and invalid bytes, and hides an empty body. */
async function bodyOf(req: NodeRequest, limits: BodyLimits): Promise<HostBody> {
  if (!req.readableDidRead && !req.readableEnded) return textOf(await readStream(req, limits))
  const read = req.rawBody ?? req.body
  if (read === undefined) throw new Error('the body was read before, and is neither in rawBody nor in body')
  return read instanceof Uint8Array || typeof read === 'string' ? read : { parsed: read }
}

/** Decodes valid UTF-8, faster than any decoder; other bytes are returned unchanged, to be rejected. */
function textOf(bytes: Uint8Array): Uint8Array | string {
  return isUtf8(bytes) ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8') : bytes
}

function isGone({ destroyed, stream, writableFinished }: NodeResponse): boolean {
  return (destroyed ?? stream?.destroyed ?? false) && !writableFinished
}

/** Lists the target below the mount path, then the complete target if a framework removed only its beginning. */
function possibleTargets({ url = '/', originalUrl = url }: NodeRequest): MountedRequest['targets'] {
  // the host intends a rewritten target: it may have blocked the original
  return originalUrl.endsWith(url) ? [url, originalUrl] : [url]
}

function toApiRequest(req: NodeRequest, res: NodeResponse): MountedRequest {
  const { method = '', headers } = req
  return {
    method,
    targets: possibleTargets(req),
    headers,
    body: (limits) => bodyOf(req, limits),
    isSecure: isEncrypted(req.socket),
    signal: new ClientSignal(() => isGone(res)),
    host: req,
  }
}

/** Texts of this length or more are encoded here. A shorter text and its head are one write of the socket. */
const ENCODED_LENGTH = 16 * 1024

/**
 * Converts bytes and long texts to a Buffer, which frameworks between here and the socket know. A text of only ASCII is
 * copied, several times as fast as sockets encode texts.
 */
function toBuffer(content: BodyContent): BodyContent {
  if (typeof content !== 'string') return Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  if (content.length < ENCODED_LENGTH) return content
  return Buffer.from(content, Buffer.byteLength(content) === content.length ? 'latin1' : 'utf8')
}

function write(res: NodeResponse, { status, headers, body }: ApiResponse): void {
  if (res.headersSent || res.writableEnded || isGone(res)) return
  // not `{ ...headers }`, which V8 gives a class of its own with each field that is added
  const all: Record<string, string | number> = Object.assign({}, headers)
  if (status !== 304 && status !== 204) all['content-length'] ??= Buffer.byteLength(body)
  res.writeHead(status, all)
  res.end(toBuffer(body))
}

/** The HTTP/2 error code for a response that broke off. */
const INTERNAL_ERROR = 2

/** Aborts a response that cannot be completed, so that its client neither waits forever nor considers it complete. */
function abandon(res: NodeResponse): void {
  if (res.stream?.close !== undefined) res.stream.close(INTERNAL_ERROR)
  else res.destroy?.()
}

/** Writes a response, in pieces at the pace of the client. */
async function deliver(res: NodeResponse, answer: StreamedResponse, timeoutMs: number): Promise<void> {
  const { status, headers, body } = answer
  if (isContent(body)) return write(res, { status, headers, body })
  if (res.headersSent || res.writableEnded || isGone(res)) return void (await body.return())
  res.writeHead(status, { ...headers })
  const writer: PieceWriter = {
    write: (piece) => res.write(toBuffer(piece)),
    on: (event, listener) => res.on(event, listener),
    end: (rest) => res.end(rest),
  }
  return writePieces(writer, body, { isGone: () => isGone(res), abandon: () => abandon(res), timeoutMs })
}

/** Answers a request without reading its body, so that its sender can still receive the response. */
async function sendRejection(req: NodeRequest, res: NodeResponse, answer: ApiResponse): Promise<void> {
  if (req.httpVersionMajor === 1) {
    // closing the connection while the client sends would discard the response
    await dropRest(req)
    return write(res, { ...answer, headers: { ...answer.headers, connection: 'close' } })
  }
  write(res, answer)
  await dropRest(req)
  if (!req.readableEnded && res.writableFinished) res.stream?.close?.()
}

/** Answers 500 if nothing has been sent yet. */
function sendFailure(req: NodeRequest, res: NodeResponse, error: unknown): void {
  try {
    write(res, problemResponse(error, splitTarget(req.originalUrl ?? req.url ?? '/').path))
  } catch {
    abandon(res)
  }
}

/**
 * Creates a handler for node:http, and middleware for frameworks based on it, at the root or below a path. It reads the
 * body itself unless it was already read. It never rejects, and throws nothing into the host. With `next`, paths
 * outside the interface are passed to the host; without it they get 404. If `next` throws before anything was sent, the
 * response is 500, because an unhandled rejection would end the process. Errors of later handlers belong to the
 * framework, as always.
 *
 * @example
 * ```ts
 * import { once } from 'node:events'
 * import { createServer } from 'node:http'
 * import type { AddressInfo } from 'node:net'
 * import { createApi } from 'tonne/http'
 * import { nodeHandler } from 'tonne/http/node'
 * import { createService } from 'tonne/service'
 * const service = createService()
 * const { record } = await service.company(7).apiKeys.issue({ name: 'ERP' })
 * const server = createServer(nodeHandler(createApi({ service }))).listen(0, '127.0.0.1')
 * await once(server, 'listening')
 * const { port } = server.address() as AddressInfo
 * const answer = await fetch(`http://127.0.0.1:${port}/v1/units`, { headers: { 'x-api-key': record.key } })
 * answer.status // => 200
 * JSON.parse(await answer.text()).length // => 10
 * server.close()
 * ```
 */
export function nodeHandler(api: Api, options: DeliveryOptions = {}): NodeHandler {
  checkOptionNames(options, { writeTimeoutMs: true })
  const { writeTimeoutMs: timeoutMs = WRITE_TIMEOUT_MS } = options
  return async (req, res, next) => {
    try {
      const request = toApiRequest(req, res)
      const answer = await (next === undefined ? anyAnswer(api, request) : ownAnswer(api, request))
      if (answer === null) await next?.()
      else if (answer.status === 413) await sendRejection(req, res, answer as ApiResponse)
      else await deliver(res, answer, timeoutMs)
    } catch (error) {
      sendFailure(req, res, error)
    }
  }
}

function findModule(base: string, name: string): string | undefined {
  try {
    return createRequire(base).resolve(name)
  } catch {
    return undefined
  }
}

/** Returns a reader of a file of `swagger-ui-dist`; undefined if the package is not installed. */
function fileOfSwaggerUi(name: string): (() => Promise<string>) | undefined {
  const file = `swagger-ui-dist/${name}`
  const path = findModule(import.meta.url, file) ?? findModule(`${process.cwd()}/`, file)
  return path === undefined ? undefined : () => readFile(path, 'utf8')
}

/**
 * Finds the viewer for `documentation`: the optional npm package `swagger-ui-dist`, installed next to this library or
 * in the working directory. Undefined without it. Each file is read on its first request.
 *
 * @example
 * ```ts
 * import { documentation } from 'tonne/http'
 * import { findSwaggerUi } from 'tonne/http/node'
 * documentation({ swaggerUi: findSwaggerUi() }).some(({ path }) => path === '/v1/docs') // => true
 * ```
 */
export function findSwaggerUi(): SwaggerUiFiles | undefined {
  const script = fileOfSwaggerUi('swagger-ui-bundle.js')
  const styleSheet = fileOfSwaggerUi('swagger-ui.css')
  return script === undefined || styleSheet === undefined ? undefined : { script, styleSheet }
}

/** The methods for writing to a response of node:http or node:http2. */
interface PieceWriter {
  write(piece: BodyContent): boolean
  on(event: 'drain' | 'close' | 'error', listener: () => void): unknown
  end(body: BodyContent): unknown
}

/** The delivery of a response. */
interface WriteOptions {
  /** True once the client is gone. */
  readonly isGone: () => boolean
  /** Breaks the response off, so that it does not look complete. */
  readonly abandon: () => void
  /** The client is disconnected if it reads nothing for this many milliseconds. */
  readonly timeoutMs: number
}

/** Waits until the client has read the written data, is gone, or has timed out. */
function waitForDrain(res: PieceWriter, { isGone, abandon, timeoutMs }: WriteOptions): () => Promise<void> {
  let wake: () => unknown = () => undefined
  for (const event of ['drain', 'close', 'error'] as const) res.on(event, () => wake())
  return () =>
    new Promise((resolve) => {
      const silence = silenceTimer(timeoutMs, () => {
        abandon()
        resolve()
      })
      wake = () => {
        silence.stop()
        resolve()
      }
      if (isGone()) wake()
    })
}

/** Writes the next piece; a function of its own, so that nothing holds the piece while the client reads it. */
async function writeNext(
  res: PieceWriter,
  pieces: BodyPieces,
  { isGone }: WriteOptions,
): Promise<'some' | 'full' | 'all'> {
  const { done, value } = await pieces.next()
  if (isGone()) return 'all'
  if (done !== true) return res.write(value) ? 'some' : 'full'
  res.end('')
  return 'all'
}

/** Writes pieces as fast as the client reads them, and breaks the response off if a piece fails. */
async function writePieces(res: PieceWriter, pieces: BodyPieces, writing: WriteOptions): Promise<void> {
  const taken = waitForDrain(res, writing)
  try {
    let wrote = await writeNext(res, pieces, writing)
    while (wrote !== 'all') {
      if (wrote === 'full') await taken()
      wrote = await writeNext(res, pieces, writing)
    }
  } catch {
    writing.abandon()
  } finally {
    await pieces.return()
  }
}

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { UsageError } from '../failure.ts'

/** Facts about a request after its response was sent, or its client has disconnected. */
export interface Answered {
  readonly method: string
  readonly target: string
  /** 0 if the client disconnected before the response. */
  readonly status: number
  readonly ms: number
}

/** Limits of the connections of a server. */
export interface ServerLimits {
  /** Maximum open connections; further ones are closed. */
  readonly connections: number
  /** Milliseconds for the headers of a request to arrive. */
  readonly headersTimeoutMs: number
  /** Milliseconds for a request with its body to arrive. */
  readonly requestTimeoutMs: number
  /** Milliseconds between checks of these timeouts. */
  readonly checkEveryMs: number
}

/** The limits of `tonne serve`. */
const LIMITS: ServerLimits = {
  connections: 1000,
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 60_000,
  checkEveryMs: 5000,
}

/** Address and request handler of a server. */
export interface ServerOptions {
  readonly host: string
  readonly port: number
  readonly handle: (req: IncomingMessage, res: ServerResponse) => unknown
  readonly now: () => number
  readonly limits?: ServerLimits
  readonly onAnswered: (answered: Answered) => void
  /** Called with any error of `handle`; the client is disconnected. */
  readonly onFailed: (error: unknown) => void
}

/** A response with a text. */
export interface TextAnswer {
  /** Default: 200. */
  readonly status?: number
  /** Default: plain text. */
  readonly contentType?: string
  readonly text: string
  /** Further headers; the content security policy replaces the one that allows nothing. */
  readonly headers?: Readonly<Record<string, string>>
}

/** Sends a text that browsers neither store nor interpret as another type; without the text to HEAD. */
export function sendText(
  { method }: { readonly method?: string | undefined },
  res: ServerResponse,
  answer: TextAnswer,
): void {
  const { status = 200, contentType = 'text/plain; charset=utf-8', text, headers } = answer
  res.writeHead(status, {
    'content-type': contentType,
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    ...headers,
    'content-length': Buffer.byteLength(text),
  })
  res.end(method === 'HEAD' ? undefined : text)
}

/** A listening server. */
export interface RunningServer {
  /** 'http://127.0.0.1:8080' */
  readonly url: string
  /** Stops accepting requests, finishes those with complete headers, and closes. */
  stop(): Promise<void>
}

/** Time for pending requests after the server is asked to stop. */
const GRACE_MS = 10_000

function listen(server: Server, { host, port }: ServerOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Readonly<Record<string, string>> = {
        EADDRINUSE: `port ${port} of ${host} is taken; choose another one with --port, or 0 for any that is free`,
        EACCES: `port ${port} may not be used; choose one above 1023 with --port`,
        EADDRNOTAVAIL: `${host} is not an address of this machine; choose another one with --host`,
        ENOTFOUND: `${host} is not an address; choose another one with --host`,
      }
      reject(new UsageError(reasons[error.code ?? ''] ?? `cannot listen: ${error.message}`))
    })
    server.listen(port, host, resolve)
  })
}

function urlOf(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
}

/** Open connections, with the number of pending requests of each. */
type Connections = Map<Socket, number>

/** Counts the beginning (1) or end (-1) of a request whose headers are complete. */
function countRequest(connections: Connections, socket: Socket, change: 1 | -1): void {
  const requests = connections.get(socket)
  if (requests !== undefined) connections.set(socket, requests + change)
}

/**
 * Closes connections without pending requests, including those that Node.js does not consider idle because they have
 * sent no request yet, or only a part of the headers.
 */
function closeIdle(connections: Connections): void {
  for (const [socket, requests] of connections) if (requests === 0) socket.destroySoon()
}

function stop(server: Server, connections: Connections): Promise<void> {
  const late = setTimeout(() => server.closeAllConnections(), GRACE_MS)
  return new Promise((resolve) => {
    server.close(() => {
      clearTimeout(late)
      resolve()
    })
    closeIdle(connections)
  })
}

async function answerRequest(
  { handle, onFailed }: ServerOptions,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  try {
    await handle(req, res)
  } catch (error) {
    onFailed(error)
    res.destroy()
  }
}

/** Starts a server. Throws `UsageError` if it cannot listen. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { now, onAnswered, limits = LIMITS } = options
  const connections: Connections = new Map()
  const timeouts = {
    headersTimeout: limits.headersTimeoutMs,
    requestTimeout: limits.requestTimeoutMs,
    connectionsCheckingInterval: limits.checkEveryMs,
  }
  const server = createServer(timeouts, (req, res) => {
    const { method = '', url = '', socket } = req
    const start = now()
    countRequest(connections, socket, 1)
    res.once('close', () => {
      onAnswered({ method, target: url, status: res.headersSent ? res.statusCode : 0, ms: now() - start })
      countRequest(connections, socket, -1)
      // an idle keep-alive connection would keep the server from stopping
      if (!server.listening) closeIdle(connections)
    })
    void answerRequest(options, req, res)
  })
  server.maxConnections = limits.connections
  server.on('connection', (socket) => {
    connections.set(socket, 0)
    socket.once('close', () => connections.delete(socket))
  })
  await listen(server, options)
  return { url: urlOf(server), stop: () => stop(server, connections) }
}

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { UsageError } from '../failure.ts'
import { Connections } from './connections.ts'

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
        EADDRNOTAVAIL: `${host} is no address of this machine; choose another one with --host`,
        ENOTFOUND: `${host} is no address; choose another one with --host`,
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

function stop(server: Server, connections: Connections): Promise<void> {
  const late = setTimeout(() => server.closeAllConnections(), GRACE_MS)
  return new Promise((resolve) => {
    server.close(() => {
      clearTimeout(late)
      resolve()
    })
    connections.closeIdle()
  })
}

async function answer({ handle, onFailed }: ServerOptions, req: IncomingMessage, res: ServerResponse): Promise<void> {
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
  const connections = new Connections()
  const timeouts = {
    headersTimeout: limits.headersTimeoutMs,
    requestTimeout: limits.requestTimeoutMs,
    connectionsCheckingInterval: limits.checkEveryMs,
  }
  const server = createServer(timeouts, (req, res) => {
    const { method = '', url = '', socket } = req
    const start = now()
    connections.begin(socket)
    res.once('close', () => {
      onAnswered({ method, target: url, status: res.headersSent ? res.statusCode : 0, ms: now() - start })
      connections.end(socket)
      // an idle keep-alive connection would keep the server from stopping
      if (!server.listening) connections.closeIdle()
    })
    void answer(options, req, res)
  })
  server.maxConnections = limits.connections
  server.on('connection', (socket) => connections.add(socket))
  await listen(server, options)
  return { url: urlOf(server), stop: () => stop(server, connections) }
}

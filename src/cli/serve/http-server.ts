import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { UsageError } from '../failure.ts'
import { Connections } from './connections.ts'

/** What is known of an answer once it is sent, or its client is gone. */
export interface Answered {
  readonly method: string
  readonly target: string
  /** 0: the client was gone before there was an answer. */
  readonly status: number
  readonly ms: number
}

/** The connections of a server, and how long they may take. */
export interface ServerLimits {
  /** Connections at once; further ones are closed. */
  readonly connections: number
  /** Milliseconds that a header may take to arrive. */
  readonly headersTimeoutMs: number
  /** Milliseconds that a request may take with its body. */
  readonly requestTimeoutMs: number
  /** Milliseconds between two checks for requests that take longer. */
  readonly checkEveryMs: number
}

/** The limits of `tonne serve`. */
const LIMITS: ServerLimits = {
  connections: 1000,
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 60_000,
  checkEveryMs: 5000,
}

/** What a server takes. */
export interface ServerOptions {
  readonly host: string
  readonly port: number
  readonly handle: (req: IncomingMessage, res: ServerResponse) => unknown
  readonly now: () => number
  readonly limits?: ServerLimits
  readonly onAnswered: (answered: Answered) => void
  /** Told of what `handle` throws or rejects with; its client is let go. */
  readonly onFailed: (error: unknown) => void
}

/** A server that answers. */
export interface RunningServer {
  /** 'http://127.0.0.1:8080' */
  readonly url: string
  /** Takes no more requests, finishes those whose header has come, and closes. */
  stop(): Promise<void>
}

/** How long requests may take once the server is asked to stop. */
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

/** Starts a server. Throws `UsageError` where it cannot listen. */
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
      // a connection that waits for its next request would keep a server from stopping
      if (!server.listening) connections.closeIdle()
    })
    void answer(options, req, res)
  })
  server.maxConnections = limits.connections
  server.on('connection', (socket) => connections.add(socket))
  await listen(server, options)
  return { url: urlOf(server), stop: () => stop(server, connections) }
}

import type { AddressInfo } from 'node:net'
import { connect, createServer, type Server, type Socket } from 'node:net'

/** Where a connection is cut. */
export type Cut =
  /** When a client says commit: before it is passed on, right after, with the answer kept back, or within the answer. */
  | { readonly at: 'commit'; readonly passed: 'nothing' | 'commit' | 'commit, answer swallowed' | 'part of the answer' }
  /** After so many messages of clients, on the connection of the last. */
  | { readonly at: 'message'; readonly after: number }
  /** Within the message of a client that brings so many bytes, or within what a server says. */
  | { readonly at: 'bytes to the server' | 'bytes to the client'; readonly after: number }

/** A way to a server that is cut when and where it is told. */
export interface CuttingProxy {
  readonly port: number
  /** The next cut; resolves when it is made. */
  arm(cut: Cut): Promise<void>
  /** Cuts that were made after a client had said commit to what it wrote, and before it had heard the answer. */
  readonly commitsCut: number
  close(): Promise<void>
}

const COMMIT = /(?:^|\0)commit\0/i
const BEGIN = /(?:^|\0)begin[^\0]*\0/i
const LENGTH_BYTES = 4

interface Armed {
  readonly cut: Cut
  readonly made: () => void
  left: number
}

/** What all connections have in common. */
interface Switch {
  armed: Armed | null
  commitsCut: number
  /** Says by turns how a connection ends: as it should, or with a reset. */
  cuts: number
}

/** One connection of a client, and its own to the server. */
class Line {
  readonly #client: Socket
  readonly #server: Socket
  readonly #shared: Switch
  #unread: Buffer = Buffer.alloc(0)
  #isStarted = false
  #isWriting = false
  /** A commit of what was written was said and is not answered. */
  #isCommitting = false
  #isCut = false
  /** What is done with the answer to a commit. */
  #answer: 'pass' | 'swallow' | 'break' = 'pass'

  constructor(client: Socket, server: Socket, shared: Switch) {
    this.#client = client
    this.#server = server
    this.#shared = shared
    client.on('data', (bytes: Buffer) => this.#fromClient(bytes))
    server.on('data', (bytes: Buffer) => this.#fromServer(bytes))
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.setNoDelay(true)
      one.on('error', () => other.destroy())
      one.on('close', () => other.end())
    }
  }

  #fromClient(bytes: Buffer): void {
    this.#unread = Buffer.concat([this.#unread, bytes])
    while (!this.#isCut) {
      const message = this.#nextMessage()
      if (message === null) return
      this.#pass(message)
    }
  }

  /** A whole message of the client; the first has no letter before its length. */
  #nextMessage(): Buffer | null {
    const before = this.#isStarted ? 1 : 0
    if (this.#unread.length < before + LENGTH_BYTES) return null
    const length = before + this.#unread.readInt32BE(before)
    if (this.#unread.length < length) return null
    this.#isStarted = true
    const message = this.#unread.subarray(0, length)
    this.#unread = this.#unread.subarray(length)
    return message
  }

  #pass(message: Buffer): void {
    const text = message.subarray(1 + LENGTH_BYTES).toString('latin1')
    const begin = BEGIN.exec(text)
    if (begin !== null) this.#isWriting = !begin[0].includes('read only')
    const isCommit = this.#isWriting && COMMIT.test(text)
    if (isCommit) this.#isCommitting = true
    const armed = this.#shared.armed
    const cut = armed?.cut
    if (isCommit && cut?.at === 'commit') this.#atCommit(message, cut.passed)
    else if (cut?.at === 'bytes to the server' && this.#counts(message.length)) this.#cutWithin(this.#server, message)
    else {
      this.#server.write(message)
      if (cut?.at === 'message' && this.#counts(1)) this.#cut()
    }
  }

  #atCommit(message: Buffer, passed: (Cut & { readonly at: 'commit' })['passed']): void {
    if (passed !== 'nothing') this.#server.write(message)
    if (passed === 'nothing' || passed === 'commit') this.#cut()
    else this.#answer = passed === 'part of the answer' ? 'break' : 'swallow'
  }

  #fromServer(bytes: Buffer): void {
    if (this.#isCut) return
    const isDue = () => this.#shared.armed?.cut.at === 'bytes to the client' && this.#counts(bytes.length)
    if (this.#answer === 'swallow') this.#cut()
    else if (this.#answer === 'break' || isDue()) this.#cutWithin(this.#client, bytes)
    else {
      this.#client.write(bytes)
      this.#isCommitting = false
    }
  }

  /** Only half of it is passed on. */
  #cutWithin(to: Socket, bytes: Buffer): void {
    to.write(bytes.subarray(0, Math.floor(bytes.length / 2)))
    this.#cut()
  }

  /** True once so much was counted. */
  #counts(amount: number): boolean {
    const { armed } = this.#shared
    if (armed === null) return false
    armed.left -= amount
    return armed.left <= 0
  }

  #cut(): void {
    const shared = this.#shared
    this.#isCut = true
    if (this.#isCommitting) shared.commitsCut += 1
    shared.cuts += 1
    // what was written to the server still goes out
    this.#server.end()
    if (shared.cuts % 2 === 0) this.#client.resetAndDestroy()
    else this.#client.end(() => this.#client.destroy())
    const { armed } = shared
    shared.armed = null
    armed?.made()
  }
}

/** Starts one before a server. */
export async function startProxy(host: string, serverPort: number): Promise<CuttingProxy> {
  const shared: Switch = { armed: null, commitsCut: 0, cuts: 0 }
  const sockets = new Set<Socket>()
  const server: Server = createServer((client) => {
    const beyond = connect(serverPort, host)
    for (const socket of [client, beyond]) {
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
    }
    new Line(client, beyond, shared)
  })
  await new Promise<void>((go) => server.listen(0, '127.0.0.1', go))
  return {
    port: (server.address() as AddressInfo).port,
    arm: (cut) =>
      new Promise((made) => {
        shared.armed = { cut, made, left: 'after' in cut ? cut.after : 0 }
      }),
    get commitsCut() {
      return shared.commitsCut
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((go) => server.close(go))
    },
  }
}

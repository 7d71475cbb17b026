import type { Socket } from 'node:net'

/** The open connections of a server, and how many requests each has under way. */
export class Connections {
  readonly #requests = new Map<Socket, number>()

  add(socket: Socket): void {
    this.#requests.set(socket, 0)
    socket.once('close', () => this.#requests.delete(socket))
  }

  /** A request has come, with its whole header. */
  begin(socket: Socket): void {
    this.#count(socket, 1)
  }

  /** A request has its answer. */
  end(socket: Socket): void {
    this.#count(socket, -1)
  }

  /**
   * Closes those with no request under way: ones that wait for their next, and ones that Node does not take to be idle, for
   * they never sent a request, or have sent half a header.
   */
  closeIdle(): void {
    for (const [socket, requests] of this.#requests) if (requests === 0) socket.destroySoon()
  }

  #count(socket: Socket, change: number): void {
    const requests = this.#requests.get(socket)
    if (requests !== undefined) this.#requests.set(socket, requests + change)
  }
}

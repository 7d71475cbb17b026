import type { Socket } from 'node:net'

/** The open connections of a server, and the number of pending requests of each. */
export class Connections {
  readonly #requests = new Map<Socket, number>()

  add(socket: Socket): void {
    this.#requests.set(socket, 0)
    socket.once('close', () => this.#requests.delete(socket))
  }

  /** Records a request whose headers are complete. */
  begin(socket: Socket): void {
    this.#count(socket, 1)
  }

  /** Records the end of a request. */
  end(socket: Socket): void {
    this.#count(socket, -1)
  }

  /**
   * Closes connections without pending requests, including those that Node.js does not consider idle because they have
   * sent no request yet, or only a part of the headers.
   */
  closeIdle(): void {
    for (const [socket, requests] of this.#requests) if (requests === 0) socket.destroySoon()
  }

  #count(socket: Socket, change: number): void {
    const requests = this.#requests.get(socket)
    if (requests !== undefined) this.#requests.set(socket, requests + change)
  }
}

/** Options of an adapter for long responses. */
export interface DeliveryOptions {
  /** A client that reads nothing of a long response for this many milliseconds is disconnected; default: 30,000. */
  readonly writeTimeoutMs?: number | undefined
}

/** The default of `writeTimeoutMs`. */
export const WRITE_TIMEOUT_MS = 30_000

/** True for the socket of a connection with TLS. */
export function isEncrypted(socket: object | null | undefined): boolean {
  const secured: { readonly encrypted?: unknown } | null | undefined = socket
  return secured?.encrypted === true
}

/** Reports whether the client is gone. A class, because creating an object with a getter for every request is slow. */
export class ClientSignal {
  readonly #isGone: () => boolean

  constructor(isGone: () => boolean) {
    this.#isGone = isGone
  }

  get aborted(): boolean {
    return this.#isGone()
  }
}

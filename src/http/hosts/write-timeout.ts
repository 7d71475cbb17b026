/** Options of an adapter for long responses. */
export interface DeliveryOptions {
  /** Milliseconds after which a client that takes nothing of a long response is disconnected; default: 30,000. */
  readonly writeTimeoutMs?: number
}

/** The default of `writeTimeoutMs`. */
export const WRITE_TIMEOUT_MS = 30_000

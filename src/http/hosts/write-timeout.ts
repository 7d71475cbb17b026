/** Options of an adapter for long responses. */
export interface DeliveryOptions {
  /** Milliseconds after which a client that takes nothing of a long response is disconnected; default: 30,000. */
  readonly writeTimeoutMs?: number
}

const WRITE_TIMEOUT_MS = 30_000

/** The timeout of the options or the default, in milliseconds. */
export function writeTimeoutOf({ writeTimeoutMs = WRITE_TIMEOUT_MS }: DeliveryOptions = {}): number {
  return writeTimeoutMs
}

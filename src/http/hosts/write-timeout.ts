/** The options of an adapter for long answers. */
export interface DeliveryOptions {
  /** Milliseconds after which a client that takes nothing of a long answer is let go; not given: 30,000. */
  readonly writeTimeoutMs?: number
}

const WRITE_TIMEOUT_MS = 30_000

/** The milliseconds of the options. */
export function writeTimeoutOf({ writeTimeoutMs = WRITE_TIMEOUT_MS }: DeliveryOptions = {}): number {
  return writeTimeoutMs
}

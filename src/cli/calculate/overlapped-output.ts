import type { ByteOutput } from '../io.ts'

/** Overlaps writing with producing the next bytes: one write is pending at a time. */
export class OverlappedOutput implements ByteOutput {
  readonly #output: ByteOutput
  #pending: Promise<void> = Promise.resolve()

  constructor(output: ByteOutput) {
    this.#output = output
  }

  /** Waits for the previous write and starts this one: the bytes must not change until the next write has started. */
  async write(bytes: Uint8Array): Promise<void> {
    await this.#pending
    this.#pending = this.#output.write(bytes)
    // an error is thrown by the next write, or by `end`
    this.#pending.catch(() => undefined)
  }

  /** Waits for the last write. */
  async end(): Promise<void> {
    await this.#pending
  }
}

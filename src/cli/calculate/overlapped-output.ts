import type { ByteOutput } from '../io.ts'

/** Writes to an output while the next bytes are made: one write is under way at a time. */
export class OverlappedOutput implements ByteOutput {
  readonly #output: ByteOutput
  #pending: Promise<void> = Promise.resolve()

  constructor(output: ByteOutput) {
    this.#output = output
  }

  /** Waits for the write before and begins this one: the bytes must stay as they are until the next write has begun. */
  async write(bytes: Uint8Array): Promise<void> {
    await this.#pending
    this.#pending = this.#output.write(bytes)
    // a failure is told by the next write, or at the end
    this.#pending.catch(() => undefined)
  }

  /** Waits for the last write. */
  async end(): Promise<void> {
    await this.#pending
  }
}

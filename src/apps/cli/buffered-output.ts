import type { ByteOutput } from './io.ts'

/** Bytes buffered before the first is written. */
export const HELD_BYTES_MAX = 2 ** 24

/**
 * Buffers the first bytes of an output that cannot be undone, a stream or device, so that an invalid file of usual size
 * leaves no output.
 */
export class BufferedOutput implements ByteOutput {
  readonly #output: ByteOutput
  #buffered: Uint8Array[] = []
  #size = 0

  constructor(output: ByteOutput) {
    this.#output = output
  }

  async write(bytes: Uint8Array): Promise<void> {
    this.#size += bytes.length
    if (this.#size <= HELD_BYTES_MAX) {
      this.#buffered.push(bytes.slice())
      return
    }
    await this.release()
    await this.#output.write(bytes)
  }

  /** True once some of it is written. */
  get isReleased(): boolean {
    return this.#size > HELD_BYTES_MAX
  }

  /** Writes the buffered bytes. */
  async release(): Promise<void> {
    const buffered = this.#buffered
    this.#buffered = []
    for (const bytes of buffered) await this.#output.write(bytes)
  }
}

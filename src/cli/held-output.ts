import type { ByteOutput } from './io.ts'

/** So much is kept back before the first byte goes out. */
export const HELD_BYTES_MAX = 2 ** 24

/**
 * Keeps back the first bytes of an output that cannot be taken back, a stream or device, so that a file of the usual size
 * with something wrong in it leaves nothing there.
 */
export class HeldOutput implements ByteOutput {
  readonly #output: ByteOutput
  #held: Uint8Array[] = []
  #size = 0

  constructor(output: ByteOutput) {
    this.#output = output
  }

  async write(bytes: Uint8Array): Promise<void> {
    this.#size += bytes.length
    if (this.#size <= HELD_BYTES_MAX) {
      this.#held.push(bytes.slice())
      return
    }
    await this.release()
    await this.#output.write(bytes)
  }

  /** True when some of it is out. */
  get isReleased(): boolean {
    return this.#size > HELD_BYTES_MAX
  }

  /** Writes what was kept back. */
  async release(): Promise<void> {
    const held = this.#held
    this.#held = []
    for (const bytes of held) await this.#output.write(bytes)
  }
}

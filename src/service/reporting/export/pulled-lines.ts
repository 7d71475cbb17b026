/** The most lines that are written ahead of the reader. */
const AHEAD_MAX = 200

/** Stops the writer when the reader has gone. */
class NobodyReads extends Error {}

type Wake = () => void

/**
 * Passes lines from a writer to a reader. The writer waits while the reader is behind, and stops when the reader stops.
 */
class Pipe {
  readonly #lines: string[] = []
  #isOver = false
  #isDropped = false
  #wakeReader: Wake | null = null
  #wakeWriter: Wake | null = null

  async write(line: string): Promise<void> {
    if (this.#isDropped) throw new NobodyReads()
    this.#lines.push(line)
    this.#wakeReader?.()
    if (this.#lines.length < AHEAD_MAX) return
    await new Promise<void>((wake) => {
      this.#wakeWriter = wake
    })
    if (this.#isDropped) throw new NobodyReads()
  }

  /** Returns the next line, or undefined after the last. */
  async next(): Promise<string | undefined> {
    while (this.#lines.length === 0 && !this.#isOver) {
      this.#wakeWriter?.()
      await new Promise<void>((wake) => {
        this.#wakeReader = wake
      })
    }
    return this.#lines.shift()
  }

  end(): void {
    this.#isOver = true
    this.#wakeReader?.()
  }

  drop(): void {
    this.#isDropped = true
    this.#wakeWriter?.()
  }
}

/**
 * Runs `work`, which writes lines only as fast as they are read. When reading ends for any reason, `work` has ended
 * too.
 */
export async function* pulledLines(
  work: (write: (line: string) => Promise<void>) => Promise<void>,
): AsyncGenerator<string, void, undefined> {
  const pipe = new Pipe()
  const ended = work((line) => pipe.write(line)).then(
    () => ({ error: null }),
    (error: unknown) => ({ error }),
  )
  void ended.then(() => pipe.end())
  try {
    for (let line = await pipe.next(); line !== undefined; line = await pipe.next()) yield line
    const { error } = await ended
    if (error !== null) throw error
  } finally {
    pipe.drop()
    await ended
  }
}

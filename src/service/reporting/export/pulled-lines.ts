/** Lines that were written and not read yet, at most. */
const AHEAD_MAX = 200

/** Thrown into the work when nobody reads on. */
class NobodyReads extends Error {}

type Wake = () => void

/** Hands lines from a work to a reader: the work waits while the reader is behind, and ends when it stops. */
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

  /** The next line; undefined: there are no more. */
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

/** Runs a work that writes lines, as these are asked for; it has ended, whatever way, when the reading has. */
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

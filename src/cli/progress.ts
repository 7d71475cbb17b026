import type { TextOutput } from './io.ts'

/** A line that counts on a terminal; nothing elsewhere. */
export interface Progress {
  readonly show: (done: number) => void
  readonly clear: () => void
}

const STEPS = 100
const LEAST_ROWS = 1000

/** Progress over so many rows: at most a hundred updates, and none for a file that is done in a blink. */
export function progressOn(output: TextOutput, rows: number): Progress {
  const every = Math.ceil(rows / STEPS)
  const isShown = output.isTerminal && rows >= LEAST_ROWS
  return {
    show: (done) => {
      if (isShown && done % every === 0) output.write(`\r${done} of ${rows} rows`)
    },
    // carriage return, and erase to the end of the line
    clear: () => {
      if (isShown) output.write('\r\u001b[K')
    },
  }
}

import type { CliIo } from '../io.ts'

const INTERVAL_MS = 100
/** Delay before progress is shown, so that small files show none. */
const DELAY_MS = 300
const CLEAR_LINE = '\r\u001b[K'

/** A progress line on a terminal; no-op elsewhere. */
export interface ProgressLine {
  readonly show: (rows: number, bytes: number) => void
  readonly clear: () => void
}

function grouped(number: number): string {
  return Math.round(number).toLocaleString('en')
}

function duration(seconds: number): string {
  if (seconds < 60) return `${Math.ceil(seconds)} s`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

/** Formats the progress line. `ms` is the time since the start; `size` is the size of the file in bytes, if known. */
export function progressText(done: { rows: number; bytes: number; ms: number; size: number | undefined }): string {
  const { rows, bytes, ms, size } = done
  const seconds = Math.max(ms, 1) / 1000
  const parts = [`${grouped(rows)} rows`, `${grouped(rows / seconds)} rows/s`]
  if (size !== undefined && size > 0 && bytes > 0) {
    const share = Math.min(1, bytes / size)
    parts.push(`${Math.floor(100 * share)} %`, `${duration((seconds * (1 - share)) / share)} left`)
  }
  return parts.join('  ')
}

/** Shows progress on standard error if it is a terminal, at most ten times a second. */
export function progressOn({ stderr, now }: Pick<CliIo, 'stderr' | 'now'>, size: number | undefined): ProgressLine {
  const start = now()
  let last = start + DELAY_MS - INTERVAL_MS
  let isShown = false
  return {
    show: (rows, bytes) => {
      const ms = now()
      if (!stderr.isTerminal || ms - last < INTERVAL_MS) return
      last = ms
      isShown = true
      stderr.write(`${CLEAR_LINE}${progressText({ rows, bytes, ms: ms - start, size })}`)
    },
    clear: () => {
      if (isShown) stderr.write(CLEAR_LINE)
    },
  }
}

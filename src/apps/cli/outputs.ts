import { type ParsedArguments, textOption } from './arguments.ts'
import { BufferedOutput } from './buffered-output.ts'
import type { ByteOutput, CliIo, StagedFiles } from './io.ts'

/** Destinations of a run. */
export interface Outputs {
  readonly results: ByteOutput | undefined
  readonly traces: ByteOutput | undefined
  readonly badRows: ByteOutput | undefined
  /** Paths of the files, as given. */
  readonly paths: readonly string[]
  /** Flushes the outputs and renames the files to their final names. */
  keep(): Promise<void>
  /** Deletes the files; true if some rows are already written and cannot be taken back. */
  discard(): Promise<boolean>
}

interface OverlappedOutput extends ByteOutput {
  /** Waits for the last write. */
  end(): Promise<void>
}

/**
 * Overlaps writing with producing the next bytes. One write is pending at a time, and its bytes must not change until
 * the next write has started.
 */
function overlapWrites(output: ByteOutput): OverlappedOutput {
  let pending: Promise<void> = Promise.resolve()
  return {
    write: async (bytes) => {
      await pending
      pending = output.write(bytes)
      // an error is thrown by the next write, or by `end`
      pending.catch(() => undefined)
    },
    end: () => pending,
  }
}

/** Files and streams being written, each overlapped. */
function outputSet(staged: StagedFiles) {
  const opened: OverlappedOutput[] = []
  const paths: string[] = []
  const add = (output: ByteOutput): ByteOutput => {
    const added = overlapWrites(output)
    opened.push(added)
    return added
  }
  return {
    paths,
    add,
    openFile: async (path: string | undefined): Promise<ByteOutput | undefined> => {
      if (path === undefined) return undefined
      const output = await staged.open(path)
      paths.push(path)
      return add(output)
    },
    keep: async () => {
      for (const output of opened) await output.end()
      await staged.keep()
    },
    discard: async () => {
      // pending writes must not happen after the deletion
      await Promise.allSettled(opened.map((output) => output.end()))
      await staged.discard()
    },
  }
}

/**
 * Opens the requested outputs; `onStdout` sends rows to standard output. Throws EmissionsError `file_unreadable` after
 * deleting any that were opened.
 */
export async function openOutputs(
  args: ParsedArguments,
  io: CliIo,
  { onStdout }: { readonly onStdout: boolean },
): Promise<Outputs> {
  const { paths, add, openFile, ...files } = outputSet(io.stageFiles())
  const stdout = onStdout ? new BufferedOutput({ write: (bytes) => io.stdout.writeBytes(bytes) }) : undefined
  const keep = async () => {
    await files.keep()
    await stdout?.release()
  }
  const discard = async () => {
    await files.discard()
    return stdout?.isReleased === true
  }
  try {
    const results = stdout === undefined ? await openFile(textOption(args, 'output')) : add(stdout)
    const traces = await openFile(textOption(args, 'traces'))
    const report = await openFile(textOption(args, 'skip-bad'))
    return { results, traces, badRows: report, paths, keep, discard }
  } catch (error) {
    await discard()
    throw error
  }
}

/** A path, or one whose file only some may read: `mode` as of chmod. */
type NewFile = string | { readonly path: string; readonly mode: number }

/** Writes a file atomically: what `write` leaves unfinished is discarded. Throws EmissionsError `file_unreadable`. */
export async function writeFile<T>(
  file: NewFile,
  io: Pick<CliIo, 'stageFiles'>,
  write: (append: (bytes: Uint8Array) => Promise<void>) => Promise<T>,
): Promise<T> {
  const files = io.stageFiles()
  try {
    const opened = await (typeof file === 'string' ? files.open(file) : files.open(file.path, file.mode))
    const result = await write((bytes) => opened.write(bytes))
    await files.keep()
    return result
  } finally {
    await files.discard()
  }
}

const INTERVAL_MS = 100
/** Delay before progress is shown, so that small files show none. */
const DELAY_MS = 300
/** Interval of progress that is not shown on a terminal. */
const LOG_INTERVAL_MS = 10_000
const CLEAR_LINE = '\r\u001b[K'

function groupDigits(number: number): string {
  return Math.round(number).toLocaleString('en')
}

function duration(seconds: number): string {
  if (seconds < 60) return `${Math.ceil(seconds)} s`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

/** The progress of a long command. */
interface Progress {
  readonly rows: number
  /** Bytes of the input that were read; not given: unknown. */
  readonly bytes?: number
  /** The verb for these rows, if a command reads the rows several times: 'imported'. */
  readonly done?: string
}

/** The time and the rows since a command began to read its rows, and the size of the file in bytes, if known. */
interface Elapsed {
  readonly ms: number
  readonly rows: number
  readonly size: number | undefined
}

/** Formats a progress line. */
function progressText({ rows, bytes = 0, done }: Progress, elapsed: Elapsed): string {
  const { size } = elapsed
  const seconds = Math.max(elapsed.ms, 1) / 1000
  const counted = `${groupDigits(rows)} rows`
  const parts = [done === undefined ? counted : `${counted} ${done}`]
  // the first rows of a pass tell no speed
  if (elapsed.rows > 0) parts.push(`${groupDigits(elapsed.rows / seconds)} rows/s`)
  if (size !== undefined && size > 0 && bytes > 0) {
    const share = Math.min(1, bytes / size)
    parts.push(`${Math.floor(100 * share)} %`, `${duration((seconds * (1 - share)) / share)} left`)
  }
  return parts.join('  ')
}

/**
 * Shows progress on standard error: on a terminal in one line, at most ten times a second, otherwise as a line of its own
 * every ten seconds, so that a log shows that the command is still at work.
 */
export function startProgress({ stderr, now }: Pick<CliIo, 'stderr' | 'now'>, size?: number | undefined) {
  const [delayMs, intervalMs] = stderr.isTerminal ? [DELAY_MS, INTERVAL_MS] : [LOG_INTERVAL_MS, LOG_INTERVAL_MS]
  let from = { ms: now(), rows: 0 }
  let last = from.ms + delayMs - intervalMs
  let latest: Progress = { rows: 0 }
  let isShown = false
  return {
    show: (progress: Progress) => {
      const ms = now()
      const { rows, done } = progress
      // the rows are read again from the first one, or from where an import broke off
      if (latest.done !== undefined && latest.done !== done) from = { ms, rows }
      latest = progress
      if (ms - last < intervalMs) return
      last = ms
      isShown = stderr.isTerminal
      const text = progressText(progress, { ms: ms - from.ms, rows: rows - from.rows, size })
      stderr.write(stderr.isTerminal ? `${CLEAR_LINE}${text}` : `${text}\n`)
    },
    clear: () => {
      if (isShown) stderr.write(CLEAR_LINE)
    },
  }
}

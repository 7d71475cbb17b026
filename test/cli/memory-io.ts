import type { CliIo } from '../../src/cli/io.ts'
import { main } from '../../src/cli/program.ts'
import { fail } from '../../src/errors/index.ts'

/** A run of the program without a machine: what it printed, what it wrote, and its exit code. */
export interface Run {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
  readonly files: Readonly<Record<string, string>>
}

/** What the run finds. */
export interface World {
  readonly files?: Readonly<Record<string, string>>
  /** The standard output or error is a terminal. */
  readonly stdoutIsTerminal?: boolean
  readonly stderrIsTerminal?: boolean
  readonly stdinIsTerminal?: boolean
  /** Called once the program waits to be stopped, with what it has printed so far; it is stopped when that is done. */
  readonly untilStopped?: (printed: Readonly<Record<'stdout' | 'stderr', string>>) => Promise<void>
}

/** Runs `main` over files in memory. */
export async function runTonne(argv: readonly string[], world: World = {}): Promise<Run> {
  const files: Record<string, string> = { ...world.files }
  const printed = { stdout: '', stderr: '' }
  const output = (name: 'stdout' | 'stderr', isTerminal = false) => ({
    isTerminal,
    write: (text: string) => {
      printed[name] += text
    },
  })
  const io: CliIo = {
    version: '1.2.3',
    stdout: output('stdout', world.stdoutIsTerminal),
    stderr: output('stderr', world.stderrIsTerminal),
    resolve: (path) => path,
    readText: (path) => files[path] ?? fail('', 'file_unreadable', 'cannot be read: there is no such file or folder'),
    writeFiles: (written) => {
      for (const { path, text } of written) files[path] = text
    },
    stdinIsTerminal: world.stdinIsTerminal ?? false,
    now: () => Date.parse('2026-02-03T04:05:06.789Z'),
    outliveReaders: () => undefined,
    untilStopped: async () => world.untilStopped?.(printed),
  }
  const code = await main(argv, io)
  return { code, ...printed, files }
}

/** Runs a CSV of a header and rows; the result file is out.csv. */
export function calculateCsv(lines: readonly string[], options: readonly string[] = []): Promise<Run> {
  return runTonne(['calculate', 'in.csv', '--output', 'out.csv', ...options], { files: { 'in.csv': lines.join('\n') } })
}

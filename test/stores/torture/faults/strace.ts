import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** True where strace is installed and may trace. */
export function canTrace(): boolean {
  return spawnSync('strace', ['-f', '-e', 'trace=fsync', process.execPath, '-e', '0'], { stdio: 'ignore' }).status === 0
}

/**
 * The words that start a program under strace: it becomes the program, the tracer is another process. All its calls of
 * these names, with the paths of files and the time, go to a file.
 */
export function straced(file: string, calls: readonly string[]): string[] {
  return ['strace', '-D', '-f', '-y', '-ttt', '-T', '-s', '24', '-e', 'signal=none', '-e', `trace=${calls}`, '-o', file]
}

/** A call that a process made. */
export interface Traced {
  readonly name: string
  readonly text: string
  /** When it was begun and over, in seconds. */
  readonly begun: number
  readonly over: number
}

const FLUSHED_MS_MAX = 20_000

/** Waits until the tracer has written down the end of a process that has ended. */
export async function flushed(file: string, pid: number): Promise<void> {
  const end = new RegExp(`^${pid} +[0-9.]+ \\+\\+\\+ (?:exited|killed)`, 'm')
  for (let waitedMs = 0; !end.test(readFileSync(file, 'utf8')); waitedMs += 50) {
    if (waitedMs >= FLUSHED_MS_MAX) throw new Error(`strace does not tell of the end of ${pid}`)
    await new Promise((go) => setTimeout(go, 50))
  }
}

const CALL = /^\d+\s+(\d+\.\d+) (\w+)\((.*)<(\d+\.\d+)>$/
const UNFINISHED = /^(\d+)\s+(\d+\.\d+) (\w+)\((.*) <unfinished \.\.\.>$/
const RESUMED = /^(\d+)\s+\d+\.\d+ <\.\.\. (\w+) resumed>(.*)<(\d+\.\d+)>$/

/** The calls in a file of `straced`, those that another process interrupted put together again. */
export function callsIn(file: string): Traced[] {
  const calls: Traced[] = []
  const begun = new Map<string, { readonly at: number; readonly text: string }>()
  const add = (name: string, text: string, index: number, lasted: string | undefined) =>
    calls.push({ name, text, begun: index, over: index + Number(lasted) })
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const whole = CALL.exec(line)
    if (whole !== null) add(whole[2] as string, whole[3] as string, Number(whole[1]), whole[4])
    const first = UNFINISHED.exec(line)
    if (first !== null) begun.set(`${first[1]} ${first[3]}`, { at: Number(first[2]), text: first[4] as string })
    const rest = RESUMED.exec(line)
    const started = rest === null ? undefined : begun.get(`${rest[1]} ${rest[2]}`)
    if (rest !== null && started !== undefined) add(rest[2] as string, started.text + rest[3], started.at, rest[4])
  }
  return calls
}

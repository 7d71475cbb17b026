import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { compiledProcess } from '../compiled-process.ts'
import type { Place } from './open-store.ts'
import type { Answer, Request } from './request.ts'

/** What came of a request: its answer, why not, or silence, since whom it was sent to is gone. */
export type Outcome =
  | { readonly is: 'acknowledged'; readonly answer: Answer }
  | { readonly is: 'refused'; readonly code: string | null; readonly message: string }
  | { readonly is: 'silent' }

/** A process that writes. */
export interface Writer {
  readonly pid: number
  /** Resolves when it begins to open the database, and when it has. */
  readonly opening: Promise<void>
  readonly isOpen: Promise<void>
  send(request: Request): Promise<Outcome>
  /** SIGKILL; resolves when it is gone and all it had said was read. */
  kill(): Promise<void>
  /** Ends it well, if it is there still. */
  end(): Promise<void>
}

interface Said {
  readonly opening?: true
  readonly isOpen?: true
  readonly key?: string
  readonly answer?: Answer
  readonly rejection?: { readonly code: string | null; readonly message: string }
}

const built: { program?: string } = {}

interface Moment {
  readonly promise: Promise<void>
  come(): void
  fail(error: Error): void
}

function moment(): Moment {
  const held: { come?: () => void; fail?: (error: Error) => void } = {}
  const promise = new Promise<void>((come, fail) => Object.assign(held, { come, fail }))
  promise.catch(() => undefined)
  return { promise, come: () => held.come?.(), fail: (error) => held.fail?.(error) }
}

/** null: the half of a line that was begun when the process was killed; what it would have said was never said. */
function readLine(line: string): Said | null {
  try {
    return JSON.parse(line) as Said
  } catch {
    return null
  }
}

/** Starts one; `before` is a program with its arguments that starts it, such as a tracer. */
export function startWriter(place: Place, before: readonly string[] = []): Writer {
  built.program ??= compiledProcess(new URL('writer-process.ts', import.meta.url))
  const [program = '', ...given] = [...before, process.execPath, built.program, JSON.stringify(place)]
  const child: ChildProcess = spawn(program, given, { stdio: ['pipe', 'pipe', 'inherit'] })
  const [opening, isOpen] = [moment(), moment()]
  const waiting = new Map<string, (outcome: Outcome) => void>()
  const hear = ({ key, answer, rejection, ...said }: Said) => {
    if (said.opening) opening.come()
    if (said.isOpen) isOpen.come()
    if (key === undefined) return
    waiting.get(key)?.(
      answer === undefined ? ({ is: 'refused', ...rejection } as Outcome) : { is: 'acknowledged', answer },
    )
    waiting.delete(key)
  }
  const lines = createInterface({ input: child.stdout as Readable })
  lines.on('line', (line) => {
    const said = readLine(line)
    if (said !== null) hear(said)
  })
  const gone = Promise.all([once(child, 'close'), once(lines, 'close')]).then(() => {
    for (const tell of waiting.values()) tell({ is: 'silent' })
    waiting.clear()
    for (const one of [opening, isOpen]) one.fail(new Error('the writer is gone'))
  })
  const input = child.stdin as Writable
  // it may be gone when it is written to
  input.on('error', () => undefined)
  return {
    pid: child.pid as number,
    opening: opening.promise,
    isOpen: isOpen.promise,
    send: (request) =>
      new Promise((tell) => {
        if (child.exitCode !== null || child.signalCode !== null) tell({ is: 'silent' })
        else {
          waiting.set(request.key, tell)
          input.write(`${JSON.stringify(request)}\n`)
        }
      }),
    kill: async () => {
      child.kill('SIGKILL')
      await gone
    },
    end: async () => {
      input.end()
      await gone
    },
  }
}

import {
  closeSync,
  fsyncSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { resolve } from 'node:path'
import { fail } from '../errors/index.ts'
import type { CliIo, OutputFile, TextOutput } from './io.ts'

/** The reason that a failed call of the system gives, in words. */
function reasonOf(error: unknown): string {
  const reasons: Readonly<Record<string, string>> = {
    ENOENT: 'there is no such file or folder',
    EACCES: 'the permission is missing',
    EISDIR: 'it is a folder',
    ENOTDIR: 'a part of the path is not a folder',
    ENOSPC: 'the disk is full',
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return reasons[code] ?? String(error instanceof Error ? error.message : error)
}

function readBytes(path: string): Uint8Array {
  try {
    return readFileSync(path === '-' ? 0 : path)
  } catch (error) {
    return fail('', 'file_unreadable', `cannot be read: ${reasonOf(error)}`)
  }
}

/** The path that all names of a file lead to; of one that does not exist yet, its absolute path. */
function realPath(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return resolve(path)
  }
}

function readText(path: string): string {
  const bytes = readBytes(path)
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return fail('', 'file_unreadable', 'is not UTF-8 text; save it as UTF-8 (in a spreadsheet: "CSV UTF-8")')
  }
}

/** A file on its way: `temporary` is renamed to `path`; null where `path` is a device or pipe, which is written directly. */
interface Staged {
  readonly path: string
  readonly temporary: string | null
  readonly text: string
  readonly mode: number
}

function stage({ path, text }: OutputFile, at: number): Staged {
  const existing = statSync(path, { throwIfNoEntry: false })
  const mode = existing?.mode ?? 0o666
  if (existing !== undefined && !existing.isFile() && !existing.isDirectory())
    return { path, temporary: null, text, mode }
  const target = existing === undefined ? path : realpathSync(path)
  return { path: target, temporary: `${target}.${process.pid}-${at}.tmp`, text, mode }
}

/** Writes a new file to the disk, not only to its cache, so that the name it is given later never holds half of it. */
function writeThrough(path: string, { text, mode }: Staged): void {
  const file = openSync(path, 'wx', mode)
  try {
    writeFileSync(file, text)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

function writeFiles(files: readonly OutputFile[]): void {
  const staged: Staged[] = []
  try {
    for (const [at, file] of files.entries()) {
      const one = stage(file, at)
      staged.push(one)
      if (one.temporary !== null) writeThrough(one.temporary, one)
    }
    for (const { path, temporary, text } of staged) {
      if (temporary === null) writeFileSync(path, text)
      else renameSync(temporary, path)
    }
  } catch (error) {
    for (const { temporary } of staged) if (temporary !== null) rmSync(temporary, { force: true })
    const path = staged.at(-1)?.path ?? files[0]?.path ?? ''
    fail('', 'file_unreadable', `${path} cannot be written: ${reasonOf(error)}`)
  }
}

function outputTo(stream: NodeJS.WriteStream): TextOutput {
  return { write: (text) => void stream.write(text), isTerminal: stream.isTTY === true }
}

function untilStopped(): Promise<void> {
  const signals = ['SIGINT', 'SIGTERM'] as const
  return new Promise((resolve) => {
    const stop = () => {
      for (const signal of signals) process.off(signal, stop)
      resolve()
    }
    for (const signal of signals) process.on(signal, stop)
  })
}

/**
 * Ends the program once a reader has enough of what it prints (tonne … | head), which is no error of ours; one that was told
 * to outlive its readers goes on, whatever becomes of its output.
 */
function watchReaders(): { outlive: () => void } {
  const told = { isOutliving: false }
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (told.isOutliving) return
      if (error.code === 'EPIPE') process.exit()
      throw error
    })
  }
  return {
    outlive: () => {
      told.isOutliving = true
    },
  }
}

/** The program's input and output on Node; made once in a process. */
export function nodeIo(version: string): CliIo {
  const readers = watchReaders()
  return {
    version,
    stdout: outputTo(process.stdout),
    stderr: outputTo(process.stderr),
    readText,
    resolve: realPath,
    writeFiles,
    stdinIsTerminal: process.stdin.isTTY === true,
    now: Date.now,
    outliveReaders: readers.outlive,
    untilStopped,
  }
}

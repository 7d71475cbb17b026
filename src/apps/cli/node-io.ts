import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs'
import { type FileHandle, open, rename } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { readItem } from '../../base/index.ts'
import { fail } from '../../core/errors/index.ts'
import { BufferedOutput } from './buffered-output.ts'
import type { WorkerPort } from './calculate/worker-messages.ts'
import type { ByteInput, ByteOutput, CliIo, StagedFiles, TextOutput } from './io.ts'

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'the permission is missing',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is not a folder',
  ENOSPC: 'the disk is full',
}

/** The reason of a failed system call, in words. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return REASONS[code] ?? String(error instanceof Error ? error.message : error)
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * A file being written. `temporary` is renamed to `path`; it is null for a device or pipe, which is written directly.
 */
interface Staged {
  readonly path: string
  readonly temporary: string | null
  readonly handle: FileHandle
}

function failWriting(path: string, error: unknown): never {
  return fail('', 'file_unreadable', `${path} cannot be written: ${reasonOf(error)}`)
}

/** Chooses the temporary name of a file; null for a device or pipe, and for a folder, which then fails to open. */
function placeOf(path: string, newMode: number): Pick<Staged, 'path' | 'temporary'> & { readonly mode: number } {
  const existing = statSync(path, { throwIfNoEntry: false })
  const mode = existing?.mode ?? newMode
  if (existing !== undefined && !existing.isFile()) return { path, temporary: null, mode }
  const target = existing === undefined ? path : realpathSync(path)
  // random, because in containers all processes have the same id and a killed run may have left files
  return { path: target, temporary: `${target}.${randomBytes(6).toString('hex')}.tmp`, mode }
}

async function writeAll(handle: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let done = 0; done < bytes.length; ) done += (await handle.write(bytes, done)).bytesWritten
}

/** Files on disk, written atomically under temporary names in the same folder and renamed once all are complete. */
export class FilesOnDisk implements StagedFiles {
  readonly #staged: Staged[] = []
  /** Temporary names. Each is recorded before its file is created, because a signal may arrive in between. */
  readonly #temporaries = new Set<string>()
  /** Buffered output to devices and pipes, which cannot be undone. */
  readonly #buffered: BufferedOutput[] = []
  readonly #onSignal = (signal: NodeJS.Signals): void => {
    this.#remove()
    this.#unwatch()
    // re-raises the signal for its default effect
    process.kill(process.pid, signal)
  }

  readonly #onExit = (): void => this.#remove()

  async open(path: string, newMode = 0o666): Promise<ByteOutput> {
    try {
      if (this.#staged.length === 0) this.#watch()
      const { mode, ...place } = placeOf(path, newMode)
      if (place.temporary !== null) this.#temporaries.add(place.temporary)
      const handle = await (place.temporary === null ? open(path, 'w') : open(place.temporary, 'wx', mode))
      const staged = { ...place, handle }
      this.#staged.push(staged)
      const write = (bytes: Uint8Array) => writeAll(staged.handle, bytes).catch((error) => failWriting(path, error))
      if (staged.temporary !== null) return { write }
      const buffered = new BufferedOutput({ write })
      this.#buffered.push(buffered)
      return buffered
    } catch (error) {
      return failWriting(path, error)
    }
  }

  async keep(): Promise<void> {
    for (const buffered of this.#buffered) await buffered.release()
    for (const { path, temporary, handle } of this.#staged) {
      try {
        // flushed to disk, so that its final name never holds partial content after a crash
        if (temporary !== null) await handle.sync()
        await handle.close()
      } catch (error) {
        failWriting(path, error)
      }
    }
    for (const { path, temporary } of this.#staged) {
      if (temporary !== null) await rename(temporary, path).catch((error) => failWriting(path, error))
    }
    this.#staged.length = 0
    this.#temporaries.clear()
    this.#unwatch()
  }

  async discard(): Promise<void> {
    this.#remove()
    // errors on close no longer matter
    for (const { handle } of this.#staged) await handle.close().catch(() => undefined)
    this.#staged.length = 0
    this.#temporaries.clear()
    this.#unwatch()
  }

  #remove(): void {
    for (const temporary of this.#temporaries) rmSync(temporary, { force: true })
  }

  #watch(): void {
    process.once('exit', this.#onExit)
    for (const signal of SIGNALS) process.once(signal, this.#onSignal)
  }

  #unwatch(): void {
    process.off('exit', this.#onExit)
    for (const signal of SIGNALS) process.off(signal, this.#onSignal)
  }
}

const CHUNK_BYTES = 2 ** 20
/** One buffer is being read, one is yielded, and one may still be in use. */
const BUFFERS = 3

function failReading(error: unknown): never {
  return fail('', 'file_unreadable', `cannot be read: ${reasonOf(error)}`)
}

/** Yields the bytes of a file. Reads the next piece while the caller handles the last one. */
async function* chunksOf(handle: FileHandle, size: number | undefined): AsyncGenerator<Uint8Array> {
  const buffers = Array.from({ length: BUFFERS }, () => new Uint8Array(CHUNK_BYTES))
  const read = async (index: number) => {
    const buffer = readItem(buffers, index % BUFFERS)
    const { bytesRead } = await handle.read(buffer, 0, CHUNK_BYTES)
    return buffer.subarray(0, bytesRead)
  }
  let next = read(0)
  let total = 0
  try {
    for (let index = 1; ; index++) {
      const chunk = await next.catch(failReading)
      total += chunk.length
      if (chunk.length === 0) break
      next = read(index)
      // the error is thrown when the promise is awaited
      next.catch(() => undefined)
      yield chunk
    }
  } finally {
    await next.catch(() => undefined)
    await handle.close()
  }
  if (size !== undefined && total < size) {
    fail('', 'file_unreadable', `cannot be read: it had ${size} bytes and became shorter while it was read`)
  }
}

async function* standardInput(): AsyncGenerator<Uint8Array> {
  try {
    yield* process.stdin
  } catch (error) {
    failReading(error)
  }
}

/** Opens a file as a stream, '-' for standard input. Throws `file_unreadable`. */
export async function openFileInput(path: string): Promise<ByteInput> {
  if (path === '-') return { size: undefined, chunks: standardInput }
  const handle = await open(path, 'r').catch(failReading)
  const stat = await handle.stat()
  const size = stat.isFile() ? stat.size : undefined
  return { size, chunks: () => chunksOf(handle, size) }
}

function readBytes(path: string): Uint8Array {
  try {
    return readFileSync(path === '-' ? 0 : path)
  } catch (error) {
    return fail('', 'file_unreadable', `cannot be read: ${reasonOf(error)}`)
  }
}

/** Programs that open an address in the browser of the desktop. */
const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
}

/** Opens an address in the browser. If there is no browser, the user has the printed address. */
function openInBrowser(url: string): void {
  const [program, ...args] = OPENERS[process.platform] ?? ['xdg-open']
  const opener = spawn(program, [...args, url], { stdio: 'ignore', detached: true })
  opener.on('error', () => undefined)
  opener.unref()
}

/** Returns the canonical path of a file, also of a new one in an existing folder. */
function realPath(path: string): string {
  const absolute = resolve(path)
  try {
    return existsSync(absolute) ? realpathSync(absolute) : join(realpathSync(dirname(absolute)), basename(absolute))
  } catch {
    return absolute
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

/** State of the standard streams. */
interface StreamState {
  /** Closed streams are ignored instead of ending the program. */
  isOutliving: boolean
  /** A write has reported the error, so the stream need not. */
  hasReported: boolean
}

function streamOutput(stream: NodeJS.WriteStream, name: string, state: StreamState): TextOutput {
  const writeBytes = (bytes: Uint8Array) =>
    new Promise<void>((resolve, reject) => {
      stream.write(bytes, (error) => {
        if (!error) return resolve()
        state.hasReported = true
        return reject(error)
      })
    })
  return {
    write: (text) => void stream.write(text),
    writeBytes: (bytes) =>
      writeBytes(bytes).catch((error) => fail('', 'file_unreadable', `${name} cannot be written: ${reasonOf(error)}`)),
    isTerminal: stream.isTTY === true,
    hasColors: stream.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb',
  }
}

/** Resolves a package from a file; undefined if not found. */
function resolvePackage(file: string | URL, name: string): string | undefined {
  try {
    return createRequire(file).resolve(name)
  } catch {
    return undefined
  }
}

async function loadModule(name: string, program: URL): Promise<Readonly<Record<string, unknown>> | undefined> {
  const path = resolvePackage(join(process.cwd(), 'package.json'), name) ?? resolvePackage(program, name)
  if (path === undefined) return undefined
  return import(path.startsWith('node:') ? path : pathToFileURL(path).href)
}

/** Starts a thread of the program, which runs `serveBlocks`. */
function startWorker(program: URL): WorkerPort {
  const worker = new Worker(program)
  return {
    send: (request) => worker.postMessage(request),
    onAnswer: (listener) => void worker.on('message', listener),
    onDeath: (listener) => {
      worker.on('error', (error) => listener(String(error instanceof Error ? error.message : error)))
      worker.on('exit', (code) => listener(`it ended with code ${code}`))
    },
    stop: async () => void (await worker.terminate()),
  }
}

function awaitStop(): Promise<void> {
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
 * Ends the program without an error when the reader of its output closes the pipe (tonne … | head). Does nothing for a
 * program that outlives its readers.
 */
function watchReaders(state: StreamState): void {
  for (const stream of [process.stdout, process.stderr]) {
    // answers that wait for a slow reader listen one by one
    stream.setMaxListeners(0)
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (state.isOutliving) return
      if (error.code === 'EPIPE') process.exit()
      if (!state.hasReported) throw error
    })
  }
}

/**
 * Creates the input and output of the program on Node.js. Call it once per process. `program` is the file that threads
 * start from.
 */
export function nodeIo(version: string, program: URL): CliIo {
  const state = { isOutliving: false, hasReported: false }
  watchReaders(state)
  return {
    version,
    stdout: streamOutput(process.stdout, 'the standard output', state),
    stderr: streamOutput(process.stderr, 'the standard error', state),
    readText,
    openInput: openFileInput,
    resolve: realPath,
    stageFiles: () => new FilesOnDisk(),
    startWorker: () => startWorker(program),
    loadModule: (name) => loadModule(name, program),
    hasFile: existsSync,
    openInBrowser,
    stdinIsTerminal: process.stdin.isTTY === true,
    now: Date.now,
    outliveReaders: () => {
      state.isOutliving = true
    },
    untilStopped: awaitStop,
  }
}

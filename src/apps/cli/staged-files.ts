import { randomBytes } from 'node:crypto'
import { realpathSync, rmSync, statSync } from 'node:fs'
import { type FileHandle, open, rename } from 'node:fs/promises'
import { fail } from '../../core/errors/index.ts'
import { BufferedOutput } from './buffered-output.ts'
import type { ByteOutput, StagedFiles } from './io.ts'
import { reasonOf } from './system-error.ts'

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
function placeOf(path: string): Pick<Staged, 'path' | 'temporary'> & { readonly mode: number } {
  const existing = statSync(path, { throwIfNoEntry: false })
  const mode = existing?.mode ?? 0o666
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

  async open(path: string): Promise<ByteOutput> {
    try {
      if (this.#staged.length === 0) this.#watch()
      const { mode, ...place } = placeOf(path)
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

import type { WorkerPort } from './calculate/worker-messages.ts'

/** A text stream. */
export interface TextOutput {
  write(text: string): void
  /** Writes bytes; resolves when the buffer may be reused. Throws EmissionsError `file_unreadable`. */
  writeBytes(bytes: Uint8Array): Promise<void>
  readonly isTerminal: boolean
  /** True for a terminal that shows colours, unless NO_COLOR asks for none. */
  readonly hasColors: boolean
}

/** A file read as a stream. */
export interface ByteInput {
  /** Size in bytes; undefined if unknown. */
  readonly size: number | undefined
  /**
   * Reads its bytes. A piece stays valid until the piece after the next is requested. Throws EmissionsError
   * `file_unreadable`.
   */
  chunks(): AsyncIterable<Uint8Array>
}

/** A file written as a stream. */
export interface ByteOutput {
  /** Resolves when the buffer may be reused. Throws EmissionsError `file_unreadable`. */
  write(bytes: Uint8Array): Promise<void>
}

/** Files that are written atomically, all or none. */
export interface StagedFiles {
  /**
   * Opens one under a temporary name; a device or pipe is opened directly. `mode` is that of a new file, as of chmod
   * (default: 0o666). Throws EmissionsError `file_unreadable`.
   */
  open(path: string, mode?: number): Promise<ByteOutput>
  /** Renames all of them to their final names. Throws EmissionsError `file_unreadable`. */
  keep(): Promise<void>
  /** Deletes unfinished files; does nothing after `keep`. */
  discard(): Promise<void>
}

/** The program's only access to the outside world. */
export interface CliIo {
  /** The version of the package. */
  readonly version: string
  readonly stdout: TextOutput
  readonly stderr: TextOutput
  /** Reads a file as text, '-' for standard input. Throws EmissionsError `file_unreadable`. */
  readText(path: string): string
  /** Opens a file as a stream, '-' for standard input; throws EmissionsError `file_unreadable`. */
  openInput(path: string): Promise<ByteInput>
  /** Returns the canonical path of a file, with links resolved. */
  resolve(path: string): string
  /** Creates files to be written atomically, even if the program is interrupted. */
  stageFiles(): StagedFiles
  /** Starts a worker thread that calculates blocks. */
  startWorker(): WorkerPort
  /**
   * Loads a built-in of Node.js, or a package installed in the working directory or next to the program; undefined if
   * not found. Throws the errors of loading.
   */
  loadModule(name: string): Promise<Readonly<Record<string, unknown>> | undefined>
  /** True if the file exists. */
  hasFile(path: string): boolean
  /** Opens an address in the desktop browser, if there is one. Never fails. */
  openInBrowser(url: string): void
  /** True if a person can answer questions and interrupt. */
  readonly stdinIsTerminal: boolean
  /** Milliseconds since 1970. */
  now(): number
  /** Ignores closed output streams from here on, instead of exiting. */
  outliveReaders(): void
  /** Resolves when the program is asked to stop; a second request ends it at once. */
  untilStopped(): Promise<void>
}

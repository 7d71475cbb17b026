import type { WorkerPort } from './calculate/worker-messages.ts'

/** A stream that text goes to. */
export interface TextOutput {
  write(text: string): void
  /** Writes bytes; resolves once they are gone and may be written over. Throws EmissionsError `file_unreadable`. */
  writeBytes(bytes: Uint8Array): Promise<void>
  readonly isTerminal: boolean
}

/** A file that is read piece by piece. */
export interface ByteInput {
  /** How many bytes it has; undefined where that is not known. */
  readonly size: number | undefined
  /** Its bytes; each piece stays as it is until the next but one is asked for. Throws EmissionsError `file_unreadable`. */
  chunks(): AsyncIterable<Uint8Array>
}

/** A file that is written piece by piece. */
export interface ByteOutput {
  /** Resolves once the bytes are gone and may be written over. Throws EmissionsError `file_unreadable`. */
  write(bytes: Uint8Array): Promise<void>
}

/** Files that are written together: all of them or none. */
export interface StagedFiles {
  /** Opens one under a temporary name; a device or pipe is written as it is. Throws EmissionsError `file_unreadable`. */
  open(path: string): Promise<ByteOutput>
  /** Gives all of them their names. Throws EmissionsError `file_unreadable`. */
  keep(): Promise<void>
  /** Takes away what is there; after `keep` there is nothing to take away. */
  discard(): Promise<void>
}

/** All that the program touches of the world around it. */
export interface CliIo {
  /** The version of the package. */
  readonly version: string
  readonly stdout: TextOutput
  readonly stderr: TextOutput
  /** The text of a file, '-' being the standard input; throws EmissionsError `file_unreadable`. */
  readText(path: string): string
  /** Opens a file to be read piece by piece, '-' being the standard input; throws EmissionsError `file_unreadable`. */
  openInput(path: string): Promise<ByteInput>
  /** The one path of a file, whatever it is called; links are followed. */
  resolve(path: string): string
  /** Files to be written together; none is left half written, also where the program is stopped. */
  stageFiles(): StagedFiles
  /** Starts a thread that calculates blocks. */
  startWorker(): WorkerPort
  /**
   * A package of the user's: one that is installed where the program runs, else beside it, or one of Node's own; `undefined`:
   * it is nowhere. Throws what it throws when it is loaded.
   */
  loadModule(name: string): Promise<Readonly<Record<string, unknown>> | undefined>
  /** True where there is a file of the name. */
  hasFile(path: string): boolean
  /** A person may be asked, and can stop what goes on. */
  readonly stdinIsTerminal: boolean
  /** Milliseconds since 1970. */
  now(): number
  /** From here on output that nobody reads any more is lost, and ends nothing. */
  outliveReaders(): void
  /** Waits until the program is asked to stop; to ask again ends it. */
  untilStopped(): Promise<void>
}

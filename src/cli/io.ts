/** A stream that text goes to. */
export interface TextOutput {
  write(text: string): void
  readonly isTerminal: boolean
}

/** A file to be written. */
export interface OutputFile {
  readonly path: string
  readonly text: string
}

/** All that the program touches of the world around it. */
export interface CliIo {
  /** The version of the package. */
  readonly version: string
  readonly stdout: TextOutput
  readonly stderr: TextOutput
  /** The text of a file, '-' being the standard input; throws EmissionsError `file_unreadable`. */
  readText(path: string): string
  /** The one path of a file, whatever it is called; links are followed. */
  resolve(path: string): string
  /** Writes all of the files or none: under temporary names first, renamed when all are complete. */
  writeFiles(files: readonly OutputFile[]): void
  /** A person may be asked, and can stop what goes on. */
  readonly stdinIsTerminal: boolean
  /** Milliseconds since 1970. */
  now(): number
  /** From here on output that nobody reads any more is lost, and ends nothing. */
  outliveReaders(): void
  /** Waits until the program is asked to stop; to ask again ends it. */
  untilStopped(): Promise<void>
}

import { type ParsedArguments, textOption } from '../arguments.ts'
import { BufferedOutput } from '../buffered-output.ts'
import type { ByteOutput, CliIo, StagedFiles } from '../io.ts'
import { OverlappedOutput } from './overlapped-output.ts'
import { SkipReport } from './skip-report.ts'

/** Destinations of a run. */
export interface Outputs {
  readonly results: ByteOutput | undefined
  readonly traces: ByteOutput | undefined
  readonly skipped: SkipReport | undefined
  /** Paths of the files, as given. */
  readonly paths: readonly string[]
  /** Flushes the outputs and renames the files to their final names. */
  keep(): Promise<void>
  /** Deletes the files; true if some rows are already written and cannot be taken back. */
  discard(): Promise<boolean>
}

/** The requested outputs; `onStdout` sends rows to standard output. */
export class OpenOutputs implements Outputs {
  readonly paths: string[] = []
  results: OverlappedOutput | undefined
  traces: OverlappedOutput | undefined
  skipped: SkipReport | undefined
  readonly #staged: StagedFiles
  readonly #all: OverlappedOutput[] = []
  #held: BufferedOutput | undefined

  private constructor(staged: StagedFiles) {
    this.#staged = staged
  }

  /** Opens the outputs. Throws EmissionsError `file_unreadable` after deleting any that were opened. */
  static async open(args: ParsedArguments, io: CliIo, rows: { readonly onStdout: boolean }): Promise<OpenOutputs> {
    const outputs = new OpenOutputs(io.stageFiles())
    try {
      await outputs.#open(args, io, rows)
      return outputs
    } catch (error) {
      await outputs.discard()
      throw error
    }
  }

  async keep(): Promise<void> {
    for (const output of this.#all) await output.end()
    await this.#staged.keep()
    await this.#held?.release()
  }

  async discard(): Promise<boolean> {
    // pending writes must not happen after the deletion
    await Promise.allSettled(this.#all.map((output) => output.end()))
    await this.#staged.discard()
    return this.#held?.isReleased === true
  }

  async #open(args: ParsedArguments, { stdout }: CliIo, { onStdout }: { onStdout: boolean }): Promise<void> {
    const output = textOption(args, 'output')
    if (onStdout) {
      this.#held = new BufferedOutput({ write: (bytes) => stdout.writeBytes(bytes) })
      this.results = this.#overlapped(this.#held)
    } else if (output !== undefined) this.results = await this.#file(output)
    this.traces = await this.#file(textOption(args, 'traces'))
    const report = await this.#file(textOption(args, 'skip-bad'))
    if (report !== undefined) this.skipped = new SkipReport(report)
    await this.skipped?.begin()
  }

  async #file(path: string | undefined): Promise<OverlappedOutput | undefined> {
    if (path === undefined) return undefined
    const output = await this.#staged.open(path)
    this.paths.push(path)
    return this.#overlapped(output)
  }

  #overlapped(output: ByteOutput): OverlappedOutput {
    const overlapped = new OverlappedOutput(output)
    this.#all.push(overlapped)
    return overlapped
  }
}

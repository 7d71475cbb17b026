import { type GivenArguments, textOption } from '../arguments.ts'
import { HeldOutput } from '../held-output.ts'
import type { ByteOutput, CliIo, StagedFiles } from '../io.ts'
import { OverlappedOutput } from './overlapped-output.ts'
import { SkipReport } from './skip-report.ts'

/** Where what comes of a run goes. */
export interface Outputs {
  readonly results: ByteOutput | undefined
  readonly traces: ByteOutput | undefined
  readonly skipped: SkipReport | undefined
  /** The files that are written, as they were named. */
  readonly paths: readonly string[]
  /** Waits for the last bytes and gives the files their names. */
  keep(): Promise<void>
  /** Takes the files away; true where a part of the rows is out and cannot be taken back. */
  discard(): Promise<boolean>
}

/** The outputs that were asked for; `onStdout` says that the rows go to the standard output. */
export class OpenOutputs implements Outputs {
  readonly paths: string[] = []
  results: OverlappedOutput | undefined
  traces: OverlappedOutput | undefined
  skipped: SkipReport | undefined
  readonly #staged: StagedFiles
  readonly #all: OverlappedOutput[] = []
  #held: HeldOutput | undefined

  private constructor(staged: StagedFiles) {
    this.#staged = staged
  }

  /** Opens them. Throws EmissionsError `file_unreadable`, and then leaves nothing. */
  static async open(given: GivenArguments, io: CliIo, rows: { readonly onStdout: boolean }): Promise<OpenOutputs> {
    const outputs = new OpenOutputs(io.stageFiles())
    try {
      await outputs.#open(given, io, rows)
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
    // what is still on its way must not come after
    await Promise.allSettled(this.#all.map((output) => output.end()))
    await this.#staged.discard()
    return this.#held?.isReleased === true
  }

  async #open(given: GivenArguments, { stdout }: CliIo, { onStdout }: { onStdout: boolean }): Promise<void> {
    const output = textOption(given, 'output')
    if (onStdout) {
      this.#held = new HeldOutput({ write: (bytes) => stdout.writeBytes(bytes) })
      this.results = this.#overlapped(this.#held)
    } else if (output !== undefined) this.results = await this.#file(output)
    this.traces = await this.#file(textOption(given, 'traces'))
    const report = await this.#file(textOption(given, 'skip-bad'))
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

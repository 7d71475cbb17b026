import { inertCell } from '../../csv/index.ts'
import { inOrder } from '../failure.ts'
import type { ByteOutput } from '../io.ts'
import { encodeUtf8 } from './decode-utf8.ts'
import type { RowFailures } from './row-failures.ts'

/** The report of skipped rows: CSV, one line per failure. */
export class SkipReport {
  /** Number of skipped rows. */
  rows = 0
  readonly #output: ByteOutput

  constructor(output: ByteOutput) {
    this.#output = output
  }

  /** Writes the header. */
  async begin(): Promise<void> {
    await this.#output.write(encodeUtf8('line,column,code,message\n'))
  }

  /** Writes the failures of rows. */
  async add(rows: readonly RowFailures[]): Promise<void> {
    if (rows.length === 0) return
    this.rows += rows.length
    const lines = rows.flatMap(({ failures }) =>
      inOrder(failures).map(({ position, code, message }) => {
        const text = inertCell(message.replaceAll('\0', '\uFFFD'))
        return `${position?.line ?? ''},${position?.column ?? ''},${code},${text}\n`
      }),
    )
    await this.#output.write(encodeUtf8(lines.join('')))
  }
}

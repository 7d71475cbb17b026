import type { CalculatedRow, CalculateOptions } from '../calculate-rows.ts'
import type { ByteInput } from '../io.ts'
import type { ReadingOptions } from '../source-row.ts'
import { pipelineHere } from './block-pipeline.ts'
import { encodeUtf8 } from './decode-utf8.ts'
import { runFile } from './run-file.ts'

/** A text as a file. */
export function textInput(text: string): ByteInput {
  const bytes = encodeUtf8(text)
  return {
    size: bytes.length,
    chunks: async function* () {
      yield bytes
    },
  }
}

/** The calculated rows of the text of a file, in order. Throws `FileFailures` with the failures of all rows. */
export async function calculateText(
  file: string,
  text: string,
  { reading, options }: { readonly reading: ReadingOptions; readonly options: CalculateOptions },
): Promise<readonly CalculatedRow[]> {
  const rows: CalculatedRow[] = []
  const onRow = (row: CalculatedRow) => void rows.push(row)
  const start = (names: readonly string[]) =>
    pipelineHere({ ...reading, names, outFormat: 'ndjson', withTraces: false, options }, { onRow })
  await runFile({ file, chunks: textInput(text).chunks(), reading, start, depth: 1 })
  return rows
}

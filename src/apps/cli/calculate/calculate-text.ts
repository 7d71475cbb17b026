import type { CalculatedRow, CalculateOptions } from '../../../rows/index.ts'
import type { TableOptions } from '../table-format.ts'
import { pipelineHere } from './block-pipeline.ts'
import { openTable, textInput } from './open-table.ts'
import { runFile } from './run-file.ts'

/** Options for reading the text of a file. */
export interface TableReading extends TableOptions {
  readonly ignoreUnknownColumns: boolean
}

/** Calculates the rows of the text of a file, in order. Throws `FileFailures` with the failures of all rows. */
export async function calculateText(
  file: string,
  text: string,
  { reading, options }: { readonly reading: TableReading; readonly options: CalculateOptions },
): Promise<readonly CalculatedRow[]> {
  const { form, chunks } = await openTable(textInput(text), reading)
  const rows: CalculatedRow[] = []
  const onRow = (row: CalculatedRow) => void rows.push(row)
  const start = (names: readonly string[]) =>
    pipelineHere(
      {
        ...reading,
        form,
        names,
        outFormat: 'ndjson',
        withTraces: false,
        withBadRows: false,
        comparedRowsMax: 0,
        options,
      },
      { onRow },
    )
  await runFile({ file, chunks, reading: { ...reading, form }, start, depth: 1 })
  return rows
}

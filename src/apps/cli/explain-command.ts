import { isFields, isKeyOf, printable } from '../../base/index.ts'
import { csvRecords, parseNdjson } from '../../core/csv/index.ts'
import { type Calculation, calculationOf, explain, isVerifiedCalculation } from '../../core/emissions/index.ts'
import { NOTICE_CODES } from '../../core/errors/index.ts'
import type { CalculatedRow, CalculateOptions } from '../../rows/index.ts'
import { verify } from '../../verify/index.ts'
import { oneOperand, type ParsedArguments, textOption, textRule } from './arguments.ts'
import { pipelineHere } from './calculate/block-pipeline.ts'
import { openTable, textInput } from './calculate/open-table.ts'
import { runFile } from './calculate/run-file.ts'
import type { Command } from './command.ts'
import { editionNotesText } from './factor-editions.ts'
import { FileFailures, readingFile, UsageError } from './failure.ts'
import { calculateOptionsOf, INPUT_OPTIONS, ignoresUnknownColumns, tableOptionsOf } from './input-options.ts'
import type { CliIo } from './io.ts'
import type { TableOptions } from './table-format.ts'
import { wrap } from './text-layout.ts'
import { looksLikeTraces, readTraces, type TraceLine } from './traces.ts'

/** A product with its source seldom fits 80 columns. It is easier to copy from a single line. */
const EXPLANATION_WIDTH = 96

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

/** A calculation under a name. */
interface Named {
  readonly name: string
  readonly calculation: Calculation
  /** The sentences of the notices of a trace, which has only their codes. */
  readonly notes?: readonly string[]
}

function explanationText({ name, calculation, notes = [] }: Named): string {
  const lines = [...explain(calculation).split('\n'), ...notes.map((sentence) => `note: ${printable(sentence)}`)].map(
    (line) => wrap(`  ${line}`, '    ', EXPLANATION_WIDTH),
  )
  return `${printable(name)}\n${lines.join('\n')}\n`
}

/** Explains calculations for people, each below its name. */
export function explanationsText(calculations: readonly Named[]): string {
  return calculations.map(explanationText).join('\n')
}

/** Lists the calculations of a row, named by row and, if a row has several, by basis. */
export function namedCalculations({ id, kind, site, results }: CalculatedRow): readonly Named[] {
  return results.map(({ calculation, basis, upstream = '' }) => {
    const parts = [kind, site, basis === undefined ? '' : `${basis}-based`, upstream.replaceAll('_', ' ')]
    const about = parts.filter((part) => part !== '')
    return { name: `${id} (${about.join(', ')})`, calculation }
  })
}

/** Verifies a trace and returns its calculation. */
function calculationOfTrace(file: string, { line, value, proof }: TraceLine, id?: string): Named {
  const refuse = (message: string): never => {
    throw new FileFailures(file, [{ position: { line, column: 1 }, code: 'trace_invalid', message }])
  }
  if ('energyKwh' in value)
    refuse('is the trace of an amount of energy, which has no emission; check it by tonne verify')
  const verification = readingFile(file, () => verify(proof))
  if (!isVerifiedCalculation(value, verification)) {
    const [first] = verification.differences
    return refuse(
      `the trace contradicts itself (${first?.path ?? ''} ${first?.message ?? ''}); see tonne verify ${file}`,
    )
  }
  const { method, contributions, notices } = value
  return {
    name: `${id ?? `line ${line}`} (${method.id})`,
    calculation: calculationOf({ method, contributions, notices: [] }),
    // a newer version may have written a code that this one does not know
    notes: notices.map(({ code }) => (isKeyOf(NOTICE_CODES, code) ? NOTICE_CODES[code] : code)),
  }
}

/** Returns the calculations of the traces in a text. Throws `FileFailures` for a trace that contradicts itself. */
export function calculationsOfTraces(file: string, text: string, ids: readonly string[] = []): readonly Named[] {
  return readTraces(file, text).map((trace, index) => calculationOfTrace(file, trace, ids[index]))
}

/**
 * Reads the ids of the results that a run wrote next to its traces, in the order of both. Throws `FileFailures` if the
 * file has no column id, or another number of rows than there are traces.
 */
function idsOfResults(file: string, text: string, traces: number): readonly string[] {
  const isJson = text.trimStart().startsWith('{')
  const [header, ...records] = isJson ? [] : readingFile(file, () => [...csvRecords(text)])
  const column = header?.cells.indexOf('id') ?? -1
  const ids = isJson
    ? readingFile(file, () => parseNdjson(text)).map(({ value }) => (isFields(value) ? String(value.id ?? '') : ''))
    : records.map(({ cells }) => cells[column] ?? '')
  if (ids.length === traces && ids.every((id) => id !== '')) return ids
  const message = `has ${ids.length} results with ids, and there are ${traces} traces; name the results of the same run`
  throw new FileFailures(file, [{ position: undefined, code: 'trace_invalid', message }])
}

async function calculationsOf(
  { file, text, io }: { readonly file: string; readonly text: string; readonly io: CliIo },
  args: ParsedArguments,
): Promise<readonly Named[]> {
  const id = textOption(args, 'id')
  if (looksLikeTraces(text)) {
    const results = textOption(args, 'results')
    if (results === undefined) {
      if (id !== undefined) throw new UsageError('--id needs --results FILE for traces, which have no id')
      return calculationsOfTraces(file, text)
    }
    const ids = idsOfResults(
      results,
      readingFile(results, () => io.readText(results)),
      readTraces(file, text).length,
    )
    const named = calculationsOfTraces(file, text, ids)
    const chosen = named.filter((_, index) => id === undefined || ids[index] === id)
    if (chosen.length === 0) throw new UsageError(`${results} has no result with the id ${id}`)
    return chosen
  }
  const rows = await calculateText(file, text, {
    reading: {
      ...tableOptionsOf(file, args, io),
      ignoreUnknownColumns: ignoresUnknownColumns(args),
    },
    options: calculateOptionsOf(args, io),
  })
  const chosen = id === undefined ? rows : rows.filter((row) => row.id === id)
  if (chosen.length === 0) throw new UsageError(`${file} has no row with the id ${id}`)
  return chosen.flatMap(namedCalculations)
}

/** `tonne explain FILE`. */
export const explainCommand: Command = {
  options: {
    ...INPUT_OPTIONS,
    id: textRule('ID', 'explain only the row with this id'),
    results: textRule('FILE', 'the results of the same run as the traces, whose ids name them'),
  },
  details: [
    'FILE holds traces from tonne calculate --traces, or activities as for tonne calculate; - is standard input.',
  ],
  run: async (args, io) => {
    const file = oneOperand(args, 'FILE')
    const text = readingFile(file, () => io.readText(file))
    const named = await calculationsOf({ file, text, io }, args)
    io.stdout.write(explanationsText(named))
    io.stdout.write(await editionNotesText(named.map(({ calculation }) => calculation)))
    return 0
  },
}

import { printable } from '../../base/index.ts'
import { type Calculation, calculationOf, explain, isVerifiedCalculation } from '../../core/emissions/index.ts'
import type { CalculatedRow } from '../../rows/index.ts'
import { verify } from '../../verify/index.ts'
import { oneOperand, type ParsedArguments, textOption, textRule } from './arguments.ts'
import { calculateText } from './calculate/calculate-text.ts'
import type { Command } from './command.ts'
import { editionNotesText } from './factor-editions.ts'
import { FileFailures, readingFile, UsageError } from './failure.ts'
import { calculateOptionsOf, INPUT_OPTIONS, ignoresUnknownColumns, tableOptionsOf } from './input-options.ts'
import type { CliIo } from './io.ts'
import { wrap } from './text-layout.ts'
import { looksLikeTraces, readTraces, type TraceLine } from './traces.ts'

/** A product with its source seldom fits 80 columns. It is easier to copy from a single line. */
const EXPLANATION_WIDTH = 96

/** A calculation under a name. */
interface Named {
  readonly name: string
  readonly calculation: Calculation
}

function explanationText({ name, calculation }: Named): string {
  const lines = explain(calculation)
    .split('\n')
    .map((line) => wrap(`  ${line}`, '    ', EXPLANATION_WIDTH))
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
function calculationOfTrace(file: string, { line, value, proof }: TraceLine): Named {
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
  return { name: `line ${line} (${method.id})`, calculation: calculationOf({ method, contributions, notices }) }
}

/** Returns the calculations of the traces in a text. Throws `FileFailures` for a trace that contradicts itself. */
export function calculationsOfTraces(file: string, text: string): readonly Named[] {
  return readTraces(file, text).map((trace) => calculationOfTrace(file, trace))
}

async function calculationsOf(
  { file, text, io }: { readonly file: string; readonly text: string; readonly io: CliIo },
  args: ParsedArguments,
): Promise<readonly Named[]> {
  const id = textOption(args, 'id')
  if (looksLikeTraces(text)) {
    if (id !== undefined) throw new UsageError('--id is for files of activities; traces have no id')
    return calculationsOfTraces(file, text)
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
  options: { ...INPUT_OPTIONS, id: textRule('ID', 'explain only the row with this id') },
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

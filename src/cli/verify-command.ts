import { publishedCatalogue } from '../factors/index.ts'
import { type Difference, verify, verifyBundle } from '../verify/index.ts'
import { oneOperand } from './arguments.ts'
import { openVerifiable } from './bundle-lines.ts'
import type { Command } from './command.ts'
import { readingFile, readingInput } from './failure.ts'
import type { CliIo } from './io.ts'
import { printable, wrap } from './text-layout.ts'
import { readTraces, type TraceLine } from './traces.ts'

/** The differences of each trace that does not verify against the published factors. */
function differencesOf(
  file: string,
  traces: readonly TraceLine[],
): readonly { readonly line: number; readonly differences: readonly Difference[] }[] {
  return traces
    .map(({ line, proof }) => {
      const { differences } = readingFile(file, () => verify(proof, { catalogue: publishedCatalogue }))
      return { line, differences }
    })
    .filter(({ differences }) => differences.length > 0)
}

function differenceLine(place: string, { path, step, message, expected, found }: Difference): string {
  const where = [path, step === undefined ? '' : `(${step})`].filter((part) => part !== '').join(' ')
  const text = `${place}: ${where === '' ? '' : `${where} `}${message}; expected ${expected}, found ${found}`
  return `${printable(text).replaceAll('\n', ' ')}\n`
}

function plural(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`
}

/** Verifies traces, each by itself; the exit code. */
function verifyTraces(file: string, text: string, io: CliIo): number {
  const traces = readTraces(file, text)
  const differing = differencesOf(file, traces)
  for (const { line, differences } of differing) {
    for (const difference of differences) io.stderr.write(differenceLine(`${file}:${line}`, difference))
  }
  const verified = traces.length - differing.length
  io.stdout.write(`${verified} of ${plural(traces.length, 'trace')} verified against the published factors\n`)
  return differing.length === 0 ? 0 : 1
}

/** Verifies the bundle of a company; the exit code. Its factors may be the company's own: they are held to themselves. */
async function verifyLines(file: string, lines: AsyncIterable<string>, io: CliIo): Promise<number> {
  const { verified, differences, counts } = await verifyBundle(lines)
  for (const difference of differences) io.stderr.write(differenceLine(`${file}:${difference.line}`, difference))
  const parts = [
    plural(counts.record ?? 0, 'record'),
    plural(counts.trace ?? 0, 'trace'),
    plural(counts.line ?? 0, 'line').concat(' of the log'),
  ].join(', ')
  io.stdout.write(`${verified ? 'verified' : 'not verified'}: a bundle of ${parts}\n`)
  return verified ? 0 : 1
}

/** `tonne verify FILE`. */
export const verifyCommand: Command = {
  name: 'verify',
  operands: 'FILE',
  summary: 'computes traces again and holds their factors to the published ones',
  options: {},
  details: () =>
    wrap(
      [
        'FILE holds one trace, or one per line, as tonne calculate --traces writes them, or the bundle of a company, as tonne export writes it; - is the standard input.',
        'Every step, factor, sum, rounding and digest is computed again. Each difference is printed as FILE:LINE: field,',
        'what it should be and what it is. Of a bundle, the log, every emission and every total are computed again too.',
        'Exit code 0 when everything verifies, 1 when anything differs.',
      ].join(' '),
    ),
  run: async (given, io) => {
    const file = oneOperand(given, 'FILE')
    const held = await readingInput(file, () => openVerifiable(file, io))
    if ('text' in held) return verifyTraces(file, held.text, io)
    return readingInput(file, () => verifyLines(file, held.lines, io))
  },
}

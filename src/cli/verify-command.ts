import { publishedCatalogue } from '../factors/index.ts'
import { type Difference, verify } from '../verify/index.ts'
import { oneOperand } from './arguments.ts'
import type { Command } from './command.ts'
import { readingFile } from './failure.ts'
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

/** `tonne verify FILE`. */
export const verifyCommand: Command = {
  name: 'verify',
  operands: 'FILE',
  summary: 'computes traces again and holds their factors to the published ones',
  options: {},
  details: () =>
    wrap(
      [
        'FILE holds one trace, or one per line, as tonne calculate --traces writes them; - is the standard input.',
        'Every step, factor, sum, rounding and digest is computed again. Each difference is printed as FILE:LINE: field,',
        'what it should be and what it is. Exit code 0 when all traces verify, 1 when any differs.',
      ].join(' '),
    ),
  run: (given, io) => {
    const file = oneOperand(given, 'FILE')
    const traces = readTraces(
      file,
      readingFile(file, () => io.readText(file)),
    )
    const differing = differencesOf(file, traces)
    for (const { line, differences } of differing) {
      for (const difference of differences) io.stderr.write(differenceLine(`${file}:${line}`, difference))
    }
    const verified = traces.length - differing.length
    const count = `${verified} of ${traces.length} ${traces.length === 1 ? 'trace' : 'traces'}`
    io.stdout.write(`${count} verified against the published factors\n`)
    return differing.length === 0 ? 0 : 1
  },
}

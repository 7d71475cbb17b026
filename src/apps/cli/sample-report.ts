import { type ReadableContribution, sumLine } from '../../core/display/index.ts'
import { toTrace } from '../../core/emissions/index.ts'
import type { Catalogue } from '../../reference/factors/index.ts'
import type { CalculatedRow } from '../../rows/index.ts'
import { verify } from '../../verify/index.ts'
import { namedCalculations } from './explain-command.ts'
import { wrap } from './text-layout.ts'

/** Name of the included year in messages, instead of a file. */
export const SAMPLE_FILE = 'sample-year.csv'

/** Title of its summary. */
export const SAMPLE_TITLE = 'Thornbeck Pumps, an invented company: Leeds (GB), Dayton (US), Kassel (DE)'

/** A bill, a freight leg by sea and a flight. */
const EXPLAINED_IDS: readonly string[] = ['DAY-GAS-07', 'FRT-07', 'TRIP-14']

function explainedLines({ name, calculation }: ReturnType<typeof namedCalculations>[number]): string {
  const { contributions } = JSON.parse(toTrace(calculation)) as {
    readonly contributions: readonly ReadableContribution[]
  }
  const lines = contributions
    .map(sumLine)
    .flatMap(({ product, details }) => [
      wrap(`  ${product}`, '    '),
      ...details.map((line) => wrap(`    ${line}`, '  ')),
    ])
  return `${name}\n${lines.join('\n')}\n`
}

function explainedText(rows: readonly CalculatedRow[]): string {
  const named = rows.filter(({ id }) => EXPLAINED_IDS.includes(id)).flatMap(namedCalculations)
  return `\nThree numbers explained, in rounded figures\n\n${named.map(explainedLines).join('\n')}`
}

/** Formats the text after the summary of the sample: explained numbers, the verification of all traces, next steps. */
export function sampleProofText(rows: readonly CalculatedRow[], catalogue: Catalogue): string {
  const traces = rows.flatMap(({ results }) => results.map(({ calculation }) => toTrace(calculation)))
  const verified = traces.filter((trace) => verify(trace, { catalogue }).verified).length
  return [
    explainedText(rows),
    'Proof',
    `  ${verified} of ${traces.length} traces verified against the published factors\n`,
    'Your own year, in this folder',
    '  npx tonne calculate --sample --print-input > activities.csv',
    '    a template: put in your own rows',
    '  npx tonne calculate activities.csv --output results.csv --traces traces.ndjson',
    '    the same report of them; --html FILE writes a page, --exact all digits',
    '  npx tonne verify traces.ndjson',
    '  npx tonne factors natural gas --region GB',
    '    finds keys for the column factor\n',
  ].join('\n')
}

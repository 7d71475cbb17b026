import { parseCsv } from '../fixtures/csv-table.ts'
import { type Run, runTonne } from './memory-io.ts'

/** Runs `tonne calculate` on a text. */
export const runCalculate = (text: string, options: readonly string[] = []): Promise<Run> =>
  runTonne(['calculate', 'in.csv', '--output', 'out.csv', ...options], { files: { 'in.csv': text } })

/** Reads a column of the results. */
function columnReader({ files }: Run): (name: string) => readonly string[] {
  const { header, rows } = parseCsv(files['out.csv'] ?? 'co2eKg\n')
  return (name) => rows.map(({ cells }) => cells[header.indexOf(name)] ?? '')
}

/** A file as `tonne calculate` reads it: the figures of its results, and everything that the program says. */
export async function calculateText(text: string, ...options: readonly string[]) {
  const run = await runCalculate(text, options)
  const column = columnReader(run)
  const [said, summary] = [`${run.stdout}${run.stderr}`, run.stdout].map((printed) => printed.replace(/\s+/g, ' '))
  return { ...run, kg: column('co2eKg').map(Number), column, said: said ?? '', summary: summary ?? '' }
}

/** A ledger in dollars: its results in order, each with its start. */
export async function calculateLedger(lines: readonly string[], options: readonly string[] = ['--allow-credits']) {
  const usual = ['--country', 'US', '--map', '=currency:USD', ...options]
  const { column, ...run } = await calculateText(`${lines.join('\n')}\n`, ...usual)
  const starts = column('start')
  return { ...run, results: column('co2eKg').map((kg, index) => `${starts[index]} ${kg}`) }
}

/** The kilograms of all results, with those of electricity by location. */
export function kilogramsOfRun(run: Run): number {
  const column = columnReader(run)
  const methods = column('method')
  return column('co2eKg').reduce(
    (sum, kg, index) => (methods[index] === 'electricity_market' ? sum : sum + Number(kg)),
    0,
  )
}

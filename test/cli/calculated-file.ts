import { parseCsv } from '../fixtures/csv-table.ts'
import { runTonne } from './memory-io.ts'

/** A file as `tonne calculate` reads it: the figures of its results, and everything that the program says. */
export async function calculateText(text: string, ...options: readonly string[]) {
  const args = ['calculate', 'in.csv', '--output', 'out.csv', ...options]
  const outcome = await runTonne(args, { files: { 'in.csv': text } })
  const said = `${outcome.stdout}${outcome.stderr}`.replace(/\s+/g, ' ')
  const { header, rows } = parseCsv(outcome.files['out.csv'] ?? 'co2eKg\n')
  const column = (name: string) => rows.map(({ cells }) => cells[header.indexOf(name)] ?? '')
  return { kg: column('co2eKg').map(Number), column, said }
}

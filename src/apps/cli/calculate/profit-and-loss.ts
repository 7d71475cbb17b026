import { type CsvRecord, csvCell } from '../../../core/csv/index.ts'
import { type ProfitPlan, ProfitReader, planProfitAndLoss, SOURCE_LINE, soundRecords } from '../../../rows/index.ts'
import type { ByteInput } from '../io.ts'
import type { TableOptions } from '../table-format.ts'
import { encodeUtf8 } from './decode-utf8.ts'
import type { Rewriting } from './row-rewritings.ts'
import { soundTable, withBlankLines } from './table-records.ts'

/** Rewrites a profit and loss as a ledger: a row for each amount, with its account and its period. */
async function* rewriteProfits(records: AsyncIterable<CsvRecord>, plan: ProfitPlan): AsyncGenerator<Uint8Array> {
  const reader = new ProfitReader(plan)
  const hasEnd = plan.values.some(({ end }) => end !== '')
  const lineOf = (cells: readonly string[]) =>
    `${cells.map((cell) => csvCell(cell.replaceAll(/[\r\n]+/g, ' '), plan.delimiter)).join(plan.delimiter)}\n`
  yield encodeUtf8(lineOf([SOURCE_LINE, 'Account', 'start', ...(hasEnd ? ['End date'] : []), 'Net amount']))
  for await (const record of records) {
    if (record.line <= plan.header.line) continue
    const lines = reader.read(record).map(({ index, account, start, end, amount }) => {
      const place = `${record.line}:${record.positions[index]?.column ?? 1}`
      return lineOf([place, account, start, ...(hasEnd ? [end] : []), amount])
    })
    if (lines.length > 0) yield encodeUtf8(lines.join(''))
  }
}

/** Finds how a profit and loss is rewritten; undefined for other tables. */
export function findProfitAndLoss(text: string, options: TableOptions): Rewriting | undefined {
  const named = options.delimiter
  for (const delimiter of [',', ';', '\t'] as const) {
    const plan =
      named === undefined || named === delimiter
        ? planProfitAndLoss([...soundRecords(text, delimiter)], { delimiter, year: options.year })
        : undefined
    if (plan === undefined) continue
    const input = (chunks: AsyncIterable<Uint8Array>): ByteInput => {
      const all = soundTable(withBlankLines(chunks, plan.header.line - 1), delimiter)
      return { size: undefined, chunks: () => rewriteProfits(all, plan) }
    }
    const own = {
      ...options,
      encoding: undefined,
      delimiter,
      headerRow: undefined,
      isRewritten: true,
      isWide: false as const,
    }
    return { input, options: own, sentences: plan.sentences }
  }
  return undefined
}

import type { CsvRecord } from '../../../core/csv/index.ts'
import {
  calendarPeriodOfMonth,
  checkWideTotals,
  planWideTable,
  SOURCE_LINE,
  soundRecords,
  type WidePlan,
  type WideTotals,
} from '../../../rows/index.ts'
import {
  aboveHeader,
  type RecordRewriter,
  type Rewriting,
  type RewrittenLine,
  rewritingOf,
  type TableBeginning,
} from './rewriting.ts'

/** Marks of cells without a value. */
const NO_VALUES: ReadonlySet<string> = new Set(['', '-', '–', '—', 'n/a', 'na'])
/** A plan for rewriting a table, and the column of the ids of its rows; -1 if there is none. */
interface WideTable {
  readonly plan: WidePlan
  readonly idIndex: number
  /** The lines of rows that are sums of others. */
  readonly totalLines: ReadonlySet<number>
}

/** Rewrites the records of a wide table as rows with one value each, without the lines of totals. */
class WideRewriter implements RecordRewriter {
  readonly #plan: WidePlan
  readonly #headers: readonly string[]
  readonly #sourceIndex: number
  readonly #idIndex: number
  readonly #hasUnit: boolean

  readonly #totalLines: ReadonlySet<number>

  constructor({ plan, idIndex, totalLines }: WideTable) {
    this.#plan = plan
    this.#totalLines = totalLines
    this.#headers = plan.header.cells.map((cell) => cell.trim())
    this.#sourceIndex = this.#headers.indexOf(SOURCE_LINE)
    this.#idIndex = idIndex
    this.#hasUnit = plan.values.some(({ unit }) => unit !== undefined)
  }

  get names(): readonly string[] {
    const { kept, column, month } = this.#plan
    const start = month === undefined ? [] : ['start']
    const own = column === undefined ? [] : [column, 'value', ...(this.#hasUnit ? ['unit'] : [])]
    return ['id', ...this.#keptOf(kept, this.#headers), ...start, ...own]
  }

  /** The lines of a record: one for each of its values. */
  read({ cells, positions, line }: CsvRecord): readonly RewrittenLine[] {
    if (this.#totalLines.has(line)) return []
    const { kept, values, column, month } = this.#plan
    const source = this.#sourceIndex < 0 ? String(line) : (cells[this.#sourceIndex] ?? '')
    const [lineText = ''] = source.split(':')
    const start = month === undefined ? [] : [this.#monthOf(cells[month] ?? '', cells)]
    const shared = [...this.#keptOf(kept, cells), ...start]
    const ownId = (cells[this.#idIndex] ?? '').trim()
    const id = ownId === '' ? `line ${lineText}` : ownId
    if (column === undefined) return [[source, id, ...shared]]
    return values
      .filter(({ index }) => !NO_VALUES.has((cells[index] ?? '').trim().toLowerCase()))
      .map(({ index, text, unit }) => {
        const key = column === 'start' ? this.#monthOf(text, cells) : text
        const own = [key, cells[index] ?? '', ...(this.#hasUnit ? [unit ?? ''] : [])]
        const at = `${lineText}:${positions[index]?.column ?? 1}`
        return [at, `${id}, ${this.#headers[index]}`, ...shared, ...own]
      })
  }

  #keptOf(kept: readonly number[], cells: readonly string[]): readonly string[] {
    return kept
      .filter((index) => index !== this.#sourceIndex && index !== this.#idIndex)
      .map((index) => cells[index] ?? '')
  }

  /** Adds the year to a month without one. */
  #monthOf(month: string, cells: readonly string[]): string {
    const { year } = this.#plan
    if (year === undefined || month.trim() === '') return month
    return calendarPeriodOfMonth(month, typeof year === 'number' ? (cells[year] ?? '') : year)
  }
}

/** Compares the totals of a wide table with its values, in the beginning of the file. */
function wideTotalsOf(text: string, { delimiter, header, kept, totals, values, column }: WidePlan): WideTotals {
  if (column === undefined) return { totalLines: new Set(), sentences: [] }
  const rows = [...soundRecords(text, delimiter)].filter(
    ({ line, cells }) => line > header.line && cells.some((cell) => cell.trim() !== ''),
  )
  const names = header.cells.map((cell) => cell.trim())
  const columns = { names, values: values.map(({ index }) => index), kept, totals }
  return checkWideTotals(rows, columns, delimiter === ';' ? ',' : '.')
}

/** Finds how a wide table is rewritten; undefined for a table with a row for each activity. */
export function findWideTable(table: TableBeginning): Rewriting | undefined {
  const { text, header, delimiter, options } = table
  const plan = planWideTable({ delimiter, ...header }, options)
  if (plan === undefined) return undefined
  const { totalLines, sentences: ofTotals } = wideTotalsOf(text, plan)
  const idIndex = header.columns.findIndex(({ column }) => column === 'id')
  const rewriter = () => new WideRewriter({ plan, idIndex, totalLines })
  const sentences = [...aboveHeader(table), ...plan.sentences, ...ofTotals]
  const own = { ...options, delimiter, isWide: false } as const
  return rewritingOf({ header: plan.header, delimiter, rewriter, options: own, sentences })
}

import { type CsvRecord, csvCell } from '../../../core/csv/index.ts'
import { calendarPeriodOfMonth, SOURCE_LINE, type WidePlan } from '../../../rows/index.ts'
import { encodeUtf8 } from './decode-utf8.ts'

/** Marks of cells without a value. */
const NO_VALUES: ReadonlySet<string> = new Set(['', '-', '–', '—', 'n/a', 'na'])
/** Size of a piece of rewritten text. */
export const PIECE_LENGTH = 65_536

class TableRewriter {
  readonly #plan: WidePlan
  readonly #names: readonly string[]
  readonly #sourceIndex: number
  readonly #idIndex: number
  readonly #hasUnit: boolean

  constructor(plan: WidePlan, idIndex: number) {
    this.#plan = plan
    this.#names = plan.header.cells.map((cell) => cell.trim())
    this.#sourceIndex = this.#names.indexOf(SOURCE_LINE)
    this.#idIndex = idIndex
    this.#hasUnit = plan.values.some(({ unit }) => unit !== undefined)
  }

  header(): string {
    const { kept, column, month } = this.#plan
    const start = month === undefined ? [] : ['start']
    const own = column === undefined ? [] : [column, 'value', ...(this.#hasUnit ? ['unit'] : [])]
    return this.#line([SOURCE_LINE, 'id', ...this.#keptOf(kept, this.#names), ...start, ...own])
  }

  /** The lines of a record: one for each of its values. */
  lines({ cells, positions, line }: CsvRecord): string {
    if (cells.every((cell) => cell.trim() === '')) return ''
    const { kept, values, column, month } = this.#plan
    const source = this.#sourceIndex < 0 ? String(line) : (cells[this.#sourceIndex] ?? '')
    const [lineText = ''] = source.split(':')
    const start = month === undefined ? [] : [this.#monthOf(cells[month] ?? '', cells)]
    const shared = [...this.#keptOf(kept, cells), ...start]
    const ownId = (cells[this.#idIndex] ?? '').trim()
    const id = ownId === '' ? `line ${lineText}` : ownId
    if (column === undefined) return this.#line([source, id, ...shared])
    return values
      .filter(({ index }) => !NO_VALUES.has((cells[index] ?? '').trim().toLowerCase()))
      .map(({ index, text, unit }) => {
        const key = column === 'start' ? this.#monthOf(text, cells) : text
        const own = [key, cells[index] ?? '', ...(this.#hasUnit ? [unit ?? ''] : [])]
        const at = `${lineText}:${positions[index]?.column ?? 1}`
        return this.#line([at, `${id}, ${this.#names[index]}`, ...shared, ...own])
      })
      .join('')
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

  #line(cells: readonly string[]): string {
    const { delimiter } = this.#plan
    const texts = cells.map((cell) => csvCell(cell.replaceAll(/[\r\n]+/g, ' '), delimiter))
    return `${texts.join(delimiter)}\n`
  }
}

/** Rewrites the records of a wide table, its header first, as rows with one value each, without the lines of totals. */
export async function* rewriteTable(
  records: AsyncIterable<CsvRecord>,
  plan: WidePlan,
  { idIndex, totalLines }: { readonly idIndex: number; readonly totalLines: ReadonlySet<number> },
): AsyncGenerator<Uint8Array> {
  const rewriter = new TableRewriter(plan, idIndex)
  let piece = rewriter.header()
  for await (const record of records) {
    if (record.line > plan.header.line && !totalLines.has(record.line)) piece += rewriter.lines(record)
    if (piece.length < PIECE_LENGTH) continue
    yield encodeUtf8(piece)
    piece = ''
  }
  yield encodeUtf8(piece)
}

/** Returns a rewritten record, whose first cell names its place in the original file, with that place. */
export function sourceRecord(record: CsvRecord): CsvRecord {
  const [, line, column = '1'] = /^(\d+)(?::(\d+))?$/.exec(record.cells[0] ?? '') ?? []
  if (line === undefined) return record
  const position = { line: Number(line), column: Number(column) }
  return { ...record, line: position.line, positions: record.positions.map(() => position) }
}

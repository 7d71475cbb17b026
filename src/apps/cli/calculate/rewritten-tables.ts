import type { CsvRecord } from '../../../core/csv/index.ts'
import { show } from '../../../core/errors/index.ts'
import {
  calendarPeriodOfMonth,
  checkWideTotals,
  closesMonths,
  countFollowingYears,
  FormDetector,
  FRENCH_LEDGER_SENTENCE,
  firstDayAfterReading,
  frenchPurchase,
  type GroupedRecord,
  GroupReader,
  groupedCells,
  groupedHeader,
  ProfitReader,
  pairReadings,
  planFrenchLedger,
  planGroupedTable,
  planMeterPortal,
  planProfitAndLoss,
  planReadings,
  planSurvey,
  planWideTable,
  type ReadingColumns,
  SOURCE_LINE,
  SurveyReader,
  soundRecords,
  type WidePlan,
  type WideTotals,
  withoutFoundWords,
} from '../../../rows/index.ts'
import type { TableOptions } from '../table-format.ts'
import {
  aboveHeader,
  type RecordRewriter,
  type Rewriting,
  type RewrittenLine,
  rewritingOf,
  type TableBeginning,
} from './rewriting.ts'

/** Finds how a ledger with headings above its rows is rewritten, with these as their accounts; undefined for other tables. */
export function findGroupedLedger(table: TableBeginning): Rewriting | undefined {
  const { text, header, delimiter, options } = table
  const plan = planGroupedTable(header, [...soundRecords(text, delimiter)], { delimiter, columnMap: options.columnMap })
  if (plan === undefined) return undefined
  const rewriter = (): RecordRewriter => {
    const reader = new GroupReader(plan)
    const lineOf = (one: GroupedRecord) => [String(one.record.line), ...groupedCells(one, plan)] as const
    return {
      names: groupedHeader(plan),
      read: (record) => reader.read(record).map(lineOf),
      end: () => reader.end().map(lineOf),
    }
  }
  const sentences = [...aboveHeader(table), ...plan.sentences]
  return rewritingOf({ header: header.record, delimiter, rewriter, options: { ...options, delimiter }, sentences })
}

/** Finds how a French FEC is rewritten as a ledger of purchases; undefined for other tables. */
export function findFrenchLedger(table: TableBeginning): Rewriting | undefined {
  const { header, delimiter, options } = table
  const plan = planFrenchLedger(header.record)
  if (plan === undefined) return undefined
  const read = (record: CsvRecord) => {
    const purchase = frenchPurchase(record, plan)
    return purchase === undefined
      ? []
      : [[String(record.line), purchase.account, purchase.start, purchase.amount] as const]
  }
  const rewriter = (): RecordRewriter => ({ names: ['Account', 'start', 'Net amount'], read })
  const own: TableOptions = { ...options, delimiter: '\t', isWide: false }
  const sentences = [...aboveHeader(table), FRENCH_LEDGER_SENTENCE]
  return rewritingOf({ header: header.record, delimiter, rewriter, options: own, sentences })
}

/** Finds how the export of a portal for meters is rewritten as rows of energy; undefined for other tables. */
export function findMeterPortal(text: string, options: TableOptions): Rewriting | undefined {
  const named = options.delimiter
  for (const delimiter of [';', ',', '\t'] as const) {
    const plan = named === undefined || named === delimiter ? planMeterPortal(soundRecords(text, delimiter)) : undefined
    if (plan === undefined) continue
    const { header, names, sentence } = plan
    const read = (record: CsvRecord) => [[String(record.line), ...plan.read(record)] as const]
    const own: TableOptions = { ...options, delimiter: '\t', decimal: '.', isWide: false }
    return rewritingOf({ header, delimiter, rewriter: () => ({ names, read }), options: own, sentences: [sentence] })
  }
  return undefined
}

/** Rewrites a table of readings as rows with two readings each, once all are known. */
function readingRewriter(
  { header, reading, start, unit }: ReadingColumns,
  { pairs, dayOf }: { readonly pairs: PairsOf; readonly dayOf: (record: CsvRecord) => string },
): RecordRewriter {
  const named = (name: string) => (unit === undefined ? name : `${name} (${unit})`)
  const names = header.cells.map((name, index) =>
    index === reading ? named('closing') : index === start ? 'start' : name,
  )
  const rows: CsvRecord[] = []
  return {
    names: [...names, 'end', named('opening')],
    read: (record) => {
      rows.push(record)
      return []
    },
    end: () =>
      pairs(rows).map(({ from, to }) => {
        const first = from === undefined ? '' : dayOf(from)
        const cells = header.cells.map((_, index) => (index === start ? first : (to.cells[index] ?? '')))
        return [String(to.line), ...cells, dayOf(to), from?.cells[reading] ?? ''] as const
      }),
  }
}

type PairsOf = (rows: readonly CsvRecord[]) => ReturnType<typeof pairReadings>

/** Finds how a table with one reading of a meter in each row is rewritten; undefined for other tables. */
export function findReadingTable(table: TableBeginning): Rewriting | undefined {
  const { text, header, delimiter, options } = table
  const records = [...soundRecords(text, delimiter)].filter(({ line }) => line > header.record.line)
  const columns = planReadings(header, records)
  if (columns === undefined) return undefined
  const name = header.record.cells[columns.reading]?.trim() ?? ''
  const columnMap = { ...options.columnMap, [name]: 'closing' as const }
  const detector = new FormDetector(text, { ...options, columnMap })
  for (const record of records) detector.add(record)
  const form = detector.form()
  const isAtEnd = closesMonths(records, columns, form)
  const dayOf = (record: CsvRecord) =>
    (isAtEnd ? firstDayAfterReading(record, columns, form) : undefined) ?? record.cells[columns.start] ?? ''
  const rewriter = () => readingRewriter(columns, { pairs: (rows) => pairReadings(rows, columns, form), dayOf })
  const sentence = `each row is the difference of two successive readings (${show(name)}) of one meter or vehicle, by their days; the first reading of each only begins its first period`
  const atEnd = 'the readings are at the end of their days, because each is of the last day of a month'
  const sentences = [...aboveHeader(table), sentence, ...(isAtEnd ? [atEnd] : [])]
  return rewritingOf({ header: header.record, delimiter, rewriter, options: { ...options, delimiter }, sentences })
}

/** Finds how a survey of journeys to work is rewritten as rows of distances; undefined for other tables. */
export function findSurvey(table: TableBeginning): Rewriting | undefined {
  const { text, header, delimiter, options } = table
  const survey = planSurvey(header, options.decimal ?? (delimiter === ';' ? ',' : '.'))
  if (survey === undefined) return undefined
  const rewriter = (): RecordRewriter => {
    const reader = new SurveyReader(survey, options.wordMap?.mode)
    const read = (record: CsvRecord) => {
      const cells = reader.cells(record)
      return cells === undefined ? [] : [[String(record.line), ...cells] as const]
    }
    return { names: reader.names, read }
  }
  const answers = [...soundRecords(text, delimiter)].map(({ cells }) => cells[survey.at.mode ?? -1] ?? '')
  const wordMap = { ...options.wordMap, mode: withoutFoundWords(options.wordMap?.mode ?? {}, answers) }
  const own: TableOptions = { ...options, delimiter: ',', decimal: '.', isWide: false, wordMap }
  const sentences = [...aboveHeader(table), ...survey.sentences]
  return rewritingOf({ header: header.record, delimiter, rewriter, options: own, sentences })
}

/** Finds how a profit and loss is rewritten as a ledger, a row for each amount; undefined for other tables. */
export function findProfitAndLoss(text: string, options: TableOptions): Rewriting | undefined {
  const named = options.delimiter
  for (const delimiter of [',', ';', '\t', '|'] as const) {
    if (named !== undefined && named !== delimiter) continue
    const { year, financialYears: years } = options
    const plan = planProfitAndLoss([...soundRecords(text, delimiter)], { delimiter, year, years })
    if (plan === undefined) continue
    const ends = plan.values.some(({ end }) => end !== '') ? ['End date'] : []
    const rewriter = (): RecordRewriter => {
      const reader = new ProfitReader(plan)
      const read = (record: CsvRecord) =>
        reader.read(record).map(({ index, account, start, end, amount }) => {
          const place = `${record.line}:${record.positions[index]?.column ?? 1}`
          return [place, account, start, ...ends.map(() => end), amount] as const
        })
      return { names: ['Account', 'start', ...ends, 'Net amount'], read }
    }
    const own: TableOptions = { ...options, delimiter, isWide: false }
    return rewritingOf({ header: plan.header, delimiter, rewriter, options: own, sentences: plan.sentences })
  }
  return undefined
}

/** Marks of cells without a value. */
const NO_VALUES: ReadonlySet<string> = new Set(['', '-', '–', '—', 'n/a', 'na'])
/** A plan for rewriting a table, and the column of the ids of its rows; -1 if there is none. */
interface WideTable {
  readonly plan: WidePlan
  readonly idIndex: number
  /** The lines of rows that are sums of others. */
  readonly totalLines: ReadonlySet<number>
  /** True if a column says how each row was read. */
  readonly hasReading: boolean
}

/** Rewrites the records of a wide table as rows with one value each, without the lines of totals. */
class WideRewriter implements RecordRewriter {
  readonly #plan: WidePlan
  readonly #headers: readonly string[]
  readonly #sourceIndex: number
  readonly #idIndex: number
  readonly #hasUnit: boolean
  /** True if headers say how their cells were read, and no column does. */
  readonly #hasReading: boolean

  readonly #totalLines: ReadonlySet<number>

  constructor({ plan, idIndex, totalLines, hasReading }: WideTable) {
    this.#plan = plan
    this.#totalLines = totalLines
    this.#headers = plan.header.cells.map((cell) => cell.trim())
    this.#sourceIndex = this.#headers.indexOf(SOURCE_LINE)
    this.#idIndex = idIndex
    this.#hasUnit = plan.values.some(({ unit }) => unit !== undefined)
    this.#hasReading = !hasReading && plan.values.some(({ mark = 'star' }) => mark !== 'star')
  }

  get names(): readonly string[] {
    const { kept, column, month } = this.#plan
    const start = month === undefined ? [] : ['start']
    const others = [...(this.#hasUnit ? ['unit'] : []), ...(this.#hasReading ? ['reading'] : [])]
    const own = column === undefined ? [] : [column, 'value', ...others]
    return ['id', ...this.#keptOf(kept, this.#headers), ...start, ...own]
  }

  /** The lines of a record: one for each of its values. */
  read({ cells, positions, line }: CsvRecord): readonly RewrittenLine[] {
    if (this.#totalLines.has(line)) return []
    const { kept, values, column, month } = this.#plan
    const source = this.#sourceIndex < 0 ? String(line) : (cells[this.#sourceIndex] ?? '')
    const [lineText = ''] = source.split(':')
    const start =
      month === undefined ? [] : [this.#monthOf(cells[month] ?? '', cells, this.#yearsAfter(cells[month] ?? ''))]
    const shared = [...this.#keptOf(kept, cells), ...start]
    const ownId = (cells[this.#idIndex] ?? '').trim()
    const id = ownId === '' ? `line ${lineText}` : ownId
    if (column === undefined) return [[source, id, ...shared]]
    return values
      .filter(({ index }) => !NO_VALUES.has((cells[index] ?? '').trim().toLowerCase()))
      .map(({ index, text, unit, laterYears, mark = 'star' }) => {
        const key = column === 'start' ? this.#monthOf(text, cells, laterYears) : text
        const reading = this.#hasReading ? [mark === 'star' ? '' : mark] : []
        const own = [key, cells[index] ?? '', ...(this.#hasUnit ? [unit ?? ''] : []), ...reading]
        const at = `${lineText}:${positions[index]?.column ?? 1}`
        return [at, `${id}, ${this.#headers[index]}`, ...shared, ...own]
      })
  }

  #keptOf(kept: readonly number[], cells: readonly string[]): readonly string[] {
    return kept
      .filter((index) => index !== this.#sourceIndex && index !== this.#idIndex)
      .map((index) => cells[index] ?? '')
  }

  /** The years between the first one of a table and the one of a month. */
  #yearsAfter(month: string): number {
    const { year, firstMonth } = this.#plan
    return typeof year === 'string' && firstMonth !== undefined ? countFollowingYears(month, { firstMonth }) : 0
  }

  /** Adds the year to a month without one. */
  #monthOf(month: string, cells: readonly string[], laterYears = 0): string {
    const { year } = this.#plan
    if (year === undefined || month.trim() === '') return month
    const named = (typeof year === 'number' ? (cells[year] ?? '') : year).trim()
    return calendarPeriodOfMonth(month, /^\d{4}$/.test(named) ? String(Number(named) + laterYears) : named)
  }
}

/** Compares the totals of a wide table with its values, in the beginning of the file. */
function wideTotalsOf(
  rows: readonly CsvRecord[],
  { delimiter, header, kept, totals, values, column }: WidePlan,
): WideTotals {
  if (column === undefined) return { totalLines: new Set(), sentences: [] }
  const names = header.cells.map((cell) => cell.trim())
  const columns = { names, values: values.map(({ index }) => index), kept, totals }
  return checkWideTotals(rows, columns, delimiter === ';' ? ',' : '.')
}

/** Finds how a wide table is rewritten; undefined for a table with a row for each activity. */
export function findWideTable(table: TableBeginning): Rewriting | undefined {
  const { text, header, delimiter, options } = table
  const rows = () =>
    [...soundRecords(text, delimiter)].filter(
      ({ line, cells }) => line > header.record.line && cells.some((cell) => cell.trim() !== ''),
    )
  const plan = planWideTable({ delimiter, ...header, rows }, options)
  if (plan === undefined) return undefined
  const { totalLines, sentences: ofTotals } = wideTotalsOf(rows(), plan)
  const idIndex = header.columns.findIndex(({ column }) => column === 'id')
  const hasReading = header.columns.some(({ column }) => column === 'reading')
  const rewriter = () => new WideRewriter({ plan, idIndex, totalLines, hasReading })
  const sentences = [...aboveHeader(table), ...plan.sentences, ...ofTotals]
  const own = { ...options, delimiter, isWide: false } as const
  return rewritingOf({ header: plan.header, delimiter, rewriter, options: own, sentences })
}

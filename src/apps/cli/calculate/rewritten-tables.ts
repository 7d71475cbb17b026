import type { CsvRecord } from '../../../core/csv/index.ts'
import { show } from '../../../core/errors/index.ts'
import {
  FormDetector,
  type GroupedRecord,
  GroupReader,
  groupedCells,
  groupedHeader,
  ProfitReader,
  pairReadings,
  planGroupedTable,
  planProfitAndLoss,
  planReadings,
  planSurvey,
  type ReadingColumns,
  SurveyReader,
  soundRecords,
} from '../../../rows/index.ts'
import type { TableOptions } from '../table-format.ts'
import { aboveHeader, type RecordRewriter, type Rewriting, rewritingOf, type TableBeginning } from './rewriting.ts'

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

/** Rewrites a table of readings as rows with two readings each, once all are known. */
function readingRewriter({ header, reading, start, unit }: ReadingColumns, pairs: PairsOf): RecordRewriter {
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
        const cells = header.cells.map((_, index) => (index === start ? from?.cells[start] : to.cells[index]) ?? '')
        return [String(to.line), ...cells, to.cells[start] ?? '', from?.cells[reading] ?? ''] as const
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
  const rewriter = () => {
    const detector = new FormDetector(text, { ...options, columnMap })
    for (const record of records) detector.add(record)
    return readingRewriter(columns, (rows) => pairReadings(rows, columns, detector.form()))
  }
  const sentence = `each row is the difference of two successive readings (${show(name)}) of one meter or vehicle, by their days; the first reading of each only begins its first period`
  const sentences = [...aboveHeader(table), sentence]
  return rewritingOf({ header: header.record, delimiter, rewriter, options: { ...options, delimiter }, sentences })
}

/** Finds how a survey of journeys to work is rewritten as rows of distances; undefined for other tables. */
export function findSurvey(table: TableBeginning): Rewriting | undefined {
  const { header, delimiter, options } = table
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
  const own: TableOptions = { ...options, delimiter: ',', decimal: '.', isWide: false }
  const sentences = [...aboveHeader(table), ...survey.sentences]
  return rewritingOf({ header: header.record, delimiter, rewriter, options: own, sentences })
}

/** Finds how a profit and loss is rewritten as a ledger, a row for each amount; undefined for other tables. */
export function findProfitAndLoss(text: string, options: TableOptions): Rewriting | undefined {
  const named = options.delimiter
  for (const delimiter of [',', ';', '\t'] as const) {
    if (named !== undefined && named !== delimiter) continue
    const plan = planProfitAndLoss([...soundRecords(text, delimiter)], { delimiter, year: options.year })
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

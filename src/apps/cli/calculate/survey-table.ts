import { type CsvRecord, csvCell } from '../../../core/csv/index.ts'
import {
  type CommutingSurvey,
  findHeader,
  headerSentence,
  planSurvey,
  SOURCE_LINE,
  SurveyReader,
} from '../../../rows/index.ts'
import type { ByteInput } from '../io.ts'
import type { TableOptions } from '../table-format.ts'
import { encodeUtf8 } from './decode-utf8.ts'
import type { Rewriting } from './grouped-ledger.ts'
import { PIECE_LENGTH } from './rewrite-table.ts'
import { soundTable, withBlankLines } from './table-records.ts'

/** Rewrites the answers of a survey, its header first, as rows of distances. */
async function* rewriteSurvey(
  records: AsyncIterable<CsvRecord>,
  survey: CommutingSurvey,
  modes: Readonly<Record<string, string>> | undefined,
): AsyncGenerator<Uint8Array> {
  const reader = new SurveyReader(survey, modes)
  const lineOf = (cells: readonly string[]) =>
    `${cells.map((cell) => csvCell(cell.replaceAll(/[\r\n]+/g, ' '), ',')).join(',')}\n`
  let piece = lineOf([SOURCE_LINE, ...reader.names])
  for await (const record of records) {
    const isFilled = record.cells.some((cell) => cell.trim() !== '')
    const cells = record.line > survey.header.line && isFilled ? reader.cells(record) : undefined
    if (cells !== undefined) piece += lineOf([String(record.line), ...cells])
    if (piece.length < PIECE_LENGTH) continue
    yield encodeUtf8(piece)
    piece = ''
  }
  yield encodeUtf8(piece)
}

/** Finds how a survey of journeys to work is rewritten; undefined for other tables. */
export function findSurvey(text: string, options: TableOptions): Rewriting | undefined {
  const { delimiter, header } = findHeader(text, options)
  const decimal = options.decimal ?? (delimiter === ';' ? ',' : '.')
  const survey = header && planSurvey(header, decimal)
  if (header === undefined || survey === undefined) return undefined
  const input = (chunks: AsyncIterable<Uint8Array>): ByteInput => {
    const all = soundTable(withBlankLines(chunks, header.record.line - 1), delimiter)
    return { size: undefined, chunks: () => rewriteSurvey(all, survey, options.wordMap?.mode) }
  }
  const above = headerSentence(header)
  return {
    input,
    options: {
      ...options,
      encoding: undefined,
      delimiter: ',',
      decimal: '.',
      headerRow: undefined,
      isRewritten: true,
      isWide: false,
    },
    sentences: [...(above === undefined ? [] : [above]), ...survey.sentences],
  }
}

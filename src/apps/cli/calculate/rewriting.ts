import { type CsvDelimiter, type CsvRecord, csvCell } from '../../../core/csv/index.ts'
import { type FoundHeader, headerSentence, SOURCE_LINE } from '../../../rows/index.ts'
import type { ByteInput } from '../io.ts'
import type { TableOptions } from '../table-format.ts'
import { encodeUtf8 } from './decode-utf8.ts'
import { soundTable, withBlankLines } from './table-records.ts'

/** Size of a piece of rewritten text. */
const PIECE_LENGTH = 65_536

/** A table that is read as another text: the text, the options for it, and sentences about it. */
export interface Rewriting {
  readonly input: (chunks: AsyncIterable<Uint8Array>) => ByteInput
  readonly options: TableOptions
  readonly sentences: readonly string[]
}

/** The beginning of a table that may be rewritten, its separator and its header. */
export interface TableBeginning extends Pick<FoundHeader, 'delimiter'> {
  readonly header: NonNullable<FoundHeader['header']>
  readonly text: string
  readonly options: TableOptions
}

/** A line of a rewritten table: the place of its row in the file (2, or 2:17), and its cells. */
export type RewrittenLine = readonly [place: string, ...cells: string[]]

/** Rewrites the filled records below a header. */
export interface RecordRewriter {
  /** The names of the columns. */
  readonly names: readonly string[]
  /** Returns the lines that a record completes. */
  read(record: CsvRecord): Iterable<RewrittenLine>
  /** Returns the lines that the end of the table completes. */
  end?(): Iterable<RewrittenLine>
}

/** The plan for rewriting a table. */
export interface RewritingPlan extends Pick<FoundHeader, 'delimiter'> {
  readonly header: CsvRecord
  readonly rewriter: () => RecordRewriter
  /** The options that the rewritten text needs. */
  readonly options: TableOptions
  readonly sentences: readonly string[]
}

/** Returns the lines of a rewritten table, its header first. */
async function* rewrittenLines(
  records: AsyncIterable<CsvRecord>,
  { header, rewriter }: RewritingPlan,
): AsyncGenerator<readonly string[]> {
  const own = rewriter()
  yield [SOURCE_LINE, ...own.names]
  for await (const record of records) {
    const isFilled = record.cells.some((cell) => cell.trim() !== '')
    if (record.line > header.line && isFilled) yield* own.read(record)
  }
  yield* own.end?.() ?? []
}

async function* csvPieces(
  lines: AsyncIterable<readonly string[]>,
  delimiter: CsvDelimiter,
): AsyncGenerator<Uint8Array> {
  let piece = ''
  for await (const line of lines) {
    piece += `${line.map((cell) => csvCell(cell.replaceAll(/[\r\n]+/g, ' '), delimiter)).join(delimiter)}\n`
    if (piece.length < PIECE_LENGTH) continue
    yield encodeUtf8(piece)
    piece = ''
  }
  yield encodeUtf8(piece)
}

/** Returns the rewriting of a table as a text of the options that it needs. */
export function rewritingOf(plan: RewritingPlan): Rewriting {
  const options = { ...plan.options, encoding: undefined, headerRow: undefined, isRewritten: true }
  const delimiter = options.delimiter ?? plan.delimiter
  const input = (chunks: AsyncIterable<Uint8Array>): ByteInput => {
    const records = soundTable(withBlankLines(chunks, plan.header.line - 1), plan.delimiter)
    return { size: undefined, chunks: () => csvPieces(rewrittenLines(records, plan), delimiter) }
  }
  return { input, options: { ...options, delimiter }, sentences: plan.sentences }
}

/** The sentence about the lines above a header, if there are any. */
export function aboveHeader({ header }: Pick<TableBeginning, 'header'>): readonly string[] {
  const sentence = headerSentence(header)
  return sentence === undefined ? [] : [sentence]
}

import type { ByteWriter } from '../../../core/csv/index.ts'
import type { Column } from '../../../core/emissions/index.ts'
import { type LineFormat, RESULT_COLUMNS, type ResultColumn, type ResultLine } from '../result-table.ts'
import { encodeUtf8 } from './decode-utf8.ts'
import type { RowPlanColumn, RowPlanResult } from './row-plan.ts'
import type { ByteRange } from './row-scanner.ts'

/** Longer than the digits of any number. */
const NUMBER_LENGTH_MAX = 40

const NUMBERS: Readonly<Partial<Record<ResultColumn, Column>>> = {
  co2Kg: 'co2',
  ch4Kg: 'ch4',
  n2oKg: 'n2o',
  co2eKg: 'co2e',
  biogenicCo2Kg: 'biogenicCo2',
  montrealCo2eKg: 'montrealCo2e',
}

/** A text that many output lines share: a range in the buffer of such texts. */
export type Piece = Readonly<ByteRange>

/** Adds a text to the buffer. */
export function addPiece(pieces: ByteWriter, text: string): Piece {
  const from = pieces.length
  pieces.append(encodeUtf8(text))
  return { from, to: pieces.length }
}

/** Template of an output line for any value. `pieces` surround the numbers, so there is one more piece than numbers. */
export interface LinePlan {
  readonly activity: Piece
  readonly pieces: readonly Piece[]
  readonly columns: readonly RowPlanColumn[]
  /** Maximum bytes. */
  readonly length: number
}

/** Formats consecutive columns of a line, each preceded by a comma. */
export function columnsText(line: Partial<ResultLine>, columns: readonly ResultColumn[], format: LineFormat): string {
  return columns.map((column) => `,${format.name(column)}${format.value(line[column] ?? null)}`).join('')
}

/** Creates the template of lines like this one. */
export function linePlan(
  line: ResultLine,
  result: RowPlanResult,
  { format, pieces }: { readonly format: LineFormat; readonly pieces: ByteWriter },
): LinePlan {
  const texts: string[] = []
  const columns: RowPlanColumn[] = []
  let text = ''
  for (const column of RESULT_COLUMNS.slice(RESULT_COLUMNS.indexOf('scope'))) {
    const gas = NUMBERS[column]
    const number = gas === undefined ? null : result.columns[gas]
    if (number === null) text += columnsText(line, [column], format)
    else {
      columns.push(number)
      texts.push(`${text},${format.name(column)}`)
      text = ''
    }
  }
  const all = [...texts, `${text}${format.close}`].map((one) => addPiece(pieces, one))
  const activity = addPiece(pieces, columnsText(line, ['activity'], format))
  const length = all.reduce((sum, { from, to: end }) => sum + end - from, activity.to - activity.from)
  return { activity, pieces: all, columns, length: length + NUMBER_LENGTH_MAX * columns.length }
}

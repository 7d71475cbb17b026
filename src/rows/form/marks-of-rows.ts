import { rejectCsv } from '../../core/csv/index.ts'
import { show } from '../../core/errors/index.ts'
import { mapText } from '../advice.ts'
import type { InputColumn } from '../columns.ts'
import { CHOICE_WORDS } from '../words/choice-words.ts'
import {
  becomes,
  type ColumnsByCells,
  type FilledColumn,
  hasOf,
  joinColumns,
  NONE,
  SHARE_MIN,
  shareOf,
} from './cells-of-columns.ts'
import type { HeaderRow } from './header-row.ts'

/** A column that marks rows by the words of its cells, under any name. */
interface Mark {
  readonly column: 'class' | 'reading' | 'status'
  /** One of its cells has such a word, which changes a number. */
  readonly telling: readonly string[]
  /** Columns of the tables that have it. */
  readonly of: readonly InputColumn[]
}

const MARKS: readonly Mark[] = [
  // 'Business' is also the purpose of a journey
  { column: 'class', telling: ['FIRST_CLASS', 'PREMIUM_ECONOMY', 'ECONOMY'], of: ['from', 'distanceKm'] },
  { column: 'reading', telling: ['estimated'], of: ['value', 'closing'] },
  { column: 'status', telling: ['cancelled'], of: ['value', 'from', 'distanceKm', 'nights'] },
]
/** Words of several letters: 'Y', 'A' and 'No' mean something else in most columns. */
const LETTERS_MIN = 3
/** Answers to a question that only the name of the column asks. */
const ANSWER = /^(?:yes|true|false|new|open|none|real|read|first|final|live|used|club|premium|tourist)$/i

/** The meaning of a word of a mark; undefined for short words and answers, which any column may have. */
function meaningOf(column: Mark['column'], cell: string): string | undefined {
  return cell.length < LETTERS_MIN || ANSWER.test(cell) ? undefined : CHOICE_WORDS[column].find(cell)
}

/** Names of a column with reasons of journeys, such as business and private ones. */
const REASONS = /purpose|reason|zweck|anlass|grund|motif|motivo|mo[dt]ivo|doel/i

/** Names of a column whose 'Business' is a class. */
const CLASSES = /cabin|class|fare|klasse|clase|seat/i

/** Finds a mark by a telling word and the words of its column in most cells. The row of another word asks. */
function findMark(mark: Mark, unread: readonly FilledColumn[]): ColumnsByCells {
  const isKnown = (cell: string) => CHOICE_WORDS[mark.column].find(cell) !== undefined
  const isTelling = (cell: string) => mark.telling.includes(meaningOf(mark.column, cell) ?? '')
  const isNamed = ({ header }: FilledColumn) => mark.column === 'class' && CLASSES.test(header)
  const found = unread.find(
    (one) =>
      !REASONS.test(one.header) && (one.cells.some(isTelling) || isNamed(one)) && shareOf(one, isKnown) >= SHARE_MIN,
  )
  return found === undefined
    ? NONE
    : becomes(found.header, mark.column, found.cells.find(isTelling) ?? found.cells[0] ?? '')
}

const SIGN = /^[+−–-]$/

/** Throws for a column of signs, whose minus takes a quantity back: a dash in a cell is no word. */
function rejectSigns({ record }: HeaderRow, unread: readonly FilledColumn[]): void {
  const found = unread.find(({ cells }) => cells.every((cell) => SIGN.test(cell)) && new Set(cells).size > 1)
  if (found === undefined) return
  rejectCsv(
    { line: record.line, column: 1 },
    `has signs in ${show(found.header)}, and they are not applied; write them before the quantities in the file; or, if every row adds to the total, leave them out: pass ${mapText(found.header, '')}`,
  )
}

/** Finds the classes of travel, the readings, and the status of rows below names that say something else. Throws for signs. */
export function marksOfRows(header: HeaderRow, unread: readonly FilledColumn[]): ColumnsByCells {
  const has = hasOf(header)
  const found = MARKS.map((mark) => (has(mark.column) || !has(...mark.of) ? NONE : findMark(mark, unread)))
  if (has('value') && !has('debitCredit', 'credit')) rejectSigns(header, unread)
  return joinColumns(found)
}

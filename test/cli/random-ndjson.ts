import fc from 'fast-check'
import { type Cells, goodRows, mixedRows, rarely } from './random-activities.ts'

/** Draws from an array in turn, over and over, so that one array of numbers decides a file. */
class Draws {
  readonly #numbers: readonly number[]
  #at = 0

  constructor(numbers: readonly number[]) {
    this.#numbers = numbers
  }

  below(limit: number): number {
    return ((this.#numbers[this.#at++ % this.#numbers.length] ?? 0) + this.#at) % limit
  }

  one<T>(of: readonly T[]): T {
    return of[this.below(of.length)] as T
  }
}

const escaped = (text: string) => Array.from(text, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** The ways to write a text. */
const TEXTS: readonly ((text: string) => string)[] = [
  JSON.stringify,
  (text) => JSON.stringify(text).replaceAll('/', '\\/'),
  (text) => `"${escaped(text.slice(0, 5)).join('')}${JSON.stringify(text.slice(5)).slice(1)}`,
]
/** The ways to write an empty cell. */
const EMPTY = [undefined, 'null', '""']

/** A value of a cell: in the way of the file, and now and then in another. */
function writtenValue(text: string, { textWay, emptyWay, hasNumbers }: Style, draws: Draws): string | undefined {
  const isOther = draws.below(40) === 0
  if (text === '') return isOther ? draws.one(EMPTY) : EMPTY[emptyWay]
  const isNumber = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/.test(text)
  if (isNumber && hasNumbers !== isOther) return text
  return (isOther ? draws.one(TEXTS) : (TEXTS[textWay] as (text: string) => string))(text)
}

/** Fields that a row may have besides; the last ones are wrong, or are when unknown columns are. */
const EXTRAS = [
  '"extra":null',
  '"extra":""',
  '"ex\\u0074ra":null',
  '"note":true',
  '"note":-1.5e-3',
  '"id":12',
  '"id":"12.0"',
  '"id":1.50',
  '"id":-0',
  '"id":123456789012345678',
  '"id":false',
  '"id":"a\\u0000b"',
  '"site":7.0',
  '"site":" "',
  '"site":"\\ud800"',
  '"extra":1',
  '"note":[1]',
  '"note":{}',
  '"v\\u0061lue":"1"',
  '"value":01',
  '"note":nul',
  '"note":"\\x"',
  '"note":"\t"',
  '"__proto__":1',
]

/** Lines that are not rows; the first ones are blank. */
const ODD_LINES = ['', '  \t', '\u00a0', '{}', ' { } ', '[]', 'null', '"x"', '\uFEFF{}', '{', '}', '{"note"}', '{,}']

/** Each row stands in a file so many times: of rows that are alike, the first ones are always calculated by their text. */
const TIMES = 5
const ROWS_MAX = 12

interface Style {
  /** The columns of the file in its order. */
  readonly columns: readonly (keyof Cells)[]
  readonly lineEnd: string
  readonly ending: string
  readonly hasMark: boolean
  /** What stands around everything. */
  readonly space: string
  readonly textWay: number
  readonly emptyWay: number
  /** Numbers are not written as texts. */
  readonly hasNumbers: boolean
  /** Of so many lines one has something odd. */
  readonly oddOneIn: number
  readonly numbers: readonly number[]
}

const styles: fc.Arbitrary<Style> = fc.record({
  columns: fc.constantFrom<readonly (keyof Cells)[]>(
    ['id', 'site', 'activity', 'start', 'end', 'value', 'unit', 'factor', 'fuel', 'country', 'percentageOfCleanEnergy'],
    ['factor', 'percentageOfCleanEnergy', 'value', 'end', 'unit', 'note', 'id', 'fuel', 'start', 'country', 'activity'],
    ['country', 'fuel', 'factor', 'unit', 'value', 'end', 'start', 'activity', 'site', 'id'],
  ),
  lineEnd: fc.constantFrom('\n', '\r\n'),
  ending: fc.constantFrom('', '\n', '\r'),
  hasMark: fc.boolean(),
  space: fc.constantFrom('', '', ' ', '\t \r'),
  textWay: fc.nat(2),
  emptyWay: fc.nat(2),
  hasNumbers: rarely(fc.constant(true), fc.constant(false)),
  oddOneIn: rarely(fc.constantFrom(2, 4, 20), fc.constant(1)),
  numbers: fc.array(fc.nat(10_000), { minLength: 50, maxLength: 200 }),
})

function lineOf(row: Cells, style: Style, draws: Draws): string {
  const isOdd = draws.below(style.oddOneIn) === 0
  const space = () => (draws.below(40) === 0 ? ' ' : style.space)
  const fields = style.columns.flatMap((column) => {
    const value = writtenValue(row[column] ?? '', style, draws)
    return value === undefined ? [] : `${space()}"${column}"${space()}:${space()}${value}${space()}`
  })
  const change = isOdd ? draws.below(8) : 8
  if (change < 5) addExtra(fields, draws)
  if (change === 5) fields.reverse()
  const line = `${space()}{${fields.join(',')}}${space()}`
  const index = draws.below(line.length)
  if (change === 6)
    return `${line.slice(0, index)}${draws.one(['', '"', ',', '0', '\\', '}', '\u0001'])}${line.slice(index + 1)}`
  return change === 7 ? draws.one(ODD_LINES) : line
}

/** Adds an odd field, mostly in the place of the one that it is odd in. */
function addExtra(fields: string[], draws: Draws): void {
  const extra = draws.one(EXTRAS)
  const name = extra.slice(0, extra.indexOf(':'))
  const same = fields.findIndex((field) => field.includes(name))
  if (same >= 0 && draws.below(4) > 0) fields[same] = extra
  else fields.splice(draws.below(fields.length + 1), 0, extra)
}

function fileOf(rows: readonly Cells[], style: Style): string {
  const draws = new Draws(style.numbers)
  const lines = Array.from({ length: TIMES }, () => rows).flatMap((all) => all.map((row) => lineOf(row, style, draws)))
  return `${style.hasMark ? '\uFEFF' : ''}${lines.join(style.lineEnd)}${style.ending}`
}

/** Files of NDJSON, most of whose lines are as programs write them, and some odd or broken. */
export const ndjsonFiles = fc
  .tuple(fc.oneof(goodRows, mixedRows), styles)
  .map(([rows, style]) => fileOf(rows.slice(0, ROWS_MAX), style))

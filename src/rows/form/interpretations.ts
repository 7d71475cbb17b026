import type { DateOrder, DecimalMark } from './file-form.ts'

/** One way to read a cell, with the convention that it follows; null if it follows none. */
export interface Interpretation<Convention> {
  readonly convention: Convention | null
  /** The canonical text. */
  readonly text: string
}

/** All possible readings of a cell: one, or two if it is ambiguous. */
export type Interpretations<Convention> = readonly [Interpretation<Convention>, Interpretation<Convention>?]

/** The only reading of a cell. */
export function soleInterpretation<Convention>(
  text: string,
  convention: Convention | null = null,
): Interpretations<Convention> {
  return [{ convention, text }]
}

/** The outcome of choosing an interpretation: a text, or the reason why there is none. */
export type ChosenText = { readonly text: string } | { readonly reason: 'ambiguous' | 'contradiction' }

/**
 * Chooses the interpretation of a cell by the convention of its column. A usual convention that no cell confirms
 * applies only if it is the first interpretation of an ambiguous cell.
 */
export function chooseText<Convention>(
  [first, second]: Interpretations<Convention>,
  { decided, usual }: { readonly decided: Convention | undefined; readonly usual?: Convention | undefined },
): ChosenText {
  const expected = decided ?? usual
  const isExpected = ({ convention }: Interpretation<Convention>) =>
    convention === null || expected === undefined || convention === expected
  if (second === undefined) return isExpected(first) ? first : { reason: 'contradiction' }
  if (expected === undefined) return { reason: 'ambiguous' }
  if (isExpected(first)) return first
  return decided === undefined ? { reason: 'ambiguous' } : second
}

/** Groups of three digits separated by spaces or apostrophes, which are not decimal marks. */
const SPACED = /^([-+]?\d{1,3}(?:([ \u00A0\u2007\u2009\u202F'’])\d{3})(?:\2\d{3})*)(?:([.,])(\d+))?$/
/** Groups with one mark, decimals with the other. */
const GROUPED = /^([-+]?\d{1,3}(?:([.,])\d{3})(?:\2\d{3})*)(?!\2)([.,])(\d*)$/
/** More than one group, so that the mark cannot be a decimal mark. */
const GROUPS = /^[-+]?\d{1,3}([.,])\d{3}(?:\1\d{3})+$/
/** One mark. */
const MARKED = /^([-+]?\d*)([.,])(\d*(?:[eE][-+]?\d+)?)$/

function otherMark(mark: string): DecimalMark {
  return mark === ',' ? '.' : ','
}

function markOf(text: string | undefined): DecimalMark | null {
  return text === '.' || text === ',' ? text : null
}

/** Moves the minus sign before the digits. Some programs write it after them, or as a dash. */
function withSignFirst(cell: string): string {
  const text = cell.replace(/^[−–]\s?(?=[\d.,])/, '-')
  return /^\d.*-$/.test(text) ? `-${text.slice(0, -1).trimEnd()}` : text
}

function digitsOf(grouped: string): string {
  return grouped.replace(/[^\d+-]/g, '')
}

/**
 * Interprets the cell of a number: with its decimal mark, and without separators of thousands. `1.234` has two
 * interpretations, the mark as decimal mark first. A cell of no known form stays as it is.
 */
export function numberInterpretations(cell: string): Interpretations<DecimalMark> {
  const text = withSignFirst(cell)
  if (/^[-+\d]*$/.test(text)) return soleInterpretation(text)
  const [, grouped, , mark, decimals] = SPACED.exec(text) ?? GROUPED.exec(text) ?? []
  if (grouped !== undefined) {
    return soleInterpretation(`${digitsOf(grouped)}${decimals === undefined ? '' : `.${decimals}`}`, markOf(mark))
  }
  const [, separator] = GROUPS.exec(text) ?? []
  if (separator !== undefined) return soleInterpretation(digitsOf(text), otherMark(separator))
  const [, before = '', only, after = ''] = MARKED.exec(text) ?? []
  const decimal = markOf(only)
  if (decimal === null) return soleInterpretation(text)
  const read = { convention: decimal, text: `${before}.${after}` }
  const mayBeGroups = /^[-+]?[1-9]\d{0,2}$/.test(before) && /^\d{3}$/.test(after)
  return mayBeGroups ? [read, { convention: otherMark(decimal), text: `${before}${after}` }] : [read]
}

const MIDNIGHT = /[ T]0?0:00(?::00(?:\.0+)?)?$/
const YEAR_FIRST = /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})$/
const COMPACT = /^((?:19|20)\d\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/
/** Dates with points always have the day first. */
const POINTED = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/
const SLASHED = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/
const MONTHS = 12

function isoDate(year: string, month: string, day: string): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/**
 * Interprets the cell of a date as ISO 8601. `01/02/2025` has two interpretations, the day first before the month first.
 * A time of midnight is dropped. A cell of no known form stays as it is.
 */
export function dateInterpretations(cell: string): Interpretations<DateOrder> {
  const text = cell.replace(MIDNIGHT, '')
  const [, year, month = '', day = ''] = YEAR_FIRST.exec(text) ?? COMPACT.exec(text) ?? []
  if (year !== undefined) return soleInterpretation(isoDate(year, month, day))
  const [, first = '', second = '', ofPoints] = POINTED.exec(text) ?? []
  if (ofPoints !== undefined) return soleInterpretation(isoDate(ofPoints, second, first))
  const [, one = '', other = '', ofSlashes] = SLASHED.exec(text) ?? []
  if (ofSlashes === undefined) return soleInterpretation(cell)
  const dayFirst = { convention: 'dmy', text: isoDate(ofSlashes, other, one) } as const
  const monthFirst = { convention: 'mdy', text: isoDate(ofSlashes, one, other) } as const
  if (Number(one) === Number(other)) return soleInterpretation(dayFirst.text)
  if (Number(other) > MONTHS) return [monthFirst]
  return Number(one) > MONTHS ? [dayFirst] : [dayFirst, monthFirst]
}

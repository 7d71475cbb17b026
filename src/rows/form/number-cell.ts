import type { DecimalMark } from './file-form.ts'
import { type Interpretations, unambiguous } from './interpretation.ts'

/** Groups of three digits with spaces or apostrophes between them, which mark no decimals. */
const SPACED = /^([-+]?\d{1,3}(?:([ \u00A0\u2007\u2009\u202F'’])\d{3})(?:\2\d{3})*)(?:([.,])(\d+))?$/
/** Groups with one mark, decimals after the other. */
const GROUPED = /^([-+]?\d{1,3}(?:([.,])\d{3})(?:\2\d{3})*)(?!\2)([.,])(\d*)$/
/** More than one group: the mark cannot be a decimal one. */
const GROUPS = /^[-+]?\d{1,3}([.,])\d{3}(?:\1\d{3})+$/
/** One mark. */
const MARKED = /^([-+]?\d*)([.,])(\d*(?:[eE][-+]?\d+)?)$/

function otherMark(mark: string): DecimalMark {
  return mark === ',' ? '.' : ','
}

function markOf(text: string | undefined): DecimalMark | null {
  return text === '.' || text === ',' ? text : null
}

/** A minus sign before the digits, where some programs write it behind them or as a dash. */
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
  if (/^[-+\d]*$/.test(text)) return unambiguous(text)
  const [, grouped, , mark, decimals] = SPACED.exec(text) ?? GROUPED.exec(text) ?? []
  if (grouped !== undefined) {
    return unambiguous(`${digitsOf(grouped)}${decimals === undefined ? '' : `.${decimals}`}`, markOf(mark))
  }
  const [, separator] = GROUPS.exec(text) ?? []
  if (separator !== undefined) return unambiguous(digitsOf(text), otherMark(separator))
  const [, before = '', only, after = ''] = MARKED.exec(text) ?? []
  const decimal = markOf(only)
  if (decimal === null) return unambiguous(text)
  const read = { convention: decimal, text: `${before}.${after}` }
  const mayBeGroups = /^[-+]?[1-9]\d{0,2}$/.test(before) && /^\d{3}$/.test(after)
  return mayBeGroups ? [read, { convention: otherMark(decimal), text: `${before}${after}` }] : [read]
}

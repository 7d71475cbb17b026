import { findCurrency } from '../words/currency-words.ts'
import type { DecimalMark } from './file-form.ts'
import { type Interpretations, soleInterpretation } from './interpretations.ts'

/** Groups of three digits separated by spaces or apostrophes, which are not decimal marks. */
const SPACED = /^([-+]?\d{1,3}(?:([ \u00A0\u2007\u2009\u202F'’])\d{3})(?:\2\d{3})*)(?:([.,])(\d+))?$/
/** Groups with one mark, decimals with the other. */
const GROUPED = /^([-+]?\d{1,3}(?:([.,])\d{3})(?:\2\d{3})*)(?!\2)([.,])(\d*)$/
/** More than one group, so that the mark cannot be a decimal mark. */
const GROUPS = /^[-+]?\d{1,3}([.,])\d{3}(?:\1\d{3})+$/
/** Indian groups of two digits before the last three: '1,23,456.78'. */
const INDIAN = /^([-+]?\d{1,2}(?:,\d{2})+,\d{3})(?:\.(\d*))?$/
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

/** Interprets digits with their marks; a text of no known form stays as it is. */
function digitInterpretations(cell: string): Interpretations<DecimalMark> {
  const text = withSignFirst(cell)
  if (/^[-+\d]*$/.test(text)) return soleInterpretation(text)
  const [, grouped, , mark, decimals] = SPACED.exec(text) ?? GROUPED.exec(text) ?? []
  if (grouped !== undefined) {
    return soleInterpretation(`${digitsOf(grouped)}${decimals === undefined ? '' : `.${decimals}`}`, markOf(mark))
  }
  const [, lakhs, fraction] = INDIAN.exec(text) ?? []
  if (lakhs !== undefined) return soleInterpretation(`${digitsOf(lakhs)}${fraction ? `.${fraction}` : ''}`, '.')
  const [, separator] = GROUPS.exec(text) ?? []
  if (separator !== undefined) return soleInterpretation(digitsOf(text), otherMark(separator))
  const [, before = '', only, after = ''] = MARKED.exec(text) ?? []
  const decimal = markOf(only)
  if (decimal === null) return soleInterpretation(text)
  const read = { convention: decimal, text: `${before}.${after}` }
  const mayBeGroups = /^[-+]?[1-9]\d{0,2}$/.test(before) && /^\d{3}$/.test(after)
  return mayBeGroups ? [read, { convention: otherMark(decimal), text: `${before}${after}` }] : [read]
}

/** A number and the text that is written around it. */
export interface AdornedNumber {
  /** The number with its sign first. */
  readonly digits: string
  /** The currency or unit next to the digits, as written; undefined without one. */
  readonly adornment: string | undefined
}

/** Characters of a number without anything around it. */
const PLAIN = /^[-+−–]?[\d.,'’\s\u202F]*(?:[eE][-+]?\d+|\s?-)?$/
const DIGITS = "(?:\\d[\\d.,'’\\s\\u202F]*|[.,]\\d+)"
const WORD = '[^\\d\\s.,+\\-−–()\'’"/][^\\d\\s()+−–-]*'
/** A sign, a currency before or a unit after the digits, and a sign after them. */
const ADORNED = new RegExp(
  `^(?<first>[-−–+])?\\s?(?<before>${WORD})?\\s*(?<second>[-−–+])?\\s?(?<digits>${DIGITS})(?<third>[-−–])?(?:\\s*(?<after>${WORD}(?:[23](?!\\d))?(?: ${WORD}| \\(${WORD}\\))?)\\s*(?<fourth>[-−–])?)?$`,
)
const BRACKETS = /^(?<before>[^\d()]*)\(\s*(?<inner>[^()]*\d[^()]*?)\s*\)(?<after>[^\d()]*)$/
/** Credit and debit after an amount. */
const CREDIT = /^(?<amount>.*\d.*?)\s*(?<mark>CR|DR)\.?$/i

function countMinus(signs: readonly (string | undefined)[]): number {
  return signs.filter((sign) => sign !== undefined && sign !== '+').length
}

/** A price after a quantity: '120 kWh @ 0.30', '40 l @ £1.45/l'. */
const PRICE =
  /\s*@\s*[-−]?(?:\p{Sc}|[A-Z]{3})?\s?\d[\d.,]*\s*(?:\p{Sc}|[A-Z]{3}|p|ct|cents?|pence)?(?:\s*(?:\/|per)\s*\p{L}[\p{L}\d]*)?$/u

/** Removes the price behind a quantity with a unit. An amount of money with a price is no quantity. */
function withoutPrice(cell: string): string {
  const quantity = cell.replace(PRICE, '')
  const [unit] = /\p{L}[\p{L}\d³]*$/u.exec(quantity) ?? []
  return unit === undefined || findCurrency(unit) !== undefined ? cell : quantity
}

/** Splits a number from its currency or unit; undefined if the text is no number. */
function splitAdornedNumber(text: string): AdornedNumber | undefined {
  const { first, before, second, digits, third, after, fourth } = ADORNED.exec(text)?.groups ?? {}
  const signs = [first, second, third, fourth]
  if (digits === undefined || (before !== undefined && after !== undefined) || countMinus(signs) > 1) return undefined
  return { digits: `${countMinus(signs) === 1 ? '-' : ''}${digits.trim()}`, adornment: before ?? after }
}

function negateText({ digits, adornment }: AdornedNumber): AdornedNumber | undefined {
  return digits.startsWith('-') ? undefined : { digits: `-${digits}`, adornment }
}

/**
 * Reads a number as ledgers and exports write it: `€ 1.200,50`, `(1,200.50)`, `12.00 CR`, `45 kWh`. Brackets and CR mean
 * a negative amount. Undefined for a text that is no number, and for a number with two signs.
 */
export function readAdornedNumber(cell: string): AdornedNumber | undefined {
  const text = withoutPrice(cell.trim())
  if (PLAIN.test(text)) return /\d/.test(text) ? { digits: text, adornment: undefined } : undefined
  const bracketed = BRACKETS.exec(text)?.groups
  if (bracketed !== undefined) {
    const inner = splitAdornedNumber(`${bracketed.before ?? ''}${bracketed.inner ?? ''}${bracketed.after ?? ''}`)
    const read = inner === undefined ? undefined : negateText(inner)
    if (read !== undefined) return read
  }
  const credit = CREDIT.exec(text)?.groups
  if (credit !== undefined) {
    const amount = readAdornedNumber(credit.amount ?? '')
    return amount !== undefined && credit.mark?.toUpperCase() === 'CR' ? negateText(amount) : amount
  }
  return splitAdornedNumber(text)
}

/**
 * Interprets the cell of a number: with its decimal mark, without separators of thousands, and without a currency or a
 * unit next to it. `1.234` has two interpretations, the mark as decimal mark first. A cell of no known form stays as it
 * is.
 */
export function numberInterpretations(cell: string): Interpretations<DecimalMark> {
  const adorned = PLAIN.test(cell) ? undefined : readAdornedNumber(cell)
  return adorned === undefined ? digitInterpretations(cell) : digitInterpretations(adorned.digits)
}

/** True for an amount below zero, as files write it: '-12.50', '(12.50)', '12.50-'. */
export function isBelowZero(cell: string): boolean {
  const digits = readAdornedNumber(cell)?.digits ?? ''
  return /^[-−–]|[-−–]$/.test(digits) && /[1-9]/.test(digits)
}

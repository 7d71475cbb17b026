import { getOrCompute } from '../../../base/index.ts'
import { foldName } from '../../../core/countries/index.ts'

/** A refrigerant's number with its letters: 'r 134a', 'hfc134a'. */
const REFRIGERANTS = /\b(?:r|hfc|hcfc|cfc|hfo|pfc) ?(\d{2,4}[a-z]{0,3})\b/g
/** A number written together with its unit: '33t'. */
const MEASURES = /\b(\d+)(t|kg|km|kwh|mwh|mi|l|tonnes?|tons?|miles?)\b/g
/** A bound without another one, as publishers write it: '(>33t)', but not '(>3.5 - 33t)'. */
const BOUNDS = /([<>])(?==? ?[\d.]+ ?[a-z]*\))/g
/** Tonnes after a number: '33 t'. */
const TONNES = /\b(\d+) t\b/g

/**
 * Returns the words of a text, folded by `foldName`, with numbers separated from units, and refrigerants by their
 * number.
 */
export function foldedWords(text: string): string[] {
  return foldName(text.replace(BOUNDS, (sign) => (sign === '>' ? ' over ' : ' under ')))
    .replace(REFRIGERANTS, 'r$1')
    .replace(MEASURES, '$1 $2')
    .replace(TONNES, '$1 tonne')
    .split(' ')
    .filter((word) => word !== '')
}

/** Returns the singular of an English plural, by its ending. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is|\ds)$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return /(?:x|ch|sh|ss|bus|gas)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}

/** The words of a text as they are compared: in the singular ('HFC-134a' and 'R 134A' are 'r134a', '33t' is '33', 't'). */
export function comparedWords(text: string): string[] {
  return foldedWords(text).map(singular)
}

/** Returns a `comparedWords` that remembers its texts, for names that repeat each other's parts. */
export function rememberingWords(): (text: string) => readonly string[] {
  const remembered = new Map<string, readonly string[]>()
  return (text) => getOrCompute(remembered, text, comparedWords)
}

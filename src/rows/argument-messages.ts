import { OPTION_PATTERN, withoutOptions } from './advice.ts'

/**
 * The sentences about rows that speak of options of the program and of files, for those who send rows as arguments: over
 * HTTP, and assistants. The sentences are shared with the command line, so they are changed here, at the edge.
 */
const READ_AS: readonly (readonly [pattern: RegExp, text: string])[] = [
  [new RegExp(` Then pass ${OPTION_PATTERN}`, 'g'), ''],
  [/the file has no such column, and this row needs it: /, 'is missing; send it: '],
  [new RegExp(`, or name one for all rows, like ${OPTION_PATTERN}`, 'g'), ''],
  [new RegExp(`(?: in place of [A-Z]+)?[,:](?: like)? ${OPTION_PATTERN}`, 'g'), ''],
  [
    /fill in country, or pass a country for all new sites \(--country GB\)/,
    'send country, for the row or for all new sites',
  ],
  [/in the column priceYear, or pass --price-year \d+(?: instead of \d+)? for the file/, 'as priceYear'],
  [/set priceYear \(--price-year\)/, 'set priceYear'],
  [/pass --allow-credits for credit notes/, 'set allowCredits to true for credit notes'],
  [/needs the country of the row.*/, 'needs country in the row'],
  [/; otherwise pass --decimal point/, ''],
  [/pass --decimal comma or --decimal point/, 'write it with a decimal point and without separators of thousands'],
  [/pass --date-format dmy or --date-format mdy/, 'write dates as 2025-01-31'],
  [/ or\s+--category\s+with\s+one\s+of\s+/, ' or set category to one of '],
  [/; --all prints them/, '; a larger limit lists them'],
  [/ \(--factors\)/g, ' (the person who configures the server names a file of own factors)'],
  [/; write traces by tonne calculate FILE --traces FILE/, '; send a trace as calculate returns it'],
  [/; see tonne verify trace/, '; verify lists what differs'],
  [/is not a field of this record; leave it out/, 'is not known here; leave it out'],
  [/ \(tonne calculate --help lists them\)/g, ' (the schema of the tool lists them)'],
]

/** Rewrites a sentence of the program for someone who sends arguments. */
export function toArgumentMessage(message: string): string {
  return withoutOptions(READ_AS.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), message))
}

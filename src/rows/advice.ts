import { type ErrorCode, show, type Violation } from '../core/errors/index.ts'
import type { InputColumn } from './columns.ts'

/**
 * Options of the program in sentences of advice. Every sentence about rows prints its options by `optionText`, so that the
 * printed text works when it is typed. A word in capitals, such as COLUMN or COUNTRY, has to be replaced by the reader.
 */

/** An option of the program with its value; a flag has none. */
export interface CommandOption {
  readonly name: string
  readonly value?: string
}

/** A sentence of advice, with the option that answers it if it has one plain answer. */
export interface AdvisedMessage {
  readonly message: string
  readonly answer?: CommandOption | undefined
}

/** The words in capitals that advice leaves to the reader. */
export const PLACEHOLDERS = [
  'COLUMN',
  'COUNTRY',
  'CURRENCY',
  'FUEL',
  'MATERIAL',
  'MONTH',
  'NAME',
  'PURCHASE',
  'UNIT',
  'WORD',
  'YEAR',
] as const

/** True for a value that has a word in capitals to replace: '=unit:UNIT'. */
export function hasPlaceholder(value: string): boolean {
  return PLACEHOLDERS.some((word) => value === word || new RegExp(`[:=]${word}$|^${word}=`).test(value))
}

/** Characters that a shell changes between double quotes. */
const CHANGED_IN_QUOTES = /["$`\\!]/

/** Writes a word for a shell: as it is, in double quotes, or in single quotes if it has characters that a shell changes. */
export function shellWord(text: string): string {
  if (/^[\w@%+:,./-]+$/.test(text)) return text
  return CHANGED_IN_QUOTES.test(text) ? `'${text.replaceAll("'", "'\\''")}'` : `"${text}"`
}

/** Writes an option as it is typed: '--map "Menge=value"'. */
export function optionText({ name, value }: CommandOption): string {
  return value === undefined ? `--${name}` : `--${name} ${shellWord(value)}`
}

/** The source of a pattern for an option with a value as `optionText` writes it: '--map "Menge=value"'. */
export const OPTION_PATTERN = String.raw`--[a-z-]+ (?:"[^"]*"|'(?:[^']|'\\'')*'|[\w@%+=:,./-]*[\w@%+=:/-])`

/** A clause with an option, from the semicolon before it. */
const CLAUSE_WITH_OPTION = /;(?:[^;"']|"[^"]*"|'(?:[^']|'\\'')*')*--[a-z](?:[^;"']|"[^"]*"|'(?:[^']|'\\'')*')*/g

/** Leaves out the clauses of a sentence that propose an option, for readers who have no command line. */
export function withoutOptions(message: string): string {
  return message.replaceAll(CLAUSE_WITH_OPTION, '')
}

/** Creates the option that gives a header or a word its meaning; '' as `from` means empty cells. */
export function mapOption(from: string, to: string): CommandOption {
  return { name: 'map', value: `${from.trim().replaceAll(/\s+/g, ' ')}=${to}` }
}

/** Writes the option that gives a header or a word its meaning. */
export function mapText(from: string, to: string): string {
  return optionText(mapOption(from, to))
}

/** The advice about two columns with one meaning: the options that leave one of them out. */
export function adviseOneColumn(headers: readonly string[]): string {
  const options = [...new Set(headers.map((header) => mapText(header, '')))]
  if (options.length < headers.length) return 'rename one of them in the file, or delete it there'
  return `leave one of them out: pass ${options.join(' or ')}`
}

/** The parts of a violation for the sentence that replaces its message. */
interface Advised extends Pick<Violation, 'expected' | 'received' | 'message'> {
  /** The cell of its column. */
  readonly text: string
  /** The same as written in the file. */
  readonly raw: string
  /** The column of the file that has the cell; undefined for objects. */
  readonly ofFile: InputColumn | undefined
  readonly activity: string | undefined
  readonly isOfPassengers: boolean
  /** The latest year of prices that an option names. */
  readonly latestPriceYear: number | undefined
  readonly billed: BilledAmount | undefined
}

/** Advises to state an earlier year of prices, if a later year than the last published one is the cause. */
function adviseYear(problem: string, { expected, latestPriceYear }: Advised): AdvisedMessage {
  const own = 'name a factor of your own per money of that year (--factors)'
  const [, last] = /^a year of prices up to (\d+)$/.exec(expected ?? '') ?? []
  if (last === undefined) return { message: `${problem}; ${own}` }
  const isLater = latestPriceYear !== undefined && latestPriceYear > Number(last)
  const instead = isLater ? ` instead of ${latestPriceYear}` : ''
  const answer = { name: 'price-year', value: last }
  const message = `${problem}; write ${last}, the last year with figures, in the column priceYear, or pass ${optionText(answer)}${instead} for the file, which leaves out the change of prices since; or ${own}`
  return { message, answer }
}

const CREDITS: CommandOption = { name: 'allow-credits' }
/** One message for all negative rows of a file. */
function negativeOf(activity: string | undefined): string {
  const fedIn =
    activity === 'electricity'
      ? ' electricity that was fed into the grid is not subtracted, so leave its rows out;'
      : ''
  return `must not be negative;${fedIn} pass ${optionText(CREDITS)} for credit notes, refunds and corrections, which then reduce the total`
}

/** The same for an amount whose column or document makes it a credit. */
const CREDIT = `is a credit, by its column or its document; pass ${optionText(CREDITS)} for credit notes and refunds, which then reduce the total`

/** A bill below zero, which gave its quantity a minus. */
interface BilledAmount {
  readonly raw: string
  readonly header: string
}

/** The same for a quantity whose bill is below zero: a credit note, or money that came back for another reason. */
function billedAdvice({ raw, header }: BilledAmount): string {
  return `is taken back, because ${show(header)} is ${show(raw)}; pass ${optionText(CREDITS)} for credit notes and refunds, which then reduce the total; or, if only money came back, leave the amounts out: pass ${mapText(header, '')}`
}

/** A quantity below zero. */
export interface Negative {
  readonly raw: string | undefined
  readonly activity: string | undefined
  readonly billed: BilledAmount | undefined
}

/** Advises on a quantity below zero. */
export function negativeAdvice({ raw, activity, billed }: Negative): AdvisedMessage {
  if (billed !== undefined) return { message: billedAdvice(billed), answer: CREDITS }
  const message = raw === undefined || /[-−–(]/.test(raw) ? negativeOf(activity) : CREDIT
  return { message, answer: CREDITS }
}

/** The most places of one name that options are printed for. */
const PLACES_MAX = 3

/** Advises on a name of several places or of a closed airport: the options that read it as one of those expected. */
function advisePlaces({ message, expected, raw, ofFile }: Advised): string {
  if (expected === undefined || ofFile === undefined) return message
  const options = expected
    .split('; ')
    .slice(0, PLACES_MAX)
    .map((place) => mapText(raw, `${ofFile}:${place}`))
  return `${message}; for all rows of the name, pass ${options.join(' or ')}`
}

/** A number as many countries write their postcodes: '90210', '60601-1234'. */
const POSTCODE = /^\d{3,6}(?:-\d{3,4})?$/

/** Advises on a number in place of a point, which may be a postcode. */
function advisePoint({ raw, message }: Advised): string {
  if (!POSTCODE.test(raw.trim())) return message
  return 'is one number; if it is a postcode, pass --postcodes with the file of its country from GeoNames, and write the country after it, like "90210, US"; a point takes two numbers, latitude and longitude, like "52.52, 13.405"'
}

/** Messages for users of the program, in place of the library's messages for programmers. */
export const ADVICE: Partial<Record<ErrorCode, (advised: Advised) => string | AdvisedMessage>> = {
  ambiguous_place: advisePlaces,
  place_not_found: advisePlaces,
  invalid_coordinates: advisePoint,
  exchange_rate_missing: (advised) =>
    adviseYear(
      `no exchange rate is published for ${advised.received} between the currency of the row and that of its factor`,
      advised,
    ),
  price_index_missing: (advised) =>
    adviseYear(`no price index is published from ${advised.received} to the year of the factor`, advised),
  unknown_currency: ({ text }) =>
    `${text} has no published exchange rates; name a factor of your own per ${text} of the year (--factors)`,
  must_be_positive: ({ text, isOfPassengers, message }) =>
    isOfPassengers
      ? `${show(text)} is no number of travellers; write how many travelled, or leave the row out if nobody did`
      : message,
  must_be_non_negative: negativeAdvice,
  factor_incomplete: ({ text }) =>
    `${text} contains only some of the gases and cannot be used on its own; for a vehicle, name the row with the other gases in distanceFactor`,
}

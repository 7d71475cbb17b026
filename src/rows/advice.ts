import { keysOf } from '../base/index.ts'
import { ACTIVITY_KINDS, type ActivityKind, columnRule, type InputColumn } from './columns.ts'
import type { FileForm } from './form/file-form.ts'

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

const COUNTRY: CommandOption = { name: 'country', value: 'COUNTRY' }

/** Columns whose word one option can name for all rows, with what the reader writes in place of the word in capitals. */
const WORDS_OF_FILE: Readonly<Partial<Record<InputColumn, string>>> = {
  activity: 'the activity',
  unit: 'the unit of the values',
  currency: 'the code of the currency',
  mode: 'the means of transport',
  gwp: 'the GWP set',
  treatment: 'the treatment',
  vehicle: 'the kind of the vehicle',
}

/** Lists the activities that the columns of a file allow. */
function possibleActivities({ headers = {}, isOfMoney = false }: FileForm): readonly ActivityKind[] {
  if (isOfMoney) return ['spend']
  const columns = keysOf(headers)
  return ACTIVITY_KINDS.filter((kind) => columns.every((column) => columnRule(column).of.includes(kind)))
}

/** Distances of cars count in different scopes. */
const OWNERS_OF_CARS = `say whose cars drove: ${mapText('', 'activity:trip')} and ${mapText('', 'mode:CAR')} if employees claim mileage for their own cars (Scope 3), or ${mapText('', 'activity:vehicle')} for cars of the company (Scope 1)`

/** The advice to name the days of all rows. */
const DAYS_OF_FILE = `; name the column with the days in place of NAME: ${mapText('NAME', 'start')}, or pass ${optionText({ name: 'year', value: 'YEAR' })} with their year if all rows are of one year`

/** The word of a column that the file itself states for all rows; undefined if it states none. */
function statedWord(
  column: InputColumn,
  form: FileForm,
): { readonly word: string; readonly because: string } | undefined {
  if (column === 'unit' || column === 'currency') {
    const stated = form.stated?.[column]
    return stated && { word: stated.text, because: `if it is ${stated.text}, as line ${stated.line} says` }
  }
  const [kind, ...others] = column === 'activity' ? possibleActivities(form) : []
  if (kind === undefined || others.length > 0) return undefined
  return { word: kind, because: `if each row is ${kind}, as the columns say` }
}

/** The row whose cell is missing. */
interface MissingCell {
  readonly form: FileForm
  /** True if the row has the distance of a vehicle. */
  readonly isOfDistance: boolean
}

/** The advice to name a word for all rows: the one that the file states, or a word in capitals. */
export function adviseMissing(column: InputColumn, { form, isOfDistance }: MissingCell): AdvisedMessage {
  if (column === 'start') return { message: DAYS_OF_FILE }
  if (column === 'activity' && isOfDistance) return { message: `; add it, or ${OWNERS_OF_CARS}` }
  if (columnRule(column).kind === 'country') {
    // the country of the company is not that of a hotel
    const answer = column === 'country' ? COUNTRY : mapOption('', `${column}:COUNTRY`)
    const rows = column === 'country' ? 'all rows' : 'all rows without a place'
    return {
      message: `; add it, or name the country of ${rows}: ${optionText(answer)}, with its code in place of COUNTRY`,
      answer,
    }
  }
  const stated = statedWord(column, form)
  if (stated !== undefined) {
    const answer = mapOption('', `${column}:${stated.word}`)
    return { message: `; ${stated.because}, pass ${optionText(answer)}`, answer }
  }
  const content = WORDS_OF_FILE[column]
  if (content === undefined) return { message: '; add it' }
  const kinds = possibleActivities(form)
  const listed = column === 'activity' ? `one of ${(kinds.length === 0 ? ACTIVITY_KINDS : kinds).join(', ')}` : content
  const word = column === 'unit' ? 'UNIT' : 'WORD'
  const answer = mapOption('', `${column}:${word}`)
  return {
    message: `; add it, or name one for all rows: ${optionText(answer)}, with ${listed} in place of ${word}`,
    answer,
  }
}

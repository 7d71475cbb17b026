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

import { activityLabel, choiceLabel, columnLabel } from '../../../../core/display/index.ts'
import {
  columnHelp,
  columnRule,
  INPUT_COLUMN_NAMES,
  type InputColumn,
  isInputColumn,
  OPTION_PATTERN,
} from '../../../../rows/index.ts'

/** The advice about negative quantities. */
export const CREDITS_ADVICE =
  'choose “credits” for “negative quantities” if they are credit notes or refunds, or leave the row out'
/** The advice about a negative quantity that cannot be a credit. */
export const NO_CREDIT = '“credits” do not apply to it; leave the row out, or write the quantity of what took place'

/** A word as a shell takes it. */
const SHELL_WORD = `(?:"[^"]*"|'(?:[^']|'\\\\'')*'|[^\\s()]+)`
const CHOOSE_MEANING = 'choose its meaning among the columns'
const FOR_ALL_ROWS = 'for all rows under “for rows that do not say”'

/** The value of 'activity:vehicle' as the page offers it: “Company vehicles”. Free words stay as they are. */
function valueWords(meaning: string): string {
  const [column = '', value = ''] = meaning.split(/:(.*)/)
  return column === 'activity' ? `“${activityLabel(value)}”` : value
}

/**
 * Says what an option does as a choice of the page: 'pass --map Month=start' chooses a column, and a word for a cell is to be
 * written, since it has no control.
 */
function mapAdvice(passed: string): string {
  const [, start, name, meaning = ''] = /^(pass|or|and) --map ["']?([^=]*)=(.*?)["']?$/.exec(passed) ?? []
  if (name === undefined) return passed
  if (start !== 'pass') return `${start} ${mapAdvice(passed.replace(/^\w+/, 'pass'))}`
  if (name === '') return `choose ${valueWords(meaning)} ${FOR_ALL_ROWS}`
  if (meaning === '') return 'choose “not used”'
  if (meaning.includes(':')) return `write “${meaning.replace(/^\w+:/, '')}” in its place`
  return `choose “${isInputColumn(meaning) ? columnLabel(meaning) : meaning}” as its meaning`
}

/** The names of options on the page, for sentences that no rule above knows. */
const OPTION_WORDS: Readonly<Record<string, string>> = {
  ...{ map: 'the mapping', sheet: '“sheet”', year: '“year”', 'price-year': '“year of the prices”' },
  'year-starts': '“financial years begin in”',
  ...{ 'header-row': '“line of the header”', decimal: '“decimal mark”', 'date-format': '“order of dates”' },
  ...{ 'end-date': '“ends are”', unpivot: '“rows”', country: '“country”', factors: 'your own factors' },
  ...{ 'allow-credits': '“negative quantities”', encoding: 'the encoding', 'ignore-unknown-columns': '“not used”' },
}
const OPTION = /(?<![\w-])--([a-z][a-z-]*)/g

/** Words of the program for settings, and the words of the page. */
const PAGE_WORDS: readonly (readonly [from: RegExp, to: string | ((...parts: string[]) => string)])[] = [
  [new RegExp(` Then pass ${OPTION_PATTERN}`, 'g'), ''],
  [new RegExp(`; (?:name the word that is meant|write the code) in place of [A-Z]+: ${OPTION_PATTERN}`, 'g'), ''],
  [/, or pass --format ndjson/g, ''],
  [/; asked: [^.]*\. (?:Import [^.]* and pass it on as a gazetteer\. )?/g, '. '],
  [/, or give the distance, or add the place to your own table or a resolver/g, ', or fill in distanceKm'],
  [new RegExp(`[;,] or leave its rows out: pass ${OPTION_PATTERN}`, 'g'), ', or leave its rows out'],
  [new RegExp(` \\(tonne factors ${SHELL_WORD} [^()]*\\)`, 'g'), ''],
  [new RegExp(`, or look it up: tonne factors ${SHELL_WORD}`, 'g'), ''],
  [
    new RegExp(`name the column with the (\\w+), such as (.*?), in place of NAME: ${OPTION_PATTERN}`, 'g'),
    'choose the meaning of the column with the $1, such as $2',
  ],
  [/--map names the column/g, 'the mapping names the column'],
  [/, or pass --header-row (\d+)/g, ', or enter $1 as “line of the header”'],
  [/pass --header-row with its number/g, 'enter its number as “line of the header”'],
  [/as --header-row (\d+) says/g, 'although $1 was entered as “line of the header”'],
  [/pass --year YEAR with their year/g, 'enter their “year”'],
  [
    /pass --year-starts MONTH with their first month, like --year-starts (\w+)/g,
    'enter their first month, like $1, as “financial years begin in”',
  ],
  [/pass --year-starts (\w+:begins)/g, 'enter $1 as “financial years begin in”'],
  [/--year-starts must be/g, '“financial years begin in” must be'],
  [/--year must be/g, 'the “year” must be'],
  [/--price-year must be/g, 'the “year of the prices” must be'],
  [/--header-row must be/g, 'the “line of the header” must be'],
  [/pass --sheet with one of/g, 'choose one of'],
  [/pass --sheet "[^"]*" to read/g, 'choose it as the “sheet” to read'],
  [/; otherwise pass --decimal point/g, '; otherwise choose another “decimal mark”'],
  [/pass --decimal comma or --decimal point/g, 'choose the “decimal mark”'],
  [/pass --date-format dmy or --date-format mdy/g, 'choose the “order of dates”'],
  [/; otherwise pass --end-date (?:inclusive|exclusive)/g, '; otherwise choose how “ends” are meant'],
  [/, as --end-date says/g, ', as chosen'],
  [/, or pass a country for all new sites \(--country GB\)/g, ', or choose a country for new sites'],
  [
    new RegExp(
      `; if (?:a number depends on it|it is \\w+), (?:pass|name its meaning(?:, such as value,)? in place of COLUMN:) ${OPTION_PATTERN}(?: \\(tonne calculate --help lists the columns\\))?; if no number depends on it, leave it out: pass ${OPTION_PATTERN}`,
      'g',
    ),
    '; choose its meaning above, or “not used” if no number depends on it',
  ],
  [/pass --unpivot (?:"([^"]*)"|(\S+))/g, 'choose “rows” for these columns ($1$2)'],
  [
    new RegExp(`(leave (?:it|one of them|the \\w+) out): pass ${OPTION_PATTERN}(?: or ${OPTION_PATTERN})*`, 'g'),
    '$1 by choosing “not used”',
  ],
  [
    /say of each of its words whether its rows count: .*?, or the other way round/g,
    'choose for each of its words whether its rows count',
  ],
  [/pass the encoding in which its words are right: .*; or save it as UTF-8/g, 'save it as UTF-8'],
  [/; name its encoding by --encoding, or save it as UTF-8/g, '; save it as UTF-8'],
  [
    /the file, or an option that decides how it is read, is not the one that was previewed as \w+; preview it again/g,
    'the file changed since its rows were checked, so nothing was imported; check the rows again',
  ],
  [
    /pass --allow-credits for credit notes(?:, refunds and corrections| and refunds), which then reduce the total/g,
    CREDITS_ADVICE,
  ],
  [/, or write a quantity with a factor for urea of your own \(--factors\)/g, ''],
  [/, or name a factor of your own \(--factors\)/g, ''],
  [
    /name (?:one|the factor) by its key(?:, or add your own to a catalogue)?/g,
    'type other words in this field, and choose a factor from its list',
  ],
  [
    /; if it is another one, pass --map "?=\w+:WORD"? with one of .* in place of WORD/g,
    `; otherwise choose it ${FOR_ALL_ROWS}`,
  ],
  [
    /or name the country of all rows: --country COUNTRY, with its code in place of COUNTRY/g,
    'or choose a country “for rows that do not say”',
  ],
  [
    /or name the country of all rows without a place: --map "=hotelCountry:COUNTRY", with its code in place of COUNTRY/g,
    `or choose it ${FOR_ALL_ROWS}`,
  ],
  [/: pass --country COUNTRY with its code, like AU/g, ', chosen “for rows that do not say”'],
  [/or name one for all rows: --map "?=\w+:[A-Z]+"?, with .* in place of [A-Z]+/g, `or choose it ${FOR_ALL_ROWS}`],
  [
    /write (\d+), the last year with figures, in the column priceYear, or pass --price-year \d+ for the file, which/g,
    'choose $1, the last year with figures, as “year of the prices”, which',
  ],
  [/^value is in /, 'the quantity is in '],
  [/\bthe file has no such column, and this row needs it: /, 'missing: '],
  [
    /ISO 3166-1 alpha-2 code of the place, or ISO 3166-2 of a part of it: GB, US, DE, AU-NSW; for spend, of the supplier;.*?no place has one/,
    'country, or a part of one, such as GB, Germany or AU-NSW; for money that was spent, that of the supplier',
  ],
  [/ is given in biogenicCo2 and is in no total/, ' is listed apart, and is in no total'],
  [/, or in code a bridge of your own \([^)]*\)/, ''],
  [
    /^day after the last day \(default: the start\)$/,
    'last day, or the day after it, as “ends are” below says (default: one day)',
  ],
  [/ \(--(?:factors|year|year-starts)\)/g, ''],
  [/name the columns by --map/g, 'choose the meaning of the columns'],
  [/name the encoding of the file by --encoding, or save it/g, 'save it'],
  [/ \(tonne calculate --help lists the columns\)/g, ''],
  [/; tonne calculate --help lists the columns/g, '; choose one of the list'],
  [
    new RegExp(
      `(?:name the column with the \\w+(?: of the \\w+)?|name it|name the one that is)(?: in place of NAME:|, like) ${OPTION_PATTERN}`,
      'g',
    ),
    CHOOSE_MEANING,
  ],
  [new RegExp(`remove ${OPTION_PATTERN}`, 'g'), 'choose “not used” for it'],
  [
    new RegExp(`(say whose cars drove): ${OPTION_PATTERN} and ${OPTION_PATTERN} if`, 'g'),
    `$1: choose “${activityLabel('trip')}”, and “${choiceLabel('CAR')}” as the means of transport, if`,
  ],
  [new RegExp(`the same with ${OPTION_PATTERN} if they took taxis`, 'g'), 'the same with taxi if they took taxis'],
  [/pass --postcodes with the file of its country from GeoNames, .*? like "90210, US"/g, 'write the city instead'],
  [new RegExp(` in place of [A-Z]+[,:](?: like)? ${OPTION_PATTERN}(?: ${OPTION_PATTERN})*`, 'g'), ''],
  [new RegExp(`(?:pass|or|and) ${OPTION_PATTERN}`, 'g'), (option) => mapAdvice(option)],
  [new RegExp(`[,:](?: like)? ${OPTION_PATTERN}`, 'g'), ''],
  // what stood in the option goes with it
  [/,? with [^,;:]+ in place of [A-Z]+\d*/g, ''],
  [/(?:^| )in place of [A-Z]{3,}\d*\b/g, ''],
]

/** Writes the names of columns in backticks as people know them. */
function withColumnLabels(help: string): string {
  return help.replaceAll(/`(\w+)`/g, (_, column: string) => `“${columnLabel(column)}”`)
}

/** The descriptions of columns that name other columns, and the same in the words of the page. */
const HELP_WORDS = INPUT_COLUMN_NAMES.flatMap((column): readonly (readonly [from: string, to: string])[] => {
  const { help } = columnRule(column)
  return help.includes('`') ? [[columnHelp(column), withColumnLabels(help)]] : []
})

/** The meaning of a column in a sentence about the reading of a file: 'the column "Volume (L)" is value, in L'. */
const MEANING = /^(the column ".*") is ([a-zA-Z\d]+)(?=, in |: |$)/
/** The activity of a row in a sentence about a cell that it has no use for. */
const OF_ACTIVITY = /\bis not used by (\w+);/

/** The activity of all rows in a sentence about the reading of a file. */
const ACTIVITY_OF_ROWS = /\bthe activity of each row is (\w+)/

/** The column at the beginning of a sentence about the reading of its cells: 'start has the day first', 'mode "Road" is TRUCK'. */
const OF_COLUMN = /^([a-z]\w*)(?= (?:has |is |"))/
/** The reading of a cell at the end of such a sentence, or before its condition. */
const READ_AS = /(?<=^“[^”]*”(?: "[^"]*")? is )(\w+)(?=$| where )/
/** Kilograms with more digits than anybody reads. */
const LONG_KILOGRAMS = /\b\d+\.\d{4,}(?= kg\b)/g

function shortKilograms(digits: string): string {
  return Number(digits).toLocaleString('en-US', { maximumFractionDigits: 3 })
}

/** Writes a sentence about the reading of a column in the words of its label and of its choices. */
function readingWords(message: string): string {
  const [, column = ''] = OF_COLUMN.exec(message) ?? []
  if (!isInputColumn(column)) return message
  const wordOf =
    column === 'activity' ? activityLabel : typeof columnRule(column).kind === 'object' ? choiceLabel : String
  return message.replace(OF_COLUMN, `“${columnLabel(column)}”`).replace(READ_AS, wordOf)
}

/** A column that a row needs: '"Hotel" needs the column nights with …'. */
const NEEDED_COLUMN = /\bneeds the column (\w+)/g

/** A name of two words or more, as programs write it: 'distanceKm'. */
const JOINED_NAME = /\b[a-z]+(?:[A-Z][a-z\d]*)+\b/g

/** Speaks of the controls and columns of the page instead of the options and columns of the program. */
export function pageWords(message: string): string {
  const ofPage = PAGE_WORDS.reduce(
    (text, [from, to]) => (typeof to === 'string' ? text.replace(from, to) : text.replace(from, to)),
    message,
  )
    .replace(OPTION, (_, option: string) => OPTION_WORDS[option] ?? 'the options of the file')
    .replace(MEANING, (_, column: string, meaning: string) => `${column} is “${columnLabel(meaning)}”`)
    .replace(OF_ACTIVITY, (_, activity: string) => `is not used by “${activityLabel(activity)}”;`)
    .replace(ACTIVITY_OF_ROWS, (_, activity: string) => `the activity of each row is “${activityLabel(activity)}”`)
    .replace(LONG_KILOGRAMS, shortKilograms)
    .replace(NEEDED_COLUMN, (all, name: string) => (isInputColumn(name) ? `needs “${columnLabel(name)}”` : all))
  const helped = HELP_WORDS.reduce((text, [from, to]) => text.replace(from, to), ofPage)
  return readingWords(helped).replaceAll(JOINED_NAME, (name) => (isInputColumn(name) ? `“${columnLabel(name)}”` : name))
}

/** Describes a column for people, with its choices. */
export function columnWords(column: InputColumn): string {
  const { kind, help } = columnRule(column)
  const isList = typeof kind === 'object' && column !== 'activity'
  // any spelling of a choice is understood; 'AR5_GWP100' stays as it is written
  const wordOf = (one: string) => (/\d/.test(one) ? one : one.toLowerCase().replaceAll('_', ' '))
  const choices = isList ? ` (${kind.map(wordOf).join(', ')})` : ''
  return `${pageWords(withColumnLabels(help))}${choices}`
}

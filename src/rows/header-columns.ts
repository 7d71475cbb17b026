import { definedFields, editDistance, nearestWords, readItem } from '../base/index.ts'
import type { CsvRecord, TextPosition } from '../core/csv/index.ts'
import { show } from '../core/errors/index.ts'
import { adviseOneColumn, mapOption, mapText, optionText } from './advice.ts'
import { columnRule, type InputColumn, isInputColumn } from './columns.ts'
import { CANONICAL_FORM, type ContentKind, type FileForm, type UnreadColumn } from './form/file-form.ts'
import { proposeUnpivot, unpivotOption } from './form/unpivot-option.ts'
import type { Failure } from './row-failure.ts'
import { COLUMN_WORDS } from './words/column-words.ts'
import { unclearCurrency } from './words/currency-headers.ts'
import { mappedRate, missingDistance } from './words/fleet-headers.ts'
import type { HeaderColumn } from './words/header-cell.ts'
import { readHeaderCells, unreadColumns } from './words/header-words.ts'
import { missingNet } from './words/ledger-headers.ts'
import { multiplierQuestion, namesMultiplier } from './words/multiplier-words.ts'
import { uncountedNumberQuestion } from './words/uncounted-numbers.ts'
import { dimensionOfWord } from './words/unit-words.ts'
import { foldWord } from './words/word-list.ts'

/** The columns with the quantity of a row; a row needs one of them. */
export const QUANTITIES: readonly InputColumn[] = ['value', 'closing', 'credit', 'distanceKm', 'nights', 'fuelValue']

/** Proposals are made for at most this many unknown columns of a row, because searching takes longer than reading. */
const PROPOSALS_MAX = 20
/** Words that are compared with a misspelt name. */
const NEAR_MAX = 5
/** A shorter name with one other letter is another name. */
const MISSPELT_MIN = 5

/** The kinds of cells that a column of numbers or days may have; other columns may have any texts. */
const CONTENTS: Readonly<Partial<Record<string, readonly ContentKind[]>>> = {
  number: ['number', 'mixed'],
  date: ['date', 'number', 'mixed'],
}

/** True if cells of this kind may be those of a column. */
function mayBe(column: InputColumn, content: ContentKind): boolean {
  const { kind } = columnRule(column)
  const ofTexts =
    kind === 'text' ? ['text', 'product', 'country', 'number', 'mixed'] : ['text', 'product', 'country', 'mixed']
  return (CONTENTS[typeof kind === 'string' ? kind : ''] ?? ofTexts).includes(content)
}

/** Finds the column whose name is one word that is misspelt by one letter: 'valeu'. A name of several words is another one. */
function misspeltColumn(name: string, content: ContentKind): InputColumn | undefined {
  const folded = foldWord(name)
  if (folded.length < MISSPELT_MIN || !/^\p{L}+$/u.test(name)) return undefined
  const words = nearestWords(name, COLUMN_WORDS.understood, NEAR_MAX)
  // 'Model' is a word of its own, and no misspelt 'mode' or 'modes'
  const isLonger = (one: string, other: string) => one.startsWith(other) || other.startsWith(one)
  const found = words
    .filter((word) => !isLonger(folded, foldWord(word)) && editDistance(folded, foldWord(word), 1) <= 1)
    .map(COLUMN_WORDS.find)
    .filter((one) => one === undefined || !isLonger(folded, foldWord(one)))
  const [column] = found
  // a word between two columns is no misspelling of either
  if (column === undefined || !isInputColumn(column) || found.some((one) => one !== column)) return undefined
  return mayBe(column, content) ? column : undefined
}

/** A column of the file that is not known. */
interface UnknownColumn {
  readonly name: string
  readonly position: TextPosition
  /** True if most columns are not known. */
  readonly isLost?: boolean
  /** The columns that the file has: no other column of it is one of them. */
  readonly known?: readonly string[]
  /** The kind of its cells. */
  readonly content?: ContentKind
  /** True for a key of an object of a program, which has no options of the command line. */
  readonly isKey?: boolean
}

const LOST_HEADER = '; if another line has the names of the columns, pass --header-row with its number'

/** The failure of a column that is not known, with the column of a misspelt name. */
export function unknownColumn(
  { name, position, isLost = false, known = [], content = 'mixed', isKey = false }: UnknownColumn,
  failures: readonly Failure[],
): Failure {
  if (namesMultiplier(name)) return { position, code: 'invalid_choice', message: multiplierQuestion(name) }
  const question = isKey ? undefined : uncountedNumberQuestion(name)
  if (question !== undefined) return { position, code: 'invalid_choice', message: question }
  const found = failures.length < PROPOSALS_MAX ? misspeltColumn(name, content) : undefined
  const near = found === undefined || known.includes(found) ? undefined : found
  const subject = `${show(name)} is not a known column`
  if (isKey) {
    const proposal = near === undefined ? '' : `did you mean ${near}? `
    const message = `${subject}; ${proposal}use the name of a column of the input, or leave the key out`
    return { position, code: 'invalid_choice', message }
  }
  const isOfValues = !isLost && content === 'number' && !QUANTITIES.some((one) => known.includes(one))
  const named =
    near === undefined
      ? `if a number depends on it, name its meaning${isOfValues ? ', such as value,' : ''} in place of COLUMN: ${mapText(name, 'COLUMN')} (tonne calculate --help lists the columns)`
      : `if it is ${near}, pass ${mapText(name, near)}`
  const message = `${subject}; ${named}; if no number depends on it, leave it out: pass ${mapText(name, '')}${isLost ? LOST_HEADER : ''}`
  const answer = near === undefined ? undefined : mapOption(name, near)
  return { position, code: 'invalid_choice', message, ...definedFields({ answer }) }
}

/** The name of a column without a name in its header, whose cells must be empty. */
export const UNNAMED_COLUMN = ' '

/** The failure of a header without a quantity: a list of vehicles, or unknown columns that may be sites; undefined for others. */
function wideFailure(
  record: CsvRecord,
  columns: readonly HeaderColumn[],
  unread: readonly UnreadColumn[],
): Failure | undefined {
  const ofRate = mappedRate(record.cells, columns)
  if (ofRate !== undefined) return { position: record.positions[0], code: 'invalid_choice', message: ofRate }
  const ofVehicles = missingDistance(record.cells, columns)
  if (ofVehicles !== undefined) return { position: record.positions[0], code: 'column_missing', message: ofVehicles }
  const names = proposeUnpivot({ record, columns }, unread)
  const [first = ''] = names ?? []
  if (names === undefined) return undefined
  const option = optionText(unpivotOption(names))
  const message = `has no column with the value; if each of its unknown columns has the values of a site, pass ${option}; if one has the values of all rows, name it, like ${mapText(first, 'value')}`
  return { position: record.positions[0], code: 'column_missing', message }
}

/** The failure of a table of money with only a gross amount, or with a currency that may be another one; undefined for others. */
function moneyFailure({ cells, positions }: CsvRecord, columns: readonly HeaderColumn[]): Failure | undefined {
  const net = missingNet(cells, columns)
  if (net !== undefined) return { position: positions[0], code: 'column_missing', message: net }
  const currency = unclearCurrency(cells, columns)
  return currency === undefined ? undefined : { position: positions[0], code: 'invalid_choice', message: currency }
}

/** The columns that say where the activity of a row is. */
const OF_PLACES: readonly InputColumn[] = [
  ...(['country', 'gridRegion', 'fromCountry', 'toCountry', 'hotelCountry', 'hotelCity', 'from', 'to'] as const),
]

/** The failures of unknown columns with countries, in a table that has no other place. */
function countryFailures(
  { cells, positions }: CsvRecord,
  { names, contents }: { readonly names: readonly string[]; readonly contents: readonly UnreadColumn[] },
): readonly Failure[] {
  if (OF_PLACES.some((one) => names.includes(one))) return []
  const unknown = contents.filter(({ content, isUnknown }) => content === 'country' && isUnknown)
  return unknown.map(({ header }): Failure => {
    const position = positions[cells.findIndex((cell) => cell.trim() === header)] ?? positions[0]
    const answer = mapOption(header, 'country')
    const message = `${show(header)} has countries; if they are those of the rows, pass ${optionText(answer)}; if not, leave it out: pass ${mapText(header, '')}`
    return { position, code: 'invalid_choice', message, answer }
  })
}

/** Reads the columns from a CSV header, '' for ignored columns. Adds failures for invalid ones. */
export function csvColumns(
  { cells, positions, ...record }: CsvRecord,
  failures: Failure[],
  { columnMap, wordMap, scaleProblem, unread: contents = [] }: FileForm = CANONICAL_FORM,
): readonly string[] {
  const columns = readHeaderCells(cells, columnMap, wordMap.activity?.[''])
  const unread = unreadColumns(cells, columns)
  const names = cells.map((name, index) =>
    unread.has(index) ? '' : (columns[index]?.column ?? (name.trim() === '' ? UNNAMED_COLUMN : name.trim())),
  )
  if (scaleProblem !== undefined)
    failures.push({ position: positions[0], code: 'invalid_choice', message: scaleProblem })
  const ofTable =
    moneyFailure({ cells, positions, ...record }, columns) ??
    wideFailure({ cells, positions, ...record }, columns, contents)
  if (ofTable !== undefined) {
    failures.push(ofTable)
    return names
  }
  const ofCountries = countryFailures({ cells, positions, ...record }, { names, contents })
  failures.push(...ofCountries)
  const isLost = names.filter(isInputColumn).length < 2
  for (const [index, position] of positions.entries()) {
    const name = readItem(names, index)
    if (name === '' || name === UNNAMED_COLUMN) continue
    if (!isInputColumn(name)) {
      const content = contents.find(({ header }) => header === name)?.content
      if (content === 'country' && ofCountries.length > 0) continue
      failures.push(unknownColumn({ name, position, isLost, known: names, ...definedFields({ content }) }, failures))
    } else if (names.indexOf(name) < index) {
      failures.push(secondColumn({ name, index, first: names.indexOf(name) }, { cells, positions, columns }))
    }
  }
  return names
}

/** Two columns of the file with one meaning. */
interface SecondColumn {
  readonly name: InputColumn
  readonly first: number
  readonly index: number
}

/** A header with its meanings. */
interface ReadHeader extends Pick<CsvRecord, 'cells' | 'positions'> {
  readonly columns: readonly HeaderColumn[]
}

/** The advice about two columns that both count: they become rows, if they are quantities of one kind. */
function adviseBoth(both: readonly { readonly header: string; readonly measure?: string }[]): string {
  const [kind, ...others] = both.map(({ measure }) => (measure === undefined ? undefined : dimensionOfWord(measure)))
  const names = both.map(({ header }) => header)
  const isAlike = kind !== undefined && others.every((one) => one === kind)
  if (!isAlike || names.some((name) => name.includes(',')) || new Set(names).size < names.length)
    return 'add them up in the file'
  return `pass ${optionText({ name: 'unpivot', value: `${names.join(',')}=note` })}`
}

/** The failure of two columns with one meaning. If a map names one of them, the other one is left out. */
function secondColumn({ name, first, index }: SecondColumn, { cells, positions, columns }: ReadHeader): Failure {
  const both = [first, index].map((one) => ({ header: (cells[one] ?? '').trim(), ...columns[one] }))
  const guessed = both.filter(({ by }) => by !== 'map')
  const [only = both[0], ...others] = guessed
  const isSame = new Set(both.map(({ header }) => header)).size === 1
  const isOpen = guessed.length !== 1 || others.length > 0 || isSame
  const answer = isOpen || only === undefined ? undefined : mapOption(only.header, '')
  const advice = answer === undefined ? adviseOneColumn(both.map(({ header }) => header)) : `pass ${optionText(answer)}`
  const message = `the columns ${both.map(({ header }) => show(header)).join(' and ')} are both read as ${name}; ${advice}; if both count, ${adviseBoth(both)}`
  return { position: positions[index], code: 'csv_malformed', message, ...definedFields({ answer }) }
}

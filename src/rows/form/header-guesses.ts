import { show } from '../../core/errors/index.ts'
import { mapText } from '../advice.ts'
import { CHOICE_WORDS } from '../words/choice-words.ts'
import { isFeedInHeader } from '../words/feed-in-words.ts'
import type { HeaderActivity, HeaderMode } from '../words/header-activity.ts'
import type { HeaderColumn } from '../words/header-cell.ts'
import { unreadColumns } from '../words/header-words.ts'
import { weightSentences } from '../words/parcel-headers.ts'
import { foldWord } from '../words/word-list.ts'
import type { HeaderMeasure } from './file-form.ts'
import type { HeaderRow } from './header-row.ts'

type Columns = readonly HeaderColumn[]

const FED_IN = 'electricity that is fed into the grid is not subtracted from purchases'

const SAMPLES_MAX = 2
/** Longer cells are no samples. */
const SAMPLE_LENGTH_MAX = 24

/** Adds a cell to the samples of its column, if it is short and new. */
export function addSample(samples: Set<string>, cell = ''): void {
  const text = cell.trim()
  if (samples.size < SAMPLES_MAX && text !== '' && text.length <= SAMPLE_LENGTH_MAX) samples.add(text)
}

/** Lists names of columns with their verb: 'the columns "A", "B" are'. */
function columnsAre(names: readonly string[]): string {
  const listed = names.map((name) => show(name)).join(', ')
  return names.length === 1 ? `the column ${listed} is` : `the columns ${listed} are`
}

/** Says how the columns of a header are read, and which ones no calculation needs. */
export function headerGuesses(
  header: readonly string[],
  columns: Columns,
  ofPrice: HeaderMeasure | undefined,
): readonly string[] {
  const ignored = header.filter((_, index) => columns[index]?.by === 'ignored')
  const unused = ignored.filter((name) => !isFeedInHeader(name))
  const fedIn = ignored.filter(isFeedInHeader).map((name) => `the column ${show(name)} is not read: ${FED_IN}`)
  const read = header.flatMap((name, index) => {
    const { column, by, measure } = columns[index] ?? { column: undefined, by: 'unknown' }
    const isByName = column === undefined || column === '' || foldWord(name) === foldWord(column)
    const unit = measure === undefined ? '' : `, in ${measure}`
    return isByName || (by === 'map' && unit === '') ? [] : [`the column ${show(name)} is ${column}${unit}`]
  })
  const weights = weightSentences(header, columns)
  const it = unused.length === 1 ? 'it' : 'them'
  return [
    ...read,
    ...fedIn,
    ...weights,
    ...(ofPrice === undefined ? [] : [`value is in litres, because of the column ${show(ofPrice.header)}`]),
    ...(unused.length === 0 ? [] : [`${columnsAre(unused)} not read, because no calculation needs ${it}`]),
  ]
}

/** Lists unknown columns that are not read, because nothing says that a number depends on them. */
export function unreadGuesses(header: readonly string[], columns: Columns): readonly string[] {
  const names = [...unreadColumns(header, columns)].map((index) => header[index] ?? '')
  const [first] = names
  if (first === undefined) return []
  return [
    `${columnsAre(names)} not known and not read; to read one, name its meaning in place of COLUMN, like ${mapText(first, 'COLUMN')} (tonne calculate --help lists the columns)`,
  ]
}

/** Lists unknown columns that only an option leaves out, because a number may depend on them, each with samples. */
export function ignoredGuesses(
  header: readonly string[],
  columns: Columns,
  samples: readonly ReadonlySet<string>[],
): readonly string[] {
  const unread = unreadColumns(header, columns)
  const ignored = header.flatMap((name, index) => {
    if (columns[index]?.by !== 'unknown' || name === '' || unread.has(index)) return []
    const shown = [...(samples[index] ?? [])].map((text) => show(text)).join(', ')
    return [`${show(name)}${shown === '' ? '' : ` (like ${shown})`}`]
  })
  const [columnsHave, depends] = ignored.length === 1 ? ['the column', 'it'] : ['the columns', 'one of them']
  if (ignored.length === 0) return []
  return [
    `--ignore-unknown-columns leaves out ${columnsHave} ${ignored.join(', ')}; check that no number depends on ${depends}`,
  ]
}

/** Says which activity and mode of all rows the header shows. */
export function activityGuesses(activity: HeaderActivity | undefined, mode: HeaderMode | undefined): readonly string[] {
  const guess = (column: 'activity' | 'mode', word: string, header: string) => {
    const others = CHOICE_WORDS[column].words.filter((one) => one !== word).join(', ')
    return `the ${column} of each row is ${word}, because there is a column ${show(header)}; if it is another one, pass ${mapText('', `${column}:WORD`)} with one of ${others} in place of WORD`
  }
  return [
    ...(activity === undefined ? [] : [guess('activity', activity.activity, activity.header)]),
    ...(mode === undefined ? [] : [guess('mode', mode.mode, mode.header)]),
  ]
}

const EXAMPLE_LENGTH = 60

/** Says where a header was found if lines above it are not read; undefined for a header at the beginning. */
export function headerSentence({ record, above }: HeaderRow): string | undefined {
  const [first] = above
  if (first === undefined) return undefined
  const texts = above.map(({ cells }) => cells.filter((cell) => cell.trim() !== '').join(' '))
  const example = texts[0] ?? ''
  const shown = example.length > EXAMPLE_LENGTH ? `${example.slice(0, EXAMPLE_LENGTH)}…` : example
  const lines = record.line === 2 ? 'line 1 is' : `lines 1 to ${record.line - 1} are`
  return `the header is on line ${record.line}; ${lines} not read (${show(shown)}${texts.length > 1 ? ', …' : ''}); if another line is the header, pass --header-row with its number`
}

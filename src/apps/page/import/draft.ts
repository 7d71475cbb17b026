import type {
  CellEdit,
  FilePreview,
  FileReading,
  ImportSettings,
  ReadColumn,
  ShownImport,
} from '../../../core/display/index.ts'

/** A saved reading of files. */
export type SavedMapping = NonNullable<ShownImport['mapping']>

/** The value of a column that is not used. */
export const NOT_USED = ''

/** The choices of a reader for a file, before it is imported. */
export interface ImportDraft {
  readonly file: File
  /** Columns of the input by column of the file, as chosen. */
  readonly columns: Readonly<Record<string, string>>
  /** Words for empty cells by column of the input. */
  readonly fills: Readonly<Record<string, string>>
  readonly words: ImportSettings['words']
  /** Options of the program by name. */
  readonly settings: Readonly<Record<string, string>>
  /** The site of rows that name none. */
  readonly site: string
  readonly edits: readonly CellEdit[]
  readonly saveAs: string
}

/** A change of the draft as it is then: other controls may have changed it since the step was shown. */
export type DraftChange = (draft: ImportDraft) => ImportDraft

/** Starts with a file, and nothing chosen. */
export function createDraft(file: File): ImportDraft {
  return { file, columns: {}, fills: {}, words: {}, settings: {}, site: '', edits: [], saveAs: '' }
}

function withoutKey<Value>(record: Readonly<Record<string, Value>>, key: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key))
}

/** Gives a column of the file a meaning. Columns that the file lacks lose the same meaning, because it is taken now. */
export function chooseColumn(
  draft: ImportDraft,
  { header, column }: { readonly header: string; readonly column: string },
  { lostColumns }: Pick<FileReading, 'lostColumns'>,
): ImportDraft {
  const lost = lostColumns.filter((one) => one.column === column).map((one) => one.header)
  const kept = lost.reduce<Readonly<Record<string, string>>>(withoutKey, draft.columns)
  return { ...draft, columns: { ...kept, [header]: column }, edits: [] }
}

/** Forgets columns of the mapping that the file lacks. */
export function forgetColumns(draft: ImportDraft, headers: readonly string[]): ImportDraft {
  return { ...draft, columns: headers.reduce<Readonly<Record<string, string>>>(withoutKey, draft.columns) }
}

/** Chooses an option of the program; '' leaves it to the program. Changes of cells are dropped, because rows are read again. */
export function chooseSetting(
  draft: ImportDraft,
  { name, value }: { readonly name: string; readonly value: string },
): ImportDraft {
  return { ...draft, settings: { ...draft.settings, [name]: value }, edits: [] }
}

/** The setting for the year in whose prices money of later years counts. */
export const PRICE_YEAR = 'price-year'

/** Counts money of later years in the prices of a year; '' does not. */
export function choosePriceYear(draft: ImportDraft, year: string): ImportDraft {
  return { ...draft, settings: { ...draft.settings, [PRICE_YEAR]: year.trim() } }
}

/** Reads dates with the day or the month first. The rows stay the same, and so do changes of their cells. */
export function chooseDateOrder(draft: ImportDraft, order: 'dmy' | 'mdy'): ImportDraft {
  return { ...draft, settings: { ...draft.settings, 'date-format': order } }
}

/** Subtracts negative quantities as credits. */
export function acceptCredits(draft: ImportDraft): ImportDraft {
  return { ...draft, settings: { ...draft.settings, 'allow-credits': 'yes' } }
}

/** The setting with the digest of the header, by which the next file of the same kind is known. */
const HEADER = 'header'

/** Keeps the digest of the header as it was read first, without any choice. */
export function withHeader(draft: ImportDraft, header: string): ImportDraft {
  return { ...draft, settings: { ...draft.settings, [HEADER]: header } }
}

/** Finds the last mapping that was saved for a file with the same header. */
export function knownMapping(imports: readonly ShownImport[], { settings }: ImportDraft): SavedMapping | undefined {
  const header = settings[HEADER] ?? ''
  if (header === '') return undefined
  return imports.find(({ mapping }) => mapping?.settings[HEADER] === header)?.mapping
}

/** Starts again with the file as it was read first. */
export function withoutMapping({ file, settings }: ImportDraft): ImportDraft {
  return withHeader(createDraft(file), settings[HEADER] ?? '')
}

/** Applies a saved mapping to the file. */
export function applyMapping(draft: ImportDraft, { name, columns, words, settings }: SavedMapping): ImportDraft {
  const fills = Object.entries(words).flatMap(([column, replaced]) =>
    replaced[''] === undefined ? [] : [[column, replaced['']] as const],
  )
  const others = Object.entries(words).map(([column, replaced]) => [column, withoutKey(replaced, '')] as const)
  return {
    ...draft,
    columns,
    fills: Object.fromEntries(fills),
    words: Object.fromEntries(others),
    // the next file with the header of this one is read alike
    settings: { ...settings, [HEADER]: draft.settings[HEADER] ?? '' },
    edits: [],
    saveAs: name,
  }
}

/** Changes a cell of a row. */
export function editCell(draft: ImportDraft, edit: CellEdit): ImportDraft {
  const others = draft.edits.filter(({ row, column }) => row !== edit.row || column !== edit.column)
  return { ...draft, edits: [...others, edit] }
}

/** Columns whose cells are numbers, days or names: no word of them is replaced in all rows. */
const NO_WORDS: readonly string[] = [
  'id',
  'value',
  'start',
  'end',
  'note',
  'site',
  'meter',
  'registration',
  'distanceKm',
  'nights',
  'rooms',
  'passengers',
]

type ShownFailure = FilePreview['preview']['rowProblems'][number]['failures'][number]

/** A word that several rows fail with. */
export interface FailingWord {
  readonly column: string
  readonly word: string
  readonly rows: number
  readonly message: string
}

/** Finds the words that several rows fail with, the most frequent first. */
export function failingWords({ preview: { rowProblems }, rows }: FilePreview): readonly FailingWord[] {
  const byRow = new Map(rows.map((one) => [one.row, one] as const))
  const found = new Map<string, FailingWord>()
  for (const { row: index, failures } of rowProblems) {
    for (const { column, message } of failures) {
      const word = column === null ? undefined : byRow.get(index)?.cells?.[column]?.raw
      if (column === null || word === undefined || word === '' || NO_WORDS.includes(column)) continue
      const key = JSON.stringify([column, word])
      found.set(key, { column, word, message, rows: (found.get(key)?.rows ?? 0) + 1 })
    }
  }
  return [...found.values()].filter((one) => one.rows > 1).sort((a, b) => b.rows - a.rows)
}

/** A column that several rows leave empty and need. */
export interface LackedColumn {
  readonly column: string
  /** Why the word that fills its empty cells fails; undefined if no word does. */
  readonly message?: string
  /** The places of the rows in the order of reading. */
  readonly rows: ReadonlySet<number>
}

/** Columns of numbers and days differ from row to row, so that no answer is right for all rows. */
const NO_FILLS: ReadonlySet<string> = new Set(NO_WORDS.filter((column) => column !== 'site'))

/** Failures of a row without the column, and of an empty cell. */
const LACKING: ReadonlySet<string> = new Set(['column_missing', 'required'])

/** Reads a new site without a country as rows without one: it is that of its rows. */
function asLack(failure: ShownFailure): ShownFailure {
  const isOfSite = failure.column === 'site' && /\bno row names the country\b/i.test(failure.message)
  return isOfSite ? { ...failure, column: 'country', code: 'required' } : failure
}

/** Finds the columns that several rows lack, also those whose answer fails. The most frequent are first. */
export function lackedColumns({ preview: { rowProblems }, rows }: FilePreview): readonly LackedColumn[] {
  const byRow = new Map(rows.map((one) => [one.row, one] as const))
  const found = new Map<string, { readonly column: string; readonly rows: Set<number>; readonly message?: string }>()
  for (const { row, failures } of rowProblems)
    for (const { column, code, message } of failures.map(asLack)) {
      if (column === null || NO_FILLS.has(column)) continue
      const { raw = '', text = '' } = byRow.get(row)?.cells?.[column] ?? {}
      const isFilled = text !== '' && !LACKING.has(code)
      if (raw !== '' || (!LACKING.has(code) && !isFilled)) continue
      const known = found.get(column) ?? { column, rows: new Set(), ...(isFilled ? { message } : {}) }
      known.rows.add(row)
      found.set(column, known)
    }
  const lacked: readonly LackedColumn[] = [...found.values()]
  return lacked.filter((one) => one.rows.size > 1).sort((a, b) => b.rows.size - a.rows.size)
}

/** The word for the empty cells of a column; '' for none. */
export function fillOf({ fills, site }: ImportDraft, column: string): string {
  return column === 'site' ? site : (fills[column] ?? '')
}

/** Fills the empty cells of a column. */
export function fillColumn(
  draft: ImportDraft,
  { column, text }: { readonly column: string; readonly text: string },
): ImportDraft {
  return column === 'site' ? { ...draft, site: text } : { ...draft, fills: { ...draft.fills, [column]: text } }
}

/** Counts the cells that a draft changes in rows that were checked with an earlier one. */
export function changedCells(draft: ImportDraft, before: ImportDraft, checked: FilePreview): number {
  const isKnown = (edit: CellEdit) =>
    before.edits.some(({ row, column, text }) => row === edit.row && column === edit.column && text === edit.text)
  const replaced = failingWords(checked).filter(
    ({ column, word }) => draft.words[column]?.[word] !== before.words[column]?.[word],
  )
  const filled = lackedColumns(checked).filter(({ column }) => fillOf(draft, column) !== fillOf(before, column))
  const counts = [
    draft.edits.filter((edit) => !isKnown(edit)).length,
    ...replaced.map(({ rows }) => rows),
    ...filled.map(({ rows }) => rows.size),
  ]
  return counts.reduce((sum, count) => sum + count, 0)
}

/** The columns of the file that are not read although they have content, by name. */
export function unreadHeaders({ columns }: Pick<FileReading, 'columns'>, draft: ImportDraft): readonly string[] {
  const unread = columns.filter((column) => {
    if (column.by === 'rows' || column.by === 'survey' || column.header === '' || column.samples.length === 0)
      return false
    const chosen = draft.columns[column.header]
    return chosen === NOT_USED || (chosen === undefined && column.by === 'unknown')
  })
  return unread.map(({ header }) => header)
}

/** Replaces a word of a column in all rows; an empty text leaves it as it is. */
export function replaceWord(
  draft: ImportDraft,
  { column, word, text }: { readonly column: string; readonly word: string; readonly text: string },
): ImportDraft {
  const others = withoutKey(draft.words[column] ?? {}, word)
  const replaced = text.trim() === '' ? others : { ...others, [word]: text.trim() }
  return { ...draft, words: { ...draft.words, [column]: replaced } }
}

/** The unknown columns of the file, as columns that are not used. */
function unusedColumns(columns: readonly ReadColumn[], chosen: ImportDraft['columns']): Record<string, string> {
  const unknown = columns.filter(({ header, by }) => by === 'unknown' && header !== '' && chosen[header] === undefined)
  return Object.fromEntries(unknown.map(({ header }) => [header, NOT_USED]))
}

/** The settings of a draft for reading the file. */
export function readingSettings({ file, columns, fills, words, settings, site }: ImportDraft): ImportSettings {
  const filled = Object.entries(fills).filter(([, word]) => word.trim() !== '')
  const ofWords: Record<string, Record<string, string>> = {}
  for (const [column, replaced] of Object.entries(words)) ofWords[column] = { ...replaced }
  for (const [column, word] of filled) ofWords[column] = { ...ofWords[column], '': word.trim() }
  const country = fills.country?.trim() ?? ''
  return {
    ...{ name: file.name, columns, words: ofWords, settings },
    ...(site.trim() === '' ? {} : { site: site.trim() }),
    ...(country === '' ? {} : { country }),
  }
}

/** Names the reading of a draft: drafts with the same key are read alike. */
export function readingKey(draft: ImportDraft): string {
  const { settings, ...others } = readingSettings(draft)
  return JSON.stringify({ ...others, settings: withoutKey(settings, HEADER) })
}

/** The settings of a draft for calculating and importing its rows. Unknown columns are not used. */
export function rowSettings(draft: ImportDraft, { columns }: Pick<FileReading, 'columns'>): ImportSettings {
  const settings = readingSettings(draft)
  return {
    ...settings,
    columns: { ...unusedColumns(columns, draft.columns), ...settings.columns },
    edits: draft.edits,
    ...(draft.saveAs.trim() === '' ? {} : { saveAs: draft.saveAs.trim() }),
  }
}

/** The meaning of a column: as chosen, else as read. Null if it is not known. */
export function meaningOf({ header, column }: ReadColumn, chosen: ImportDraft['columns']): string | null {
  return chosen[header] ?? column
}

/** The headers of columns that have the same meaning as another one. */
export function repeatedHeaders(columns: readonly ReadColumn[], chosen: ImportDraft['columns']): ReadonlySet<string> {
  const byMeaning = new Map<string, string[]>()
  for (const column of columns) {
    const meaning = meaningOf(column, chosen)
    if (meaning === null || meaning === NOT_USED || column.by === 'money') continue
    byMeaning.set(meaning, [...(byMeaning.get(meaning) ?? []), column.header])
  }
  return new Set([...byMeaning.values()].filter((headers) => headers.length > 1).flat())
}

/** The last saved mapping of each name, by name. */
export function savedMappings(imports: readonly ShownImport[]): readonly SavedMapping[] {
  const newest = new Map<string, SavedMapping>()
  for (const { mapping } of imports)
    if (mapping !== undefined && !newest.has(mapping.name)) newest.set(mapping.name, mapping)
  return [...newest.values()].sort((a, b) => a.name.localeCompare(b.name))
}

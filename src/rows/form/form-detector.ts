import { definedFields, getOrCompute } from '../../base/index.ts'
import type { CsvDelimiter, CsvRecord } from '../../core/csv/index.ts'
import { show } from '../../core/errors/index.ts'
import { columnRule, INPUT_COLUMN_NAMES, type InputColumn, isInputColumn } from '../columns.ts'
import { isRateOfDistance } from '../words/fleet-headers.ts'
import {
  activityOfHeader,
  type HeaderActivity,
  type HeaderMode,
  isPricePerLitre,
  modeOfHeader,
} from '../words/header-activity.ts'
import type { HeaderColumn } from '../words/header-cell.ts'
import { findScales, scaleOfTitle } from './column-scales.ts'
import { dateAssumption, dateInterpretations } from './date-interpretations.ts'
import { DayAndMonthEvidence } from './days-without-year.ts'
import {
  type DateOrder,
  type DecimalMark,
  type FileForm,
  type FormOptions,
  formOfOptions,
  type HeaderMeasure,
} from './file-form.ts'
import { financialDaysText } from './financial-year.ts'
import { type FoundHeader, findHeader } from './find-header.ts'
import {
  activityGuesses,
  addSample,
  headerGuesses,
  headerSentence,
  ignoredGuesses,
  unreadGuesses,
} from './header-guesses.ts'
import { rejectLostColumns, rejectSecondHeader } from './header-row.ts'
import { ColumnEvidence, type DecidingCell } from './interpretations.ts'
import { MonthEvidence } from './month-columns.ts'
import { numberInterpretations } from './number-interpretations.ts'
import { statedFacts } from './stated-facts.ts'
import { ContentCounts, listUnreadColumns } from './unread-columns.ts'
import { splitPeriod } from './written-period.ts'

const DELIMITER_NAMES: Readonly<Record<CsvDelimiter, string>> = {
  ...{ ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'vertical bars' },
}
const USUAL_DECIMAL: Readonly<Record<CsvDelimiter, DecimalMark | undefined>> = {
  ...{ ',': '.', ';': ',', '\t': undefined, '|': undefined },
}
const CONVENTION_NAMES: Readonly<Record<DecimalMark | DateOrder, string>> = {
  ...{ '.': 'a decimal point', ',': 'a decimal comma' },
  ...{ dmy: 'the day first', mdy: 'the month first' },
}

/** Throws for a second header below the header, and for a column of the map that the header lacks. */
function checkHeaderRow(text: string, { delimiter, header }: Required<FoundHeader>, options: FormOptions): void {
  if (header === undefined || options.isRewritten === true) return
  rejectSecondHeader(text, delimiter, header)
  rejectLostColumns(header, options.columnMap ?? {})
}

/** Replaces the first lines of a text by blank ones. */
function withBlankLines(text: string, lines: number): string {
  let index = 0
  for (let line = 0; line < lines; line++) index = text.indexOf('\n', index) + 1
  return `${'\n'.repeat(lines)}${text.slice(index)}`
}

/** True for a column of dates. */
function isOfDates([name]: readonly [InputColumn, unknown]): boolean {
  return columnRule(name).kind === 'date'
}

/** Headers of money and of other amounts. */
const AMOUNTS =
  /[€£$]|\b(?:amount|price|cost|net|gross|total|vat|tax|charge|fare|eur|gbp|usd)\b|betrag|preis|kosten|mwst|montant|prix|tva|import[eo]|precio|prezzo|\biva\b|\b(?:volume|volumen|cbm|weight|gewicht|poids|peso|distance|debit|credit)\b/i

/** Says that the mark of numbers separates thousands. */
function groupedSentence(name: InputColumn, { convention, text, line }: DecidingCell<DecimalMark>): string {
  const [marks, other] = convention === '.' ? ['commas', 'comma'] : ['points', 'point']
  return `${name} has ${marks} between thousands, as in ${show(text)} (line ${line}): no cell has other decimals; otherwise pass --decimal ${other}`
}

type Evidence = ReadonlyMap<InputColumn, ColumnEvidence<DecimalMark | DateOrder>>

/** Detects the form of a CSV file from its header and from the records that are added. */
export class FormDetector {
  /** The separator of the cells. */
  readonly delimiter: CsvDelimiter
  /** The text, with blank lines in place of the lines above the header. */
  readonly text: string
  /** Number of lines above the header. */
  readonly linesAbove: number
  readonly #options: FormOptions
  readonly #header: readonly string[]
  readonly #columns: readonly HeaderColumn[]
  readonly #names: readonly (InputColumn | '' | undefined)[]
  readonly #place: string | undefined
  readonly #stated: NonNullable<FileForm['stated']>
  readonly #scales: Pick<FileForm, 'scales' | 'scaleProblem'>
  readonly #activity: HeaderActivity | undefined
  readonly #mode: HeaderMode | undefined
  readonly #dateAssumptions: Map<InputColumn, Map<string, string>>
  readonly #evidence: Evidence
  /** The cells of the start, if its header says that it is a month. */
  readonly #months: MonthEvidence | undefined
  readonly #daysWithoutYear: ReadonlyMap<InputColumn, DayAndMonthEvidence>
  /** The first different cells of each column. */
  readonly #samples: readonly Set<string>[]
  /** The kinds of the cells of each column. */
  readonly #contents: readonly ContentCounts[]
  /** The cells of columns of amounts that are not read. */
  readonly #amounts = new ColumnEvidence<DecimalMark | DateOrder>(undefined)

  /** `text` is the beginning of the file with its complete header. */
  constructor(text: string, options: FormOptions) {
    this.#options = options
    const { delimiter, header } = findHeader(text, options)
    this.delimiter = delimiter
    this.linesAbove = header === undefined || header.above.length === 0 ? 0 : header.record.line - 1
    this.text = withBlankLines(text, this.linesAbove)
    if (header !== undefined) checkHeaderRow(text, { delimiter, header }, options)
    this.#place = header === undefined ? undefined : headerSentence(header)
    const titles = options.titles ?? header?.above ?? []
    this.#stated = statedFacts(titles)
    this.#header = (header?.record.cells ?? []).map((name) => name.trim())
    this.#columns = header?.columns ?? []
    this.#samples = this.#header.map(() => new Set())
    this.#contents = this.#header.map(() => new ContentCounts())
    this.#names = this.#columns.map(({ column }) => column)
    this.#scales = findScales({ names: this.#header, columns: this.#columns, title: scaleOfTitle(titles) })
    const isNamed = options.wordMap?.activity?.[''] !== undefined
    this.#activity = isNamed ? undefined : activityOfHeader(this.#header, this.#columns)
    this.#mode = options.wordMap?.mode?.[''] === undefined ? modeOfHeader(this.#header, this.#columns) : undefined
    this.#dateAssumptions = new Map()
    this.#months = this.#monthsOfStart()
    const dates = INPUT_COLUMN_NAMES.filter((name) => this.#names.includes(name) && columnRule(name).kind === 'date')
    this.#daysWithoutYear = new Map(dates.map((name) => [name, new DayAndMonthEvidence(this.headerOf(name) ?? name)]))
    const kinds = ['number', 'date'] as const
    this.#evidence = new Map(
      INPUT_COLUMN_NAMES.filter(
        (name) => this.#names.includes(name) && kinds.some((kind) => columnRule(name).kind === kind),
      ).map((name) => [name, new ColumnEvidence<DecimalMark | DateOrder>(this.#usualOf(name))]),
    )
  }

  /** Returns the name of a column in the file; undefined if the file does not have it. */
  headerOf(column: InputColumn): string | undefined {
    return this.#header[this.#names.indexOf(column)]
  }

  /** The evidence of a start that is a month by its header, in a table without an end. */
  #monthsOfStart(): MonthEvidence | undefined {
    const index = this.#names.indexOf('start')
    const header = this.#header[index] ?? ''
    const isNamed = this.#columns[index]?.by === 'map' || this.#names.includes('end')
    return isNamed || !MonthEvidence.isMonth(header) ? undefined : new MonthEvidence(header, this.#options.dateOrder)
  }

  /** Returns the filled cells of a record by column. */
  cellsOf({ cells }: CsvRecord): ReadonlyMap<string, string> {
    const filled = this.#names.flatMap((name, index) => {
      const text = cells[index]?.trim() ?? ''
      return name === undefined || text === '' ? [] : [[name, text] as const]
    })
    return new Map(filled)
  }

  /** Returns the filled cells of a record in columns that are not read, by their headers. */
  unreadCellsOf({ cells }: CsvRecord): ReadonlyMap<string, string> {
    return new Map(
      this.#header.flatMap((header, index) => {
        const text = cells[index]?.trim() ?? ''
        return isInputColumn(this.#names[index] ?? '') || header === '' || text === '' ? [] : [[header, text] as const]
      }),
    )
  }

  /** True if a column has ambiguous cells and no cell so far decides it. */
  get isOpen(): boolean {
    const ofOthers: Readonly<Record<string, unknown>> = { ...this.#datesOfOthers(), ...this.#decimalsOfOthers() }
    return [...this.#evidence].some(
      ([name, evidence]) => this.#chosen(name) === undefined && evidence.isOpen && ofOthers[name] === undefined,
    )
  }

  /** Adds the cells of a record; a header decides nothing. */
  add(record: CsvRecord): void {
    const { line } = record
    this.#addAmounts(record)
    for (const [index, known] of this.#samples.entries()) {
      const cell = record.cells[index]?.trim()
      if (cell === this.#header[index]) continue
      addSample(known, cell)
      this.#contents[index]?.add(cell ?? '')
    }
    for (const [name, text] of this.cellsOf(record)) {
      if (!isInputColumn(name)) continue
      if (columnRule(name).kind === 'date') this.#addAssumption(name, text, line)
      if (text !== this.headerOf(name)) this.#daysWithoutYear.get(name)?.add(text)
      if (name === 'start') this.#months?.add(dateInterpretations(text), this.#options.serialEpoch)
      const isDate = columnRule(name).kind === 'date'
      const parts = isDate ? (splitPeriod(text) ?? [text]) : [text]
      for (const part of parts)
        this.#evidence.get(name)?.add(isDate ? dateInterpretations(part) : numberInterpretations(part), { text, line })
    }
  }

  /** Adds the cells of columns of amounts that no calculation uses: they show how the file writes numbers. */
  #addAmounts({ cells, line }: CsvRecord): void {
    for (const [index, header] of this.#header.entries()) {
      const text = cells[index]?.trim() ?? ''
      const isAmount = AMOUNTS.test(header) || isRateOfDistance(header)
      const name = this.#names[index] ?? ''
      if ((isInputColumn(name) && name !== 'billedAmount') || !/\d/.test(text) || !isAmount) continue
      this.#amounts.add(numberInterpretations(text), { text, line })
    }
  }

  #addAssumption(name: InputColumn, text: string, line: number): void {
    if (this.#options.serialEpoch !== undefined) return
    const { financialYears: years } = this.#options
    const assumption = dateAssumption(text, years)
    const known = getOrCompute(this.#dateAssumptions, name, () => new Map<string, string>())
    if (assumption !== undefined && !known.has(assumption))
      known.set(assumption, `as in ${show(text)}${financialDaysText(text, years)} (line ${line})`)
  }

  /** Returns the form of the file. */
  form(): FileForm {
    const ofOptions = formOfOptions(this.#options)
    const decided = [...this.#evidence].flatMap(([name, { decided }]) =>
      decided === undefined ? [] : [[name, decided.convention] as const],
    )
    const usualDecimal = USUAL_DECIMAL[this.delimiter]
    return {
      ...ofOptions,
      wordMap: this.#wordMap(ofOptions.wordMap),
      ...definedFields({ headerMeasures: this.#headerMeasures(), months: this.#monthDays() }),
      daysWithoutYear: { columns: this.#columnsWithoutYear(), year: this.#options.year },
      headers: this.#headersByColumn(),
      unread: listUnreadColumns(this.#header, this.#columns, this.#contents),
      isOfMoney: this.#columns.some(({ column, by }) => column === 'value' && by === 'money'),
      stated: this.#stated,
      ...this.#scales,
      delimiter: this.delimiter,
      decimals: {
        ...Object.fromEntries(this.#grouped().map(([name, { convention }]) => [name, convention])),
        ...this.#decimalsOfOthers(),
        ...Object.fromEntries(decided.filter(([name]) => columnRule(name).kind === 'number')),
        ...ofOptions.decimals,
      },
      dates: { ...this.#datesOfOthers(), ...Object.fromEntries(decided.filter(isOfDates)), ...ofOptions.dates },
      usualDecimal,
    }
  }

  /** The order that the other columns of dates decide, for a column whose own cells leave it open. */
  #datesOfOthers(): FileForm['dates'] {
    const ofMonths = this.#months?.reading?.order
    return { ...this.#datesOfDays(), ...definedFields({ start: ofMonths }) }
  }

  #datesOfDays(): FileForm['dates'] {
    const dates = [...this.#evidence].filter(isOfDates)
    const orders = new Set(dates.flatMap(([, { decided }]) => decided?.convention ?? []))
    const [order] = orders
    if (orders.size !== 1 || (order !== 'dmy' && order !== 'mdy')) return {}
    return Object.fromEntries(dates.filter(([, { isOpen }]) => isOpen).map(([name]) => [name, order]))
  }

  /** The decimal mark that the other numbers of the file decide, for a column whose own cells leave it open. */
  #decimalsOfOthers(): FileForm['decimals'] {
    const numbers = [...this.#evidence].filter((one) => !isOfDates(one))
    const marks = new Set(
      [...numbers.map(([, one]) => one), this.#amounts].flatMap(({ decided }) => decided?.convention ?? []),
    )
    const [mark] = marks
    if (marks.size !== 1 || (mark !== '.' && mark !== ',')) return {}
    const open = numbers.filter(([, { isOpen, isByUsual }]) => isOpen || isByUsual)
    return Object.fromEntries(open.map(([name]) => [name, mark]))
  }

  /** The columns of numbers whose cells all have groups of three digits, with the first such cell. */
  #grouped(): readonly (readonly [InputColumn, DecidingCell<DecimalMark>])[] {
    return [...this.#evidence].flatMap(([name, { grouped }]) => {
      const mark = grouped?.convention
      return grouped === undefined || columnRule(name).kind !== 'number' || (mark !== '.' && mark !== ',')
        ? []
        : [[name, { ...grouped, convention: mark }] as const]
    })
  }

  #columnsWithoutYear(): readonly InputColumn[] {
    return [...this.#daysWithoutYear].flatMap(([name, { isDecided }]) => (isDecided ? [name] : []))
  }

  #monthDays(): FileForm['months'] {
    const day = this.#months?.reading?.day
    return day === undefined ? undefined : { start: { day, header: this.headerOf('start') ?? 'start' } }
  }

  #headersByColumn(): NonNullable<FileForm['headers']> {
    const named = this.#names.flatMap((column, index) =>
      column === undefined || column === '' ? [] : [[column, this.#header[index] ?? ''] as const],
    )
    // the first of two columns with one meaning is read
    return Object.fromEntries(named.reverse())
  }

  /** The year of all rows, that an option names for a table without a start. */
  get #yearOfRows(): string | undefined {
    return this.#names.includes('start') ? undefined : this.#options.year
  }

  /** Adds the activity that the header shows to the words for empty cells. */
  #wordMap(wordMap: FileForm['wordMap']): FileForm['wordMap'] {
    const year = this.#yearOfRows
    return {
      ...wordMap,
      ...(year !== undefined && { start: { '': year } }),
      ...(this.#activity && { activity: { ...wordMap.activity, '': this.#activity.activity } }),
      ...(this.#mode && { mode: { ...wordMap.mode, '': this.#mode.mode } }),
    }
  }

  /** Lists every guess about the file, as sentences. */
  guesses(): readonly string[] {
    const isGuessed = this.#options.delimiter === undefined && this.delimiter !== ','
    const separator = isGuessed ? [`its cells are separated by ${DELIMITER_NAMES[this.delimiter]}`] : []
    const withoutYear = this.#columnsWithoutYear()
    const assumptions = [...this.#dateAssumptions].flatMap(([name, known]) =>
      withoutYear.includes(name) ? [] : [...known].map(([clause, example]) => `${name} ${clause}, ${example}`),
    )
    return [
      ...separator,
      ...(this.#place === undefined ? [] : [this.#place]),
      ...headerGuesses(this.#header, this.#columns, this.#unitOfPrice()),
      ...unreadGuesses(this.#header, this.#columns),
      ...(this.#options.ignoresUnknown === true ? ignoredGuesses(this.#header, this.#columns, this.#samples) : []),
      ...(this.#yearOfRows === undefined ? [] : [`each row is of all days of ${this.#yearOfRows} (--year)`]),
      ...activityGuesses(this.#activity, this.#mode),
      ...assumptions,
      ...withoutYear.map(
        (name) => `${name} has days and months, of the year ${this.#options.year ?? 'that --year names'}`,
      ),
      ...(this.#months?.reading === undefined ? [] : [this.#months.guess]),
      ...[...this.#evidence.keys()].flatMap((name) => this.#guessOf(name)),
    ]
  }

  /** Returns the units and currencies that the header names, by the column of their numbers. */
  #headerMeasures(): FileForm['headerMeasures'] {
    const measures = this.#columns.flatMap(({ column, measure }, index) =>
      column === undefined || column === '' || measure === undefined
        ? []
        : [[column, { text: measure, header: this.#header[index] ?? '' }] as const],
    )
    const ofPrice = this.#unitOfPrice()
    const all = ofPrice === undefined ? measures : [...measures, ['value', ofPrice] as const]
    return all.length === 0 ? undefined : Object.fromEntries(all)
  }

  /** The unit of quantities that only the header of a price names: 'Unit price (ppl)'. */
  #unitOfPrice(): HeaderMeasure | undefined {
    const isMeasured = this.#columns.some(({ column, measure }) => column === 'value' && measure !== undefined)
    const hasQuantity = this.#columns.some(({ column, by }) => column === 'value' && by !== 'money')
    const header = this.#header.find((one) => isPricePerLitre(one))
    if (isMeasured || !hasQuantity || header === undefined || this.#names.includes('unit')) return undefined
    return { text: 'litres', header }
  }

  #guessOf(name: InputColumn): readonly string[] {
    const evidence = this.#evidence.get(name)
    if (evidence === undefined || this.#chosen(name) !== undefined) return []
    const { decided, isByUsual, isOpen } = evidence
    const order = isOpen ? this.#datesOfOthers()[name] : undefined
    if (name === 'start' && this.#months?.reading !== undefined) return []
    if (order !== undefined) return [`${name} has ${CONVENTION_NAMES[order]}, like the other dates of the file`]
    const mark = decided === undefined ? this.#decimalsOfOthers()[name] : undefined
    if (mark !== undefined) return [`${name} has ${CONVENTION_NAMES[mark]}, like the other numbers of the file`]
    const grouped = this.#grouped().find(([one]) => one === name)?.[1]
    if (grouped !== undefined) return [groupedSentence(name, grouped)]
    if (decided !== undefined && !(decided.convention === '.' && this.delimiter === ',')) {
      return [`${name} has ${CONVENTION_NAMES[decided.convention]}, as in ${show(decided.text)} (line ${decided.line})`]
    }
    const isByDelimiter = decided === undefined && isByUsual && this.delimiter !== ','
    return isByDelimiter
      ? [`${name} has a decimal comma, as is usual with semicolons; otherwise pass --decimal point`]
      : []
  }

  #chosen(name: InputColumn): DecimalMark | DateOrder | undefined {
    return columnRule(name).kind === 'date' ? this.#options.dateOrder : this.#options.decimal
  }

  #usualOf(name: InputColumn): DecimalMark | undefined {
    return columnRule(name).kind === 'number' ? USUAL_DECIMAL[this.delimiter] : undefined
  }
}

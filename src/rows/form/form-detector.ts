import { type CsvDelimiter, type CsvRecord, csvRecords } from '../../core/csv/index.ts'
import { EmissionsError, show } from '../../core/errors/index.ts'
import { columnRule, INPUT_COLUMN_NAMES, type InputColumn, isInputColumn } from '../columns.ts'
import { findColumn, findMappedColumn } from '../words/column-words.ts'
import { foldWord } from '../words/word-list.ts'
import {
  type DateOrder,
  type DecimalMark,
  type FileForm,
  type FormOptions,
  formOfOptions,
  SEPARATOR_LINE,
} from './file-form.ts'
import { dateInterpretations, type Interpretations, numberInterpretations } from './interpretations.ts'

/** A cell that decides the convention of its column. */
export interface DecidingCell<Convention> {
  readonly convention: Convention
  readonly text: string
  readonly line: number
}

/** The cells of a column that show its convention. */
export class ColumnEvidence<Convention> {
  readonly #usual: Convention | undefined
  readonly #deciding = new Map<Convention, DecidingCell<Convention>>()
  #isUsual = false
  #isDoubtful = false

  /** `usual` is the convention that fits most cells of such a file. */
  constructor(usual: Convention | undefined) {
    this.#usual = usual
  }

  /** The first cell that decides; undefined if none does, or if cells contradict each other. */
  get decided(): DecidingCell<Convention> | undefined {
    const [cell, other] = this.#deciding.values()
    return other === undefined ? cell : undefined
  }

  /** True if ambiguous cells wait for one that decides. */
  get isOpen(): boolean {
    return this.#isDoubtful && this.#deciding.size === 0
  }

  /** True if cells were read by the usual convention, which none of them confirms. */
  get isByUsual(): boolean {
    return this.#isUsual && this.#deciding.size === 0
  }

  /** Adds the interpretations of a cell. */
  add([first, second]: Interpretations<Convention>, cell: { readonly text: string; readonly line: number }): void {
    const { convention } = first
    if (second !== undefined && convention === this.#usual) this.#isUsual = true
    else if (second !== undefined) this.#isDoubtful = true
    else if (convention !== null && !this.#deciding.has(convention))
      this.#deciding.set(convention, { convention, ...cell })
  }
}

const DELIMITER_NAMES: Readonly<Record<CsvDelimiter, string>> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs' }
const USUAL_DECIMAL: Readonly<Record<CsvDelimiter, DecimalMark | undefined>> = { ',': '.', ';': ',', '\t': undefined }
const CONVENTION_NAMES: Readonly<Record<DecimalMark | DateOrder, string>> = {
  '.': 'a decimal point',
  ',': 'a decimal comma',
  dmy: 'the day first',
  mdy: 'the month first',
}

/** Yields the records at the beginning of a file, up to the first malformed one. */
export function* soundRecords(text: string, delimiter: CsvDelimiter): Generator<CsvRecord> {
  try {
    yield* csvRecords(text.replace(SEPARATOR_LINE, '\n'), { line: 1, delimiter })
  } catch (error) {
    if (!EmissionsError.is(error)) throw error
  }
}

function headerCells(text: string, delimiter: CsvDelimiter): readonly string[] {
  const [header] = soundRecords(text, delimiter)
  return header?.cells ?? []
}

/**
 * Detects the separator: the one that the file names, otherwise the one that gives the header most known columns, then
 * most cells.
 */
export function delimiterOf(text: string, { columnMap = {} }: Pick<FormOptions, 'columnMap'>): CsvDelimiter {
  const scores = ([',', ';', '\t'] as const).map((delimiter) => {
    const cells = headerCells(text, delimiter)
    const known = cells.filter((name) => findColumn(name, columnMap) !== undefined).length
    return { delimiter, known: cells.length > 1 ? known : 0, cells: cells.length }
  })
  const named = scores.find(({ delimiter }) => delimiter === SEPARATOR_LINE.exec(text)?.[1])
  const [best] = scores.sort((a, b) => b.known - a.known || b.cells - a.cells)
  return (named ?? best)?.delimiter ?? ','
}

type Evidence = ReadonlyMap<InputColumn, ColumnEvidence<DecimalMark | DateOrder>>

/** Detects the form of a CSV file from its header and from the records that are added. */
export class FormDetector {
  readonly #delimiter: CsvDelimiter
  readonly #options: FormOptions
  readonly #header: readonly string[]
  readonly #names: readonly (InputColumn | '' | undefined)[]
  readonly #evidence: Evidence

  /** `text` is the beginning of the file with its complete header. */
  constructor(text: string, options: FormOptions) {
    this.#options = options
    this.#delimiter = options.delimiter ?? delimiterOf(text, options)
    this.#header = headerCells(text, this.#delimiter).map((name) => name.trim())
    this.#names = this.#header.map((name) => findColumn(name, options.columnMap ?? {}))
    const kinds = ['number', 'date'] as const
    this.#evidence = new Map(
      INPUT_COLUMN_NAMES.filter(
        (name) => this.#names.includes(name) && kinds.some((kind) => columnRule(name).kind === kind),
      ).map((name) => [name, new ColumnEvidence<DecimalMark | DateOrder>(this.#usualOf(name))]),
    )
  }

  /** The separator of the cells. */
  get delimiter(): CsvDelimiter {
    return this.#delimiter
  }

  /** Returns the name of a column in the file; undefined if the file does not have it. */
  headerOf(column: InputColumn): string | undefined {
    return this.#header[this.#names.indexOf(column)]
  }

  /** Returns the filled cells of a record by column. */
  cellsOf({ cells }: CsvRecord): ReadonlyMap<string, string> {
    const filled = this.#names.flatMap((name, index) => {
      const text = cells[index]?.trim() ?? ''
      return name === undefined || text === '' ? [] : [[name, text] as const]
    })
    return new Map(filled)
  }

  /** True if a column has ambiguous cells and no cell so far decides it. */
  get isOpen(): boolean {
    return [...this.#evidence].some(([name, evidence]) => this.#chosen(name) === undefined && evidence.isOpen)
  }

  /** Adds the cells of a record; a header decides nothing. */
  add(record: CsvRecord): void {
    const { line } = record
    for (const [name, text] of this.cellsOf(record)) {
      if (!isInputColumn(name)) continue
      const interpretations = columnRule(name).kind === 'date' ? dateInterpretations(text) : numberInterpretations(text)
      this.#evidence.get(name)?.add(interpretations, { text, line })
    }
  }

  /** Returns the form of the file. */
  form(): FileForm {
    const ofOptions = formOfOptions(this.#options)
    const decided = [...this.#evidence].flatMap(([name, { decided }]) =>
      decided === undefined ? [] : [[name, decided.convention] as const],
    )
    const usualDecimal = USUAL_DECIMAL[this.#delimiter]
    return {
      ...ofOptions,
      delimiter: this.#delimiter,
      decimals: {
        ...Object.fromEntries(decided.filter(([name]) => columnRule(name).kind === 'number')),
        ...ofOptions.decimals,
      },
      dates: {
        ...Object.fromEntries(decided.filter(([name]) => columnRule(name).kind === 'date')),
        ...ofOptions.dates,
      },
      usualDecimal,
    }
  }

  /** Lists every guess about the file, as sentences. */
  guesses(): readonly string[] {
    const isGuessed = this.#options.delimiter === undefined && this.#delimiter !== ','
    const separator = isGuessed ? [`its cells are separated by ${DELIMITER_NAMES[this.#delimiter]}`] : []
    return [
      ...separator,
      ...this.#headerGuesses(),
      ...[...this.#evidence.keys()].flatMap((name) => this.#guessOf(name)),
    ]
  }

  #headerGuesses(): readonly string[] {
    return this.#header.flatMap((header, index) => {
      const name = this.#names[index]
      const isByName = name === undefined || foldWord(header) === foldWord(name)
      if (isByName || findMappedColumn(header, this.#options.columnMap ?? {}) !== undefined) return []
      return [`the column ${show(header)} is ${name}`]
    })
  }

  #guessOf(name: InputColumn): readonly string[] {
    const evidence = this.#evidence.get(name)
    if (evidence === undefined || this.#chosen(name) !== undefined) return []
    const { decided, isByUsual } = evidence
    if (decided !== undefined && !(decided.convention === '.' && this.#delimiter === ',')) {
      return [`${name} has ${CONVENTION_NAMES[decided.convention]}, as in ${show(decided.text)} (line ${decided.line})`]
    }
    const isByDelimiter = decided === undefined && isByUsual && this.#delimiter !== ','
    return isByDelimiter
      ? [`${name} has a decimal comma, as is usual with semicolons; otherwise pass --decimal point`]
      : []
  }

  #chosen(name: InputColumn): DecimalMark | DateOrder | undefined {
    return columnRule(name).kind === 'date' ? this.#options.dateOrder : this.#options.decimal
  }

  #usualOf(name: InputColumn): DecimalMark | undefined {
    return columnRule(name).kind === 'number' ? USUAL_DECIMAL[this.#delimiter] : undefined
  }
}

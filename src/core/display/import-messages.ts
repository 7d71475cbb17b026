/** A fault of a file: a code, a sentence, and its place: 'line 3', or '' for the file. */
export interface FileFault {
  readonly code: string
  readonly message: string
  readonly path: string
}

/** A column of a file with its meaning. */
export interface ReadColumn {
  readonly header: string
  /** The column of the input; '' if it is not used, null if it is not known. */
  readonly column: string | null
  /** The reason for the column; `rows` for one whose cells become rows, `survey` for an answer of a survey. */
  readonly by: 'map' | 'name' | 'unit' | 'money' | 'ignored' | 'unknown' | 'rows' | 'cells' | 'survey'
  /** The unit or the currency that the header names. */
  readonly measure: string | null
  /** The first different filled cells. */
  readonly samples: readonly string[]
}

/** A column of the input, with its description. */
export interface DescribedColumn {
  readonly name: string
  readonly help: string
}

/** The reading of a file, before any row is calculated. */
export interface FileReading {
  /** False for NDJSON, which has no header. */
  readonly hasHeader: boolean
  /** The digest of the names of the columns, by which a file of the same kind is known again; '' without a header. */
  readonly header: string
  /** The line of the header; null if there is none. */
  readonly headerLine: number | null
  readonly columns: readonly ReadColumn[]
  /** Columns that the mapping names, and the file lacks. */
  readonly lostColumns: readonly { readonly header: string; readonly column: string }[]
  /** Sentences about the form of the file. */
  readonly sentences: readonly string[]
  /** Reasons why the file cannot be read with these settings. */
  readonly faults: readonly FileFault[]
  /** The sheets of a workbook, the hidden ones last; empty for other files. */
  readonly sheets: readonly string[]
  /** Those that the workbook hides: they are read only if they are chosen. */
  readonly hiddenSheets: readonly string[]
  readonly inputColumns: readonly DescribedColumn[]
}

/** A cell that the reader of the page changed. */
export interface CellEdit {
  /** The place of the row in the order of reading, from 0. */
  readonly row: number
  readonly column: string
  readonly text: string
}

/** Settings for reading a file and importing its rows, which the page sends with the file. */
export interface ImportSettings {
  readonly name: string
  /** Columns of the input by column of the file; '' for a column that is not used. */
  readonly columns: Readonly<Record<string, string>>
  /** Words by column of the input and word of the file; the word '' fills empty cells. */
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Options of the program by name: 'header-row', 'date-format'; and `header`, that of the file that was read first. */
  readonly settings: Readonly<Record<string, string>>
  /** The site of rows that name none. */
  readonly site?: string
  /** The country of new sites whose rows name none. */
  readonly country?: string
  readonly edits?: readonly CellEdit[]
  /** The digest of the preview. */
  readonly digest?: string
  /** True: leaves out rows that need a decision. */
  readonly leaveOut?: boolean
  /** The name to save the reading of the file under. */
  readonly saveAs?: string
}

/** A row of a file as the page shows it. */
export interface ShownRow {
  /** The place of the row in the order of reading, from 0. */
  readonly row: number
  readonly line: number
  /** The cells by column: as written, and as understood. Null for a row that could not be read. */
  readonly cells: Readonly<Record<string, { readonly raw: string; readonly text: string }>> | null
}

/** A row that needs a decision, and every reason. */
export interface ShownProblem {
  readonly row: number
  readonly line: number
  readonly failures: readonly { readonly code: string; readonly message: string; readonly column: string | null }[]
}

/** An import as the page shows it. */
export interface ShownImport {
  readonly id: string
  readonly createdAt: string
  readonly status: 'running' | 'complete' | 'undoing' | 'undone'
  /** SHA-256 in hex of the rows and the options. */
  readonly digest: string
  readonly name: string
  readonly rows: number
  readonly records: number
  readonly co2eKg: string
  readonly mapping?: Pick<ImportSettings, 'columns' | 'words' | 'settings'> & { readonly name: string }
}

/** The records that an import would create. */
export interface ShownPreview {
  readonly digest: string
  readonly rows: number
  readonly co2eKg: Readonly<Record<'scope1' | 'scope2Location' | 'scope2Market' | 'scope3', string>>
  readonly references: readonly {
    readonly kind: 'site' | 'vehicle' | 'batch'
    readonly name: string
    readonly id: string | null
    readonly country: string | null
    readonly rows: number
  }[]
  readonly words: readonly string[]
  readonly notices: readonly { readonly message: string; readonly rows: number; readonly firstLine: number }[]
  readonly leftOut: readonly {
    readonly cause:
      | 'total'
      | 'unmatched_total'
      | 'cancelled'
      | 'estimated'
      | 'footer'
      | 'header'
      | 'not_energy'
      | 'first_fill'
      | 'fed_in'
      | 'reactive'
      | 'unpowered'
      | 'homeworking'
      | 'no_value'
      | 'pay'
      | 'tax'
      | 'depreciation'
      | 'financing'
      | 'income'
      | 'balance'
    readonly line: number
    readonly label: string
    readonly value: string
    readonly unit: string
  }[]
  readonly problemRows: number
  readonly rowProblems: readonly ShownProblem[]
  readonly earlier: ShownImport | null
}

/** Rows that may repeat other rows, and so count twice. */
export interface DoubledRows {
  readonly rows: number
  /** True if not every one of the rows is known, so that they may be more. */
  readonly isAtLeast: boolean
  readonly sentences: readonly string[]
  /** The sentence that says how the ends of periods were read, if periods overlap; null if they do not. */
  readonly ends: string | null
}

/** A preview of a file. */
export interface FilePreview {
  readonly preview: ShownPreview
  /** Sentences about the form of the file. */
  readonly sentences: readonly string[]
  /** Warnings about rows, in words; they change no number. */
  readonly warnings: readonly string[]
  /** Rows that may count twice, with the warnings that say why; null if there are none. */
  readonly doubles: DoubledRows | null
  /** The first rows, and those that need a decision. */
  readonly rows: readonly ShownRow[]
  /** The last year with published prices, if rows of later years need an earlier year of prices; otherwise null. */
  readonly priceYear: number | null
  /** The years of the rows, the one with most rows first. */
  readonly years: readonly number[]
}

/** A line of the response to a preview or an import: progress, then the result or the faults. */
export type ImportLine<Result> =
  | { readonly progress: { readonly phase: 'calculate' | 'try' | 'write'; readonly rows: number } }
  | { readonly result: Result }
  | { readonly errors: readonly FileFault[] }

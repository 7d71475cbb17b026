import { type CsvDelimiter, type CsvRecord, csvRecords } from '../../core/csv/index.ts'
import { EmissionsError } from '../../core/errors/index.ts'
import { type FormOptions, SEPARATOR_LINE } from './file-form.ts'
import { findHeaderRow, type HeaderRow } from './header-row.ts'

/** Yields the records at the beginning of a file, up to the first malformed one. */
export function* soundRecords(text: string, delimiter: CsvDelimiter): Generator<CsvRecord> {
  try {
    yield* csvRecords(text.replace(SEPARATOR_LINE, '\n'), { line: 1, delimiter })
  } catch (error) {
    if (!EmissionsError.is(error)) throw error
  }
}

/** The separator of a file, and its header. */
export interface FoundHeader {
  readonly delimiter: CsvDelimiter
  readonly header: HeaderRow | undefined
}

/**
 * Detects the separator and the header: the separator that the file or an option names, otherwise the one that gives the
 * header most known columns, then most cells.
 */
export function findHeader(
  text: string,
  options: Pick<FormOptions, 'columnMap' | 'delimiter' | 'headerRow' | 'unpivot' | 'wordMap'>,
): FoundHeader {
  const { columnMap = {}, headerRow, unpivot, wordMap } = options
  const activity = wordMap?.activity?.['']
  const content = text.replace(SEPARATOR_LINE, '\n')
  const named = options.delimiter ?? SEPARATOR_LINE.exec(text)?.[1]
  const wanted = ([',', ';', '\t', '|'] as const).filter((delimiter) => named === undefined || delimiter === named)
  const scores = wanted.map((delimiter) => {
    const header = findHeaderRow(content, delimiter, { columnMap, activity, headerRow, unpivot })
    const cells = header?.record.cells.length ?? 0
    return { delimiter, header, known: cells > 1 ? (header?.known ?? 0) : 0, cells }
  })
  const [best] = scores.sort((a, b) => b.known - a.known || b.cells - a.cells)
  return best ?? { delimiter: ',', header: undefined }
}

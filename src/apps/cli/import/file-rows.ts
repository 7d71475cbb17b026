import { byteSource, csvCut, lineCut } from '../../../core/csv/index.ts'
import type { Failure, ReadingOptions, SourceRow } from '../../../rows/index.ts'
import type { ImportSource, UnreadRow } from '../../../service/index.ts'
import type { ParsedArguments } from '../arguments.ts'
import { RECORD_BYTES_MAX, readBlocks } from '../calculate/block-reader.ts'
import { CsvRowScanner, type RowEdit } from '../calculate/csv-row-scanner.ts'
import { NdjsonRowScanner } from '../calculate/ndjson-row-scanner.ts'
import { openActivities, type SizedActivities } from '../calculate/open-activities.ts'
import type { RowFailures } from '../calculate/row-failures.ts'
import { FOUND, type RowScanner } from '../calculate/row-scanner.ts'
import { askingHeader, encodingFailure, headerOf, tooLongFailure } from '../calculate/run-file.ts'
import { FileFailures, readingChunks, readingFile, readingInput, UsageError } from '../failure.ts'
import { ignoresUnknownColumns, tableOptionsOf } from '../input-options.ts'
import type { CliIo } from '../io.ts'

/** A file whose form is known. */
interface FileToRead {
  readonly file: string
  /** Its text as UTF-8. */
  readonly chunks: AsyncIterable<Uint8Array>
  readonly reading: ReadingOptions
  readonly edit: RowEdit | undefined
  /** The list that the questions of the header are added to; undefined: they are errors. */
  readonly asked?: Failure[] | undefined
}

/** Locates the first row of a file. */
interface Beginning {
  readonly scanner: RowScanner
  /** Bytes and lines of the header. */
  readonly length: number
  readonly lines: number
}

function beginRows({ file, reading, edit, asked }: FileToRead, bytes: Uint8Array): Beginning {
  if (reading.format === 'ndjson') return { scanner: new NdjsonRowScanner(reading, edit), length: 0, lines: 0 }
  const header = asked === undefined ? headerOf(file, bytes, reading) : askingHeader(file, bytes, reading)
  const { names, length, lines, failures } = header
  asked?.splice(0, asked.length, ...failures)
  return { scanner: new CsvRowScanner(names, reading.form, edit), length, lines }
}

function isUnread(read: SourceRow | RowFailures): read is RowFailures {
  return 'stage' in read
}

/** Reads the rows of complete records, from a line on. Throws `FileFailures` for malformed text. */
function* rowsOfBytes(file: string, scanner: RowScanner, from: { readonly bytes: Uint8Array; readonly line: number }) {
  const { bytes } = from
  let { line } = from
  scanner.open(byteSource(bytes))
  for (let index = 0; index < bytes.length; ) {
    const found = scanner.scan(index)
    const at = index
    const read = found === FOUND.blank ? undefined : readingFile(file, () => scanner.read(at, line))
    if (read !== undefined) yield isUnread(read) ? { line, failures: read.failures } : read
    index = scanner.next
    line += scanner.lines
  }
  return line
}

/**
 * Reads the rows of a file in order, as `tonne calculate` reads them. Throws `FileFailures` for a file that cannot be read
 * to its end.
 */
async function* fileRows(source: FileToRead): AsyncGenerator<SourceRow | UnreadRow, void, undefined> {
  const { file, chunks, reading } = source
  const { delimiter } = reading.form
  const cut = reading.format === 'csv' ? (bytes: Uint8Array) => csvCut(bytes, delimiter.charCodeAt(0)) : lineCut
  let scanner: RowScanner | undefined
  let line = 1
  for await (const { bytes, isTooLong } of readBlocks(readingChunks(file, chunks), { cut, depth: 1 })) {
    const failure = isTooLong ? tooLongFailure(line, RECORD_BYTES_MAX) : encodingFailure(bytes, line)
    if (failure !== undefined) throw new FileFailures(file, [failure])
    const beginning: Beginning = scanner === undefined ? beginRows(source, bytes) : { scanner, length: 0, lines: 0 }
    scanner = beginning.scanner
    line = yield* rowsOfBytes(file, scanner, { bytes: bytes.subarray(beginning.length), line: line + beginning.lines })
  }
  if (scanner === undefined) beginRows(source, new Uint8Array(0))
}

/** The parts of the program that reading a file needs. */
export type ImportIo = Pick<CliIo, 'openInput' | 'readText' | 'loadModule'>

/** Opens a file of activities. */
function openFile(args: ParsedArguments, io: ImportIo, file: string): Promise<SizedActivities> {
  const tableOptions = tableOptionsOf(file, args, io)
  const reopen = () => io.openInput(file)
  return readingInput(file, async () => openActivities(await io.openInput(file), { args, io, tableOptions, reopen }))
}

/** A file to import. */
export interface OpenedImport {
  readonly source: ImportSource
  /** Returns sentences about the form of the file, after it was read. */
  readonly guesses: () => readonly string[]
}

/** A file, and changes of its cells. */
interface EditedFile {
  readonly file: string
  /** The list that the questions of the header are added to, so that its rows are asked too; undefined: they are errors. */
  readonly asked?: Failure[] | undefined
  /** Makes the changes for one reading of the file. */
  readonly edits?: (() => RowEdit) | undefined
}

/** Makes a source that reads the file, with changed cells, and decides its form, as often as its rows are needed. */
export function openImport(args: ParsedArguments, io: ImportIo, { file, edits, asked }: EditedFile): OpenedImport {
  if (file === '-') throw new UsageError('FILE is read several times, so it must be a file; save the input first')
  const { format } = tableOptionsOf(file, args, io)
  let guesses: readonly string[] = []
  const rows = async function* () {
    const opened = await openFile(args, io, file)
    guesses = opened.guesses
    const reading = { format, ignoreUnknownColumns: ignoresUnknownColumns(args), form: opened.form }
    yield* fileRows({ file, chunks: opened.chunks, reading, edit: edits?.(), asked })
  }
  return { source: { name: file, rows }, guesses: () => guesses }
}

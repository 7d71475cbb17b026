import { createReadStream } from 'node:fs'
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FilePreview, ShownRow } from '../../../../core/display/index.ts'
import { EmissionsError, fail, parseJson } from '../../../../core/errors/index.ts'
import type { RowWarning, SourceRow } from '../../../../rows/index.ts'
import type { Caller, Company, ImportPreview, ImportSource, Service, UnreadRow } from '../../../../service/index.ts'
import { END_SENTENCE } from '../../calculate/end-date-sentence.ts'
import { type OpenedImport, openImport } from '../../import/file-rows.ts'
import type { ByteInput, CliIo } from '../../io.ts'
import { rowWarningText } from '../../summary-text.ts'
import { kindOfFile } from '../../workbook/file-kinds.ts'
import { failAtLimit, WORKBOOK_LIMITS } from '../../workbook/limits.ts'
import { sendText } from '../http-server.ts'
import { callerOf, sendProblem } from '../page-caller.ts'
import { describeReading } from './file-reading.ts'
import { isShown, shownFaults } from './import-faults.ts'
import {
  acceptsCredits,
  argumentsOf,
  commitOptionsOf,
  importIoOf,
  type PageImportRequest,
  parseImportRequest,
  rowEditsOf,
} from './import-request.ts'
import { CREDITS_ADVICE, NO_CREDIT, pageWords } from './page-words.ts'

const MIB = 2 ** 20
const LINE_FEED = 10

/** Limits of an uploaded file in bytes. */
const UPLOAD_LIMITS = {
  /** The first line, with the settings. */
  settings: 4 * MIB,
  file: 512 * MIB,
} as const

/** A file that the page sent, on the disk of the server. */
interface UploadedFile {
  /** The settings in the first line of the request. */
  readonly settings: unknown
  /** Bytes of the file. */
  readonly size: number
  /** Opens the file; it can be read as often as needed. */
  readonly open: () => Promise<ByteInput>
  /** Deletes the file. */
  readonly remove: () => Promise<void>
}

/** Parses the first line of a request. Throws `body_malformed`. */
function parseSettings(line: Uint8Array): unknown {
  try {
    return parseJson(Buffer.from(line).toString())
  } catch {
    return fail('', 'body_malformed', 'the first line of the request is not JSON; reload the page')
  }
}

/** Separates the first line from the bytes after it. */
class SettingsLine {
  readonly #pieces: Uint8Array[] = []
  #length = 0
  #line: Uint8Array | undefined

  get line(): Uint8Array | undefined {
    return this.#line
  }

  /** Adds a piece; returns its bytes after the first line. */
  rest(piece: Uint8Array): Uint8Array {
    if (this.#line !== undefined) return piece
    const end = piece.indexOf(LINE_FEED)
    this.#pieces.push(end < 0 ? piece : piece.subarray(0, end))
    this.#length += end < 0 ? piece.length : end
    if (this.#length > UPLOAD_LIMITS.settings)
      fail('', 'body_too_large', 'too many cells were changed; correct them in the file, and choose it again')
    if (end < 0) return new Uint8Array(0)
    this.#line = Buffer.concat(this.#pieces)
    return piece.subarray(end + 1)
  }
}

async function writeFileOf(body: AsyncIterable<Uint8Array>, handle: FileHandle) {
  const first = new SettingsLine()
  let size = 0
  for await (const piece of body) {
    const bytes = first.rest(piece)
    size += bytes.length
    if (size > UPLOAD_LIMITS.file) {
      const message = `the file has more than ${UPLOAD_LIMITS.file / MIB} MiB; split it, or import it with tonne import`
      fail('', 'file_too_large', message)
    }
    await handle.writeFile(bytes)
  }
  return { line: first.line, size }
}

/**
 * Receives a request whose first line has the settings as JSON, and whose other bytes are a file. The file is stored in
 * the folder for temporary files until `remove`. Throws `body_malformed`, `body_too_large` and `file_too_large`.
 */
async function receiveFile(body: AsyncIterable<Uint8Array>): Promise<UploadedFile> {
  const folder = await mkdtemp(join(tmpdir(), 'tonne-import-'))
  const path = join(folder, 'file')
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const handle = await open(path, 'wx', 0o600)
    const { line, size } = await writeFileOf(body, handle).finally(() => handle.close())
    const settings = parseSettings(line ?? new Uint8Array(0))
    return { settings, size, open: async () => ({ size, chunks: () => createReadStream(path) }), remove }
  } catch (error) {
    await remove()
    throw error
  }
}

const READING = '/page/imports/reading'
const PREVIEW = '/page/imports/preview'
const COMMIT = '/page/imports/commit'

/** Path of the digests of the imports that this server is working on. */
const RUNNING = '/page/imports/running'

/** Paths of the requests about files to import. */
export const IMPORT_PATHS: readonly string[] = [READING, PREVIEW, COMMIT, RUNNING]

/** The first rows are shown as an example of the reading. */
const EXAMPLES_MAX = 10
/** Rows whose years are counted. */
const DATED_MAX = 10_000

/** A request about a file, and the parts of the server that it needs. */
interface FileRequest {
  readonly request: PageImportRequest
  readonly file: UploadedFile
  readonly company: Company
  readonly loadModule: CliIo['loadModule']
  /** Reports the progress of the work to the page. */
  readonly onProgress: (phase: string, rows: number) => void
}

function ioOf({ request, file, loadModule }: FileRequest) {
  return importIoOf(request, { openInput: file.open, loadModule })
}

function openRequest(one: FileRequest): OpenedImport {
  const { request } = one
  const edited = { file: request.name, edits: rowEditsOf(request) }
  return openImport(argumentsOf(request), ioOf(one), edited)
}

function cellsOf(row: SourceRow | UnreadRow): ShownRow['cells'] {
  if (!('cells' in row)) return null
  return Object.fromEntries([...row.cells].map(([column, { raw, text }]) => [column, { raw, text }]))
}

/** Reads the first rows and those that need a decision, and the years of the rows, the most frequent first. */
async function listRowsToShow(
  source: ImportSource,
  { rowProblems }: ImportPreview,
): Promise<Pick<FilePreview, 'rows' | 'years'>> {
  const wanted = new Set(rowProblems.map(({ row }) => row))
  const last = Math.max(rowProblems.at(-1)?.row ?? -1, DATED_MAX)
  const rows: ShownRow[] = []
  const years = new Map<number, number>()
  let index = 0
  for await (const row of source.rows()) {
    if (index < EXAMPLES_MAX || wanted.has(index)) rows.push({ row: index, line: row.line, cells: cellsOf(row) })
    const year = 'cells' in row ? Number(row.cells.get('start')?.text.slice(0, 4)) : Number.NaN
    if (Number.isInteger(year)) years.set(year, (years.get(year) ?? 0) + 1)
    if (++index > last) break
  }
  return { rows, years: [...years].sort(([, a], [, b]) => b - a).map(([year]) => year) }
}

/** Rejects a file without a byte, which has no row to show, and a workbook that is too large. */
async function checkSize({ size, open }: UploadedFile, name: string): Promise<void> {
  if (size === 0) fail('', 'required', `${name} is empty; choose a file with activities`)
  if (size <= WORKBOOK_LIMITS.fileBytes) return
  for await (const piece of (await open()).chunks()) {
    if (kindOfFile(piece) === 'text') return
    failAtLimit('fileBytes')
  }
}

/** Finds the earliest of the last years with prices that rows of later years ask for; null if none asks. */
function lastPriceYear({ rowProblems }: ImportPreview): number | null {
  const messages = rowProblems.flatMap(({ failures }) => failures.map(({ message }) => message))
  const years = messages.flatMap((message) => /--price-year (\d{4})/.exec(message)?.[1] ?? []).map(Number)
  return years.length === 0 ? null : Math.min(...years)
}

/** The causes of rows that may count twice. */
const DOUBLE_CAUSES: ReadonlySet<RowWarning['cause']> = new Set([
  ...(['already_stored', 'same_id', 'same_row', 'sum_of_rows', 'overlap', 'same_energy'] as const),
])

/** Finds the rows that may count twice. Ends of periods matter to those that overlap. */
function doubledRows(warnings: readonly RowWarning[], guesses: readonly string[]): FilePreview['doubles'] {
  const doubles = warnings.filter(({ cause }) => DOUBLE_CAUSES.has(cause))
  if (doubles.length === 0) return null
  const isAtLeast = doubles.some(({ count, examples }) => count > examples.length)
  const named = new Set(doubles.flatMap(({ examples }) => examples.map(({ line, id }) => `${line} ${id ?? ''}`)))
  const rows = Math.max(isAtLeast ? 0 : named.size, ...doubles.map(({ count }) => (isAtLeast ? count : 0)))
  const hasOverlap = doubles.some(({ cause }) => cause === 'overlap')
  const ends = hasOverlap ? guesses.find((one) => one.startsWith(END_SENTENCE)) : undefined
  return {
    ...{ rows, isAtLeast, ends: ends === undefined ? null : pageWords(ends) },
    sentences: doubles.map((warning) => rowWarningText(warning).trim()),
  }
}

/** Says what to do about negative quantities that cannot be credits, although credits were chosen. */
function creditWords(message: string, request: PageImportRequest): string {
  const words = pageWords(message)
  return acceptsCredits(request) ? words.replace(CREDITS_ADVICE, NO_CREDIT) : words
}

async function previewFile(one: FileRequest): Promise<FilePreview> {
  const { request, company, onProgress } = one
  const { source, guesses } = openRequest(one)
  const { site, country, priceYear } = commitOptionsOf(request)
  const preview = await company.imports.preview(source, { site, country, priceYear, onProgress })
  const inWords = <Part extends { readonly message: string }>(part: Part): Part => {
    return { ...part, message: creditWords(part.message, request) }
  }
  const rowProblems = preview.rowProblems.map((row) => ({ ...row, failures: row.failures.map(inWords) }))
  const sentences = guesses()
  return {
    preview: { ...preview, rowProblems, notices: preview.notices.map(inWords), words: preview.words.map(pageWords) },
    priceYear: lastPriceYear(preview),
    sentences: sentences.map(pageWords),
    warnings: preview.warnings
      .filter(({ cause }) => !DOUBLE_CAUSES.has(cause))
      .map((warning) => rowWarningText(warning).trim()),
    doubles: doubledRows(preview.warnings, sentences),
    ...(await listRowsToShow(source, preview)),
  }
}

async function commitFile(one: FileRequest) {
  const { request, company, onProgress } = one
  const { source } = openRequest(one)
  const { record } = await company.imports.commit(source, { ...commitOptionsOf(request), onProgress })
  return record
}

const WORK: Readonly<Record<string, (one: FileRequest) => Promise<unknown>>> = {
  [READING]: async (one) => {
    const reading = await describeReading(argumentsOf(one.request), ioOf(one), one.request.name)
    return { ...reading, sentences: reading.sentences.map(pageWords) }
  },
  [PREVIEW]: previewFile,
  [COMMIT]: commitFile,
}

/** Writes lines of JSON: progress, then the result or the errors. */
function startLines(res: ServerResponse) {
  res.writeHead(200, {
    'content-type': 'application/x-ndjson',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  })
  return (line: object) => void res.write(`${JSON.stringify(line)}\n`)
}

/** Settings of the imports of a page. */
export interface PageImports {
  readonly service: Service
  /** The service that accepts negative quantities. */
  readonly creditService: Service
  readonly loadModule: CliIo['loadModule']
  readonly onError: (error: unknown) => void
}

/** The imports that a server is working on, by company: each once for every request. */
class RunningImports {
  readonly #all: { readonly companyId: number; readonly digest: string }[] = []

  digestsOf(companyId: number): readonly string[] {
    return this.#all.filter((one) => one.companyId === companyId).map(({ digest }) => digest)
  }

  /** Does the work of an import, which is listed meanwhile. */
  async during<T>(companyId: number, digest: string, work: () => Promise<T>): Promise<T> {
    const own = { companyId, digest }
    this.#all.push(own)
    try {
      return await work()
    } finally {
      this.#all.splice(this.#all.indexOf(own), 1)
    }
  }
}

/** Answers with the digests of the imports of a company that the server is working on. */
async function answerRunning(
  req: IncomingMessage,
  res: ServerResponse,
  { service, running }: Pick<PageImports, 'service'> & { readonly running: RunningImports },
): Promise<void> {
  const { companyId } = await callerOf(req, service)
  const text = JSON.stringify(running.digestsOf(companyId))
  sendText(req, res, { contentType: 'application/json', text })
}

function checkMayWrite({ isReadOnly }: Caller): void {
  if (!isReadOnly) return
  const message = 'the API key is read-only; use a key that may write'
  throw new EmissionsError([{ path: '', code: 'key_read_only', message }])
}

async function answerImport(
  req: IncomingMessage,
  res: ServerResponse,
  { service, creditService, loadModule, onError, running }: PageImports & { readonly running: RunningImports },
): Promise<void> {
  const caller = await callerOf(req, service)
  checkMayWrite(caller)
  const { companyId, actor, keyId = null } = caller
  const file = await receiveFile(req)
  try {
    const request = parseImportRequest(file.settings)
    await checkSize(file, request.name)
    const writeLine = startLines(res)
    const onProgress = (phase: string, rows: number) => writeLine({ progress: { phase, rows } })
    const used = acceptsCredits(request) ? creditService : service
    const one = { request, file, company: used.company(companyId, { actor, keyId }), loadModule, onProgress }
    try {
      const work = async () => WORK[req.url ?? '']?.(one)
      const { digest } = request
      const isCommit = req.url === COMMIT && digest !== undefined
      const result = isCommit ? running.during(companyId, digest, work) : work()
      writeLine({ result: await result })
    } catch (error) {
      if (!isShown(error)) onError(error)
      writeLine({ errors: shownFaults(error) })
    }
    res.end()
  } finally {
    await file.remove()
  }
}

/**
 * Answers the requests of the page about a file to import; false if the request is for something else. A request has the
 * settings as JSON in its first line, and the file after it. The file is read, previewed and imported by the code of
 * `tonne import`, and deleted when the request is answered.
 */
export function pageImports(options: PageImports): (req: IncomingMessage, res: ServerResponse) => boolean {
  const running = new RunningImports()
  return (req, res) => {
    if (req.method === 'GET' && req.url === RUNNING) {
      answerRunning(req, res, { ...options, running }).catch((error: unknown) => sendProblem(req, res, error))
      return true
    }
    if (req.method !== 'POST' || !IMPORT_PATHS.includes(req.url ?? '')) return false
    answerImport(req, res, { ...options, running }).catch((error: unknown) => {
      if (!isShown(error)) options.onError(error)
      req.resume()
      if (res.headersSent) res.destroy()
      else sendProblem(req, res, error)
    })
    return true
  }
}

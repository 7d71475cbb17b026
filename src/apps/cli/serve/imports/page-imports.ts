import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FilePreview, ShownRow } from '../../../../core/display/index.ts'
import { EmissionsError, fail } from '../../../../core/errors/index.ts'
import type { SourceRow } from '../../../../rows/index.ts'
import type { Caller, Company, ImportPreview, ImportSource, Service, UnreadRow } from '../../../../service/index.ts'
import { type OpenedImport, openEditedImport } from '../../import/file-rows.ts'
import type { CliIo } from '../../io.ts'
import { rowWarningText } from '../../summary-text.ts'
import { isWorkbook, SIGNATURE_BYTES } from '../../workbook/read-sheet.ts'
import { callerOf, sendProblem } from '../page-caller.ts'
import { describeReading } from './file-reading.ts'
import { isShown, pageWords, shownFaults } from './import-faults.ts'
import {
  argumentsOf,
  commitOptionsOf,
  type ImportRequest,
  importIoOf,
  parseImportRequest,
  rowEditsOf,
} from './import-request.ts'
import { receiveFile, type UploadedFile } from './uploaded-file.ts'

const READING = '/page/imports/reading'
const PREVIEW = '/page/imports/preview'
const COMMIT = '/page/imports/commit'

/** Paths of the requests about files to import. */
export const IMPORT_PATHS: readonly string[] = [READING, PREVIEW, COMMIT]

/** The first rows are shown as an example of the reading. */
const EXAMPLES_MAX = 10
/** Rows whose years are counted. */
const DATED_MAX = 10_000

/** A request about a file, and the parts of the server that it needs. */
interface FileRequest {
  readonly request: ImportRequest
  readonly file: UploadedFile
  readonly company: Company
  readonly loadModule: CliIo['loadModule']
  /** Tells the page how far the work is. */
  readonly onProgress: (phase: string, rows: number) => void
}

function ioOf({ request, file, loadModule }: FileRequest) {
  return importIoOf(request, { openInput: file.open, loadModule })
}

function openRequest(one: FileRequest): OpenedImport {
  const { request } = one
  const edited = { file: request.name, edits: rowEditsOf(request) }
  return openEditedImport(argumentsOf(request), ioOf(one), edited)
}

function cellsOf(row: SourceRow | UnreadRow): ShownRow['cells'] {
  if (!('cells' in row)) return null
  return Object.fromEntries([...row.cells].map(([column, { raw, text }]) => [column, { raw, text }]))
}

/** Reads the first rows and those that need a decision, and the years of the rows, the most frequent first. */
async function readShown(
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

const MEGABYTE = 1_000_000
/** Larger workbooks are refused, because the server has to unpack them in memory. */
const WORKBOOK_BYTES_MAX = 64 * MEGABYTE

/** Rejects a file without a byte, which has no row to show, and a workbook that is too large. */
async function checkSize({ size, open }: UploadedFile, name: string): Promise<void> {
  if (size === 0) fail('', 'required', `${name} is empty; choose a file with activities`)
  if (size <= WORKBOOK_BYTES_MAX) return
  for await (const piece of (await open()).chunks()) {
    if (!isWorkbook(piece.subarray(0, SIGNATURE_BYTES))) return
    const most = WORKBOOK_BYTES_MAX / MEGABYTE
    const message = `${name} is a workbook of more than ${most} MB, which is not read; save the sheet as CSV, or split the workbook`
    fail('', 'file_too_large', message)
  }
}

function inPageWords<Part extends { readonly message: string }>(part: Part): Part {
  return { ...part, message: pageWords(part.message) }
}

async function previewFile(one: FileRequest): Promise<FilePreview> {
  const { request, company, onProgress } = one
  const { source, guesses } = openRequest(one)
  const { site, country } = commitOptionsOf(request)
  const preview = await company.imports.preview(source, { site, country, onProgress })
  const rowProblems = preview.rowProblems.map((row) => ({ ...row, failures: row.failures.map(inPageWords) }))
  return {
    preview: { ...preview, rowProblems },
    sentences: guesses().map(pageWords),
    warnings: preview.warnings.map((warning) => rowWarningText(warning).trim()),
    ...(await readShown(source, preview)),
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
  readonly loadModule: CliIo['loadModule']
  readonly onError: (error: unknown) => void
}

function checkMayWrite({ isReadOnly }: Caller): void {
  if (!isReadOnly) return
  const message = 'the API key is read-only; use a key that may write'
  throw new EmissionsError([{ path: '', code: 'key_read_only', message }])
}

async function answerImport(
  path: string,
  req: IncomingMessage,
  res: ServerResponse,
  { service, loadModule, onError }: PageImports,
) {
  const caller = await callerOf(req, service)
  checkMayWrite(caller)
  const { companyId, actor, keyId = null } = caller
  const file = await receiveFile(req)
  try {
    const request = parseImportRequest(file.settings)
    await checkSize(file, request.name)
    const writeLine = startLines(res)
    const onProgress = (phase: string, rows: number) => writeLine({ progress: { phase, rows } })
    const one = { request, file, company: service.company(companyId, { actor, keyId }), loadModule, onProgress }
    try {
      writeLine({ result: await WORK[path]?.(one) })
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
  return (req, res) => {
    const path = req.url ?? ''
    if (req.method !== 'POST' || !IMPORT_PATHS.includes(path)) return false
    answerImport(path, req, res, options).catch((error: unknown) => {
      if (!isShown(error)) options.onError(error)
      req.resume()
      if (res.headersSent) res.destroy()
      else sendProblem(req, res, error)
    })
    return true
  }
}

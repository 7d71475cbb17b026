import type { FilePreview, FileReading, ImportLine, ImportSettings, ShownImport } from '../../../core/display/index.ts'
import type { EmissionFactorResource, UnitResource } from '../../../resources/index.ts'
import { type ApiClient, ApiError } from '../api-client.ts'
import { messageForPeople } from '../fault-words.ts'

/** Called with the phase of the work and the rows so far. */
export type OnProgress = (phase: 'calculate' | 'try' | 'write', rows: number) => void

/** A file of the reader, with the settings to send with it. */
export interface FileToSend {
  readonly file: File
  readonly settings: ImportSettings
}

/** Requests about a file. Every method throws `ApiError`. */
export interface ImportRequests {
  read(sent: FileToSend): Promise<FileReading>
  preview(sent: FileToSend, onProgress: OnProgress): Promise<FilePreview>
  commit(sent: FileToSend, onProgress: OnProgress): Promise<ShownImport>
  /** Reads the imports of the company, the newest first, and those that the server is working on. */
  list(): Promise<ListedImports>
}

/** The imports of a company. */
export interface ListedImports {
  readonly imports: readonly ShownImport[]
  /** The digests of those that the server is working on. */
  readonly running: ReadonlySet<string>
}

const MEGABYTE = 1_000_000
/** Larger workbooks are refused before they are sent: to unpack one takes minutes and gigabytes. */
const WORKBOOK_BYTES_MAX = 64 * MEGABYTE
/** The server receives no larger file. */
const FILE_BYTES_MAX = 512 * 2 ** 20
const ZIP = [0x50, 0x4b, 3, 4]

function failFile(code: string, message: string): never {
  throw new ApiError(0, [{ code, message, path: '' }])
}

function failUnreadable(file: File): never {
  const message = `${file.name} changed or was moved since it was chosen. Choose it again; nothing was imported.`
  return failFile('file_changed', message)
}

/** Throws for a file that cannot be imported: empty, too large, or gone from the disk. */
export async function checkFile(file: File): Promise<void> {
  const start = await file
    .slice(0, ZIP.length)
    .arrayBuffer()
    .catch(() => failUnreadable(file))
  if (file.size === 0) failFile('required', `${file.name} is empty. Choose a file with activities.`)
  const bytes = new Uint8Array(start)
  const isWorkbook = ZIP.every((byte, index) => bytes[index] === byte)
  const [size, most, ofFile] = [file.size, WORKBOOK_BYTES_MAX, FILE_BYTES_MAX].map((count) =>
    Math.floor(count / MEGABYTE),
  )
  if (isWorkbook && file.size > WORKBOOK_BYTES_MAX)
    failFile(
      'file_too_large',
      `${file.name} is a workbook of ${size} MB, and workbooks of up to ${most} MB are read. Save the sheet as CSV, which may have ${ofFile} MB, or split the workbook.`,
    )
  if (file.size > FILE_BYTES_MAX)
    failFile(
      'file_too_large',
      `${file.name} has ${size} MB, and files of up to ${ofFile} MB are read here. Split it, or import it with “tonne import” on the command line.`,
    )
}

/** Yields the lines of a response as they arrive. */
async function* readTextLines(response: Response): AsyncGenerator<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
    const lines = `${rest}${part.value}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}

function inWords<Part extends { readonly message: string }>(part: Part): Part {
  return { ...part, message: messageForPeople(part.message) }
}

/** Writes the messages about rows for people. */
function withPageWords({ preview, ...file }: FilePreview): FilePreview {
  const rowProblems = preview.rowProblems.map((row) => ({ ...row, failures: row.failures.map(inWords) }))
  return { ...file, preview: { ...preview, rowProblems, notices: preview.notices.map(inWords) } }
}

const CHANGED =
  'The file, or a period that is locked, changed since its rows were checked. Nothing was imported. Check the rows again.'

/** A page shows no digest, so a fault of it says what to do instead. */
function withoutDigest<Fault extends { readonly path: string; readonly message: string }>(fault: Fault): Fault {
  return fault.path === 'digest' ? { ...fault, path: '', message: CHANGED } : fault
}

async function readResult<Result>(response: Response, onProgress: OnProgress): Promise<Result> {
  for await (const text of readTextLines(response)) {
    const line: ImportLine<Result> = JSON.parse(text)
    if ('progress' in line) onProgress(line.progress.phase, line.progress.rows)
    else if ('errors' in line) throw new ApiError(422, line.errors.map(withoutDigest).map(inWords))
    else return line.result
  }
  const message =
    'The server stopped before it was done. Check that it runs, then try again; an import goes on where it stopped.'
  return failFile('server_gone', message)
}

/** Makes the requests about files. */
export function importRequests(client: ApiClient): ImportRequests {
  const ask = async <Result>(path: string, { file, settings }: FileToSend, onProgress: OnProgress): Promise<Result> => {
    await checkFile(file)
    const body = new Blob([JSON.stringify(settings), '\n', file])
    try {
      return await readResult(await client.request(`/page/imports/${path}`, { method: 'POST', body }), onProgress)
    } catch (error) {
      // a browser reports a file that changed while it was sent as a lost connection
      if (error instanceof ApiError && error.status === 0) await checkFile(file)
      throw error
    }
  }
  return {
    read: (sent) => ask('reading', sent, () => undefined),
    preview: async (sent, onProgress) => withPageWords(await ask('preview', sent, onProgress)),
    commit: (sent, onProgress) => ask('commit', sent, onProgress),
    list: async () => {
      // first, so that an import that ends meanwhile is listed as complete
      const running: readonly string[] = JSON.parse(await (await client.request('/page/imports/running')).text())
      return { imports: await client.list<ShownImport>('/v1/imports'), running: new Set(running) }
    },
  }
}

const CHOICES_MAX = 12
/** Factors that are read to find those per money, or per another unit. */
const FACTORS_READ = 200

/** A factor to choose: the id that the reader of files understands, and its name for people. */
export type OfferedFactor = Readonly<Record<'id' | 'label', string>>

/** Finds factors by words, for rows of an activity; '' if it is not known. */
export type FindFactors = (words: string, activity: string) => Promise<readonly OfferedFactor[]>

/** Creates the search of factors by words. A search that fails finds nothing. */
export function factorSearch(client: ApiClient): FindFactors {
  let units: Promise<readonly UnitResource[]> | undefined
  return async (words, activity) => {
    const limit = activity === '' ? CHOICES_MAX : FACTORS_READ
    const query = new URLSearchParams({ search: words, limit: String(limit) })
    const found = await client.get<EmissionFactorResource[]>(`/v1/emission-factors?${query}`).catch(() => null)
    units ??= client.list<UnitResource>('/v1/units?all=true').catch(() => [])
    const symbols = new Map((await units).map(({ id, short_name: symbol }) => [id, symbol] as const))
    // factors per money have no unit
    const isUsable = ({ denominatorUnitId }: EmissionFactorResource) =>
      activity === '' || symbols.size === 0 || symbols.has(denominatorUnitId) !== (activity === 'spend')
    const usable = (found?.value ?? []).filter(isUsable).slice(0, CHOICES_MAX)
    return usable.map(({ id, name, co2e, source, denominatorUnitId }) => {
      const per = `${name}: ${co2e} kg CO2e per ${symbols.get(denominatorUnitId) ?? 'unit of money'}`
      return { id, label: [per, source ?? ''].filter((text) => text !== '').join(', ') }
    })
  }
}

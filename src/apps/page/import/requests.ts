import type { FilePreview, FileReading, ImportLine, ImportSettings, ShownImport } from '../../../core/display/index.ts'
import { type ApiClient, ApiError } from '../api-client.ts'

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
}

const MEGABYTE = 1_000_000
/** Larger workbooks are refused before they are sent: to unpack one takes minutes and gigabytes. */
const WORKBOOK_BYTES_MAX = 64 * MEGABYTE
const ZIP = [0x50, 0x4b, 3, 4]

function failFile(code: string, message: string): never {
  throw new ApiError(0, [{ code, message, path: '' }])
}

function failUnreadable(file: File): never {
  const message = `${file.name} changed or was moved since it was chosen. Choose it again; nothing was imported.`
  return failFile('file_changed', message)
}

/** Throws for a file that cannot be imported: empty, a workbook that is too large, or gone from the disk. */
export async function checkFile(file: File): Promise<void> {
  const start = await file
    .slice(0, ZIP.length)
    .arrayBuffer()
    .catch(() => failUnreadable(file))
  if (file.size === 0) failFile('required', `${file.name} is empty. Choose a file with activities.`)
  const bytes = new Uint8Array(start)
  if (file.size <= WORKBOOK_BYTES_MAX || !ZIP.every((byte, index) => bytes[index] === byte)) return
  const [size, most] = [file.size, WORKBOOK_BYTES_MAX].map((count) => Math.round(count / MEGABYTE))
  const message = `${file.name} is a workbook of ${size} MB, and workbooks of up to ${most} MB are read. Save the sheet as CSV, which may have 500 MB, or split the workbook.`
  failFile('file_too_large', message)
}

/** Yields the lines of a response as they arrive. */
async function* readLines(response: Response): AsyncGenerator<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
    const lines = `${rest}${part.value}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}

async function resultOf<Result>(response: Response, onProgress: OnProgress): Promise<Result> {
  for await (const text of readLines(response)) {
    const line = JSON.parse(text) as ImportLine<Result>
    if ('progress' in line) onProgress(line.progress.phase, line.progress.rows)
    else if ('errors' in line) throw new ApiError(422, line.errors)
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
      return await resultOf(await client.request(`/page/imports/${path}`, { method: 'POST', body }), onProgress)
    } catch (error) {
      // a browser reports a file that changed while it was sent as a lost connection
      if (error instanceof ApiError && error.status === 0) await checkFile(file)
      throw error
    }
  }
  return {
    read: (sent) => ask('reading', sent, () => undefined),
    preview: (sent, onProgress) => ask('preview', sent, onProgress),
    commit: (sent, onProgress) => ask('commit', sent, onProgress),
  }
}

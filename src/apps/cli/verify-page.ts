import { readFile } from 'node:fs/promises'
import { isObject } from '../../base/index.ts'
import { encodeUtf8 } from './calculate/decode-utf8.ts'
import { UsageError } from './failure.ts'
import type { CliIo } from './io.ts'
import { writeFile } from './outputs.ts'

/** The built page, relative to dist/cli and to dist/chunks. The sources have none. */
const BUILT_PAGE = new URL('../verify.html', import.meta.url)

async function readPage(page: URL): Promise<string> {
  try {
    return await readFile(page, 'utf8')
  } catch (error) {
    if (!isObject(error) || error.code !== 'ENOENT') throw error
    throw new UsageError('the page is not built here; install the package tonne, or run npm run build')
  }
}

/** Writes a copy of the page that verifies in a browser, offline. Throws `UsageError` if it was not built. */
export async function writeVerifyPage(path: string, io: CliIo, page: URL = BUILT_PAGE): Promise<number> {
  const text = await readPage(page)
  await writeFile(path, io, (append) => append(encodeUtf8(text)))
  io.stderr.write(`written: ${path}; open it in a browser and drop files on it\n`)
  return 0
}

import { readFile } from 'node:fs/promises'
import { isObject } from '../../../base/index.ts'

/** Files of the page: URL path, file name and type. */
const FILES = [
  { path: '/', name: 'index.html', contentType: 'text/html; charset=utf-8' },
  { path: '/page/page.js', name: 'page.js', contentType: 'text/javascript; charset=utf-8' },
  { path: '/page/page.css', name: 'page.css', contentType: 'text/css; charset=utf-8' },
  { path: '/page/icon.svg', name: 'icon.svg', contentType: 'image/svg+xml' },
  { path: '/page/licenses.txt', name: 'licenses.txt', contentType: 'text/plain; charset=utf-8' },
] as const

/** Folder of the built page, relative to dist/cli and to dist/chunks. The sources have none. */
export const BUILT_PAGE = new URL('../cli/page/', import.meta.url)

/** URL paths of the page. */
export const PAGE_PATHS: readonly string[] = FILES.map(({ path }) => path)

/** A file of the page. */
export interface PageFile {
  readonly contentType: string
  readonly text: string
}

/** Reads the files of the page by URL path; null if the page was not built. */
export async function readPage(folder: URL): Promise<ReadonlyMap<string, PageFile> | null> {
  try {
    const read = FILES.map(async ({ path, name, contentType }) => {
      const text = await readFile(new URL(name, folder), 'utf8')
      return [path, { contentType, text }] as const
    })
    return new Map(await Promise.all(read))
  } catch (error) {
    if (isObject(error) && error.code === 'ENOENT') return null
    throw error
  }
}

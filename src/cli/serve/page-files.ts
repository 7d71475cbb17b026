import { readFile } from 'node:fs/promises'

/** What the page is made of: what it is asked for by, and what it is. */
const FILES = [
  { path: '/', name: 'index.html', contentType: 'text/html; charset=utf-8' },
  { path: '/page/page.js', name: 'page.js', contentType: 'text/javascript; charset=utf-8' },
  { path: '/page/page.css', name: 'page.css', contentType: 'text/css; charset=utf-8' },
  { path: '/page/icon.svg', name: 'icon.svg', contentType: 'image/svg+xml' },
  { path: '/page/licenses.txt', name: 'licenses.txt', contentType: 'text/plain; charset=utf-8' },
] as const

/** Where the built page lies, as seen from dist/cli and dist/chunks alike; the sources have none. */
export const BUILT_PAGE = new URL('../cli/page/', import.meta.url)

/** The paths of the page. */
export const PAGE_PATHS: readonly string[] = FILES.map(({ path }) => path)

/** A file of the page. */
export interface PageFile {
  readonly contentType: string
  readonly text: string
}

/** The files of the page by their paths; null where it was not built. */
export async function readPage(folder: URL): Promise<ReadonlyMap<string, PageFile> | null> {
  try {
    const read = FILES.map(async ({ path, name, contentType }) => {
      const text = await readFile(new URL(name, folder), 'utf8')
      return [path, { contentType, text }] as const
    })
    return new Map(await Promise.all(read))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

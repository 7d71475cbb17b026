import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isIP } from 'node:net'
import { isObject } from '../../../base/index.ts'
import { sendText, type TextAnswer } from './http-server.ts'

/** Files of the page: URL path, file name and type. */
const FILES = [
  { path: '/', name: 'index.html', contentType: 'text/html; charset=utf-8' },
  { path: '/page/page.js', name: 'page.js', contentType: 'text/javascript; charset=utf-8' },
  { path: '/page/page.css', name: 'page.css', contentType: 'text/css; charset=utf-8' },
  { path: '/page/import.js', name: 'import.js', contentType: 'text/javascript; charset=utf-8' },
  { path: '/page/statement.js', name: 'statement.js', contentType: 'text/javascript; charset=utf-8' },
  { path: '/page/edit.js', name: 'edit.js', contentType: 'text/javascript; charset=utf-8' },
  { path: '/page/edit.css', name: 'edit.css', contentType: 'text/css; charset=utf-8' },
  { path: '/page/import.css', name: 'import.css', contentType: 'text/css; charset=utf-8' },
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

/**
 * Content security policy of the page: its own script and style sheet, requests to this server, no markup from data.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

const HEADERS = {
  'content-security-policy': POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
} as const

const NOT_BUILT =
  'The page is not there: it is made by npm run build, and served by node dist/cli/main.js serve --demo.\n'
const OTHER_HOST = 'This server answers under the name localhost or its address. Open the address that it printed.\n'
const KEY_MARK = '{{API_KEY}}'
const COMPANY_MARK = '{{COMPANY}}'
const SCREENS_MARK = '{{SCREENS}}'

/** The script with the form of the statement for reports, which stores nothing in the server. */
const STATEMENT = 'page/statement.js'
/** The scripts with screens to enter data, as relative URLs separated by blanks. */
const SCREENS = `page/edit.js page/import.js ${STATEMENT}`

/** Settings of the page. */
export interface DemoPage {
  /** The folder with its files. */
  readonly folder: URL
  /** API key of the fictitious company; '' for other companies, for which the page asks for a key. */
  readonly key: string
  /** Name above the title. */
  readonly company: string
  /** True if the page has screens to enter data. */
  readonly hasScreens: boolean
}

/** Escapes a text for markup. */
function escapeMarkup(text: string): string {
  const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return text.replace(/[&<>"]/g, (mark) => names[mark] ?? '')
}

/** Returns the host without port: 'localhost', '127.0.0.1', '[::1]'. */
function hostName(host: string): string {
  return host.replace(/:\d+$/, '').toLowerCase()
}

/**
 * True if the host is an IP address or localhost. A domain name made to resolve to this server (DNS rebinding) would
 * let the page of another site read ours, and the key in it.
 */
function isOwnName(host: string | undefined): boolean {
  const name = hostName(host ?? '')
  return name === 'localhost' || isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0
}

/**
 * Serves the files of the page; false if the request is for something else.
 *
 * The page calls /v1 like any client. That of the demo contains the key of the fictitious company; no other key is ever
 * written into one: the page of a company asks for a key, which stays in the tab. Pages of other hosts cannot read it: no
 * CORS header allows them, it cannot be framed, and it is served under no domain name but localhost.
 */
export async function demoPage({
  folder,
  key,
  company,
  hasScreens,
}: DemoPage): Promise<(req: IncomingMessage, res: ServerResponse) => boolean> {
  const files = await readPage(folder)
  const answerOf = ({ method = '', headers }: IncomingMessage, path: string): TextAnswer => {
    if (method !== 'GET' && method !== 'HEAD')
      return { status: 405, text: '', headers: { ...HEADERS, allow: 'GET, HEAD' } }
    if (!isOwnName(headers.host)) return { status: 421, text: OTHER_HOST, headers: HEADERS }
    const file = files?.get(path)
    if (file === undefined) return { status: 503, text: NOT_BUILT, headers: HEADERS }
    return {
      headers: HEADERS,
      contentType: file.contentType,
      text: file.text
        .replace(KEY_MARK, key)
        .replace(SCREENS_MARK, hasScreens ? SCREENS : STATEMENT)
        .replace(COMPANY_MARK, escapeMarkup(company)),
    }
  }
  return (req, res) => {
    const path = (req.url ?? '').replace(/\?.*/s, '')
    if (!PAGE_PATHS.includes(path)) return false
    sendText(req, res, answerOf(req, path))
    return true
  }
}

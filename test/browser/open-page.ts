import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { inject } from 'vitest'

/** A page that is looked at, and what went wrong or astray meanwhile. */
export interface Opened {
  readonly page: Page
  /** Errors and warnings of the console, uncaught exceptions, and breaches of the content security policy. */
  readonly problems: string[]
  /** Requests to anybody but the server of the page. */
  readonly strayed: string[]
  close(): Promise<void>
}

const EXECUTABLE = process.env.CHROMIUM ?? '/usr/bin/chromium'

/** A headless Chromium; as root there is no sandbox. */
export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: EXECUTABLE, args: ['--no-sandbox'] })
}

/** Opens a page of a server, and listens to what goes wrong or astray from then on. */
export async function openWatched(
  browser: Browser,
  { url, ...options }: BrowserContextOptions & { readonly url: string },
): Promise<Opened> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
  const page = await context.newPage()
  const problems: string[] = []
  const strayed: string[] = []
  page.on('console', (message) => {
    if (message.type() !== 'log') problems.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(String(error)))
  const { origin } = new URL(url)
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) strayed.push(request.url())
  })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`policy: ${violatedDirective} ${blockedURI}`)
    })
  })
  await page.goto(url)
  return { page, problems, strayed, close: () => context.close() }
}

/** Opens the page of the demo, and waits until the year is shown. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Opened> {
  const opened = await openWatched(browser, { url: inject('url'), ...options })
  await opened.page.getByRole('heading', { name: 'By month' }).waitFor()
  return opened
}

import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ApiOptions, CONTRACT, createApi, documentation } from '../../src/http/index.ts'
import { findSwaggerUi, nodeHandler } from '../../src/http/node.ts'
import { createService } from '../../src/service/index.ts'
import { launch, type Opened, openWatched } from './open-page.ts'

let browser: Browser
const servers: Server[] = []

beforeAll(async () => {
  browser = await launch()
})
afterAll(async () => {
  await browser.close()
  for (const server of servers) server.close().closeAllConnections()
})

/** A server whose docs are of the npm package, a key of it, and where its page is. */
async function served(options: Partial<ApiOptions> = {}) {
  const service = createService()
  const { record } = await service.company(7).apiKeys.issue({ name: 'reader of the docs' })
  const documents = documentation({ swaggerUi: findSwaggerUi() })
  const server = createServer(nodeHandler(createApi({ service, documents, ...options })))
  servers.push(server.listen(0, '127.0.0.1'))
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url: `${origin}${options.basePath ?? ''}/v1/docs`, key: record.key, service }
}

/** The ways to send a key that the page shows, in order. */
const SCHEMES = ['apiKey', 'bearer'] as const

/** Enters a key where the page asks for it. */
async function authorize({ page }: Opened, key: string, scheme: (typeof SCHEMES)[number] = 'apiKey'): Promise<void> {
  await page.locator('button.authorize').first().click()
  expect(await page.locator('.auth-container').count()).toBe(SCHEMES.length)
  const form = page.locator('.auth-container').nth(SCHEMES.indexOf(scheme))
  await form.locator('input').fill(key)
  await form.locator('button.authorize').click()
  await form.locator('.btn-done').click()
}

/**
 * Scrolls down until an operation is there: the viewer draws only the part of a long document near the window.
 * The document gets longer while it is read, and a slow machine draws late. Each step therefore reads the height
 * again, and the whole document is scrolled up to five times.
 */
async function reach({ page }: Opened, operation: Locator): Promise<void> {
  const heightPx = () => page.evaluate(() => document.documentElement.scrollHeight)
  for (let pass = 1; pass <= 5; pass += 1) {
    for (let y = 0; y < (await heightPx()); y += 400) {
      if ((await operation.count()) > 0) return
      await page.evaluate((top) => window.scrollTo(0, top), y)
      await page.waitForTimeout(100 * pass)
    }
  }
}

/** Opens an operation, tries it out, and gives back the status that is shown of the answer. */
async function tryOut(opened: Opened, operationId: string, body?: string): Promise<string> {
  const operation = opened.page.locator(`[id$="-${operationId}"]`)
  await reach(opened, operation)
  await operation.locator('.opblock-summary-control').click()
  await operation.getByRole('button', { name: 'Try it out' }).click()
  if (body !== undefined) await operation.locator('textarea.body-param__text').fill(body)
  await operation.getByRole('button', { name: 'Execute' }).click()
  return operation.locator('.live-responses-table .response-col_status').last().innerText()
}

const SITE = {
  name: 'Works',
  address: { address: '1 Mill Lane, Leeds', coordinates: { lat: 53.79, lng: -1.53 } },
  area: 1200,
  unit: 'M2',
  countryId: 826,
}

describe.each([undefined, '/api'])('the docs of swagger-ui-dist, mounted under %s', (basePath) => {
  it('show every operation and try it out, without a request to anybody else or a violation of the policy', async () => {
    const { url, key, service } = await served(basePath === undefined ? {} : { basePath })
    const opened = await openWatched(browser, { url })
    const { page, problems, strayed, close } = opened
    await page.locator('.opblock').first().waitFor()
    const ids = await page.locator('.opblock').evaluateAll((all) => all.map(({ id }) => id.replace(/^.*-/, '')))
    expect(ids.sort()).toEqual(CONTRACT.map(({ id }) => id).sort())
    expect(await page.title()).toBe('Emissions accounting')
    await authorize(opened, key)
    expect(await tryOut(opened, 'listUnits')).toMatch(/^200/)
    expect(await page.locator('.live-responses-table .microlight').first().innerText()).toContain('Kilowatt hour')
    expect(await tryOut(opened, 'createSite', JSON.stringify(SITE))).toMatch(/^201/)
    expect((await service.company(7).sites.list()).records.map(({ name }) => name)).toEqual(['Works'])
    await close()
    expect([problems, strayed]).toEqual([[], []])
  })
})

describe('the docs of swagger-ui-dist on a phone, 375 pixels wide', () => {
  it('show and try out an operation without scrolling sideways', async () => {
    const { url, key } = await served({ extensions: true })
    const phone = { viewport: { width: 375, height: 700 }, hasTouch: true, isMobile: true }
    const opened = await openWatched(browser, { url, ...phone })
    await authorize(opened, key, 'bearer')
    expect(await tryOut(opened, 'createSite')).toMatch(/^201/)
    expect(await tryOut(opened, 'getInventory')).toMatch(/^200/)
    expect(await opened.page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
    await opened.close()
    expect([opened.problems, opened.strayed]).toEqual([[], []])
  })
})

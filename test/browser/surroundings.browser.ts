import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launch, openPage } from './open-page.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

/** How far the page, or what is over it, is wider than what shows it. */
function overhang(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const inPanel = document.querySelector('dialog[open] .panel-content')
    return Math.max(scrollWidth - clientWidth, (inPanel?.scrollWidth ?? 0) - (inPanel?.clientWidth ?? 0))
  })
}

const SURROUNDINGS: readonly (readonly [string, BrowserContextOptions])[] = [
  ['a phone, 375 pixels wide', { viewport: { width: 375, height: 700 }, hasTouch: true, isMobile: true }],
  ['a narrow phone', { viewport: { width: 320, height: 600 } }],
  // what a zoom of 200 % leaves of a window of 1280 by 900
  ['a zoom of 200 %', { viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 }],
  ['a dark desk', { colorScheme: 'dark' }],
]

describe.each(SURROUNDINGS)('the page on %s', (_, options) => {
  it('shows everything without scrolling sideways', async () => {
    const { page, problems, close } = await openPage(browser, options)
    if (!(await page.locator('.grid-table').isVisible())) await page.getByText('The months as a table').click()
    await page.getByText(/^All \d+ factors/).click()
    await page.getByText('All 173 records').click()
    await page.locator('#records ~ details table').waitFor()
    expect(await overhang(page)).toBe(0)
    await page.locator('.hero-number').click()
    const panel = page.getByRole('dialog')
    await panel.getByRole('table').getByRole('button').first().click()
    await panel.getByRole('button', { name: 'Verify in this browser' }).click()
    await panel.getByText('✓ Verified').waitFor()
    expect(await overhang(page)).toBe(0)
    await page.keyboard.press('Escape')
    const small = await page
      .locator('button:visible')
      .evaluateAll((all) =>
        all.filter((one) => Math.min(one.clientWidth, one.clientHeight) < 24).map((one) => one.textContent),
      )
    expect(small).toEqual([])
    await close()
    expect(problems).toEqual([])
  })
})

/** The colour of the ground, of a text on it, and of a bar. */
function colours(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const of = (selector: string, name: string) => {
      const found = document.querySelector(selector)
      return found === null ? '' : getComputedStyle(found).getPropertyValue(name)
    }
    return [of('body', 'background-color'), of('h1', 'color'), of('.columns .scope1', 'fill')]
  })
}

describe('the page', () => {
  it('has other colours in the dark, those of its charts too', async () => {
    const [light, dark] = await Promise.all([openPage(browser), openPage(browser, { colorScheme: 'dark' })])
    const [inLight, inDark] = [await colours(light.page), await colours(dark.page)]
    for (const [index, colour] of inLight.entries()) expect(inDark[index]).not.toBe(colour)
    await Promise.all([light.close(), dark.close()])
  })

  it('moves for nobody who asked for no motion', async () => {
    for (const [reducedMotion, name] of [
      ['no-preference', 'slide-in'],
      ['reduce', 'none'],
    ] as const) {
      const { page, close } = await openPage(browser, { reducedMotion })
      await page.locator('.hero-number').click()
      expect(await page.locator('dialog').evaluate((node) => getComputedStyle(node).animationName)).toBe(name)
      await close()
    }
  })

  it('says what to do where the server is gone, and tries again', async () => {
    const { page, close } = await openPage(browser)
    await page.route('**/trace*', (route) => route.abort())
    await page.locator('.hero-number').click()
    const alert = page.getByRole('alert')
    await alert.getByText('The server does not answer. Is it still running?').waitFor()
    await page.unroute('**/trace*')
    await alert.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('dialog').getByRole('table').waitFor()
    await close()
  })

  it('says so where its key is of an earlier server, or there are no records', async () => {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.route('**/v1/inventory*', (route) => route.fulfill({ status: 401, body: '{}' }))
    await page.goto(inject('url'))
    await page.getByRole('alert').getByText('This key is no longer valid.').waitFor()
    await page.unroute('**/v1/inventory*')
    const none = JSON.stringify({ total: { records: 0 }, byMonth: [] })
    await page.route('**/v1/inventory*', (route) => route.fulfill({ body: none, contentType: 'application/json' }))
    await page.reload()
    await page.getByText('There are no records yet.').waitFor()
    await context.close()
  })

  it('says what it needs where scripts are off', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(inject('url'))
    expect(await page.locator('noscript .failure').boundingBox()).toMatchObject({ width: expect.any(Number) })
    expect(await page.locator('noscript').textContent()).toContain('Allow scripts from this server')
    await context.close()
  })
})

import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { units } from '../../src/core/units/index.ts'
import { findFactor } from '../../src/reference/factors/index.ts'
import { builtInKindId } from '../../src/resources/index.ts'
import { violationsOf } from './axe.ts'
import { launch, openPage, openWatched } from './open-page.ts'

const DIESEL = 'desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres'

const PROGRAM = 'dist/cli/main.js'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const hero = (page: Page) => page.locator('.hero-number')
const panel = (page: Page) => page.getByRole('dialog')

async function openAt(hash: string, options: BrowserContextOptions = {}) {
  const opened = await openWatched(browser, { url: `${inject('url')}/${hash}`, ...options })
  await opened.page.getByRole('heading', { name: 'By month' }).waitFor()
  return opened
}

describe('the page by axe', () => {
  it.each([
    ['at a desk', '', {}],
    ['on a phone', '', { viewport: { width: 375, height: 700 } }],
    ['in the dark', '', { colorScheme: 'dark' }],
    ['with a filter and all digits', '#scope=SCOPE_3&digits=all', {}],
    ['with an explanation over it', '#open=total', {}],
    ['with a report', '#report=esrs-e1', {}],
    ['with a report on a phone', '#report=secr', { viewport: { width: 375, height: 700 } }],
  ] as const)('has no violation %s', async (_, hash, options) => {
    const { page, close } = await openAt(hash, { ...options, bypassCSP: true })
    if (hash.includes('open')) await panel(page).getByRole('table').waitFor()
    if (hash.includes('report')) await page.locator('table.report').first().waitFor()
    expect(await violationsOf(page)).toEqual([])
    await close()
  })
})

describe('the controls of the page', () => {
  it('count Scope 2 by the other method, in all sums', async () => {
    const { page, close, problems } = await openAt('')
    await page.locator('select[name="scope 2"]').selectOption('location')
    await page.getByRole('button', { name: /^731\.179 t CO2e: All emissions in 2025/ }).waitFor()
    expect(new URL(page.url()).hash).toBe('#method=location')
    await hero(page).click()
    await panel(page).getByRole('button', { name: 'Verify all 173 in this browser' }).click()
    await panel(page).getByText('173 of 173 traces verified here').waitFor()
    await close()
    expect(problems).toEqual([])
  })

  it('choose records by site, scope, activity and words, and all sums follow', async () => {
    const { page, close } = await openAt('')
    await page.locator('select[name=site]').selectOption({ label: 'Leeds works' })
    await page.getByText(/^\d+ records? in 2025/).waitFor()
    await page.getByLabel('Search').fill('R-410A')
    await page.getByText('1 record in 2025').waitFor()
    await page.getByRole('button', { name: /^3\.462 t CO2e: All emissions in 2025/ }).waitFor()
    expect(await page.getByLabel('Search').evaluate((node) => node === document.activeElement)).toBe(true)
    await page.getByRole('button', { name: 'Show all' }).click()
    await page.getByRole('button', { name: /^652\.604 t CO2e: All emissions in 2025/ }).waitFor()
    await close()
  })

  it('show all digits by one click', async () => {
    const { page, close } = await openAt('')
    await page.getByLabel('All digits').check()
    await page.getByRole('button', { name: /^652\.60416495516647680129026625 t CO2e: All/ }).waitFor()
    await close()
  })

  it('export what is shown as CSV', async () => {
    const { page, close, problems } = await openAt('#activity=&search=R-410A')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('emissions-2025.csv')
    const lines = readFileSync(await download.path(), 'utf8').split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[1]).toMatch(
      /^"R-410A, Leeds works",Leeds works,Scope 1,.*,1\.8,kg,.*,3462\.3,top-up of the office chiller,,$/,
    )
    await close()
    expect(problems).toEqual([])
  })

  it('leave the printed report its numbers alone', async () => {
    const { page, close } = await openAt('')
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('#controls').isVisible()).toBe(false)
    expect(await hero(page).isVisible()).toBe(true)
    expect((await page.pdf()).length).toBeGreaterThan(10_000)
    await close()
  })
})

describe('links into the page', () => {
  it('lead to what was open, and the way back of the browser closes it', async () => {
    const { page, close } = await openPage(browser)
    await hero(page).click()
    await panel(page).getByRole('table').getByRole('button').first().click()
    await panel(page).getByRole('textbox').waitFor()
    await page.reload()
    await panel(page).getByRole('textbox').waitFor()
    const record = await panel(page).getByRole('heading', { level: 2 }).textContent()
    await page.goBack()
    await panel(page).getByRole('heading', { name: 'All emissions in 2025' }).waitFor()
    await page.goBack()
    await panel(page).waitFor({ state: 'hidden' })
    await page.goForward()
    await page.goForward()
    await panel(page)
      .getByRole('heading', { name: record ?? '' })
      .waitFor()
    await close()
  })
})

// Fonts differ between machines, so that pictures are compared with those of the same run: what was opened and closed, or
// loaded again, has to look as it did, to the pixel.
describe('pictures of the page', () => {
  it.each([1280, 375])('are the same at %i pixels after a reload, and after a panel was open', async (width) => {
    const { page, close } = await openAt('', { viewport: { width, height: 900 }, reducedMotion: 'reduce' })
    const picture = async () => {
      await page.locator('table.completeness').waitFor()
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      await page.mouse.move(0, 0)
      return page.screenshot({ fullPage: true, caret: 'hide' })
    }
    const first = await picture()
    await page.reload()
    await page.getByRole('heading', { name: 'By month' }).waitFor()
    expect((await picture()).equals(first)).toBe(true)
    await hero(page).click()
    await panel(page).getByRole('table').waitFor()
    expect((await picture()).equals(first)).toBe(false)
    await page.keyboard.press('Escape')
    expect((await picture()).equals(first)).toBe(true)
    await close()
  })

  it.each([1280, 375])('have every value within its place at %i pixels', async (width) => {
    const { page, close } = await openAt('', { viewport: { width, height: 900 } })
    if (width > 640) await page.getByText('The months as a table').click()
    const values = await page.locator('td.amount:visible, .card-number').evaluateAll((all) =>
      all.map((one) => {
        const { left, right, width } = one.getBoundingClientRect()
        return {
          text: one.textContent ?? '',
          isWithin: left >= 0 && right <= innerWidth && one.scrollWidth <= width + 1,
        }
      }),
    )
    expect(values.length).toBeGreaterThan(80)
    expect(values.filter(({ isWithin }) => !isWithin)).toEqual([])
    await close()
  })
})

describe('a report in one file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tonne-report-'))
  const path = join(folder, 'report.html')
  beforeAll(() => {
    execFileSync(process.execPath, [PROGRAM, 'calculate', '--sample', '--html', path])
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('opens without a network, shows the number of the terminal, and verifies itself', async () => {
    const { page, close, problems, strayed } = await openWatched(browser, {
      url: pathToFileURL(path).href,
      offline: true,
    })
    await page.getByRole('button', { name: /^652\.604 t CO2e: All emissions in 2025/ }).click()
    await panel(page).getByRole('button', { name: 'Verify all 173 in this browser' }).click()
    await panel(page).getByText('173 of 173 traces verified here').waitFor()
    await panel(page).getByRole('table').getByRole('button').first().click()
    await panel(page).getByRole('textbox').waitFor()
    await panel(page).getByRole('button', { name: 'Change a digit' }).click()
    await panel(page).getByRole('button', { name: 'Verify in this browser' }).click()
    await panel(page)
      .getByText(/^✗ Not verified: contribution/)
      .waitFor()
    await close()
    expect([problems, strayed]).toEqual([[], []])
  })

  it('has no violation by axe', async () => {
    const { page, close } = await openWatched(browser, { url: pathToFileURL(path).href, bypassCSP: true })
    await page.getByRole('heading', { name: 'By month' }).waitFor()
    expect(await violationsOf(page)).toEqual([])
    await close()
  })
})

describe('the page of a company', () => {
  it('asks for its key, and shows its years beside each other', async () => {
    const server = spawn(process.execPath, [PROGRAM, 'serve', '--port', '0'], { stdio: ['ignore', 'pipe', 'ignore'] })
    const printed = await new Promise<string>((resolve) => {
      let text = ''
      server.stdout.on('data', (chunk) => {
        text += chunk
        if (text.includes('health')) resolve(text)
      })
    })
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0] ?? ''
    const key = /API key +(\S+)/.exec(printed)?.[1] ?? ''
    const post = async (route: string, body: object) => {
      const headers = { 'x-api-key': key, 'content-type': 'application/json' }
      const answer = await fetch(`${url}${route}`, { method: 'POST', headers, body: JSON.stringify(body) })
      return (await answer.json()) as { readonly id: string }
    }
    const address = { address: '1 Quay Street', coordinates: { lat: '51.45', lng: '-2.59' } }
    const site = await post('/v1/sites', {
      name: 'Quay',
      possessionType: 'Owned',
      address,
      area: 1,
      unit: 'M2',
      countryId: 826,
    })
    const { page, close, problems } = await openWatched(browser, { url })
    await page.getByLabel('API key').fill(key)
    await page.getByRole('button', { name: 'Show the year' }).click()
    await page.getByText('There are no records yet.').waitFor()
    for (const [year, value] of [
      [2024, 1000],
      [2025, 1100],
    ] as const) {
      const period = { startDate: `${year}-01-01T00:00:00.000Z`, endDate: `${year}-02-01T00:00:00.000Z` }
      const unitId = units.litre.id
      const hints = { emissionId: '', totalEmission: 0, files: [], unitId, unit: { id: unitId } }
      const named = { emissionFactorId: findFactor(DIESEL).id, emissionKindId: builtInKindId('site-fuel') }
      await post(`/v1/sites/${site.id}/fuel`, { ...period, ...hints, ...named, value, comment: '=1+1' })
    }
    await page.reload()
    await page.getByRole('button', { name: /^2\.828 t CO2e: All emissions in 2025/ }).waitFor()
    await page.getByText('2024: 2.571 t CO2e, +10.0 %').first().waitFor()
    await page.locator('select[name=year]').selectOption('2024')
    await page.getByRole('button', { name: /^2\.571 t CO2e: All emissions in 2024/ }).waitFor()
    await page.getByRole('heading', { name: 'Emissions in 2024' }).waitFor()
    await close()
    server.kill('SIGTERM')
    expect(problems).toEqual([])
  })
})

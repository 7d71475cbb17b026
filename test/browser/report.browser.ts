import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launch, openPage, openWatched } from './open-page.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

/** The most pages on which the report of the sample prints. */
const PAGES_MAX = 10

describe('the printable report', () => {
  it.each(['secr', 'esrs-e1', 'iso-14064-1', 'sb-253', 'vsme'])('%s prints on at most 10 pages', async (standard) => {
    const { page, problems, strayed, close } = await openPage(browser)
    const html = await page.evaluate(async (path) => {
      const key = document.querySelector('meta[name=tonne-api-key]')?.getAttribute('content') ?? ''
      const answer = await fetch(path, { headers: { 'x-api-key': key } })
      return answer.text()
    }, `/v1/reports/${standard}?year=2025&format=html`)
    // the page of the server allows no markup from texts
    const printed = await browser.newPage()
    printed.on('request', (request) => strayed.push(request.url()))
    await printed.setContent(html)
    expect(await printed.locator('figure svg').count()).toBe(2)
    for (const title of ['Methodology', 'Notices', 'Attributions'])
      expect(await printed.getByRole('heading', { name: title }).count(), title).toBe(1)
    await printed.emulateMedia({ media: 'print' })
    await printed.setViewportSize({ width: 690, height: 900 })
    // a datapoint on two lines makes a table twice as long
    const broken = await printed.locator('td:first-child').evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const range = document.createRange()
        range.selectNodeContents(cell)
        return range.getClientRects().length > 1 ? [cell.textContent] : []
      }),
    )
    expect(broken).toEqual([])
    expect(await printed.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    const pdf = (await printed.pdf({ preferCSSPageSize: true })).toString('latin1')
    const pages = pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
    expect(pages).toBeGreaterThan(0)
    expect(pages).toBeLessThanOrEqual(PAGES_MAX)
    expect([problems, strayed]).toEqual([[], []])
    await printed.close()
    await close()
  })
})

describe('the report of a disclosure standard', () => {
  it('has no button on paper, and numbers its pages', async () => {
    const { page, problems, close } = await openPage(browser, { reducedMotion: 'reduce' })
    const section = page.getByRole('region', { name: 'Report', exact: true })
    await section.getByLabel('Standard').selectOption('secr')
    const links = section.getByRole('button', { name: /^State it/ })
    await links.first().waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await links.filter({ visible: true }).count()).toBe(0)
    expect(await section.getByRole('button', { name: 'Statement of the company' }).isVisible()).toBe(false)
    const numbered = await page.evaluate(() =>
      [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)),
    )
    expect(numbered.filter((rule) => rule.startsWith('@page') && rule.includes('counter(page)'))).toHaveLength(1)
    expect(problems).toEqual([])
    await close()
  })

  it('is chosen, shows its rows with what is to be cleared, and leads from a cell to its records', async () => {
    const { page, problems, close } = await openPage(browser)
    const section = page.getByRole('region', { name: 'Report', exact: true })
    await section.getByLabel('Standard').selectOption('esrs-e1')
    const rows = section.getByRole('row')
    await rows.filter({ hasText: 'Gross Scope 1 GHG emissions' }).waitFor()
    expect(new URL(page.url()).hash).toContain('report=esrs-e1')
    expect(await section.getByRole('table').count()).toBe(3)
    expect(await section.getByText('Nothing blocks this report.').count()).toBe(0)
    for (const text of ['Missing', 'To check', 'Methodology', 'Its records have no problem'])
      await section
        .getByText(text, { exact: text === 'Missing' || text === 'Methodology' })
        .first()
        .waitFor()

    await rows.filter({ hasText: 'Gross Scope 1 GHG emissions' }).getByRole('button').click()
    const panel = page.getByRole('dialog')
    await panel.getByText('The sum of its parts.').waitFor()
    const digits = await panel.locator('code').allTextContents()
    await panel.getByRole('button', { name: /scope1\.co2e\. Explain\./ }).click()
    await panel.getByText(/records in this sum/).waitFor()
    expect(digits.length).toBeGreaterThan(1)
    expect(problems).toEqual([])
    await close()
  })

  it('needs no scrolling sideways on a phone', async () => {
    const viewport = { width: 375, height: 700 }
    const { page, close } = await openWatched(browser, { url: `${inject('url')}/#report=secr`, viewport })
    await page.locator('table.report').nth(1).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
    await close()
  })

  it('is shown by an address alone, with the cell that it names', async () => {
    const url = `${inject('url')}/#report=secr&open=report%3Asecr%3Avalue%3Aquoted.gross`
    const { page, problems, close } = await openWatched(browser, { url })
    await page.getByRole('dialog').getByText('Total gross Scope 1 and Scope 2').waitFor()
    expect(problems).toEqual([])
    await close()
  })
})

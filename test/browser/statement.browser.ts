import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { violationsOf } from './axe.ts'
import { launch, type Opened, openWatched } from './open-page.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const report = (page: Page) => page.getByRole('region', { name: 'Report', exact: true })
const panel = (page: Page) => page.getByRole('dialog')
const save = (page: Page) => panel(page).getByRole('button', { name: 'Save the statement' })

/** Opens a report of the demo, with its missing items. */
async function openReport(standard: string, options = {}): Promise<Opened> {
  const opened = await openWatched(browser, { url: `${inject('url')}/#report=${standard}`, ...options })
  await report(opened.page)
    .getByRole('button', { name: /^State it/ })
    .first()
    .waitFor()
  return opened
}

/** Without the responses that a browser reports because they are not 200. */
const others = (problems: readonly string[]) => problems.filter((problem) => !/status of 4/.test(problem))

describe('the statement of the company', () => {
  it('has a field for each missing item of every report that it supplies, and leads to it', async () => {
    for (const standard of ['secr', 'esrs-e1', 'iso-14064-1', 'sb-253', 'vsme']) {
      const { page, problems, strayed, close } = await openReport(standard)
      const links = report(page).getByRole('button', { name: /^State it/ })
      const count = await links.count()
      expect(count, standard).toBeGreaterThan(0)
      for (let index = 0; index < count; index++) {
        await links.nth(index).click()
        await save(page).waitFor()
        // a field, or the button that adds to a list, in a group that is open
        await page.waitForFunction(() => document.activeElement?.closest('.record-form') !== null)
        expect(await page.evaluate(() => document.activeElement?.checkVisibility()), standard).toBe(true)
        await page.goBack()
        if (await panel(page).getByText('There are changes that are not saved.').isVisible())
          await panel(page).getByRole('button', { name: 'Discard the changes' }).click()
        await panel(page).waitFor({ state: 'hidden' })
      }
      expect([others(problems), strayed]).toEqual([[], []])
      await close()
    }
  })

  it('shows errors at its fields, is stored, stays after a reload, and can be taken away as a file', async () => {
    const { page, problems, close } = await openReport('esrs-e1')
    const cars = () => panel(page).getByLabel('Scope 1 under the EU ETS (t CO2e)').first()
    await report(page)
      .getByRole('button', { name: /^State it: 30\(b\)/ })
      .click()
    await save(page).waitFor()
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SELECT')
    await panel(page).getByLabel('Approach to consolidation').selectOption('operational_control')
    await panel(page).locator('summary', { hasText: 'Figures of the year that no record holds' }).click()
    await cars().fill('a lot')
    await save(page).click()
    await panel(page).getByText('Not saved. One thing needs a change.').waitFor()
    expect(await cars().getAttribute('aria-invalid')).toBe('true')
    await cars().fill('12.5')
    expect(await violationsOf(page)).toEqual([])
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      panel(page).getByRole('button', { name: 'Save as a file' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('statement-2025.json')
    const saved = { approach: 'operational_control', figures: { etsTCo2e: '12.5' } }
    expect(JSON.parse(readFileSync((await file.path()) ?? '', 'utf8'))).toEqual(saved)
    await save(page).click()
    await panel(page).waitFor({ state: 'hidden' })
    await report(page)
      .getByRole('button', { name: /%: Percentage of Scope 1/ })
      .first()
      .waitFor()

    await page.reload()
    await report(page)
      .getByRole('button', { name: /^State it/ })
      .first()
      .waitFor()
    expect(
      await report(page)
        .getByRole('button', { name: /^State it: 30\(b\)/ })
        .count(),
    ).toBe(0)
    await report(page).getByRole('button', { name: 'Statement of the company' }).click()
    await save(page).waitFor()
    expect(await cars().inputValue()).toBe('12.5')
    expect(await panel(page).getByLabel('Approach to consolidation').inputValue()).toBe('operational_control')

    // a file replaces the shown statement; one that is no statement changes nothing
    const files = panel(page).locator('input[type=file]')
    await files.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('[1]') })
    await panel(page).getByText('The file is not a statement.').waitFor()
    const other = JSON.stringify({ exclusions: 'None.', figures: { denominators: { netRevenue: '7' } } })
    await files.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(other) })
    expect(await panel(page).getByLabel('Sources that were left out, and why').inputValue()).toBe('None.')
    expect(await panel(page).getByLabel('Approach to consolidation').inputValue()).toBe('')
    await page.keyboard.press('Escape')
    await panel(page).getByRole('button', { name: 'Discard the changes' }).click()
    await panel(page).waitFor({ state: 'hidden' })
    expect(others(problems)).toEqual([])
    await close()
  })

  it('is entered without scrolling sideways on a phone, in the dark', async () => {
    const viewport = { width: 375, height: 700 }
    const { page, close } = await openReport('vsme', { viewport, colorScheme: 'dark' })
    await report(page).getByRole('button', { name: 'Statement of the company' }).click()
    await save(page).waitFor()
    for (const summary of await panel(page).locator('summary').all()) await summary.click()
    await panel(page).getByRole('button', { name: 'Add to intensities' }).click()
    expect(await panel(page).evaluate((node) => node.scrollWidth <= node.clientWidth)).toBe(true)
    expect(await violationsOf(page)).toEqual([])
    await close()
  })
})

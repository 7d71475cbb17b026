import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { launch, type Opened, openPage } from './open-page.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

/** How many pixels of a picture of that element are of each colour that holds a thousandth of it or more. */
async function coloursOf(page: Page, selector: string): Promise<number> {
  const picture = (await page.locator(selector).screenshot()).toString('base64')
  const blank = await page.context().newPage()
  const count = await blank.evaluate(async (data) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob())
    const canvas = new OffscreenCanvas(image.width, image.height)
    const drawing = canvas.getContext('2d')
    drawing?.drawImage(image, 0, 0)
    const pixels = drawing?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray()
    const found = new Map<string, number>()
    for (let index = 0; index < pixels.length; index += 4) {
      const colour = pixels.subarray(index, index + 3).join()
      found.set(colour, (found.get(colour) ?? 0) + 1)
    }
    return [...found.values()].filter((many) => many > pixels.length / 4 / 1000).length
  }, picture)
  await blank.close()
  return count
}

const panel = (page: Page) => page.getByRole('dialog')
const verdict = (page: Page) => panel(page).locator('.result:visible')

/** Opens the largest record of Scope 1, by the mouse. */
async function openRecord(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^313\.588 t CO2e: Scope 1 in 2025/ }).click()
  await panel(page).getByRole('table').getByRole('button').first().click()
  await panel(page).getByRole('textbox').waitFor()
}

describe('the page of tonne serve --demo', () => {
  let opened: Opened
  let page: Page

  beforeEach(async () => {
    opened = await openPage(browser)
    page = opened.page
  })

  afterEach(async () => {
    await opened.close()
    expect([opened.problems, opened.strayed]).toEqual([[], []])
  })

  it('brings a script of 222 kB at most', async () => {
    const script = await fetch(`${inject('url')}/page/page.js`)
    expect((await script.arrayBuffer()).byteLength).toBeLessThanOrEqual(222_000)
  })

  it('shows the year as /v1 gives it', async () => {
    const key = (await page.locator('meta[name=tonne-api-key]').getAttribute('content')) ?? ''
    const query = 'from=2025-01-01&to=2026-01-01'
    const answer = await fetch(`${inject('url')}/v1/inventory?${query}`, { headers: { 'x-api-key': key } })
    const { total } = (await answer.json()) as { total: { co2e: { exact: string; kg: number } } }
    const shown = (await page.locator('.exact code').textContent()) ?? ''
    expect(total.co2e.exact.startsWith(shown.replaceAll(',', '').slice(0, -1))).toBe(true)
    await page.locator('.hero-number').click()
    await panel(page).getByText(shown, { exact: true }).waitFor()
    await panel(page).getByText(String(total.co2e.kg), { exact: true }).waitFor()
  })

  it('draws its charts', async () => {
    for (const chart of ['.strip', '.columns']) {
      expect(await coloursOf(page, chart), chart).toBeGreaterThanOrEqual(4)
    }
    expect(await page.locator('.columns rect').count()).toBe(36)
    for (const table of ['#activities + table', '#sites + table']) {
      expect(await page.locator(`${table} svg rect`).count(), table).toBe(await page.locator(`${table} button`).count())
    }
    expect(await coloursOf(page, '#activities + table .drawing svg >> nth=0')).toBeGreaterThanOrEqual(1)
  })

  it('has both figures of Scope 2, biogenic CO2 apart, its notices and its attributions', async () => {
    for (const name of [
      /Scope 2 in 2025, market-based/,
      /Scope 2 in 2025, location-based/,
      /CO2: Biogenic CO2 in 2025/,
    ]) {
      await page.getByRole('list').getByRole('button', { name }).waitFor()
    }
    await page.getByText('totals mix GWP sets').waitFor()
    await page.getByText('Contains public sector information licensed under').first().waitFor()
    await page.getByText('No residual mix was given; the grid factor was used instead').waitFor()
    await page.getByText('How the records were read').click()
    await page.getByText('Radiative forcing is not in the result; the message gives its value').waitFor()
  })

  it('explains a number that is clicked, down to its proof, which verifies here', async () => {
    await openRecord(page)
    await panel(page).getByRole('heading', { name: 'Calculation' }).waitFor()
    await panel(page)
      .getByText(/× .* kg CO2e per .* ≈ .* kg CO2e/)
      .first()
      .waitFor()
    await panel(page).getByRole('heading', { name: 'The factor, and its source' }).waitFor()
    expect(await panel(page).locator('.factors:visible').textContent()).toMatch(/Source(?:DESNZ|US EPA), /)
    await panel(page).getByRole('button', { name: 'Verify in this browser' }).click()
    await expect(verdict(page).textContent()).resolves.toMatch(/^✓ Verified/)
    expect(await verdict(page).getAttribute('aria-live')).toBe('polite')
  })

  it('says which step is wrong of a trace that was tampered with, by a button or by hand', async () => {
    await openRecord(page)
    const text = panel(page).getByRole('textbox')
    const original = await text.inputValue()
    await panel(page).getByRole('button', { name: 'Change a digit' }).click()
    expect(await text.inputValue()).not.toBe(original)
    await panel(page).getByRole('button', { name: 'Verify in this browser' }).click()
    await expect(verdict(page).textContent()).resolves.toMatch(/^✗ Not verified: contribution '.+', /)
    await panel(page).getByRole('button', { name: 'Put it back' }).click()
    await panel(page).getByRole('button', { name: 'Verify in this browser' }).click()
    await expect(verdict(page).textContent()).resolves.toMatch(/^✓ Verified/)
    await text.fill(original.replace(/("times": ")(\d)/, (_, before, digit) => `${before}${(Number(digit) + 1) % 10}`))
    await panel(page).getByRole('button', { name: 'Verify in this browser' }).click()
    await expect(verdict(page).textContent()).resolves.toMatch(
      /^✗ Not verified: contribution '.+', (step \d+ \(|factor)/,
    )
    await text.fill('{ no trace')
    await panel(page).getByRole('button', { name: 'Verify in this browser' }).click()
    await expect(verdict(page).textContent()).resolves.toBe('✗ Not verified: this text is not JSON')
  })

  it('verifies all records of a sum, and that they add up to it', async () => {
    await page.locator('.hero-number').click()
    await panel(page).getByRole('button', { name: 'Verify all 173 in this browser' }).click()
    await panel(page).getByText('173 of 173 traces verified here').waitFor()
    expect(await panel(page).locator('.result').getAttribute('data-verified')).toBe('true')
  })

  it('shows the biogenic CO2 of a record where its sum leads there', async () => {
    await page.getByRole('button', { name: /CO2: Biogenic CO2 in 2025/ }).click()
    await panel(page).getByRole('button', { name: 'Verify all 8 in this browser' }).click()
    await panel(page)
      .getByText(/^✓ Verified/)
      .waitFor()
    await panel(page).getByRole('table').getByRole('button').first().click()
    await panel(page).getByText('kg, in none of the above').waitFor()
  })

  it('explains a part of a column, with the share of time of each record', async () => {
    await page.getByText('The months as a table').click()
    await page.getByRole('button', { name: /Scope 1 in February 2025\. Explain\.$/ }).click()
    await panel(page).getByRole('heading', { name: 'Scope 1 in February 2025' }).waitFor()
    await panel(page).getByText('28 of 90 days count here').first().waitFor()
    await panel(page)
      .getByRole('button', { name: /^Verify all/ })
      .click()
    await panel(page)
      .getByText(/^✓ Verified/)
      .waitFor()
  })

  it('works by keyboard alone: into the panel, on to a record, back, and out', async () => {
    const number = page.getByRole('button', { name: /^273\.605 t CO2e: Electricity bought for sites/ })
    for (let pressed = 0; !(await number.evaluate((node) => node === document.activeElement)); pressed++) {
      expect(pressed, 'the number is never reached').toBeLessThan(80)
      await page.keyboard.press('Tab')
    }
    expect(await number.evaluate((node) => getComputedStyle(node).outlineStyle)).toBe('solid')
    await page.keyboard.press('Enter')
    const focused = page.locator(':focus')
    await expect(focused.textContent()).resolves.toBe('Electricity bought for sites in 2025')
    await panel(page).getByRole('table').waitFor()
    const record = panel(page).getByRole('table').getByRole('button').first()
    for (let pressed = 0; !(await record.evaluate((node) => node === document.activeElement)); pressed++) {
      expect(pressed, 'the record is never reached').toBeLessThan(20)
      await page.keyboard.press('Tab')
      // what lies behind the panel is out of reach
      expect(await page.evaluate(() => document.activeElement?.closest('main'))).toBe(null)
    }
    await page.keyboard.press('Enter')
    await panel(page).getByRole('textbox').waitFor()
    await expect(focused.textContent()).resolves.toMatch(/^Electricity, /)
    await panel(page).getByRole('button', { name: '← Back' }).press('Enter')
    expect(await record.evaluate((node) => node === document.activeElement)).toBe(true)
    await page.keyboard.press('Escape')
    expect(await panel(page).count()).toBe(0)
    expect(await number.evaluate((node) => node === document.activeElement)).toBe(true)
  })

  it('names every number for those who do not see it, and gives every table a caption', async () => {
    await page.getByText('The months as a table').click()
    const numbers = await page
      .locator('button.number')
      .evaluateAll((all) =>
        all.map((one) => ({ text: one.textContent ?? '', name: one.getAttribute('aria-label') ?? '' })),
      )
    expect(numbers.length).toBeGreaterThan(90)
    for (const { name } of numbers) expect(name).toMatch(/^(?:[A-Z][a-z]{2} )?[<\d.,]+ t CO2e?: .+\. Explain\.$/u)
    const tables = await page
      .locator('table')
      .evaluateAll((all) => all.map((one) => (one as HTMLTableElement).caption?.textContent ?? ''))
    expect(tables.filter((caption) => caption.length > 10).length).toBe(tables.length)
    const levels = await page.locator('h1, h2, h3').evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])))
    expect(levels.every((level, at) => level <= (levels[at - 1] ?? 0) + 1)).toBe(true)
    expect(await page.locator('h1').count()).toBe(1)
  })
})

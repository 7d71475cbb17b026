import { readFileSync } from 'node:fs'
import { readXlsx } from 'hucre/xlsx'
import type { BrowserContextOptions, Download, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { csvRecords } from '../../src/core/csv/index.ts'
import { units } from '../../src/core/units/index.ts'
import { violationsOf } from './axe.ts'
import {
  deleteFuel,
  openCompanyForms,
  openCompanyPage,
  otherProblems,
  postFuel,
  readFuel,
  refreshed,
  seedCompany,
} from './company-page.ts'
import { startForFile } from './started.ts'

const started = startForFile()
let siteId = ''

beforeAll(async () => {
  siteId = await seedCompany(started.server)
})

const openCompany = (hash: string, options: BrowserContextOptions & { key?: string }) =>
  openCompanyPage(started, hash, options)
const openForms = (hash = '', options: BrowserContextOptions = {}) => openCompanyForms(started, hash, options)

const panel = (page: Page) => page.getByRole('dialog')
const factorOf = (page: Page) => panel(page).getByRole('combobox', { name: /^Emission factor/ })
const hero = (page: Page) => page.locator('.hero-number')
const isFocused = (node: Element) => node === document.activeElement

async function openSite(page: Page): Promise<void> {
  await page.locator('summary', { hasText: /^Sites$/ }).click()
  await page.getByRole('button', { name: /: open$/ }).click()
  await panel(page).getByLabel('Floor area').waitFor()
}

async function textOf(download: Download): Promise<string> {
  return readFileSync(await download.path(), 'utf8')
}

describe('the completeness of the page', () => {
  it('opens the last complete year, and counts its months', async () => {
    const { page, close } = await openForms()
    // 2026 has records too, but has not ended
    await page.getByRole('heading', { name: 'Emissions in 2025' }).waitFor()
    await page.getByText('10 months present').waitFor()
    await page.getByText('1 month estimated').waitFor()
    await page.getByText('1 month missing').waitFor()
    await close()
  })

  it('leads from the missing month to a form, refuses a wrong value at its field, and saves the right one', async () => {
    const { page, close, problems } = await openForms('#year=2025')
    const before = await hero(page).textContent()
    await page.getByRole('button', { name: /^April 2025: missing: .*Quay\. Add a record\.$/ }).click()
    const value = panel(page).getByLabel('Quantity')
    await value.waitFor()
    expect(await panel(page).getByLabel('Start date').inputValue()).toBe('2025-04-01')
    expect(await panel(page).getByLabel('Last day').inputValue()).toBe('2025-04-30')
    expect(await panel(page).getByLabel('Unit', { exact: true }).inputValue()).toBe(String(units.kilowattHour.id))
    await expect.poll(() => factorOf(page).inputValue()).toBe('Fuels / Gaseous fuels / Natural gas')
    await value.fill('-5')
    await page.keyboard.press('Enter')
    await panel(page).getByRole('alert').getByText('Not saved. One thing needs a change.').waitFor()
    expect(await value.getAttribute('aria-invalid')).toBe('true')
    await panel(page).getByRole('link', { name: 'Quantity is negative; give zero or more.' }).click()
    expect(await value.evaluate(isFocused)).toBe(true)
    await value.fill('1030.5')
    await page.keyboard.press('Enter')
    await panel(page).waitFor({ state: 'hidden' })
    await page.getByRole('status').filter({ hasText: 'Saved: Site fuel, April 2025.' }).waitFor()
    await page.getByText('0 months missing').waitFor()
    expect(await hero(page).textContent()).not.toBe(before)
    await close()
    expect(otherProblems(problems)).toEqual([])
  })

  it('moves between months by the arrow keys, and opens one by Enter', async () => {
    const { page, close } = await openForms('#year=2025')
    const march = page.getByRole('button', { name: /^March 2025: present/ })
    await page.getByRole('button', { name: /^February 2025: present/ }).focus()
    await page.keyboard.press('ArrowRight')
    expect(await march.evaluate(isFocused)).toBe(true)
    expect(await page.locator('.completeness button[tabindex="0"]').count()).toBe(1)
    await page.keyboard.press('Enter')
    await panel(page).getByText('March 2025').waitFor()
    await close()
  })
})

describe('the forms of the page', () => {
  it('change a site, and every place that names it', async () => {
    const { page, close, problems } = await openForms('#year=2025')
    await openSite(page)
    await panel(page).getByLabel('Floor area').fill('1250.5')
    await panel(page).getByRole('button', { name: 'Save changes' }).click()
    await panel(page).waitFor({ state: 'hidden' })
    await refreshed(page)
    await page.getByRole('button', { name: 'Quay: open' }).waitFor()
    await page.getByText('Intensity').click()
    await page.getByRole('button', { name: 'Divide by floor area' }).click()
    await page
      .getByText(/for each of 1,250\.5 m² of floor area/)
      .first()
      .waitFor()
    await close()
    expect(problems).toEqual([])
  })

  it('say that someone else changed the record, and save over it only when asked', async () => {
    const [first, second] = [await openForms(), await openForms()]
    await openSite(first.page)
    await openSite(second.page)
    await panel(first.page).getByLabel('Name', { exact: true }).fill('Quay one')
    await panel(first.page).getByRole('button', { name: 'Save changes' }).click()
    await panel(first.page).waitFor({ state: 'hidden' })
    await panel(second.page).getByLabel('Name', { exact: true }).fill('Quay two')
    await panel(second.page).getByRole('button', { name: 'Save changes' }).click()
    const alert = panel(second.page).getByRole('alert')
    await alert.getByText('This record was changed while you edited it, by someone else or in another tab.').waitFor()
    await alert.getByText('Name is now: Quay one; you entered: Quay two').waitFor()
    await first.page.getByRole('button', { name: 'Quay one: open' }).waitFor()
    await alert.getByRole('button', { name: 'Save mine over it' }).click()
    await panel(second.page).waitFor({ state: 'hidden' })
    await second.page.getByRole('button', { name: 'Quay two: open' }).waitFor()
    await first.close()
    await second.close()
    expect(otherProblems(second.problems)).toEqual([])
  })

  it('ask before changes are lost, and keep them', async () => {
    const { page, close } = await openForms()
    await openSite(page)
    await panel(page).getByLabel('Name', { exact: true }).fill('Quay three')
    await page.keyboard.press('Escape')
    await panel(page).getByText('There are changes that are not saved.').waitFor()
    await panel(page).getByRole('button', { name: 'Keep editing' }).click()
    expect(await panel(page).getByLabel('Name', { exact: true }).inputValue()).toBe('Quay three')
    await page.keyboard.press('Escape')
    await panel(page).getByRole('button', { name: 'Discard the changes' }).click()
    await panel(page).waitFor({ state: 'hidden' })
    await close()
  })

  it('ask before a reload of the browser drops changes', async () => {
    const { page, close } = await openForms()
    await openSite(page)
    await panel(page).getByLabel('Name', { exact: true }).fill('Quay four')
    const asked = page.waitForEvent('dialog')
    await page.evaluate(() => setTimeout(() => location.reload()))
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    expect(await panel(page).getByLabel('Name', { exact: true }).inputValue()).toBe('Quay four')
    await close()
  })

  it('show why a site cannot be deleted, in sight and in words', async () => {
    const { page, close } = await openForms()
    await openSite(page)
    await panel(page)
      .getByRole('button', { name: /^Delete a site/ })
      .click()
    await panel(page).getByRole('button', { name: 'Delete it' }).click()
    const reason = panel(page).getByText('The record is still referenced by site fuels; delete or change those first.')
    await reason.waitFor()
    const isInSight = (node: Element) => node.getBoundingClientRect().bottom < innerHeight + 1
    await expect.poll(() => reason.evaluate(isInSight)).toBe(true)
    expect(await panel(page).getByRole('button', { name: 'Keep it' }).evaluate(isFocused)).toBe(true)
    await close()
  })

  it('create a vendor, attach evidence to a record by digest, and delete the record after one question', async () => {
    const { page, close, problems } = await openForms('#year=2025')
    await page.locator('summary', { hasText: /^Vendors$/ }).click()
    await page.getByRole('button', { name: 'Create a vendor' }).click()
    await panel(page).getByLabel('Name', { exact: true }).fill('Aire Gas')
    await panel(page).getByLabel('Country').selectOption({ label: 'United Kingdom' })
    await panel(page).getByLabel('Vendor type').fill('fuel')
    await panel(page).getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Aire Gas: open' }).waitFor()
    await page.getByRole('button', { name: /^May 2025: present/ }).click()
    await panel(page).getByRole('button', { name: 'Edit, attach evidence or delete' }).click()
    await panel(page).getByLabel('Vendor').selectOption({ label: 'Aire Gas' })
    await panel(page)
      .getByLabel('Attach files')
      .setInputFiles({ name: 'invoice.txt', mimeType: 'text/plain', buffer: Buffer.from('abc') })
    // SHA-256 of 'abc', FIPS 180-2, appendix B.1
    const digest = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
    await panel(page).getByText(digest).waitFor()
    await panel(page).getByLabel('URL of the file').fill('ftp://files.example/invoice.txt')
    await panel(page).getByRole('button', { name: 'Save changes' }).click()
    await panel(page)
      .getByRole('alert')
      .getByText(/URL of the file must be the address of a page or file/)
      .waitFor()
    await panel(page).getByLabel('URL of the file').fill('https://files.example/invoice.txt')
    await panel(page).getByRole('button', { name: 'Save changes' }).click()
    await panel(page).getByRole('button', { name: 'Edit, attach evidence or delete' }).click()
    await panel(page).getByRole('group', { name: 'Evidence' }).getByText(digest).waitFor()
    expect(await panel(page).getByLabel('Name of the file').inputValue()).toBe('invoice.txt')
    await panel(page)
      .getByRole('button', { name: /^Delete a site fuel record/ })
      .click()
    await panel(page)
      .getByText(/^Delete “Site fuel, May 2025”\?/)
      .waitFor()
    expect(await panel(page).getByRole('button', { name: 'Keep it' }).evaluate(isFocused)).toBe(true)
    await panel(page).getByRole('button', { name: 'Delete it' }).click()
    await page.getByText('1 month missing').waitFor()
    await panel(page).waitFor({ state: 'hidden' })
    await close()
    expect(otherProblems(problems)).toEqual([])
  })

  it('have the only day of a record as its last day, and show the saved values at once', async () => {
    const day = '2025-08-12T00:00:00.000Z'
    const { id } = await postFuel(started.server, siteId, { startDate: day, endDate: day, value: 100 })
    const { page, close } = await openForms(`#year=2025&open=record%3Amarket%3A${id}`)
    const number = panel(page).locator('.large-number')
    const before = await number.textContent()
    await panel(page).getByText('12 Aug 2025').waitFor()
    await panel(page).getByRole('button', { name: 'Edit, attach evidence or delete' }).click()
    const [start, last] = [panel(page).getByLabel('Start date'), panel(page).getByLabel('Last day')]
    expect(await last.inputValue()).toBe('2025-08-12')
    await start.fill('2025-08-15')
    expect(await last.inputValue()).toBe('2025-08-15')
    await panel(page).getByLabel('Quantity').fill('200')
    // the year is not read again before the test is done
    await page.route('**/v1/inventory*', () => undefined)
    await panel(page).getByRole('button', { name: 'Save changes' }).click()
    await panel(page).locator('.when').getByText('15 Aug 2025').waitFor()
    await number.waitFor()
    expect(Number.parseFloat((await number.textContent()) ?? '')).toBeCloseTo(2 * Number.parseFloat(before ?? ''), 2)
    const stored = await readFuel(started.server, siteId, id)
    expect([stored.startDate, stored.endDate]).toEqual(['2025-08-15T00:00:00.000Z', '2025-08-15T00:00:00.000Z'])
    await deleteFuel(started.server, siteId, id)
    await close()
  })

  it('find a factor by words and the keyboard', async () => {
    const { page, close } = await openForms()
    await page.getByRole('button', { name: 'Record site fuel consumption' }).click()
    await panel(page).getByLabel('Site', { exact: true }).selectOption({ index: 1 })
    const factor = factorOf(page)
    await factor.fill('diesel average biofuel litres')
    await panel(page).getByRole('listbox').getByRole('option').first().waitFor()
    await page.keyboard.press('ArrowDown')
    const option = panel(page).getByRole('listbox').getByRole('option', { selected: true })
    const name = (await option.innerText()).split('\n')[0]
    await page.keyboard.press('Enter')
    expect(await factor.inputValue()).toBe(name)
    expect(name).toMatch(/^Fuels \/ Liquid fuels \/ Diesel/)
    await close()
  })

  it.each([
    ['at a desk', {}],
    ['on a phone', { viewport: { width: 375, height: 700 } }],
    ['in the dark', { colorScheme: 'dark' }],
  ] as const)('have no violation by axe %s, and fit', async (_, options) => {
    const { page, close } = await openForms('#month=02&year=2025', { ...options, bypassCSP: true })
    await page
      .getByText(/^\d+ records? in February 2025$/)
      .first()
      .waitFor()
    await page.getByText(/months present/).waitFor()
    expect(await violationsOf(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await page.getByRole('button', { name: 'Record site fuel consumption' }).click()
    await panel(page).getByLabel('Quantity').waitFor()
    expect(await violationsOf(page)).toEqual([])
    await close()
  })
})

describe('a read-only key', () => {
  it('sees the months, but nothing to change', async () => {
    const { page, close, problems } = await openCompany('#year=2025', { key: started.server.readOnlyKey })
    await page.getByText(/months present/).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.getByRole('heading', { name: 'Your data' }).count()).toBe(0)
    expect(await page.getByRole('button', { name: /missing/ }).count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Locked periods' }).count()).toBe(0)
    await page.getByRole('button', { name: /^March 2025: present/ }).click()
    await panel(page).getByRole('textbox').waitFor()
    expect(await panel(page).getByRole('button', { name: /Edit/ }).count()).toBe(0)
    await close()
    expect(problems).toEqual([])
  })
})

describe('the table of records', () => {
  const rowsOf = (page: Page) => page.locator('.records tbody tr')

  it('is searched in every column, and sorted by each', async () => {
    const { page, close } = await openForms('#year=2025&scope=SCOPE_1')
    await page
      .getByText(/^1\d records in 2025$/)
      .first()
      .waitFor()
    const search = page.getByLabel('Find in these records')
    const id = (await rowsOf(page).first().locator('.id').innerText()).trim()
    for (const words of [id, '2025-07-01 1,060', 'gaseous 1020 march']) {
      await search.fill(words)
      await expect.poll(() => rowsOf(page).count(), { message: words }).toBe(1)
    }
    await search.fill('no such words')
    await expect.poll(() => rowsOf(page).count()).toBe(0)
    await search.fill('')
    await expect.poll(() => rowsOf(page).count()).toBeGreaterThan(9)
    const dates = page.getByRole('columnheader', { name: /^Date/ })
    await dates.getByRole('button').click()
    expect(await dates.getAttribute('aria-sort')).toBe('descending')
    expect(await rowsOf(page).first().locator('.start').innerText()).toContain('December 2025')
    await page.keyboard.press('Enter')
    expect(await dates.getAttribute('aria-sort')).toBe('ascending')
    expect(await rowsOf(page).first().locator('.start').innerText()).toContain('January 2025')
    await close()
  })

  it('shows the records of a bar that is pressed, and the whole year again', async () => {
    const { page, close } = await openForms('#year=2025')
    await page.locator('.columns rect.scope1').nth(1).click()
    await page.getByText('1 record in February 2025').first().waitFor()
    expect(new URL(page.url()).hash).toBe('#year=2025&scope=SCOPE_1&month=02')
    await page.getByRole('button', { name: 'February 2025: show the whole year' }).click()
    await page
      .getByText(/^1\d records in 2025$/)
      .first()
      .waitFor()
    await page.locator('.strip rect.scope1').click()
    await page.locator('[aria-labelledby=activities] svg rect').first().click()
    await expect.poll(() => new URL(page.url()).hash).toContain('activity=')
    await page.getByRole('heading', { name: 'Emissions in 2025, filtered' }).waitFor()
    await page.locator('.hero-number').click()
    await panel(page).getByRole('heading', { name: 'All emissions in 2025, filtered' }).waitFor()
    await close()
  })

  it('exports what is shown as CSV and as a workbook', async () => {
    const { page, close, problems } = await openForms('#year=2025&scope=SCOPE_1')
    await page.getByLabel('Find in these records').fill('february')
    await expect.poll(() => rowsOf(page).count()).toBe(1)
    const exported = async (name: string) => {
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()])
      return download
    }
    const csv = await exported('Export these as CSV')
    expect(csv.suggestedFilename()).toBe('records-2025.csv')
    const [head, row, ...more] = [...csvRecords(await textOf(csv))].map(({ cells }) => cells)
    expect(more).toEqual([])
    const field = (name: string) => row?.[head?.indexOf(name) ?? -1]
    expect([field('quantity'), field('unit'), field('start'), field('note')]).toEqual([
      '1010',
      'kWh',
      '2025-02-01',
      'meter 2',
    ])
    const xlsx = await exported('Export these as .xlsx')
    const [sheet] = (await readXlsx(readFileSync(await xlsx.path()))).sheets
    expect(sheet?.rows[0]).toEqual(head)
    const column = (name: string) => sheet?.rows[1]?.[head?.indexOf(name) ?? -1]
    expect([column('quantity'), column('co2eKg'), column('id')]).toEqual([1010, Number(field('co2eKg')), field('id')])
    await close()
    expect(problems).toEqual([])
  })
})

describe('the year before', () => {
  it('is shown next to totals, and intensities below them', async () => {
    const { page, close } = await openForms('#year=2026')
    await page.locator('.hero ~ .prior', { hasText: /^2025: / }).waitFor()
    await page
      .locator('[aria-labelledby=activities] small', { hasText: /^2025: / })
      .first()
      .waitFor()
    await page
      .locator('[aria-labelledby=sites] small', { hasText: /^2025: / })
      .first()
      .waitFor()
    await page.getByText('Intensity').click()
    await page.getByLabel('Divide by a number and what it counts').fill('many employees')
    await page.keyboard.press('Enter')
    await page.getByText('Write a number above zero and what it counts: 1200 employees.').waitFor()
    await page.getByLabel('Divide by a number and what it counts').fill('120 employees')
    await page.keyboard.press('Enter')
    await page
      .getByText(/kg CO2e for each of 120 employees/)
      .first()
      .waitFor()
    expect(siteId).not.toBe('')
    await close()
  })
})

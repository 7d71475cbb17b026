import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { violationsOf } from './axe.ts'
import { type DatabaseServer, serveDatabase } from './database-server.ts'
import { dropFile } from './import-page.ts'
import { launch, type Opened, openWatched } from './open-page.ts'

const BILLS = `Thornbeck Pumps, heating oil
Account 4711
Site,Fuel,Date from,Date to,Volume (L),Country,Supplier ref
Leeds works,gas oil,2025-01-01,2025-01-31,1200,GB,A-1
Leeds works,gas oil,2025-02-01,2025-02-28,1100.5,GB,A-2
Hull depot,strange oil,2025-01-01,2025-01-31,300,GB,A-3
Hull depot,gas oil,2025-02-01,2025-02-28,abc,GB,A-4
`

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

let server: DatabaseServer
let opened: Opened
let page: Page
let folder: string

beforeEach(async () => {
  server = await serveDatabase()
  folder = mkdtempSync(join(tmpdir(), 'tonne-files-'))
})
afterEach(async () => {
  await opened.close()
  server.stop()
  rmSync(folder, { recursive: true })
  expect([opened.problems, opened.strayed]).toEqual([[], []])
})

function fileOf(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const heading = (name: string | RegExp) => page.getByRole('heading', { name })
const press = (name: string | RegExp) => page.getByRole('button', { name }).click()

async function open(key = server.key, options: BrowserContextOptions = {}): Promise<void> {
  opened = await openWatched(browser, { url: server.url, ...options })
  page = opened.page
  await page.getByLabel('API key').fill(key)
  await press('Show the year')
  await page.getByText('There are no records yet.').waitFor()
  if (key === server.key) await page.getByRole('link', { name: 'Import', exact: true }).waitFor()
}

async function openImport(options: BrowserContextOptions = {}): Promise<void> {
  await open(server.key, options)
  await page.getByRole('link', { name: 'Import', exact: true }).click()
  await heading('Choose a file').waitFor()
}

async function choose(path: string): Promise<void> {
  await page.locator('#import-file').setInputFiles(path)
}

const drop = (name: string, text: string) => dropFile(page, name, text)

/** Presses Tab until an element has the focus. */
async function tabTo(
  name: string,
  isFocused: (focused: { readonly label: string; readonly text: string }) => boolean,
): Promise<void> {
  for (let pressed = 0; pressed < 80; pressed++) {
    const focused = await page.evaluate(() => {
      const active = document.activeElement
      const labels =
        active instanceof HTMLInputElement || active instanceof HTMLSelectElement ? [...(active.labels ?? [])] : []
      const label = active?.getAttribute('aria-label') ?? labels.map(({ textContent }) => textContent).join(' ')
      return { label, text: active?.textContent ?? '' }
    })
    if (isFocused(focused)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${name} is never reached`)
}

const hasFocus = (selector: string) => page.locator(selector).evaluate((node) => node === document.activeElement)

/** True if nothing is wider than the window. */
const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

describe('the import of a file', () => {
  it('goes from drop to report by the mouse, and is undone', async () => {
    await open()
    await drop('bills.csv', BILLS)
    await heading('What the columns of bills.csv mean').waitFor()
    expect(await hasFocus('#step-columns')).toBe(true)
    await page.getByText('7 columns, named on line 3.').waitFor()
    await page.getByText('guessed from its unit, in L').waitFor()
    expect(await page.getByLabel('Meaning of Supplier ref').inputValue()).toBe('')
    await page.getByLabel('Meaning of Supplier ref').selectOption('id')
    await page.getByText('The file was read again.').waitFor()
    expect(await page.getByLabel('Meaning of Supplier ref').evaluate((node) => node === document.activeElement)).toBe(
      true,
    )
    await page.getByLabel('Kind of activity').selectOption('fuel')
    await page.getByText('The file was read again.').waitFor()
    await page.getByLabel('Save this mapping as').fill('Heating oil')
    await press('Check the rows')
    await heading('2 rows need a decision').waitFor()
    await page.getByText('2 records can be imported, 2 rows need a decision.').waitFor()
    const fuel = page.getByLabel('Product of a bill or card, line 6')
    expect(await fuel.getAttribute('aria-invalid')).toBe('true')
    const errorId = (await fuel.getAttribute('aria-describedby')) ?? ''
    expect(await page.locator(`#${errorId}`).textContent()).toMatch(
      /^"strange oil" is neither electricity nor a known fuel; name one, or leave its rows out/,
    )
    await press('Import 2 records')
    await page.getByText(/2 rows need a decision. Correct the cells/).waitFor()
    expect(await hasFocus('#leave-out')).toBe(true)
    await fuel.fill('gas oil')
    await page.getByLabel('Quantity or amount, line 7').fill('290')
    await press('Check again with 2 changed cells')
    await press('Import 4 records')
    await page.getByText('4 records of bills.csv were imported.').waitFor()
    await heading('Emissions in 2025').waitFor()
    await page.getByRole('button', { name: /^7\.965 t CO2e: All emissions in 2025/ }).waitFor()
    await press('Make a report')
    await page.getByLabel('Standard').selectOption('secr')
    await page.locator('table.report').first().waitFor()
    await page.getByRole('link', { name: 'Import another file, or undo' }).click()
    await page.getByText('mapping “Heating oil”').waitFor()
    await press('Undo the import of bills.csv')
    expect(await page.locator(':focus').textContent()).toBe('Delete its records')
    await press('Delete its records')
    await page.getByText('The import of bills.csv was undone: its records were deleted.').waitFor()
    expect(await page.getByRole('button', { name: 'Undo the import of bills.csv' }).count()).toBe(0)
    await page.getByRole('link', { name: 'Emissions', exact: true }).click()
    await page.reload()
    await page.getByText('There are no records yet.').waitFor()
  })

  it('goes from the choice of a file to the year by keyboard alone', async () => {
    await open()
    const path = fileOf('bills.csv', BILLS)
    await tabTo('the import', ({ text }) => text === 'Import')
    await page.keyboard.press('Enter')
    await heading('Choose a file').waitFor()
    // from here on, since a window that opens before the browser is asked to report it is never reported
    const chosen = page.waitForEvent('filechooser')
    await tabTo('the choice of a file', ({ label }) => label === 'Choose a file')
    await page.keyboard.press('Enter')
    await (await chosen).setFiles(path)
    await heading(/^What the columns of/).waitFor()
    await tabTo('the kind of activity', ({ label }) => label === 'Kind of activity')
    await page.keyboard.type('Fuel')
    await page.keyboard.press('Tab')
    await page.getByText('The file was read again.').waitFor()
    await tabTo('the check', ({ text }) => text === 'Check the rows')
    await page.keyboard.press('Enter')
    await heading('2 rows need a decision').waitFor()
    expect(await hasFocus('#step-check')).toBe(true)
    await tabTo('the cell', ({ label }) => label === 'Product of a bill or card, line 6')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('gas oil')
    await tabTo('the second check', ({ text }) => text === 'Check again with 1 changed cell')
    await page.keyboard.press('Enter')
    await heading('1 row needs a decision').waitFor()
    await tabTo('leaving out', ({ label }) => label.includes('Leave this row out'))
    await page.keyboard.press('Space')
    await tabTo('the import', ({ text }) => text === 'Import 3 records, leave out 1 row')
    await page.keyboard.press('Enter')
    await page.getByText('3 records of bills.csv were imported.').waitFor()
    expect(await hasFocus('.imported')).toBe(true)
    await heading('Emissions in 2025').waitFor()
    await tabTo('the report', ({ text }) => text === 'Make a report')
    await page.keyboard.press('Enter')
    await page.locator('[name=standard]:focus').waitFor()
  })

  it('uses a saved mapping again, and says which of its columns the next file lacks', async () => {
    await openImport()
    await drop('bills.csv', BILLS.replace('strange oil', 'gas oil').replace('abc', '290'))
    await heading(/^What the columns of/).waitFor()
    await page.getByLabel('Meaning of Supplier ref').selectOption('note')
    await page.getByText('The file was read again.').waitFor()
    await page.getByLabel('Kind of activity').selectOption('fuel')
    await page.getByText('The file was read again.').waitFor()
    await page.getByLabel('Save this mapping as').fill('Heating oil')
    await press('Check the rows')
    await press('Import 4 records')
    await page.getByRole('link', { name: 'Import another file, or undo' }).click()
    await page.getByText('mapping “Heating oil”').waitFor()
    await drop('next.csv', BILLS.replace('Supplier ref', 'Reference').replaceAll('2025', '2024'))
    await page.getByLabel('Saved mapping').selectOption('Heating oil')
    await page.getByText(/It reads the column “Supplier ref” as “Note”, and this file has no such column/).waitFor()
    expect(await page.getByLabel('Kind of activity').inputValue()).toBe('fuel')
    await page.getByLabel('Meaning of Reference').selectOption('note')
    await page.getByText(/It reads the column “Supplier ref”/).waitFor({ state: 'detached' })
    expect(await page.getByLabel('Save this mapping as').inputValue()).toBe('Heating oil')
  })

  it('subtracts the credits of a ledger, and replaces a word in all of its rows', async () => {
    await openImport()
    const ledger = `Libro mayor
Asiento;Fecha;Cuenta;Concepto;Debe;Haber;Divisa
1;15/01/2024;627;Campaña 7;12.500,00;;EUR
2;20/02/2024;627;Campaña 7;;2.500,00;EUR
3;28/02/2024;622;Asesoría;1.000,00;;EUR`
    await drop('mayor.csv', ledger)
    await heading(/^What the columns of/).waitFor()
    expect(await page.getByLabel('Meaning of Haber').inputValue()).toBe('credit')
    await page.getByLabel('Meaning of Concepto').selectOption('factor')
    await page.getByText('The file was read again.').waitFor()
    await page.getByLabel('Kind of activity').selectOption('spend')
    await page.getByText('The file was read again.').waitFor()
    await page.getByLabel('Country').fill('ES')
    await page.keyboard.press('Tab')
    await page.getByText('The file was read again.').waitFor()
    await page.getByText('Change how the file is read').click()
    await page.getByLabel('Negative quantities').selectOption('yes')
    await page.getByText('The file was read again.').waitFor()
    await press('Check the rows')
    await heading('3 rows need a decision').waitFor()
    expect(await page.getByRole('button', { name: /^Import / }).count()).toBe(0)
    await page.getByLabel('Factor, or words for it “Campaña 7” in 2 rows').fill('541810')
    await page.getByLabel('Factor, or words for it, line 5').fill('541110')
    await press('Check again with 3 changed cells')
    await press('Import 3 records')
    await page.getByText('3 records of mayor.csv were imported.').waitFor()
    await heading('Emissions in 2024').waitFor()
    const headers = { 'x-api-key': server.key }
    const [made] = await (await fetch(`${server.url}/page/v1/imports`, { headers })).json()
    expect(made).toMatchObject({ records: 3, status: 'complete' })
    expect(Number(made.co2eKg)).toBeGreaterThan(0)
  })

  it('says what is wrong with bad files, and imports nothing of them', async () => {
    await openImport()
    await choose(fileOf('empty.csv', ''))
    await page.getByRole('alert').getByText('empty.csv is empty.').waitFor()
    const large = new Uint8Array(200_000_000)
    large.set([0x50, 0x4b, 3, 4])
    const path = join(folder, 'large.xlsx')
    writeFileSync(path, large)
    await choose(path)
    await page.getByText('large.xlsx is a workbook of 200 MB').waitFor()
    await drop('two.csv', 'Site,Fuel,Usage,Country\nsite,fuel,value,country\nLeeds,gas oil,10,GB')
    await page
      .getByRole('alert')
      .getByText(/names columns or units a second time/)
      .waitFor()
    await page.getByLabel('Line of the header').fill('2')
    await page.keyboard.press('Tab')
    await page.getByText('named on line 2').waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
    const bills = fileOf('bills.csv', BILLS.replace('Site,Fuel', 'Site,Product'))
    await press('Choose another file')
    await heading('Choose a file').waitFor()
    await choose(bills)
    await heading('What the columns of bills.csv mean').waitFor()
    await press('Check the rows')
    await page.getByRole('button', { name: /^Import \d/ }).waitFor()
    await page.getByLabel(/^Leave .* out/).check()
    writeFileSync(bills, BILLS.replace('1200', '1201'))
    await page.getByRole('button', { name: /^Import \d/ }).click()
    await page
      .getByRole('alert')
      .getByText(/changed (?:or was moved since it was chosen|since its rows were checked)/)
      .waitFor()
    expect(await page.locator(':focus').getAttribute('role')).toBe('alert')
    const headers = { 'x-api-key': server.key }
    expect(await (await fetch(`${server.url}/page/v1/imports`, { headers })).json()).toEqual([])
  })

  it('shows rows of a locked period, and an import that cannot be undone', async () => {
    await openImport()
    await drop('bills.csv', BILLS)
    await page.getByLabel('Kind of activity').selectOption('fuel')
    await page.getByText('The file was read again.').waitFor()
    await press('Check the rows')
    await page.getByLabel(/^Leave .* out/).check()
    await page.getByRole('button', { name: /^Import 2 records, leave out 2 rows/ }).click()
    await page.getByText('2 records of bills.csv were imported.').waitFor()
    const headers = { 'x-api-key': server.key, 'content-type': 'application/json' }
    const body = JSON.stringify({ from: '2025-01-01', to: '2026-01-01', comment: 'filed' })
    const locked = await fetch(`${server.url}/page/v1/period-locks`, { method: 'POST', headers, body })
    expect(locked.status).toBe(201)
    await page.getByRole('link', { name: 'Import another file, or undo' }).click()
    await press('Undo the import of bills.csv')
    await press('Delete its records')
    await page
      .getByRole('alert')
      .getByText(/locked/)
      .waitFor()
    await page.getByRole('button', { name: 'Undo the import of bills.csv' }).waitFor()
    // what a browser logs of a request that is rejected
    expect(opened.problems.splice(0).map((one) => one.includes('status of 409'))).toEqual([true])
    await drop('more.csv', BILLS.replace('1200', '1300'))
    await page.getByLabel('Kind of activity').selectOption('fuel')
    await page.getByText('The file was read again.').waitFor()
    await press('Check the rows')
    await heading('4 rows need a decision').waitFor()
    await page.getByText('No row can be imported yet').waitFor()
    await page
      .locator('.problem-rows .field-error')
      .getByText(/locked/)
      .first()
      .waitFor()
  })

  it('is not offered to a key that may only read, nor by a server without a database', async () => {
    await open(server.readOnlyKey)
    await page.waitForLoadState('networkidle')
    expect(await page.getByRole('link', { name: 'Import', exact: true }).count()).toBe(0)
    await opened.close()
    opened = await openWatched(browser, { url: inject('url') })
    page = opened.page
    await heading('By month').waitFor()
    expect(await page.getByRole('link', { name: 'Import', exact: true }).count()).toBe(0)
    expect((await fetch(`${inject('url')}/page/imports/preview`, { method: 'POST' })).status).toBe(404)
  })
})

describe('the screens of an import', () => {
  it.each([
    ['on a phone', { viewport: { width: 375, height: 700 } }],
    ['in the dark', { colorScheme: 'dark' }],
  ] as const)('have no violation by axe, and fit %s', async (_, options) => {
    await openImport({ ...options, bypassCSP: true })
    const check = async (step: string) =>
      expect([step, await violationsOf(page), await fits()]).toEqual([step, [], true])
    await page.getByText('None yet.').waitFor()
    await check('file')
    await choose(fileOf('bills.csv', BILLS))
    await heading(/^What the columns of/).waitFor()
    await page.getByText('Change how the file is read').click()
    await check('columns')
    await page.getByLabel('Kind of activity').selectOption('fuel')
    await page.getByText('The file was read again.').waitFor()
    await press('Check the rows')
    await heading('2 rows need a decision').waitFor()
    await page.getByText('The first rows as they were understood').click()
    await check('check')
    await page.getByLabel(/^Leave .* out/).check()
    await page.getByRole('button', { name: /^Import 2 records/ }).click()
    await heading('By month').waitFor()
    await check('year')
    await page.getByRole('link', { name: 'Import', exact: true }).click()
    await page.getByRole('button', { name: 'Undo the import of bills.csv' }).waitFor()
    await check('list')
  })
})

import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { violationsOf } from './axe.ts'
import { type DatabaseServer, serveDatabase } from './database-server.ts'
import { dropFile, openEmptyCompany } from './import-page.ts'
import { launch, type Opened } from './open-page.ts'

const HEADER = 'Site,Product,Start,End,Quantity,Unit,Country'
const METERS = `${HEADER}
Depot,Electricity,2024-01-01,2024-01-31,1000,kWh,GB
Depot,Electricity,2024-02-01,2024-02-29,1100,kWh,GB
`

let browser: Browser
let server: DatabaseServer
let opened: Opened
let page: Page
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())
beforeEach(async () => {
  server = await serveDatabase()
  opened = await openEmptyCompany(browser, server, { bypassCSP: true })
  page = opened.page
})
afterEach(async () => {
  await opened.close()
  server.stop()
  expect([opened.problems, opened.strayed]).toEqual([[], []])
})

const press = (name: string | RegExp) => page.getByRole('button', { name }).click()
const status = () => page.locator('.import-status')

async function openColumns(text: string, name = 'meters.csv'): Promise<void> {
  await dropFile(page, name, text)
  await page.getByRole('heading', { name: `What the columns of ${name} mean` }).waitFor()
}

async function checkRows(text: string): Promise<void> {
  await openColumns(text)
  await press('Check the rows')
  await page.getByRole('heading', { name: /^Check meters.csv/ }).waitFor()
}

describe('the check of the rows', () => {
  it('says in the open and in its summary that rows may count twice, and how overlapping ends were read', async () => {
    const rows = ['31/12/2024,31/01/2025', '31/01/2025,28/02/2025', '31/01/2025,28/02/2025']
    const text = `${HEADER}\n${rows.map((days) => `Depot,Electricity,${days},1000,kWh,GB`).join('\n')}\n`
    await openColumns(text)
    await page.getByText('Change how the file is read').click()
    await page.getByLabel('Ends are').selectOption('inclusive')
    await press('Check the rows')
    const section = page.getByRole('region', { name: '2 rows may count twice' })
    await section.getByText('Is the same as an earlier row', { exact: false }).waitFor()
    expect(await status().textContent()).toBe(
      '3 records can be imported, 0 rows need a decision. 2 rows may count twice.',
    )
    await section.getByText('The end of a row is the last day of its period, as chosen.').waitFor()
    expect(await violationsOf(page)).toEqual([])
    await section.getByLabel('Ends are').selectOption('exclusive')
    await page.getByRole('region', { name: '1 row may count twice' }).waitFor()
    expect(await page.getByLabel('Ends are').count()).toBe(0)
  })

  it('asks for the order of dates with a button for each', async () => {
    const text = METERS.replace('2024-01-01,2024-01-31', '03/04/2024,').replace('2024-02-01,2024-02-29', '09/04/2024,')
    await checkRows(text)
    await page.getByText('2 dates can be read in two ways.').waitFor()
    await page.getByRole('button', { name: 'Month first: 2024-03-04' }).waitFor()
    expect(await violationsOf(page)).toEqual([])
    await press('Day first: 2024-04-03')
    await page.getByRole('button', { name: 'Import 2 records' }).waitFor()
  })

  it('shows money next to quantities of several columns as that of the bill, as its sentences do', async () => {
    await openColumns(
      'Site,Start,End,Verbrauch HT (kWh),Verbrauch NT (kWh),Netto €\nUlm,2024-01-01,2024-01-31,10,20,30\n',
    )
    expect(await page.getByLabel('Meaning of Netto €').inputValue()).toBe('billedAmount')
    await page.getByText(/^How the file is read/).click()
    await page.getByText('The column "Netto €" is “Money of the bill”').waitFor()
  })

  it('has a cell for the distance of a journey to a place that nobody knows', async () => {
    await openColumns('Date,From,To,Mode\n2024-01-05,Leeds,Xqzzvy,Train\n')
    await page.getByLabel('Kind of activity').selectOption('trip')
    await press('Check the rows')
    await page.getByLabel('Distance (km), line 2').fill('35')
    await press('Check again with 1 changed cell')
    await page.getByRole('button', { name: 'Import 1 record' }).waitFor()
  })

  it('names the columns that are not read', async () => {
    const lines = METERS.trim().split('\n')
    const text = lines
      .map((line, at) => `${line},${['Renewable note,Personal Miles', 'yes,3'][Math.min(at, 1)]}`)
      .join('\n')
    await checkRows(text)
    const says =
      '2 columns are not read: “Renewable note”, “Personal Miles”. If a row needs one, go back to the columns and choose its meaning.'
    await page.getByText(says).waitFor()
  })

  it('asks once for what several rows lack, and counts the cells that an answer changes', async () => {
    const text = `${METERS.replaceAll(',GB', ',')}Works,strange oil,2024-03-01,2024-03-31,9,l,GB
Works,strange oil,2024-04-01,2024-04-30,9,l,GB
Works,gas oil,2024-05-01,2024-05-31,abc,l,GB
`
    await checkRows(text)
    const country = page.getByLabel('Country of 2 rows that have none')
    await country.waitFor()
    expect(await page.getByRole('textbox', { name: /^Country, line 2/ }).isVisible()).toBe(false)
    await country.fill('GB')
    await page.getByRole('button', { name: 'Check again with 2 changed cells' }).waitFor()
    await page.getByLabel('Product of a bill or card “strange oil” in 2 rows').fill('gas oil')
    await page.getByLabel('Quantity or amount, line 6').fill('290')
    expect(await violationsOf(page)).toEqual([])
    await press('Check again with 5 changed cells')
    await page.getByRole('button', { name: 'Import 5 records' }).waitFor()
    await press('Back to the columns')
    expect(await page.getByLabel('Country').last().inputValue()).toBe('GB')
  })

  it('asks for the fuel of all rows, and again with the reason if the answer fails', async () => {
    const gas = 'Site,Billing period,Consumption (kWh),Country\nWorks,Jan 2024,400,GB\nWorks,Feb 2024,300,GB\n'
    await openColumns(gas)
    await page.getByLabel('Kind of activity').selectOption('fuel')
    await press('Check the rows')
    const fuel = page.getByLabel('Fuel of 2 rows that have none')
    await fuel.fill('strange gas')
    await press('Check again with 2 changed cells')
    await page.getByText('0 records can be imported, 2 rows need a decision.').waitFor()
    expect([await fuel.inputValue(), await fuel.getAttribute('aria-invalid')]).toEqual(['strange gas', 'true'])
    expect(await violationsOf(page)).toEqual([])
    await fuel.fill('natural gas')
    await press('Check again with 2 changed cells')
    await page.getByRole('button', { name: 'Import 2 records' }).waitFor()
  })

  it('offers no correction of a row that an import left out, which would bring the other rows once more', async () => {
    const text = `${METERS}Works,strange oil,2024-04-01,2024-04-30,9,l,GB\n`
    await checkRows(text)
    await page.getByLabel('Leave this row out of the import').check()
    await press(/^Import 2 records, leave out 1 row$/)
    await page.getByText('2 records of meters.csv were imported.').waitFor()
    await checkRows(text)
    const left = page.getByRole('region', { name: '1 row was left out' })
    await left.getByText(/^Line 4\. .*"strange oil" is neither electricity nor a known fuel/).waitFor()
    expect([await left.getByRole('textbox').count(), await left.getByRole('checkbox').count()]).toEqual([0, 0])
    expect(await violationsOf(page)).toEqual([])
  })

  it('subtracts a credit of fuel that is chosen just before the check', async () => {
    await openColumns(`${HEADER}\nDepot,gas oil,2024-01-01,2024-01-31,-52.3,l,GB\n${METERS.split('\n')[1]}\n`)
    await page.getByText('Change how the file is read').click()
    await page.getByLabel('Negative quantities').selectOption('yes')
    await press('Check the rows')
    await page.getByRole('button', { name: 'Import 2 records' }).waitFor()
  })

  it('offers no imported row a second time, and shows an undo without reloading', async () => {
    await checkRows(METERS)
    await press('Import 2 records')
    await page.getByText('2 records of meters.csv were imported.').waitFor()
    await checkRows(METERS)
    await page.getByText(/^These rows were imported on .*Nothing is left to do/).waitFor()
    expect(await status().textContent()).toBe('2 records of these rows are imported already.')
    await page.getByText('imported already', { exact: true }).waitFor()
    expect(await page.getByText('may count twice').count()).toBe(0)
    await press('Back to the columns')
    await press('Choose another file')
    await press('Undo the import of meters.csv')
    await press('Delete its records')
    await page.getByText('The import of meters.csv was undone: its records were deleted.').waitFor()
    await page.getByRole('link', { name: 'Emissions', exact: true }).click()
    await page.getByText('There are no records yet.').waitFor()
    expect(await page.locator('.imported').count()).toBe(0)
    expect([await page.locator('h1').first().textContent(), await page.title()]).toEqual([
      'Emissions',
      'Emissions: tonne',
    ])
  })

  it('names each line once that was left out, and keeps the focus of a reader who logs in by keyboard', async () => {
    const wide = 'Site,Product,Unit,Country,Jan 2024,Feb 2024\nDepot,gas oil,l,GB,1,2\nDepot,strange oil,l,GB,1,2\n'
    await openColumns(wide)
    await press('Check the rows')
    await page.getByLabel(/^Leave .* out/).check()
    await press(/^Import 2 records, leave out 2 rows/)
    await page.getByText('2 rows were left out (line 3).').waitFor()
    const other = await browser.newPage()
    await other.goto(server.url)
    await other.getByLabel('API key').fill(server.key)
    await other.keyboard.press('Enter')
    await other.getByRole('heading', { name: 'By month' }).waitFor()
    expect(await other.evaluate(() => document.activeElement?.id)).toBe('year')
    await other.close()
  })
})

describe('the columns of a file', () => {
  it('name the kind of activity that was detected', async () => {
    await openColumns('PDL,Start,End,kWh,Country\n14000000000000,2024-01-01,2024-01-31,1000,FR\n')
    await page.getByText(/^How the file is read/).click()
    await page.getByText(/the activity of each row is “Electricity”/i).waitFor()
    expect(await page.getByLabel('Kind of activity').locator('option').first().textContent()).toBe(
      'detected: Electricity',
    )
  })
})

import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type DatabaseServer, serveDatabase } from './database-server.ts'
import { dropFile, openEmptyCompany } from './import-page.ts'
import { launch, type Opened } from './open-page.ts'

/** The export of a travel agency: flights, a train and a hotel, with dates that could be read in two ways. */
const TRAVEL = `Ticket no,Traveller,Departure date,Type,From,To,Cabin class,Return,Nights,Hotel country
T-101,A. Novak,13/03/2025,Air,LHR,JFK,Economy,Yes,,
T-102,B. Ortiz,17/03/2025,Air,MAN,AMS,Business,No,,
T-103,A. Novak,24/03/2025,Rail,"London, GB","Paris, FR",,Yes,,
T-104,A. Novak,24/03/2025,Hotel,,,,,2,FR
`

/** Journal lines of a ledger, with a refund, of two months. */
const ledgerOf = (month: string) => `Document no,Posting date,Account,Description,Amount (GBP),Supplier country
9001,2026-${month}-05,6200,Offices of lawyers,1200.00,GB
9002,2026-${month}-12,6310,Advertising agencies,850.50,GB
9003,2026-${month}-20,6200,Offices of lawyers,300.00,GB
`

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

let server: DatabaseServer
let opened: Opened
let page: Page
let person: Person

beforeEach(async () => {
  server = await serveDatabase()
  opened = await openEmptyCompany(browser, server)
  page = opened.page
  person = new Person()
})
afterEach(async () => {
  await opened.close()
  server.stop()
  expect([opened.problems, opened.strayed]).toEqual([[], []])
})

/** Someone who uses the page: counts the presses and keys, and remembers what the page asked for. */
class Person {
  presses = 0
  keys = 0
  readonly answered: string[] = []

  async press(control: Locator): Promise<void> {
    await control.click()
    this.presses += 1
  }

  /** Chooses a value of a list: one press opens it, and one chooses. */
  async choose(label: string, value: string, control = page.getByLabel(label, { exact: true })): Promise<void> {
    await control.selectOption(value)
    this.presses += 2
    this.answered.push(label)
  }

  async write(label: string, text: string): Promise<void> {
    await page.getByLabel(label, { exact: true }).fill(text)
    this.keys += text.length
    this.answered.push(label)
  }
}

const button = (name: string | RegExp) => page.getByRole('button', { name })
const heading = (name: string | RegExp) => page.getByRole('heading', { name })

/** Waits until the file was read with the last answer. */
const readAgain = () => page.getByText('The file was read again.').waitFor()

/** Chooses a standard for the year that opened, and waits for its rows. */
async function makeReport(standard: string): Promise<void> {
  await person.press(button('Make a report'))
  await person.choose('Standard', standard, page.locator('[name=standard]'))
  await page.locator('table.report').first().waitFor()
}

describe('a file from drop to report', () => {
  it('of a travel agency asks for nothing: two presses import it', async () => {
    await dropFile(page, 'travel.csv', TRAVEL)
    await heading('What the columns of travel.csv mean').waitFor()
    expect(await page.locator('.badge.guess').count()).toBe(0)
    await person.press(button('Check the rows'))
    await person.press(button('Import 4 records'))
    await page.getByText('4 records of travel.csv were imported.').waitFor()
    await heading('Emissions in 2025').waitFor()
    expect([person.presses, person.keys, person.answered]).toEqual([2, 0, []])
    await makeReport('iso-14064-1')
    expect([person.presses, person.keys, person.answered]).toEqual([5, 0, ['Standard']])
  })

  it('of a ledger asks for three meanings and the year of its prices, and the next month for nothing', async () => {
    await dropFile(page, 'march.csv', ledgerOf('03'))
    await heading('What the columns of march.csv mean').waitFor()
    await person.choose('Kind of activity', 'spend')
    await readAgain()
    // the number of an account is read as that of an industry
    await person.choose('Meaning of Account', '')
    await readAgain()
    await person.choose('Meaning of Description', 'factor')
    await readAgain()
    await person.write('Save this mapping as', 'Ledger')
    await person.press(button('Check the rows'))
    await heading('3 rows need a decision').waitFor()
    await page.getByText(/^3 rows have money of a year after \d{4}, the last year with published prices/).waitFor()
    await person.press(button(/^Use the prices of \d{4}$/))
    await person.press(button('Import 3 records'))
    await page.getByText('3 records of march.csv were imported.').waitFor()
    expect([person.presses, person.keys, person.answered]).toEqual([
      9,
      6,
      ['Kind of activity', 'Meaning of Account', 'Meaning of Description', 'Save this mapping as'],
    ])
    await makeReport('esrs-e1')

    person = new Person()
    await dropFile(page, 'april.csv', ledgerOf('04'))
    await page.getByText('It has the columns of “Ledger”, and is read like it.').waitFor()
    expect(await page.getByLabel('Saved mapping').inputValue()).toBe('Ledger')
    expect(await page.getByLabel('Year of the prices', { exact: true }).inputValue()).toMatch(/^\d{4}$/)
    await person.press(button('Check the rows'))
    await person.press(button('Import 3 records'))
    await page.getByText('3 records of april.csv were imported.').waitFor()
    expect([person.presses, person.keys, person.answered]).toEqual([2, 0, []])
  })

  it('of another maker is not read like a saved one', async () => {
    await dropFile(page, 'march.csv', ledgerOf('03'))
    await heading('What the columns of march.csv mean').waitFor()
    await page.getByLabel('Kind of activity').selectOption('spend')
    await readAgain()
    await page.getByLabel('Meaning of Account').selectOption('')
    await readAgain()
    await page.getByLabel('Meaning of Description').selectOption('factor')
    await readAgain()
    await page.getByLabel('Year of the prices', { exact: true }).fill('2024')
    await page.keyboard.press('Tab')
    await readAgain()
    await page.getByLabel('Save this mapping as').fill('Ledger')
    await button('Check the rows').click()
    await button('Import 3 records').click()
    await page.getByText('3 records of march.csv were imported.').waitFor()
    await dropFile(page, 'other.csv', ledgerOf('04').replace('Document no', 'Voucher'))
    await heading('What the columns of other.csv mean').waitFor()
    expect(await page.getByLabel('Saved mapping').inputValue()).toBe('')
    expect(await page.getByLabel('Kind of activity').inputValue()).toBe('')
  })
})

import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { openCompanyForms, seedCompany } from './company-page.ts'
import { dropFile, openEmptyCompany } from './import-page.ts'
import { openWatched } from './open-page.ts'
import { startForFile } from './started.ts'

const started = startForFile()

const BILLS = `Site,Fuel,Date from,Date to,Volume (L),Country,Note
Leeds works,gas oil,2025-01-01,2025-01-31,1200,GB,a
Hull depot,gas oil,2025-02-01,2025-02-28,1100.5,GB,b
`

const step = (page: Page) => page.locator('[aria-current="step"]')
const hash = (page: Page) => new URL(page.url()).hash

/** Waits until a step of the import is shown. */
async function isAt(page: Page, name: string, address: string): Promise<void> {
  await step(page).filter({ hasText: name }).waitFor()
  expect(hash(page)).toBe(address)
}

describe('Back and Forward', () => {
  it('lead to no step without its file, and a file that was discarded is gone', async () => {
    const { page, close } = await openEmptyCompany(started.browser, started.server)
    await page.goto(`${started.server.url}/#import-check`)
    await isAt(page, 'File', '#import')
    await dropFile(page, 'bills.csv', BILLS)
    await isAt(page, 'Columns', '#import-columns')
    await page.getByLabel('Kind of activity').selectOption('fuel')
    await page.getByText('The file was read again.').waitFor()
    await page.getByRole('link', { name: 'Emissions', exact: true }).click()
    await page.getByRole('button', { name: 'Discard the choices' }).click()
    await page.goBack()
    await isAt(page, 'File', '#import')
    await close()
  })

  it('lead through the steps of an import, lose no choice, and ask once when it is left', async () => {
    const { page, close } = await openEmptyCompany(started.browser, started.server)
    await dropFile(page, 'bills.csv', BILLS)
    await isAt(page, 'Columns', '#import-columns')
    await page.getByLabel('Kind of activity').selectOption('fuel')
    await page.getByText('The file was read again.').waitFor()
    await page.getByRole('button', { name: /^Check/ }).click()
    await isAt(page, 'Check and import', '#import-check')
    await page.getByRole('button', { name: 'Import 2 records' }).waitFor()

    await page.goBack()
    await isAt(page, 'Columns', '#import-columns')
    expect(await page.getByLabel('Kind of activity').inputValue()).toBe('fuel')
    await page.goBack()
    await isAt(page, 'File', '#import')
    await page.goForward()
    await isAt(page, 'Columns', '#import-columns')
    expect(await page.getByLabel('Kind of activity').inputValue()).toBe('fuel')
    await page.goForward()
    await isAt(page, 'Check and import', '#import-check')
    await page.getByRole('button', { name: 'Import 2 records' }).waitFor()

    // the year: one question, and the choices are still there
    await page.getByRole('link', { name: 'Emissions', exact: true }).click()
    const question = page.getByRole('dialog', { name: 'The import is not finished' })
    await question.getByRole('button', { name: 'Leave it for later' }).click()
    await page.getByRole('link', { name: 'Import', exact: true }).click()
    await isAt(page, 'Check and import', '#import-check')
    await page.goBack()
    await page.getByText('There are no records yet.').waitFor()
    expect(await question.count()).toBe(0)
    await page.goForward()
    await isAt(page, 'Check and import', '#import-check')
    await page.getByRole('button', { name: 'Import 2 records' }).click()
    await page.getByText('2 records of bills.csv were imported.').waitFor()
    // the file is done: its steps, behind the year, lead to the first one
    await page.goBack()
    await page.goBack()
    await isAt(page, 'File', '#import')
    await close()
  })

  it('leave a form with changes only after its question, and close one without', async () => {
    await seedCompany(started.server)
    const { page, close } = await openCompanyForms(started)
    await page.getByRole('button', { name: 'Record site fuel consumption' }).click()
    const panel = page.getByRole('dialog')
    await panel.getByRole('button', { name: 'Save' }).waitFor()
    await page.goBack()
    await panel.waitFor({ state: 'hidden' })
    await page.goForward()
    const comment = panel.getByLabel('Comment')
    await comment.fill('meter 7')
    await page.goBack()
    await panel.getByRole('button', { name: 'Keep editing' }).click()
    expect(await comment.inputValue()).toBe('meter 7')
    expect(hash(page)).toContain('open=form')
    await page.goBack()
    await panel.getByRole('button', { name: 'Discard the changes' }).click()
    await panel.waitFor({ state: 'hidden' })
    expect(hash(page)).not.toContain('open=form')
    await close()
  })

  it('lead through panels and reports of the year', async () => {
    const { page, problems, close } = await openWatched(started.browser, { url: inject('url') })
    const report = page.getByRole('region', { name: 'Report', exact: true })
    await report.getByLabel('Standard').selectOption('secr')
    await report.getByRole('table').first().waitFor()
    await report
      .getByRole('button', { name: /Explain\.$/ })
      .first()
      .click()
    await page.getByRole('dialog').waitFor()
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(await report.getByLabel('Standard').inputValue()).toBe('secr')
    await page.goBack()
    await report.getByRole('table').first().waitFor({ state: 'hidden' })
    expect(await report.getByLabel('Standard').inputValue()).toBe('')
    await page.goForward()
    await report.getByRole('table').first().waitFor()
    await page.goForward()
    await page.getByRole('dialog').waitFor()
    expect(problems).toEqual([])
    await close()
  })
})

import { describe, expect, it } from 'vitest'
import { dropFile, openEmptyCompany } from './import-page.ts'
import { startForFile } from './started.ts'

const started = startForFile()

const BILLS = `site,activity,start,value,unit,factor,country
Leeds,fuel,2025-01-31,100,kWh,unknown gas,GB
Leeds,fuel,2025-02-28,200,kWh,desnz-2025/fuels/gaseous-fuels/natural-gas/kwh-gross-cv,GB
`
const UUID = /[\da-f]{8}-[\da-f]{4}/

describe('the choice of a factor in the rows of a file', () => {
  it('offers factors by words, shows the label that was chosen and no id, and calculates with it', async () => {
    const { page, problems, close } = await openEmptyCompany(started.browser, started.server)
    await dropFile(page, 'gas.csv', BILLS)
    await page.getByRole('button', { name: /^Check/ }).click()
    await page.getByRole('heading', { name: '1 row needs a decision' }).waitFor()
    const cell = page.locator('.import-step input[list^=factors]').first()
    await cell.fill('natural gas kwh gross')
    const options = page.locator(`datalist[id="${await cell.getAttribute('list')}"] option`)
    await options.first().waitFor({ state: 'attached' })
    const label = (await options.first().getAttribute('value')) ?? ''
    expect(label).toMatch(/kg CO2e per /)
    expect(label).not.toMatch(UUID)
    await cell.fill(label)
    await page.getByRole('button', { name: /^Check again/ }).click()
    await page.getByRole('button', { name: 'Import 2 records' }).waitFor()
    expect(await page.locator('.import-step').innerText()).not.toMatch(UUID)
    await page.getByRole('button', { name: 'Import 2 records' }).click()
    await page.getByText('2 records of gas.csv were imported.').waitFor()
    expect(problems).toEqual([])
    await close()
  })
})

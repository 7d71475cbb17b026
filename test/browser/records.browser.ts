import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { units } from '../../src/core/units/index.ts'
import { openCompanyForms, otherProblems, refreshed, seedCompany } from './company-page.ts'
import { startForFile } from './started.ts'

const started = startForFile()
let siteId = ''

beforeAll(async () => {
  siteId = await seedCompany(started.server)
})

const panel = (page: Page) => page.getByRole('dialog')
const open = () => openCompanyForms(started, '#year=2025')

describe('the records of the page', () => {
  it('show both values of a record that two people change at once, and lose none of them', async () => {
    const [first, second] = [await open(), await open()]
    for (const { page } of [first, second]) {
      await page.getByRole('button', { name: /^March 2025: present/ }).click()
      await panel(page).getByRole('button', { name: 'Edit, attach evidence or delete' }).click()
      await panel(page).getByLabel('Quantity').waitFor()
    }
    const save = (page: Page) => panel(page).getByRole('button', { name: 'Save changes' }).click()
    await panel(first.page).getByLabel('Quantity').fill('1111')
    await panel(first.page).getByLabel('Comment').fill('read by the first')
    await save(first.page)
    await first.page.getByRole('status').filter({ hasText: 'Saved: Site fuel, March 2025.' }).waitFor()
    await panel(second.page).getByLabel('Quantity').fill('2222')
    await save(second.page)
    const alert = panel(second.page).getByRole('alert')
    await alert.getByText('Nothing of yours was saved, and your entries are still below.').waitFor()
    await alert.getByText('Quantity is now: 1111; you entered: 2222').waitFor()
    await alert.getByText('Comment is now: read by the first; it stays, whatever you choose').waitFor()
    expect(await panel(second.page).getByLabel('Quantity').inputValue()).toBe('2222')
    await alert.getByRole('button', { name: 'Save mine over it' }).click()
    await second.page.getByRole('status').filter({ hasText: 'Saved: Site fuel, March 2025.' }).waitFor()
    const headers = { 'x-api-key': started.server.key }
    const answer = await fetch(`${started.server.url}/page/v1/sites/${siteId}/fuel?limit=100`, { headers })
    const records = (await answer.json()) as { startDate: string; value: number; comment: string }[]
    const march = records.filter(({ startDate }) => startDate === '2025-03-01T00:00:00.000Z')
    expect(march).toMatchObject([{ value: 2222, comment: 'read by the first' }])
    await first.close()
    await second.close()
    expect(otherProblems(second.problems)).toEqual([])
  })

  it('enter electricity of two meters without a notice of overlap, and change a meter', async () => {
    const { page, close, problems } = await open()
    const overlap = page.getByText('of records of one site and kind overlap in time')
    const enter = async (meter: string, kwh: string) => {
      await page.getByRole('button', { name: 'Record site electricity consumption' }).click()
      await panel(page).getByLabel('Site', { exact: true }).selectOption({ index: 1 })
      await panel(page).getByLabel('Start date').fill('2025-02-01')
      await panel(page).getByLabel('Last day').fill('2025-02-28')
      await panel(page).getByLabel('Unit', { exact: true }).selectOption(String(units.kilowattHour.id))
      await panel(page).getByLabel('Quantity').fill(kwh)
      await panel(page).getByLabel('Meter').fill(meter)
      await panel(page).getByRole('button', { name: 'Save', exact: true }).click()
      await panel(page).waitFor({ state: 'hidden' })
      await refreshed(page)
    }
    await enter('M-1', '1000')
    await enter('M-2', '2000')
    expect(await overlap.count()).toBe(0)
    const openMonth = (meter: string) =>
      page.getByRole('button', { name: new RegExp(`^February 2025: present.* meter ${meter},`) }).click()
    const change = async (from: string, to: string) => {
      await panel(page).getByText(`February 2025 · meter ${from}`).waitFor()
      await panel(page).getByRole('button', { name: 'Edit, attach evidence or delete' }).click()
      await panel(page).getByLabel('Meter').fill(to)
      await panel(page).getByRole('button', { name: 'Save changes' }).click()
      await panel(page).getByText(`February 2025 · meter ${to}`).waitFor()
      await page.keyboard.press('Escape')
      await refreshed(page)
    }
    // the same meter twice in one month is what the notice is about
    await openMonth('M-1')
    await change('M-1', 'M-2')
    await overlap.waitFor()
    await openMonth('M-2')
    await panel(page).getByRole('button', { name: 'meter M-2' }).first().click()
    await change('M-2', 'M-3')
    await overlap.waitFor({ state: 'detached' })
    await close()
    expect(problems).toEqual([])
  })
})

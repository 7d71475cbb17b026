import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { violationsOf } from './axe.ts'
import { dropFile, openEmptyCompany } from './import-page.ts'
import { startForFile } from './started.ts'

const BILLS = `Site,Fuel,Date from,Date to,Volume (L),Country
Leeds works,gas oil,2025-01-01,2025-01-31,1200,GB
Leeds works,gas oil,2025-02-01,2025-02-28,1100,GB
`

const started = startForFile()

const panel = (page: Page) => page.getByRole('dialog')

async function openLocks(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Locked periods' }).click()
  await panel(page).getByText('No period is locked.').waitFor()
}

/** Issues a key that may write, but neither lock nor unlock. */
async function issueWriter(): Promise<string> {
  const headers = { 'x-api-key': started.server.key, 'content-type': 'application/json' }
  const body = JSON.stringify({ name: 'clerk' })
  const answer = await fetch(`${started.server.url}/page/v1/api-keys`, { method: 'POST', headers, body })
  const { key } = (await answer.json()) as { readonly key: string }
  return key
}

describe('the locked periods of the page', () => {
  it('can be seen, and not changed, by a key that is not of an administrator', async () => {
    const { page, close, problems } = await openEmptyCompany(started.browser, {
      ...started.server,
      key: await issueWriter(),
    })
    await openLocks(page)
    await panel(page).getByText('Only the key of an administrator can lock and unlock periods.').waitFor()
    expect(await panel(page).getByRole('button', { name: /ock/ }).count()).toBe(0)
    await close()
    expect(problems).toEqual([])
  })

  it('are not offered to a key that can only read', async () => {
    const { page, close } = await openEmptyCompany(started.browser, {
      ...started.server,
      key: started.server.readOnlyKey,
    })
    await page.waitForLoadState('networkidle')
    expect(await page.getByText('Locked periods').count()).toBe(0)
    await page.goto(`${started.server.url}/#open=locked-periods`)
    await page.waitForLoadState('networkidle')
    expect(await panel(page).count()).toBe(0)
    await close()
  })

  it('are locked with a reason, keep a file out, and are unlocked after one question', async () => {
    const { page, close, problems } = await openEmptyCompany(started.browser, started.server, { bypassCSP: true })
    await openLocks(page)
    await panel(page).getByRole('button', { name: 'Lock the period' }).click()
    await panel(page).getByRole('alert').getByText('First day is missing; choose a day.').waitFor()
    await panel(page).getByLabel('First day').fill('2025-01-01')
    await panel(page).getByLabel('Last day').fill('2025-01-31')
    await panel(page).getByLabel('Reason').fill('Reported on 1 March')
    await panel(page).getByRole('button', { name: 'Lock the period' }).click()
    await page.getByRole('status').filter({ hasText: 'Locked: January 2025.' }).waitFor()
    await panel(page).getByText('Reported on 1 March', { exact: true }).waitFor()
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press('Escape')

    await dropFile(page, 'bills.csv', BILLS)
    await page.getByLabel('Kind of activity').selectOption('fuel')
    await page.getByText('The file was read again.').waitFor()
    await page.getByRole('button', { name: 'Check the rows' }).click()
    await page.getByRole('heading', { name: '1 row needs a decision' }).waitFor()
    const sentence = page.getByText(
      /January 2025, which is locked \(“Reported on 1 March”\); choose other days, or have/,
    )
    expect(await sentence.first().textContent()).not.toMatch(/DELETE|company\.|tonne serve/)
    await page.getByText('1 row lies in a locked period').waitFor()
    await page.getByRole('link', { name: 'Show the locked periods' }).click()
    await page.getByRole('button', { name: 'Leave it for later' }).click()
    await panel(page).getByRole('button', { name: 'Unlock January 2025 …' }).click()
    await panel(page)
      .getByText(/^Unlock January 2025\? Its records can be changed again/)
      .waitFor()
    await panel(page).getByRole('button', { name: 'Keep it locked' }).click()
    await panel(page).getByRole('button', { name: 'Unlock January 2025 …' }).click()
    await panel(page).getByRole('button', { name: 'Unlock it' }).click()
    await panel(page).getByText('No period is locked.').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Import', exact: true }).click()
    await page.getByRole('button', { name: 'Check the rows again' }).click()
    await page.getByRole('button', { name: 'Import 2 records' }).click()
    await page.getByText('2 records of bills.csv were imported.').waitFor()
    await close()
    expect(problems.filter((problem) => !/status of 400/.test(problem))).toEqual([])
  })
})
